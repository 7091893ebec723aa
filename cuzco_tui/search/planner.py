"""The planner: a bot that searches its whole part and keeps to its plan until something is revealed."""

from random import Random
from typing import Any, Final

from cuzco_tui.game import Choice, Clock, Decision
from cuzco_tui.search.mind import Mind
from cuzco_tui.search.planning import WIDE, WIDENED, Line, plan
from cuzco_tui.search.worlds import plan_in_worlds

WANDERED: Final = 4
"""Among how many of the best plans one that wanders chooses."""


class Planner:
    """Plans with a mind; the same seed gives the same choices.

    One that wanders takes now and then another of the best plans, so that something can be learned from its games.
    """

    def __init__(
        self,
        mind: Mind,
        seed: int,
        wide: int = WIDE,
        widened: int = WIDENED,
        wander: float = 0.0,
        worlds: int = 1,
    ) -> None:
        """Make it; where a part reveals much, what options are worth is planned in several worlds."""
        self._mind = mind
        self._worlds = worlds
        self._chance = Random(seed)
        self._wide = wide
        self._widened = widened
        self._wander = wander
        self._following: list[Choice] = []
        self._known = -1

    def __call__(self, view: Any, decision: Decision, _clock: Clock, /) -> int:
        """Go on with the plan if it still holds, else make a new one."""
        if self._following and self._known == self._mind.known(view):
            following = self._following.pop(0)
            if following in decision.options:
                return decision.options.index(following)
        lines = self._plan(view, decision.seat)
        best = lines[0]
        if self._wander and self._chance.random() < self._wander:
            best = self._chance.choice(lines[:WANDERED])
        self._following = list(best.choices[1 : best.certain])
        self._known = self._mind.known(view)
        return best.option

    def _plan(self, view: Any, seat: int) -> list[Line]:
        """Give the best line under each option, the best first."""

        def in_world(state: Any) -> list[Line]:
            return plan(self._mind, state, seat, self._wide, self._widened)

        worlds = [self._chance.getrandbits(63) for _ in range(self._worlds)]
        return [planned.line for planned in plan_in_worlds(self._mind, view, seat, worlds, in_world)]
