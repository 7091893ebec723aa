"""Thousands of lines of nonsense at every kind of prompt: no exception, and no game changed by what is no answer."""

import asyncio
import string
from contextlib import suppress
from random import Random
from typing import Final

import pytest
from keyboard import Keys, console_for, new_table
from plain import assert_plain

from cuzco_tui.messages import LANGUAGES
from cuzco_tui.play.sitting import sit_down
from cuzco_tui.table.host import Host
from cuzco_tui.table.table import Table
from cuzco_tui.text.commands import COMMANDS, Chosen, Ordered
from cuzco_tui.text.console import Leave, words_typed
from cuzco_tui.text.numbering import counted
from cuzco_tui.text.session import Session
from tests.long_runs import usual_first

LINES: Final = (300, 3_400)
"""How many lines are typed at a table in every run, and in the long runs."""
SEATS: Final = (("Ann", "Bot"), ("Ann", "Bot", "Ben"), ("Ann", "Bot B", "Ben", "Bot C"))
PROGRESS: Final = 0.25
ALPHABETS: Final = (
    string.printable.replace("\n", "").replace("\r", ""),
    "\x00\x01\x07\x08\x0b\x0c\x1b\x7f\x80\x9b[]0123456789;HJmAO",
    "äöüßéñøåęłжщ漢字かな한국어العربية🎲👍🏽\u200d\u202e\ufeff\u2588\u2500\u0301",
    "0123456789٣\uff14²½-+.e",
    "\ud800\udfff\uffff\U0010ffff\x85\u2028",
)
AFTER_COMMANDS: Final = ("temple", "mask 2", "not die 3", "3", "xx", "D-2", "village 99", "\x1b[2J")


def nonsense(random: Random) -> str:
    """Make a line: letters of any kind, numbers out of range, something very long, or a command and something."""
    kind = random.randrange(10)
    if kind == 0:
        return str(random.choice((-1, 0, 60, 10**6, 10**30, 1.5)))
    if kind == 1:
        return random.choice(ALPHABETS[0]) * random.choice((401, 5000))
    alphabet = random.choice(ALPHABETS)
    letters = "".join(random.choice(alphabet) for _ in range(random.randrange(1, 12)))
    if kind < 6:
        name = random.choice(COMMANDS).name
        cut = name[: random.randrange(1, len(name) + 1)]
        return random.choice((cut, f"{cut} {letters}", f"{name} {random.choice(AFTER_COMMANDS)}"))
    return letters


class Fuzz:
    """A session at whose prompts nonsense is typed; now and then an answer lets the game go on."""

    def __init__(self, table: Table, random: Random, lines: int, language: str) -> None:
        self.table = table
        self.typed = 0
        self.kinds: set[str] = set()
        self._random = random
        self._lines = lines
        self._digest = table.digest()
        self._may_change = True
        self.keys = Keys(iter(self._next, None))
        self._language = language
        self.session: Session

    def run(self) -> None:
        """Type until all lines are used up or the game is over."""
        with suppress(Leave):
            asyncio.run(self._play())

    async def _play(self) -> None:
        host = Host(self.table)
        host.begin()
        self.session = Session(await sit_down(host), console_for(self.keys, language=self._language))
        try:
            await self.session.play()
        finally:
            await host.stop()

    def _next(self) -> str | None:
        """Check that the last line did nothing it should not do, and make the next one."""
        digest = self.table.digest()
        assert digest == self._digest or self._may_change, "a line that was no answer changed the game"
        self._digest = digest
        if self.typed == self._lines:
            return None
        decision = self.table.decision
        assert decision is not None
        self.kinds.add(decision.kind)
        if self._random.random() < PROGRESS:
            self._may_change = True
            if self.session.sitting.seat is None:
                return ""
            return str(self._random.choice(self.session.reports.numbered.numbers))
        line = nonsense(self._random)
        while self._means(line) in ("leave", "lang"):
            line = nonsense(self._random)
        self._may_change = self._means(line) in ("answer", "undo")
        self.typed += 1
        return line

    def _means(self, line: str) -> str:
        """Say what a line is understood as at this prompt: an answer, a command or nothing."""
        decision = self.table.decision
        assert decision is not None
        heard = words_typed(line)
        asked = counted(()) if self.session.sitting.seat is None else self.session.reports.numbered
        understand = self.session.desk.vocabulary.understand
        meant = understand(heard, asked.options, asked.numbers) if heard else None
        if isinstance(meant, Ordered):
            return meant.name
        return "answer" if isinstance(meant, Chosen) else "nothing"


@pytest.mark.parametrize("lines", usual_first(LINES, 1))
@pytest.mark.parametrize("names", SEATS, ids=len)
def test_nonsense_never_fails_and_never_changes_a_game(names: tuple[str, ...], lines: int) -> None:
    typed, kinds = 0, set[str]()
    for seed in range(100):
        table = new_table(*names, seed=seed, options={"pututu": True})
        fuzz = Fuzz(table, Random(seed), lines - typed, LANGUAGES[seed % 3])
        fuzz.run()
        assert_plain(fuzz.keys.screen.getvalue())
        typed += fuzz.typed
        kinds |= fuzz.kinds
        if typed == lines:
            break
    assert typed == lines
    assert len(kinds) > 10
