"""A coach's worker in the same process, for tests that need no other one; it can be made to think of nothing at all."""

import time
from pkgutil import resolve_name
from typing import Any

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Clock, Json


class WorkerHere:
    """Does what it is asked at once, and remembers what it was asked."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Json]] = []
        self.closed = False

    def call(self, where: str, asked: dict[str, Json], clock: Clock) -> Json:
        """Think here."""
        self.asked.append(asked)
        return resolve_name(where)(asked, clock)

    def close(self) -> None:
        """End."""
        self.closed = True

    def end(self) -> None:
        """End for good."""
        self.close()


class Indifferent(WorkerHere):
    """Thinks that the first option is always the best, and each other one costs 3 VP more than the one before it."""

    def call(self, _where: str, asked: dict[str, Json], _clock: Clock) -> Json:
        """Judge without thinking."""
        self.asked.append(asked)
        return {"best": 0, "cost": 3.0 * asked["chosen"], "why": [], "lead": 0.0 if asked["chosen"] else 4.0}


class Slow(Indifferent):
    """Needs a moment for each choice."""

    def call(self, where: str, asked: dict[str, Json], clock: Clock) -> Json:
        """Judge after a moment."""
        time.sleep(0.05)
        return super().call(where, asked, clock)


def no_clock() -> Any:
    """A clock that is never over."""
    return ThinkingClock()
