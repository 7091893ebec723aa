"""A finished game in the lobby of a server, looked back at on screen."""

from pathlib import Path

import pytest

from cuzco_tui.lobby.facts import NewTable
from cuzco_tui.tui.actions import all_actions
from cuzco_tui.tui.lobby.screen import LobbyScreen
from cuzco_tui.tui.screens.replay import ReplayScreen
from tests.tui.at_the_server import SIZES, TOY, Size, app_of, at_screen, hall_in, hall_visitor, hurry_all, press, until


@pytest.fixture(autouse=True)
def _hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    hurry_all(monkeypatch)


@SIZES
async def test_a_finished_game_of_ones_own_is_looked_back_at_and_left_to_the_lobby(size: Size, tmp_path: Path) -> None:
    async with hall_in(tmp_path) as hall:
        ann = await hall_visitor(hall, "Ann")
        table = await ann.make(NewTable(TOY, ("me", "first")))
        shared = await ann.sit(table)
        chair = shared.chair
        await chair.set_pause(0)
        while chair.position.turn is not None:
            if chair.position.decision is not None:
                await chair.play(chair.position.decision.options[0].text, chair.position.step)
            await until(lambda: chair.position.decision is not None or chair.position.turn is None)
        await shared.stand()
        async with at_screen(ann, size) as pilot:
            app = app_of(pilot)
            await until(lambda: table in ann.tables and ann.tables[table].stage == "over")
            await press(pilot, "o")
            await until(lambda: isinstance(app.screen, ReplayScreen) and app.screen.is_complete)
            screen = app.screen
            assert isinstance(screen, ReplayScreen)
            assert screen.past.eyes == 0
            for id_ in ("what-if", "analyse", "export", "take-in"):
                assert not screen.possible(all_actions().find("replay", id_))
            await pilot.press("end", "w", "a", "x", "t", "2")
            await pilot.pause()
            assert app.screen is screen
            assert screen.past.at == screen.replay.last
            assert screen.past.eyes == 1
            await pilot.press("q")
            await pilot.pause()
            assert isinstance(app.screen, LobbyScreen)
            assert not app._exit
