"""Which of several things that lie on a plane comes next in a direction."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

from textual.geometry import Region

Way: TypeAlias = Literal["up", "down", "left", "right"]


def beside(spots: Sequence[Region], here: int, way: Way, in_rows: bool) -> int | None:
    """Give the next thing in a direction, None past the last one; in rows left and right go on in the next row."""
    if here >= len(spots):
        return None
    if way in ("left", "right"):
        if not in_rows:
            return None
        index = here + (1 if way == "right" else -1)
        return index if 0 <= index < len(spots) else None
    at = spots[here]
    rows = {spot.y for spot in spots if (spot.y < at.y if way == "up" else spot.y > at.y)}
    if not rows:
        return None
    row = max(rows) if way == "up" else min(rows)
    middle = at.x + at.width // 2
    there = [index for index, spot in enumerate(spots) if spot.y == row]
    return min(there, key=lambda index: abs(spots[index].x + spots[index].width // 2 - middle))
