"""One line at the top: round, phase, order of play with scores, and who decides."""

from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.messages import message
from cuzco_tui.tui.widgets.panel import Line, Panel


class TurnBar(Panel, can_focus=False):
    """Tells where the game stands."""

    MARKS = False

    def facts(self, view: PlayerView) -> object:
        """Round, phase, order, scores and decider."""
        return view.round, view.phase, tuple(view.order), tuple(p.score for p in view.players), view.decider

    def draw(self, view: PlayerView, _width: int) -> list[Line]:
        """Draw the line."""
        where = message("bar-where", round=max(view.round, 1), rounds=view.content.rounds, phase=say.phase(view.phase))
        line: Line = [(self.say(where), "strong")]
        for token, seat in enumerate(view.order, start=1):
            mark = ">" if seat == view.decider else " "
            name = self.say(self.names(seat))
            style = f"seat-{seat} strong" if seat == view.decider else f"seat-{seat}"
            line.append((f" {mark}{token} {name} {view.players[seat].score}", style))
        return [line]
