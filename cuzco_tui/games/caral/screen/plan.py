"""Where everything lies on a terminal of any size.

There are two arrangements. The table: the path, beside it sleds, pyramids and, with much room, modules and the log; the
question below. The strip, for small terminals: the path, beside it one's own sled and the pyramids, the question below.
What has no place comes as a page: over the path in the strip, beside it on the table, or instead of the path where that
has no room for it. The modules take several pages where one has no room for all.
"""

from functools import cache
from typing import Final

from textual.geometry import Region

from cuzco_tui.games.caral.engine.codes import EMISSARY, MOODS, PROGRESS, STATUS, YEARS
from cuzco_tui.tui.stacking import ANY, GAP, LEAST_LOG, Arranged, Piece, between, in_sight, stack

TABLE_WIDTH: Final = 104
TABLE_HEIGHT: Final = 32
"""From so many columns and rows between bar and keys on, everything lies as on a table."""
BESIDE: Final = (40, 46)
"""The least and the most columns beside the path."""
FURTHER: Final = (40, 44)
"""Those of a second column beside it."""
LEAST_PATH: Final = 84
"""The path has at least so many columns where there is a second column."""
STRIP: Final = (22, 38)
"""The columns of the strip."""
OWN: Final = Piece(("own",), 7, 9)
PROGRESS_BOARD: Final = Piece(("pyramids",), 7, 8)
PILES: Final = Piece(("piles",), 2, 3)
LOG: Final = Piece(("log",), 4, ANY)
_GLANCE: Final = 6
"""So many rows show mood and year tile of this year, without those to come."""
MODULES: Final = "modules"
"""The page of the modules; further ones have a number behind that."""
_MODULES: Final = (
    (MOODS | YEARS, "years", (14, 9, 8), 14),
    (STATUS, "status", (13, 8, 6), 13),
    (PROGRESS, "tiles", (10, 7, 4), 10),
    (EMISSARY, "emissaries", (12, 9, 9), 12),
)
"""The panels of the modules, each in play with some of them: the rows in which all is told by width, and the most."""
_WIDTHS: Final = (0, 57, 72)
"""From so many columns on a panel tells all in that many rows."""

_FURTHER_OUT: Final = (("status",), ("emissaries",))
"""Those that stand in the second column where there is one."""


def module_pieces(modules: int, width: int = 0) -> list[Piece]:
    """Give the panels of the modules in play, as high as all in them is told on so many columns."""
    which = max((index for index, least in enumerate(_WIDTHS) if width >= least), default=0)
    return [Piece((name,), rows[which], most) for bits, name, rows, most in _MODULES if modules & bits]


def _at_a_glance(modules: int) -> list[Piece]:
    """Give the panels of the modules in play beside the path, where the first needs no more than what holds now."""
    return [piece._replace(least=_GLANCE) if "years" in piece.names else piece for piece in module_pieces(modules)]


def module_pages(width: int, height: int, seats: int, modules: int) -> list[str]:
    """Name the pages that the modules take, one after the other."""
    beside = plan(width, height, seats, modules, MODULES).regions
    if "path" in beside:
        return [MODULES]
    area = _page_area(width, height, modules)
    return [MODULES if not number else f"{MODULES}-{number + 1}" for number in range(len(_parts(area, modules)))]


def _parts(area: Region, modules: int) -> list[list[Piece]]:
    """Share the panels of the modules out among pages on which all of them is told."""
    parts: list[list[Piece]] = [[]]
    for piece in module_pieces(modules, area.width):
        if parts[-1] and sum(each.least for each in (*parts[-1], piece)) > area.height:
            parts.append([])
        parts[-1].append(piece)
    return parts


def _part(page: str, area: Region, modules: int) -> list[Piece]:
    """Give the panels of one of the pages of the modules."""
    parts = _parts(area, modules)
    number = page.removeprefix(MODULES).removeprefix("-")
    return parts[min(len(parts), int(number or 1)) - 1]


def others(seats: int) -> Piece:
    """The other sleds, with two or three lines for each."""
    return Piece(("others",), 1 + 2 * (seats - 1), 1 + 3 * (seats - 1))


def pieces_of(page: str, seats: int, modules: int, width: int = 0) -> list[Piece]:
    """Give what a page shows, on so many columns."""
    if page == "sleds":
        return [others(seats)._replace(most=ANY)]
    if page == "pyramids":
        return [PROGRESS_BOARD._replace(most=9), PILES]
    return [LOG._replace(least=LEAST_LOG)] if page == "log" else module_pieces(modules, width)


@cache
def plan(width: int, height: int, seats: int, modules: int, page: str) -> Arranged:
    """Lay out a board of so many columns and rows, between the bar and the keys."""
    if _is_table(width, height):
        return Arranged("table", _table(width, height, seats, modules, page))
    return Arranged("strip", _strip(width, height, seats, modules, page))


def _is_table(width: int, height: int) -> bool:
    return width >= TABLE_WIDTH and height >= TABLE_HEIGHT


def _bottom(height: int) -> int:
    """Give the rows of the question on the table."""
    return between(9, height * 24 // 100, 13)


def _columns(width: int, modules: int) -> tuple[int, int, int]:
    """Give the columns of the path on the table, of those beside it, and of a further one, if there is one."""
    beside = between(BESIDE[0], width * 36 // 100, BESIDE[1])
    further = min(width - beside - LEAST_PATH - 2 * GAP, FURTHER[1])
    if further < FURTHER[0] or not module_pieces(modules):
        further = 0
    return width - beside - GAP - (further + GAP if further else 0), beside, further


def _page_area(width: int, height: int, modules: int) -> Region:
    """The room of a page that comes instead of the path."""
    if _is_table(width, height):
        return Region(0, 0, _columns(width, modules)[0], height - _bottom(height))
    question, strip = _narrow(width, height)
    return Region(0, 0, width - strip - GAP, height - question)


def _table(width: int, height: int, seats: int, modules: int, page: str) -> dict[str, Region]:
    path_width, beside, further = _columns(width, modules)
    bottom = _bottom(height)
    top = height - bottom
    area = Region(path_width + GAP, 0, beside, top)
    shown = [OWN, others(seats), PROGRESS_BOARD, PILES]
    path = _page_area(width, height, modules)
    regions = {"path": path, "prompt": Region(0, top, path_width + GAP + beside, bottom)}
    wanted = [] if page == "path" else pieces_of(page.partition("-")[0], seats, modules)
    if further:
        pieces = _at_a_glance(modules)
        placed = stack(area, [*shown, *(piece for piece in pieces if piece.names not in _FURTHER_OUT)])
        rest = [piece for piece in pieces if not placed.keys() & {*piece.names}]
        regions |= stack(Region(width - further, 0, further, height), [*rest, LOG])
    else:
        placed = stack(area, [*shown, *_at_a_glance(modules), LOG])
    if not wanted or in_sight(wanted, regions | placed):
        return regions | placed
    turned = stack(area, [OWN, *(piece for piece in wanted if not in_sight([piece], regions))])
    if in_sight(wanted, regions | turned):
        return regions | turned
    del regions["path"]
    instead = stack(path, [*(_part(page, path, modules) if page.startswith(MODULES) else wanted), LOG])
    return {**regions, **stack(area, [OWN, others(seats), PROGRESS_BOARD]), **instead}


def _narrow(width: int, height: int) -> tuple[int, int]:
    """Give the rows of the question, and the columns of the strip, on a small terminal."""
    return between(5, 5 + (height - 22) // 3, 9), between(STRIP[0], STRIP[0] + (width - 80) // 2, STRIP[1])


def _strip(width: int, height: int, seats: int, modules: int, page: str) -> dict[str, Region]:
    question, strip = _narrow(width, height)
    area = _page_area(width, height, modules)
    if page.startswith(MODULES):
        wanted = _part(page, area, modules)
    else:
        wanted = [] if page == "path" else pieces_of(page, seats, modules)
    placed = stack(area, [*wanted, *([] if page == "log" else [LOG])]) if wanted else {"path": area}
    beside = [OWN._replace(least=8, most=8), PROGRESS_BOARD._replace(most=9), others(seats), LOG]
    found = stack(Region(area.right + GAP, 0, strip, area.height), _without(beside, placed))
    return {**placed, **found, "prompt": Region(0, area.height, width, question)}


def _without(pieces: list[Piece], placed: dict[str, Region]) -> list[Piece]:
    """The pieces that are not placed yet."""
    return [piece for piece in pieces if not placed.keys() & {*piece.names}]
