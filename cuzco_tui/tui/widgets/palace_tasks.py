"""The palace: the tasks that lie there, with how far the player is on each."""

from cuzco_tui.games.cuzco.engine.tasks import progress
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.tui.widgets.panel import Line, Panel


def task_line(panel: Panel, view: PlayerView, seat: int, task: int) -> Line:
    """A task with the seat's progress; met ones are strong."""
    row = view.content.tasks[task]
    have = min(progress(view, seat, task), row.need)
    style = "strong" if have >= row.need else ""
    return [(f"{have}/{row.need} ", style), (panel.say(say.task(task, view.content)), style)]


class PalaceTasks(Panel):
    """Shows the open tasks of the palace."""

    TITLE = "panel-palace"
    WRAPS = True
    RULE = "U-4"

    def facts(self, view: PlayerView) -> object:
        """The tasks and one's progress."""
        seat = view.seat if view.seat is not None else view.order[0]
        return tuple((task, progress(view, seat, task)) for task in view.palace)

    def draw(self, view: PlayerView, _width: int) -> list[Line]:
        """Draw a line for each task."""
        seat = view.seat if view.seat is not None else view.order[0]
        return [task_line(self, view, seat, task) for task in view.palace] or [[("-", "dim")]]
