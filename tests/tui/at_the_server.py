"""Screens of people at a server for the tests: a hall in this process, and an app for each connection."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from textual.pilot import Pilot

from cuzco_tui.lobby.client import Lobby
from cuzco_tui.ssh.host import hall as hall_module
from cuzco_tui.tui.lobby.dialogs import WordsShown
from cuzco_tui.tui.lobby.screen import LobbyScreen
from cuzco_tui.tui.lobby.table_dialogs import ProposalDialog
from cuzco_tui.tui.lobby.table_list import TableList
from cuzco_tui.tui.screens import game
from cuzco_tui.tui.screens.shared import SharedGameScreen
from cuzco_tui.tui.served import ServedApp, make_served_app
from cuzco_tui.tui.settings import Settings
from tests.long_runs import usual_first
from tests.tui.at_the_screen import MIDDLE, SMALL, text_on

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "ssh" / "host"))

from house import TOY, HandTime, hall_guest, hall_in, hall_line, hall_newcomer, hall_visitor, line_of

__all__ = [
    "SIZES",
    "TOY",
    "HandTime",
    "Size",
    "app_of",
    "at_screen",
    "game_of",
    "hall_guest",
    "hall_in",
    "hall_line",
    "hall_newcomer",
    "hall_visitor",
    "hurry_all",
    "line_of",
    "press",
    "seen",
    "until",
]
SIZES = pytest.mark.parametrize("size", usual_first([SMALL, MIDDLE], 1), ids=["small", "middle"])
"""Small terminals in every run, larger ones in the long runs too."""
Size = tuple[int, int]
PATIENCE = 10.0
"""Seconds after which something that should happen has not."""


def hurry_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no key be too fast, and the hall tell of changes at once."""
    monkeypatch.setattr(WordsShown, "GUARD", 0.0)
    monkeypatch.setattr(ProposalDialog, "GUARD", 0.0)
    monkeypatch.setattr(TableList, "guard", 0.0)
    monkeypatch.setattr(game, "GUARD", 0.0)
    monkeypatch.setattr(hall_module, "_LOBBY_PAUSE", 0.01)


async def until(condition: Callable[[], object], what: Callable[[], str] = str) -> None:
    """Wait for something."""
    end = asyncio.get_running_loop().time() + PATIENCE
    while not condition():
        assert asyncio.get_running_loop().time() < end, f"it never happened: {what()}"
        await asyncio.sleep(0.005)


def app_of(pilot: Pilot[None]) -> ServedApp:
    """The app of somebody."""
    assert isinstance(pilot.app, ServedApp)
    return pilot.app


def game_of(pilot: Pilot[None]) -> SharedGameScreen:
    """The game that somebody sees, also under a dialog."""
    found = app_of(pilot).game_screen
    assert isinstance(found, SharedGameScreen)
    return found


async def seen(pilot: Pilot[None], *texts: str) -> None:
    """Wait until all these words are on somebody's screen."""
    app = app_of(pilot)
    for text in texts:
        await until(lambda text=text: text in text_on(app), lambda text=text: f"{text!r} in\n{text_on(app)}")  # type: ignore[misc]


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys, each when the host has answered what the one before asked for."""
    app = app_of(pilot)
    for key in keys:
        await until(lambda: not app.busy)
        await pilot.press(key)
        await pilot.pause()
    await until(lambda: not app.busy)
    await pilot.pause()


@asynccontextmanager
async def at_screen(
    lobby: Lobby,
    size: tuple[int, int] = (80, 24),
    command: Sequence[str] = (),
    settings: Settings | None = None,
) -> AsyncIterator[Pilot[None]]:
    """Put a screen before somebody, who is in the lobby or at their first visit."""
    app = make_served_app(lobby, settings or Settings(bots="at once"), command, address="-p 8022 example.org")
    async with app.run_test(size=size, notifications=True) as pilot:
        assert isinstance(app, ServedApp)
        await until(lambda: lobby.account.is_new or (app.lobby_is_known and LobbyScreen in map(type, app.screen_stack)))
        await pilot.pause()
        yield pilot
