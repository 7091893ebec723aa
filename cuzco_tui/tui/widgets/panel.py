"""The base of everything that shows a part of the game: bound to the view, redrawn only when its own facts change."""

import re
from typing import ClassVar, TypeAlias

from rich.segment import Segment
from textual.geometry import Offset, Size
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.messages import Catalogue, Names, Value, catalogue, message
from cuzco_tui.tui.cells import cell_style

Line: TypeAlias = list[tuple[str, str]]
"""Pieces of text with the names of their styles, blank-separated."""


class Panel(Widget, can_focus=True):
    """A titled piece of the table, drawn line by line."""

    TITLE: ClassVar[str] = ""
    """The id of the message that names the panel."""
    WRAPS: ClassVar[bool] = False
    """Whether long lines go on in the next one, indented."""
    RULE: ClassVar[str] = ""
    """The rule that `?` opens when the panel has the focus."""

    view: reactive[PlayerView | None] = reactive(None, repaint=False, always_update=True)
    """What the player may know; set by the screen after every choice."""
    language: reactive[str] = reactive("en", repaint=False)

    def __init__(self, *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.names = Names((), None)
        self._facts: object = None
        self._lines: list[Strip] = []
        self._drawn_width = -1

    @property
    def words(self) -> Catalogue:
        """The words of the language in use."""
        return catalogue(self.language)

    def say(self, value: Value) -> str:
        """Put a message into words."""
        return self.words.say(value)

    def facts(self, view: PlayerView) -> object:
        """Give the part of the view that this panel shows; when it is equal to the last one, nothing is redrawn."""
        raise NotImplementedError

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Give the panel's lines."""
        raise NotImplementedError

    def watch_view(self, view: PlayerView | None) -> None:
        """Redraw when the facts of this panel have changed."""
        if view is None:
            return
        facts = (self.facts(view), self.language, self.names.names, self.names.me)
        if facts != self._facts:
            self._facts = facts
            self.redraw()

    def watch_language(self) -> None:
        """Say everything anew."""
        if self.TITLE:
            self.border_title = self.say(message(self.TITLE))
        self.watch_view(self.view)

    def redraw(self) -> None:
        """Forget the drawn lines; a changed number of lines changes the layout."""
        before = len(self._lines)
        self._drawn_width = -1
        if self.is_mounted and self.size.width:
            self._ensure_drawn(self.size.width)
            self.refresh(layout=len(self._lines) != before)
            self.place_cursor()

    def on_mount(self) -> None:
        """Name the panel."""
        if self.TITLE:
            self.border_title = self.say(message(self.TITLE))

    @property
    def cursor_offset(self) -> Offset:
        """Where the hardware cursor belongs inside the panel while it has the focus."""
        return Offset(0, 0)

    def place_cursor(self) -> None:
        """Put the hardware cursor on the focused thing: braille displays and magnifiers follow it."""
        if self.has_focus and self.is_mounted:
            self.app.cursor_position = self.content_region.offset + self.cursor_offset

    def on_focus(self) -> None:
        """Bring the hardware cursor along."""
        self.redraw()
        self.place_cursor()

    def notify_style_update(self) -> None:
        """Forget styles when the theme changes."""
        super().notify_style_update()
        self._drawn_width = -1

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As high as its lines."""
        self._ensure_drawn(width)
        return max(1, len(self._lines))

    def render_line(self, y: int) -> Strip:
        """Give one drawn line."""
        width = self.size.width
        self._ensure_drawn(width)
        if y >= len(self._lines):
            return Strip.blank(width, self.rich_style)
        return self._lines[y].extend_cell_length(width, self.rich_style).crop(0, width)

    def _ensure_drawn(self, width: int) -> None:
        if self._drawn_width == width:
            return
        self._drawn_width = width
        lines = self.draw(self.view, width) if self.view is not None else []
        if self.WRAPS:
            lines = [part for line in lines for part in wrapped(line, width)]
        base = self.rich_style
        dark = self.app.current_theme.dark
        self._lines = [
            Strip([Segment(text, base + cell_style(names, dark)) for text, names in line if text]) for line in lines
        ]


def wrapped(line: Line, width: int) -> list[Line]:
    """Break a line at blanks to a width; each further line is indented."""
    if sum(len(text) for text, _ in line) <= width or width < 8:
        return [line]
    lines: list[Line] = [[]]
    used = 0
    for text, style in line:
        for word in re.findall(r"\s*\S+|\s+$", text):
            if used and used + len(word) > width and word.strip():
                lines.append([("  ", style)])
                used = 2
                word = word.lstrip()
            if lines[-1] and lines[-1][-1][1] == style:
                lines[-1][-1] = (lines[-1][-1][0] + word, style)
            else:
                lines[-1].append((word, style))
            used += len(word)
    return lines
