"""What all dialogs of Caral share: the decider's pieces, and the option under the cursor as a choice."""

from typing import TYPE_CHECKING

from cuzco_tui.games.caral.engine.choices import Choice, parse_choice
from cuzco_tui.games.caral.engine.view import PlayerView, SeenPlayer
from cuzco_tui.games.caral.narration.rules import RULE_OF_DECISION
from cuzco_tui.tui.modals.tiled import TiledModal

if TYPE_CHECKING:
    from textual.reactive import reactive


class CaralModal(TiledModal):
    """A dialog for a decision of Caral."""

    if TYPE_CHECKING:
        view: reactive[PlayerView]

    @property
    def me(self) -> SeenPlayer:
        """The decider's pieces."""
        return self.view.players[self.seat]

    @property
    def pointed(self) -> Choice | None:
        """The option under the cursor."""
        text = self.pointed_text
        return parse_choice(text) if text else None

    def rule_pointed_at(self) -> str:
        """Give the id of the rule of the decision."""
        return RULE_OF_DECISION.get(self.view.kind, "")
