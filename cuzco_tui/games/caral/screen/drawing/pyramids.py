"""Pyramids as stepped blocks that grow, level by level."""

from typing import Final

from cuzco_tui.games.caral.screen.colours import LEVELS
from cuzco_tui.tui.drawing.lines import Line

_QUARTERS: Final = " \u2582\u2584\u2586\u2588"
"""A cell that is filled from below, by quarters."""


def profile(built: int, target: int, largest: int, width: int, rows: int) -> list[str]:
    """Draw what stands above the lowest level: so many rows from the top, as wide as that level.

    All pyramids are drawn to one scale, so that a small one with all its levels is not as high as a large one.
    """
    each = 4 * rows // max(1, largest - 1)
    half = width // 2
    narrower = 0 if target == largest else 1
    heights = [0] * width
    for level in range(2, built + 1):
        reach = max(0, half + 2 - level - narrower)
        for column in range(half - reach, half + reach + (width % 2)):
            if 0 <= column < width:
                heights[column] += each
    return [
        "".join(_QUARTERS[min(4, max(0, height - 4 * (rows - 1 - row)))] for height in heights) for row in range(rows)
    ]


def steps(width: int, rows: int, levels: int) -> list[tuple[int, int]]:
    """Give left end and width of each row of a stepped pyramid with so many levels, from the top."""
    each = max(1, rows // levels)
    odd = width - (width % 2 == 0)
    narrower = min(4, max(1, (odd - 5) // max(1, levels - 1)) // 2 * 2)
    found: list[tuple[int, int]] = []
    for level in range(levels - 1, -1, -1):
        wide = max(3, odd - narrower * level)
        found += [((width - wide) // 2, wide)] * each
    return found[-rows:]


def crown(width: int) -> list[Line]:
    """Draw the pyramid that stands above the winner's name: five levels, each on a larger one."""
    lines: list[Line] = []
    for level in range(LEVELS, 0, -1):
        wide = 4 + 6 * (LEVELS + 1 - level)
        lines.append([(" " * max(0, (width - wide) // 2), ""), ("\u2584" * wide, f"as-level-{level}")])
    return lines
