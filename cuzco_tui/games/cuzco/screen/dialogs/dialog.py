"""What all dialogs of Cuzco share: the decider's pieces, the option under the cursor as a choice, options as tiles."""

from typing import TYPE_CHECKING

from cuzco_tui.games.cuzco.engine.choices import Choice, PlayCard, parse_choice
from cuzco_tui.games.cuzco.engine.codes import VIA_NAMES
from cuzco_tui.games.cuzco.engine.prices import space_after
from cuzco_tui.games.cuzco.engine.view import PlayerView, SeenPlayer
from cuzco_tui.games.cuzco.screen.dialogs.pointed_rules import rule_of
from cuzco_tui.games.cuzco.screen.drawing.pieces import card
from cuzco_tui.games.cuzco.screen.task_bars import TaskBars
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.modals.columns import ColumnsModal
from cuzco_tui.tui.modals.tiled import LOW as LOW
from cuzco_tui.tui.modals.tiled import TiledModal
from cuzco_tui.tui.widgets.panel import Line

if TYPE_CHECKING:
    from textual.reactive import reactive


class CuzcoModal(TiledModal):
    """A dialog for a decision of Cuzco."""

    if TYPE_CHECKING:
        view: reactive[PlayerView]

    TOLD = TiledModal.TOLD | {"brings-reserve"}

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
        """Give the id of the rule of what the option under the cursor is about."""
        return rule_of(self.pointed, self.view)

    def tile(self, text: str, words: Message, width: int, key: str) -> list[Line]:
        """Draw an option as a tile of this width inside its edges; by itself, a card that is played, or words."""
        choice = parse_choice(text)
        if isinstance(choice, PlayCard):
            paid: Line = [(self.say(message("modal-paid", via=VIA_NAMES[choice.via])), "muted")]
            return card(self.say, self.view.content, choice.card, width, key, paid)
        return super().tile(text, words, width, key)

    def also_brings(self) -> list[Line]:
        """What the option under the cursor brings beyond what its tile shows."""
        told = tuple(phrase for phrase in self.model.brings().get(self.pointed_text, ()) if phrase.id not in self.TOLD)
        return [self.line(told, "gold")] if told else []

    def task_bars(self, view: PlayerView, width: int) -> TaskBars:
        """What draws the decider's tasks, with what the option under the cursor would add."""
        return TaskBars(self.say, view, self.seat, width, (self.pointed_text,))

    def knowledge_line(self, steps: int) -> Line:
        """Tell where the decider stands on the knowledge track, and what so many steps lead to."""
        track, now, then = self.view.content.track_vp, self.me.knowledge, space_after(self.view, self.me, steps)
        return self.line(message("modal-knowledge", space=now, vp=track[now], next=then, then=track[then]), "muted")


class CuzcoColumnsModal(ColumnsModal, CuzcoModal):
    """A dialog of Cuzco with two parts that are answered together."""
