"""The coach: the best plan for a seat, with its goal and how it compares with another one."""

from collections.abc import Iterator
from typing import Final

from cuzco_tui.game import Clock, Decision
from cuzco_tui.games.caral.bots.advice import EVEN, Advice, Step
from cuzco_tui.games.caral.bots.goals import goals
from cuzco_tui.games.caral.bots.mind import own_mind, rival_minds
from cuzco_tui.games.caral.engine.choices import Choice
from cuzco_tui.games.caral.engine.view import PlayerView, view_of
from cuzco_tui.search.comparing import Comparison, Way, better_comparison, quick_comparison

HINT_ROLLOUTS: Final = 96
"""How much is tried out for a hint."""
JUDGING_ROLLOUTS: Final = 24
"""How much is tried out for a judgement, of which there are many."""
TRIED_AGAIN: Final = 0.25
"""In how many new worlds, for each play-out, what is best is then compared with what was chosen."""
LASTING: Final = 0.6
"""How much of what a choice gives away by the end of its round counts: some of it is made up for later."""


def quick_advice(view: PlayerView, seat: int) -> Advice:
    """Advise at once."""
    return _advice(quick_comparison(own_mind(), view, seat), seat)


def better_advice(view: PlayerView, decision: Decision, clock: Clock) -> Advice:
    """Advise after thinking for a while; the quick advice is changed only for something clearly better."""
    mind = own_mind()
    quick = quick_comparison(mind, view, decision.seat).best.option
    found = better_comparison(mind, rival_minds(), view, decision, clock, HINT_ROLLOUTS, quick, or_second=True)
    return _advice(found.kept_to(quick, EVEN), decision.seat)


def judged_advice(view: PlayerView, decision: Decision, chosen: int, clock: Clock, effort: int | None) -> Advice:
    """Compare what should have been chosen with what was."""
    rollouts = JUDGING_ROLLOUTS if effort is None else effort
    again = round(TRIED_AGAIN * rollouts)
    found = better_comparison(own_mind(), rival_minds(), view, decision, clock, rollouts, chosen, True, again)
    return _advice(found.cautious(LASTING), decision.seat)


def _advice(found: Comparison, seat: int) -> Advice:
    best = found.best
    gained = [goals(best.states[0], end, seat) for end in best.ends]
    return Advice(
        bot=found.bot,
        best=best.option,
        other=None if found.other is None else found.other.option,
        difference=found.difference,
        doubt=found.doubt,
        accounts=found.accounts,
        goals=tuple(goal for goal in gained[0] if all(goal in others for others in gained)),
        nexts=tuple(_nexts(best, seat)),
    )


def _nexts(way: Way, seat: int) -> Iterator[Step]:
    """Give the choices after the first one, up to that by which something is revealed."""
    for state, choice in zip(way.states[1 : way.line.certain + 1], way.line.choices[1:], strict=False):
        assert isinstance(choice, Choice)
        yield Step(choice, view_of(state, seat))
