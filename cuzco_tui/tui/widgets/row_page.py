"""A page of rows under headings, one of them under the cursor, with words about that one beside them or below."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.segment import Segment
from textual import events
from textual.geometry import Offset
from textual.message import Message as TextualMessage
from textual.strip import Strip
from textual.widget import Widget

from cuzco_tui.tui.cells import cell_style
from cuzco_tui.tui.drawing.lines import Line, folded
from cuzco_tui.tui.drawing.lines import cells as cells_of
from cuzco_tui.tui.themes import depth_of, palette_of
from cuzco_tui.widths import cells, cut, padded

LIST_WIDTH: Final = 62
"""The columns of the rows where there is room for words beside them."""
SIDE_WIDTH: Final = 52
"""The columns of those words at least."""
_MOST: Final = 132
"""So wide the page is at most."""
_GAP: Final = 3
_LEAST_BELOW: Final = 6
"""The lines of the words below the rows, where they have no room beside them."""
_TALL: Final = 32
"""From so many lines on there is room above."""
_AROUND: Final = 4
"""The lines above and below the list of a page that has room around it."""
_THIN: Final = "\u2594"
_POINTER: Final = "\u258c"
_CHANGED: Final = "\u2022"


def breakable(line: Line, width: int) -> Line:
    """A line whose words, such as the paths of files, are no longer than a width."""

    def broken(word: str) -> str:
        return " ".join(word[at : at + width] for at in range(0, len(word), width))

    return [(" ".join(map(broken, text.split(" "))), style) for text, style in line]


class PageRow(NamedTuple):
    """A row in words."""

    label: str
    value: str = ""
    heading: str = ""
    """What stands above it, if a group begins here."""
    is_changed: bool = False
    """Whether it is not as usual, which a mark tells."""
    turns: bool = False
    """Whether left and right change it."""


class RowPage(Widget):
    """Draws the rows, as many as there is room for, with the one under the cursor always in sight."""

    class Clicked(TextualMessage):
        """A row was clicked."""

        def __init__(self, index: int) -> None:
            super().__init__()
            self.index = index

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.title = ""
        self.rows: Sequence[PageRow] = ()
        self.cursor = 0
        self.told: Sequence[Line] = ()
        """What is said about the row under the cursor, in paragraphs."""
        self.foot: Sequence[Line] = ()
        """What is said whatever the cursor is on."""
        self.label_width = 20
        self._first = 0
        """The first line of the list that is in sight."""
        self._drawn: tuple[object, list[Line]] = (None, [])

    def show(
        self, title: str, rows: Sequence[PageRow], cursor: int, told: Sequence[Line], foot: Sequence[Line] = ()
    ) -> None:
        """Show these rows and words."""
        self.title, self.rows, self.cursor, self.told, self.foot = title, rows, cursor, told, foot
        self.label_width = max((cells(row.label) for row in rows), default=0) + 2
        self._drawn = (None, [])
        self.refresh()
        self.place_cursor()

    def on_resize(self) -> None:
        """Draw for the new size, and bring the terminal's cursor along."""
        self._drawn = (None, [])
        self.place_cursor()

    def place_cursor(self) -> None:
        """Put the terminal's cursor on the row, where magnifiers and braille displays look."""
        if self.is_mounted and self.size.width:
            self._lines()
            row = self._list.index(self.cursor) - self._first if self.rows else 0
            self.app.cursor_position = self.content_region.offset + Offset(self._left + 1, self._top + 1 + row)

    @property
    def is_wide(self) -> bool:
        """Whether the words stand beside the rows."""
        return self.size.width >= LIST_WIDTH + _GAP + SIDE_WIDTH

    @property
    def rows_in_sight(self) -> int:
        """How many lines of the list are seen at once."""
        return max(1, self.size.height - self._top - 1 - (1 if self.is_wide else self._below))

    @property
    def _top(self) -> int:
        height = self.size.height
        return max(1, (height - len(self._list) - _AROUND) // 3) if height >= _TALL else 0

    @property
    def _width(self) -> int:
        return min(self.size.width - 2, _MOST)

    @property
    def _left(self) -> int:
        return (self.size.width - self._width) // 2

    @property
    def _list_width(self) -> int:
        return LIST_WIDTH if self.is_wide else self._width

    @property
    def _below(self) -> int:
        """The lines of the words below the rows."""
        return max(_LEAST_BELOW, min(len(self._words(self._width - 4)) + 1, self.size.height // 2))

    @property
    def _list(self) -> list[int | str]:
        """The lines of the list: a row's number, or a heading, or nothing between two groups."""
        found: list[int | str] = [""] if self.is_wide else []
        for index, row in enumerate(self.rows):
            if row.heading:
                found += [*([""] if index and self.is_wide else []), row.heading]
            found.append(index)
        return [*found, ""] if self.is_wide else found

    def _lines(self) -> list[Line]:
        key = (self.size, self.cursor)
        if self._drawn[0] != key:
            self._drawn = key, self._draw()
        return self._drawn[1]

    def _draw(self) -> list[Line]:
        listed, room = self._list, self.rows_in_sight
        at = listed.index(self.cursor) if self.rows else 0
        above = at - 1 if at and isinstance(listed[at - 1], str) else at
        above = 0 if at <= 2 else above
        self._first = max(0, min(self._first, above, len(listed) - room if len(listed) > room else 0))
        if at >= self._first + room:
            self._first = at - room + 1
        inside = [self._list_line(item) for item in listed[self._first : self._first + room]]
        left: Line = [(" " * self._left, "")]
        lines: list[Line] = [[]] * self._top
        lines.append([*left, *self._title_line(self._first > 0, self._first + room < len(listed))])
        if self.is_wide:
            side = self._words(self._width - self._list_width - _GAP)
            for index in range(max(len(inside), min(len(side) + 1, room))):
                own = inside[index] if index < len(inside) else [(" " * self._list_width, "on-panel")]
                words = side[index - 1] if 0 < index <= len(side) else []
                lines.append([*left, *own, (" " * _GAP, ""), *words])
        else:
            empty: Line = [(" " * self._list_width, "on-panel")]
            lines += [[*left, *line] for line in [*inside, *[empty] * (room - len(inside))]]
            lines.append([])
            lines += [[*left, ("  ", ""), *line] for line in self._words(self._width - 4)]
        return lines

    def _words(self, width: int) -> list[Line]:
        """What is said about the row and below that, broken to a width."""
        told = [part for line in self.told for part in (folded(breakable(line, width), width, 0) if line else [[]])]
        foot = [part for line in self.foot for part in folded(breakable(line, width), width, 0)]
        return [*told, *([[]] if told and foot and self.is_wide else []), *foot]

    def _title_line(self, above: bool, below: bool) -> Line:
        width = self._list_width
        signs = f" {'^' if above else ' '}{'v' if below else ' '} " if above or below else ""
        name = f" {self.title} "
        return [
            (_THIN, "gold"),
            (name, "gold strong"),
            (_THIN * max(0, width - 1 - cells(name) - cells(signs)), "gold"),
            (signs.replace("^", "\u25b2").replace("v", "\u25bc"), "gold"),
        ]

    def _list_line(self, item: int | str) -> Line:
        width = self._list_width
        if isinstance(item, str):
            return [(padded(f"  {item}", width), "muted on-panel")]
        row = self.rows[item]
        here = item == self.cursor
        ground = "on-cursor" if here else "on-panel"
        value = f"< {row.value} >" if here and row.turns else f"  {row.value}"
        room = width - 4 - self.label_width - 2
        words = "gold strong" if here else "text"
        line: Line = [
            (f" {_POINTER if here else ' '}  ", f"gold strong {ground}"),
            (padded(row.label, self.label_width), f"{words} {ground}"),
            (padded(cut(value, room), room), f"{words if here or row.is_changed else 'muted'} {ground}"),
            (f"{_CHANGED if row.is_changed else ' '} ", f"gold {ground}"),
        ]
        return [*line, (" " * max(0, width - cells_of(line)), ground)]

    def render_line(self, y: int) -> Strip:
        """Draw one line of the page."""
        width, base = self.size.width, self.rich_style
        lines = self._lines()
        line = lines[y] if y < len(lines) else []
        palette, depth = palette_of(self.app), depth_of(self.app)
        strip = Strip([Segment(text, base + cell_style(names, palette, depth)) for text, names in line if text])
        return strip.adjust_cell_length(width, base)

    def on_click(self, event: events.Click) -> None:
        """Tell which row was clicked."""
        place = event.y - self._top - 1 + self._first
        listed = self._list
        if 0 <= event.y - self._top - 1 < self.rows_in_sight and place < len(listed):
            item = listed[place]
            if isinstance(item, int) and self._left <= event.x < self._left + self._list_width:
                self.post_message(self.Clicked(item))
