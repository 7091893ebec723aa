"""The page of the rules: a line to search in, a list of sections or of what was found, and the text of one of them."""

import re
from typing import Final, NamedTuple

from rich.segment import Segment
from textual import events
from textual.geometry import Offset
from textual.message import Message as TextualMessage
from textual.strip import Strip
from textual.widget import Widget

from cuzco_tui.messages import Catalogue, message
from cuzco_tui.play.answers import fold
from cuzco_tui.play.rule_links import RuleLinks
from cuzco_tui.play.rulebook import Passage, Rulebook
from cuzco_tui.tui.cells import cell_style
from cuzco_tui.tui.drawing.lines import Line, folded
from cuzco_tui.tui.drawing.lines import cells as cells_of
from cuzco_tui.tui.themes import depth_of, palette_of
from cuzco_tui.widths import cells, cut

LIST_WIDTHS: Final = (38, 64)
"""The columns of the list at least and at most where it stands beside the text."""
WIDE: Final = 100
"""From so many columns on it does."""
_MOST_TEXT: Final = 92
"""So wide the text is at most."""
_SHORT_LIST: Final = 6
"""The lines of the list where it stands above the text."""
_MOST_NAMING: Final = 10
"""So many rules that name the one in question are told."""
_THIN: Final = "\u2594"
_POINTER: Final = "\u258c"
_LINK: Final = re.compile(r"\blink-(\d+)\b")


class Shown(NamedTuple):
    """What the page shows: all that its lines depend on besides the book."""

    typed: str = ""
    """What is searched for."""
    found: tuple[int, ...] = ()
    """The passages in which it stands; without a search the first passages of all sections."""
    at: int = 0
    """The passage in question."""
    link: int | None = None
    """The link under the cursor, by its place among those of the text."""
    notice: str = ""


class Text(NamedTuple):
    """The text of a section, in lines."""

    lines: list[Line]
    targets: list[int]
    """Where its links lead, those of the passage in question first."""
    start: int
    """The line with which the passage in question begins."""


class RulesPage(Widget):
    """Draws the search, the list and the text; what is in question is always in sight."""

    class Clicked(TextualMessage):
        """A passage of the list was clicked, or a link that leads to it."""

        def __init__(self, target: int, is_link: bool) -> None:
            super().__init__()
            self.target = target
            self.is_link = is_link

    def __init__(self, book: Rulebook, links: RuleLinks, words: Catalogue, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.book = book
        self.links = links
        self.words = words
        self.shown = Shown()
        self.top = 0
        """The first line of the text that is in sight."""
        self._list_top = 0
        self._brought_up: object = None
        """For which size, passage and search the text was brought up."""
        self._text_for: tuple[object, Text] = (None, Text([], [], 0))
        self._drawn: tuple[object, list[Line]] = (None, [])

    def show(self, shown: Shown) -> None:
        """Show something else; another passage is shown from its beginning, a link is brought into sight."""
        before, self.shown = self.shown, shown
        self.bring_up()
        if shown.link is not None and shown.link != before.link:
            self._bring_link_into_sight()
        self.refresh()
        self.place_cursor()

    def on_resize(self) -> None:
        """Draw for the new size."""
        self.refresh()
        self.place_cursor()

    def bring_up(self) -> None:
        """Show the text from the passage in question on, once for each passage, search and size."""
        key = self.size, self.shown.at, self.shown.typed
        if self.size.width and key != self._brought_up:
            self._brought_up = key
            self.top = min(self.text.start, self.last_top)

    @property
    def last_top(self) -> int:
        """The first line that is in sight when the text is scrolled to its end."""
        return max(0, len(self.text.lines) - self.text_height)

    def _bring_link_into_sight(self) -> None:
        token = f"link-{self.shown.link} "
        place = next((row for row, line in enumerate(self.text.lines) if any(token in f"{s} " for _, s in line)), None)
        if place is not None and not self.top <= place < self.top + self.text_height:
            self.top = max(0, min(place - self.text_height // 2, self.last_top))

    def place_cursor(self) -> None:
        """Put the terminal's cursor behind what is searched for."""
        if self.is_mounted and self.size.width:
            column = cells(self.words.say(message("rules-search"))) + 4 + cells(self.shown.typed)
            self.app.cursor_position = self.content_region.offset + Offset(min(column, self.size.width - 1), 1)

    @property
    def is_wide(self) -> bool:
        """Whether the list stands beside the text."""
        return self.size.width >= WIDE

    @property
    def list_width(self) -> int:
        """How wide the list is."""
        least, most = LIST_WIDTHS
        return max(least, min(most, self.size.width // 3)) if self.is_wide else self.size.width - 2

    @property
    def list_height(self) -> int:
        """How many lines of the list are in sight."""
        return self.size.height - 3 if self.is_wide else min(_SHORT_LIST, max(3, self.size.height // 3))

    @property
    def text_height(self) -> int:
        """How many lines of the text are in sight."""
        return max(1, self.size.height - 3 if self.is_wide else self.size.height - 4 - self.list_height)

    @property
    def text_width(self) -> int:
        """How wide the text is."""
        return min(_MOST_TEXT, self.size.width - (self.list_width + 5 if self.is_wide else 4))

    @property
    def text(self) -> Text:
        """The text of the section in question at the present width."""
        shown = self.shown
        key = shown.at, shown.typed, shown.link, self.text_width
        if self._text_for[0] != key:
            self._text_for = key, self._make_text()
        return self._text_for[1]

    def _make_text(self) -> Text:
        at = self.shown.at
        heading = self.book.passages[at].heading
        section = [number for number, each in enumerate(self.book.passages) if each.heading == heading]
        naming = self.links.naming(at)[:_MOST_NAMING]
        targets = [link.target for link in self.links.of(at)] + naming
        first = {at: 0}
        for number in section:
            if number != at:
                first[number] = len(targets)
                targets += [link.target for link in self.links.of(number)]
        lines: list[Line] = []
        start = 0
        for number in section:
            if number == at:
                start = len(lines)
            line = self._passage_line(number, first[number])
            lines += self._set_off(line, number == at)
            if number == at and naming:
                lines += self._set_off(self._naming_line(naming, len(self.links.of(at))), True)
            lines.append([])
        return Text(lines[:-1], targets, start)

    def _set_off(self, line: Line, in_question: bool) -> list[Line]:
        """Break a paragraph to the width, and mark it where it is in question."""
        edge = (f"{_POINTER} ", "gold") if in_question else ("  ", "")
        return [[edge, *part] for part in folded(line, self.text_width - 2, 0)]

    def _passage_line(self, number: int, first: int) -> Line:
        passage = self.book.passages[number]
        name = passage.spoken_id or passage.id or passage.term
        body = passage.text
        line: Line = (
            [(f"{name}  " if body else name, "gold strong" if number == self.shown.at else "strong")] if name else []
        )
        place = 0
        for index, link in enumerate(self.links.of(number)):
            line += self._found_in(body[place : link.start])
            named = body[link.start : link.end]
            line.append((named, self._link_style(first + index, self._is_searched(named))))
            place = link.end
        return [*line, *self._found_in(body[place:])]

    def _is_searched(self, word: str) -> bool:
        return any(fold(word).startswith(start) for start in fold(self.shown.typed).split())

    def _link_style(self, index: int, is_searched: bool = False) -> str:
        look = "underlined gold strong" if is_searched else "underlined"
        look = "on-cursor gold strong" if index == self.shown.link else look
        return f"{look} link-{index}"

    def _naming_line(self, naming: list[int], first: int) -> Line:
        """Name the rules that name the one in question."""
        line: Line = [(self.words.say(message("rules-named-in")) + " ", "muted")]
        for index, number in enumerate(naming):
            line += [(", ", "muted")] if index else []
            line.append((self.book.passages[number].name, self._link_style(first + index)))
        return line

    def _found_in(self, text: str) -> Line:
        """A piece of text in which the words that are searched for stand out."""
        text = text.replace("\n", "; ")
        if not self.shown.typed:
            return [(text, "")]
        pieces = re.findall(r"\w+|\W+", text)
        return [(piece, "gold strong" if self._is_searched(piece) else "") for piece in pieces]

    def render_line(self, y: int) -> Strip:
        """Draw one line of the page."""
        self.bring_up()
        key = self.shown, self.top, self.size
        if self._drawn[0] != key:
            self._drawn = key, self._draw()
        width, base = self.size.width, self.rich_style
        line = self._drawn[1][y] if y < len(self._drawn[1]) else []
        palette, depth = palette_of(self.app), depth_of(self.app)
        style = {names: _LINK.sub("", names) for _, names in line}
        strip = Strip([Segment(text, base + cell_style(style[names], palette, depth)) for text, names in line if text])
        return strip.adjust_cell_length(width, base)

    def _draw(self) -> list[Line]:
        lines = [self._title_line(), self._search_line()]
        listed = self._list_lines()
        text = self.text.lines[self.top : self.top + self.text_height]
        rule: Line = [*self._text_title()]
        if self.is_wide:
            empty: Line = [(" " * self.list_width, "on-panel")]
            beside = [rule, *text]
            for row in range(self.size.height - 2):
                left = listed[row] if row < len(listed) else empty
                lines.append([(" ", ""), *left, ("   ", ""), *(beside[row] if row < len(beside) else [])])
            return lines
        lines += [[(" ", ""), *line] for line in listed]
        lines += [[(" " * (self.size.width - 2), "on-panel")]] * (self.list_height - len(listed))
        return [*lines, [(" ", ""), *rule], *([(" ", ""), *line] for line in text)]

    def _title_line(self) -> Line:
        name = " " + self.words.say(message("rules-title")) + " "
        return [(_THIN, "gold"), (name, "gold strong"), (_THIN * (self.size.width - 1 - cells(name)), "gold")]

    def _search_line(self) -> Line:
        shown = self.shown
        label = self.words.say(message("rules-search"))
        line: Line = [(f"  {label}  ", "muted"), (shown.typed, "gold strong")]
        if shown.notice:
            return [*line, ("   ", ""), (shown.notice, "muted")]
        if not shown.typed:
            example = self.book.first_id
            told = message("rules-type", example=example, has_ids="yes" if example else "no")
            return [*line, (self.words.say(told), "muted")]
        return [*line, ("   ", ""), (self.words.say(message("rules-found", count=len(shown.found))), "muted")]

    def _text_title(self) -> Line:
        heading = cut(self.book.passages[self.shown.at].heading, self.text_width - 8)
        above, below = self.top > 0, self.top < self.last_top
        signs = f" {'▲' if above else ' '}{'▼' if below else ' '} " if above or below else ""
        fill = self.text_width - 1 - cells(heading) - 2 - cells(signs)
        return [(_THIN, "line"), (f" {heading} ", "strong"), (_THIN * max(0, fill), "line"), (signs, "gold")]

    @property
    def place_in_list(self) -> int:
        """Where the passage in question, or its section, stands in the list."""
        found = self.shown.found
        if self.shown.at in found:
            return found.index(self.shown.at)
        heading = self.book.passages[self.shown.at].heading
        return next((place for place, each in enumerate(found) if self.book.passages[each].heading == heading), 0)

    def _list_lines(self) -> list[Line]:
        found, height = self.shown.found, self.list_height
        width = self.list_width
        place = self.place_in_list
        self._list_top = max(0, min(self._list_top, place, len(found) - height))
        if place >= self._list_top + height:
            self._list_top = place - height + 1
        lines: list[Line] = []
        for index in range(self._list_top, min(len(found), self._list_top + height)):
            here = index == place
            ground = "on-cursor" if here else "on-panel"
            edge: Line = [(f"{_POINTER if here else ' '} ", f"gold {ground}")]
            line = [*edge, *self._list_words(self.book.passages[found[index]], width - 3, here, ground)]
            lines.append([*line, (" " * (width - cells_of(line)), ground)])
        return lines

    def _list_words(self, passage: Passage, room: int, here: bool, ground: str) -> Line:
        style = f"gold strong {ground}" if here else f"text {ground}"
        if not self.shown.typed:
            return [(cut(passage.heading, room), style)]
        name = passage.spoken_id or passage.id or passage.term or passage.heading
        name = cut(name, room)
        rest = cut(passage.text.replace("\n", "; "), max(0, room - cells(name) - 2))
        return [(f"{name}  " if rest else name, style), (rest, f"muted {ground}")]

    def on_click(self, event: events.Click) -> None:
        """Tell which passage or link was clicked."""
        row = event.y - 2
        in_list = event.x <= self.list_width if self.is_wide else row < self.list_height
        if in_list:
            index = row + self._list_top
            if 0 <= row < self.list_height and index < len(self.shown.found):
                self.post_message(self.Clicked(self.shown.found[index], False))
            return
        first, left = (3, self.list_width + 4) if self.is_wide else (3 + self.list_height, 1)
        line = self.top + event.y - first
        if 0 <= line < len(self.text.lines):
            column = left
            for piece, names in self.text.lines[line]:
                link = _LINK.search(names)
                if link and column <= event.x < column + cells(piece):
                    self.post_message(self.Clicked(self.text.targets[int(link[1])], True))
                column += cells(piece)
