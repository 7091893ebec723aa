"""The coach of Cuzco: it plans as the planner does, and tries out as the master does."""

from functools import cache
from typing import Final

from cuzco_tui.game import Clock, Decision
from cuzco_tui.games.cuzco.bots.goals import goals
from cuzco_tui.games.cuzco.bots.mind import own_mind, rival_minds
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


def quick_advice(view: PlayerView, seat: int) -> Advice:
    """Advise at once."""
    return coach().quick(view, seat)


def better_advice(view: PlayerView, decision: Decision, clock: Clock) -> Advice:
    """Advise after thinking for a while."""
    return coach().better(view, decision, clock)


def judged_advice(view: PlayerView, decision: Decision, chosen: int, clock: Clock, effort: int | None) -> Advice:
    """Compare what should have been chosen with what was."""
    return coach().judged(view, decision, chosen, clock, effort)
