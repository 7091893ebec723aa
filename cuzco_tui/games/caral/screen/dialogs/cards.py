"""Cards to discard or to take: every way to do so as a tile, the ones that break no pair first."""

from cuzco_tui.games.caral.engine.choices import OfCards, parse_choice
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration.arranging import hand_after, pairs_after
from cuzco_tui.games.caral.screen.dialogs.dialog import CaralModal
from cuzco_tui.games.caral.screen.drawing.cards import counted, several
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.modals.choices import Tiles
from cuzco_tui.tui.widgets.panel import Line

_TILES = Tiles(16, 30)


class CardsModal(CaralModal):
    """Asks which cards go, or come; a tile shows them and what would be in the hand then."""

    HEADING = "modal-cards"
    SUBJECT = ("own",)
    LEAST_WIDTH = 50

    def fill(self) -> None:
        """Lay the ways beside each other."""
        self.lay_tiles(_TILES)
        super().fill()

    def tile(self, text: str, words: Message, width: int, key: str) -> list[Line]:
        """The cards that go or come, and the key."""
        choice = parse_choice(text)
        if not isinstance(choice, OfCards):
            return super().tile(text, words, width, key)
        drawn = [counted(self.say, kind, number) for kind, number in enumerate(choice.cards) if number]
        return [[(f" {key:<3}" if not row else "    ", "gold strong"), *line] for row, line in enumerate(drawn)]

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Show the hand as it is."""
        return folded(
            [(self.say(message("modal-cards-hand")) + "  ", "muted"), *several(self.say, self.me.hand)], width
        )

    def detail(self, view: PlayerView, width: int) -> list[Line]:
        """Show the hand as it would be, and the pairs in it."""
        if not self.pointed_text:
            return []
        choice = parse_choice(self.pointed_text)
        after, pairs = hand_after(choice, self.me.hand), pairs_after(choice, self.me.hand)
        head = self.say(message("modal-cards-then", pairs=pairs)) + "  "
        return folded([(head, "gold"), *several(self.say, after)], width)
