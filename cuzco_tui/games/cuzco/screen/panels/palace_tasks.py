"""The palace: the tasks that lie there, with how far the player is on each."""

from cuzco_tui.games.cuzco.engine.codes import TASK_NAMES
from cuzco_tui.games.cuzco.engine.tasks import has_part, progress
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.task_bars import known_progress
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.drawing.lines import TIE, bar, folded
from cuzco_tui.tui.widgets.panel import Line, Panel

MET = "!"
"""Stands before a task that is met."""


def task_lines(panel: Panel, view: PlayerView, seat: int, task: int, width: int) -> list[Line]:
    """A task in words behind a bar of the seat's progress, with what is lacking; a met one has a mark."""
    row = view.content.tasks[task]
    have = known_progress(view, seat, task)
    met = have is not None and have >= row.need
    shown = f"[{'?' * row.need}]" if have is None else bar(have, row.need)
    asks = say.task(task, view.content).values["asks"]
    line: Line = [(f"{MET if met else ' '}{shown} ", "strong" if met else "")]
    line.append((f"{TASK_NAMES[task]}: {panel.say(asks)}", "strong" if met else ""))
    if met:
        line.append((" (" + panel.say(message("task-met")) + ")", "strong"))
    elif have is not None and have > 0:
        lacking = panel.say(_lacking(view, seat, task, row.need - have))
        line.append((f" ({lacking if row.parts else lacking.replace(' ', TIE)})", "dim"))
    return folded(line, width, 4)


def _lacking(view: PlayerView, seat: int, task: int, number: int) -> Message:
    """What is lacking: the parts that are not there, or how many."""
    row = view.content.tasks[task]
    parts = tuple(message(f"part-{part}") for part in row.parts if not has_part(view, seat, part))
    return message("task-lacks", what=parts) if parts else message("task-lacks-number", number=number)


class PalaceTasks(Panel):
    """Shows the open tasks of the palace, each with a bar of the player's progress and what it still lacks."""

    TITLE = "panel-palace"
    RULE = "U-4"

    def shown(self, view: PlayerView) -> object:
        """The tasks and one's progress."""
        seat = view.seat if view.seat is not None else view.order[0]
        return tuple((task, progress(view, seat, task)) for task in view.palace), view.order[0]

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the tasks."""
        seat = view.seat if view.seat is not None else view.order[0]
        lines = [line for task in view.palace for line in task_lines(self, view, seat, task, width)]
        return lines or [[("-", "dim")]]
