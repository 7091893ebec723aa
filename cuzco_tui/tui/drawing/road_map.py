"""The road network as a picture: Cuzco, twelve villages and the roads between them, in 66 by 20 cells."""

from collections.abc import Collection
from math import cos, pi, sin
from typing import Final

from cuzco_tui.games.cuzco.engine.codes import COLOUR_NAMES, CUZCO, VILLAGES
from cuzco_tui.games.cuzco.engine.state import khipus_of
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.tui.drawing.canvas import Canvas

WIDTH: Final = 66
HEIGHT: Final = 20
_CENTRE: Final = (33.0, 9.0)
_SCALE: Final = (33.0, 11.6)
_INNER: Final = 0.5
_OUTER: Final = 0.87
FEATHER_LETTERS: Final = "TPOK"
"""Turquoise, purple, orange and pink."""
SEAT_LETTERS: Final = "RYGB"
"""Red, yellow, green and blue."""


def position(location: int) -> tuple[float, float]:
    """Give the cell at which a place lies; inner village 1 is at the top, and numbers go clockwise."""
    if location == CUZCO:
        return _CENTRE
    angle = pi / 2 - location % 6 * pi / 3
    radius = _INNER
    if location >= 6:
        angle -= pi / 6
        radius = _OUTER
    return _CENTRE[0] + radius * cos(angle) * _SCALE[0], _CENTRE[1] - radius * sin(angle) * _SCALE[1]


def draw_road_map(
    view: PlayerView,
    lit: Collection[int] = (),
    cursor: int | None = None,
    overlay: int | None = None,
    plain: bool = False,
) -> Canvas:
    """Draw the network; places that are lit can be reached now, the cursor stands on one, an overlay may be tried."""
    canvas = Canvas(WIDTH, HEIGHT, plain)
    turned = view.overlay if overlay is None else overlay
    me = view.seat if view.seat is not None else view.decider
    here = view.players[me].location if me is not None else None
    roads = [
        (village, road.destination, road.kind, road.pips)
        for village in range(VILLAGES)
        for kinds in view.board.roads[village]
        for road in kinds
        if village < road.destination
    ]
    roads += [(CUZCO, (arm + turned) % 6, kind, pips) for arm, (kind, pips) in enumerate(view.board.arms)]
    for start, end, kind, pips in roads:
        bright = (start == here and end in lit) or (end == here and start in lit)
        style = _road_style(kind, bright, bool(lit))
        a, b = position(start), position(end)
        canvas.line(a, b, style, dashed=kind == 1)
        middle = round((a[0] + b[0]) / 2), round((a[1] + b[1]) / 2)
        canvas.write(*middle, str(pips), f"{style} pips")
    _draw_cuzco(canvas, view, cursor, CUZCO in lit)
    for village in range(VILLAGES):
        _draw_village(canvas, view, village, cursor, village in lit)
    return canvas


def _road_style(kind: int, bright: bool, choosing: bool) -> str:
    name = "rope" if kind else "stone"
    return f"{name} lit" if bright else f"{name} dim" if choosing else name


def _draw_village(canvas: Canvas, view: PlayerView, village: int, cursor: int | None, lit: bool) -> None:
    """A box with feather letter and VP, the khipus from the top, and the runners below."""
    x, y = position(village)
    colour = view.board.feathers[village]
    khipus = khipus_of(view.villages[village])
    left, right = ("<", ">") if lit else ("[", "]")
    frame = "cursor" if village == cursor else "lit" if lit else "village"
    width = 4 + (1 + len(khipus) if khipus else 0)
    column = min(max(0, round(x) - width // 2), WIDTH - width)
    row = round(y)
    canvas.write(column, row, left, frame)
    label = f"{FEATHER_LETTERS[colour]}{view.board.vp[village]}"
    style = f"feather-{COLOUR_NAMES[colour]}"
    canvas.write(column + 1, row, label, f"{style} cursor" if village == cursor else style)
    place = column + 3
    if khipus:
        canvas.write(place, row, ":", frame)
        for number, seat in enumerate(khipus):
            canvas.write(place + 1 + number, row, SEAT_LETTERS[seat], f"seat-{seat}" + ("" if number else " top"))
        place += 1 + len(khipus)
    canvas.write(place, row, right, frame)
    _draw_runners(canvas, view, village, column + 1, row + 1)


def _draw_cuzco(canvas: Canvas, view: PlayerView, cursor: int | None, lit: bool) -> None:
    x, y = position(CUZCO)
    label = "<CUZCO>"
    column = round(x) - len(label) // 2
    style = "cursor" if cursor == CUZCO else "lit" if lit else "cuzco"
    canvas.write(column, round(y), label, style)
    _draw_runners(canvas, view, CUZCO, column + 1, round(y) + 1)


def _draw_runners(canvas: Canvas, view: PlayerView, location: int, column: int, row: int) -> None:
    """The players' runners at a place, as small letters; the bottom row has them above."""
    runners = [seat for seat, player in enumerate(view.players) if player.location == location]
    if row >= HEIGHT:
        row -= 2
    for number, seat in enumerate(runners):
        canvas.write(column + number, row, SEAT_LETTERS[seat].lower(), f"seat-{seat} runner")
