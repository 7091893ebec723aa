"""The coach: the planner's or the master's plan for a seat, with its goal and how it compares with another."""

from collections.abc import Iterator
from typing import Final

from cuzco_tui.game import Clock, Decision
from cuzco_tui.games.cuzco.bots.advice import EVEN, Advice, Step
from cuzco_tui.games.cuzco.bots.goals import goals
from cuzco_tui.games.cuzco.bots.mind import own_mind, rival_minds
from cuzco_tui.games.cuzco.engine.choices import Choice
from cuzco_tui.games.cuzco.engine.view import PlayerView, view_of
from cuzco_tui.search.comparing import Comparison, Way, better_comparison, quick_comparison

HINT_ROLLOUTS: Final = 256
"""How much the master tries out for a hint."""
JUDGING_ROLLOUTS: Final = 48
"""How much it tries out for a judgement, of which there are many."""
TRIED_AGAIN: Final = 0.25
"""In how many new worlds, for each play-out, it then compares what is best with what was chosen.

However little was tried out to find the best, it is compared in as many as usually: what may be chance counts nothing.
"""

LASTING: Final = 0.6
"""How much of what a choice gives away by the end of its round is still missing when the game is over.

Without it the judged costs of whole games came to 34 VP for the planner and 78 for greedy at a table of three planners,
where the master in their place ended 23 and 50 VP better off.
"""


def quick_advice(view: PlayerView, seat: int) -> Advice:
    """Advise at once."""
    return _advice(quick_comparison(own_mind(), view, seat), seat)


def better_advice(view: PlayerView, decision: Decision, clock: Clock) -> Advice:
    """Advise after thinking for a while; the quick advice is changed only for something clearly better."""
    quick = quick_comparison(own_mind(), view, decision.seat).best.option
    found = better_comparison(
        own_mind(), rival_minds(), view, decision, clock, HINT_ROLLOUTS, chosen=quick, or_second=True
    )
    return _advice(found.kept_to(quick, EVEN), decision.seat)


def judged_advice(view: PlayerView, decision: Decision, chosen: int, clock: Clock, effort: int | None) -> Advice:
    """Compare what should have been chosen with what was."""
    rollouts = JUDGING_ROLLOUTS if effort is None else effort
    again = round(TRIED_AGAIN * max(rollouts, JUDGING_ROLLOUTS)) if rollouts else 0
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
