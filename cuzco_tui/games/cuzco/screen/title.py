"""Cuzco's title: its name under twelve feathers, and the terraces of the city behind the menu."""

from typing import Final

from textual.geometry import Region, Size

from cuzco_tui.games.cuzco.screen.colours import COLOURS
from cuzco_tui.messages import message
from cuzco_tui.tui.cells import Shade
from cuzco_tui.tui.drawing.lines import Line
from cuzco_tui.tui.title_art import TitleArt, centred, cut, enlarged

_LETTERS: Final = (
    " ██████╗ ██╗   ██╗███████╗ ██████╗  ██████╗ ",
    "██╔════╝ ██║   ██║╚══███╔╝██╔════╝ ██╔═══██╗",
    "██║      ██║   ██║  ███╔╝ ██║      ██║   ██║",
    "██║      ██║   ██║ ███╔╝  ██║      ██║   ██║",
    "╚██████╗ ╚██████╔╝███████╗╚██████╗ ╚██████╔╝",
    " ╚═════╝  ╚═════╝ ╚══════╝ ╚═════╝  ╚═════╝ ",
)
_STROKE: Final = "█"
_FEATHERS: Final = tuple(colour for colour in ("turquoise", "purple", "orange", "pink") for _ in range(3))
_FEATHER_GAP: Final = 3
_FEATHER: Final = ("▛", "▌")
_DOUBLE_FROM: Final = Size(150, 52)
"""From this size on everything is drawn twice as large."""
_LEVELS: Final = 7
_SHADES: Final = 12
_BRICK: Final = 6
_DOOR: Final = 8
_TOP_HALF: Final = 24
"""Half the width of the uppermost terrace, which looks out at both sides of the menu."""


def _between(one: str, other: str, share: float) -> str:
    """Give the colour that lies between two."""
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round(low + (high - low) * share):02x}" for low, high in pairs)


def _terrace(level: int) -> Shade:
    share = level / (_SHADES - 1)
    dark = _between("#67492f", "#352719", share)
    return Shade(
        dark,
        _between("#c6a681", "#dccbb0", share),
        _between("#3c3c3c", "#1e1e1e", share),
        dark,
        "#555555",
    )


_COLOURS: Final = {
    **{name: COLOURS[name] for name in (f"feather-{colour}" for colour in dict.fromkeys(_FEATHERS))},
    **{f"terrace-{level}": _terrace(level) for level in range(_SHADES)},
    "joint": Shade("#2b1f15", "#a98a66", "#000000", "#2b1f15", "#000000"),
    "soil": Shade("#3a2316", "#a9865f", "#4a4a4a", "#3a2316", "#aa5500"),
    "door": Shade("#8f5c2b", "#8a5a26", "#6e6e6e", "#8f5c2b", "#aa5500"),
    "letter-shade": Shade("#7a5c1f", "#c9a45c", "#8a7430", "#7a5c1f", "#aa5500"),
}


def _is_large(size: Size) -> bool:
    return size.width >= _DOUBLE_FROM.width and size.height >= _DOUBLE_FROM.height


def _height(size: Size) -> int:
    return (len(_FEATHER) + len(_LETTERS)) * (2 if _is_large(size) else 1)


def _feathers(times: int) -> list[Line]:
    gap = _FEATHER_GAP * times
    rows: list[Line] = []
    for sign in (_FEATHER[0], *[_FEATHER[1]] * (2 * times - 1)):
        drawn = sign if times == 1 else {"▛": "█▌", "▌": "█ "}[sign]
        rows.append([(f"{drawn:<{gap}}", f"as-feather-{colour}") for colour in _FEATHERS])
    return rows


def _name(size: Size) -> list[Line]:
    if _is_large(size):
        return [*_feathers(2), *enlarged(_LETTERS, _STROKE, "as-letter-shade")]
    return [*_feathers(1), *([(row, "gold")] for row in _LETTERS)]


def _step(level: int, half: int, middle: int, width: int, colours: bool) -> Line:
    """Draw one terrace of stones, those of each level laid over the joints below."""
    start, end = max(0, middle - half), min(width, middle + half)
    style = f"on-terrace-{level} as-joint" if colours else "muted"
    stone = " " if colours else "\u2591"
    shift = (level % 2) * (_BRICK // 2)
    stones = "".join(
        "\u2502" if (column - middle + shift) % _BRICK == 0 and start < column < end - 1 else stone
        for column in range(start, end)
    )
    return [(" " * start, ""), (stones, style), (" " * (width - end), "")]


def _draw(size: Size, menu: Region, colours: bool) -> list[Line]:
    """Draw the whole page: the name above the menu, the terraces behind it, and the soil they stand on."""
    width, height = size
    lines: list[Line] = [[(" " * width, "")] for _ in range(height)]
    soil = min(menu.bottom + 1, height - 2)
    middle = width // 2
    levels = max(2, min(_SHADES, _LEVELS + max(0, height - 40) // 4, soil - menu.y - 2))
    base = round(width * 0.46)
    narrower = max(1, (base - _TOP_HALF) // (levels - 1))
    for level in range(levels):
        row = soil - 1 - level
        if row >= 0:
            lines[row] = _step(level, base - narrower * level, middle, width, colours)
    lines[soil] = [(" " * width, "on-soil")] if colours else [("\u2580" * width, "muted")]
    if colours and soil - 1 >= menu.bottom:
        left = middle - _DOOR // 2
        below = lines[soil - 1]
        lines[soil - 1] = [*cut(below, 0, left), (" " * _DOOR, "on-door"), *cut(below, left + _DOOR, width)]
    name = _name(size)
    top = max(0, menu.y - len(name) - (2 if height < 30 else 3))
    for row, line in enumerate(name):
        lines[top + row] = centred(line, width)
    return lines


TITLE_ART: Final = TitleArt(_draw, _height, _COLOURS, message("title-tagline"))
