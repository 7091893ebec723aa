"""Where everything lies on a map of any size: the tiles of Cuzco and the villages, and the pips of the roads.

The places lie on a lattice of five columns and seven levels, Cuzco in its middle; every road leads to a neighbour, up
and down in a column or aslant to the next one. With more room the lattice widens and the tiles grow.
"""

from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

from textual.geometry import Offset, Region

from cuzco_tui.games.cuzco.engine.codes import CUZCO
from cuzco_tui.games.cuzco.engine.view import PlayerView

PLACES: Final = range(CUZCO + 1)
_LATTICE: Final = (
    *((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1)),
    *((1, -3), (2, 0), (1, 3), (-1, 3), (-2, 0), (-1, -3)),
    (0, 0),
)
"""Column and level of each place, seen from Cuzco: the inner villages clockwise, the outer ones, Cuzco itself."""
_TILES: Final = ((120, 40, 5, 3, 17), (76, 28, 4, 2, 13), (56, 19, 3, 2, 11), (0, 14, 2, 1, 7), (0, 0, 1, 0, 5))
"""From so many columns and rows on: how high a tile is, how much of that is the shelf, and how wide it may be."""
NARROWEST: Final = 5
"""The columns of the smallest tile; all are odd, so that names, pips and lines stand in the middle."""
_LEAST_GAP: Final = 6
"""So many columns lie between two tiles, unless the map is tiny."""
_NARROW_GAP: Final = 3
"""So many columns have room for the edges of two tiles and a number between them, and for nothing else."""
_WIDEST_STEP: Final = 8
_NARROWEST_STEP: Final = 3
"""The columns from place to place for each row from level to level, at most and at least."""


class Road(NamedTuple):
    """A road between two places."""

    start: int
    end: int
    kind: int
    pips: int


class MapShape(NamedTuple):
    """The tiles of a map, and what follows from where they lie."""

    width: int
    height: int
    tiles: tuple[Region, ...]
    """Where each place lies, by its number."""
    shelf: int
    """How many of a village's rows are its shelf."""

    def middle(self, place: int) -> tuple[float, float]:
        """Give the middle of a tile, in cells, counted from the middle of the first cell."""
        x, y, width, height = self.tiles[place]
        return x + (width - 1) / 2, y + (height - 1) / 2

    def pips(self, road: Road) -> Region:
        """Give the cells of a road's pips: halfway between its tiles."""
        one, other = self.tiles[road.start], self.tiles[road.end]
        if _LATTICE[road.start][0] == _LATTICE[road.end][0]:
            upper, lower = (one, other) if one.y < other.y else (other, one)
            row = upper.bottom + (lower.y - upper.bottom - 1) // 2
            return Region(upper.x + upper.width // 2 - 1, row, 3, 1)
        left, right = (one, other) if one.x < other.x else (other, one)
        free = right.x - left.right
        width = 3 if free > _NARROW_GAP + 1 else 1
        x = left.right + (free - width) // 2
        (x0, y0), (x1, y1) = self.middle(road.start), self.middle(road.end)
        share = (x + (width - 1) / 2 - x0) / (x1 - x0)
        return Region(x, ceil(y0 + (y1 - y0) * share - 0.5), width, 1)

    def beside(self, place: int) -> list[Offset]:
        """Give the cells for the runners at a village: to the right of its tile, then to the left, below at last."""
        x, y, width, height = self.tiles[place]
        sides = [Offset(column, y + row) for column in (x + width, x - 1) for row in range(height)]
        return [*sides, Offset(x, y + height), Offset(x + width - 1, y + height)]

    def place_at(self, spot: Offset) -> int | None:
        """Give the place whose tile, or a cell beside it, is at a spot."""
        return next((place for place in PLACES if self.tiles[place].grow((0, 1, 0, 1)).contains_point(spot)), None)


@lru_cache(maxsize=32)
def shape_of(width: int, height: int) -> MapShape:
    """Lay the places out on so many cells, in the middle."""
    tile_height, shelf, widest = next(size for columns, rows, *size in _TILES if width >= columns and height >= rows)
    tile_width = NARROWEST
    while tile_width + 2 <= widest and (width - 2 - 5 * (tile_width + 2)) // 4 >= max(_LEAST_GAP, tile_width * 3 // 4):
        tile_width += 2
    far, high = (width - 2 - tile_width) // 2, (height - tile_height) // 2
    far = min(far, 2 * (high * _WIDEST_STEP // 3))
    high = min(high, 3 * (far // 2) // _NARROWEST_STEP)
    columns = {0: 0, 1: (far + 1) // 2, 2: far}
    levels = {0: 0, 1: (2 * high + 3) // 6, 2: (4 * high + 3) // 6, 3: high}
    left, top = (width - tile_width) // 2, (height - tile_height) // 2
    tiles = [
        Region(
            left + (columns[abs(column)] if column > 0 else -columns[abs(column)]),
            top + (levels[abs(level)] if level > 0 else -levels[abs(level)]),
            tile_width,
            tile_height,
        )
        for column, level in _LATTICE
    ]
    if columns[1] - tile_width > _NARROW_GAP:
        tiles[CUZCO] = tiles[CUZCO].grow((0, 1, 0, 1))
    return MapShape(width, height, tuple(tiles), shelf)


def roads_of(view: PlayerView, overlay: int) -> list[Road]:
    """List all roads, those of the overlay as an orientation lays them."""
    roads = [
        Road(village, road.destination, road.kind, road.pips)
        for village in range(CUZCO)
        for kinds in view.board.roads[village]
        for road in kinds
        if village < road.destination
    ]
    return roads + [Road(CUZCO, (arm + overlay) % 6, kind, pips) for arm, (kind, pips) in enumerate(view.board.arms)]
