"""The whole way through the house by keys: title, game, its end, replay, what if, home, the list of games, rematch."""

import asyncio
from collections.abc import Callable

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from cuzco_tui.games import find_description
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.tui.app import HouseApp, app_at_home
from cuzco_tui.tui.opener import Opener
from cuzco_tui.tui.screens.after import AfterScreen
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.screens.games import GamesScreen
from cuzco_tui.tui.screens.replay import ReplayScreen
from cuzco_tui.tui.screens.title import TitleScreen
from cuzco_tui.tui.settings import Settings
from tests.played_games import choices_of_a_game, saved_game
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, answer, settle, the_app


async def until(pilot: Pilot[None], condition: Callable[[], object]) -> None:
    """Wait for something."""
    for _ in range(1_500):
        await pilot.pause()
        if condition():
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"it never happened on {pilot.app.screen}")


async def comes(pilot: Pilot[None], screen: type[Screen[object]]) -> None:
    """Wait for a screen to be in front."""
    await until(pilot, lambda: isinstance(pilot.app.screen, screen) and getattr(pilot.app.screen, "hears_keys", True))


def almost_over() -> int:
    """So many choices lead to Ann's last decision."""
    return max(step for step, (seat, _) in enumerate(choices_of_a_game()) if seat == 0)


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_from_the_title_to_the_end_to_the_replay_to_what_if_to_a_rematch(size: tuple[int, int]) -> None:
    game = saved_game(almost_over()).id
    store = SqliteStore()
    opener = Opener(find_description("cuzco"))
    app: HouseApp = app_at_home(opener, "en", Settings(bots="at once", motion="off"), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await comes(pilot, TitleScreen)
        await until(pilot, lambda: isinstance(app.screen, TitleScreen) and app.screen.saves is not None)
        await pilot.press("enter")
        await until(pilot, lambda: app.seated)
        await settle(pilot)
        while not isinstance(app.screen, AfterScreen):
            await answer(pilot)
            await settle(pilot)
        await until(pilot, lambda: isinstance(app.screen, AfterScreen) and app.screen.told.moments is not None)
        await pilot.press("enter")
        await comes(pilot, ReplayScreen)
        assert isinstance(app.screen, ReplayScreen)
        assert app.screen.replay.finished
        assert app.screen.past.at in app.screen.replay.moments
        await pilot.press("home", "pagedown", "down", "w", "y")
        await until(pilot, lambda: app.seated and app.model.saved_as not in ("", game))
        taken_over = app.model.saved_as
        await settle(pilot)
        await answer(pilot)
        await settle(pilot)
        await pilot.press("q")
        await comes(pilot, TitleScreen)
        assert app.kept_game == taken_over
        (found,) = [summary for summary in store.list_games() if summary.taken_over]
        assert (found.id, found.taken_over) == (taken_over, game)
        title = app.screen
        assert isinstance(title, TitleScreen)
        await pilot.press("home", *["down"] * title.rows.index("games"), "enter")
        await comes(pilot, GamesScreen)
        await pilot.press("v")
        await comes(pilot, ReplayScreen)
        await pilot.press("q")
        await comes(pilot, GamesScreen)
        await pilot.press("end", "enter")
        await comes(pilot, AfterScreen)
        await until(pilot, lambda: isinstance(app.screen, AfterScreen) and app.screen.past is not None)
        await pilot.press("r")
        await until(pilot, lambda: app.seated and app.model.saved_as not in ("", game, taken_over))
        await until(pilot, lambda: any(isinstance(screen, GameScreen) for screen in app.screen_stack))
        assert the_app(pilot).model.all_names == ["Ann", "Ben", "Cleo"]
        assert len(store.list_games()) == 3
