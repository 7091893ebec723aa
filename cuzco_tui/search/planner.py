"""The planner: a bot that searches its whole part and keeps to its plan until something is revealed."""

from random import Random
from typing import Any

from cuzco_tui.game import Choice, Clock, Decision
from cuzco_tui.search.mind import Mind
from cuzco_tui.search.planning import WIDE, WIDENED, plan


class Planner:
    """Plans with a mind; the same seed gives the same choices."""

    def __init__(self, mind: Mind, seed: int, wide: int = WIDE, widened: int = WIDENED) -> None:
        self._mind = mind
        self._chance = Random(seed)
        self._wide = wide
        self._widened = widened
        self._following: list[Choice] = []
        self._known = -1

    def __call__(self, view: Any, decision: Decision, _clock: Clock, /) -> int:
        """Go on with the plan if it still holds, else make a new one."""
        if self._following and self._known == self._mind.known(view):
            following = self._following.pop(0)
            if following in decision.options:
                return decision.options.index(following)
        state = self._mind.imagine(view, self._chance.getrandbits(63))
        best = plan(self._mind, state, decision.seat, self._wide, self._widened)[0]
        self._following = list(best.choices[1 : best.certain])
        self._known = self._mind.known(view)
        return best.option
