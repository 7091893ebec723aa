"""A grid of cells to draw on: braille dots for fine lines, letters on top, a style for each cell."""

from functools import lru_cache
from itertools import groupby
from math import ceil, floor
from typing import Final, NamedTuple, TypeAlias

from cuzco_tui.widths import cells

_DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each dot of a braille cell, by row and column."""
_BRAILLE: Final = (" ", *(chr(0x2800 + bits) for bits in range(1, 256)))
"""The letter with these dots."""
_ASCII: Final = (" ", *map(chr, range(1, 128)))
"""The letter that stands for a stroke in ASCII."""
Point: TypeAlias = tuple[int, int]
"""The column and the row of a cell, or of a dot."""
Middle: TypeAlias = tuple[float, float]
"""A place on the canvas, in cells from the middle of the first one: halves lie between two cells."""
_KEPT_LINES: Final = 256
"""So many lines are kept that may be drawn again."""


class Run(NamedTuple):
    """Cells of one line that share a style."""

    text: str
    style: str


class Canvas:
    """Cells in rows; lines are drawn in dots, two across and four down in every cell."""

    def __init__(self, width: int, height: int, plain: bool = False) -> None:
        self.width = width
        self.height = height
        self.plain = plain
        """Draw with ASCII characters instead of braille dots."""
        self._dots = [[0] * width for _ in range(height)]
        """The dots of the lines in each cell as bits, or the ASCII letter of a line."""
        self._letters: list[list[str | None]] = [[""] * width for _ in range(height)]
        """What is written in each cell; None where the letter before it takes two."""
        self._styles = [[""] * width for _ in range(height)]
        self._behind: dict[Point, str] = {}
        """What stands in cells, by row and column, in which nothing else is drawn or written."""

    def copy(self) -> "Canvas":
        """Give a canvas with the same picture, to draw on it."""
        other = Canvas(0, 0, self.plain)
        other.width, other.height = self.width, self.height
        other._dots = [row.copy() for row in self._dots]
        other._letters = [row.copy() for row in self._letters]
        other._styles = [row.copy() for row in self._styles]
        other._behind = self._behind.copy()
        return other

    def write(self, x: int, y: int, text: str, style: str) -> None:
        """Write letters on top of whatever is there."""
        if 0 <= y < self.height:
            if text.isascii():
                start, end = max(x, 0), min(x + len(text), self.width)
                if start < end:
                    self._letters[y][start:end] = text[start - x : end - x]
                    self._styles[y][start:end] = [style] * (end - start)
                return
            place = x
            for letter in text:
                end = place + cells(letter)
                if 0 <= place < end <= self.width:
                    self._letters[y][place:end] = [letter, *[None] * (end - place - 1)]
                    self._styles[y][place:end] = [style] * (end - place)
                place = end

    def backdrop(self, x: int, y: int, text: str, style: str) -> None:
        """Write letters that whatever is drawn later takes the place of."""
        if 0 <= y < self.height:
            for place, letter in enumerate(text, x):
                if 0 <= place < self.width and not (self._letters[y][place] or self._dots[y][place]):
                    self._behind[y, place] = letter
                    self._styles[y][place] = style

    def line(self, start: Middle, end: Middle, style: str) -> None:
        """Draw one stroke from one place to another, below all letters: dots in ASCII."""
        if self.plain:
            self._plain_line(start, end, ".", style, 1)
            return
        self._draw(_line(start, end), style)

    def double_line(self, start: Middle, end: Middle, style: str) -> None:
        """Draw two strokes side by side from one place to another, below all letters: `=` and `#` in ASCII."""
        if self.plain:
            self._plain_line(start, end, "#" if start[0] == end[0] else "=", style, 1)
            return
        self._draw(_double_line(start, end), style)

    def dotted_line(self, start: Middle, end: Middle, style: str) -> None:
        """Draw a row of fat dots below all letters, four braille dots each, one in every second column or every row."""
        if self.plain:
            upright = start[0] == end[0]
            self._plain_line(start, end, ":" if upright else ".", style, 1 if upright else 2)
            return
        self._draw(_dotted_line(start, end), style)

    def _plain_line(self, start: Middle, end: Middle, letter: str, style: str, every: int) -> None:
        length = ceil(max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1))
        for step in range(0, length + 1, every):
            share = step / length
            x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            self._draw({(floor(x + 0.5), floor(y + 0.5)): ord(letter)}, style)

    def _draw(self, strokes: dict[Point, int], style: str) -> None:
        for (column, row), bits in strokes.items():
            if 0 <= column < self.width and 0 <= row < self.height and self._letters[row][column] == "":
                self._dots[row][column] = bits if self.plain else self._dots[row][column] | bits
                self._styles[row][column] = style

    def runs(self, row: int) -> list[Run]:
        """Give a row as runs of equal style."""
        signs = _ASCII if self.plain else _BRAILLE
        shown = [
            "" if letter is None else letter or signs[dots]
            for letter, dots in zip(self._letters[row], self._dots[row], strict=True)
        ]
        for (place, column), letter in self._behind.items():
            if place == row and shown[column] == " " and self._letters[row][column] == "":
                shown[column] = letter
        found: list[Run] = []
        start = 0
        for style, group in groupby(self._styles[row]):
            end = start + len(list(group))
            found.append(Run("".join(shown[start:end]), style))
            start = end
        return found


@lru_cache(maxsize=_KEPT_LINES)
def _line(start: Middle, end: Middle) -> dict[Point, int]:
    """The dots of a stroke two dots wide, by their cells."""
    (x0, y0), (x1, y1) = start, end
    length = ceil(max(abs(x1 - x0) * 2, abs(y1 - y0) * 4, 1))
    dots: list[Point] = []
    for step in range(length + 1):
        x = floor(x0 * 2 + 0.5 + (x1 - x0) * 2 * step / length + 0.5)
        y = floor(y0 * 4 + 1 + (y1 - y0) * 4 * step / length + 0.5)
        dots += [(x, y), (x, y + 1)]
    return _by_cells(dots)


@lru_cache(maxsize=_KEPT_LINES)
def _double_line(start: Middle, end: Middle) -> dict[Point, int]:
    """The dots of two strokes side by side, by their cells."""
    (x0, y0), (x1, y1) = start, end
    steep = abs(y1 - y0) * 4 > abs(x1 - x0) * 2
    length = ceil(max(abs(x1 - x0) * 2, abs(y1 - y0) * 4, 1))
    dots: list[Point] = []
    for step in range(length + 1):
        x = x0 * 2 + 0.5 + (x1 - x0) * 2 * step / length
        y = y0 * 4 + 1.5 + (y1 - y0) * 4 * step / length
        for offset in (-1.5, 1.5):
            across, down = (x + offset, y) if steep else (x, y + offset)
            dots.append((floor(across + 0.5), floor(down + 0.5)))
    return _by_cells(dots)


@lru_cache(maxsize=_KEPT_LINES)
def _dotted_line(start: Middle, end: Middle) -> dict[Point, int]:
    """The dots of a row of fat dots, by their cells."""
    (x0, y0), (x1, y1) = start, end
    length = floor(max(abs(x1 - x0) / 2, abs(y1 - y0), 1))
    dots: list[Point] = []
    for step in range(length + 1):
        x = floor(x0 * 2) if x0 == x1 else floor(x0 + (x1 - x0) * step / length + 0.5) * 2
        y = floor(y0 * 4 + 1.5 + (y1 - y0) * 4 * step / length)
        dots += [(x, y), (x, y + 1), (x + 1, y), (x + 1, y + 1)]
    return _by_cells(dots)


def _by_cells(dots: list[Point]) -> dict[Point, int]:
    """Gather dots by their cells, as bits."""
    found: dict[Point, int] = {}
    for x, y in dots:
        cell = x // 2, y // 4
        found[cell] = found.get(cell, 0) | _DOTS[y % 4][x % 2]
    return found
