"""Where a person sits: lines come in, sentences go out in the language they chose."""

import asyncio
import os
import re
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Final, Protocol, TypeAlias

from cuzco_tui.messages import Catalogue, Message, Value, catalogue, message
from cuzco_tui.text.lines import LONGEST_INPUT, Lines
from cuzco_tui.text.printer import WIDTH, plain, wrap

_USUAL_HEIGHT: Final = 30
UNBROKEN: Final = 1_000_000
"""The width of a line that is never broken."""
_NARROWEST: Final = 20
_KEY: Final = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|O?.)?|\x9b[0-?]*[ -/]*[@-~]")
"""What a terminal sends for arrows and other keys that type no letter."""


DETAILS: Final = ("brief", "normal", "verbose")
"""How much is told: the main things in few words, every deed in a line, every event as it happens."""


Keeper: TypeAlias = Callable[[str, str | int | bool], Message | None]
"""Keeps a setting, and says what hinders it."""


class Leave(Exception):
    """The person wants to stop, or there is nobody any more who could answer."""


class GoHome(Exception):
    """The person leaves a game for the list of ways into the house; the game is kept."""


class Writer(Protocol):
    """Where lines are written to, such as standard output."""

    def write(self, text: str, /) -> object: ...

    def flush(self) -> object: ...


class Console:
    """A person's lines in and out, with the language and the length they want."""

    def __init__(
        self,
        lines: Lines,
        writer: Writer,
        language: str,
        load: Callable[[str], Catalogue] = catalogue,
    ) -> None:
        self._lines = lines
        self._writer = writer
        self._load = load
        self._greeting: list[Value] = []
        self.detail = "normal"
        """How much is told, one of `DETAILS`."""
        self.wanted_kinds: dict[str, bool] = {}
        """The kinds of news that somebody wants to hear or not, whatever is usual."""
        self.width = 0
        """After how many letters a line is broken; 0 where the terminal says it."""
        self.keys = False
        """Whether a digit answers without Enter, where no other could follow it."""
        self.keeper: Keeper | None = None
        """Keeps what somebody changes about how they hear, and gives what hinders it."""
        self.prompted = False
        """Whether it was said once how a question is answered."""
        self.words = load(language)
        self.english = load("en")

    @property
    def verbose(self) -> bool:
        """Whether every event is told, and how to answer at every question."""
        return self.detail == "verbose"

    @property
    def brief(self) -> bool:
        """Whether only the main things are told."""
        return self.detail == "brief"

    @property
    def language(self) -> str:
        """The code of the language that is spoken."""
        return self.words.language

    def speak(self, language: str) -> None:
        """Go on in another language."""
        self.words = self._load(language)

    def speak_of(self, game_words: Path) -> None:
        """Go on with the words of a game."""
        self._load = partial(catalogue, tenant=game_words)
        self.words, self.english = self._load(self.language), self._load("en")

    def words_of(self, said: Value) -> str:
        """Put a message into words without saying it."""
        return self.words.say(said)

    def say(self, id_: str, /, **values: Value) -> None:
        """Say a message of the text mode's own."""
        self.tell(message(id_, **values))

    def tell(self, said: Value) -> None:
        """Say a message."""
        self.print(self.words.say(said))

    def tell_all(self, messages: Iterable[Value]) -> None:
        """Say several messages, a line each."""
        for said in messages:
            self.tell(said)

    def greet(self, *messages: Value) -> None:
        """Say these before whatever is said next, if anything is."""
        self._greeting += messages

    def print(self, text: str) -> None:
        """Print words as they are, in lines as long as they are wanted."""
        if self._greeting:
            greeting, self._greeting = self._greeting, []
            self.tell_all(greeting)
        for line in wrap(text, self._width()):
            self._writer.write(f"{line}\n")

    def tell_whole(self, said: Message) -> None:
        """Say a message with something to be typed, which is never broken into lines."""
        width, self.width = self.width, UNBROKEN
        try:
            self.tell(said)
        finally:
            self.width = width

    def _width(self) -> int:
        """Give the letters of a line: those wished for, those of the terminal, and no limit in a pipe."""
        if self.width:
            return self.width
        if not self.on_terminal:
            return UNBROKEN
        from shutil import get_terminal_size

        return max(_NARROWEST, get_terminal_size((WIDTH, _USUAL_HEIGHT)).columns)

    def keep(self, name: str, value: str | int | bool) -> None:
        """Keep a setting of how somebody hears, where there is a place for it."""
        if self.keeper is not None and (trouble := self.keeper(name, value)) is not None:
            self.tell(trouble)

    @property
    def on_terminal(self) -> bool:
        """Whether somebody sits at a terminal, not at a pipe."""
        is_terminal = getattr(self._writer, "isatty", None)
        return is_terminal is not None and bool(is_terminal())

    def ring(self) -> None:
        """Let a terminal's bell ring."""
        if self.on_terminal:
            self._writer.write("\a")

    def end_line(self) -> None:
        """End the line on which a terminal has shown a key, so that the next words stand alone."""
        self._writer.write("\n")

    def clear(self) -> None:
        """Take what was said off a terminal's screen, without a line to be heard; elsewhere nothing stays in sight."""
        if self.on_terminal and os.environ.get("TERM", "dumb") != "dumb":
            self._writer.write("\x1b[2J\x1b[H")

    def forget_typed(self) -> None:
        """Forget what was typed at a terminal before the next question."""
        self._lines.forget()

    def flush(self) -> None:
        """Let everything said so far be heard."""
        self._writer.flush()

    @property
    def at_line_start(self) -> bool:
        """Whether it is known that nothing is typed yet of the line that is waited for."""
        is_begun = getattr(self._lines, "is_begun", None)
        return is_begun is not None and not is_begun()

    @property
    def can_answer_at_once(self) -> bool:
        """Whether single keys are heard here, as at a terminal of this machine."""
        return hasattr(self._lines, "offer")

    def offer(self, numbers: Sequence[int] = ()) -> None:
        """Let those of these numbers answer without Enter that no other begins with, if that is wanted."""
        offer = getattr(self._lines, "offer", None)
        if offer is not None:
            begun = [str(number)[0] for number in numbers]
            offer("".join(digit for digit in begun if begun.count(digit) == 1) if self.keys else "")

    async def hear(self) -> str:
        """Wait for a line and give its words."""
        self.flush()
        if not (line := await self._lines.next_line()):
            raise Leave
        return words_typed(line)

    async def hear_unless(self, interrupted: asyncio.Event) -> str | None:
        """Wait for a line, or for something to happen: then give None, and keep what is typed for the next question."""
        if interrupted.is_set():
            self.flush()
            return None
        typing = asyncio.ensure_future(self.hear())
        waiting = asyncio.ensure_future(interrupted.wait())
        try:
            await asyncio.wait((typing, waiting), return_when=asyncio.FIRST_COMPLETED)
            return typing.result() if typing.done() else None
        finally:
            for task in (typing, waiting):
                if not task.done():
                    task.cancel()
                    await asyncio.gather(task, return_exceptions=True)


def words_typed(line: str) -> str:
    """Give the words of a typed line: no keys without a letter, single blanks, not too long."""
    return " ".join(plain(_KEY.sub(" ", line[:LONGEST_INPUT])).split())
