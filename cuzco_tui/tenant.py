"""What the games of all tenants do alike: their states keep a stack of pending decisions, and a coach advises."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from cuzco_tui.game import Clock, Decision, Description, Hint, Judgement
from cuzco_tui.messages import Names
from cuzco_tui.resources import read_document

if TYPE_CHECKING:
    from cuzco_tui.search.advice import Advice
    from cuzco_tui.search.coach import Coach


class HintWords(Protocol):
    """Puts a coach's advice into words."""

    def hint(self, advice: "Advice", view: Any, names: Names, /) -> Hint:
        """Tell the best option, what for, how it compares with the next best, and what comes then."""

    def judgement(self, advice: "Advice", chosen: int, view: Any, names: Names, /) -> Judgement:
        """Tell what a choice gave away, and what speaks for the best option."""


class TenantGame:
    """A part of `cuzco_tui.game.Game`; a tenant adds its rules, most of them functions of its engine as they are."""

    description: Description
    decision_names: Sequence[str]
    """The kinds of decisions by the numbers that the pending ones have."""

    def coach(self) -> "Coach":
        """Give what advises."""
        raise NotImplementedError

    def hint_words(self) -> HintWords:
        """Give what says the advice."""
        raise NotImplementedError

    def hint(self, view: Any, decision: Decision, names: Names, plan: Sequence[str] = ()) -> Hint:
        """Give advice at once."""
        return self.hint_words().hint(self.coach().quick(view, decision.seat, plan), view, names)

    def better_hint(self, view: Any, decision: Decision, names: Names, clock: Clock, plan: Sequence[str] = ()) -> Hint:
        """Give advice after thinking."""
        return self.hint_words().hint(self.coach().better(view, decision, clock, plan), view, names)

    def judge(
        self, view: Any, decision: Decision, chosen: int, names: Names, clock: Clock, effort: int | None = None
    ) -> Judgement:
        """Say what a choice cost."""
        advice = self.coach().judged(view, decision, chosen, clock, effort)
        return self.hint_words().judgement(advice, chosen, view, names)

    def rules_page(self, language: str) -> str:
        """Give the rules page in a language."""
        return read_document(self.description.rules_file(language))

    def copy(self, state: Any) -> Any:
        """Give an independent copy."""
        return state.copy()

    def decision(self, state: Any) -> Decision | None:
        """Give the pending decision."""
        if not state.stack:
            return None
        frame = state.stack[-1]
        return Decision(frame[1], self.decision_names[frame[0]], state.options)

    def reveals(self, state: Any) -> int:
        """Count rolls and revealed pieces."""
        found: int = state.reveals
        return found
