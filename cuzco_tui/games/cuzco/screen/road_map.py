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
_LIT_EDGES: Final = ("\u2590", "\u258c")
_CURSOR_EDGES: Final = ("\u2588", "\u2588")
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
    value: str = ""
    """What letter and number of a village mean."""
    lit: str = ""
    """Why some roads are lit."""


class Marks(NamedTuple):
    """What the picture shows besides the game itself."""

    lit: Collection[int] = ()
    """The places that can be reached now."""
    overlay: int | None = None
    """An orientation of the overlay that is tried."""
    changed: Collection[int] = ()
    """The places with news."""
    jumping: bool = False
    """Whether no road leads to the lit places."""
    ahead: Collection[int] = ()
    """The places that can be chosen once something else is; only their roads are lit."""


class Look(NamedTuple):
    """How the picture is drawn."""

    plain: bool = False
    """With ASCII characters alone."""
    lettered: bool = False
    """With letters wherever colours would tell who something belongs to."""


NO_MARKS: Final = Marks()
FINE: Final = Look()
NO_WORDS: Final = MapWords()


class RoadMap:
    """The network in one situation; what a cursor changes is drawn on a copy of the picture without one."""

    def __init__(
        self, view: PlayerView, shape: MapShape, marks: Marks = NO_MARKS, look: Look = FINE, words: MapWords = NO_WORDS
    ) -> None:
        self.view = view
        self.shape = shape
        self.marks = marks
        self.look = look
        self.words = words
        self.canvas = Canvas(shape.width, shape.height + 1, look.plain)
        """The picture without a cursor, and below it one line that explains it."""
        self.names = village_names(view.board)
        self.me = view.seat if view.seat is not None else view.decider
        self.here = view.players[self.me].location if self.me is not None else None
        self.worded = _words_fit(shape, words)
        self.changed = "*" if look.plain else CHANGED
        self.roads = roads_of(view, view.overlay if marks.overlay is None else marks.overlay)
        self._draw()
        self._lines: dict[int | None, list[list[tuple[str, str]]]] = {
            None: [list(self.canvas.runs(row)) for row in range(self.canvas.height)]
        }

    def lines(self, cursor: int | None = None) -> list[list[tuple[str, str]]]:
        """Give the picture line by line, with a cursor on a place or with none."""
        if cursor is not None and cursor not in self._lines:
            lines = self._lines[None].copy()
            canvas = self.with_cursor(cursor)
            tiles = [self.shape.tiles[place] for place in {cursor, self.here if self.here is not None else cursor}]
            for row in range(min(tile.y for tile in tiles), max(tile.bottom for tile in tiles)):
                lines[row] = list(canvas.runs(row))
            self._lines[cursor] = lines
        return self._lines[cursor]

    def with_cursor(self, cursor: int) -> Canvas:
        """Draw the cursor on a place: the road there in gold, broad edges, and the khipu that would land."""
        canvas, self.canvas = self.canvas, self.canvas.copy()
        try:
            for road in self.roads:
                if cursor != self.here and cursor in (road.start, road.end) and self._usable(road):
                    self._draw_road(road, "lit")
            self._draw_edges(cursor, _CURSOR_EDGES)
            self._draw_head(cursor, True)
            if cursor != CUZCO and self.shape.shelf:
                lands = cursor in self.marks.lit and self._would_land(cursor)
                self._draw_shelf(cursor, self._stack(cursor), lands)
            self._draw_runners(cursor)
            return self.canvas
        finally:
            self.canvas = canvas

    def moving(self, landing: Collection[int], coming: Collection[int], height: int) -> list[list[tuple[str, str]]]:
        """Give the picture while khipus fall to villages, so many rows above them, and runners have just come."""
        canvas, self.canvas = self.canvas, self.canvas.copy()
        for village in landing:
            stack = self._stack(village)
            if stack and self.shape.shelf:
                place = self._draw_shelf(village, stack[:-1])
                self._draw_khipu(place, self.shape.tiles[village].bottom - 1 - height, 2, stack[-1], True)
        for place in {self.view.players[seat].location for seat in coming}:
            self._draw_runners(place, coming)
        moved, self.canvas = self.canvas, canvas
        return [list(moved.runs(row)) for row in range(moved.height)]

    def _draw(self) -> None:
        """Draw everything, the roads first."""
        for road in sorted(self.roads, key=self._usable):
            kind = "rope" if road.kind else "stone"
            usable = self._usable(road)
            self._draw_road(
                road, f"{kind} strong" if usable else "line" if self.marks.lit or self.marks.ahead else kind
            )
        for road in self.roads:
            self._draw_pips(road)
        self._draw_cuzco()
        for village in range(VILLAGES):
            self._draw_village(village)
        self._draw_feather_letters()
        self._draw_legend()

    def _usable(self, road: Road) -> bool:
        """Whether a road leads from here to a place that can be reached now, or soon."""
        there = road.end if road.start == self.here else road.start if road.end == self.here else None
        return there in self.marks.ahead or (there in self.marks.lit and not self.marks.jumping)

    def _draw_road(self, road: Road, style: str) -> None:
        draw = self.canvas.dotted_line if road.kind else self.canvas.double_line
        draw(self.shape.middle(road.start), self.shape.middle(road.end), style)

    def _draw_pips(self, road: Road) -> None:
        x, y, width, _ = self.shape.pips(road)
        kind = "rope" if road.kind else "stone"
        lit = self._usable(road)
        sides = "()" if lit and self.look.plain else "  "
        text = f"{sides[0]}{road.pips}{sides[1]}" if width > 1 else f"{road.pips}"
        self.canvas.write(x, y, text, "on-gold strong" if lit else kind)

    def _draw_village(self, village: int) -> None:
        x, y, width, height = self.shape.tiles[village]
        if village in self.marks.lit:
            self._draw_edges(village, _LIT_EDGES)
        self._draw_head(village)
        feather = self.view.board.feathers[village]
        for row in range(1, height - self.shape.shelf):
            word = self.words.feathers[feather] if self.worded and row == 1 else ""
            self.canvas.write(x, y + row, _centred(word, width), f"on-feather-{COLOUR_NAMES[feather]}")
        if self.shape.shelf:
            self._draw_shelf(village, self._stack(village))
        self._draw_runners(village)

    def _draw_runners(self, place: int, coming: Collection[int] = ()) -> None:
        """The small letters of those who stand at a place, beside it; golden when they have just come."""
        runners = [seat for seat, player in enumerate(self.view.players) if player.location == place]
        spots = self.shape.beside(place) if runners else ()
        for (column, row), seat in zip(spots, runners, strict=False):
            ground = "gold" if seat in coming else f"seat-{seat}"
            self.canvas.write(column, row, SEAT_LETTERS[seat].lower(), f"on-{ground} strong")

    def _draw_head(self, place: int, under_cursor: bool = False) -> None:
        """The row with the name, in plain characters between brackets; without a shelf the top khipu stands in it."""
        x, y, width, _ = self.shape.tiles[place]
        if place == CUZCO:
            name, style = _CITY + (self.changed if CUZCO in self.marks.changed else ""), "on-gold strong"
        else:
            colour = COLOUR_NAMES[self.view.board.feathers[place]]
            name, style = self.names[place], f"on-feather-{colour} strong"
        text = _centred(name, width) if self.shape.shelf else name.ljust(width)
        if self.look.plain and cells(name) + 2 <= width:
            left, right = "<>" if place in self.marks.lit else "[]"
            text = f"{left}{_centred(name, width - 2)}{right}"
        self.canvas.write(x, y, text, style)
        if under_cursor:
            self.canvas.write(x + text.index(name), y, name, f"{style} underlined")
        if not self.shape.shelf and place != CUZCO and (khipus := khipus_of(self.view.villages[place])):
            self.canvas.write(x + width - 1, y, SEAT_LETTERS[khipus[0]], f"on-seat-{khipus[0]} strong")

    def _draw_edges(self, place: int, edges: tuple[str, str]) -> None:
        """Golden edges at both sides of a place; in plain characters under the cursor alone."""
        x, y, width, height = self.shape.tiles[place]
        left, right = edges
        if self.look.plain:
            left, right = ("<", ">") if edges == _CURSOR_EDGES else (" ", " ")
        for row in range(y, y + height):
            self.canvas.write(x - 1, row, left, "gold")
            self.canvas.write(x + width, row, right, "gold")

    def _draw_shelf(self, village: int, khipus: Sequence[int], lands: bool = False) -> int:
        """The khipus from the lowest at the left to the top one, the highest; give the column where the next would be.

        If one would land, it is shown hollow.
        """
        x, y, width, height = self.shape.tiles[village]
        bottom, changed = y + height - 1, village in self.marks.changed
        for row in range(bottom - self.shape.shelf + 1, bottom):
            self.canvas.write(x, row, " " * width, "on-tile")
        self.canvas.write(x, bottom, ("_" if self.look.plain else _BOARD) * width, "on-tile line")
        each = max(width // 4, 2 if 2 * (len(khipus) + lands) <= width else 1)
        place = x
        for number, seat in enumerate(khipus):
            top = number == len(khipus) - 1 and not lands
            wide = max(2, each) if top and place + 2 + changed <= x + width else each
            self._draw_khipu(place, bottom, wide, seat, top)
            place += wide
        if lands and self.me is not None:
            letter = SEAT_LETTERS[self.me]
            text = f"[{letter}]" if place + 3 + changed <= x + width else letter
            self.canvas.write(place, bottom, text, f"on-tile seat-{self.me} strong")
        if changed:
            self.canvas.write(x + width - 1, bottom, self.changed, "on-tile gold strong")
        return place

    def _stack(self, village: int) -> list[int]:
        """The seats of a village's khipus, the lowest first."""
        return khipus_of(self.view.villages[village])[::-1]

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
        if CUZCO in self.marks.lit:
            self._draw_edges(CUZCO, _LIT_EDGES)
        self._draw_head(CUZCO)
        for row in range(1, height):
            word = self.words.fire if row == 1 else ""
            self.canvas.write(x, y + row, _centred(word, width), "on-terracotta")
        self._draw_runners(CUZCO)

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
        """The kinds of roads, what the name of a village says, and why some roads are lit."""
        row, place = self.shape.height, 1
        for number, word in enumerate(self.words.kinds):
            style = "rope" if number else "stone"
            sample = self.canvas.dotted_line if number else self.canvas.double_line
            sample((place, row), (place + 2, row), style)
            self.canvas.write(place + 4, row, word, style)
            place += 6 + cells(word)
        if place + cells(self.words.value) + 2 + cells(self.words.lit) < self.shape.width:
            self.canvas.write(place + 1, row, self.words.value, "muted")
            place += 1 + cells(self.words.value)
        if (self.marks.lit or self.marks.ahead) and place + cells(self.words.lit) < self.shape.width:
            self.canvas.write(self.shape.width - cells(self.words.lit) - 1, row, self.words.lit, "gold")


def _words_fit(shape: MapShape, words: MapWords) -> bool:
    """Whether the tiles have room for the words of their feathers."""
    tile = shape.tiles[0]
    return tile.height - shape.shelf > 1 and max(map(cells, words.feathers), default=tile.width) < tile.width


def _centred(word: str, width: int) -> str:
    """A word in the middle of a width, or half a cell left of it."""
    left = max(0, width - cells(word)) // 2
    return f"{' ' * left}{word}{' ' * (width - cells(word) - left)}"
