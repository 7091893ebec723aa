"""What a dialog shows beside its options: lines that follow the option under the cursor."""

from collections.abc import Callable, Sequence
from typing import Any

from cuzco_tui.tui.drawing.lines import wrapped
from cuzco_tui.tui.widgets.panel import Line, Panel
from cuzco_tui.widths import cells, padded, padded_before

Painter = Callable[[Any, int], list[Line]]
_LEAST = 40
"""The width that is tried before the sheet has one."""


class Sheet(Panel, can_focus=False):
    """Lines that the dialog gives, redrawn whenever the cursor moves."""

    MARKS = False

    def __init__(self, painter: Painter, *, classes: str = "") -> None:
        super().__init__(classes=f"sheet {classes}".strip())
        self.painter = painter
        self.height_kept: Callable[[Any, int], int] | None = None
        """How high the sheet is at least, so that the dialog does not jump when the cursor moves."""

    def shown(self, view: Any) -> object:
        """The dialog says when to redraw."""
        return None

    def draw(self, view: Any, width: int) -> list[Line]:
        """Let the dialog draw, and keep the room that other options need."""
        lines = self.broken(view, width)
        least = self.height_kept(view, width) if self.height_kept is not None else 0
        return lines + [[]] * (least - len(lines))

    def broken(self, view: Any, width: int) -> list[Line]:
        """What the dialog draws, in lines no longer than the sheet is wide."""
        return [part for line in self.painter(view, width) for part in wrapped(line, width)]

    def redraw(self) -> None:
        """Draw anew; an empty sheet takes no room."""
        if self.view is not None:
            self.display = bool(self.draw(self.view, max(self.size.width, _LEAST)))
        if self.display:
            super().redraw()


def table(rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """Set rows of cells below each other, the first so many columns to the left and the others to the right."""
    widths = [max(cells(cell) for cell in column) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            padded(cell, width) if place < left else padded_before(cell, width)
            for place, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    ]
