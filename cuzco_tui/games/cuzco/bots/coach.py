"""The coach: the planner's or the master's plan for a seat, with its goal and how it compares with another."""

from collections.abc import Iterator, Sequence
from typing import Final

from cuzco_tui.game import Clock, Decision
from cuzco_tui.games.cuzco.bots.advice import EVEN, TASK_GOALS, Advice, Step
from cuzco_tui.games.cuzco.bots.goals import goals
from cuzco_tui.games.cuzco.bots.mind import own_mind, rival_minds
from cuzco_tui.games.cuzco.engine.choices import Choice, KeepTasks
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


def quick_advice(view: PlayerView, seat: int, plan: Sequence[str] = ()) -> Advice:
    """Advise at once: to go on with a plan that was announced before, if there is one."""
    return _advice(quick_comparison(own_mind(), view, seat, plan=plan, in_substance=True), seat)


def better_advice(view: PlayerView, decision: Decision, clock: Clock, plan: Sequence[str] = ()) -> Advice:
    """Advise after thinking for a while; the quick advice is changed only for something clearly better.

    Likewise a plan that was announced before.
    """
    quick = quick_comparison(own_mind(), view, decision.seat, plan=plan).best.option
    found = better_comparison(
        own_mind(),
        rival_minds(),
        view,
        decision,
        clock,
        HINT_ROLLOUTS,
        chosen=quick,
        or_second=True,
        plan=plan,
        in_substance=True,
    )
    return _advice(found.kept_to(quick, EVEN), decision.seat)


def judged_advice(view: PlayerView, decision: Decision, chosen: int, clock: Clock, effort: int | None) -> Advice:
    """Compare what should have been chosen with what was."""
    rollouts = JUDGING_ROLLOUTS if effort is None else effort
    again = round(TRIED_AGAIN * max(rollouts, JUDGING_ROLLOUTS)) if rollouts else 0
    found = better_comparison(own_mind(), rival_minds(), view, decision, clock, rollouts, chosen, True, again)
    return _advice(found.cautious(LASTING), decision.seat)


def _advice(found: Comparison, seat: int) -> Advice:
    """Make advice of a comparison; tasks to choose from are not spoken of before they are asked about."""
    best = found.best
    nexts = tuple(_nexts(best, seat))
    unsaid = TASK_GOALS if any(isinstance(step.choice, KeepTasks) for step in nexts) else ()
    gained = [goals(best.states[0], end, seat) for end in best.ends]
    return Advice(
        bot=found.bot,
        best=best.option,
        other=None if found.other is None else found.other.option,
        difference=found.difference,
        doubt=found.doubt,
        accounts=found.accounts,
        goals=tuple(goal for goal in gained[0] if all(goal in others for others in gained) and goal.kind not in unsaid),
        nexts=tuple(step for step in nexts if not isinstance(step.choice, KeepTasks)),
        plan=(best.line.choices[0].text, *(step.choice.text for step in nexts)),
        planned=found.planned,
    )


def _nexts(way: Way, seat: int) -> Iterator[Step]:
    """Give the choices after the first one, up to that by which something is revealed."""
    known = own_mind().known(way.states[0])
    for state, choice in zip(way.states[1:], way.line.choices[1:], strict=False):
        if own_mind().known(state) != known:
            return
        assert isinstance(choice, Choice)
        yield Step(choice, view_of(state, seat))
