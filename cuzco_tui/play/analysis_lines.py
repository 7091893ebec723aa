"""An analysis in words, and as plain data for programs."""

from collections.abc import Callable, Sequence

from cuzco_tui.game import GameError, Json
from cuzco_tui.messages import Message, Names, Value, message
from cuzco_tui.play.analysis import NOTICED, Analysis, JudgedTurn
from cuzco_tui.play.answers import fold, shortened
from cuzco_tui.play.replay import NotToBeSeen, Replay


def told_turns(analysis: Analysis) -> list[JudgedTurn]:
    """Give the turns that are told first, in the order of their numbers: the dearest mistakes, then the best moves."""
    return [*analysis.dearest, *analysis.best]


def analysis_lines(analysis: Analysis, names: Names) -> list[Message]:
    """Tell what a seat's turns cost, its dearest mistakes and its best moves."""
    who = names(analysis.seat)
    if not analysis.turns:
        return [message("analysis-no-turns", who=who)]
    lines = [
        message("analysis-all", who=who, turns=len(analysis.turns), choices=analysis.choices, vp=analysis.told_cost)
    ]
    if analysis.dearest:
        lines.append(message("analysis-dearest", count=len(analysis.dearest)))
    for number, turn in enumerate(analysis.dearest, 1):
        lines += numbered_turn(number, turn)
    if analysis.best:
        lines.append(message("analysis-best", count=len(analysis.best)))
    for number, turn in enumerate(analysis.best, len(analysis.dearest) + 1):
        lines += numbered_turn(number, turn)
    return lines


def numbered_turn(number: int, turn: JudgedTurn) -> list[Message]:
    """Tell one turn with its number, and below it why."""
    return [message("analysis-numbered", number=number, turn=turn_line(turn)), *turn.why]


def turn_line(turn: JudgedTurn) -> Message:
    """Tell in one sentence what was done in a turn, what would have been better and what that cost."""
    if turn.cost >= NOTICED:
        values: dict[str, Value] = {"when": turn.when, "step": turn.at, "done": turn.done, "better": turn.better}
        return message("analysis-mistake", **values, vp=turn.told_cost)
    ahead = turn.told_gain
    return message(
        "analysis-good" if ahead else "analysis-fine", when=turn.when, step=turn.at, done=turn.done, vp=ahead
    )


def all_turn_lines(analysis: Analysis) -> list[Message]:
    """Tell every turn, a line each."""
    return [turn_line(turn) for turn in analysis.turns]


def analysis_data(analysis: Analysis, replay: Replay, say: Callable[[Message], str]) -> Json:
    """Give an analysis as plain data; seats count from 1, and VP are given to two places."""
    places = {turn.first: place for place, turn in enumerate(analysis.turns)}
    return {
        "game": replay.id,
        "finished": replay.finished,
        "seat": analysis.seat + 1,
        "name": replay.seats[analysis.seat].name,
        "cost": round(analysis.cost, 2),
        "turns": [
            {
                "round": turn.round,
                "first": turn.first,
                "last": turn.last,
                "step": turn.at,
                "cost": round(turn.cost, 2),
                "gain": round(turn.gain, 2),
                "done": say(turn.done),
                "better": say(turn.better),
                "why": [say(line) for line in turn.why],
            }
            for turn in analysis.turns
        ],
        "dearest": [places[turn.first] for turn in analysis.dearest],
        "best": [places[turn.first] for turn in analysis.best],
    }


def find_seat(names: Sequence[str], typed: str) -> int | None:
    """Find a seat by its number from 1 on, or by its name or how that begins."""
    if typed.isdecimal():
        return int(typed[:6]) - 1 if 1 <= int(typed[:6]) <= len(names) else None
    wanted = fold(typed)
    whole = [seat for seat, name in enumerate(names) if wanted and fold(name) == wanted]
    begun = [seat for seat, name in enumerate(names) if wanted and fold(name).startswith(wanted)]
    return next(iter(whole or begun), None)


def replay_for(replay: Replay, typed: str | None) -> tuple[Replay, int]:
    """Give the replay with the eyes of the seat that is to be analysed, and that seat.

    Unless one is named it is that of the only person here. In a game that goes on nobody but a person of this machine
    may be looked at, with what that person may know.
    """
    names = [seat.name for seat in replay.seats]
    if typed is None:
        if len(replay.people) != 1:
            raise GameError(message("error-analysis-whose", names=tuple(names)))
        seat = replay.people[0]
    else:
        found = find_seat(names, typed)
        if found is None:
            raise GameError(message("error-analysis-seat", typed=shortened(typed), names=tuple(names)))
        seat = found
    if seat in replay.sharing:
        return replay.for_person(seat), seat
    if seat not in replay.eyes:
        raise NotToBeSeen(message("error-analysis-own"))
    return replay, seat
