"""One's own settings and account at a server, by keys alone."""

from pathlib import Path

import msgspec
import pytest

from cuzco_tui.play.settings_file import SettingsText, TextSettings
from cuzco_tui.tui.lobby.screen import LobbyScreen
from cuzco_tui.tui.screens.key_settings import KeySettingsScreen, key_rows
from tests.tui.at_the_screen import MIDDLE
from tests.tui.at_the_server import (
    SIZES,
    Size,
    app_of,
    at_screen,
    hall_in,
    hall_visitor,
    hurry_all,
    press,
    seen,
    until,
)


@pytest.fixture(autouse=True)
def no_key_is_too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry_all(monkeypatch)


@SIZES
async def test_settings_go_with_the_account(tmp_path: Path, size: Size) -> None:
    async with hall_in(tmp_path) as hall:
        ann = await hall_visitor(hall, "Ann")
        await ann.settle("en", "[text]\nbrief = true\n")
        async with at_screen(ann, size) as pilot:
            await press(pilot, "e", "right", "down", "down", "down", "right", *["down"] * 4, "right")
            await seen(pilot, "Einstellungen", "nur ASCII", "still", "Gehört zu deinem Konto")
            await press(pilot, "escape")
            await seen(pilot, "Lobby du bist Ann")
            await until(lambda: 'bell = "off"' in ann.account.settings)
            assert 'map = "plain"' in ann.account.settings
            assert app_of(pilot).theme == "dark"
            assert "brief = true" in ann.account.settings
            assert app_of(pilot).settings.map == "plain"
            assert ann.account.language == "de"


async def test_a_theme_of_the_settings_is_put_on_at_once_and_stays_with_the_account(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann = await hall_visitor(hall, "Ann")
        async with at_screen(ann, MIDDLE) as pilot:
            await press(pilot, "e", "down", "right", *["down"] * 3, "right")
            await seen(pilot, "Theme", "light", "everything at once")
            await until(lambda: 'theme = "light"' in ann.account.settings)
            assert 'motion = "off"' in ann.account.settings
            assert app_of(pilot).theme == "light"


async def test_keys_and_the_text_mode_are_set_for_the_account_and_hold_at_once(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann = await hall_visitor(hall, "Ann")
        async with at_screen(ann, MIDDLE) as pilot:
            await press(pilot, "e", "end", "up", "right", "up", "right", "end", "enter")
            await seen(pilot, "At the table", "hint")
            screen = app_of(pilot).screen
            assert isinstance(screen, KeySettingsScreen)
            screen.point([row.action.id for _, row in key_rows("en")].index("make-table"))
            await press(pilot, "enter", "f6", "escape", "escape", "f6")
            await seen(pilot, "A new table")
            await until(lambda: 'make-table = "f6"' in ann.account.settings)
            spoken = SettingsText(ann.account.settings).spoken
            assert spoken != TextSettings()


async def test_a_guest_is_told_that_nobody_keeps_the_settings(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        guest = await hall_visitor(hall, "Ann")
        guest.account = msgspec.structs.replace(guest.account, guest=True)
        async with at_screen(guest, MIDDLE) as pilot:
            await press(pilot, "e", "down", "right")
            await seen(pilot, "You are a guest")
            assert app_of(pilot).theme == "light"
            assert guest.account.settings == ""


@SIZES
async def test_codes_for_other_keys_are_shown(tmp_path: Path, size: Size) -> None:
    async with hall_in(tmp_path) as hall:
        ann = await hall_visitor(hall, "Ann")
        async with at_screen(ann, size) as pilot:
            await press(pilot, "a", "k")
            await seen(pilot, "It works once")
            await press(pilot, "escape", "a", "r")
            await seen(pilot, "The code before this one is void now.")
            await press(pilot, "enter")
            assert isinstance(app_of(pilot).screen, LobbyScreen)


@SIZES
async def test_an_account_is_deleted_after_two_questions(tmp_path: Path, size: Size) -> None:
    async with hall_in(tmp_path) as hall:
        ann = await hall_visitor(hall, "Ann")
        async with at_screen(ann, size) as pilot:
            await press(pilot, "a", "d", "y", *"Anne", "enter")
            await seen(pilot, "That is not Ann")
            await press(pilot, "backspace", "enter")
            await until(lambda: not app_of(pilot).is_running)
        assert app_of(pilot).farewell is not None
