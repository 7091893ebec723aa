"""The people row: six study and six farm tiles beside the pips."""

from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.tui.widgets.panel import Line, Panel


class Houses(Panel):
    """Shows the person tiles one can take, by pips."""

    TITLE = "panel-houses"
    RULE = "P-1"

    def facts(self, view: PlayerView) -> object:
        """The tiles."""
        return tuple(view.houses)

    def draw(self, view: PlayerView, _width: int) -> list[Line]:
        """Draw a line for each number of pips: study on the left, farm on the right."""
        lines: list[Line] = []
        for place in range(6):
            line: Line = [(f"{place + 1} ", "strong")]
            for colour, style in ((0, "study"), (1, "farm")):
                tile = view.houses[colour * 6 + place]
                if tile < 0:
                    line.append((f"{'-':<26}", "dim"))
                else:
                    number = view.content.tile_value[tile % 12]
                    line.append((f"{self.say(say.ability(tile % 12 + 1))} {number}".ljust(26), style))
            lines.append(line)
        return lines
