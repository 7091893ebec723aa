"""The plans that were announced in hints: whoever follows one is advised to go on with it."""

from typing import Any, Final, NamedTuple

from cuzco_tui.game import Decision, Hint
from cuzco_tui.table.chair import Position

_KEPT: Final = 64
"""How many announced and followed plans are remembered, the newest."""


class Question(NamedTuple):
    """A question, which is another one when the game came to the same step in another way."""

    seat: int | None
    step: int
    view: Any
    decision: Decision | None


class _Plan(NamedTuple):
    """The choices with which a plan goes on at a question, as texts, and who announced it."""

    question: Question
    texts: tuple[str, ...]
    is_better: bool
    """Whether it is from whoever thought for longer."""
    is_begun: bool
    """Whether the choice before was made as it had been announced."""


def question_of(seat: int | None, position: Position) -> Question:
    """Give what a seat is asked at a position."""
    return Question(seat, position.step, position.view, position.decision)


class Plans:
    """Remembers what was announced at each question, and what is left of it at the next ones."""

    def __init__(self) -> None:
        self._plans: list[_Plan] = []

    def announce(self, question: Question, hint: Hint, is_better: bool) -> None:
        """Remember the plan of a hint that was given; a plan has only choices before which nothing is revealed."""
        if hint.plan:
            self._keep(_Plan(question, tuple(hint.plan), is_better, is_begun=False))

    def follow(self, before: Question, chosen: str, after: Question) -> None:
        """Remember at the next question what is left of the plans that were followed."""
        options = () if after.decision is None else [choice.text for choice in after.decision.options]
        for plan in [plan for plan in self._plans if plan.question == before]:
            if plan.texts[0] == chosen and len(plan.texts) > 1 and plan.texts[1] in options:
                self._keep(_Plan(after, plan.texts[1:], plan.is_better, is_begun=True))

    def at(self, question: Question) -> tuple[str, ...]:
        """Give what was announced for a question, the better plan first; a quick one counts when it was begun."""
        found = [
            plan for plan in reversed(self._plans) if plan.question == question and (plan.is_better or plan.is_begun)
        ]
        found.sort(key=lambda plan: not plan.is_better)
        return found[0].texts if found else ()

    def _keep(self, plan: _Plan) -> None:
        self._plans = [*(each for each in self._plans if each != plan), plan][-_KEPT:]
