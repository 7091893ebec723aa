"""The planner: a bot that searches its whole part and keeps to its plan until something is revealed."""

from random import Random
from typing import Any, Final

from cuzco_tui.game import Choice, Clock, Decision
from cuzco_tui.search.mind import Mind
from cuzco_tui.search.planning import WIDE, WIDENED, plan

WANDERED: Final = 4
"""Among how many of the best plans one that wanders chooses."""


class Planner:
    """Plans with a mind; the same seed gives the same choices.

    One that wanders takes now and then another of the best plans, so that something can be learned from its games.
    """

    def __init__(self, mind: Mind, seed: int, wide: int = WIDE, widened: int = WIDENED, wander: float = 0.0) -> None:
        self._mind = mind
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
        state = self._mind.imagine(view, self._chance.getrandbits(63))
        lines = plan(self._mind, state, decision.seat, self._wide, self._widened)
        best = lines[0]
        if self._wander and self._chance.random() < self._wander:
            best = self._chance.choice(lines[:WANDERED])
        self._following = list(best.choices[1 : best.certain])
        self._known = self._mind.known(view)
        return best.option
