"""The gods: five piles with their face-up cards and discards."""

from cuzco_tui.games.cuzco.engine.codes import GOD_NAMES
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.tui.widgets.panel import Line, Panel


class GodDisplay(Panel):
    """Shows the face-up card of each god."""

    TITLE = "panel-gods"
    WRAPS = True
    RULE = "G-0"

    def facts(self, view: PlayerView) -> object:
        """Cards, pile sizes and discards."""
        return tuple(view.face_up), tuple(view.pile_sizes), tuple(view.discards)

    def draw(self, view: PlayerView, _width: int) -> list[Line]:
        """Draw a line for each god."""
        lines: list[Line] = []
        for god, name in enumerate(GOD_NAMES):
            style = f"god-{name}"
            discards = sum(view.discards[god * 3 + 1 : god * 3 + 4])
            line: Line = [(f"{self.say(say.god(god)):<12}", f"{style} strong")]
            line.append((self.say(say.card(view.face_up[god])), style))
            line.append((f"  {view.pile_sizes[god]}+{discards}", "dim"))
            lines.append(line)
        return lines
