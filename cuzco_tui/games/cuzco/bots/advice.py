"""Advice as plain data: what should be chosen, what for, instead of what and why; words are made of it elsewhere."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from cuzco_tui.games.cuzco.engine.choices import Choice
from cuzco_tui.games.cuzco.engine.view import PlayerView

EVEN: Final = 0.5
"""Options that differ by less are as good as each other."""
GREAT_GOALS: Final = (
    *("task", "circlet", "circlet-at-once", "complete-and-die", "complete", "village"),
    *("priest", "priest-most", "good", "food-for", "first"),
)
"""The kinds of goals that a turn is for."""
SMALL_GOALS: Final = ("tile", "knowledge", "feathers", "food", "offerings", "cards", "points")
"""The kinds of goals that are told when there is no great one."""
NEARER: Final = "nearer"
"""The kind of the goal that is a task to which the seat comes nearer."""
MET: Final = "met"
"""The same when nothing of it is missing any more."""
NEW_TASK: Final = "new-task"
"""The kind of the goal that is a task which was taken, and of which something is there already."""
NEW_TASK_MET: Final = "new-task-met"
"""The same when nothing of it is missing."""
TASK_GOALS: Final = (NEARER, MET, NEW_TASK, NEW_TASK_MET)
"""The kinds of goals that are tasks, with how much is there and how much is needed."""


class Goal(NamedTuple):
    """What a plan comes to, such as a circlet that is complete: its kind, and the numbers that belong to it."""

    kind: str
    numbers: Mapping[str, int] = {}


class Step(NamedTuple):
    """A choice that the plan makes later, with what its seat will see then of its own."""

    choice: Choice
    view: PlayerView


class Advice(NamedTuple):
    """The best option with its plan, and how it compares with another one."""

    bot: str
    best: int
    """The index of the best option."""
    other: int | None
    """The index of the option that it is compared with, if there is one."""
    difference: float
    """By how many VP it is better."""
    doubt: float
    """How far that may be wrong, the standard error of what was tried out."""
    accounts: Mapping[str, float]
    """Where these VP come from, by topic."""
    goals: tuple[Goal, ...]
    """What the plan comes to, the most important first."""
    nexts: tuple[Step, ...]
    """What the plan chooses after the option, as far as it is certain."""
    plan: tuple[str, ...] = ()
    """The texts of all these choices, the option first."""
    planned: int | None = None
    """The index of the option with which the plan goes on that was announced before, if there is one."""
