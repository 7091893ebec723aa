"""What all dialogs of Cuzco share: the decider's pieces, and the option under the cursor as a choice of the game."""

from typing import TYPE_CHECKING

from cuzco_tui.games.cuzco.engine.choices import Choice, parse_choice
from cuzco_tui.games.cuzco.engine.prices import space_after
from cuzco_tui.games.cuzco.engine.view import PlayerView, SeenPlayer
from cuzco_tui.games.cuzco.screen.task_bars import TaskBars
from cuzco_tui.messages import message
from cuzco_tui.tui.modals.columns import ColumnsModal
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.widgets.panel import Line

if TYPE_CHECKING:
    from textual.reactive import reactive


class CuzcoModal(DecisionModal):
    """A dialog for a decision of Cuzco."""

    if TYPE_CHECKING:
        view: reactive[PlayerView]

    TOLD = DecisionModal.TOLD | {"brings-reserve"}

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
        """Give the id of the rule of the god card that the option under the cursor is about."""
        from cuzco_tui.games.cuzco.screen.dialogs.cards import card_at

        card = card_at(self)
        return f"G-{card:02}" if card else ""

    def task_bars(self, view: PlayerView, width: int) -> TaskBars:
        """What draws the decider's tasks."""
        return TaskBars(self.say, view, self.seat, width)

    def knowledge_line(self, steps: int) -> Line:
        """Tell where the decider stands on the knowledge track, and what so many steps lead to."""
        track, now, then = self.view.content.track_vp, self.me.knowledge, space_after(self.view, self.me, steps)
        return self.line(message("modal-knowledge", space=now, vp=track[now], next=then, then=track[then]))


class CuzcoColumnsModal(ColumnsModal, CuzcoModal):
    """A dialog of Cuzco with two lists that are answered together."""
