"""A keyboard and a screen for the text mode inside a test: lines are typed, and what was said is read."""

import asyncio
import io
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import repeat
from typing import Any

from cuzco_tui.games import find_game
from cuzco_tui.messages import Catalogue
from cuzco_tui.play.sitting import sit_down
from cuzco_tui.table import seats
from cuzco_tui.table.host import Host
from cuzco_tui.table.table import Table
from cuzco_tui.text.console import Console, Leave
from cuzco_tui.text.session import Session
from tests.games.cuzco.words import cuzco_words, word_files

CUZCO = find_game("cuzco")
GERMAN = """
text-command-help = hilfe
text-command-look = schau, zeig
text-command-undo = zurück
text-words-not = nicht
text-now-language = Die Sprache ist jetzt Deutsch.
text-prompt = Wähle 1 bis { $last }.
topic-temple = tempel
action-temple = Tempel
"""


def half_german(language: str) -> Catalogue:
    """Give the English catalogue, or for German the same with a few German words."""
    if language == "en":
        return cuzco_words("en")
    sources = [file.read_text(encoding="utf-8") for file in word_files("en")]
    return Catalogue(language, [*sources, GERMAN])


class Keys:
    """Types lines one after the other, each given or made when it is asked for; what was said stands in `screen`."""

    def __init__(self, lines: Iterable[str | Callable[[], str]]) -> None:
        self._lines: Iterator[str | Callable[[], str]] = iter(lines)
        self.screen = io.StringIO()
        self.heard: list[str] = []
        """What was said before each line that was typed."""
        self._start = 0

    async def next_line(self) -> str:
        said = self.screen.getvalue()
        self.heard.append(said[self._start :])
        self._start = len(said)
        return next((f"{line() if callable(line) else line}\n" for line in self._lines), "")

    def forget(self) -> None:
        """A script forgets nothing."""

    @property
    def last(self) -> str:
        """What was said last."""
        return self.heard[-1]


def console_for(keys: Keys, load: Callable[[str], Catalogue] = cuzco_words, language: str = "en") -> Console:
    """Give a console that this keyboard and screen belong to."""
    return Console(keys, keys.screen, language, load)


def people(*names: str) -> list[seats.Seat]:
    """Give seats for people, or for greedy bots where the name says so."""
    return [seats.bot(name, "greedy") if name.startswith("Bot") else seats.human(name) for name in names]


def new_table(*names: str, seed: int = 5, game: Any = CUZCO, **more: Any) -> Table:
    """Make a table that is not saved, unless a store is given."""
    return Table.new(game, people(*names), seed, **more)


async def sit_and_play(table: Table, console: Console) -> None:
    """Host a table, sit down at it and play; the table stays open."""
    host = Host(table)
    host.begin()
    try:
        await Session(await sit_down(host), console).play()
    finally:
        await host.stop()


def play_session(table: Table, console: Console) -> None:
    """Play at a table until the game is over or left."""
    asyncio.run(sit_and_play(table, console))


def play_lines(
    table: Table,
    lines: Iterable[str | Callable[[], str]],
    *,
    detail: str = "verbose",
    load: Callable[[str], Catalogue] = cuzco_words,
) -> Keys:
    """Play until the lines are used up or the game is over."""
    keys = Keys(lines)
    console = console_for(keys, load)
    console.detail = detail
    try:
        play_session(table, console)
    except Leave:
        return keys
    keys.heard.append(keys.screen.getvalue()[sum(map(len, keys.heard)) :])
    return keys


def first_options(table: Table) -> Iterator[Callable[[], str]]:
    """Answer every question with what the game names first, whatever its number is."""

    def first() -> str:
        assert table.decision is not None
        return table.decision.options[0].text

    return repeat(first)


def last_option(prompt: str) -> int:
    """Give the highest number that a prompt offers."""
    found = re.findall(r"^Choose 1 (?:to|or) (\d+)", prompt, re.MULTILINE)
    assert found, f"there is no prompt in {prompt!r}"
    return int(found[-1])
