"""Caral's title: its name over the plain, and the stepped pyramids of the city behind the menu."""

from itertools import pairwise
from math import cos, pi, sin
from typing import Final, NamedTuple

from textual.geometry import Region, Size

from cuzco_tui.games.caral.screen.colours import COLOURS, LEVELS
from cuzco_tui.messages import message
from cuzco_tui.tui.cells import Shade
from cuzco_tui.tui.drawing.canvas import Canvas
from cuzco_tui.tui.drawing.lines import Line
from cuzco_tui.tui.title_art import TitleArt, centred, enlarged

_LETTERS: Final = (
    " ██████╗ █████╗ ██████╗  █████╗ ██╗     ",
    "██╔════╝██╔══██╗██╔══██╗██╔══██╗██║     ",
    "██║     ███████║██████╔╝███████║██║     ",
    "██║     ██╔══██║██╔══██╗██╔══██║██║     ",
    "╚██████╗██║  ██║██║  ██║██║  ██║███████╗",
    " ╚═════╝╚═╝  ╚═╝╚═╝  ╚═╝╚═╝  ╚═╝╚══════╝",
)
_STROKE: Final = "█"
_DOUBLE_FROM: Final = Size(150, 52)
"""From this size on the name is drawn twice as large."""
_STAIRS: Final = 4
"""The columns of the stairs in the middle of a pyramid."""
_LEAST_PLAIN: Final = 4
"""So many rows of plain a path needs."""
_TURNS: Final = 3
_POINTS: Final = 40
"""The points of each turn of the path."""
_COLOURS: Final = {
    **{name: COLOURS[name] for name in (f"level-{level}" for level in range(1, LEVELS + 1))},
    "sand": Shade("#4a3420", "#c9ab7c", "#565656", "#4a3420", "#aa5500"),
    "sand-path": Shade("#b08a55", "#6f5327", "#e0c9a0", "#b08a55", "#ffff55"),
    "stairs": Shade("#3b2a18", "#a98b5c", "#000000", "#3b2a18", "#000000"),
    "name-shade": Shade("#7a5c1f", "#c9a45c", "#8a7430", "#7a5c1f", "#aa5500"),
}


class Standing(NamedTuple):
    """A pyramid: its middle and its base as shares of the width, and how much of the height it takes."""

    middle: float
    base: float
    height: float


_PYRAMIDS: Final = (Standing(0.5, 0.86, 1.0), Standing(0.13, 0.24, 0.5), Standing(0.87, 0.24, 0.62))
"""Those behind first."""


def _is_large(size: Size) -> bool:
    return size.width >= _DOUBLE_FROM.width and size.height >= _DOUBLE_FROM.height


def _name(size: Size) -> list[Line]:
    if _is_large(size):
        return enlarged(_LETTERS, _STROKE, "as-name-shade")
    return [[(row, "gold")] for row in _LETTERS]


def _height(size: Size) -> int:
    return len(_LETTERS) * (2 if _is_large(size) else 1)


def _draw_pyramid(canvas: Canvas, standing: Standing, soil: int, highest: int, colours: bool) -> None:
    """Draw a pyramid of five levels on the soil, each level on a larger one, with stairs in its middle."""
    rows = max(LEVELS, round(highest * standing.height) // LEVELS * LEVELS)
    each, middle = rows // LEVELS, round(canvas.width * standing.middle)
    base = round(canvas.width * standing.base / 2)
    for row in range(rows):
        level = row // each
        half = max(_STAIRS + 2, base - level * max(2, (base - _STAIRS - 4) // LEVELS))
        text = (" " if colours else "\u2591") * (2 * half)
        canvas.write(middle - half, soil - 1 - row, text, f"on-level-{level + 1}" if colours else "muted")
        if colours:
            canvas.write(middle - _STAIRS // 2, soil - 1 - row, " " * _STAIRS, "on-stairs")


def _draw_spiral(canvas: Canvas, top: int, bottom: int) -> None:
    """Draw a path that winds inwards on the plain, as flat as it is seen from the pyramids."""
    if bottom - top < _LEAST_PLAIN:
        return
    middle, wide, high = canvas.width / 2, canvas.width * 0.42, (bottom - top - 1) / 2
    points: list[tuple[float, float]] = []
    for step in range(_TURNS * _POINTS + 1):
        share, angle = 1 - step / (_TURNS * _POINTS + 1), 2 * pi * step / _POINTS
        points.append((middle - wide * share * cos(angle), (top + bottom - 1) / 2 - high * share * sin(angle)))
    for start, end in pairwise(points):
        canvas.line(start, end, "as-sand-path")


def _draw(size: Size, menu: Region, colours: bool) -> list[Line]:
    """Draw the whole page: the name above the menu, the pyramids behind it, and the plain with the path before them."""
    width, height = size
    name = _name(size)
    top = max(0, menu.y - len(name) - (2 if height < 30 else 3))
    soil = min(menu.bottom + 1, height - 2)
    canvas = Canvas(width, height)
    for standing in _PYRAMIDS:
        _draw_pyramid(canvas, standing, soil, soil - top - len(name) - 1, colours)
    if colours:
        canvas.write(0, soil, " " * width, "on-sand")
    else:
        canvas.write(0, soil, "\u2580" * width, "muted")
    _draw_spiral(canvas, soil + 2, height - 2)
    lines: list[Line] = [list(canvas.runs(row)) for row in range(height)]
    for row, line in enumerate(name):
        lines[top + row] = centred(line, width)
    return lines


TITLE_ART: Final = TitleArt(_draw, _height, _COLOURS, message("title-tagline-caral"))
"""What the house shows behind its menu for Caral."""
