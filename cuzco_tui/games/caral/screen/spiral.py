"""Where everything lies on a spiral of any size: the places of the path, and the way between them.

The path begins at the top left and winds inwards clockwise. Its corners are the start and every action space but the
first; what lies between two corners stands on one side of the spiral. The central pyramid lies in the middle.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from textual.geometry import Offset, Region

from cuzco_tui.games.caral.engine.codes import CENTRE, SITE, START

_SIZES: Final = ((128, 38, 20, 4, 11, 4), (98, 34, 16, 3, 9, 3), (70, 24, 13, 2, 7, 2), (0, 0, 10, 2, 6, 1))
"""From so many columns and rows on: how wide and high an action space is, and how wide and high a site."""
_START_WIDTH: Final = 5
_EDGES: Final = 2
"""The columns at both sides of a tile for its edges."""
_GAP: Final = 5
"""So many columns lie between two tiles of a side if there is room."""
_CENTRE_SIDE: Final = 3
"""The columns between the central pyramid and what stands left and right of it."""
_CENTRE: Final = (25, 15)
"""The central pyramid is at most so wide and so high."""
_CORNERS: Final = 4


class Way(NamedTuple):
    """A straight piece of the path from place to place."""

    start: tuple[float, float]
    end: tuple[float, float]


class Spiral(NamedTuple):
    """The tiles of a path, and what follows from where they lie."""

    width: int
    height: int
    tiles: tuple[Region, ...]
    """Where each place lies, by its index on the path."""
    ways: tuple[tuple[Way, ...], ...]
    """How the path comes to each place from the one before."""

    def place_at(self, spot: Offset) -> int | None:
        """Give the place whose tile, or a cell beside it, is at a spot."""
        grown = (tile.grow((0, 1, 0, 1)) for tile in self.tiles)
        return next((index for index, tile in enumerate(grown) if tile.contains_point(spot)), None)

    def middle(self, index: int) -> tuple[float, float]:
        """Give the middle of a tile, in cells, counted from the middle of the first cell."""
        x, y, width, height = self.tiles[index]
        return x + (width - 1) / 2, y + (height - 1) / 2


class _Sizes(NamedTuple):
    """How large the tiles are."""

    action: tuple[int, int]
    site: tuple[int, int]

    def of(self, kind: int) -> tuple[int, int]:
        """Give the width and the height of a tile."""
        if kind == START:
            return _START_WIDTH, self.action[1]
        return self.site if kind == SITE else self.action


class _Rings(NamedTuple):
    """The columns and rows on which the sides of the spiral lie, from the outermost inwards."""

    left: tuple[int, ...]
    right: tuple[int, ...]
    top: tuple[int, ...]
    bottom: tuple[int, ...]

    def corner(self, number: int) -> tuple[int, int]:
        """Give the upper left cell of a corner's tile."""
        ring, side = divmod(number, _CORNERS)
        column = self.right[ring] if side in (1, 2) else self.left[max(0, ring - (side == 0))]
        return column, self.top[ring] if side < 2 else self.bottom[ring]


@lru_cache(maxsize=16)
def spiral(kinds: tuple[int, ...], width: int, height: int) -> Spiral:
    """Lay the places of a path out on so many cells."""
    sizes = next(
        _Sizes((wide, high), (narrow, low))
        for columns, rows, wide, high, narrow, low in _SIZES
        if width >= columns and height >= rows
    )
    corners = _corners(kinds)
    last = len(kinds) - 1
    turns = [*corners, *([last] if corners[-1] < last - 1 else [])]
    sides = [range(one + 1, other) for one, other in pairwise([*turns, last])]
    rings = _rings(len(turns), [len(side) for side in sides], sizes, width, height)
    at = [Region(*rings.corner(number), *sizes.of(kinds[index])) for number, index in enumerate(turns)]
    tiles = {index: at[number] for number, index in enumerate(corners)}
    tiles[last] = _centre(rings, len(turns) - 1, sizes)
    for side, (one, other) in zip(sides, pairwise([*at, tiles[last]]), strict=True):
        tiles |= _spread(side, [sizes.of(kinds[index]) for index in side], one, other)
    placed = tuple(tiles[index] for index in range(len(kinds)))
    ways = [_way(one, other) for one, other in pairwise(placed[:-1])]
    return Spiral(width, height, placed, ((), *ways, _way_in(placed[-2], placed[-1])))


def _corners(kinds: Sequence[int]) -> list[int]:
    """The places at which the path turns; sites behind the last of them lead on to a corner without a place."""
    actions = [index for index, kind in enumerate(kinds) if kind not in (START, SITE, CENTRE)]
    return [0, *actions[1:]]


def _rings(corners: int, lengths: Sequence[int], sizes: _Sizes, width: int, height: int) -> _Rings:
    """Find the columns and rows of the sides, as far apart as there is room."""
    tops = -(-corners // _CORNERS)
    bottoms = max(1, -(-(corners - 2) // _CORNERS))
    wide, high = sizes.action
    narrow, low = sizes.site
    inner = max((length for side, length in enumerate(lengths) if side // _CORNERS == bottoms - 1), default=0)
    lanes, upright = tops + bottoms, _innermost_upright(lengths, bottoms)
    free = height - lanes * high - upright * low
    step = high + max(1, free // max(1, lanes - 1 + upright))
    least = narrow + (wide - narrow) // 2 + _EDGES
    room = width - 2 - 2 * wide - 2 * least * (bottoms - 1)
    wanted = inner * narrow + (inner + 1) * _GAP
    aside = least + max(0, (room - wanted) // 4) if bottoms > 1 else least
    left = tuple(1 + ring * aside for ring in range(bottoms))
    right = tuple(width - 1 - wide - ring * aside for ring in range(max(bottoms, tops)))
    top = tuple(ring * step for ring in range(tops))
    bottom = tuple(height - high - ring * step for ring in range(bottoms))
    return _Rings(left, right, top, bottom)


def _innermost_upright(lengths: Sequence[int], bottoms: int) -> int:
    """How many places stand on the innermost upright side at the left."""
    side = _CORNERS * bottoms - 1
    return lengths[side] if side < len(lengths) else 0


def _centre(rings: _Rings, corner: int, sizes: _Sizes) -> Region:
    """The room of the central pyramid: what the path has not gone around when it comes to its last corner."""
    (wide, high), (narrow, low) = sizes.action, sizes.site
    ring, side = divmod(corner, _CORNERS)
    before = max(0, ring - 1)
    left = (rings.left[before] + wide if ring else 0) + _CENTRE_SIDE
    right = rings.right[ring if side > 1 else before] + (wide - narrow) // 2 - _EDGES
    top = rings.top[ring] + (high + 1 if side else 0)
    bottom = rings.bottom[ring if side == _CORNERS - 1 else before] - 1 + high - low
    wide, high = min(_CENTRE[0], max(5, right - left)), min(_CENTRE[1], max(2, bottom - top))
    return Region(left + (right - left - wide) // 2, bottom - high - (bottom - top - high) // 2, wide, high)


def _spread(side: range, sizes: Sequence[tuple[int, int]], one: Region, other: Region) -> dict[int, Region]:
    """Share the room between two corners out among the places of a side; on a level one they stand on its foot.

    On an upright one they stand in the middle, at the right rather outwards, where the path comes down.
    """
    tiles: dict[int, Region] = {}
    if not side:
        return tiles
    level = one.bottom == other.bottom or other.right < one.x or one.right < other.x
    used = sum(size[0 if level else 1] for size in sizes)
    if level:
        first, last = (one, other) if one.x < other.x else (other, one)
        start, room = first.right, last.x - first.right - used
    else:
        first, last = (one, other) if one.y < other.y else (other, one)
        start, room = first.bottom, last.y - first.bottom - used
    order = list(side) if first is one else list(side)[::-1]
    shown = list(sizes) if first is one else list(sizes)[::-1]
    passed = 0
    for number, (index, (wide, high)) in enumerate(zip(order, shown, strict=True), 1):
        at = start + passed + max(0, round(room * number / (len(order) + 1)))
        if level:
            tiles[index] = Region(at, one.bottom - high, wide, high)
        else:
            tiles[index] = Region(one.x + (one.width - wide + (first is one)) // 2, at, wide, high)
        passed += wide if level else high
    return tiles


def _way(one: Region, other: Region) -> tuple[Way, ...]:
    """The path between two neighbours: along the foot of a level side, down the middle of an upright one."""
    if other.right <= one.x or one.right <= other.x:
        foot = min(one.bottom, other.bottom) - 1
        left, right = (one, other) if one.x < other.x else (other, one)
        return (Way((left.right, foot), (right.x - 1, foot)),)
    upper, lower = (one, other) if one.y < other.y else (other, one)
    narrow = one if one.width < other.width else other
    middle = narrow.x + (narrow.width - 1) / 2
    return (Way((middle, upper.bottom), (middle, lower.y - 1)),)


def _way_in(one: Region, centre: Region) -> tuple[Way, ...]:
    """The path to the central pyramid: to above its top, and down to it."""
    foot, middle = one.bottom - 1, centre.x + (centre.width - 1) // 2
    across = Way((one.right, foot), (middle, foot))
    return (across, Way((middle, foot), (middle, centre.y))) if centre.y > foot else (across,)
