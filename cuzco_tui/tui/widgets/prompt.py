"""The prompt: who must decide what, the options with their keys, and what each would bring."""

import re
from typing import ClassVar

from textual.actions import SkipAction
from textual.binding import BindingType
from textual.geometry import Offset
from textual.message import Message as TextualMessage

from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.actions import MOST_ANSWERS
from cuzco_tui.tui.bindings import bindings_of, key_of
from cuzco_tui.tui.widgets.panel import Line, Panel
from cuzco_tui.widths import cells

BRINGS = " - "
"""Stands between an option and what it would bring."""


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

    def __init__(self, *, id: str = "prompt") -> None:
        super().__init__(id=id)
        self.question: Message | None = None
        self.options: list[tuple[str, Message]] = []
        """The options' texts and words."""
        self.brings: dict[str, tuple[Message, ...]] = {}
        """What an option would bring in short phrases, by its text."""
        self.step = 0
        """How many choices had been made when the question was put."""
        self.cursor = 0
        self.shown_at_once = MOST_ANSWERS
        self.compact = False
        """Show only the option under the cursor, where the board shows them all."""
        self.help: Message | str = ""
        """The keys, told below a short question."""

    def ask(self, question: Message, options: list[tuple[str, Message]]) -> None:
        """Put a question; an equal one keeps its cursor."""
        if [text for text, _ in options] != [text for text, _ in self.options]:
            self.cursor = 0
        self.question, self.options = question, options
        self.redraw()
        if self.options:
            self.post_message(self.Pointed(self.options[self.cursor][0]))

    def facts(self, view: PlayerView) -> object:
        """The prompt changes by `ask` alone."""
        return None

    @property
    def first(self) -> int:
        """The number of the first option on this page."""
        return self.cursor // self.shown_at_once * self.shown_at_once

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the question and a page of options."""
        if self.question is None:
            return []
        lines: list[Line] = [[(self.say(self.question), "strong")]]
        if self.compact or not self.options:
            if self.options:
                number = f"{self.cursor + 1}/{len(self.options)} "
                lines.append(self.option_line(self.cursor, number, "cursor", None if self.titled else width))
            lines.append([(self.say(self.help), "dim")])
            return lines
        last = min(self.first + self.shown_at_once, len(self.options))
        for index in range(self.first, last):
            style = "cursor" if index == self.cursor and self.has_focus else ""
            lines.append(self.option_line(index, f"{self.key_at(index)} ", style))
        if len(self.options) > self.shown_at_once:
            lines.append([(self.say(self.page_told(last)), "dim")])
        return lines

    def option_line(self, index: int, key: str, style: str, room: int | None = None) -> Line:
        """An option behind its key, and what it would bring beyond its own words, as much as the room takes."""
        text, said = self.options[index]
        words = self.say(said)
        line: Line = [(key, "strong"), (words, style)]
        phrases = [phrase for phrase in map(self.say, self.brings.get(text, ())) if not _says(words, phrase)]
        while phrases:
            told = BRINGS + self.say(tuple(phrases))
            if room is None or cells(key + words + told) <= room:
                line.append((told, "dim"))
                break
            phrases.pop()
        return line

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

    def answer(self, digit: int) -> bool:
        """Take the option with a digit on this page, if there is one."""
        index = self.first + digit - 1
        if 0 <= index < min(len(self.options), self.first + self.shown_at_once):
            self.post_message(self.Chosen(self.options[index][0], self.step))
            return True
        return False

    def action_move(self, step: int) -> None:
        """Move the cursor."""
        if self.options:
            self._point((self.cursor + step) % len(self.options))

    def action_page(self, step: int) -> None:
        """Turn the page."""
        target = self.first + step * self.shown_at_once
        if 0 <= target < len(self.options):
            self._point(target)

    def point_to(self, text: str) -> None:
        """Put the cursor on an option, without telling."""
        self.cursor = next((index for index, option in enumerate(self.options) if option[0] == text), self.cursor)
        self.redraw()

    def _point(self, index: int) -> None:
        self.cursor = index
        self.redraw()
        self.post_message(self.Pointed(self.options[index][0]))

    def action_take(self) -> None:
        """Take the option under the cursor."""
        if not self.options:
            raise SkipAction
        self.post_message(self.Chosen(self.options[self.cursor][0], self.step))

    def show_focus(self) -> None:
        """Show or hide the cursor."""
        self.redraw()

    @property
    def cursor_offset(self) -> Offset:
        """On the option under the cursor."""
        return Offset(0, 1 if self.compact else 1 + self.cursor - self.first)


def _says(words: str, phrase: str) -> bool:
    """Tell whether a phrase stands within some words, as whole words."""
    return re.search(rf"(?<!\w){re.escape(phrase)}(?!\w)", words, re.IGNORECASE) is not None
