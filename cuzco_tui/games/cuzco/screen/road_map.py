"""The road network as a picture: Cuzco, twelve villages and the roads between them, for any size.

A stone trail is a double line, a rope bridge a row of dots; its pips stand on it, on gold when the road can be used
now. A village is a tile in its feather's colour with its name, and below it a shelf with its khipus, the top one at the
right and the highest. The runners stand beside their place, as small letters. A place that can be reached has golden
edges, the one under the cursor broad ones, and shows the khipu that would land there.
"""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from cuzco_tui.games.cuzco.engine.codes import COLOUR_NAMES, CUZCO, VILLAGES
from cuzco_tui.games.cuzco.engine.pieces import can_deliver, khipus_of
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration.places import FEATHER_LETTERS, village_names
from cuzco_tui.games.cuzco.screen.map_shape import MapShape, Road, roads_of
from cuzco_tui.tui.drawing.canvas import Canvas
from cuzco_tui.tui.widgets.panel import CHANGED
from cuzco_tui.widths import cells

SEAT_LETTERS: Final = "RYGB"
"""Red, yellow, green and blue."""
_CITY: Final = "CUZCO"
_LIT_EDGES: Final = "\u2590\u258c"
_CURSOR_EDGES: Final = "\u2588\u2588"
_LOW_KHIPU: Final = "\u2584"
_BOARD: Final = "\u2581"
"""The free part of a shelf."""


class MapWords(NamedTuple):
    """The words on the map."""

    feathers: Sequence[str] = ()
    """The feather colours, in the order of their letters."""
    kinds: Sequence[str] = ()
    """Stone trail and rope bridge."""
    fire: str = ""
    """What Cuzco brings."""
    lit: str = ""
    """Why some roads are lit."""


class Marks(NamedTuple):
    """What the picture shows besides the game itself."""

    lit: Collection[int] = ()
    """The places that can be reached now."""
    cursor: int | None = None
    """The place under the cursor."""
    overlay: int | None = None
    """An orientation of the overlay that is tried."""
    changed: Collection[int] = ()
    """The places with news."""


class Look(NamedTuple):
    """How the picture is drawn."""

    plain: bool = False
    """With ASCII characters alone."""
    lettered: bool = False
    """With letters wherever colours would tell who something belongs to."""


NO_MARKS: Final = Marks()
FINE: Final = Look()
NO_WORDS: Final = MapWords()


def draw_road_map(
    view: PlayerView, shape: MapShape, marks: Marks = NO_MARKS, look: Look = FINE, words: MapWords = NO_WORDS
) -> Canvas:
    """Draw the network, and below it one line that explains it."""
    canvas = Canvas(shape.width, shape.height + 1, look.plain)
    return _Picture(view, shape, marks, look, words, canvas).draw()


class _Picture:
    """One drawing of the network."""

    def __init__(
        self, view: PlayerView, shape: MapShape, marks: Marks, look: Look, words: MapWords, canvas: Canvas
    ) -> None:
        self.view = view
        self.shape = shape
        self.marks = marks
        self.look = look
        self.words = words
        self.canvas = canvas
        self.names = village_names(view.board)
        self.me = view.seat if view.seat is not None else view.decider
        self.here = view.players[self.me].location if self.me is not None else None
        self.worded = _words_fit(shape, words)

    def draw(self) -> Canvas:
        """Draw everything, the roads first."""
        roads = roads_of(self.view, self.view.overlay if self.marks.overlay is None else self.marks.overlay)
        for road in sorted(roads, key=self._brightness):
            self._draw_road(road)
        for road in roads:
            self._draw_pips(road)
        self._draw_cuzco()
        for village in range(VILLAGES):
            self._draw_village(village)
        self._draw_feather_letters()
        self._draw_legend()
        return self.canvas

    def _brightness(self, road: Road) -> int:
        """0 for a road that cannot be used now, 1 for one that can, 2 for the one that leads to the cursor."""
        ends = {road.start, road.end}
        if self.here not in ends:
            return 0
        (there,) = ends - {self.here}
        return 0 if there not in self.marks.lit else 2 if there == self.marks.cursor else 1

    def _draw_road(self, road: Road) -> None:
        kind = "rope" if road.kind else "stone"
        lit = "lit", f"{kind} strong", "line" if self.marks.lit else kind
        style = lit[2 - self._brightness(road)]
        draw = self.canvas.dotted_line if road.kind else self.canvas.double_line
        draw(self.shape.middle(road.start), self.shape.middle(road.end), style)

    def _draw_pips(self, road: Road) -> None:
        x, y, width, _ = self.shape.pips(road)
        kind = "rope" if road.kind else "stone"
        lit = self._brightness(road)
        sides = "()" if lit and self.look.plain else "  "
        text = f"{sides[0]}{road.pips}{sides[1]}" if width > 1 else f"{road.pips}"
        self.canvas.write(x, y, text, "on-gold strong" if lit else kind)

    def _draw_village(self, village: int) -> None:
        x, y, width, height = self.shape.tiles[village]
        feather = self.view.board.feathers[village]
        style = f"on-feather-{COLOUR_NAMES[feather]} strong"
        head = height - self.shape.shelf
        self._draw_edges(village)
        self._draw_head(village, self.names[village], x, y, width, style)
        for row in range(1, head):
            word = self.words.feathers[feather] if self.worded and row == 1 else ""
            self.canvas.write(x, y + row, _centred(word, width), style.removesuffix(" strong"))
        if self.shape.shelf:
            self._draw_shelf(village)
        elif khipus := khipus_of(self.view.villages[village]):
            self.canvas.write(x + width - 1, y, SEAT_LETTERS[khipus[0]], f"on-seat-{khipus[0]} strong")
        for (column, row), seat in zip(self.shape.beside(village), self._runners(village), strict=False):
            self.canvas.write(column, row, SEAT_LETTERS[seat].lower(), f"on-seat-{seat} strong")

    def _draw_head(self, place: int, name: str, x: int, y: int, width: int, style: str) -> None:
        """The row with the name, in plain characters between brackets."""
        if not self.look.plain or cells(name) + 2 > width:
            self.canvas.write(x, y, _centred(name, width) if self.shape.shelf else name.ljust(width), style)
            return
        left, right = "<>" if place in self.marks.lit else "[]"
        self.canvas.write(x, y, f"{left}{_centred(name, width - 2)}{right}", style)

    def _draw_edges(self, place: int) -> None:
        """Golden edges at both sides of a place that can be reached, or that is under the cursor."""
        at_cursor = place == self.marks.cursor
        if not at_cursor and place not in self.marks.lit:
            return
        x, y, width, height = self.shape.tiles[place]
        left, right = _CURSOR_EDGES if at_cursor else _LIT_EDGES
        if self.look.plain:
            left, right = "<>" if at_cursor else "  "
        for row in range(y, y + height):
            self.canvas.write(x - 1, row, left, "gold")
            self.canvas.write(x + width, row, right, "gold")

    def _draw_shelf(self, village: int) -> None:
        """The khipus from the lowest at the left to the top one at the right, which is the highest, on their board."""
        x, y, width, height = self.shape.tiles[village]
        bottom, rows = y + height - 1, self.shape.shelf
        khipus = khipus_of(self.view.villages[village])[::-1]
        lands = village == self.marks.cursor and village in self.marks.lit and self._would_land(village)
        for row in range(bottom - rows + 1, bottom):
            self.canvas.write(x, row, " " * width, "on-tile")
        self.canvas.write(x, bottom, ("_" if self.look.plain else _BOARD) * width, "on-tile line")
        each = max(width // 4, 2 if 2 * (len(khipus) + lands) <= width else 1)
        place = x
        for number, seat in enumerate(khipus):
            top = number == len(khipus) - 1 and not lands
            wide = max(2, each) if top else each
            self._draw_khipu(place, bottom, wide, seat, top)
            place += wide
        if lands and self.me is not None:
            letter = SEAT_LETTERS[self.me]
            text = f"[{letter}]" if place + 3 <= x + width else letter
            self.canvas.write(place, bottom, text, f"on-tile seat-{self.me} strong")
            place += len(text)
        if village in self.marks.changed and place < x + width:
            self.canvas.write(x + width - 1, bottom, CHANGED, "on-tile gold strong")

    def _draw_khipu(self, x: int, bottom: int, width: int, seat: int, top: bool) -> None:
        """One khipu: the top one as high as the shelf, the others half as high."""
        letter = SEAT_LETTERS[seat]
        if top or (self.shape.shelf > 1 and not self.look.plain):
            high = self.shape.shelf if top else self.shape.shelf // 2
            for row in range(bottom - high + 1, bottom + 1):
                text = letter if row == bottom else ""
                self.canvas.write(x, row, _centred(text, width), f"on-seat-{seat} strong")
        elif self.look.plain or self.look.lettered:
            self.canvas.write(x, bottom, _centred(letter.lower(), width), f"on-tile seat-{seat}")
        else:
            self.canvas.write(x, bottom, _LOW_KHIPU * width, f"on-tile seat-{seat}")

    def _would_land(self, village: int) -> bool:
        """Whether a khipu of the one who moves would come to lie on top (M-3)."""
        return self.me is not None and can_deliver(self.view.players[self.me], village)

    def _draw_cuzco(self) -> None:
        x, y, width, height = self.shape.tiles[CUZCO]
        runners = self._runners(CUZCO)
        self._draw_edges(CUZCO)
        self._draw_head(CUZCO, _CITY + (CHANGED if CUZCO in self.marks.changed else ""), x, y, width, "on-gold strong")
        if height == 1:
            for (column, row), seat in zip(self.shape.beside(CUZCO), runners, strict=False):
                self.canvas.write(column, row, SEAT_LETTERS[seat].lower(), f"on-seat-{seat} strong")
            return
        for row in range(1, height):
            self.canvas.write(x, y + row, " " * width, "on-terracotta")
        fire = self.words.fire
        if height > 2:
            self.canvas.write(x, y + 1, _centred(fire, width), "on-terracotta")
        elif cells(fire) + len(runners) + 1 <= width:
            self.canvas.write(x + width - cells(fire) - 1, y + 1, fire, "on-terracotta")
        start = x + (width - len(runners)) // 2 if height > 2 else x
        for number, seat in enumerate(runners):
            self.canvas.write(start + number, y + height - 1, SEAT_LETTERS[seat].lower(), f"on-seat-{seat} strong")

    def _runners(self, place: int) -> list[int]:
        return [seat for seat, player in enumerate(self.view.players) if player.location == place]

    def _draw_feather_letters(self) -> None:
        """What the letters of the villages mean, in the corner, unless the tiles say it themselves."""
        words = [f"{letter} {word}" for letter, word in zip(FEATHER_LETTERS, self.words.feathers, strict=False)]
        room = min(tile.x for tile in self.shape.tiles if tile.y == 0 or tile.y < 4) - 2
        if self.worded or not words or max(map(cells, words)) > room:
            return
        for row, word in enumerate(words):
            self.canvas.write(1, row, word[0], f"feather-{COLOUR_NAMES[row]} strong")
            self.canvas.write(2, row, word[1:], "muted")

    def _draw_legend(self) -> None:
        """The kinds of roads, and why some are lit."""
        row, place = self.shape.height, 1
        for number, word in enumerate(self.words.kinds):
            style = "rope" if number else "stone"
            sample = self.canvas.dotted_line if number else self.canvas.double_line
            sample((place, row), (place + 2, row), style)
            self.canvas.write(place + 4, row, word, style)
            place += 6 + cells(word)
        if self.marks.lit and place + cells(self.words.lit) < self.shape.width:
            self.canvas.write(self.shape.width - cells(self.words.lit) - 1, row, self.words.lit, "gold")


def _words_fit(shape: MapShape, words: MapWords) -> bool:
    """Whether the tiles have room for the words of their feathers."""
    tile = shape.tiles[0]
    return tile.height - shape.shelf > 1 and max(map(cells, words.feathers), default=tile.width) < tile.width


def _centred(word: str, width: int) -> str:
    """A word in the middle of a width, or half a cell left of it."""
    left = max(0, width - cells(word)) // 2
    return f"{' ' * left}{word}{' ' * (width - cells(word) - left)}"
