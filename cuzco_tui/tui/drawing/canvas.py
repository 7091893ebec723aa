"""A grid of cells to draw on: braille dots for fine lines, letters on top, a style for each cell."""

from math import floor
from typing import Final, NamedTuple

from cuzco_tui.widths import cells

_DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of each dot of a braille cell, by row and column."""


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
        self._letters: list[list[str | None]] = [[""] * width for _ in range(height)]
        """What is written in each cell; None where the letter before it takes two."""
        self._styles = [[""] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str) -> None:
        """Write letters on top of whatever is there."""
        if 0 <= y < self.height:
            place = x
            for letter in text:
                end = place + cells(letter)
                if 0 <= place < end <= self.width:
                    self._letters[y][place:end] = [letter, *[None] * (end - place - 1)]
                    self._styles[y][place:end] = [style] * (end - place)
                place = end

    def double_line(self, start: tuple[int, int], end: tuple[int, int], style: str) -> None:
        """Draw two strokes side by side from the middle of one cell to that of another: `=` and `#` in ASCII."""
        (x0, y0), (x1, y1) = start, end
        if self.plain:
            self._plain_line(start, end, "#" if x0 == x1 else "=", style, 1)
            return
        steep = abs(y1 - y0) * 4 > abs(x1 - x0) * 2
        length = max(abs(x1 - x0) * 2, abs(y1 - y0) * 4, 1)
        for step in range(length + 1):
            x = x0 * 2 + 0.5 + (x1 - x0) * 2 * step / length
            y = y0 * 4 + 1.5 + (y1 - y0) * 4 * step / length
            for offset in (-1.5, 1.5):
                across, down = (x + offset, y) if steep else (x, y + offset)
                self._dot(floor(across + 0.5), floor(down + 0.5), style)

    def dotted_line(self, start: tuple[int, int], end: tuple[int, int], style: str) -> None:
        """Draw a row of fat dots, four braille dots each, one in every second column or every row."""
        (x0, y0), (x1, y1) = start, end
        if self.plain:
            self._plain_line(start, end, ":" if x0 == x1 else ".", style, 1 if x0 == x1 else 2)
            return
        length = max(abs(x1 - x0) // 2, abs(y1 - y0), 1)
        for step in range(length + 1):
            x = x0 * 2 + round((x1 - x0) * step / length) * 2
            y = floor(y0 * 4 + 1.5 + (y1 - y0) * 4 * step / length)
            for across in (x, x + 1):
                self._dot(across, y, style)
                self._dot(across, y + 1, style)

    def _plain_line(self, start: tuple[int, int], end: tuple[int, int], letter: str, style: str, every: int) -> None:
        length = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
        for step in range(0, length + 1, every):
            share = step / length
            x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            self.write(round(x), round(y), letter, style)

    def _dot(self, x: int, y: int, style: str) -> None:
        column, row = x // 2, y // 4
        if 0 <= column < self.width and 0 <= row < self.height:
            self._dots[row][column] |= _DOTS[y % 4][x % 2]
            self._styles[row][column] = style

    def runs(self, row: int) -> list[Run]:
        """Give a row as runs of equal style."""
        found: list[Run] = []
        for letter, dots, style in zip(self._letters[row], self._dots[row], self._styles[row], strict=True):
            shown = "" if letter is None else letter or (chr(0x2800 + dots) if dots else " ")
            if found and found[-1].style == style:
                found[-1] = Run(found[-1].text + shown, style)
            else:
                found.append(Run(shown, style))
        return found
