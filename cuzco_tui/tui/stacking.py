"""Where panels lie on a terminal of any size: pieces that are set below each other as far as there is room."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from textual.geometry import Region

GAP: Final = 1
"""The cells between two panels."""
ANY: Final = 999
"""As many rows as there are."""
LEAST_LOG: Final = 10
"""A log with fewer rows is none to read in, so that it has a page of its own besides."""


class Piece(NamedTuple):
    """What may stand in a column: one panel, or two beside each other, with the least and the most rows."""

    names: tuple[str, ...]
    least: int
    most: int


class Arranged(NamedTuple):
    """An arrangement, and where each panel lies in it."""

    arrangement: str
    regions: Mapping[str, Region]

    def shows(self, names: Sequence[str]) -> bool:
        """Tell whether all of some panels are in sight."""
        return all(name in self.regions for name in names)


def in_sight(pieces: Iterable[Piece], regions: Mapping[str, Region]) -> bool:
    """Tell whether all panels of some pieces have a place that is high enough."""
    return all(name in regions and regions[name].height >= piece.least for piece in pieces for name in piece.names)


def between(least: int, value: int, most: int) -> int:
    """Give the value, or the end of the range that is nearest to it."""
    return max(least, min(value, most))


def stack(area: Region, pieces: Sequence[Piece], left_share: int = 53) -> dict[str, Region]:
    """Set as many pieces below each other as have room, the first ones first, and share out the rows that are left.

    Nothing comes in the place of what has no room, so that one row more never takes anything away. Of two panels beside
    each other the left one takes its share of the columns, in hundredths.
    """
    shown: list[Piece] = []
    used = 0
    for piece in pieces:
        if used + piece.least > area.height:
            break
        shown.append(piece)
        used += piece.least
    if not shown:
        return {}
    rows = [piece.least for piece in shown]
    free = area.height - used
    gaps = min(free, len(shown) - 1) if free >= len(shown) - 1 else 0
    free -= gaps
    for number, piece in enumerate(shown):
        more = min(free, piece.most - rows[number])
        rows[number] += more
        free -= more
    rows[-1] += free
    regions: dict[str, Region] = {}
    y = area.y
    for piece, height in zip(shown, rows, strict=True):
        regions |= _beside(Region(area.x, y, area.width, height), piece.names, left_share)
        y += height + (1 if gaps else 0)
    return regions


def _beside(area: Region, names: tuple[str, ...], left_share: int) -> dict[str, Region]:
    if len(names) == 1:
        return {names[0]: area}
    left = area.width * left_share // 100
    return {
        names[0]: Region(area.x, area.y, left, area.height),
        names[1]: Region(area.x + left + GAP, area.y, area.width - left - GAP, area.height),
    }
