"""One game of a series, played here or in a worker's process."""

from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import msgspec

from cuzco_tui.arena.foreign import ForeignBot, close_all
from cuzco_tui.arena.records import GameRecord, SeatRecord, Times
from cuzco_tui.arena.series import FOREIGN, Pairing, Series, bot_seed, command_of
from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Bot, Clock, Game, Json
from cuzco_tui.games import find_game
from cuzco_tui.messages import catalogue


class Goal(NamedTuple):
    """Something that seats collect: its name in English, how much makes it complete, and what it is worth then."""

    name: str
    needs: int
    vp: int


class Measures(NamedTuple):
    """What is counted in a game: the sources of VP, and what is collected."""

    sources: tuple[str, ...]
    goals: tuple[Goal, ...]


def play_pairing(task: dict[str, Json], _clock: Clock) -> Json:
    """In a worker's process: play a game."""
    series = msgspec.convert(task["series"], type=Series)
    number, deal, seating = task["pairing"]
    content = None if task["content"] is None else Path(task["content"])
    return msgspec.to_builtins(play(series, Pairing(number, deal, tuple(seating)), content), str_keys=True)


def record_from(data: Json) -> GameRecord:
    """Read what `play_pairing` gives."""
    return msgspec.convert(data, type=GameRecord, strict=False)


def play(series: Series, pairing: Pairing, content_file: Path | None) -> GameRecord:
    """Play a game and measure every seat."""
    game = find_game(series.game)
    content = game.load_content(content_file)
    seed = series.seed + pairing.deal
    bots = [_make_bot(game, series, seed, seat, name) for seat, name in enumerate(pairing.seating)]
    times = [Times() for _ in bots]
    state = game.make(len(bots), seed, series.options, content)
    try:
        while decision := game.decision(state):
            view = game.view(state, decision.seat)
            clock = ThinkingClock(series.own_seconds)
            begun = perf_counter()
            index = bots[decision.seat](view, decision, clock)
            times[decision.seat].add((perf_counter() - begun) * 1000)
            game.apply(state, decision.options[index])
        ranking = game.ranking(state)
        for bot in bots:
            if isinstance(bot, ForeignBot):
                bot.end(ranking)
    finally:
        close_all(bots)
    view, narrator = game.view(state, None), game.narrator()
    seats = [
        SeatRecord(
            bot=pairing.seating[standing.seat],
            place=standing.place,
            score=standing.score,
            sources={name: vp for name, vp in standing.sources.items() if vp},
            reached=[each.has for each in narrator.collections(view, standing.seat)],
            times=times[standing.seat],
            faults=_faults_of(bots[standing.seat]),
            notes=_notes_of(bots[standing.seat]),
        )
        for standing in sorted(ranking, key=lambda standing: standing.seat)
    ]
    return GameRecord(pairing.number, pairing.deal, seats)


def measures_of(game: Game, series: Series, content: Any) -> Measures:
    """Ask a game that has just begun what there is to be counted in it."""
    state = game.make(len(series.seats), series.seed, series.options, content)
    say = catalogue("en", game.description.words).say
    goals = game.narrator().collections(game.view(state, None), 0)
    return Measures(
        tuple(game.ranking(state)[0].sources),
        tuple(Goal(say(goal.name), goal.needs, goal.vp) for goal in goals),
    )


def _make_bot(game: Game, series: Series, seed: int, seat: int, name: str) -> Bot:
    if name.startswith(FOREIGN):
        seats = len(series.seats)
        return ForeignBot(game, command_of(name), seat, seats, series.options, series.foreign_seconds)
    return game.make_bot(name, bot_seed(seed, seat, name))


def _faults_of(bot: Bot) -> dict[Any, int]:
    return dict(bot.faults) if isinstance(bot, ForeignBot) else {}


def _notes_of(bot: Bot) -> list[str]:
    return bot.notes if isinstance(bot, ForeignBot) else []
