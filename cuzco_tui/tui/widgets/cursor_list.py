"""The base of lists whose cursor stays at its entry, whatever comes and goes around it."""

from collections.abc import Sequence
from typing import Any, Final

from textual import events
from textual.geometry import Offset, Size

from cuzco_tui.tui.drawing.lines import cells
from cuzco_tui.tui.widgets.panel import Line, Panel
from cuzco_tui.widths import shortened

_BAR: Final = "\u258c"


class CursorList(Panel):
    """Shows as many entries as there is room for, that under the cursor among them."""

    MARKS = False
    FITS = True

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.wanted = ""
        """The id of the entry at which the cursor is, also while it is not listed for a moment."""
        self._place = 0
        self._first = 0

    def ids(self) -> Sequence[str]:
        """Give the ids of all entries in their order."""
        raise NotImplementedError

    def put_by_hand(self) -> None:
        """Tell that somebody has put the cursor at an entry."""
        raise NotImplementedError

    def action_take(self) -> None:
        """Do the obvious thing with the entry under the cursor."""
        raise NotImplementedError

    @property
    def tile(self) -> int:
        """Lines of an entry with what stands between two."""
        return 1

    @property
    def place(self) -> int:
        """The number of the entry under the cursor."""
        ids = self.ids()
        return ids.index(self.wanted) if self.wanted in ids else min(self._place, max(0, len(ids) - 1))

    def scrolled(self, fit: int) -> range:
        """Bring the cursor into sight where so many entries have room, and give the numbers of those that are shown."""
        place, count = self.place, len(self.ids())
        self._first = max(0, min(self._first, place, count - fit), place - fit + 1)
        return range(self._first, min(self._first + fit, count))

    def on_ground(self, line: Line, ground: str, here: bool, width: int) -> Line:
        """Draw a line of an entry over the whole width, with a bar at the cursor."""
        bar = (_BAR if here else " ", f"gold {ground}")
        blank = " " * max(0, width - cells(line) - 2)
        return [bar, (" ", ground), *((text, f"{style} {ground}") for text, style in line), (blank, ground)]

    def point(self, place: int) -> None:
        """Put the cursor at an entry by its number."""
        if ids := self.ids():
            self._place = max(0, min(place, len(ids) - 1))
            self.wanted = ids[self._place]
            self.put_by_hand()
            self.redraw()

    def action_move(self, step: int) -> None:
        """Move the cursor."""
        self.point(self.place + step)

    def on_click(self, event: events.Click) -> None:
        """Point to what was clicked; a click on what the cursor is at takes it."""
        at = event.get_content_offset(self)
        if at is None or at.y < self.top:
            return
        place = self._first + (at.y - self.top) // self.tile
        if place >= len(self.ids()):
            return
        if place == self.place and event.chain > 1:
            self.action_take()
        else:
            self.point(place)

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
        """On the entry under the cursor."""
        return Offset(0, (self.place - self._first) * self.tile)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Take what the layout gives."""
        return container.height

    def watch_view(self, view: Any) -> None:
        """Nothing is marked as new here."""


def names_line(names: Sequence[str], roles: Sequence[str], room: int, least: int) -> Line:
    """Tell names in the colours of these roles, cut to no less than so many cells where they have no room."""
    longest = max(map(len, names), default=0)
    while sum(map(len, names)) + 2 * (len(names) - 1) > room and longest > least:
        longest -= 1
        names = [shortened(name, longest) for name in names]
    line: Line = []
    for number, (name, role) in enumerate(zip(names, roles, strict=False), 1):
        line += [(name, role), (", " if number < len(names) else "", "quiet")]
    return line
