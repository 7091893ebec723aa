"""Every word of the lobby, of a waiting room, and of the forms and dialogs there can be read in all themes."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from cuzco_tui.tui.lobby.account import AccountPage
from cuzco_tui.tui.lobby.dialogs import Pick, TypeLine, WordsShown
from cuzco_tui.tui.lobby.first_visit import FirstVisit
from cuzco_tui.tui.lobby.new_table import NewTableForm
from cuzco_tui.tui.lobby.screen import LobbyScreen
from cuzco_tui.tui.lobby.waiting import WaitingRoom
from cuzco_tui.tui.modals.notice import Confirm
from cuzco_tui.tui.screens.settings import SettingsScreen
from cuzco_tui.tui.served import make_served_app
from cuzco_tui.tui.settings import Settings
from tests.long_runs import in_long_runs
from tests.tui.at_the_screen import MIDDLE, SMALL
from tests.tui.at_the_server import app_of, at_screen, hall_in, hall_newcomer, hurry_all, press, seen, until
from tests.tui.contrast import assert_readable
from tests.tui.test_served_pictures import in_lobby, known_lobby

SCREENS = {
    "lobby": ((), LobbyScreen),
    "talk": (("slash", "h", "o"), LobbyScreen),
    "new table": (("n",), NewTableForm),
    "waiting room": (("down", "down", "enter"), WaitingRoom),
    "code": (("c",), TypeLine),
    "settings": (("e",), SettingsScreen),
    "account": (("a",), AccountPage),
    "mute": (("m",), Pick),
    "closing": (("down", "down", "x"), Confirm),
}
"""What the lobby shows, by the keys that lead there."""


@pytest.fixture(autouse=True)
def no_key_is_too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry_all(monkeypatch)


@pytest.mark.parametrize(
    ("name", "size"), [(name, SMALL) for name in SCREENS] + [in_long_runs(name, MIDDLE) for name in SCREENS]
)
async def test_every_word_of_the_lobby_can_be_read(name: str, size: tuple[int, int]) -> None:
    keys: Sequence[str]
    keys, kind = SCREENS[name]
    app = make_served_app(known_lobby(), Settings(), address="-p 8022 play.example.org")
    async with app.run_test(size=size) as pilot:
        served = await in_lobby(pilot)
        await press(pilot, *keys)
        await until(lambda: isinstance(served.screen, kind), lambda: str(served.screen))
        await pilot.pause()
        await assert_readable(pilot)


async def test_every_word_of_a_first_visit_can_be_read(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall, at_screen(await hall_newcomer(hall, "key", "x"), SMALL) as pilot:
        await press(pilot, "backspace", "enter")
        await seen(pilot, "Welcome")
        assert isinstance(app_of(pilot).screen, FirstVisit)
        await assert_readable(pilot)
        await press(pilot, *"Ann", "enter")
        await seen(pilot, "Write this code down")
        assert isinstance(app_of(pilot).screen, WordsShown)
        await assert_readable(pilot)
