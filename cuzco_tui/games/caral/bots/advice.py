"""What advice is made of, and the kinds of goals of a plan."""

from typing import Final

from cuzco_tui.search.advice import EVEN, REST, Advice, Goal, Step

__all__ = ["EVEN", "GREAT_GOALS", "REST", "SMALL_GOALS", "Advice", "Goal", "Step"]

GREAT_GOALS: Final = (
    *("finish", "status", "emissary", "marker", "year", "highest", "priest", "levels", "found", "tile"),
    *("builder", "worker", "envoy"),
)
"""The kinds of goals that a turn is for."""
SMALL_GOALS: Final = ("stones", "alpaca", "beast", "cards", "fame")
"""The kinds of goals that are told when there is no great one."""
