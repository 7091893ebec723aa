"""The temple: six steps with their priests, and the Inti medals."""

from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.messages import message
from cuzco_tui.tui.widgets.panel import Line, Panel


class TempleSteps(Panel):
    """Shows who stands on which step, highest first."""

    TITLE = "panel-temple"
    RULE = "T-1"

    def facts(self, view: PlayerView) -> object:
        """Priests, medals and what a priest is worth now."""
        return tuple(view.temple), view.temple_inti, view.round

    def draw(self, view: PlayerView, _width: int) -> list[Line]:
        """Draw the stairs."""
        lines: list[Line] = []
        for step in range(6, 0, -1):
            owner = view.temple[step - 1]
            stair = f"{step} "
            if owner < 0:
                lines.append([(stair + "-", "dim")])
            else:
                lines.append([(stair, ""), (self.say(self.names(owner)), f"seat-{owner}")])
        worth = view.content.temple_vp[max(view.round, 1) - 1]
        lines.append([(self.say(message("temple-worth", vp=worth, inti=view.temple_inti)), "")])
        return lines
