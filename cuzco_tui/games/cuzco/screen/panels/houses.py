"""The people row: six study and six farm tiles beside the pips."""

from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import beside, cells, folded
from cuzco_tui.tui.widgets.panel import Line, Panel

TWO_COLUMNS = 58
"""From this width on study and farm tiles always stand side by side, below it only where both fit."""
_STYLES = ("study", "farm")


class Houses(Panel):
    """Shows the person tiles one can take: the pips they lie at, what they do, and in brackets the number on them.

    The number is the knowledge of a study tile and the food of a farm tile, when it is slid down.
    """

    TITLE = "panel-houses"
    RULE = "P-1"

    def shown(self, view: PlayerView) -> object:
        """The tiles."""
        return tuple(view.houses)

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw a line for each number of pips: the study tiles, and beside or below them the farm tiles."""
        column = (width + 1) // 2
        if width >= TWO_COLUMNS:
            return beside(self._tiles(view, 0, column - 1), self._tiles(view, 1, width - column), column)
        study, farm = self._tiles(view, 0, width), self._tiles(view, 1, width)
        column, needed = (max(map(cells, tiles)) + 2 for tiles in (study, farm))
        return beside(study, farm, column) if column + needed - 2 <= width else [*study, *farm]

    def _tiles(self, view: PlayerView, colour: int, width: int) -> list[Line]:
        """A heading, and a line for each number of pips."""
        heading = message("houses-farm" if colour else "houses-study")
        lines = folded([(self.say(heading), f"{_STYLES[colour]} strong")], width)
        for place in range(6):
            tile = view.houses[colour * 6 + place]
            line: Line = [(f"{place + 1} ", "strong" if tile >= 0 else "dim")]
            if tile < 0:
                line.append(("-", "dim"))
            else:
                value = view.content.tile_value[tile % 12]
                line.append((f"{self.say(say.ability(tile % 12 + 1))} ({value})", _STYLES[colour]))
            lines += folded(line, width)
        return lines
