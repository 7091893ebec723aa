"""Bars and curves in cells of a terminal: told by shape and place, so that they hold without colours and in ASCII."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from cuzco_tui.tui.drawing.canvas import Canvas
from cuzco_tui.tui.drawing.lines import Line
from cuzco_tui.widths import cells, cut, padded_before

_FULL, _HALF = "\u2586", "\u2596"
"""A cell of a bar, which does not touch the line above it, and what stands for less than one."""
MARKS: Final = ("\u25cf", "\u25c6", "\u25b2", "\u25a0", "\u25bc", "\u25cb")
"""What tells curves apart besides their colours."""
_GRID: Final = "\u2508"
_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
"""The distances that lines of a grid may have."""


class Curve(NamedTuple):
    """Values at equal distances, with the words at its end, its style and its mark."""

    values: Sequence[float | None]
    """None where nothing is drawn."""
    label: str
    style: str
    mark: str = ""
    """Stands at values; without one only the line is drawn."""
    is_line: bool = True
    """Whether the values are joined."""
    mark_every: int = 1
    """At how many values one has a mark."""


def bar(value: float, most: float, room: int, style: str) -> Line:
    """Draw a value as a bar of at most so many cells; what is not nothing can be seen."""
    if value <= 0 or most <= 0 or room <= 0:
        return []
    return [(_FULL * round(value * room / most) or _HALF, f"as-{style}")]


def running_means(values: Sequence[float], over: int) -> list[float]:
    """Give for each value the mean of it and of those just before it, so many together."""
    found = []
    for place in range(1, len(values) + 1):
        last = values[max(0, place - over) : place]
        found.append(sum(last) / len(last))
    return found


def grid_values(least: float, most: float, lines: int) -> list[int]:
    """Give round numbers between two values, at most so many."""
    for step in _STEPS:
        first = -int(-least // step) * step
        found = list(range(first, int(most) + 1, step))
        if len(found) <= max(2, lines):
            return found
    return [int(most)]


class _Plot:
    """A picture with an axis of values at its left and words at its right."""

    def __init__(self, curves: Sequence[Curve], width: int, height: int, below: int, from_zero: bool) -> None:
        values = [value for curve in curves for value in curve.values if value is not None]
        self.curves = curves
        self.most = max(1.0, *values)
        self.least = min(values) if not from_zero and min(values) < self.most else min(0.0, *values)
        self.points = max(len(curve.values) for curve in curves)
        self.words = max((cells(curve.label) + 2 for curve in curves if curve.label), default=0)
        self.words = min(self.words, width // 3)
        self.left = max(len(str(int(self.most))), len(str(int(self.least)))) + 1
        self.right = max(self.left + 1, width - self.words - 1)
        self.bottom = height - below - 1
        self.canvas = Canvas(width, height)

    def x(self, point: float) -> float:
        """Give the column of a point."""
        return self.left + (self.right - self.left - 1) * point / max(1, self.points - 1)

    def y(self, value: float) -> float:
        """Give the row of a value."""
        return self.bottom * (1 - (value - self.least) / (self.most - self.least))

    def draw_grid(self) -> None:
        """Draw a line at round values, each with its number."""
        for value in grid_values(self.least, self.most, self.bottom // 3 + 1):
            row = round(self.y(value))
            self.canvas.write(0, row, padded_before(str(value), self.left - 1), "muted")
            self.canvas.backdrop(self.left, row, _GRID * (self.right - self.left), "line")

    def draw_curve(self, curve: Curve) -> None:
        """Draw one curve, its marks on top of the line."""
        places = [(self.x(point), self.y(value)) for point, value in enumerate(curve.values) if value is not None]
        if curve.is_line:
            for start, end in pairwise(places):
                self.canvas.line(start, end, f"as-{curve.style}")

    def draw_marks(self, curve: Curve) -> None:
        """Draw the marks of one curve."""
        for point, value in enumerate(curve.values):
            if value is not None and point % curve.mark_every == 0:
                self.canvas.write(round(self.x(point)), round(self.y(value)), curve.mark, f"{curve.style} strong")

    def draw_labels(self) -> None:
        """Write at the right which curve ends where, below each other where they would lie on each other."""
        labelled = [curve for curve in self.curves if curve.label]
        wanted = sorted(labelled, key=lambda curve: self.y(_last(curve)))
        rows: list[int] = []
        for curve in wanted:
            rows.append(max(round(self.y(_last(curve))), rows[-1] + 1 if rows else 0))
        over = rows[-1] - self.bottom if rows else 0
        if over > 0:
            last = self.bottom
            for place in reversed(range(len(rows))):
                rows[place] = min(rows[place], last)
                last = rows[place] - 1
        for curve, row in zip(wanted, rows, strict=True):
            said = cut(curve.label, self.words - 2)
            self.canvas.write(self.right + 1, row, f"{curve.mark} {said}" if curve.mark else said, curve.style)


def _last(curve: Curve) -> float:
    """Give the last value of a curve."""
    return next((value for value in reversed(curve.values) if value is not None), 0.0)


def curves(
    drawn: Sequence[Curve],
    ticks: Sequence[str],
    width: int,
    height: int,
    notes: Sequence[tuple[float, str]] = (),
    from_zero: bool = True,
) -> list[Line]:
    """Draw curves in so many cells, the first on top, over the words for their points and notes between those.

    The values begin at zero, or else at the least of them.
    """
    if not drawn or not drawn[0].values or width < 12 or height < 4:
        return []
    plot = _Plot(drawn, width, height, 2 if notes else 1, from_zero)
    plot.draw_grid()
    for curve in reversed(drawn):
        plot.draw_curve(curve)
    for curve in reversed(drawn):
        if curve.mark:
            plot.draw_marks(curve)
    plot.draw_labels()
    taken = -1
    for point, tick in enumerate(ticks):
        column = min(round(plot.x(point)) - (cells(tick) - 1) // 2, width - cells(tick))
        if tick and column > taken:
            plot.canvas.write(column, plot.bottom + 1, tick, "muted")
            taken = column + cells(tick)
    taken = -1
    for place, note in notes:
        column = max(taken + 2, round(plot.x(place)))
        plot.canvas.write(column, plot.bottom + 2, note, "gold strong")
        taken = column + cells(note) - 1
    return [[(run.text, run.style) for run in plot.canvas.runs(row)] for row in range(height)]
