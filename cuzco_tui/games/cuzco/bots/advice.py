"""What advice is made of, and the kinds of goals of a plan."""

from typing import Final

from cuzco_tui.search.advice import EVEN, Advice, Goal, Step

__all__ = [
    "EVEN",
    "GREAT_GOALS",
    "MET",
    "NEARER",
    "NEW_TASK",
    "NEW_TASK_MET",
    "SMALL_GOALS",
    "TASK_GOALS",
    "Advice",
    "Goal",
    "Step",
]

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
