"""A dialog whose options lie beside each other as tiles, drawn as the game wants; what takes nothing stands last."""

from typing import Final

from cuzco_tui.messages import Message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.modals.choices import Choices, Tiles
from cuzco_tui.tui.modals.decision import DecisionModal, Options
from cuzco_tui.tui.widgets.panel import Line

LOW: Final = Tiles(16, 26)
"""Options in a line of their own below the tiles."""


class TiledModal(DecisionModal):
    """A dialog with options in an order of its own, as a list or as tiles."""

    def __init__(self, model: Sitting, language: str, question: Message, options: Options) -> None:
        super().__init__(model, language, question, options)
        self.options = sorted(options, key=lambda option: (self.takes_nothing(option[0]), self.rank(option[0])))

    def rank(self, text: str) -> int:
        """Give the place of an option among the others, low ones first; equal ones stay as they come."""
        return 0

    def lay_tiles(self, tiles: Tiles) -> None:
        """Draw the options as tiles, what takes nothing in a line below them."""
        choices = self.query_one(Choices)
        choices.tiles, choices.face = tiles, self._tile_face
        last = [index for index, (text, _) in enumerate(self.options) if self.takes_nothing(text)]
        choices.group_tiles = {last[0]: LOW} if last else {}
        if last and last[0]:
            choices.headings[last[0]] = [[]]

    def _tile_face(self, index: int, width: int) -> list[Line]:
        choices = self.query_one(Choices)
        text, words = choices.options[index]
        key = choices.key_at(index)
        if self.takes_nothing(text):
            return [[(f" {key:<3}", "gold strong"), (self.say(words), "muted")]]
        return self.tile(text, words, width, key)

    def tile(self, text: str, words: Message, width: int, key: str) -> list[Line]:
        """Draw an option as a tile of this width inside its edges; by itself, its words."""
        return folded([(f" {key:<3}", "gold strong"), (self.say(words), "")], width, 4)
