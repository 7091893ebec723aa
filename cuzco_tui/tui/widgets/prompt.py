"""The prompt: who must decide what, the options with their keys, and what each would bring."""

import re
from collections.abc import Mapping
from typing import Any, ClassVar, Final, NamedTuple

from textual.actions import SkipAction
from textual.binding import BindingType
from textual.geometry import Offset
from textual.message import Message as TextualMessage
from textual.reactive import reactive

from cuzco_tui.messages import Message, message
from cuzco_tui.play.chronicle import Entry
from cuzco_tui.tui.actions import DIGITS
from cuzco_tui.tui.bindings import bindings_of, key_of
from cuzco_tui.tui.widgets.panel import Line, Panel
from cuzco_tui.tui.widgets.shared_tail import SharedTail

BRINGS = " - "
"""Stands between an option and what it would bring."""


class Asked(NamedTuple):
    """A question as the prompt shows it."""

    question: Message | None = None
    options: tuple[tuple[str, Message], ...] = ()
    """The options' texts and words."""
    brings: Mapping[str, tuple[Message, ...]] = {}
    """What an option would bring in short phrases, by its text."""
    step: int = 0
    """The step at which the question was put; an answer names it."""
    help: Message | None = None
    """The keys, told below a short question."""
    numbered: bool = True
    """Whether digits answer."""
    head: tuple[tuple[tuple[str, str], ...], ...] = ()
    """Lines of the board's own above the options, in pieces with their styles."""
    news: tuple[Entry, ...] = ()
    """What others did since the player's last choice, the last deed last."""
    tail: SharedTail | None = None
    """What nearly all options end with, which is said once."""


NOTHING_ASKED: Final = Asked()


class Prompt(Panel):
    """Asks a question; digits answer, arrows move, Enter takes, Page Up and Page Down turn the page."""

    TITLE = "panel-prompt"
    WRAPS = True
    MARKS = False
    BINDINGS: ClassVar[list[BindingType]] = bindings_of("question")

    class Chosen(TextualMessage):
        """An option was chosen, by its text, at the step of the game at which it was asked for."""

        def __init__(self, text: str, step: int) -> None:
            super().__init__()
            self.text = text
            self.step = step

    class Pointed(TextualMessage):
        """The cursor came to an option, by its text."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    asked: reactive[Asked] = reactive(NOTHING_ASKED, repaint=False)
    under_cursor: reactive[str] = reactive("", repaint=False)
    """The text of the option to which the cursor was moved last; who watches it is in the same painting."""

    def __init__(self, *, id: str = "prompt") -> None:
        super().__init__(id=id)
        self.cursor = 0
        self.shown_at_once = DIGITS
        self._pointed_in: Asked = NOTHING_ASKED
        self._phrases: dict[tuple[str, str], tuple[str, ...]] = {}
        """What each option of this question brings beyond its words."""

    def watch_asked(self, asked: Asked) -> None:
        """Point to the first option of another question; an equal one keeps its cursor."""
        before, self._pointed_in = self._pointed_in, asked
        if asked.step != before.step:
            self._phrases.clear()
        same = [text for text, _ in asked.options] == [text for text, _ in before.options]
        if not same:
            self.cursor = 0
        if asked.options and not (same and asked.step == before.step):
            self.post_message(self.Pointed(self.pointed))

    def shown(self, view: Any) -> object:
        """The question."""
        return self.asked

    def shown_besides(self) -> tuple[object, ...]:
        """The question."""
        return (self.asked,)

    def lasting(self, view: Any) -> object:
        """Nothing: a question is no news."""
        return None

    @property
    def question(self) -> Message | None:
        """What is asked."""
        return self.asked.question

    @property
    def options(self) -> tuple[tuple[str, Message], ...]:
        """The options' texts and words."""
        return self.asked.options

    @property
    def pointed(self) -> str:
        """The text of the option under the cursor, empty when there is none."""
        return self.options[self.cursor][0] if self.options else ""

    @property
    def first(self) -> int:
        """The number of the first option on this page."""
        return self.cursor // self.shown_at_once * self.shown_at_once

    def draw(self, view: Any, width: int) -> list[Line]:
        """Draw the question and a page of options."""
        if self.question is None:
            return []
        lines: list[Line] = [[(self.say(self.question), "strong")]]
        if not self.options:
            lines.append([(self.say(self.asked.help or ""), "dim")])
            return lines
        last = min(self.first + self.shown_at_once, len(self.options))
        for index in range(self.first, last):
            style = "cursor" if index == self.cursor and self.has_focus else ""
            lines.append(self.option_line(index, f"{self.key_at(index)} ", style))
        if len(self.options) > self.shown_at_once:
            lines.append([(self.say(self.page_told(last)), "dim")])
        return lines

    def option_line(self, index: int, key: str, style: str) -> Line:
        """An option behind its key, and what it would bring beyond its own words."""
        text, said = self.options[index]
        words = self.say(said)
        line: Line = [(key, "strong"), (words, style)]
        if phrases := self.phrases_beyond(text, words):
            line.append((BRINGS + self.say(tuple(phrases)), "dim"))
        return line

    def phrases_beyond(self, text: str, words: str) -> list[str]:
        """What an option would bring beyond its own words."""
        found = self._phrases.get((text, words))
        if found is None:
            every = map(self.say, self.asked.brings.get(text, ()))
            found = self._phrases[text, words] = tuple(phrase for phrase in every if not _says(words, phrase))
        return list(found)

    def key_at(self, index: int) -> str:
        """Name the key that answers with an option of this page."""
        return key_of(self, f"answer-{index - self.first + 1}", self.language)

    def page_told(self, last: int) -> Message:
        """Tell which options of how many are on this page."""
        first, every = self.first + 1, len(self.options)
        if last == every:
            back = key_of(self, "page-up", self.language)
            return message("prompt-page-last", first=first, last=last, all=every, page_up=back)
        more = key_of(self, "page-down", self.language)
        return message("prompt-page", first=first, last=last, all=every, page_down=more)

    def index_of(self, number: int) -> int | None:
        """Give which option the answer of a number takes, None when there is none on this page."""
        index = self.first + number - 1
        return index if self.first <= index < min(len(self.options), self.first + self.shown_at_once) else None

    def answer(self, number: int) -> bool:
        """Take the option that the answer of a number takes, if there is one."""
        index = self.index_of(number)
        if index is not None:
            self.post_message(self.Chosen(self.options[index][0], self.asked.step))
        return index is not None

    def action_move(self, step: int) -> None:
        """Move the cursor."""
        if self.options:
            self._point((self.cursor + step) % len(self.options))

    def action_page(self, step: int) -> None:
        """Turn the page."""
        target = self.first + step * self.shown_at_once
        if 0 <= target < len(self.options):
            self._point(target)

    def action_sideways(self, step: int) -> None:
        """Turn the page, where nothing lies beside."""
        self.action_page(step)

    def go_to(self, text: str) -> None:
        """Move the cursor to an option, if it is offered."""
        index = next((index for index, option in enumerate(self.options) if option[0] == text), None)
        if index is not None:
            self._point(index)

    def _point(self, index: int) -> None:
        self.cursor = index
        self.redraw()
        self.under_cursor = self.options[index][0]
        self.post_message(self.Pointed(self.options[index][0]))

    def action_take(self) -> None:
        """Take the option under the cursor."""
        if not self.options:
            raise SkipAction
        self.post_message(self.Chosen(self.options[self.cursor][0], self.asked.step))

    def show_focus(self) -> None:
        """Show or hide the cursor."""
        self.redraw()

    @property
    def cursor_offset(self) -> Offset:
        """On the option under the cursor."""
        return Offset(0, 1 + self.cursor - self.first)


def _says(words: str, phrase: str) -> bool:
    """Tell whether a phrase stands within some words, as whole words."""
    return re.search(rf"(?<!\w){re.escape(phrase)}(?!\w)", words, re.IGNORECASE) is not None
