"""The coach: the best plan for a seat, with its goal and how it compares with another one."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from cuzco_tui.game import Clock, Decision
from cuzco_tui.search.advice import EVEN, Advice, Goal, Step
from cuzco_tui.search.comparing import BETTER, AccountingMind, Comparison, Way, better_comparison, quick_comparison
from cuzco_tui.search.master import PlayingMind

TRIED_AGAIN: Final = 0.25
"""In how many new worlds, for each play-out, what is best is then compared with what was chosen.

However little was tried out to find the best, it is compared in as many as usually: what may be chance counts nothing.
"""


class Effort(NamedTuple):
    """How much a coach tries out, and how much of what it finds lasts."""

    hint: int
    """Play-outs for a hint."""
    judging: int
    """Play-outs for a judgement, of which there are many."""
    lasting: float
    """How much of what a choice gives away by the end of its round is still missing when the game is over."""


class Coach:
    """Advises with a mind; what a plan comes to and what a seat sees of a state is for the game to say."""

    def __init__(
        self,
        mind: AccountingMind,
        rivals: Sequence[PlayingMind],
        goals: Callable[[Any, Any, int], Sequence[Goal]],
        view_of: Callable[[Any, int], Any],
        effort: Effort,
        thinker: str = BETTER,
    ) -> None:
        """Make it; the thinker is the bot by whose name its better advice goes, one that the game really has."""
        self._mind = mind
        self._rivals = rivals
        self._goals = goals
        self._view_of = view_of
        self._effort = effort
        self._thinker = thinker

    def quick(self, view: Any, seat: int, plan: Sequence[str] = ()) -> Advice:
        """Advise at once: to go on with a plan that was announced before, if there is one."""
        return self.advice(quick_comparison(self._mind, view, seat, plan=plan, in_substance=True), seat)

    def better(self, view: Any, decision: Decision, clock: Clock, plan: Sequence[str] = ()) -> Advice:
        """Advise after thinking for a while; the quick advice is changed only for something clearly better.

        Likewise a plan that was announced before.
        """
        quick = quick_comparison(self._mind, view, decision.seat, plan=plan).best.option
        found = better_comparison(
            self._mind,
            self._rivals,
            view,
            decision,
            clock,
            self._effort.hint,
            chosen=quick,
            or_second=True,
            plan=plan,
            in_substance=True,
        )
        return self.advice(found.kept_to(quick, EVEN), decision.seat)._replace(bot=self._thinker)

    def judged(self, view: Any, decision: Decision, chosen: int, clock: Clock, effort: int | None) -> Advice:
        """Compare what should have been chosen with what was."""
        rollouts = self._effort.judging if effort is None else effort
        again = round(TRIED_AGAIN * max(rollouts, self._effort.judging)) if rollouts else 0
        found = better_comparison(self._mind, self._rivals, view, decision, clock, rollouts, chosen, True, again)
        return self.advice(found.cautious(self._effort.lasting), decision.seat)._replace(bot=self._thinker)

    def advice(self, found: Comparison, seat: int) -> Advice:
        """Give what was found out as advice."""
        best = found.best
        nexts = tuple(self._nexts(best, seat))
        gained = [self._goals(best.states[0], end, seat) for end in best.ends]
        return Advice(
            bot=found.bot,
            best=best.option,
            other=None if found.other is None else found.other.option,
            difference=found.difference,
            doubt=found.doubt,
            accounts=found.accounts,
            goals=tuple(goal for goal in gained[0] if all(goal in others for others in gained)),
            nexts=nexts,
            plan=(best.line.choices[0].text, *(step.choice.text for step in nexts)),
            planned=found.planned,
        )

    def _nexts(self, way: Way, seat: int) -> Iterator[Step]:
        """Give the choices after the first one, up to that by which something is revealed."""
        known = self._mind.known(way.states[0])
        for state, choice in zip(way.states[1:], way.line.choices[1:], strict=False):
            if self._mind.known(state) != known:
                return
            yield Step(choice, self._view_of(state, seat))
