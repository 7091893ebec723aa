"""The headdress that a winner wears: twelve feathers standing in a row."""

from typing import Final

from cuzco_tui.games.cuzco.engine.codes import COLOUR_NAMES
from cuzco_tui.tui.widgets.panel import Line

_FEATHERS: Final = 12
_WIDE: Final = 4
_HEIGHTS: Final = (0, 0, 1, 1, 2, 2, 2, 2, 1, 1, 0, 0)
"""How much higher a feather stands than the outer ones."""
_ROWS: Final = 5
_TIP, _BODY = " \u2584\u2584 ", " \u2588\u2588 "


def crown(width: int) -> list[Line]:
    """Draw the feathers in the middle of a width, over their band."""
    side = " " * max(0, (width - _FEATHERS * _WIDE) // 2)
    lines: list[Line] = []
    for row in range(_ROWS - 1):
        line: Line = [(side, "")]
        for feather in range(_FEATHERS):
            role = f"as-feather-{COLOUR_NAMES[feather % len(COLOUR_NAMES)]}"
            top = 2 - _HEIGHTS[feather]
            line.append((" " * _WIDE if row < top else _TIP if row == top else _BODY, role))
        lines.append(line)
    band = "\u2580" * (_FEATHERS * _WIDE)
    return [*lines, [(side, ""), (band, "gold")]]
