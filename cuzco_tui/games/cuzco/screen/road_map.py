"""The road network as a picture: Cuzco, twelve villages and the roads between them, in 63 by 19 cells.

A stone trail is a double line, a rope bridge a row of dots; its pips stand on it, in round brackets when the road can
be used now. A village is a box with its feather's letter, its VP and its khipus, the top one first: `[T3:YR]`; it has
angle brackets when it can be reached. The runners stand to the right of their place, as small letters.
"""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from cuzco_tui.games.cuzco.engine.codes import COLOUR_NAMES, CUZCO, VILLAGES
from cuzco_tui.games.cuzco.engine.pieces import khipus_of
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration.places import FEATHER_LETTERS, village_names
from cuzco_tui.tui.drawing.canvas import Canvas

WIDTH: Final = 63
HEIGHT: Final = 19
_CENTRE: Final = (31, 9)
_INNER: Final = ((0, -6), (14, -3), (14, 3), (0, 6), (-14, 3), (-14, -3))
_OUTER: Final = ((14, -9), (27, 0), (14, 9), (-14, 9), (-27, 0), (-14, -9))
"""Where the villages lie, seen from Cuzco, clockwise."""
_CLEARING: Final = 4
"""How far from the middle of a place no road is drawn."""
SEAT_LETTERS: Final = "RYGB"
"""Red, yellow, green and blue."""


class Road(NamedTuple):
    """A road between two places."""

    start: int
    end: int
    kind: int
    pips: int


class Legend(NamedTuple):
    """The words in the corners of the map."""

    feathers: Sequence[str]
    """The feather colours, in the order of their letters."""
    kinds: Sequence[str]
    """Stone trail and rope bridge."""
    village: Sequence[tuple[str, str]]
    """Parts of a village's box, and what they mean."""


NO_LEGEND: Final = Legend((), (), ())


def position(location: int) -> tuple[int, int]:
    """Give the cell at which a place lies; inner village 1 is at the top, and numbers go clockwise."""
    if location == CUZCO:
        return _CENTRE
    across, down = _INNER[location] if location < 6 else _OUTER[location - 6]
    return _CENTRE[0] + across, _CENTRE[1] + down


def roads_of(view: PlayerView, overlay: int) -> list[Road]:
    """List all roads, those of the overlay as an orientation lays them."""
    roads = [
        Road(village, road.destination, road.kind, road.pips)
        for village in range(VILLAGES)
        for kinds in view.board.roads[village]
        for road in kinds
        if village < road.destination
    ]
    return roads + [Road(CUZCO, (arm + overlay) % 6, kind, pips) for arm, (kind, pips) in enumerate(view.board.arms)]


def draw_road_map(
    view: PlayerView,
    lit: Collection[int] = (),
    cursor: int | None = None,
    overlay: int | None = None,
    plain: bool = False,
    changed: Collection[int] = (),
    legend: Legend = NO_LEGEND,
) -> Canvas:
    """Draw the network; places that are lit can be reached now, the cursor stands on one, an overlay may be tried."""
    canvas = Canvas(WIDTH, HEIGHT, plain)
    turned = view.overlay if overlay is None else overlay
    me = view.seat if view.seat is not None else view.decider
    here = view.players[me].location if me is not None else None
    roads = roads_of(view, turned)
    for road in roads:
        ends = {road.start, road.end}
        usable = here in ends and bool((ends - {here}) & set(lit))
        style = _road_style(road.kind, usable, bool(lit), here in ends and cursor in ends and cursor != here)
        a, b = position(road.start), position(road.end)
        if road.kind:
            canvas.dotted_line(a, b, style)
        else:
            canvas.double_line(a, b, style)
        _draw_pips(canvas, road, usable, style)
    _draw_cuzco(canvas, view, cursor, CUZCO in lit, CUZCO in changed)
    for village in range(VILLAGES):
        _draw_village(canvas, view, village, cursor, village in lit, village in changed)
    _draw_legend(canvas, legend)
    return canvas


def _road_style(kind: int, usable: bool, choosing: bool, pointed: bool) -> str:
    """The road under the cursor is the brightest, roads that cannot be used now are dim."""
    name = "rope" if kind else "stone"
    if pointed and usable:
        return "lit"
    return f"{name} lit" if usable else f"{name} dim" if choosing else name


def pips_position(road: Road) -> tuple[int, int]:
    """Give the cell of a road's pips: a row in which the middle of the road lies, away from Cuzco."""
    (x0, y0), (x1, y1) = position(road.start), position(road.end)
    if x0 == x1:
        return x0, (y0 + y1) // 2
    if abs(x1 - _CENTRE[0]) > abs(x0 - _CENTRE[0]):
        (x0, y0), (x1, y1) = (x1, y1), (x0, y0)
    return round(x0 + (x1 - x0) * 3 / 7), round(y0 + (y1 - y0) / 3)


def _draw_pips(canvas: Canvas, road: Road, usable: bool, style: str) -> None:
    """The number on the road, with room at both sides."""
    x, y = pips_position(road)
    text = f"({road.pips})" if usable else f" {road.pips} "
    canvas.write(x - 1, y, text, f"{style} strong")


def _draw_village(canvas: Canvas, view: PlayerView, village: int, cursor: int | None, lit: bool, changed: bool) -> None:
    """A box with feather letter and VP and the khipus from the top, and the runners beside it."""
    x, row = position(village)
    colour = view.board.feathers[village]
    khipus = khipus_of(view.villages[village])
    runners = _runners(view, village)
    left, right = ("<", ">") if lit else ("[", "]")
    frame = "cursor" if village == cursor else "lit" if lit else ""
    width = 2 + len(village_names(view.board)[village]) + (1 + len(khipus) if khipus else 0)
    room = width + changed + len(runners)
    column = min(max(0, x - width // 2), WIDTH - room)
    _clear(canvas, x, column, row, room)
    canvas.write(column, row, left, frame)
    label = village_names(view.board)[village]
    style = f"feather-{COLOUR_NAMES[colour]} strong"
    canvas.write(column + 1, row, label, f"{style} cursor" if village == cursor else style)
    place = column + 1 + len(label)
    if khipus:
        canvas.write(place, row, ":", frame)
        for number, seat in enumerate(khipus):
            canvas.write(place + 1 + number, row, SEAT_LETTERS[seat], f"seat-{seat}" + ("" if number else " top"))
        place += 1 + len(khipus)
    canvas.write(place, row, right, frame)
    _draw_beside(canvas, place + 1, row, changed, runners)


def _draw_cuzco(canvas: Canvas, view: PlayerView, cursor: int | None, lit: bool, changed: bool) -> None:
    x, row = position(CUZCO)
    label = "<CUZCO>" if lit else "[CUZCO]"
    runners = _runners(view, CUZCO)
    column = x - len(label) // 2
    _clear(canvas, x, column, row, len(label) + changed + len(runners))
    canvas.write(column, row, label, "cursor" if cursor == CUZCO else "lit" if lit else "strong")
    _draw_beside(canvas, column + len(label), row, changed, runners)


def _clear(canvas: Canvas, centre: int, column: int, row: int, width: int) -> None:
    """Keep blank cells between a place and the roads that lead to it, so that they end in the rows above and below."""
    start, end = min(column - 1, centre - _CLEARING), max(column + width, centre + _CLEARING)
    canvas.write(start, row, " " * (end - start + 1), "")


def _runners(view: PlayerView, location: int) -> list[int]:
    return [seat for seat, player in enumerate(view.players) if player.location == location]


def _draw_beside(canvas: Canvas, column: int, row: int, changed: bool, runners: list[int]) -> None:
    """The mark of a change, then the players' runners as small letters on a block."""
    if changed:
        canvas.write(column, row, "*", "changed")
    for number, seat in enumerate(runners, start=column + changed):
        canvas.write(number, row, SEAT_LETTERS[seat].lower(), f"seat-{seat} piece")


def _draw_legend(canvas: Canvas, legend: Legend) -> None:
    """What the letters and lines mean, in the corners that hold no road."""
    for row, word in enumerate(legend.feathers):
        style = f"feather-{COLOUR_NAMES[row]}"
        canvas.write(0, row, f"{FEATHER_LETTERS[row]} {word}", style)
    for number, word in enumerate(legend.kinds):
        row, column = 1 + number, WIDTH - len(word)
        canvas.write(column, row, word, "rope" if number else "stone")
        sample = (column - 4, row), (column - 2, row)
        if number:
            canvas.dotted_line(*sample, "rope")
        else:
            canvas.double_line(*sample, "stone")
    for row, (sign, meaning) in enumerate(legend.village, start=HEIGHT - 1 - len(legend.village)):
        canvas.write(0, row, f"{sign} {meaning}", "dim")
