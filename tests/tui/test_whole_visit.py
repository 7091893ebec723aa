"""A whole visit at every size: from the title to a game that is over, its end, its replay, what if, and a rematch."""

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.games import descriptions, find_game
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table import seats
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import HouseApp, app_at_home
from cuzco_tui.tui.modals.notice import Confirm
from cuzco_tui.tui.opener import Opener
from cuzco_tui.tui.screens.after import AfterScreen
from cuzco_tui.tui.screens.games import GamesScreen
from cuzco_tui.tui.screens.replay import ReplayScreen
from cuzco_tui.tui.screens.statistics import StatisticsScreen
from cuzco_tui.tui.screens.title import TitleScreen
from cuzco_tui.tui.settings import Settings
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, answer, settle, text_on


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Saves and settings of the test's own."""
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path))


def nearly_over() -> str:
    """A saved game in which Ann has the last choices to make."""
    game = find_game("cuzco")
    table = Table.new(game, [seats.human("Ann"), seats.bot("Ben", "greedy")], 5, store=SqliteStore())
    bot = game.make_bot("greedy", 1)
    choices: list[tuple[int, str]] = []
    state = table.state_at(0)
    while (decision := game.decision(state)) is not None:
        choice = decision.options[bot(game.view(state, decision.seat), decision, ThinkingClock())]
        choices.append((decision.seat, choice.text))
        game.apply(state, choice)
    last_of_ann = max(number for number, (seat, _) in enumerate(choices) if seat == 0)
    for seat, text in choices[:last_of_ann]:
        table.play(seat, text, table.step)
    table.close()
    assert table.id is not None
    return table.id


async def reached(pilot: Pilot[None], kind: type[Screen[None]] | type[Screen[bool]]) -> None:
    """Wait until a screen of a kind is in front."""
    for _ in range(500):
        await pilot.pause()
        if isinstance(pilot.app.screen, kind):
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"{kind} never came, {pilot.app.screen} is in front")


async def seated_at(pilot: Pilot[None], app: HouseApp, before: set[str]) -> str:
    """Wait until another game than those known before is on screen, and give its id."""
    for _ in range(500):
        await pilot.pause()
        if app.seated and app.game_screen is not None and app.model.saved_as not in before:
            return app.model.saved_as
        await asyncio.sleep(0.01)
    raise AssertionError(f"no other game came, {pilot.app.screen} is in front")


LONG = pytest.mark.long


@pytest.mark.parametrize("size", [pytest.param(SMALL, marks=LONG), MIDDLE, pytest.param(LARGE, marks=LONG)])
async def test_from_the_title_to_the_end_its_replay_what_if_and_a_rematch(size: tuple[int, int]) -> None:
    game_id = nearly_over()
    app = app_at_home(Opener(descriptions()[0]), "en", Settings(), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await reached(pilot, TitleScreen)
        await pilot.press("enter")
        assert await seated_at(pilot, app, set()) == game_id
        await settle(pilot)
        while app.model.next_seat is not None:
            await answer(pilot)
        await settle(pilot)
        assert isinstance(app.screen, AfterScreen)
        assert "wins with" in text_on(app)
        after = app.screen
        while after.told.moments is None:
            await asyncio.sleep(0.01)
        await pilot.press("down", "enter")
        await reached(pilot, ReplayScreen)
        await pilot.press("w")
        await reached(pilot, Confirm)
        await pilot.press("y")
        known = {game_id}
        what_if = await seated_at(pilot, app, known)
        assert SqliteStore().read(what_if).header.taken_over is not None
        await settle(pilot)
        await pilot.press("q")
        await reached(pilot, TitleScreen)
        app.push_screen(GamesScreen(app.home_opener()))
        await reached(pilot, GamesScreen)
        await pilot.press("s")
        await reached(pilot, StatisticsScreen)
        await pilot.pause()
        assert "all games 1" in text_on(app), "what would have been does not count"
        await pilot.press("escape")
        await reached(pilot, GamesScreen)
        listed = [summary.id for summary in SqliteStore().list_games()]
        await pilot.press("home", *["down"] * listed.index(game_id), "enter")
        await reached(pilot, AfterScreen)
        while app.screen.told.moments is None:
            await asyncio.sleep(0.01)
        await pilot.press("r")
        again = await seated_at(pilot, app, {game_id, what_if})
        header = SqliteStore().read(again).header
        assert header.taken_over is None
        assert header.seats == SqliteStore().read(game_id).header.seats
        await settle(pilot)
        await pilot.press("q")
        await reached(pilot, TitleScreen)
