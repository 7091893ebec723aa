"""The page of the title screen: a picture, and on it a menu whose last lines say what the row under the cursor is."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.segment import Segment
from textual import events
from textual.geometry import Offset, Region, Size
from textual.message import Message as TextualMessage
from textual.strip import Strip
from textual.widget import Widget

from cuzco_tui.tui.cells import add_colours, cell_style
from cuzco_tui.tui.drawing.lines import Line, folded
from cuzco_tui.tui.themes import depth_of, palette_of
from cuzco_tui.tui.title_art import TitleArt, centred, cut
from cuzco_tui.widths import cells, padded

WIDTH: Final = 48
"""The columns of the menu."""
_INDENT: Final = 4
DETAIL_WIDTH: Final = WIDTH - 2 * _INDENT
DETAIL_LINES: Final = 2
_TALL: Final = 30
"""From so many lines on there is room above and below the rows."""
_TOP_LINE: Final = "\u2594"
_POINTER: Final = "\u258c"


class Item(NamedTuple):
    """A row of the menu in words."""

    name: str
    detail: str
    possible: bool = True


class Corners(NamedTuple):
    """What stands in the last line of the page."""

    left: str = ""
    right: str = ""


class TitlePage(Widget):
    """Draws the picture once for a size, and the menu on it."""

    class Chosen(TextualMessage):
        """A row was clicked."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(self, art: TitleArt, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.items: Sequence[Item] = ()
        self.cursor = 0
        self.tagline = ""
        self.corners = Corners()
        self._backdrop: list[Line] = []
        self._drawn_for: tuple[Size, bool] | None = None
        self.show_art(art)

    def show_art(self, art: TitleArt) -> None:
        """Show another picture."""
        self.art = art
        add_colours(art.colours)
        self._drawn_for = None
        self.refresh()

    def show(self, items: Sequence[Item], cursor: int, tagline: str, corners: Corners) -> None:
        """Show these rows and words."""
        self.items, self.cursor, self.tagline, self.corners = items, cursor, tagline, corners
        self.refresh()
        self.place_cursor()

    def point(self, cursor: int) -> None:
        """Move the cursor, and paint nothing but the menu anew."""
        self.cursor = cursor
        self.refresh(self.menu)
        self.place_cursor()

    def place_cursor(self) -> None:
        """Put the terminal's cursor on the row, where magnifiers and braille displays look."""
        if self.is_mounted:
            self.app.cursor_position = Offset(self.menu.x + 2, self._first_row + self.cursor)

    def on_resize(self) -> None:
        """Bring the terminal's cursor along."""
        self.place_cursor()

    @property
    def _is_tall(self) -> bool:
        return self.size.height >= _TALL

    @property
    def menu(self) -> Region:
        """Where the menu lies."""
        width, height = self.size
        rows = 1 + len(self.items) + 1 + DETAIL_LINES + (2 if self._is_tall else 0)
        above = self.art.height(self.size) + (3 if self._is_tall else 2)
        room = max(0, height - 2 - above - rows)
        return Region((width - WIDTH) // 2, min(above + room * 2 // 5, max(0, height - 1 - rows)), WIDTH, rows)

    @property
    def _first_row(self) -> int:
        return self.menu.y + (2 if self._is_tall else 1)

    def render_line(self, y: int) -> Strip:
        """Draw one line of the page."""
        width = self.size.width
        line = self._line(y)
        palette, depth, base = palette_of(self.app), depth_of(self.app), self.rich_style
        segments = [Segment(text, base + cell_style(style, palette, depth)) for text, style in line]
        return Strip(segments).adjust_cell_length(width, base)

    def _line(self, y: int) -> Line:
        width, height = self.size
        menu = self.menu
        self._ensure_backdrop(menu)
        behind: Line = self._backdrop[y] if y < len(self._backdrop) else []
        if y == height - 1:
            return self._last_line(width)
        if menu.y <= y < menu.bottom:
            inside = self._menu_line(y - menu.y)
            return [*cut(behind, 0, menu.x), *inside, *cut(behind, menu.right, width)]
        if self.tagline and y == menu.y - 2 + (0 if self._is_tall else 1):
            return centred([(self.tagline, "muted")], width)
        return behind

    def _ensure_backdrop(self, menu: Region) -> None:
        colours = depth_of(self.app) != "none" and not getattr(self.app, "plain", False)
        if self._drawn_for != (self.size, colours) or len(self._backdrop) != self.size.height:
            self._drawn_for = self.size, colours
            self._backdrop = self.art.draw(self.size, menu, colours)

    def _last_line(self, width: int) -> Line:
        left, right = self.corners
        room = width - cells(left) - cells(right) - 4
        if room < 1:
            return [(f"  {left}", "gold")]
        return [(f"  {left}", "gold"), (" " * room, ""), (right, "muted"), ("  ", "")]

    def _menu_line(self, row: int) -> Line:
        """Draw a line of the menu, on the ground of panels."""
        if row == 0:
            return [(_TOP_LINE * WIDTH, "line on-panel")]
        index = row - (2 if self._is_tall else 1)
        if 0 <= index < len(self.items):
            return self._row(index)
        detail = index - len(self.items) - 1
        lines = self.detail_lines()
        text = lines[detail] if 0 <= detail < len(lines) else ""
        return [(padded(f"{'':{_INDENT}}{text}", WIDTH), "muted on-panel")]

    def detail_lines(self) -> list[str]:
        """Give what is said about the row under the cursor, in lines."""
        if not self.items:
            return []
        broken = folded([(self.items[self.cursor].detail, "")], DETAIL_WIDTH, 0)
        return ["".join(text for text, _ in line) for line in broken]

    def _row(self, index: int) -> Line:
        name, here = self.items[index].name, index == self.cursor
        room = WIDTH - _INDENT - 1
        if here:
            return [
                (" ", "on-panel"),
                (f" {_POINTER} ", "on-cursor gold strong"),
                (padded(name, room), "on-cursor gold strong"),
                (" ", "on-panel"),
            ]
        style = "text on-panel" if self.items[index].possible else "muted on-panel"
        return [(padded(f"{'':{_INDENT}}{name}", WIDTH), style)]

    def on_click(self, event: events.Click) -> None:
        """Take the row that was clicked."""
        index = event.y - self._first_row
        if self.menu.x <= event.x < self.menu.right and 0 <= index < len(self.items):
            self.post_message(self.Chosen(index))
