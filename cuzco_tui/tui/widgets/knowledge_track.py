"""The knowledge track: markers as stacks, the upper one ranking first."""

from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.tui.drawing.road_map import SEAT_LETTERS
from cuzco_tui.tui.widgets.panel import Line, Panel


class KnowledgeTrack(Panel):
    """Shows the spaces with their VP and the markers on them."""

    TITLE = "panel-track"
    RULE = "K-1"

    def facts(self, view: PlayerView) -> object:
        """Ranks and spaces."""
        return tuple(view.ranks), tuple(player.knowledge for player in view.players)

    def draw(self, view: PlayerView, _width: int) -> list[Line]:
        """Draw the spaces, and above each its stack."""
        spaces = len(view.content.track_vp)
        stacks = [[seat for seat in view.ranks if view.players[seat].knowledge == space] for space in range(spaces)]
        height = max(1, *(len(stack) for stack in stacks))
        lines: list[Line] = []
        for level in range(height - 1, -1, -1):
            line: Line = []
            for stack in stacks:
                if len(stack) > level:
                    seat = stack[len(stack) - 1 - level]
                    line.append((f" {SEAT_LETTERS[seat]} ", f"seat-{seat} strong"))
                else:
                    line.append(("   ", ""))
            lines.append(line)
        lines.append([(f"{vp:2} ", "") for vp in view.content.track_vp])
        return lines
