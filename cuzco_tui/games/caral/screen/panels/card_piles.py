"""The draw pile and the open discard pile."""

from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.screen.drawing.cards import counted
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import cells
from cuzco_tui.tui.widgets.panel import Line, Panel


class CardPiles(Panel):
    """Shows how many cards are to be drawn, and how many of each kind were discarded."""

    TITLE = "panel-piles"
    RULE = "CA-10"
    FITS = True
    INSET = 1

    def __init__(self) -> None:
        super().__init__(id="piles")

    def shown(self, view: PlayerView) -> object:
        """Both piles."""
        return view.pile_size, tuple(view.discards)

    def lasting(self, view: PlayerView) -> object:
        """Nothing: cards come and go all the time."""
        return None

    def note(self) -> str:
        """How many cards are to be drawn."""
        return "" if self.view is None else self.say(message("piles-draw", number=self.view.pile_size))

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the discarded cards by their kinds, beside each other as far as there is room."""
        drawn = [counted(self.say, kind, number) for kind, number in enumerate(view.discards)]
        if max(map(cells, drawn)) * len(drawn) + len(drawn) - 1 > width:
            drawn = [[(number.strip(), style), *name] for (number, style), *name in drawn]
        each = max(map(cells, drawn)) + 1
        across = len(drawn) if len(drawn) * each - 1 <= width else 2
        lines: list[Line] = []
        for start in range(0, len(drawn), across):
            line: Line = []
            for piece in drawn[start : start + across]:
                line += [*piece, (" " * (each - cells(piece)), "")]
            lines.append(line)
        return lines[: max(1, self.rows)]
