"""What a dialog shows beside its options: lines that follow the option under the cursor."""

from collections.abc import Callable

from cuzco_tui.games.cuzco.engine.tasks import progress
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.messages import Value
from cuzco_tui.tui.widgets.panel import Line, Panel

Painter = Callable[[PlayerView, int], list[Line]]


class Sheet(Panel, can_focus=False):
    """Lines that the dialog gives, redrawn whenever the cursor moves."""

    WRAPS = True
    MARKS = False

    def __init__(self, painter: Painter, *, classes: str = "") -> None:
        super().__init__(classes=f"sheet {classes}".strip())
        self.painter = painter

    def facts(self, view: PlayerView) -> object:
        """The dialog says when to redraw."""
        return None

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Let the dialog draw, and disappear when there is nothing to show."""
        return self.painter(view, width)

    def redraw(self) -> None:
        """Draw anew; an empty sheet takes no room."""
        if self.view is not None:
            self.display = bool(self.painter(self.view, max(self.size.width, 40)))
        super().redraw()


def task_bar(speak: Callable[[Value], str], view: PlayerView, seat: int, task: int, mark: str = " ") -> Line:
    """A task with a bar of what is there and what is missing; one that is met is strong."""
    row = view.content.tasks[task]
    have = min(progress(view, seat, task), row.need)
    style = "strong" if have >= row.need or mark != " " else ""
    bar = f"{mark} [{'#' * have}{'.' * (row.need - have)}] {have}/{row.need} "
    return [(bar, style), (speak(say.task(task, view.content)), style)]
