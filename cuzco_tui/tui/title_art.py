"""The picture of a title screen: what a game brings for it, and what the house draws for a game that brings nothing."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from textual.geometry import Region, Size

from cuzco_tui.game import Description
from cuzco_tui.games import load
from cuzco_tui.messages import Message
from cuzco_tui.tui.cells import Shade
from cuzco_tui.tui.drawing.block_letters import large
from cuzco_tui.tui.drawing.lines import Line
from cuzco_tui.widths import cells

Drawing: TypeAlias = Callable[[Size, Region, bool], list[Line]]
"""Draws a whole page, with the room of the menu, and whether there are colours; every character takes one cell."""


class TitleArt(NamedTuple):
    """A picture behind the menu, and how high its words stand above it."""

    draw: Drawing
    height: Callable[[Size], int]
    """Gives how many rows the words above the menu take in a terminal."""
    colours: Mapping[str, Shade] = {}
    """The shades of the names that the picture gives to its cells."""
    tagline: Message | None = None
    """One line below the name of the game."""


def art_of(description: Description) -> TitleArt:
    """Give the picture of a game; one that brings none has its name in large letters."""
    if description.title_art:
        found: TitleArt = load(description.title_art)
        return found

    def draw(size: Size, menu: Region, _colours: bool) -> list[Line]:
        letters = large(description.title, size.width)
        lines: list[Line] = [[(" " * size.width, "")] for _ in range(size.height)]
        top = max(0, menu.y - len(letters) - 1)
        for row, letter_row in enumerate(letters[: size.height]):
            lines[top + row] = centred([(letter_row, "gold strong")], size.width)
        return lines

    return TitleArt(draw, lambda size: len(large(description.title, size.width)))


def enlarged(letters: Sequence[str], stroke: str, shade: str) -> list[Line]:
    """Draw letters twice as large, with a shade to the right and below in place of everything but their strokes."""
    inked = {(x, y) for y, row in enumerate(letters) for x, sign in enumerate(row) if sign == stroke}
    pixels = {(2 * x + right, 2 * y + down) for x, y in inked for right in (0, 1) for down in (0, 1)}
    shades = {(x + 2, y + 1) for x, y in pixels} - pixels
    rows: list[Line] = []
    for y in range(2 * len(letters)):
        row: Line = []
        for x in range(2 * len(letters[0])):
            style = "gold" if (x, y) in pixels else shade if (x, y) in shades else ""
            row.append((stroke if style else " ", style))
        rows.append(row)
    return rows


def centred(line: Line, width: int) -> Line:
    """Set a line in the middle of a width, filled up with blanks."""
    room = width - sum(cells(text) for text, _ in line)
    left = max(0, room // 2)
    return [(" " * left, ""), *line, (" " * max(0, room - left), "")]


def cut(line: Line, start: int, end: int) -> Line:
    """Give the cells of a line of narrow characters from one column to before another."""
    found: Line = []
    column = 0
    for text, style in line:
        part = text[max(0, start - column) : max(0, end - column)]
        if part:
            found.append((part, style))
        column += len(text)
    return found
