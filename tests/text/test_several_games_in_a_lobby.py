"""A table at a server by ear where several games can be played."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cuzco_tui.lobby.facts import NewTable
from tests.guests import MODULES, two_guests
from tests.text.served_house import open_house


@pytest.fixture(autouse=True)
def guests() -> Iterator[None]:
    """House two toy games."""
    with two_guests():
        yield


async def test_a_table_is_made_by_the_question_which_game_and_its_modules_at_once(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await house.newcomer("Ann")
        await ann.does("make", "Which game?", "1. Cuzco", "2. Toy", "3. Grand")
        await ann.does("Grand", "How many players")
        ann.type("2", "")
        await ann.hears("Which modules are played?", "6. Envoys")
        await ann.does("help", "back: leave these questions.")
        await ann.does("dragons", 'There is no "dragons" among these')
        await ann.does("moods, envoys", "Modules: Moods, Envoys.", "Who finds the table?")
        ann.type("", "", "")
        await ann.hears("waiting at")
        (table,) = ann.lobby.tables.values()
        assert table.game == "grand"
        assert [name for name in MODULES if table.options[name]] == ["moods", "envoys"]
        await ann.does("look", f"Table {table.id}: Grand", "Modules: Moods, Envoys.")


async def test_tables_are_told_in_the_terms_of_their_games(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, ben = await house.newcomer("Ann"), await house.newcomer("Ben", "de")
        await ann.lobby.make(NewTable("grand", ("me", "first")))
        await ann.lobby.make(NewTable("toy", ("me", "first")))
        await ben.until(lambda: len(ben.lobby.tables) == 2)
        await ben.does("tische", "Grand: Ann am Zug, Jahr 1.", "Toy: Ann am Zug, Durchgang 1.")
