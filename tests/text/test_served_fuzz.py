"""Nonsense at every prompt of a lobby and its tables: no exception, no end, and nothing but plain lines."""

import asyncio
from pathlib import Path
from random import Random
from typing import Final

import pytest
from plain import assert_plain
from served_house import Person, open_house
from served_tables import sit_together
from test_text_fuzz import nonsense

from cuzco_tui.messages import LANGUAGES
from cuzco_tui.text.commands import Ordered, Vocabulary
from cuzco_tui.text.console import words_typed
from cuzco_tui.text.lobby.commands import LOBBY_COMMANDS, QUESTION_COMMANDS, TABLE_COMMANDS
from tests.games.cuzco.words import cuzco_words
from tests.long_runs import usual_first

LINES: Final = (400, 4_000)
"""How many lines each person types in every run, and in the long runs."""
AFTER: Final = ("1", "2", "", "Ann", "99", "x\x1b[2J", "amber otter plum", "my account", "on", "back")
_EVERYTHING: Final = [
    Vocabulary(cuzco_words(language), cuzco_words("en"), commands)
    for language in LANGUAGES
    for commands in (LOBBY_COMMANDS, QUESTION_COMMANDS, TABLE_COMMANDS)
]


class Fool:
    """Types nonsense, now and then an answer or a command, but never what ends the session or the account."""

    def __init__(self, person: Person, random: Random, lines: int, forbidden: set[str]) -> None:
        self.person = person
        self.left = lines
        self.ended = asyncio.Event()
        self._random = random
        self._forbidden = forbidden | {"leave", "forget"}
        person.types = self.next

    def next(self) -> str:
        """Give a line; when all were typed, say so."""
        self.left -= 1
        if self.left <= 0:
            self.ended.set()
            self.person.types = None
        line = self._line()
        while any(self._means(words, line) in self._forbidden for words in _EVERYTHING):
            line = self._line()
        return line

    def _line(self) -> str:
        luck = self._random.random()
        if luck < 0.3:
            return self._random.choice(("", "1", "2", "3"))
        if luck < 0.6:
            name = self._random.choice((*LOBBY_COMMANDS, *TABLE_COMMANDS)).name
            words = _EVERYTHING[0] if name in {each.name for each in LOBBY_COMMANDS} else _EVERYTHING[2]
            return f"{words.first_word(name)} {self._random.choice(AFTER)}".strip()
        return nonsense(self._random)

    def _means(self, words: Vocabulary, line: str) -> str:
        heard = words_typed(line)
        meant = words.understand(heard, ()) if heard else None
        return meant.name if isinstance(meant, Ordered) else ""


@pytest.mark.parametrize("lines", usual_first(LINES, 1))
async def test_nonsense_in_the_lobby_never_ends_a_session(tmp_path: Path, lines: int) -> None:
    async with open_house(tmp_path) as house:
        people = [
            await house.newcomer(name, language) for name, language in zip(("Ann", "Ben"), ("en", "nl"), strict=True)
        ]
        fools = [Fool(person, Random(seed), lines, set()) for seed, person in enumerate(people)]
        await _until_all_typed(fools)


@pytest.mark.parametrize("lines", usual_first(LINES, 1))
async def test_nonsense_at_a_table_never_ends_a_session(tmp_path: Path, lines: int) -> None:
    async with open_house(tmp_path) as house:
        _, people = await sit_together(house, "Ann", "Ben:de", bots=("random",))
        fools = [Fool(person, Random(seed), lines, {"lobby", "resign"}) for seed, person in enumerate(people)]
        await _until_all_typed(fools)


@pytest.mark.parametrize("lines", usual_first((60, 600), 1))
async def test_nonsense_at_the_first_visit_never_ends_a_session(tmp_path: Path, lines: int) -> None:
    async with open_house(tmp_path) as house:
        people = []
        for seed in range(5):
            person = await house.visitor(f"Ann {seed}", LANGUAGES[seed % 3])
            person.begin()
            people.append(Fool(person, Random(seed), lines // 5, set()))
        await _until_all_typed(people)


async def _until_all_typed(fools: list[Fool]) -> None:
    """Let everybody type, and see that all are still there and heard nothing but plain lines."""
    for fool in fools:
        fool.person.type("")
    for fool in fools:
        assert fool.person.playing is not None
        ended = asyncio.ensure_future(fool.ended.wait())
        await asyncio.wait((ended, fool.person.playing), timeout=120, return_when=asyncio.FIRST_COMPLETED)
        ended.cancel()
    for fool in fools:
        assert fool.person.playing is not None
        if fool.person.playing.done():
            fool.person.playing.result()
        assert not fool.person.playing.done()
        assert fool.ended.is_set()
        assert_plain(fool.person.said)
