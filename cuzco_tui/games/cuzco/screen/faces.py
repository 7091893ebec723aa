"""Dice as faces of five by three cells, where there is room for them."""

from typing import Final

from cuzco_tui.tui.widgets.panel import Line

WIDTH: Final = 5
HEIGHT: Final = 3
_PIP: Final = "\u2836"
_SPOTS: Final[dict[int, tuple[str, str, str]]] = {
    1: ("     ", "  o  ", "     "),
    2: (" o   ", "     ", "   o "),
    3: (" o   ", "  o  ", "   o "),
    4: (" o o ", "     ", " o o "),
    5: (" o o ", "  o  ", " o o "),
    6: (" o o ", " o o ", " o o "),
}


def faces(dice: list[tuple[int, str, str]]) -> list[Line]:
    """Draw dice side by side, each as its pips, its style and the style of its edges, empty for none."""
    rows: list[Line] = [[] for _ in range(HEIGHT)]
    for pips, style, edge in dice:
        for row, spots in zip(rows, _SPOTS[pips], strict=True):
            left, right = ("\u2590", "\u258c") if edge else ("", " ")
            row += [(left, edge), (spots.replace("o", _PIP), style), (right, edge)]
    return rows
