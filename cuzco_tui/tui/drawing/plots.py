"""Bars and curves in cells of a terminal: told by shape and place, so that they hold without colours and in ASCII."""

from collections.abc import Sequence
from itertools import pairwise
from math import ceil
from typing import Final, NamedTuple

from cuzco_tui.tui.drawing.canvas import Canvas
from cuzco_tui.tui.drawing.lines import Line
from cuzco_tui.widths import cells, cut, padded_before

_FULL, _HALF = "\u2586", "\u2596"
"""A cell of a bar, which does not touch the line above it, and what stands for less than one."""
_HEIGHTS: Final = "\u2581\u2582\u2583\u2584\u2585\u2586\u2587\u2588"
"""Eighths of a cell from its bottom."""
MARKS: Final = ("\u25cf", "\u25c6", "\u25b2", "\u25a0")
"""What tells curves apart besides their colours."""
_GRID: Final = "\u2508"
_STEPS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
"""The distances that lines of a grid may have."""


class Curve(NamedTuple):
    """Values at equal distances, with the words at its end, its style and its mark."""

    values: Sequence[float]
    label: str
    style: str
    mark: str = ""
    """Stands at every value; without one only the line is drawn."""
    is_line: bool = True
    """Whether the values are joined."""


def bar(value: float, most: float, room: int, style: str) -> Line:
    """Draw a value as a bar of at most so many cells; what is not nothing can be seen."""
    if value <= 0 or most <= 0 or room <= 0:
        return []
    return [(_FULL * round(value * room / most) or _HALF, f"as-{style}")]


def spark(values: Sequence[float], room: int, style: str) -> Line:
    """Draw values as columns one line high, the means of neighbours where there are more than cells."""
    shown = means(values, room)
    most = max(shown, default=0)
    heights = [max(0, ceil(value * len(_HEIGHTS) / most) - 1) if most > 0 else 0 for value in shown]
    return [("".join(_HEIGHTS[height] for height in heights), f"as-{style}")] if heights else []


def means(values: Sequence[float], most: int) -> list[float]:
    """Give at most so many values: all of them, or the means of neighbours."""
    if len(values) <= most:
        return list(values)
    ends = [round(place * len(values) / most) for place in range(most + 1)]
    return [sum(values[start:end]) / (end - start) for start, end in pairwise(ends)]


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

    def __init__(self, curves: Sequence[Curve], width: int, height: int, below: int) -> None:
        values = [value for curve in curves for value in curve.values]
        self.curves = curves
        self.least = min(0.0, *values)
        self.most = max(1.0, *values)
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
        places = [(self.x(point), self.y(value)) for point, value in enumerate(curve.values)]
        if curve.is_line:
            for start, end in pairwise(places):
                self.canvas.line(start, end, f"as-{curve.style}")

    def draw_marks(self, curve: Curve) -> None:
        """Draw the marks of one curve."""
        for point, value in enumerate(curve.values):
            self.canvas.write(round(self.x(point)), round(self.y(value)), curve.mark, f"{curve.style} strong")

    def draw_labels(self) -> None:
        """Write at the right which curve ends where, below each other where they would lie on each other."""
        labelled = [curve for curve in self.curves if curve.label]
        wanted = sorted(labelled, key=lambda curve: self.y(curve.values[-1]))
        rows: list[int] = []
        for curve in wanted:
            rows.append(max(round(self.y(curve.values[-1])), rows[-1] + 1 if rows else 0))
        over = rows[-1] - self.bottom if rows else 0
        if over > 0:
            last = self.bottom
            for place in reversed(range(len(rows))):
                rows[place] = min(rows[place], last)
                last = rows[place] - 1
        for curve, row in zip(wanted, rows, strict=True):
            said = cut(curve.label, self.words - 2)
            self.canvas.write(self.right + 1, row, f"{curve.mark} {said}" if curve.mark else said, curve.style)


def curves(
    drawn: Sequence[Curve],
    ticks: Sequence[str],
    width: int,
    height: int,
    notes: Sequence[tuple[float, str]] = (),
) -> list[Line]:
    """Draw curves in so many cells, the first on top, over the words for their points and notes between those."""
    if not drawn or not drawn[0].values or width < 12 or height < 4:
        return []
    plot = _Plot(drawn, width, height, 2 if notes else 1)
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
