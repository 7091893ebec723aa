"""The spiral path as a picture: action spaces, building sites with their pyramids, the architect and the figures.

An action space is a tile in the colour of its kind. A pyramid stands on its site in its owner's colour: behind the
number of the site the owner's letter and how many of its levels are built; above them it grows step by step. A site
that is reserved shows letter and number, a free one its number. What lies behind the architect has no ground of its
own. A place that can be reached has golden edges, the one under the cursor broad ones; what it costs in cards is taken
off on the right one: -2.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from cuzco_tui.games.caral.engine.codes import CENTRE, FREE, KIND_NAMES, NEUTRAL, NO_TILE, QUARRY, SITE, START
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.screen.colours import LEVELS
from cuzco_tui.games.caral.screen.drawing.pyramids import profile, steps
from cuzco_tui.games.caral.screen.letters import ARCHITECT, NEUTRAL_LETTER, PRIEST
from cuzco_tui.games.caral.screen.spiral import Spiral
from cuzco_tui.messages import Message, Value, message
from cuzco_tui.tui.drawing.canvas import Canvas
from cuzco_tui.tui.drawing.lines import Line
from cuzco_tui.tui.widgets.panel import CHANGED
from cuzco_tui.widths import cells, cut

LIT_EDGES: Final = ("\u2590", "\u258c")
CURSOR_EDGES: Final = ("\u2588", "\u2588")
Say = Callable[[Value], str]


class Marks(NamedTuple):
    """What the picture shows besides the game itself."""

    lit: Mapping[int, int] = {}
    """The places that can be chosen now, with the cards that each costs."""
    changed: frozenset[int] = frozenset()
    """The places with news."""
    standing: tuple[int, ...] = ()
    """Where the figures and, last, the architect are shown while they are on their way; empty where they stand."""


class Look(NamedTuple):
    """How the picture is drawn."""

    plain: bool = False
    """With ASCII characters alone."""
    letters: str = ""
    """The letters of the seats."""
    lined: bool = False
    """With lines for edges, where half blocks could not be told from the tiles that they stand beside."""


class Chip(NamedTuple):
    """A figure or the architect on the path."""

    letter: str
    style: str


class PathMap:
    """The path in one situation; a cursor is drawn on a copy of the picture without one."""

    def __init__(self, view: PlayerView, shape: Spiral, marks: Marks, look: Look, say: Say) -> None:
        self.view = view
        self.shape = shape
        self.marks = marks
        self.look = look
        self.say = say
        self.canvas = Canvas(shape.width, shape.height, look.plain)
        """The picture without a cursor."""
        self.kinds = view.content.kinds
        self.standing = marks.standing or (*(player.figure for player in view.players), view.architect)
        self.cursor: int | None = None
        """The place under the cursor, while that is drawn."""
        self._taken = {
            (column, row)
            for index, tile in enumerate(shape.tiles)
            for row in range(tile.y, tile.bottom)
            for column in range(tile.x - (self.kinds[index] != CENTRE), tile.right + (self.kinds[index] != CENTRE))
        }
        """The cells in which no figure can stand beside a place."""
        self._draw()
        self._lines: dict[int | None, list[Line]] = {
            None: [list(self.canvas.runs(row)) for row in range(self.canvas.height)]
        }

    def lines(self, cursor: int | None = None) -> list[Line]:
        """Give the picture line by line, with a cursor on a place or with none."""
        if cursor is not None and cursor not in self._lines:
            lines, tile = self._lines[None].copy(), self.shape.tiles[cursor]
            canvas = self._with_cursor(cursor)
            for row in range(tile.y, tile.bottom):
                lines[row] = list(canvas.runs(row))
            self._lines[cursor] = lines
        return self._lines[cursor]

    def _with_cursor(self, cursor: int) -> Canvas:
        """Draw the place under the cursor anew on a copy of the picture."""
        canvas, self.canvas, self.cursor = self.canvas, self.canvas.copy(), cursor
        try:
            self._draw_place(cursor)
            self._draw_edges(cursor)
            return self.canvas
        finally:
            self.canvas, self.cursor = canvas, None

    def _draw(self) -> None:
        for index, ways in enumerate(self.shape.ways):
            style = "line" if index <= self.view.architect else "road"
            for way in ways:
                self.canvas.double_line(way.start, way.end, style)
        for index in range(len(self.kinds)):
            self._draw_place(index)
        for index in range(len(self.kinds)):
            self._draw_edges(index)
        for index, kind in enumerate(self.kinds):
            if kind == SITE:
                self._draw_beside(index)

    def _draw_place(self, index: int) -> None:
        kind = self.kinds[index]
        draw = self._draw_site if kind == SITE else self._draw_centre if kind == CENTRE else self._draw_space
        draw(index)

    def behind(self, index: int) -> bool:
        """Whether a place lies behind the architect, so that no action is taken there (CA-2)."""
        return index < self.view.architect

    def _chips(self, index: int) -> list[Chip]:
        """Who stands on a place: the architect, then the figures."""
        *figures, architect = self.standing
        found = [Chip(ARCHITECT, "on-architect strong")] if architect == index else []
        return found + [
            Chip(self.look.letters[seat].lower(), f"on-seat-{seat} strong")
            for seat, place in enumerate(figures)
            if place == index
        ]

    def _write_chips(self, x: int, y: int, chips: Sequence[Chip]) -> None:
        for place, chip in enumerate(chips):
            self.canvas.write(x + place, y, chip.letter, chip.style)

    def _draw_space(self, index: int) -> None:
        """An action space: its name, what it gives, and who stands there."""
        x, y, width, height = self.shape.tiles[index]
        kind = self.kinds[index]
        ground = "on-tile muted" if self.behind(index) else f"on-{KIND_NAMES[kind]}"
        for row in range(height):
            self.canvas.write(x, y + row, " " * width, ground)
        name = self._name(index, width - self._for_price(index))
        marked = CHANGED if index in self.marks.changed and cells(name) + 1 < width else ""
        style = f"{ground} strong underlined" if self.cursor == index else f"{ground} strong"
        before_price = bool(self._price(index))
        inset = " " if cells(name) + before_price < width - self._for_price(index) else ""
        self.canvas.write(x, y, inset + name, style.replace("muted strong", "muted"))
        if marked and not self._price(index):
            self.canvas.write(x + width - 1, y, marked, f"{ground} strong")
        chips = self._chips(index)
        self._write_chips(x + width - len(chips), y + height - 1, chips)
        self._write_gift(index, ground, width - len(chips) if height == 2 else width)
        if height > 2:
            self._write_workers(index, width - len(chips))

    def _name(self, index: int, width: int) -> str:
        """The name of a place in as many letters as there is room for."""
        kind, _, number = self.view.content.places[index].partition("-")
        if not number:
            return self.say(message(f"path-{kind}"))
        long, short = (self.say(message(f"{id_}-{kind}", number=int(number))) for id_ in ("path", "path-short"))
        word, _, count = short.rpartition(" ")
        return long if cells(long) < width else f"{cut(word, width - cells(count) - 1)} {count}"

    def _write_gift(self, index: int, ground: str, width: int) -> None:
        """What an action space gives, in the words that have room; the anaconda in its place (CK-4)."""
        if self.kinds[index] == START:
            return
        x, y, _, _ = self.shape.tiles[index]
        if self.view.anaconda == index:
            told = [self.say(message("path-anaconda")), self.say(message("path-anaconda-short"))]
            word = next((each for each in told if cells(each) < width), "")
            self.canvas.write(x, y + 1, f" {word} " if cells(word) + 2 <= width else word, "on-snake strong")
            return
        words = next((said for said in map(self.say, self._gifts(index)) if cells(said) < width), "")
        self.canvas.write(x + 1, y + 1, words, ground)

    def _price(self, index: int) -> str:
        """The cards that a place costs, as they are taken off; empty where it costs none."""
        price = self.marks.lit.get(index, 0)
        return f"-{price}" if price else ""

    def _for_price(self, index: int) -> int:
        """So many cells of a tile are kept for its price, which begins there and ends on the edge beside it."""
        return max(0, len(self._price(index)) - 1)

    def _gifts(self, index: int) -> list[Message]:
        """What a space gives, in several lengths; a progress tile comes in the place of the printed action."""
        view, kind = self.view, self.kinds[index]
        laid = view.laid[index]
        if laid != NO_TILE:
            return [message(f"path-tile-{laid + 1}"), message(f"path-tile-short-{laid + 1}")]
        if kind == QUARRY and view.seat is not None:
            number = view.players[view.seat].workers[view.content.quarries.index(index)]
            return [message("path-gives-stones", number=number), message("path-gives-stones-short", number=number)]
        lengths = ("path-gives", "path-gives-short", "path-gives-shortest")
        return [message(f"{id_}-{KIND_NAMES[kind]}", number=view.content.cult_cards) for id_ in lengths]

    def _write_workers(self, index: int, width: int) -> None:
        """How many workers everybody has in a quarry."""
        if self.kinds[index] != QUARRY:
            return
        x, y, _, height = self.shape.tiles[index]
        quarry = self.view.content.quarries.index(index)
        place = x + 1
        for seat, player in enumerate(self.view.players):
            if player.workers[quarry] and place + 2 < x + width:
                text = f"{self.look.letters[seat]}{player.workers[quarry]}"
                self.canvas.write(place, y + height - 1, text, f"on-seat-{seat} strong")
                place += len(text) + 1

    def _draw_site(self, index: int) -> None:
        """A building site: free, reserved or with a pyramid."""
        x, y, width, height = self.shape.tiles[index]
        view, foot = self.view, y + height - 1
        owner, built = view.owner[index], view.built[index]
        behind = self.behind(index)
        letter = NEUTRAL_LETTER if owner == NEUTRAL else "" if owner == FREE else self.look.letters[owner]
        role = "neutral" if owner == NEUTRAL else f"seat-{owner}"
        pointed = " underlined" if self.cursor == index else ""
        number = view.content.places[index].rpartition("-")[2]
        room = width if height > 1 else width - self._for_price(index)
        text = self._pyramid_text(index, letter, number, room) if built else f"{letter} {number}" if letter else number
        if not built:
            text = f"({text})" if letter and self.look.plain and room == width else text
            style = f"{'' if behind else 'on-tile '}{f'{role} strong' if letter else 'muted'}"
        else:
            style = f"on-tile {role} strong" if behind else f"on-{role} strong"
            self._draw_levels(index, role)
        text = (text if room < width else text.center(room)).ljust(width)
        if index in self.marks.changed:
            sign = "*" if self.look.plain else CHANGED
            if height > 1:
                self.canvas.write(x + width - 1, y, sign, "gold strong")
            elif built:
                self.canvas.write(x - 1, y, sign, "gold strong")
            else:
                text = text.replace(f"{letter} ", f"{letter}{sign}", 1) if letter else f"{text[:-1]}{sign}"
        self.canvas.write(x, foot, text, style + pointed)
        if built and height == 1 and number in text:
            self.canvas.write(x, foot, text[: text.index(number) + len(number)], f"on-tile muted{pointed}")

    def _pyramid_text(self, index: int, letter: str, number: str, room: int) -> str:
        """The number of a site, whose pyramid stands there, and how many levels of it, as far as there is room."""
        view = self.view
        if view.owner[index] == NEUTRAL:
            return f"{number} {letter}"
        priest = PRIEST if view.priest[index] and self.shape.tiles[index].height == 1 else ""
        levels = f"{view.built[index]}/{view.target[index]}"
        forms = (
            f"{number} {letter}{priest or ' '}{levels}",
            f"{number} {letter}{priest}{levels}",
            f"{number}{letter}{priest}{levels}",
            f"{number}{letter}{priest}" if priest else "",
            f"{letter}{priest}{levels}",
            f"{letter}{view.built[index]}",
        )
        return next((form for form in forms if form and len(form) <= room), letter)

    def _draw_levels(self, index: int, role: str) -> None:
        """The levels above the lowest one, and the priest on top."""
        x, y, width, height = self.shape.tiles[index]
        view = self.view
        rows = height - 1
        if not rows:
            return
        drawn = profile(view.built[index], view.target[index], view.content.large, width, rows)
        for row, text in enumerate(drawn):
            self.canvas.write(x, y + row, text, "line" if self.behind(index) else f"as-{role}")
        if view.priest[index]:
            ground = f"on-tile {role} strong" if self.behind(index) else f"on-{role} strong"
            self.canvas.write(x + width // 2, y, PRIEST, ground)

    def _draw_beside(self, index: int) -> None:
        """Those who stand on a pyramid, above it or wherever there is room beside it."""
        chips = self._chips(index)
        if not chips:
            return
        x, y, width, height = self.shape.tiles[index]
        start = x + (width - len(chips)) // 2
        rows = [[(start + place, row) for place in range(len(chips))] for row in (y - 1, y + height)]
        sides = [
            [(x + width + 1 + place, y + height - 1) for place in range(len(chips))],
            [(x - 2 - place, y + height - 1) for place in range(len(chips))],
        ]
        spots = next((spots for spots in (*rows, *sides) if self._are_free(spots)), rows[0])
        self._taken |= set(spots)
        for (column, row), chip in zip(spots, chips, strict=True):
            self.canvas.write(column, row, chip.letter, chip.style)

    def _are_free(self, spots: Sequence[tuple[int, int]]) -> bool:
        return all(
            spot not in self._taken and 0 <= spot[0] < self.shape.width and 0 <= spot[1] < self.shape.height
            for spot in spots
        )

    def _draw_centre(self, index: int) -> None:
        """The central pyramid: a step for each height, with what the highest bidder gets then (CJ-5)."""
        x, y, width, height = self.shape.tiles[index]
        view = self.view
        bidder = view.content.bidder_fame
        levels = len(bidder)
        rows = steps(width, height, levels)
        top = y + height - len(rows)
        each = len(rows) // levels if len(rows) >= levels else 1
        for row, (left, wide) in enumerate(rows):
            level = (len(rows) - 1 - row) // each + 1
            inside = row % each == each // 2
            told = self._level_words(level, bidder[level - 1], wide) if inside else ""
            style = f"on-level-{min(level, LEVELS)}" if level <= view.height else "on-tile muted"
            if level == view.height:
                style += " strong"
            self.canvas.write(x + left, top + row, told.center(wide), style)
        self._write_chips(x, top, self._chips(index))

    def _level_words(self, level: int, fame: int, width: int) -> str:
        """What a level of the central pyramid says: the fame alone, and with words on the one that counts."""
        if level != self.view.height:
            return str(fame)
        said = self.say(message("path-pays", fame=fame))
        return said if cells(said) + 2 <= width else f"+{fame}"

    def _draw_edges(self, index: int) -> None:
        """Golden edges at both sides of a place that can be chosen, with its price; broad ones under the cursor."""
        here = index == self.cursor
        if index not in self.marks.lit and not here:
            return
        left, right = CURSOR_EDGES if here else LIT_EDGES
        if self.look.plain or self.look.lined:
            left, right = ("[", "]") if here else ("<", ">")
        x, y, width, height = self.shape.tiles[index]
        rows = [(x, y + row, width) for row in range(height)]
        if self.kinds[index] == CENTRE:
            drawn = steps(width, height, len(self.view.content.bidder_fame))
            top = y + height - len(drawn)
            rows = [(x + start, top + row, wide) for row, (start, wide) in enumerate(drawn)]
            x, y, width = rows[0]
        for start, row, wide in rows:
            self.canvas.write(start - 1, row, left, "gold")
            self.canvas.write(start + wide, row, right, "gold")
        if price := self._price(index):
            at = min(x + width - self._for_price(index), self.shape.width - len(price))
            self.canvas.write(at, y, price, "on-gold strong")
