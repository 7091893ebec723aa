"""Looking back with a coach: for each turn of a seat what a strong bot would have done, and what the own choice cost.

Every choice is judged from what the seat could know then, in another process, so that nobody waits for it.
"""

import asyncio
from collections.abc import AsyncGenerator, Iterator, Sequence
from math import inf
from typing import Final, NamedTuple

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.coaching import CoachElsewhere
from cuzco_tui.game import Decision, Judgement
from cuzco_tui.messages import Message, message
from cuzco_tui.play.aloud import Aloud
from cuzco_tui.play.replay import NotToBeSeen, Replay
from cuzco_tui.worker import Worker

MOST_TOLD: Final = 3
"""How many of the dearest mistakes, and of the best moves, are told."""
NOTICED: Final = 0.5
"""VP below which a choice is as good as the best."""
CLEARLY: Final = 2
"""By how many VP, as they are told, the best option must be ahead of the second best to be a best move."""


class JudgedTurn(NamedTuple):
    """One turn of a seat, with the choice in it that says most."""

    first: int
    """The replay step of its first choice."""
    last: int
    """The replay step of its last choice."""
    at: int
    """The replay step of the choice that is told."""
    round: int
    when: Message
    """In which part of the game it was."""
    cost: float
    """The VP that its dearest choice gave away."""
    gain: float
    """By how many VP the choice that is told was ahead of the second best; 0 unless the turn gave nothing away."""
    done: Message
    """What was chosen, and before it the deed by which the turn is known where that is another choice."""
    better: Message
    """What the strong bot would have chosen; the same words when it was chosen."""
    why: tuple[Message, ...]
    """What speaks for that."""

    @property
    def told_cost(self) -> int:
        """What it gave away in whole VP, which are summed up as they are told; 0 where it is as good as the best."""
        return max(1, round(self.cost)) if self.cost >= NOTICED else 0

    @property
    def told_gain(self) -> int:
        """By how many whole VP it was ahead."""
        return round(self.gain)


class Analysis(NamedTuple):
    """What a seat's turns cost."""

    seat: int
    turns: tuple[JudgedTurn, ...]
    dearest: tuple[JudgedTurn, ...]
    """The turns that cost most, the dearest first."""
    best: tuple[JudgedTurn, ...]
    """The turns with the best moves, the best first."""

    @property
    def cost(self) -> float:
        """What all turns gave away."""
        return sum(turn.cost for turn in self.turns)

    @property
    def told_cost(self) -> int:
        """The same in whole VP, as much as is told of all turns together."""
        return sum(turn.told_cost for turn in self.turns)

    @property
    def choices(self) -> int:
        """How many choices were judged."""
        return sum(turn.last - turn.first + 1 for turn in self.turns)


class Progress(NamedTuple):
    """How many choices were judged, of how many."""

    done: int
    total: int


class _Asked(NamedTuple):
    """A choice that a seat made: at which step, what was asked, and which option it took."""

    step: int
    decision: Decision
    chosen: int


async def analyse(
    replay: Replay,
    seat: int,
    effort: int | None = None,
    worker: Worker | None = None,
    known: dict[int, Judgement] | None = None,
) -> AsyncGenerator[Progress | Analysis, None]:
    """Judge the choices of a seat one after the other: tell how far it is, and at last what came of it.

    Whoever closes the generator stops it at once. What is known of choices already, by their steps, is not judged
    again, and what is judged is added to it.
    """
    turns = [list(turn) for turn in _turns(replay, seat)]
    total = sum(map(len, turns))
    coach = CoachElsewhere(replay.game, replay.saved.header.content, worker)
    known = {} if known is None else known
    judged: list[JudgedTurn] = []
    done = sum(asked.step in known for turn in turns for asked in turn)
    try:
        yield Progress(done, total)
        for turn in turns:
            found: list[Judgement] = []
            for asked in turn:
                if asked.step not in known:
                    known[asked.step] = await _judged(coach, replay, seat, asked, effort)
                    done += 1
                    yield Progress(done, total)
                found.append(known[asked.step])
            judged.append(_told(replay, seat, turn, found))
    finally:
        coach.close()
    yield analysis_of(seat, judged)


def analysis_of(seat: int, turns: Sequence[JudgedTurn]) -> Analysis:
    """Find the dearest mistakes and the best moves among the turns of a seat."""
    dear = sorted((turn for turn in turns if turn.cost >= NOTICED), key=lambda turn: (-turn.cost, turn.first))
    good = sorted((turn for turn in turns if turn.told_gain >= CLEARLY), key=lambda turn: (-turn.gain, turn.first))
    return Analysis(seat, tuple(turns), tuple(dear[:MOST_TOLD]), tuple(good[:MOST_TOLD]))


async def _judged(coach: CoachElsewhere, replay: Replay, seat: int, asked: _Asked, effort: int | None) -> Judgement:
    view, names = replay.view(asked.step - 1, seat), replay.names(seat)
    clock = ThinkingClock(inf)
    return await asyncio.to_thread(coach.judge, view, asked.decision, asked.chosen, names, clock, effort)


def _turns(replay: Replay, seat: int) -> Iterator[list[_Asked]]:
    """Give the choices of a seat turn by turn; whoever may not see them is told so."""
    if seat not in replay.eyes:
        raise NotToBeSeen(message("error-analysis-own"))
    turn: list[_Asked] = []
    for step in range(1, replay.last + 1):
        decision, choice = replay.decision(step - 1, seat), replay.choice(step, seat)
        if replay.chose(step) != seat or decision is None or choice is None:
            if turn:
                yield turn
            turn = []
            continue
        if turn and replay.part(turn[0].step - 1, seat) != replay.part(step - 1, seat):
            yield turn
            turn = []
        turn.append(_Asked(step, decision, list(decision.options).index(choice)))
    if turn:
        yield turn


def _told(replay: Replay, seat: int, turn: Sequence[_Asked], found: Sequence[Judgement]) -> JudgedTurn:
    """Put a turn together from its choices: the dearest is told, or else the one that was furthest ahead."""
    costs = [judgement.cost if judgement.cost >= NOTICED else 0.0 for judgement in found]
    cost = max(costs)
    leads = [
        judgement.lead if judgement.best == asked.chosen and not cost else 0.0
        for asked, judgement in zip(turn, found, strict=True)
    ]
    place = max(range(len(turn)), key=lambda each: (costs[each], leads[each], -each))
    asked, judgement = turn[place], found[place]
    aloud, names = Aloud(replay.game.narrator()), replay.names(seat)
    view, options = replay.view(asked.step - 1, seat), asked.decision.options
    number = replay.round(asked.step - 1)
    best = judgement.best if costs[place] else asked.chosen
    done = aloud.option_alone(options[asked.chosen], view, names)
    deed = aloud.deed_of([each.decision.options[each.chosen] for each in turn])
    if deed is not None and deed < place:
        before = turn[deed]
        chosen = before.decision.options[before.chosen]
        done = message(
            "analysis-done", deed=aloud.option_alone(chosen, replay.view(before.step - 1, seat), names), done=done
        )
    return JudgedTurn(
        first=turn[0].step,
        last=turn[-1].step,
        at=asked.step,
        round=number,
        when=message("analysis-in-round", round=number),
        cost=cost,
        gain=leads[place],
        done=done,
        better=aloud.option_alone(options[best], view, names),
        why=tuple(judgement.why),
    )
