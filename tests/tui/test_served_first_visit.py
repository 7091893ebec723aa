"""The first visit to a server: a name, a language, a recovery code that is seen, or an account that exists."""

from pathlib import Path

import pytest

from cuzco_tui.tui.lobby.dialogs import WordsShown
from cuzco_tui.tui.lobby.first_visit import FirstVisit
from cuzco_tui.tui.lobby.screen import LobbyScreen
from tests.tui.at_the_screen import MIDDLE, SMALL, text_on
from tests.tui.at_the_server import (
    app_of,
    at_screen,
    hall_in,
    hall_newcomer,
    hall_visitor,
    hurry_all,
    press,
    seen,
    until,
)


@pytest.fixture(autouse=True)
def no_key_is_too_fast(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry_all(monkeypatch)


@pytest.mark.parametrize("size", [SMALL, MIDDLE])
async def test_a_newcomer_confirms_the_proposed_name_and_sees_the_recovery_code(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    async with hall_in(tmp_path) as hall:
        lobby = await hall_newcomer(hall, "key", "ann")
        async with at_screen(lobby, size) as pilot:
            await seen(pilot, "Welcome", "ann", "English")
            await press(pilot, "enter")
            await seen(pilot, "Write this code down", "It is shown only once")
            await press(pilot, "enter")
            await seen(pilot, "Lobby you are ann", "No table yet")
            assert isinstance(app_of(pilot).screen, LobbyScreen)


async def test_a_newcomer_types_a_name_and_chooses_a_language(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        lobby = await hall_newcomer(hall, "key", "x")
        async with at_screen(lobby) as pilot:
            await press(pilot, "backspace", *"Quincy", "down", "down", "right")
            await seen(pilot, "Willkommen")
            await press(pilot, "enter")
            await seen(pilot, "Schreib diesen Code auf")
            await press(pilot, "escape")
            await seen(pilot, "Lobby du bist Quincy")
            await until(lambda: lobby.account.language == "de")


async def test_a_name_that_is_refused_is_a_sentence_in_the_form(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        await hall_visitor(hall, "Ann")
        lobby = await hall_newcomer(hall, "other", "Ann")
        async with at_screen(lobby) as pilot:
            await press(pilot, "enter")
            await seen(pilot, 'Somebody is called "Ann"')
            assert isinstance(app_of(pilot).screen, FirstVisit)
            await press(pilot, *"abel", "enter")
            await seen(pilot, "Your recovery code")


async def test_a_closed_server_asks_for_an_invitation(tmp_path: Path) -> None:
    async with hall_in(tmp_path, closed=True) as hall:
        code = await hall.database.do(hall.accounts.new_invitation, 1)
        lobby = await hall_newcomer(hall, "key", "ann")
        async with at_screen(lobby) as pilot:
            await seen(pilot, "Invitation")
            await press(pilot, "down", *"wrong", "enter")
            await seen(pilot, "invitation is not known")
            assert isinstance(app_of(pilot).screen, FirstVisit)
            await press(pilot, *["backspace"] * 5, *code, "enter")
            await seen(pilot, "Your recovery code")


async def test_an_account_is_taken_up_with_another_key_by_its_code(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann = await hall_visitor(hall, "Ann")
        await ann.settle("nl", '[screen]\nbell = "off"\n')
        code = await ann.link_code()
        lobby = await hall_newcomer(hall, "second", "whoever")
        async with at_screen(lobby) as pilot:
            await press(pilot, "down", "right", "up", *code, "enter")
            await seen(pilot, "Lobby je bent Ann")
            assert app_of(pilot).settings.bell == "off"


async def test_a_key_typed_ahead_does_not_take_the_recovery_code_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(WordsShown, "GUARD", 60.0)
    async with hall_in(tmp_path) as hall:
        lobby = await hall_newcomer(hall, "key", "ann")
        async with at_screen(lobby) as pilot:
            await pilot.press("enter", "enter", "enter")
            await seen(pilot, "Your recovery code")
            await press(pilot, "enter", "escape", "q")
            assert "Your recovery code" in text_on(app_of(pilot))


async def test_leaving_the_first_visit_ends_the_app_and_makes_no_account(tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        lobby = await hall_newcomer(hall, "key", "ann")
        async with at_screen(lobby) as pilot:
            await press(pilot, "escape")
            assert not app_of(pilot).is_running
        assert lobby.account.is_new
