"""The question on the board: what is asked, the moves with the one cursor of the table, and what happened last."""

import re
from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from textual import events
from textual.geometry import Offset

from cuzco_tui import widths
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.actions import TAKES_NOTHING
from cuzco_tui.tui.bindings import key_of
from cuzco_tui.tui.drawing.lines import cells, folded
from cuzco_tui.tui.modals.answer_keys import numbered
from cuzco_tui.tui.widgets.game_log import entry_lines
from cuzco_tui.tui.widgets.news_lines import news_lines
from cuzco_tui.tui.widgets.option_rows import BESIDE, MARK, find_stops, in_a_row
from cuzco_tui.tui.widgets.panel import Line, Panel
from cuzco_tui.tui.widgets.prompt import NOTHING_ASKED, Asked, Prompt

if TYPE_CHECKING:
    from cuzco_tui.tui.widgets.board import Board

POINTS_TO: Final = "\u258c"
"""Stands before the option that Enter takes."""
UP: Final = "\u25b2"
DOWN: Final = "\u25bc"
"""Tell that the list goes on."""
_MOST_COLUMNS: Final = 3
"""A list that does not fit stands in so many columns at most."""
_AROUND_TITLE: Final = 5
"""The cells around a title on its line."""
_SENTENCE: Final = re.compile(r"(?<=[.?!:]) ")
_ROOMY: Final = 9
"""From so many rows on there is a blank line above the options."""
_LEAST_OPTIONS: Final = 3
"""So many options are in sight before anything else has room."""
_MOST_ARRANGED: Final = 8
"""So many arrangements of options are kept, for one goes to and fro between parts of a question."""
_FOOT: Final = 2
"""So many lines below the options are worth more than further options."""


class _Arranged(NamedTuple):
    """How the options of a question stand in some room."""

    asked: Asked
    named: list[str]
    columns: int
    cell: int
    stops: list[int]
    drawn: dict[int, Line]


class QuestionPanel(Prompt):
    """Asks on the board; the option that looks selected is the one that Enter takes."""

    FITS = True
    INSET: ClassVar[int] = 1
    WRAPS = False

    def __init__(self, board: "Board") -> None:
        super().__init__()
        self.board = board
        self._window = (0, 0)
        """The first option that is shown, and the one after the last."""
        self._list_top = 0
        """The line of the first option."""
        self._list_rows = 1
        """The options below each other."""
        self._cell = 0
        """The width of a column of options."""
        self.is_weak = False
        """Whether a cursor elsewhere is the one that keys move, and this one only shows what it stood on."""
        self.told: Message | None = None
        """What was just said about the question, such as why something is not possible."""
        self._told_step = -1
        self._is_asked_elsewhere = False
        """Whether a dialog that lies over the board asks the same."""
        self._has_moved = False
        """Whether the cursor was moved at this question."""
        self._named: list[str] = []
        """The words of the options."""
        self._columns = 1
        """The columns in which the options stand."""
        self._stops: list[int] = []
        """The lengths of words after which what options bring begins."""
        self._drawn: dict[int, Line] = {}
        """The options that are drawn, without the cursor."""
        self._arranged: dict[tuple[int, str, int, int], _Arranged] = {}
        """What was found last, by question, language, width and rows."""
        self._numbered_in: Asked = NOTHING_ASKED
        self._numbered: dict[str, int] = {}
        """The numbers of the options' keys in that question."""
        self._about_rows = 0
        """So many lines are kept for what is to be known about an option, so that the list stays where it is."""

    def title(self) -> str:
        """Ask the question on the line that names the panel, at least its first sentence."""
        if self._is_asked_elsewhere:
            return self.say(message("prompt-lately"))
        asked = self.say(self.question) if self.question is not None else ""
        room = self.size.width - _AROUND_TITLE
        if self.asked.tail is not None and widths.cells(with_tail := f"{asked} {self._tail()}") <= room:
            return with_tail
        if widths.cells(asked) <= room:
            return asked
        ends = [found.start() for found in _SENTENCE.finditer(asked)]
        whole = (asked[:end] for end in reversed(ends) if widths.cells(asked[:end]) <= room)
        return next(whole, "") or widths.shortened(asked[: ends[0]] if ends else asked, room)

    def _asked_in_full(self, width: int) -> list[Line]:
        """The question itself, where its line has no room for it."""
        asked = self.say(self.question) if self.question is not None and not self._is_asked_elsewhere else ""
        return [] if self.title().startswith(asked) else folded([(asked, "strong")], width)

    def _tail(self) -> str:
        """What nearly all options end with, and the keys of those that do not."""
        if self.asked.tail is None or self._is_asked_elsewhere:
            return ""
        texts = [text for text, _ in self.options]
        but = tuple(self.key_at(texts.index(text)) for text in self.asked.tail.others)
        return self.say(message("prompt-tail", told=self.asked.tail.told, but=but, every="no" if but else "yes"))

    def _tail_line(self, width: int) -> list[Line]:
        """The same in a line of its own, where the title has no room for it."""
        tail = self._tail()
        return [] if not tail or self.title().endswith(tail) else folded([(tail, "muted")], width)

    def note(self) -> str:
        """Say where the cursor is in a list that does not fit."""
        if self._is_asked_elsewhere:
            return ""
        first, last = self._window
        if last - first >= len(self.options):
            return ""
        return self.say(message("prompt-place", number=self.cursor + 1, all=len(self.options)))

    def draw(self, view: Any, width: int) -> list[Line]:
        """Draw the head of the question, the options around the cursor, and the last lines."""
        rows = self.rows
        if not self.options or self._is_asked_elsewhere:
            return self._while_waiting(width, rows)
        head = self._asked_in_full(width) if rows > _LEAST_OPTIONS + 1 else []
        head += [list(line) for line in self.asked.head] if rows > _LEAST_OPTIONS + 1 else []
        head += self._tail_line(width) if rows > _LEAST_OPTIONS + 1 else []
        if head and rows >= _ROOMY and len(self.options) < rows - len(head) - _FOOT:
            head.append([])
        room = rows - len(head)
        least = min(len(self.options), _LEAST_OPTIONS)
        spare = max(min(_FOOT, room - least), room - len(self.options))
        self._lay_out(width, room - max(0, spare))
        spare = max(spare, room - -(-len(self.options) // self._columns))
        foot = self._told(width, room - 1) or self._foot(width, spare)
        self._list_top = len(head)
        options = self._options(width, room - len(foot))
        gap: list[Line] = [[] for _ in range(room - len(foot) - len(options))]
        return [*head, *options, *gap, *foot]

    def _while_waiting(self, width: int, rows: int) -> list[Line]:
        """What others do, as far back as there is room, and the keys that lead on."""
        self._window = 0, 0
        keys = folded([(self.say(self.asked.help), "muted")], width) if self.asked.help is not None else []
        asked = self._asked_in_full(width)
        rows -= len(asked)
        lines: list[Line] = []
        for entry in reversed(self.asked.news):
            lines[:0] = entry_lines(self, entry, width, new=True)
            if len(lines) >= rows - len(keys):
                break
        room = max(0, rows - len(keys))
        shown = lines[len(lines) - min(room, len(lines)) :]
        free: list[Line] = [[] for _ in range(room - len(shown))]
        told = [*free, *shown] if self._is_asked_elsewhere else [*shown, *free]
        return [*asked, *[*told, *keys][: max(0, rows)]]

    def _told(self, width: int, room: int) -> list[Line]:
        """What was just told, in place of everything else below the options."""
        return [] if self.told is None else folded([(self.say(self.told), "gold")], width)[:room]

    def _foot(self, width: int, room: int) -> list[Line]:
        """What of the option under the cursor was cut, or is new, and what others did last, the latest first.

        What is to be known first about an option comes in the place of what was cut, where there is no room for both.
        Where there is one line alone, it tells of the others until the cursor is moved.
        """
        news_first = room == 1 and self.asked.news and not self._has_moved
        lines: list[Line] = self._tail_line(width)[:room] if self.rows <= _LEAST_OPTIONS + 1 else []
        if not lines and not (news_first and self._words_fit):
            lines = self._cut_off(width)[:room]
        if room > 0 and self.board.explains and not news_first and (self._words_fit or not lines):
            said = self.board.about(self.pointed, first=bool(lines))
            about = [line for each in said for line in folded([(self.say(each), "muted")], width)][:room]
            if not lines and room > len(about):
                self._about_rows = max(self._about_rows, len(about))
                about += [[]] * (min(self._about_rows, room - 1) - len(about))
            lines = [*lines, *about] if len(lines) + len(about) <= room else about
        return [*lines, *news_lines(self, self.asked.news, width, room - len(lines), self._more())]

    def _more(self) -> str:
        """Say that there is more to be told, and the key that shows all of it."""
        return self.say(message("news-more", key=key)) if (key := self.board.log_key) else widths.CUT

    def _cut_off(self, width: int) -> list[Line]:
        """The words of the option under the cursor and what it brings, in full where its line has no room for both."""
        words = self._named[self.cursor]
        phrases = ", ".join(self.phrases_beyond(self.pointed, words))
        shown, _, told = self.in_a_row(self.pointed, words, self._cell)
        if self._words_fit and (shown, told) == (words, phrases):
            return []
        return folded([(": ".join(filter(None, (words, phrases))), "text")], width)

    @property
    def _words_fit(self) -> bool:
        """Whether the words of the option under the cursor are whole in the list."""
        return widths.cells(self._named[self.cursor]) + MARK <= self._cell

    def leave_asking(self, to_dialog: bool) -> None:
        """Leave it to a dialog to ask, beside which no scraps of the question are to be seen, or ask again."""
        if to_dialog != self._is_asked_elsewhere:
            self._is_asked_elsewhere = to_dialog
            self.redraw()

    def weaken(self, is_weak: bool) -> None:
        """Show the cursor as one that keys move, or as one that they do not."""
        self.is_weak = is_weak
        self.redraw()

    def tell(self, said: Message) -> None:
        """Say something in one line below the options, until the cursor moves or something else is asked."""
        self.told = said
        self.redraw()

    def watch_asked(self, asked: Asked) -> None:
        """Forget what was told about another question."""
        if asked.step != self._told_step:
            self._told_step, self.told, self._about_rows, self._has_moved = asked.step, None, 0, False
        super().watch_asked(asked)

    def _point(self, index: int) -> None:
        """Move the cursor, away from what was told."""
        self.told = None
        self._has_moved = True
        super()._point(index)

    def _lay_out(self, width: int, rows: int) -> None:
        """Let the options stand in one column if they fit, else in as many as have room for their words."""
        kept_as = id(self.asked), self.language, width, rows
        kept = self._arranged.get(kept_as)
        if kept is not None:
            _, self._named, self._columns, self._cell, self._stops, self._drawn = kept
            return
        self._named, self._drawn = self._all_words(), {}
        wanted = -(-len(self.options) // max(1, rows))
        longest = max(map(widths.cells, self._named)) + MARK
        self._columns = max(1, min(wanted, (width + BESIDE) // (longest + BESIDE), _MOST_COLUMNS))
        self._cell = (width + BESIDE) // self._columns - BESIDE
        told = [
            (widths.cells(words), widths.cells(", ".join(self.phrases_beyond(text, words))))
            for (text, _), words in zip(self.options, self._named, strict=True)
        ]
        self._stops = find_stops(told, self._cell - 2 * MARK - BESIDE)
        if len(self._arranged) >= _MOST_ARRANGED:
            self._arranged.clear()
        found = _Arranged(self.asked, self._named, self._columns, self._cell, self._stops, self._drawn)
        self._arranged[kept_as] = found

    def _options(self, width: int, room: int) -> list[Line]:
        """As many options as have room, column after column, those around the cursor."""
        every, columns = len(self.options), self._columns
        self._list_rows = rows = max(1, min(room, -(-every // columns)))
        first = self._first_shown(rows, columns)
        last = min(every, first + rows * columns)
        self._window = first, last
        lines: list[Line] = []
        for top in range(first, min(first + rows, last)):
            line: Line = []
            for index in range(top, last, rows):
                gap: Line = [(" " * BESIDE, "")] if line else []
                line += [*gap, *self._option_line(index)]
            lines.append([*line, (" " * max(0, width - cells(line)), "")])
        if first > 0:
            lines[0] = self._with_mark(lines[0], UP)
        if last < every:
            lines[-1] = self._with_mark(lines[-1], DOWN)
        return lines

    def _first_shown(self, rows: int, columns: int) -> int:
        """The first option in sight: as before if the cursor is in sight then, else as near to it as can be."""
        every, shown = len(self.options), rows * columns
        before = self._window[0]
        if columns == 1:
            if before <= self.cursor < before + rows <= every and self._window[1] - before == rows:
                return before
            return min(max(0, self.cursor - rows // 2), max(0, every - rows))
        before -= before % rows
        if before <= self.cursor < before + shown:
            return before
        column = self.cursor // rows
        return rows * (column if self.cursor < before else column - columns + 1)

    def _told_at(self, words: str) -> int:
        """Where what an option brings begins beside its words."""
        length = widths.cells(words)
        return MARK + next((stop for stop in self._stops if stop >= length), length) + BESIDE

    def _all_words(self) -> list[str]:
        """The words of all options behind their keys, which are in line."""
        keys = [self.key_at(index) for index in range(len(self.options))]
        room = max(map(widths.cells, keys))
        indent = room + 1 if room else 0
        said = [self.say(words) for _, words in self.options]
        return [widths.padded(key, indent) + each[:1].upper() + each[1:] for key, each in zip(keys, said, strict=True)]

    def _option_line(self, index: int) -> Line:
        """An option, drawn once as long as the cursor is elsewhere."""
        if index == self.cursor:
            return self._option(index, self._named[index], self._cell)
        if index not in self._drawn:
            self._drawn[index] = self._option(index, self._named[index], self._cell)
        return self._drawn[index]

    def _option(self, index: int, words: str, width: int) -> Line:
        """An option behind the mark of the cursor, and beside it what it would bring."""
        here = index == self.cursor
        ground = " on-cursor" if here and not self.is_weak else ""
        line: Line = [(POINTS_TO if here else " ", f"{'muted' if self.is_weak else 'gold'}{ground}"), (" ", ground)]
        strong = "text strong" if self.is_weak else f"gold strong{ground}"
        words, told_at, told = self.in_a_row(self.options[index][0], words, width)
        line.append((words, strong if here else "text"))
        if told:
            line += [(" " * (told_at - cells(line)), ground), (told, f"text{ground}" if here else "muted")]
        if cells(line) > width:
            line = self._cut(line, width)
        return [*line, (" " * max(0, width - cells(line)), ground)]

    def in_a_row(self, text: str, words: str, width: int) -> tuple[str, int, str]:
        """An option's words, where what it brings begins beside them, and as much of that as has room."""
        phrases, in_line = self.phrases_beyond(text, words), self._told_at(words)
        return in_a_row(words, phrases, in_line, width, cuts=self.board.CUTS_WORDS)

    def _cut(self, line: Line, width: int) -> Line:
        cut: Line = []
        for text, style in line:
            room = width - cells(cut)
            cut.append((widths.shortened(text, room) if widths.cells(text) > room else text, style))
            if cells(cut) >= width:
                break
        return cut

    def _with_mark(self, line: Line, mark: str) -> Line:
        """A line with a mark in its last cell, if that is free: the head tells how many options there are anyhow."""
        *rest, (text, style) = [piece for piece in line if piece[0]]
        if not text.endswith(" "):
            return line
        return [*rest, (text[:-1], style), (mark, f"{style} gold")]

    def key_at(self, index: int) -> str:
        """Name the key that answers with an option, where digits and letters do."""
        number = self._numbers().get(self.options[index][0])
        return "" if number is None else key_of(self, f"answer-{number}", self.language)

    def index_of(self, number: int) -> int | None:
        """Give which option the answer of a number takes, if digits and letters answer."""
        text = next((text for text, given in self._numbers().items() if given == number), None)
        return None if text is None else [known for known, _ in self.options].index(text)

    def _numbers(self) -> dict[str, int]:
        """The numbers of the keys of the options; what takes nothing has the same one in every list."""
        if not self.asked.numbered:
            return {}
        if self._numbered_in is not self.asked:
            takes_nothing = self.board.model.aloud.takes_nothing
            self._numbered_in = self.asked
            self._numbered = numbered(
                [text for text, _ in self.options],
                lambda text: TAKES_NOTHING if takes_nothing(text) else None,
                answers=self.board.ANSWERS,
            )
        return self._numbered

    def action_page(self, step: int) -> None:
        """Go a windowful on or back."""
        if self.options:
            window = max(1, self._window[1] - self._window[0])
            self._point(min(max(0, self.cursor + step * window), len(self.options) - 1))

    def action_sideways(self, step: int) -> None:
        """Let the board turn to something else beside, such as another piece to place; else go a windowful on."""
        if not self.board.sideways(step):
            self.action_page(step)

    def go_to(self, text: str) -> None:
        """Move the cursor to an option that begins with a choice, if it is offered."""
        texts = [known for known, _ in self.options]
        begins = (index for index, known in enumerate(texts) if known.startswith(f"{text}\n"))
        index = texts.index(text) if text in texts else next(begins, None)
        if index is not None:
            self._point(index)

    def show_focus(self) -> None:
        """Tell by the title alone: the option under the cursor is the one that Enter takes wherever the focus is."""
        Panel.show_focus(self)

    def on_click(self, event: events.Click) -> None:
        """Take the option that was clicked."""
        spot = self.spot(event)
        if spot is None:
            return
        column, row = spot.x // (self._cell + BESIDE), spot.y - self._list_top
        index = self._window[0] + column * self._list_rows + row
        if 0 <= row < self._list_rows and self._window[0] <= index < self._window[1]:
            self._point(index)
            self.action_take()

    @property
    def cursor_offset(self) -> Offset:
        """On the option under the cursor."""
        column, row = divmod(self.cursor - self._window[0], self._list_rows)
        return Offset(column * (self._cell + BESIDE), self._list_top + row)
