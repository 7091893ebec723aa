"""The coach of Cuzco: it plans as the planner does, and tries out as the master does."""

from functools import cache
from typing import Final

from cuzco_tui.games.cuzco.bots.advice import TASK_GOALS
from cuzco_tui.games.cuzco.bots.goals import goals
from cuzco_tui.games.cuzco.bots.mind import own_mind, rival_minds
from cuzco_tui.games.cuzco.engine.choices import KeepTasks
from cuzco_tui.games.cuzco.engine.view import view_of
from cuzco_tui.search.advice import Advice
from cuzco_tui.search.coach import Coach, Effort
from cuzco_tui.search.comparing import Comparison

EFFORT: Final = Effort(hint=256, judging=48, lasting=0.6)
"""If all that a choice gives away counted, the judged costs of whole games would come to 34 VP for the planner and 78
for greedy at a table of three planners, where the master in their place ended 23 and 50 VP better off.
"""


class CuzcoCoach(Coach):
    """Says nothing of tasks to choose from before they are asked about."""

    def advice(self, found: Comparison, seat: int) -> Advice:
        """Leave what is done with such tasks out of what is advised."""
        advice = super().advice(found, seat)
        nexts = tuple(step for step in advice.nexts if not isinstance(step.choice, KeepTasks))
        if len(nexts) == len(advice.nexts):
            return advice
        return advice._replace(nexts=nexts, goals=tuple(goal for goal in advice.goals if goal.kind not in TASK_GOALS))


@cache
def coach() -> Coach:
    """Give the coach."""
    return CuzcoCoach(own_mind(), rival_minds(), goals, view_of, EFFORT)
