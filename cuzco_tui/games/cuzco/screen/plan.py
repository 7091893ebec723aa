"""Where everything lies on a terminal of any size.

There are two arrangements. The table: map and city side by side, the action spaces as a row of tiles across, one's
mask and the question below; with much room the other masks and the log beside it all. The strip, for small terminals:
the map, beside it a strip with the action spaces and one's own things, the question below. What has no place comes as a
page: over the map in the strip, in the place of the city on the table. Between two sizes nothing jumps.
"""

from functools import cache
from typing import Final

from textual.geometry import Region

from cuzco_tui.tui.stacking import ANY, GAP, LEAST_LOG, Arranged, Piece, between, in_sight, stack

TABLE_WIDTH: Final = 110
TABLE_HEIGHT: Final = 34
"""From so many columns and rows between bar and keys on, everything lies as on a table."""
CITY: Final = (46, 53)
"""The least and the most columns of the city."""
OTHERS: Final = (36, 44)
"""Those of the other masks and the log."""
LEAST_MAP: Final = 62
"""The map has at least so many columns while others stand beside it."""
STRIP: Final = (23, 38)
"""The columns of the strip."""
STRIP_TABLE: Final = 81
"""The columns of a strip arrangement beside which the city may stand."""


TRACK: Final = Piece(("track",), 3, 4)
TEMPLE: Final = Piece(("temple", "market"), 7, 9)
PALACE: Final = Piece(("palace",), 6, 7)
GODS: Final = Piece(("gods",), 6, 7)
LISTED_GODS: Final = 16
"""So many rows the cards of the gods take when they lie below each other."""
BRIEF_GODS: Final = 11
"""So many with two lines for each."""
HOUSES: Final = Piece(("houses",), 4, 6)
MASK: Final = Piece(("mask",), 9, 11)
LOG: Final = Piece(("log",), 4, ANY)
PAGES: Final[dict[str, tuple[Piece, ...]]] = {
    "city": (TRACK, TEMPLE, PALACE),
    "people": (GODS._replace(most=10), HOUSES._replace(most=ANY)),
    "masks": (MASK._replace(most=ANY),),
    "log": (LOG._replace(least=LEAST_LOG),),
}
"""What the pages beside the map show."""


@cache
def plan(width: int, height: int, seats: int, page: str) -> Arranged:
    """Lay out a board of so many columns and rows, between the bar and the keys."""
    if width >= TABLE_WIDTH and height >= TABLE_HEIGHT:
        return Arranged("table", _table(width, height, seats, page))
    return Arranged("strip", _strip(width, height, seats, page))


def _palace(seats: int) -> Piece:
    """The palace with a line for each of its tasks, and one more where there is room."""
    return PALACE._replace(least=max(PALACE.least, seats + 3), most=max(PALACE.most, seats + 4))


def _page(page: str, seats: int, height: int) -> list[Piece]:
    """The pieces of a page; where it is high, the cards of the gods lie below each other with all their words."""
    if page == "people" and height >= LISTED_GODS + GAP + HOUSES.least:
        return [GODS._replace(least=LISTED_GODS, most=LISTED_GODS), *PAGES[page][1:]]
    if page == "people" and height >= BRIEF_GODS + HOUSES.most:
        return [GODS._replace(least=BRIEF_GODS, most=BRIEF_GODS), HOUSES._replace(least=HOUSES.most, most=ANY)]
    return [_palace(seats) if piece is PALACE else piece for piece in PAGES[page]]


def _table(width: int, height: int, seats: int, page: str) -> dict[str, Region]:
    bottom = between(10, height * 27 // 100, 14)
    tiles = 5 if height < 44 else 6 if height < 52 else 7
    top = height - bottom - tiles
    city = between(CITY[0], width * 44 // 100, CITY[1])
    others = min(width - city - LEAST_MAP - 2 * GAP, OTHERS[1])
    if others < OTHERS[0]:
        others = 0
    beside = others + GAP if others else 0
    map_width = width - city - GAP - beside
    regions = {
        "roads": Region(0, 0, map_width, top),
        "spaces": Region(0, top, width - beside, tiles),
        "mask": Region(0, top + tiles, map_width, bottom),
        "prompt": Region(map_width + GAP, top + tiles, width - map_width - GAP, bottom),
    }
    shown = [TRACK, TEMPLE, _palace(seats), GODS, HOUSES]
    if others:
        masks = [Piece((f"others-{number}",), 8, 10) for number in range(1, seats)]
        regions |= stack(Region(width - others, 0, others, top + tiles), [*masks, LOG])
    else:
        shown.append(LOG)
    area = Region(map_width + GAP, 0, city, top)
    placed = stack(area, shown)
    missing = page in PAGES and page != "masks" and not in_sight(PAGES[page], placed | regions)
    return regions | (stack(area, [*_page(page, seats, area.height), *_rest(page, regions)]) if missing else placed)


def _rest(page: str, regions: dict[str, Region]) -> list[Piece]:
    """What follows the panels of a page where there is room."""
    return [LOG] if page != "log" and "log" not in regions else []


def _strip(width: int, height: int, seats: int, page: str) -> dict[str, Region]:
    regions: dict[str, Region] = {}
    columns = width
    beside = [TRACK, TEMPLE, _palace(seats), GODS, HOUSES]
    if columns - CITY[1] - GAP >= STRIP_TABLE:
        columns -= CITY[1] + GAP
        if columns - OTHERS[0] - GAP >= STRIP_TABLE:
            others = min(columns - STRIP_TABLE - GAP, OTHERS[1])
            columns -= others + GAP
            masks = [Piece((f"others-{number}",), 8, 10) for number in range(1, seats)]
            regions |= stack(Region(width - others, 0, others, height), [*masks, LOG])
        else:
            beside.append(LOG)
        regions |= stack(Region(columns + GAP, 0, CITY[1], height), beside)
    strip = between(STRIP[0], STRIP[0] + (columns - 80) // 2, STRIP[1])
    question = between(5, 5 + (height - 22) // 3, 9)
    top = height - question
    below: dict[str, Region] = {}
    kept = between(20, top - 13, 22)
    if top - kept >= TRACK.least + TEMPLE.least:
        free = Region(0, kept, columns, top - kept)
        wanted = (*beside[:3], MASK, *beside[3:], LOG)
        pieces = [piece for piece in wanted if not set(piece.names) & regions.keys()]
        below = stack(free, list(dict.fromkeys(pieces)))
        top = kept
    map_width = columns - strip
    space_rows = min(top - 8, 9)
    regions |= below | {
        "spaces": Region(map_width, 0, strip, space_rows),
        "own": Region(map_width, space_rows, strip, top - space_rows),
        "prompt": Region(0, height - question, columns, question),
    }
    area = Region(0, 0, map_width, top)
    if page in PAGES and not in_sight(PAGES[page], regions):
        more = (GODS, HOUSES, LOG) if page == "city" else ()
        on_page = {name for piece in PAGES[page] for name in piece.names}
        turned = stack(area, [*_page(page, seats, area.height), *more])
        return {**turned, **regions, **{name: turned[name] for name in turned.keys() & on_page}}
    return regions | {"roads": area}
