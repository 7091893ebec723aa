"""The tables of a lobby as a list whose cursor stays at its table, whatever comes and goes around it."""

from time import monotonic
from typing import ClassVar, Final, NamedTuple

from textual.binding import BindingType
from textual.message import Message as TextualMessage

from cuzco_tui.games import find_description, in_words_of
from cuzco_tui.lobby.facts import TableLine
from cuzco_tui.messages import message
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.drawing.lines import cells
from cuzco_tui.tui.lobby.order import Deed, deed_of
from cuzco_tui.tui.lobby.words import game_title, left_words, seat_name, state_words
from cuzco_tui.tui.widgets.cursor_list import CursorList, names_line
from cuzco_tui.tui.widgets.panel import Line

GUARD: Final = 0.5
"""Seconds after something moved under the cursor by itself in which no key takes it."""
_TILE: Final = 2
"""Lines of a table."""


class Listed(NamedTuple):
    """The tables in their order."""

    tables: tuple[TableLine, ...]
    minute: int = 0
    """Grows with the clock, since the time that is left goes down."""
    guest: bool = False
    """Whether a guest looks at it."""


class TableList(CursorList):
    """Shows two lines for each table: how it stands, and who has its seats."""

    TITLE = "panel-tables"
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
        super().__init__("tables")
        self._under: tuple[str, Deed] = ("", "")
        self._moved_at = 0.0
        self._drawn_height = 0

    @property
    def tables(self) -> tuple[TableLine, ...]:
        """All tables in their order."""
        view: Listed | None = self.view
        return () if view is None else view.tables

    def ids(self) -> list[str]:
        """The ids of all tables."""
        return [table.id for table in self.tables]

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
    def tile(self) -> int:
        """Lines of a table with what stands between two."""
        room = self.size.height - self.top
        return _TILE + 1 if room >= (_TILE + 1) * max(3, len(self.tables)) or room >= 24 else _TILE

    def draw(self, view: Listed, width: int) -> list[Line]:
        """Draw as many tables as there is room for, that under the cursor among them."""
        lines: list[Line] = []
        for number in self.scrolled(max(1, (self.size.height - self.top + self.tile - _TILE) // self.tile)):
            here = number == self.place
            tile = "on-tile" if self.tile > _TILE or number % 2 else ""
            ground = "on-cursor" if here and self.has_focus else tile
            for line in self._two_lines(view.tables[number], width - 2, here):
                lines.append(self.on_ground(line, ground, here, width))
            lines += [[]] * (self.tile - _TILE)
        return lines

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
        roles = [colour if not seat.free else "quiet" for seat, colour in zip(table.seats, colours, strict=False)]
        return names_line(names, roles, width, 3)

    def put_by_hand(self) -> None:
        """Nothing is guarded that was gone to."""
        self._see(by_hand=True)

    def action_page(self, step: int) -> None:
        """Move the cursor by a page."""
        self.point(self.place + step * max(1, (self.size.height - self.top) // self.tile))

    def action_take(self) -> None:
        """Do the obvious thing with the table under the cursor."""
        if (table := self.taken_by_hand()) is not None:
            self.post_message(self.Taken(table.id, self._deed(table)))

    def taken_by_hand(self) -> TableLine | None:
        """Give the table under the cursor, None when it came there by itself a moment ago."""
        return None if monotonic() - self._moved_at < self.guard else self.pointed
