"""The frame of a dialog: its name in a line above, its keys below, and signs where there is more to scroll to."""

from textual.containers import Vertical
from textual.content import Content
from textual.geometry import Size
from textual.layout import Layout

from cuzco_tui.messages import Message, catalogue, message
from cuzco_tui.tui.widgets.scroller import Scroller
from cuzco_tui.widths import cells

_EDGES = 6
"""The columns of a frame beside a label: corners, lines and blanks."""
_BETWEEN = ", "
"""Stands between two keys; where not all have room, the last ones are left out."""
_LINE = "\u2594"


class Body(Scroller):
    """The inside of a frame, which tells the frame when it can be scrolled."""

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        """Scrolling changes what is out of sight."""
        super().watch_scroll_y(old_value, new_value)
        self.tell()

    def _size_updated(self, size: Size, virtual_size: Size, container_size: Size, layout: bool = True) -> bool:
        """So does a new size, of the terminal or of what is shown."""
        changed = super()._size_updated(size, virtual_size, container_size, layout)
        self.tell()
        return changed

    def tell(self) -> None:
        """Let the frame know what is out of sight."""
        if isinstance(self.parent, Frame):
            self.parent.sign(self.scroll_y > 0, self.scroll_y < self.max_scroll_y)


class Frame(Vertical):
    """A surface with a golden line on top that names it, and its keys below; both are plain text, never markup."""

    def __init__(self, heading: str, keys: str, language: str, *, id: str = "dialog") -> None:
        super().__init__(id=id)
        self.heading = heading
        self.keys = keys
        self.language = language
        self.signs = (False, False)
        """Whether there is more above and below."""
        self.place: Message | None = None
        """Which of how many things the cursor is on, told while not all of them are in sight."""
        self.stacked: Layout | None = None
        """How the parts of a dialog that must all be seen share the height."""
        self._label()

    @property
    def layout(self) -> Layout:
        """Below each other."""
        return self.stacked or super().layout

    def tell_keys(self, keys: str) -> None:
        """Tell other keys."""
        self.keys = keys
        self._label()

    def sign(self, above: bool, below: bool) -> None:
        """Show where there is more."""
        if (above, below) != self.signs:
            self.signs = above, below
            self._label()

    def tell_place(self, place: Message | None) -> None:
        """Tell where the cursor is among what has to be scrolled."""
        if place != self.place:
            self.place = place
            if any(self.signs):
                self._label()

    def on_resize(self) -> None:
        """The line between the labels follows the width."""
        self._label()

    def _label(self) -> None:
        say = catalogue(self.language).say
        above, below = self.signs
        place = f"{say(self.place)}  " if self.place is not None and any(self.signs) else ""
        above_told = say(message("modal-more-above")) if above else ""
        self.border_title = self._apart(self.heading, f"{place}{above_told}".rstrip(), _LINE)
        below_told = say(message("modal-more-below")) if below else ""
        room = self.size.width + 2 * self.gutter.left - _EDGES - (cells(below_told[:1]) + 3 if below else 0)
        keys = self.keys
        while self.size.width and cells(keys) > room and _BETWEEN in keys:
            keys = keys.rpartition(_BETWEEN)[0]
        self.border_subtitle = self._apart(keys, below_told, " ")

    def _apart(self, left: str, right: str, fill: str) -> Content:
        """Put two labels at the ends of a border; where both have no room, the right one is its first letter alone."""
        if not (left and right):
            return Content(left or right)
        room = self.size.width + 2 * self.gutter.left - _EDGES
        if cells(left) + cells(right) + 3 > room:
            right = right[:1]
        rule = fill * max(1, room - cells(left) - cells(right) - 2)
        return Content.assemble(left, (f" {rule} ", "$accent not bold"), (right, "$accent"))
