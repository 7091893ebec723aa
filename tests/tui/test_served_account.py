"""One's own settings and account at a server, by keys alone."""

from pathlib import Path

import pytest

from cuzco_tui.tui.lobby.screen import LobbyScreen
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
            await press(pilot, "e", "right", "down", "right", "down", "down", "right")
            await seen(pilot, "Einstellungen", "nur ASCII", "still")
            await press(pilot, "enter")
            await seen(pilot, "Lobby du bist Ann")
            await until(lambda: 'bell = "off"' in ann.account.settings)
            assert 'map = "plain"' in ann.account.settings
            assert app_of(pilot).theme == "dark"
            assert "brief = true" in ann.account.settings
            assert app_of(pilot).settings.map == "plain"
            await press(pilot, "e", "right", "escape")
            assert app_of(pilot).language == "de"


async def test_a_theme_of_the_settings_is_put_on_at_once_and_stays_with_the_account(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann = await hall_visitor(hall, "Ann")
        async with at_screen(ann, MIDDLE) as pilot:
            await press(pilot, "e", *["down"] * 5, "right", "down", "right")
            await seen(pilot, "Theme", "light", "everything at once")
            await press(pilot, "enter")
            await until(lambda: 'theme = "light"' in ann.account.settings)
            assert 'motion = "off"' in ann.account.settings
            assert app_of(pilot).theme == "light"


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
