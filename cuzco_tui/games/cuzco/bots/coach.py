"""The coach: the planner's or the master's plan for a seat, with its goal and how it compares with another."""

from functools import cache
from typing import Final

from cuzco_tui.game import Clock, Decision
from cuzco_tui.games.cuzco.bots.advice import Advice, Step
from cuzco_tui.games.cuzco.bots.goals import goals
from cuzco_tui.games.cuzco.bots.mind import CuzcoMind
from cuzco_tui.games.cuzco.bots.value import learned_value
from cuzco_tui.games.cuzco.engine.choices import Choice
from cuzco_tui.games.cuzco.engine.view import PlayerView, view_of
from cuzco_tui.search.comparing import Comparison, better_comparison, quick_comparison

ROLLOUTS: Final = 32
"""How much the master tries out for a hint or a judgement."""


@cache
def _mind() -> CuzcoMind:
    return CuzcoMind(learned_value())


def quick_advice(view: PlayerView, seat: int) -> Advice:
    """Advise at once."""
    return _advice(quick_comparison(_mind(), view, seat), seat)


def better_advice(view: PlayerView, decision: Decision, clock: Clock) -> Advice:
    """Advise after thinking for a while."""
    return _advice(better_comparison(_mind(), [_mind()], view, decision, clock, ROLLOUTS), decision.seat)


def judged_advice(view: PlayerView, decision: Decision, chosen: int, clock: Clock, effort: int | None) -> Advice:
    """Compare what should have been chosen with what was."""
    rollouts = ROLLOUTS if effort is None else effort
    return _advice(better_comparison(_mind(), [_mind()], view, decision, clock, rollouts, chosen), decision.seat)


def _advice(found: Comparison, seat: int) -> Advice:
    best = found.best
    certain = best.states[: best.line.certain + 1]
    nexts: list[Step] = []
    for state, choice in zip(certain[1:], best.line.choices[1:], strict=False):
        assert isinstance(choice, Choice)
        nexts.append(Step(choice, view_of(state, seat)))
    return Advice(
        bot=found.bot,
        best=best.option,
        other=None if found.other is None else found.other.option,
        difference=found.difference,
        accounts=found.accounts,
        lead=found.lead,
        goals=goals(best.states[0], certain[-1], seat),
        nexts=tuple(nexts[: best.line.certain - 1]),
    )
