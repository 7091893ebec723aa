"""Where everything lies on a terminal of any size.

There are two arrangements. The table: the path, beside it sleds, pyramids and, with much room, modules and the log; the
question below. The strip, for small terminals: the path, beside it one's own sled and the pyramids, the question below.
What has no place comes as a page: over the path in the strip, beside it on the table.
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
_MODULES: Final = (
    (MOODS | YEARS, Piece(("years",), 5, 7)),
    (STATUS, Piece(("status",), 6, 11)),
    (PROGRESS, Piece(("tiles",), 4, 5)),
    (EMISSARY, Piece(("emissaries",), 7, 9)),
)
"""The panels of the modules, each in play with some of them."""

_FURTHER_OUT: Final = (("status",), ("emissaries",))
"""Those that stand in the second column where there is one."""


def module_pieces(modules: int) -> list[Piece]:
    """Give the panels of the modules in play."""
    return [piece for bits, piece in _MODULES if modules & bits]


def others(seats: int) -> Piece:
    """The other sleds, with two or three lines for each."""
    return Piece(("others",), 1 + 2 * (seats - 1), 1 + 3 * (seats - 1))


def pieces_of(page: str, seats: int, modules: int) -> list[Piece]:
    """Give what a page shows."""
    if page == "sleds":
        return [others(seats)._replace(most=ANY)]
    if page == "pyramids":
        return [PROGRESS_BOARD._replace(most=9), PILES]
    return [LOG._replace(least=LEAST_LOG)] if page == "log" else module_pieces(modules)


@cache
def plan(width: int, height: int, seats: int, modules: int, page: str) -> Arranged:
    """Lay out a board of so many columns and rows, between the bar and the keys."""
    if width >= TABLE_WIDTH and height >= TABLE_HEIGHT:
        return Arranged("table", _table(width, height, seats, modules, page))
    return Arranged("strip", _strip(width, height, seats, modules, page))


def _table(width: int, height: int, seats: int, modules: int, page: str) -> dict[str, Region]:
    bottom = between(9, height * 24 // 100, 13)
    top = height - bottom
    beside = between(BESIDE[0], width * 36 // 100, BESIDE[1])
    further = min(width - beside - LEAST_PATH - 2 * GAP, FURTHER[1])
    if further < FURTHER[0] or not module_pieces(modules):
        further = 0
    path_width = width - beside - GAP - (further + GAP if further else 0)
    area = Region(path_width + GAP, 0, beside, top)
    shown = [OWN, others(seats), PROGRESS_BOARD, PILES]
    regions = {"path": Region(0, 0, path_width, top), "prompt": Region(0, top, path_width + GAP + beside, bottom)}
    wanted = [] if page == "path" else pieces_of(page, seats, modules)
    if further:
        pieces = module_pieces(modules)
        placed = stack(area, [*shown, *(piece for piece in pieces if piece.names not in _FURTHER_OUT)])
        rest = [piece for piece in pieces if not placed.keys() & {*piece.names}]
        outer = stack(Region(width - further, 0, further, height), [*rest, LOG])
        is_read = page == "log" and not in_sight(wanted, outer)
        return regions | outer | (stack(area, [OWN, *wanted]) if is_read else placed)
    placed = stack(area, [*shown, *module_pieces(modules), LOG])
    if not wanted or in_sight(wanted, regions | placed):
        return regions | placed
    turned = stack(area, [OWN, *wanted])
    if in_sight(wanted, turned):
        return regions | turned
    instead = stack(regions.pop("path"), [*wanted, LOG])
    return regions | instead | stack(area, [OWN, others(seats), PROGRESS_BOARD])


def _strip(width: int, height: int, seats: int, modules: int, page: str) -> dict[str, Region]:
    strip = between(STRIP[0], STRIP[0] + (width - 80) // 2, STRIP[1])
    question = between(5, 5 + (height - 22) // 3, 9)
    top = height - question
    path_width = width - strip - GAP
    area, wanted = Region(0, 0, path_width, top), [] if page == "path" else pieces_of(page, seats, modules)
    placed = stack(area, [*wanted, *([] if page == "log" else [LOG])]) if wanted else {"path": area}
    beside = [OWN._replace(least=8, most=8), *wanted, PROGRESS_BOARD._replace(most=9), others(seats), LOG]
    found = stack(Region(path_width + GAP, 0, strip, top), _without(beside, placed))
    return {**placed, **found, "prompt": Region(0, top, width, question)}


def _without(pieces: list[Piece], placed: dict[str, Region]) -> list[Piece]:
    """The pieces that are not placed yet, each once."""
    found = {piece.names: piece for piece in reversed(pieces) if not placed.keys() & {*piece.names}}
    return list(found.values())[::-1]
