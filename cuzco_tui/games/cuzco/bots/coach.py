"""The coach of Cuzco: it plans as the planner does, and tries out as the master does."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from cuzco_tui.game import Clock, Decision
from cuzco_tui.games.cuzco.bots.advice import TASK_GOALS
from cuzco_tui.games.cuzco.bots.goals import goals
from cuzco_tui.games.cuzco.bots.mind import own_mind, rival_minds
from cuzco_tui.games.cuzco.engine.choices import KeepTasks
from cuzco_tui.games.cuzco.engine.view import PlayerView, view_of
from cuzco_tui.search.advice import Advice
from cuzco_tui.search.coach import Coach, Effort

EFFORT: Final = Effort(hint=256, judging=48, lasting=0.6)
"""If all that a choice gives away counted, the judged costs of whole games would come to 34 VP for the planner and 78
for greedy at a table of three planners, where the master in their place ended 23 and 50 VP better off.
"""


@cache
def coach() -> Coach:
    """Give the coach."""
    return Coach(own_mind(), rival_minds(), goals, view_of, EFFORT)


def quick_advice(view: PlayerView, seat: int, plan: Sequence[str] = ()) -> Advice:
    """Advise at once: to go on with a plan that was announced before, if there is one."""
    return _without_unseen_tasks(coach().quick(view, seat, plan))


def better_advice(view: PlayerView, decision: Decision, clock: Clock, plan: Sequence[str] = ()) -> Advice:
    """Advise after thinking for a while."""
    return _without_unseen_tasks(coach().better(view, decision, clock, plan))


def judged_advice(view: PlayerView, decision: Decision, chosen: int, clock: Clock, effort: int | None) -> Advice:
    """Compare what should have been chosen with what was."""
    return _without_unseen_tasks(coach().judged(view, decision, chosen, clock, effort))


def _without_unseen_tasks(advice: Advice) -> Advice:
    """Say nothing of tasks to choose from before they are asked about."""
    nexts = tuple(step for step in advice.nexts if not isinstance(step.choice, KeepTasks))
    if len(nexts) == len(advice.nexts):
        return advice
    return advice._replace(nexts=nexts, goals=tuple(goal for goal in advice.goals if goal.kind not in TASK_GOALS))
