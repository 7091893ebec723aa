"""Playing with friends: both commands are told, and a host that is typed is gone to."""

import os
from pathlib import Path

import pytest
from textual.pilot import Pilot

from cuzco_tui.messages import LANGUAGES
from cuzco_tui.play.last_setup import last_host, last_setup_path
from cuzco_tui.tui import command
from cuzco_tui.tui.app import HouseApp
from cuzco_tui.tui.screens.friends import FriendsScreen
from cuzco_tui.tui.screens.title import FRIENDS, TitleScreen
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, text_on
from tests.tui.test_title import at_home, looked, reached


async def meet(pilot: Pilot[None]) -> FriendsScreen:
    """Go there from the title."""
    title = await looked(pilot)
    while title.rows[title.cursor] != FRIENDS:
        await pilot.press("down")
    await pilot.press("enter")
    await reached(pilot, FriendsScreen)
    await pilot.pause()
    assert isinstance(pilot.app.screen, FriendsScreen)
    return pilot.app.screen


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_both_commands_are_told_as_they_are_typed_here(language: str, size: tuple[int, int]) -> None:
    app = at_home(language)
    async with app.run_test(size=size) as pilot:
        await meet(pilot)
        text = text_on(app)
        assert "serve --listen 0.0.0.0" in text
        assert "join " in text
        assert "ssh -p 8022 HOST" in text
        await pilot.press("escape")
        await reached(pilot, TitleScreen)


async def test_a_host_is_gone_to_and_remembered() -> None:
    app = at_home()
    async with app.run_test(size=SMALL) as pilot:
        await meet(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert "Type the address of a server first" in text_on(app)
        await pilot.press(*"example.org:8022", "enter")
        await pilot.pause()
        assert not app.is_running
    assert app.wanted_host == "example.org:8022"
    assert last_host() == "example.org:8022"
    again = at_home()
    async with again.run_test(size=SMALL) as pilot:
        assert (await meet(pilot)).host.value == "example.org:8022"


def test_the_program_hands_over_to_join(monkeypatch: pytest.MonkeyPatch) -> None:
    app, handed = at_home(), list[list[str]]()
    app.wanted_host = "example.org"

    def hand_over(_program: str, arguments: list[str]) -> None:
        handed.append(arguments[1:])

    monkeypatch.setattr(os, "execv", hand_over)
    monkeypatch.setattr(HouseApp, "run", lambda _app: None)
    monkeypatch.setattr(command, "end_with_the_terminal", lambda: None)
    command._play(app)
    assert handed == [["-m", "cuzco_tui", "join", "example.org"]]


@pytest.mark.parametrize("text", ["host = 3", "host = [", 'host = "a\\u0007"'])
def test_a_damaged_file_remembers_no_host(text: str) -> None:
    path: Path = last_setup_path()
    path.parent.mkdir(parents=True)
    path.write_text(text)
    assert last_host() == ""
