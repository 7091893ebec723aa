"""What a dialog shows beside its options: lines that follow the option under the cursor."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cuzco_tui.games.cuzco.engine.tasks import progress
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.messages import Value, message
from cuzco_tui.tui.drawing.lines import bar, folded
from cuzco_tui.tui.widgets.panel import Line, Panel, wrapped

Painter = Callable[[PlayerView, int], list[Line]]
_LEAST = 40
"""The width that is tried before the sheet has one."""


class Sheet(Panel, can_focus=False):
    """Lines that the dialog gives, redrawn whenever the cursor moves."""

    MARKS = False

    def __init__(self, painter: Painter, *, classes: str = "") -> None:
        super().__init__(classes=f"sheet {classes}".strip())
        self.painter = painter
        self.height_kept: Callable[[PlayerView, int], int] | None = None
        """How high the sheet is at least, so that the dialog does not jump when the cursor moves."""

    def facts(self, view: PlayerView) -> object:
        """The dialog says when to redraw."""
        return None

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Let the dialog draw, and keep the room that other options need."""
        lines = self.broken(view, width)
        least = self.height_kept(view, width) if self.height_kept is not None else 0
        return lines + [[]] * (least - len(lines))

    def broken(self, view: PlayerView, width: int) -> list[Line]:
        """What the dialog draws, in lines no longer than the sheet is wide."""
        return [part for line in self.painter(view, width) for part in wrapped(line, width)]

    def redraw(self) -> None:
        """Draw anew; an empty sheet takes no room."""
        if self.view is not None:
            self.display = bool(self.draw(self.view, max(self.size.width, _LEAST)))
        super().redraw()


class TaskBars(NamedTuple):
    """Draws tasks below each other, each with a bar of what is there and what is missing."""

    speak: Callable[[Value], str]
    view: PlayerView
    seat: int
    width: int

    def draw(self, tasks: Sequence[int], meant: Sequence[int] = (), longest: int = 0) -> list[Line]:
        """Draw tasks with bars of one length; those that are meant are marked, those that are met are strong."""
        content = self.view.content
        longest = max(longest, *(content.tasks[task].need for task in tasks), 0)
        rows: list[tuple[str, str, str, str]] = []
        for task in tasks:
            need = content.tasks[task].need
            have = min(progress(self.view, self.seat, task), need)
            lacks = self.speak(message("modal-task-lacks", count=need - have))
            style = "strong" if have >= need or task in meant else ""
            head = f"{'>' if task in meant else ' '} {bar(have, need):<{longest + 2}} {have}/{need}"
            rows.append((head, lacks, self.speak(say.task(task, content)), style))
        wide = max((len(lacks) for _, lacks, _, _ in rows), default=0)
        return [
            part
            for head, lacks, told, style in rows
            for part in folded([(f"{head}  {lacks:<{wide}}  {told}", style)], self.width, len(head) + wide + 4)
        ]


def table(rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """Set rows of cells below each other, the first so many columns to the left and the others to the right."""
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            cell.ljust(width) if place < left else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
