"""The coach of Caral."""

from functools import cache
from typing import Final

from cuzco_tui.games.caral.bots.goals import goals
from cuzco_tui.games.caral.bots.mind import own_mind, rival_minds
from cuzco_tui.games.caral.engine.view import view_of
from cuzco_tui.search.coach import Coach, Effort
from cuzco_tui.search.comparing import QUICK

EFFORT: Final = Effort(hint=96, judging=24, lasting=0.6)


@cache
def coach() -> Coach:
    """Give the coach."""
    return Coach(own_mind(), rival_minds(), goals, view_of, EFFORT, thinker=QUICK)
