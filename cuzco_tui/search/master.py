"""The master: it plans, then plays the best plans out in worlds in which everything hidden was dealt anew."""

from collections.abc import Sequence
from random import Random
from typing import Any, Final, NamedTuple, Protocol

from cuzco_tui.game import Clock, Decision
from cuzco_tui.search.mind import Mind
from cuzco_tui.search.planning import Line, plan, quick_plan

CANDIDATES: Final = 5
"""Options that are played out at most."""
WITHIN: Final = 15.0
"""How much less than the best an option may be worth by its plan to be played out."""
SIEVES: Final = (1, 2, 4, 8)
"""After how many worlds a third of the options that are left is dropped."""
USUAL_ROLLOUTS: Final = 96
"""How many play-outs a thought takes, about."""


class PlayingMind(Mind, Protocol):
    """A mind that can also play on with everybody."""

    def asked(self, state: Any) -> int | None:
        """Give the seat that decides now, None when the play-out is over: at the end of the round or of the game."""

    def go_on(self, state: Any) -> None:
        """Go on from the end of a part to the next decision, if the play-out is not over."""

    def outcome(self, state: Any, seat: int) -> float:
        """Say how good the end of a play-out is for a seat, with an eye on the others."""


class Tried(NamedTuple):
    """A line with what it was worth in the play-outs so far."""

    line: Line
    outcomes: list[float]

    @property
    def mean(self) -> float:
        """The mean of the play-outs."""
        return sum(self.outcomes) / len(self.outcomes) if self.outcomes else self.line.worth


class Master:
    """Plans, then compares the best plans by play-outs in the same worlds; the others are played by several minds."""

    def __init__(
        self,
        mind: PlayingMind,
        rivals: Sequence[PlayingMind],
        seed: int,
        rollouts: int = USUAL_ROLLOUTS,
        candidates: int = CANDIDATES,
        within: float = WITHIN,
    ) -> None:
        self._mind = mind
        self._rivals = rivals
        self._chance = Random(seed)
        self._rollouts = rollouts
        self._candidates = candidates
        self._within = within

    def __call__(self, view: Any, decision: Decision, clock: Clock, /) -> int:
        """Think anew at each choice: what a plan goes on with was never compared with anything else by play-outs."""
        return self.think(view, decision, clock)[0].line.option

    def think(self, view: Any, decision: Decision, clock: Clock, kept: int | None = None) -> list[Tried]:
        """Give the options that were played out to the end, the best first; one that is to be judged is kept."""
        mind, seat = self._mind, decision.seat
        state = mind.imagine(view, self._chance.getrandbits(63))
        lines = self.lines(state, seat)
        least = lines[0].worth - self._within
        field = [
            Tried(line, [])
            for place, line in enumerate(lines)
            if line.option == kept or (place < self._candidates and line.worth >= least)
        ]
        left = self._rollouts
        world = 0
        while left > 0 and len(field) > 1 and not clock.over:
            if not self._try_all(state, seat, field, world, clock):
                break
            left -= len(field)
            world += 1
            if world in SIEVES:
                field.sort(key=_by_mean)
                last = max(2, len(field) - max(1, len(field) // 3))
                field = [*field[:last], *self.spared(field[:last], field[last:], kept)]
        field.sort(key=_by_mean)
        return field

    def lines(self, state: Any, seat: int) -> list[Line]:
        """Give the best line under each option, the best first."""
        return plan(self._mind, state, seat)

    def spared(self, _left: Sequence[Tried], dropped: Sequence[Tried], kept: int | None) -> list[Tried]:
        """Give those of the lines that fall through a sieve that are played out all the same."""
        return [tried for tried in dropped if tried.line.option == kept]

    def try_again(self, view: Any, seat: int, lines: Sequence[Line], worlds: int, clock: Clock) -> list[Tried]:
        """Play lines out in so many new worlds, and forget by what they were picked: that was partly luck."""
        state = self._mind.imagine(view, self._chance.getrandbits(63))
        field = [Tried(line, []) for line in lines]
        for world in range(worlds):
            if clock.over or not self._try_all(state, seat, field, world, clock):
                break
        return field

    def _try_all(self, state: Any, seat: int, field: Sequence[Tried], world: int, clock: Clock) -> bool:
        """Play all lines out in one world; that counts only if there was time for all of them."""
        dealt = self._mind.deal_anew(state, seat, self._chance.getrandbits(63))
        outcomes: list[float] = []
        for tried in field:
            if clock.over:
                return False
            outcomes.append(self._play_out(self._mind.copy(dealt), seat, tried.line, world))
        for tried, outcome in zip(field, outcomes, strict=True):
            tried.outcomes.append(outcome)
        return True

    def outcome(self, state: Any, seat: int, _line: Line) -> float:
        """Say how good the end of a line's play-out is for a seat."""
        return self._mind.outcome(state, seat)

    def _play_out(self, state: Any, seat: int, line: Line, world: int) -> float:
        """Play a line and then everybody on to the end of the play-out."""
        mind, rivals = self._mind, self._rivals
        _carry_out(mind, state, line)
        while True:
            if not mind.options(state):
                mind.go_on(state)
            asked = mind.asked(state)
            if asked is None:
                return self.outcome(state, seat, line)
            thinker = mind if asked == seat else rivals[(world + asked) % len(rivals)]
            _carry_out(mind, state, quick_plan(thinker, state, asked))


def _carry_out(mind: PlayingMind, state: Any, line: Line) -> None:
    """Play a line as far as this world allows it."""
    for choice in line.choices:
        if choice not in mind.options(state):
            return
        mind.play_on(state, choice)


def _by_mean(tried: Tried) -> tuple[float, int]:
    return -tried.mean, tried.line.option
