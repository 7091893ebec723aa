"""A table at a server on screen where several games can be played."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cuzco_tui.games import guest
from cuzco_tui.lobby.facts import NewTable
from cuzco_tui.tui.lobby.new_table import NewTableForm
from cuzco_tui.tui.lobby.waiting import WaitingRoom
from tests.guests import GRAND_DESCRIPTION, MODULES
from tests.tui.at_the_screen import text_on
from tests.tui.at_the_server import SIZES, Size, app_of, at_screen, hall_in, hall_visitor, hurry_all, press, seen


@pytest.fixture(autouse=True)
def grand(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """House the grand toy, beside the one that every hall has here."""
    hurry_all(monkeypatch)
    with guest(GRAND_DESCRIPTION):
        yield


@SIZES
async def test_the_form_of_a_new_table_has_the_rows_of_the_game(tmp_path: Path, size: Size) -> None:
    async with hall_in(tmp_path) as hall:
        ann = await hall_visitor(hall, "Ann")
        async with at_screen(ann, size) as pilot:
            await press(pilot, "n")
            await seen(pilot, "Game < Cuzco >", "Pututus")
            form = app_of(pilot).screen
            assert isinstance(form, NewTableForm)
            while form.described.title != "Grand":
                await press(pilot, "right")
            await seen(pilot, "Game < Grand >", "Moods < without >", "Envoys", "no clock", "Enter takes it")
            assert "Pututus" not in text_on(app_of(pilot))
            form.options["snakes"].focus()
            await press(pilot, "right", "enter")
            await seen(pilot, "Waiting room", "Grand", "Modules: Snakes")
            room = app_of(pilot).screen
            assert isinstance(room, WaitingRoom)
            assert [name for name in MODULES if room.table.options[name]] == ["snakes"]
            assert room.table.options["max_years"] == 20


async def test_the_lobby_lists_each_table_in_the_terms_of_its_game(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann, ben = await hall_visitor(hall, "Ann"), await hall_visitor(hall, "Ben")
        await ann.make(NewTable("grand", ("me", "first")))
        await ann.make(NewTable("toy", ("me", "first")))
        async with at_screen(ben) as pilot:
            await seen(pilot, "Grand, year 1", "Toy, round 1")
