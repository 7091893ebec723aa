"""The tables of a lobby as a list whose cursor stays at its table, whatever comes and goes around it."""

from time import monotonic
from typing import Any, ClassVar, Final, NamedTuple

from textual import events
from textual.binding import BindingType
from textual.geometry import Offset, Size
from textual.message import Message as TextualMessage

from cuzco_tui.games import find_description, in_words_of
from cuzco_tui.lobby.facts import TableLine
from cuzco_tui.messages import message
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.drawing.lines import cells
from cuzco_tui.tui.lobby.order import Deed, deed_of
from cuzco_tui.tui.lobby.words import game_title, left_words, seat_name, state_words
from cuzco_tui.tui.widgets.panel import Line, Panel
from cuzco_tui.widths import shortened

GUARD: Final = 0.5
"""Seconds after something moved under the cursor by itself in which no key takes it."""
_TILE: Final = 2
"""Lines of a table."""
_BAR: Final = "\u258c"


class Listed(NamedTuple):
    """The tables in their order."""

    tables: tuple[TableLine, ...]
    minute: int = 0
    """Grows with the clock, since the time that is left goes down."""
    guest: bool = False
    """Whether a guest looks at it."""


class TableList(Panel):
    """Shows two lines for each table: how it stands, and who has its seats."""

    TITLE = "panel-tables"
    MARKS = False
    FITS = True
    BINDINGS: ClassVar[list[BindingType]] = bindings_of("tables")

    class Pointed(TextualMessage):
        """The cursor is at another table, or the table under it is another than before."""

    class Taken(TextualMessage):
        """The table under the cursor was taken, for what it showed."""

        def __init__(self, table: str, deed: Deed) -> None:
            super().__init__()
            self.table = table
            self.deed: Deed = deed

    guard: ClassVar[float] = GUARD

    def __init__(self) -> None:
        super().__init__(id="tables")
        self.wanted = ""
        """The table at which the cursor is, also while it is not listed for a moment."""
        self._place = 0
        self._first = 0
        self._under: tuple[str, Deed] = ("", "")
        self._moved_at = 0.0
        self._drawn_height = 0

    @property
    def tables(self) -> tuple[TableLine, ...]:
        """All tables in their order."""
        view: Listed | None = self.view
        return () if view is None else view.tables

    @property
    def place(self) -> int:
        """The number of the table under the cursor."""
        found = next((place for place, table in enumerate(self.tables) if table.id == self.wanted), None)
        return min(self._place, max(0, len(self.tables) - 1)) if found is None else found

    @property
    def pointed(self) -> TableLine | None:
        """The table under the cursor."""
        return self.tables[self.place] if self.tables else None

    def show_tables(self, listed: Listed) -> None:
        """Show the tables as they are now; what moves under the cursor by that is guarded for a moment."""
        self.view = listed
        self._see(by_hand=False)

    def _see(self, by_hand: bool) -> None:
        """Note what is under the cursor, and tell when it is something else."""
        table = self.pointed
        under: tuple[str, Deed] = ("", "") if table is None else (table.id, self._deed(table))
        self._place = self.place
        if under != self._under:
            if not by_hand and self._under[0]:
                self._moved_at = monotonic()
            self._under = under
        self.post_message(self.Pointed())

    def _deed(self, table: TableLine) -> Deed:
        view: Listed = self.view
        return deed_of(table, view.guest)

    def shown(self, view: Listed) -> object:
        """The tables."""
        return view

    @property
    def _tile(self) -> int:
        """Lines of a table with what stands between two."""
        room = self.size.height - self.top
        return _TILE + 1 if room >= (_TILE + 1) * max(3, len(self.tables)) or room >= 24 else _TILE

    def draw(self, view: Listed, width: int) -> list[Line]:
        """Draw as many tables as there is room for, that under the cursor among them."""
        fit = max(1, (self.size.height - self.top + self._tile - _TILE) // self._tile)
        place = self.place
        self._first = max(0, min(self._first, place, len(view.tables) - fit))
        self._first = max(self._first, place - fit + 1)
        lines: list[Line] = []
        for number in range(self._first, min(self._first + fit, len(view.tables))):
            here = number == place
            tile = "on-tile" if self._tile > _TILE or number % 2 else ""
            ground = "on-cursor" if here and self.has_focus else tile
            for line in self._two_lines(view.tables[number], width - 2, here):
                lines.append(self._on_ground(line, ground, here, width))
            lines += [[]] * (self._tile - _TILE)
        return lines

    def _on_ground(self, line: Line, ground: str, here: bool, width: int) -> Line:
        bar = (_BAR if here else " ", f"gold {ground}")
        blank = " " * max(0, width - cells(line) - 2)
        return [bar, (" ", ground), *((text, f"{style} {ground}") for text, style in line), (blank, ground)]

    def _two_lines(self, table: TableLine, width: int, here: bool) -> tuple[Line, Line]:
        state = self.say(state_words(table))
        style = "gold strong" if table.waits_for_me else "strong" if table.stage != "over" else "quiet"
        about = message("screen-game-round", game=game_title(table), round=0 if table.stage == "over" else table.round)
        first: Line = [(state, style), ("  " + self.say(in_words_of(table.game, about)), "" if here else "quiet")]
        told = self._told_at_the_end(table)
        room = width - cells(first) - 2
        if told and len(told) <= room:
            first.append((" " * (room + 2 - len(told)) + told, "quiet"))
        return first, self._seats(table, width)

    def _told_at_the_end(self, table: TableLine) -> str:
        if table.deadline is not None:
            return self.say(left_words(table.deadline))
        return "" if table.open else self.say(message("screen-by-code"))

    def _seats(self, table: TableLine, width: int) -> Line:
        """Name whoever has the seats in the colours of the seats, cut when they have no room."""
        colours = find_description(table.game).seat_colours
        names = [self.say(seat_name(table, seat)) for seat in range(len(table.seats))]
        longest = max(map(len, names))
        while sum(map(len, names)) + 2 * (len(names) - 1) > width and longest > 3:
            longest -= 1
            names = [shortened(name, longest) for name in names]
        line: Line = []
        for seat, name in enumerate(names):
            taken = not table.seats[seat].free
            line += [(name, colours[seat] if taken else "quiet"), (", " if seat < len(names) - 1 else "", "quiet")]
        return line

    def _point(self, place: int) -> None:
        if self.tables:
            self._place = max(0, min(place, len(self.tables) - 1))
            self.wanted = self.tables[self._place].id
            self._see(by_hand=True)
            self.redraw()

    def action_move(self, step: int) -> None:
        """Move the cursor."""
        self._point(self.place + step)

    def action_page(self, step: int) -> None:
        """Move the cursor by a page."""
        self._point(self.place + step * max(1, (self.size.height - self.top) // self._tile))

    def action_take(self) -> None:
        """Do the obvious thing with the table under the cursor."""
        if (table := self.taken_by_hand()) is not None:
            self.post_message(self.Taken(table.id, self._deed(table)))

    def taken_by_hand(self) -> TableLine | None:
        """Give the table under the cursor, None when it came there by itself a moment ago."""
        return None if monotonic() - self._moved_at < self.guard else self.pointed

    def on_click(self, event: events.Click) -> None:
        """Point to what was clicked; a click on what the cursor is at takes it."""
        at = event.get_content_offset(self)
        place = self._first + (0 if at is None else at.y - self.top) // self._tile
        if at is None or at.y < self.top or place >= len(self.tables):
            return
        if place == self.place and event.chain > 1:
            self.action_take()
        else:
            self._point(place)

    def on_mouse_scroll_up(self) -> None:
        """Move up."""
        self.action_move(-1)

    def on_mouse_scroll_down(self) -> None:
        """Move down."""
        self.action_move(1)

    def show_focus(self) -> None:
        """Show or hide the cursor."""
        self.redraw()

    @property
    def cursor_offset(self) -> Offset:
        """On the table under the cursor."""
        return Offset(0, (self.place - self._first) * self._tile)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Take what the layout gives."""
        return container.height

    def watch_view(self, view: Any) -> None:
        """Nothing is marked as new here."""
