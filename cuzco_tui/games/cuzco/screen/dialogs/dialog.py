"""What all dialogs of Cuzco share: the decider's pieces, the option under the cursor as a choice, options as tiles."""

from typing import TYPE_CHECKING

from cuzco_tui.games.cuzco.engine.choices import DECLINE, DONE, Choice, PlayCard, parse_choice
from cuzco_tui.games.cuzco.engine.codes import VIA_NAMES
from cuzco_tui.games.cuzco.engine.prices import space_after
from cuzco_tui.games.cuzco.engine.view import PlayerView, SeenPlayer
from cuzco_tui.games.cuzco.screen.dialogs.pointed_rules import rule_of
from cuzco_tui.games.cuzco.screen.drawing.pieces import card
from cuzco_tui.games.cuzco.screen.task_bars import TaskBars
from cuzco_tui.messages import Message, message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.actions import TAKES_NOTHING
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.modals.choices import Choices, Tiles
from cuzco_tui.tui.modals.columns import ColumnsModal
from cuzco_tui.tui.modals.decision import DecisionModal, Options
from cuzco_tui.tui.widgets.panel import Line

if TYPE_CHECKING:
    from textual.reactive import reactive

_ENDS = (DECLINE.text, DONE.text)
"""What takes nothing stands last."""
LOW = Tiles(16, 26)
"""Options in a line of their own below the tiles."""


class CuzcoModal(DecisionModal):
    """A dialog for a decision of Cuzco."""

    if TYPE_CHECKING:
        view: reactive[PlayerView]

    TOLD = DecisionModal.TOLD | {"brings-reserve"}

    def __init__(self, model: Sitting, language: str, question: Message, options: Options) -> None:
        super().__init__(model, language, question, options)
        self.options = sorted(options, key=lambda option: (option[0] in _ENDS, self.rank(option[0])))

    def rank(self, text: str) -> int:
        """Give the place of an option among the others, low ones first; equal ones stay as they come."""
        return 0

    def digit_of(self, text: str) -> int | None:
        """What takes nothing has a key of its own, the same in all dialogs."""
        return TAKES_NOTHING if text in _ENDS else None

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

    def lay_tiles(self, tiles: Tiles) -> None:
        """Draw the options as tiles, what takes nothing in a line below them."""
        choices = self.query_one(Choices)
        choices.tiles, choices.face = tiles, self._tile_face
        last = [index for index, (text, _) in enumerate(self.options) if text in _ENDS]
        choices.group_tiles = {last[0]: LOW} if last else {}
        if last and last[0]:
            choices.headings[last[0]] = [[]]

    def _tile_face(self, index: int, width: int) -> list[Line]:
        choices = self.query_one(Choices)
        text, words = choices.options[index]
        key = choices.key_at(index)
        if text in _ENDS:
            return [[(f" {key:<3}", "gold strong"), (self.say(words), "muted")]]
        return self.tile(text, words, width, key)

    def tile(self, text: str, words: Message, width: int, key: str) -> list[Line]:
        """Draw an option as a tile of this width inside its edges; by itself, a card that is played, or words."""
        choice = parse_choice(text)
        if isinstance(choice, PlayCard):
            paid: Line = [(self.say(message("modal-paid", via=VIA_NAMES[choice.via])), "muted")]
            return card(self.say, self.view.content, choice.card, width, key, paid)
        return folded([(f" {key:<3}", "gold strong"), (self.say(words), "")], width, 4)

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
