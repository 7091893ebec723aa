"""One's own things on a small terminal: supplies, hand and tasks."""

from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.screen.panels.palace_tasks import task_lines
from cuzco_tui.tui.widgets.panel import Line, Panel


class OwnStrip(Panel):
    """Shows what one has, always in sight."""

    TITLE = "panel-palace"
    FITS = True
    INSET = 1
    MARKS = False

    def __init__(self) -> None:
        super().__init__(id="own")

    def shown(self, view: PlayerView) -> object:
        """The view."""
        return view

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the tasks."""
        seat = view.seat if view.seat is not None else view.order[0]
        return [line for task in view.players[seat].tasks for line in task_lines(self, view, seat, task, width)]
