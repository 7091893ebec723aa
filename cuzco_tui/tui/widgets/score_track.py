"""The score track: everybody's VP as a bar and a number, in order of play."""

from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.tui.widgets.panel import Line, Panel

_NAME = 10


class ScoreTrack(Panel):
    """Shows who leads, and by how much."""

    TITLE = "panel-score"
    RULE = "Z-4"

    def facts(self, view: PlayerView) -> object:
        """Scores and order."""
        return tuple(player.score for player in view.players), tuple(view.order)

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw a bar for each player; the longest fills the line."""
        best = max(1, *(player.score for player in view.players))
        room = max(5, width - _NAME - 5)
        lines: list[Line] = []
        for seat in view.order:
            score = view.players[seat].score
            name = self.say(self.names(seat))[: _NAME - 1]
            bar = "=" * (room * score // best)
            lines.append([(f"{name:<{_NAME}}", f"seat-{seat}"), (f"{score:>3} ", "strong"), (bar, f"seat-{seat}")])
        return lines
