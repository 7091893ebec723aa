"""A grid of cells to draw on: braille dots for fine lines, letters on top, a style for each cell."""

from typing import Final, NamedTuple

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
        self._letters: list[list[str]] = [[""] * width for _ in range(height)]
        self._styles = [[""] * width for _ in range(height)]

    def write(self, x: int, y: int, text: str, style: str) -> None:
        """Write letters on top of whatever is there."""
        if 0 <= y < self.height:
            for place, letter in enumerate(text, start=x):
                if 0 <= place < self.width:
                    self._letters[y][place] = letter
                    self._styles[y][place] = style

    def line(self, start: tuple[float, float], end: tuple[float, float], style: str, dashed: bool) -> None:
        """Draw a line between two points given in cells: two strokes side by side, or one of single dots."""
        x0, y0 = start[0] * 2, start[1] * 4
        x1, y1 = end[0] * 2, end[1] * 4
        length = max(abs(x1 - x0), abs(y1 - y0), 1.0)
        if self.plain:
            self._plain_line(start, end, style, dashed)
            return
        across = ((y0 - y1) / length, (x1 - x0) / length)
        strokes = (0.0,) if dashed else (-0.9, 0.9)
        for step in range(int(length) + 1):
            if dashed and step % 4:
                continue
            share = step / length
            for offset in strokes:
                x = x0 + (x1 - x0) * share + across[0] * offset
                y = y0 + (y1 - y0) * share + across[1] * offset
                self._dot(round(x), round(y), style)

    def _plain_line(self, start: tuple[float, float], end: tuple[float, float], style: str, dashed: bool) -> None:
        length = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1.0)
        for step in range(int(length) + 1):
            share = step / length
            x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
            self.write(round(x), round(y), "." if dashed else "#", style)

    def _dot(self, x: int, y: int, style: str) -> None:
        column, row = x // 2, y // 4
        if 0 <= column < self.width and 0 <= row < self.height:
            self._dots[row][column] |= _DOTS[y % 4][x % 2]
            self._styles[row][column] = style

    def runs(self, row: int) -> list[Run]:
        """Give a row as runs of equal style."""
        found: list[Run] = []
        for letter, dots, style in zip(self._letters[row], self._dots[row], self._styles[row], strict=True):
            shown = letter or (chr(0x2800 + dots) if dots else " ")
            if found and found[-1].style == style:
                found[-1] = Run(found[-1].text + shown, style)
            else:
                found.append(Run(shown, style))
        return found
