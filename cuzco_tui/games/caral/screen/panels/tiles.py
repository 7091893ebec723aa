"""The progress tiles: what lies below the places of the progress board, and what was laid on the path."""

from cuzco_tui.games.caral.engine.codes import NO_TILE, TILE_NAMES
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.screen.panels.module_panel import ModulePanel
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.widgets.panel import Line


class ProgressTiles(ModulePanel):
    """Shows each tile with what it does, and when it comes or where it lies."""

    TITLE = "panel-tiles"
    RULE = "CP-3"

    def __init__(self) -> None:
        super().__init__(id="tiles")

    def shown(self, view: PlayerView) -> object:
        """The tiles, wherever they are."""
        return tuple(view.progress), tuple(view.laid)

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw a line for each tile."""
        lines: list[Line] = []
        for place, tile in zip(view.content.progress_places, view.progress, strict=False):
            if tile != NO_TILE:
                words = message("tiles-coming", place=place, does=say.tile_does(tile))
                lines += folded([(f" {TILE_NAMES[tile]} ", "on-tile strong"), (f" {self.say(words)}", "")], width, 5)
        for index, tile in enumerate(view.laid):
            if tile != NO_TILE:
                words = message("tiles-laid", place=say.place(view.content.places[index]), does=say.tile_does(tile))
                lines += folded(
                    [(f" {TILE_NAMES[tile]} ", "on-level-5 strong"), (f" {self.say(words)}", "muted")], width, 5
                )
        return lines[: max(1, self.rows)]
