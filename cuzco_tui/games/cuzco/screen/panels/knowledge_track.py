"""The knowledge track: markers as stacks, the upper one ranking first."""

from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.screen.road_map import SEAT_LETTERS
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import flowing
from cuzco_tui.tui.widgets.panel import Line, Panel

ROOMY = 3
"""So many columns a space takes where there is room for all spaces in one row."""


class KnowledgeTrack(Panel):
    """Shows the spaces by their VP with the markers on them as stacks, and who would be first in order by them."""

    TITLE = "panel-track"
    RULE = "K-1"

    def shown(self, view: PlayerView) -> object:
        """Ranks and spaces."""
        return tuple(view.ranks), tuple(player.knowledge for player in view.players)

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the track in one row, or in two where it has no room, and the order that follows from it."""
        spaces = range(len(view.content.track_vp))
        half = len(spaces) // 2
        roomy = [ROOMY] * len(spaces)
        close = [len(str(vp)) + 1 for vp in view.content.track_vp]
        lines: list[Line] = []
        if sum(roomy) - 1 <= width:
            lines += self._row(view, list(spaces), roomy)
        elif sum(close) - 1 <= width:
            lines += self._row(view, list(spaces), close)
        else:
            lines += self._row(view, list(spaces[:half]), roomy)
            lines += self._row(view, list(spaces[half:]), roomy)
        ranked = sorted(view.ranks, key=lambda seat: -view.players[seat].knowledge)
        order: list[Line] = [[(self.say(self.names(seat)), f"seat-{seat} strong")] for seat in ranked]
        return lines + flowing(self.say(message("track-order")), order, width)

    def _row(self, view: PlayerView, spaces: list[int], widths: list[int]) -> list[Line]:
        """Some spaces side by side, above each its stack with the top marker on top."""
        stacks = [[seat for seat in view.ranks if view.players[seat].knowledge == space] for space in spaces]
        height = max(1, *(len(stack) for stack in stacks))
        lines: list[Line] = []
        for level in range(height, 0, -1):
            line: Line = []
            for stack, space in zip(stacks, spaces, strict=True):
                if len(stack) >= level:
                    seat = stack[len(stack) - level]
                    line.append((SEAT_LETTERS[seat], f"seat-{seat} piece"))
                    line.append((" " * (widths[space] - 1), ""))
                else:
                    line.append((" " * widths[space], ""))
            lines.append(_without_end(line))
        track: Line = []
        for space in spaces:
            vp = str(view.content.track_vp[space])
            track += [(vp, "strong"), ("\u2500" * (widths[space] - len(vp)), "dim")]
        lines.append(track[:-1])
        return lines


def _without_end(line: Line) -> Line:
    """A line without the blanks at its end."""
    while line and not line[-1][0].strip():
        line = line[:-1]
    return line
