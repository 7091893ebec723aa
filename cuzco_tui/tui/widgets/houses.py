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

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw a line for each number of pips: study on the left, farm on the right."""
        column = max(8, (width - 2) // 2)
        lines: list[Line] = []
        for place in range(6):
            line: Line = [(f"{place + 1} ", "strong")]
            for colour, style in ((0, "study"), (1, "farm")):
                tile = view.houses[colour * 6 + place]
                text = "-"
                if tile >= 0:
                    text = f"{view.content.tile_value[tile % 12]} {self.say(say.ability(tile % 12 + 1))}"
                line.append((f"{text[: column - 1]:<{column}}", style if tile >= 0 else "dim"))
            lines.append(line)
        return lines
