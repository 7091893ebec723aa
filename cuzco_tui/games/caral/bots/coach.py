"""The coach of Caral."""

from collections.abc import Sequence
from functools import cache
from typing import Final

from cuzco_tui.game import Clock, Decision
from cuzco_tui.games.caral.bots.goals import goals
from cuzco_tui.games.caral.bots.mind import own_mind, rival_minds
from cuzco_tui.games.caral.engine.view import PlayerView, view_of
from cuzco_tui.search.advice import Advice
from cuzco_tui.search.coach import Coach, Effort

EFFORT: Final = Effort(hint=96, judging=24, lasting=0.6)


@cache
def coach() -> Coach:
    """Give the coach."""
    return Coach(own_mind(), rival_minds(), goals, view_of, EFFORT)


def quick_advice(view: PlayerView, seat: int, plan: Sequence[str] = ()) -> Advice:
    """Advise at once: to go on with a plan that was announced before, if there is one."""
    return coach().quick(view, seat, plan)


def better_advice(view: PlayerView, decision: Decision, clock: Clock, plan: Sequence[str] = ()) -> Advice:
    """Advise after thinking for a while."""
    return coach().better(view, decision, clock, plan)


def judged_advice(view: PlayerView, decision: Decision, chosen: int, clock: Clock, effort: int | None) -> Advice:
    """Compare what should have been chosen with what was."""
    return coach().judged(view, decision, chosen, clock, effort)
