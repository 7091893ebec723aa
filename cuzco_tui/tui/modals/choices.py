"""The options of a dialog: wrapped, under headings, with the cursor always in sight."""

from collections.abc import Sequence
from typing import Any, ClassVar

from textual import events
from textual.binding import BindingType
from textual.geometry import Offset, Region
from textual.message import Message as TextualMessage
from textual.widget import Widget

from cuzco_tui.messages import Message
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.widgets.panel import Line, wrapped
from cuzco_tui.tui.widgets.prompt import Asked, Prompt

BODY = "dialog-body"
"""The id of the part of a dialog that scrolls."""

_INDENT = 4
"""How far the words of an option stand in: mark, key, dot and blank."""


class Choices(Prompt):
    """Numbered options; digits answer, arrows move, Enter takes."""

    TITLE = ""
    WRAPS = False
    HEADED: ClassVar[bool] = False
    """Whether a heading stands above the list."""

    def __init__(self, *, id: str = "dialog-prompt") -> None:
        super().__init__(id=id)
        self.headings: dict[int, Message] = {}
        """What stands above the option of a number."""
        self.brings: dict[str, tuple[Message, ...]] = {}
        """What an option would bring in short phrases, by its text."""
        self._rows: list[int] = []
        """The first row of each option on this page, and the row after the last."""
        self._page_height = (0, 0)
        """The width of the list, and the most lines that a page had at it."""

    def ask(self, question: Message, options: Sequence[tuple[str, Message]]) -> None:
        """Put a question; an equal one keeps its cursor."""
        self.asked = Asked(question, tuple(options), self.brings)
        self.redraw()

    def draw(self, view: Any, width: int) -> list[Line]:
        """Draw a page of options, each as high as its words need; the dialog asks the question."""
        lines: list[Line] = []
        if self.HEADED and self.question is not None:
            lines += wrapped([(self.say(self.question), "strong")], width)
        last = min(self.first + self.shown_at_once, len(self.options))
        self._rows = []
        for index in range(self.first, last):
            if (heading := self._heading_at(index)) is not None:
                lines += wrapped([(self.say(heading), "dim")], width)
            self._rows.append(len(lines))
            lines += folded(self._option(index), width, _INDENT)
        self._rows.append(len(lines))
        paged = len(self.options) > self.shown_at_once
        if paged or self.HEADED:
            lines += [[]] * (self._highest_page(width, len(lines)) - len(lines))
        if paged:
            lines += wrapped([(self.say(self.page_told(last)), "dim")], width)
        return lines

    def _heading_at(self, index: int) -> Message | None:
        """Give the heading above an option; the first one of a page repeats that of its group."""
        if index == self.first:
            return next((self.headings[above] for above in range(index, -1, -1) if above in self.headings), None)
        return self.headings.get(index)

    def _highest_page(self, width: int, lines: int) -> int:
        """Give the most lines that a page had so far at this width, so that what stands below stays in its place."""
        if self._page_height[0] != width:
            self._page_height = width, 0
        self._page_height = width, max(self._page_height[1], lines)
        return self._page_height[1]

    def _option(self, index: int) -> Line:
        here = index == self.cursor
        style = "cursor" if here and self.has_focus else "strong" if here else ""
        key = f"{'>' if here else ' '}{self.key_at(index)}. "
        return self.option_line(index, key, style)

    def point(self, index: int) -> None:
        """Move the cursor to an option, as far as there are so many."""
        if self.options:
            self._point(min(index, len(self.options) - 1))

    def _point(self, index: int) -> None:
        """Move the cursor, and let the dialog follow it in the same painting."""
        super()._point(index)
        follow = getattr(self.screen, "show_pointed", None)
        if follow is not None:
            follow()
        self.call_after_refresh(self.follow)

    def action_page(self, step: int) -> None:
        """Turn the page; on a single page scroll the dialog instead."""
        if len(self.options) > self.shown_at_once:
            super().action_page(step)
        elif step > 0:
            self._body().scroll_page_down(animate=False)
        else:
            self._body().scroll_page_up(animate=False)

    def _body(self) -> Widget:
        return self.screen.query_one(f"#{BODY}")

    def follow(self) -> None:
        """Scroll the dialog so that the cursor is seen, at the ends also what is above and below the list."""
        place = self.cursor - self.first
        if not self.is_attached or place + 1 >= len(self._rows):
            return
        body = self._body()
        if self.cursor == 0:
            body.scroll_to(y=0, animate=False)
        elif self.cursor == len(self.options) - 1:
            body.scroll_end(animate=False)
        top, bottom = self._rows[place], self._rows[place + 1]
        if place + 2 == len(self._rows):
            bottom = self.content_size.height
        at = self.content_region.offset - body.content_region.offset + body.scroll_offset
        body.scroll_to_region(Region(at.x, at.y + top, 1, bottom - top), animate=False)

    def on_click(self, event: events.Click) -> None:
        """Answer with the option that was clicked."""
        event.prevent_default()
        at = event.get_content_offset(self)
        for place in range(len(self._rows) - 1):
            if at is not None and self._rows[place] <= at.y < self._rows[place + 1]:
                self.answer(place + 1)

    @property
    def cursor_offset(self) -> Offset:
        """On the option under the cursor."""
        place = self.cursor - self.first
        row = self._rows[place] if place < len(self._rows) else 0
        return Offset(0, row)


class Column(Choices, inherit_bindings=False):
    """One of several lists beside each other: its cursor is what is picked, and Enter takes all picks at once."""

    HEADED = True
    BINDINGS: ClassVar[list[BindingType]] = bindings_of("column")

    class Entered(TextualMessage):
        """The focus came to a list."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.void: Message | None = None
        """Why nothing is picked here now."""

    def show_focus(self) -> None:
        """Show or hide the cursor, and tell the dialog that the focus is here."""
        super().show_focus()
        if self.has_focus:
            self.post_message(self.Entered())

    def draw(self, view: Any, width: int) -> list[Line]:
        """Draw the list, or why there is nothing to pick."""
        if self.void is None or self.question is None:
            return super().draw(view, width)
        return [*wrapped([(self.say(self.question), "dim")], width), *wrapped([(self.say(self.void), "dim")], width)]

    def answer(self, digit: int) -> bool:
        """Pick the option with a digit on this page, if there is one."""
        index = self.first + digit - 1
        if self.void is not None or not 0 <= index < min(len(self.options), self.first + self.shown_at_once):
            return False
        self.point(index)
        return True
