"""The score track: everybody's VP as a bar and a number, in order of play."""

from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.screen.road_map import SEAT_LETTERS
from cuzco_tui.tui.widgets.panel import Line, Panel
from cuzco_tui.widths import cells, padded, shortened

LEAST_BAR = 5


class ScoreTrack(Panel):
    """Shows for each player the order token, letter and name, the VP, and a bar; the leader's bar fills the line."""

    TITLE = "panel-score"
    RULE = "Z-4"

    def shown(self, view: PlayerView) -> object:
        """Scores and order."""
        return tuple(player.score for player in view.players), tuple(view.order)

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw a bar for each player."""
        best = max(1, *(player.score for player in view.players))
        names = {seat: self.say(self.names(seat)) for seat in view.order}
        column = min(max(map(cells, names.values())), max(8, width - LEAST_BAR - 10))
        room = max(LEAST_BAR, width - column - 9)
        lines: list[Line] = []
        for token, seat in enumerate(view.order, start=1):
            score, name = view.players[seat].score, names[seat]
            shown = padded(shortened(name, column), column)
            line: Line = [(f"{token} ", "dim"), (SEAT_LETTERS[seat], f"seat-{seat} piece")]
            line.append((f" {shown}", f"seat-{seat} strong"))
            line += [(f"{score:>4} ", "strong"), ("=" * (room * max(score, 0) // best), f"seat-{seat}")]
            lines.append(line)
        return lines
