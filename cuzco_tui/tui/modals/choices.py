"""The options of a dialog: a list, or tiles beside each other, with one cursor that is always in sight."""

from collections.abc import Callable, Container, Iterable, Mapping
from typing import Any, ClassVar, Final, NamedTuple

from textual import events
from textual.actions import SkipAction
from textual.binding import BindingType
from textual.geometry import Offset, Region
from textual.message import Message as TextualMessage
from textual.widget import Widget

from cuzco_tui.messages import Message
from cuzco_tui.tui.bindings import bindings_of, key_of
from cuzco_tui.tui.drawing import lines as drawn
from cuzco_tui.tui.drawing.lines import folded, wrapped
from cuzco_tui.tui.modals.answer_keys import no_digit, numbered
from cuzco_tui.tui.modals.walk import Way, beside
from cuzco_tui.tui.widgets.panel import Line, Panel
from cuzco_tui.widths import cells, cut

BODY = "dialog-body"
"""The id of the part of a dialog that scrolls."""
LEFT_EDGE, RIGHT_EDGE = "\u258c", "\u2590"
"""What frames the option under the cursor."""
_INDENT: Final = 4
"""How far the words of an option stand in: edge, key and blanks."""
_GAP: Final = 1
"""The columns between two tiles."""
_FOOTED: Final = 4
"""Tiles of so many lines have their key in the last one."""

Face = Callable[[int, int], list[Line]]
"""Draws the option of a number at a width."""


class Tiles(NamedTuple):
    """How wide options are that lie beside each other."""

    least: int
    most: int


class Choices(Panel, inherit_bindings=False):
    """Options to choose from; digits answer, arrows walk as it is drawn, Enter takes what is framed."""

    MARKS = False
    BINDINGS: ClassVar[list[BindingType]] = bindings_of("list")
    HEADED: ClassVar[bool] = False
    """Whether a heading stands above the list."""

    class Chosen(TextualMessage):
        """An option was chosen, by its text."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    def __init__(self, *, id: str = "dialog-prompt") -> None:
        super().__init__(id=id)
        self.question: Message | None = None
        self.options: tuple[tuple[str, Message], ...] = ()
        """The options' texts and words."""
        self.cursor = 0
        self.headings: dict[int, list[Line]] = {}
        """What stands above the option of a number; after the last one, below it."""
        self.brings: Mapping[str, tuple[Message, ...]] = {}
        """What an option would bring in short phrases, by its text."""
        self.tiles: Tiles | None = None
        """How options lie beside each other; None for a list."""
        self.group_tiles: dict[int, Tiles] = {}
        """How those from the option of a number on lie, in a row of their own, where it is not as the others do."""
        self.face: Face | None = None
        """Draws an option; without it, its words."""
        self.digits: dict[str, int] = {}
        """The number of the key that takes each option, by its text."""
        self.kept_keys: dict[str, int] = {}
        """Those that options had at earlier questions of a series."""
        self.reserved_keys: Container[int] = ()
        """Numbers that only options have which show them."""
        self._spots: list[Region] = []
        """Where each option lies."""

    def shown(self, view: Any) -> object:
        """The dialog says when to redraw."""
        return None

    def ask(
        self,
        question: Message,
        options: Iterable[tuple[str, Message]],
        digit_of: Callable[[str], int | None] = no_digit,
    ) -> None:
        """Put a question; an equal one keeps its cursor."""
        before = [text for text, _ in self.options]
        self.question, self.options = question, tuple(options)
        texts = [text for text, _ in self.options]
        if texts != before:
            self.cursor = 0
        self.digits = numbered(texts, digit_of, self.kept_keys, self.reserved_keys)
        self.redraw()

    @property
    def pointed(self) -> str:
        """The text of the option under the cursor, empty when there is none."""
        return self.options[self.cursor][0] if self.options else ""

    def text_of(self, digit: int) -> str:
        """Give the text of the option with a digit, empty when there is none."""
        return next((text for text, given in self.digits.items() if given == digit), "")

    def key_at(self, index: int) -> str:
        """Name the key that takes an option, empty when it has none of its own."""
        digit = self.digits.get(self.options[index][0])
        return key_of(self, f"answer-{digit}", self.language) if digit is not None else ""

    def draw(self, view: Any, width: int) -> list[Line]:
        """Draw all options; the dialog asks the question."""
        lines: list[Line] = []
        if self.HEADED and self.question is not None:
            style = "gold strong" if self.has_focus else "strong"
            lines += wrapped([(self.say(self.question), style)], width)
        self._spots = []
        if self.tiles is None:
            for index in range(len(self.options)):
                lines += self.headings.get(index, [])
                block = self._row(index, width)
                self._spots.append(Region(0, len(lines), width, len(block)))
                lines += block
        else:
            for group in self._groups():
                lines += self.headings.get(group[0], [])
                self._draw_tiles(lines, group, width, self.group_tiles.get(group[0], self.tiles))
        return lines + self.headings.get(len(self.options), [])

    def _groups(self) -> list[list[int]]:
        """The options between two headings."""
        groups: list[list[int]] = []
        for index in range(len(self.options)):
            if not groups or index in self.headings or index in self.group_tiles:
                groups.append([])
            groups[-1].append(index)
        return groups

    def _draw_tiles(self, lines: list[Line], group: list[int], width: int, tiles: Tiles) -> None:
        fit = max(1, (width + _GAP) // (tiles.least + _GAP))
        rows = -(-len(group) // fit)
        across = -(-len(group) // rows)
        widths = _shared(min(width, across * (tiles.most + _GAP) - _GAP), across)
        for start in range(0, len(group), across):
            row = group[start : start + across]
            blocks = [self._tile(index, wide) for index, wide in zip(row, widths, strict=False)]
            high = max(map(len, blocks))
            blocks = [_with_foot(block, high) for block in blocks]
            if start and high > 2:
                lines.append([])
            top = len(lines)
            for place in range(len(row)):
                self._spots.append(Region(sum(widths[:place]) + place * _GAP, top, widths[place], high))
            for line in range(high):
                drawn_line: Line = []
                for place, (index, block) in enumerate(zip(row, blocks, strict=True)):
                    if place:
                        drawn_line.append((" " * _GAP, ""))
                    drawn_line += self._framed(index, block[line] if line < len(block) else [], widths[place])
                lines.append(drawn_line)

    def _tile(self, index: int, wide: int) -> list[Line]:
        return self.face(index, wide - 2) if self.face is not None else folded(self.words_line(index), wide - 2, 0)

    @property
    def shows_cursor(self) -> bool:
        """Whether the option under the cursor is framed."""
        return True

    def _framed(self, index: int, line: Line, wide: int) -> Line:
        """A line of a tile between its edges, which are golden around the option under the cursor."""
        here = index == self.cursor and self.shows_cursor
        ground = "on-cursor" if here and self.has_focus else "on-tile"
        inner = drawn.padded(_cut(line, wide - 2), wide - 2)
        filled = [(text, style if "on-" in style else f"{style} {ground}".strip()) for text, style in inner]
        first = next((style for text, style in filled if text), ground)
        last = next((style for text, style in reversed(filled) if text), ground)
        if here:
            return [(LEFT_EDGE, f"gold {ground}"), *filled, (RIGHT_EDGE, f"gold {ground}")]
        return [(" ", _ground_of(first)), *filled, (" ", _ground_of(last))]

    def _row(self, index: int, width: int) -> list[Line]:
        """An option of a list: its edge, its key, and its face or words; under the cursor on a ground of its own."""
        here = index == self.cursor and self.shows_cursor
        ground = "on-cursor" if here and self.has_focus else "on-tile" if here else ""
        room = width - _INDENT
        block = self.face(index, room) if self.face is not None else folded(self.words_line(index), room, 0)
        rows: list[Line] = []
        for number, line in enumerate(block or [[]]):
            key = self.key_at(index) if number == 0 else ""
            row = [(f" {key:<2}", "gold strong"), *line]
            if here:
                row = drawn.padded([(LEFT_EDGE, "gold"), *row], width)
            else:
                row.insert(0, (" ", ""))
            rows.append([(text, style if "on-" in style else f"{style} {ground}".strip()) for text, style in row])
        return rows

    def words_line(self, index: int) -> Line:
        """An option in words, and what it would bring beyond them."""
        text, said = self.options[index]
        words = self.say(said)
        here = index == self.cursor and self.shows_cursor
        line: Line = [(words, "strong" if here else "")]
        phrases = [told for told in map(self.say, self.brings.get(text, ())) if not _says(words, told)]
        if phrases:
            line.append((f"  {', '.join(phrases)}", "gold" if here else "muted"))
        return line

    def answer(self, digit: int) -> bool:
        """Take the option with a digit, if there is one."""
        text = self.text_of(digit)
        if text:
            self.choose(text)
        return bool(text)

    def choose(self, text: str) -> None:
        """Take an option."""
        self.post_message(self.Chosen(text))

    def action_take(self) -> None:
        """Take the option under the cursor."""
        if not self.options:
            raise SkipAction
        self.choose(self.pointed)

    def action_walk(self, way: Way) -> None:
        """Go to the option above, below or beside; past the last one to the other part, or to the first."""
        if not self.options:
            return
        index = beside(self._spots, self.cursor, way, self.tiles is not None)
        if index is not None:
            self.point(index)
            return
        leave = getattr(self.screen, "leave_part", None)
        if leave is not None and leave(self, way):
            return
        if way in ("up", "down") or self.tiles is not None:
            self.point(0 if way in ("down", "right") else len(self.options) - 1)

    def action_page(self, step: int) -> None:
        """Go as many rows up or down as are in sight."""
        if self._spots:
            wanted = self._spots[self.cursor].y + step * max(1, self._body().size.height - 1)
            self.point(min(range(len(self._spots)), key=lambda index: abs(self._spots[index].y - wanted)))

    def action_end(self, index: int) -> None:
        """Go to the first or the last option."""
        self.point(index % max(1, len(self.options)))

    def point(self, index: int) -> None:
        """Move the cursor to an option, as far as there are so many, and let the dialog follow in the same painting."""
        if not self.options:
            return
        self.cursor = min(index, len(self.options) - 1)
        self.redraw()
        follow = getattr(self.screen, "show_pointed", None)
        if follow is not None:
            follow()
        self.call_after_refresh(self.follow)

    def go_to(self, text: str) -> bool:
        """Move the cursor to an option, if it is offered."""
        index = next((index for index, option in enumerate(self.options) if option[0] == text), None)
        if index is not None:
            self.point(index)
        return index is not None

    def _body(self) -> Widget:
        return self.screen.query_one(f"#{BODY}")

    def follow(self) -> None:
        """Scroll the dialog so that the cursor is seen, at the ends also what is above and below the list."""
        if not self.is_attached or self.cursor >= len(self._spots):
            return
        body = self._body()
        if self._spots[self.cursor].y == self._spots[0].y:
            body.scroll_to(y=0, animate=False)
        elif self._spots[self.cursor].bottom == self._spots[-1].bottom:
            body.scroll_end(animate=False)
        at = self.content_region.offset - body.content_region.offset + body.scroll_offset
        body.scroll_to_region(self._spots[self.cursor].translate(at), animate=False)

    def show_focus(self) -> None:
        """Show where the focus is."""
        self.redraw()

    def on_click(self, event: events.Click) -> None:
        """Take the option that was clicked."""
        event.prevent_default()
        at = event.get_content_offset(self)
        for (text, _), spot in zip(self.options, self._spots, strict=False):
            if at is not None and spot.contains_point(at):
                self.focus()
                self.click(text)

    def click(self, text: str) -> None:
        """Take an option by the mouse."""
        self.go_to(text)
        self.choose(text)

    @property
    def cursor_region(self) -> Region:
        """Where the option under the cursor lies on the terminal."""
        spot = self._spots[self.cursor] if self.cursor < len(self._spots) else Region(0, 0, 0, 0)
        return spot.translate(self.content_region.offset)

    @property
    def cursor_offset(self) -> Offset:
        """On the option under the cursor."""
        return self._spots[self.cursor].offset if self.cursor < len(self._spots) else Offset(0, 0)


class Column(Choices, inherit_bindings=False):
    """One of several parts of an answer: its cursor is what is picked, and Enter takes all picks at once."""

    HEADED = True
    BINDINGS: ClassVar[list[BindingType]] = bindings_of("column")

    class Entered(TextualMessage):
        """The focus came to a list."""

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.void: Message | None = None
        """Why nothing is picked here now."""
        self._most = (0, 0)
        """The width of the list, and the most lines that it had at it: what stands below stays in its place."""

    @property
    def shows_cursor(self) -> bool:
        """A void part has no pick."""
        return self.void is None

    def show_focus(self) -> None:
        """Show where the focus is, and tell the dialog that it is here."""
        super().show_focus()
        if self.has_focus:
            self.post_message(self.Entered())

    def draw(self, view: Any, width: int) -> list[Line]:
        """Draw the list; where nothing is picked, say why below it."""
        lines = super().draw(view, width)
        if self.void is not None and self.question is not None:
            closed = [[(text, "muted") for text, _ in line] for line in lines[1:]]
            told = wrapped([(f"{self.say(self.question)}: {self.say(self.void)}", "muted")], width)
            lines = [*told, *closed][: max(len(lines), len(told))]
        self._most = width, max(len(lines), self._most[1] if self._most[0] == width else 0)
        return lines + [[]] * (self._most[1] - len(lines))

    def answer(self, digit: int) -> bool:
        """Pick the option with a digit, if there is one; of several with the same, the next one."""
        texts = [text for text, given in self.digits.items() if given == digit]
        if self.void is not None or not texts:
            return False
        here = texts.index(self.pointed) if self.pointed in texts else -1
        return self.go_to(texts[(here + 1) % len(texts)])

    def click(self, text: str) -> None:
        """Pick an option by the mouse."""
        if self.void is None:
            self.go_to(text)


def _shared(width: int, tiles: int) -> list[int]:
    """Share a width out among tiles beside each other, so that every row of them ends at the same column."""
    each, left = divmod(max(tiles, width - (tiles - 1) * _GAP), tiles)
    return [each + (place < left) for place in range(tiles)]


def _with_foot(block: list[Line], high: int) -> list[Line]:
    """A tile as high as those beside it, with its key at the foot."""
    return block if len(block) < _FOOTED else [*block[:-1], *[[]] * (high - len(block)), block[-1]]


def _cut(line: Line, width: int) -> Line:
    """A line without what is beyond a width."""
    found: Line = []
    for text, style in line:
        kept = cut(text, width)
        found.append((kept, style))
        width -= cells(kept)
    return found


def _ground_of(style: str) -> str:
    """The ground alone of a style."""
    return " ".join(name for name in style.split() if name.startswith("on-"))


def _says(words: str, phrase: str) -> bool:
    """Tell whether a phrase stands within some words, as whole words."""
    return f" {phrase.lower()} " in f" {words.lower().replace(',', ' ').replace(';', ' ').replace('.', ' ')} "
