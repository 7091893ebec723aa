"""The list of games: going on, looking back, names, export, import and throwing away, by keys alone."""

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot

from cuzco_tui.messages import LANGUAGES
from cuzco_tui.store.names import NAMES_FILE, GameNames
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.tui.app import HouseApp, app_at_home
from cuzco_tui.tui.command import opener_of
from cuzco_tui.tui.modals.ask_line import AskLine
from cuzco_tui.tui.modals.notice import Confirm
from cuzco_tui.tui.screens.after import AfterScreen
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.screens.games import GamesScreen
from cuzco_tui.tui.screens.replay import ReplayScreen
from cuzco_tui.tui.screens.statistics import StatisticsScreen
from cuzco_tui.tui.screens.title import GAMES, TitleScreen
from tests.long_runs import usual_in_turn
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, text_on
from tests.tui.test_title import at_home, looked, reached, saved
from tests.tui.test_tui_setup import flags

SIZES = (SMALL, MIDDLE, LARGE)


async def open_games(pilot: Pilot[None]) -> GamesScreen:
    """Go from the title to the list of games, and wait until the scores in sight are read."""
    title = await looked(pilot)
    while title.rows[title.cursor] != GAMES:
        await pilot.press("down")
    await pilot.press("enter")
    await reached(pilot, GamesScreen)
    return await read(pilot)


async def read(pilot: Pilot[None]) -> GamesScreen:
    """Wait until the scores in sight are read."""
    screen = next(screen for screen in pilot.app.screen_stack if isinstance(screen, GamesScreen))
    for _ in range(500):
        await pilot.pause()
        if not screen._reading:
            return screen
        await pilot.pause(0.01)
    raise AssertionError("the scores were never read")


def kept() -> list[str]:
    """The ids of all saved games."""
    return [summary.id for summary in SqliteStore().list_games()]


@pytest.mark.parametrize(("size", "language"), usual_in_turn(SIZES, LANGUAGES))
async def test_every_game_is_listed_with_who_plays_and_how_far_it_is(size: tuple[int, int], language: str) -> None:
    going, over = saved(rounds=2, seed=4), saved(rounds=99)
    app = at_home(language)
    async with app.run_test(size=size) as pilot:
        screen = await open_games(pilot)
        text = text_on(app)
        assert going[:15] in text
        assert over[:15] in text
        assert "Ann" in text
        for game in screen.list.games:
            assert len(game.scores) == 3
            screen.list.point(screen.list.games.index(game))
            await pilot.pause()
            assert f"{game.scores[0]}" in text_on(app)
            assert game.summary.id in text_on(app)


async def test_enter_goes_on_with_an_unfinished_game_and_q_comes_home() -> None:
    game = saved(rounds=2)
    app = at_home()
    async with app.run_test(size=MIDDLE, notifications=True) as pilot:
        await open_games(pilot)
        await pilot.press("enter")
        await reached(pilot, GameScreen)
        assert app.model.saved_as == game
        app.action_leave()
        await reached(pilot, TitleScreen)


async def test_enter_on_a_finished_game_shows_how_it_ended_and_leads_back() -> None:
    saved(rounds=99)
    app = at_home()
    async with app.run_test(size=MIDDLE, notifications=True) as pilot:
        await open_games(pilot)
        await pilot.press("enter")
        await reached(pilot, AfterScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, GamesScreen)
        await pilot.press("escape")
        await reached(pilot, TitleScreen)


async def test_a_game_is_looked_back_at_and_all_are_counted() -> None:
    saved(rounds=99)
    app = at_home()
    async with app.run_test(size=MIDDLE, notifications=True) as pilot:
        await open_games(pilot)
        await pilot.press("v")
        await reached(pilot, ReplayScreen)
        await pilot.press("escape")
        await reached(pilot, GamesScreen)
        await pilot.press("s")
        await reached(pilot, StatisticsScreen)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, GamesScreen)


async def test_a_game_is_thrown_away_only_after_yes() -> None:
    game = saved()
    app = at_home()
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await open_games(pilot)
        await pilot.press("d")
        await pilot.pause()
        assert isinstance(app.screen, Confirm)
        await pilot.press("n")
        await pilot.pause()
        assert kept() == [game]
        await pilot.press("d", "y")
        await pilot.pause()
        assert kept() == []
        assert "No game has been played here yet" in text_on(app)
        assert "This game" not in text_on(app)
        await pilot.press("enter", "d", "n", "x", "up", "pagedown", "escape")
        await reached(pilot, TitleScreen)


async def test_a_name_stands_for_the_game_from_then_on() -> None:
    game = saved()
    app = at_home()
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await open_games(pilot)
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(app.screen, AskLine)
        await pilot.press(*"Sunday", "enter")
        await pilot.pause()
        assert "Sunday" in text_on(app)
        assert GameNames(SqliteStore().folder).meant("sunday") == game
        assert opener_of(flags()).resume("Sunday", "en").id == game


async def test_two_games_have_no_name_in_common() -> None:
    first, second = saved(seed=4), saved()
    GameNames(SqliteStore().folder).give(first, "Sunday")
    app = at_home()
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        screen = await open_games(pilot)
        screen.list.point([game.summary.id for game in screen.list.games].index(second))
        await pilot.press("n", *"sunday", "enter")
        await pilot.pause()
        assert "Another game is called sunday already" in text_on(app)
        assert dict(GameNames(SqliteStore().folder).all()) == {first: "Sunday"}


async def test_a_damaged_file_of_names_means_no_names() -> None:
    game = saved()
    names = GameNames(SqliteStore().folder)
    names.give(game, "Sunday")
    (SqliteStore().folder / NAMES_FILE).write_bytes(b'{"a": [')
    assert names.all() == {}
    app = at_home()
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await open_games(pilot)
        assert game in text_on(app)


async def test_a_game_is_exported_and_taken_in_again(tmp_path: Path) -> None:
    game = saved(rounds=99)
    file = tmp_path / "game.txt"
    app = at_home()
    async with app.run_test(size=MIDDLE, notifications=True) as pilot:
        await open_games(pilot)
        await pilot.press("x")
        await pilot.pause()
        assert isinstance(app.screen, AskLine)
        app.screen.field.value = str(file)
        await pilot.press("enter")
        await pilot.pause()
        assert file.exists()
        await pilot.press("d", "y")
        await pilot.pause()
        assert kept() == []
        await pilot.press("t")
        await pilot.pause()
        assert isinstance(app.screen, AskLine)
        app.screen.field.value = str(file)
        await pilot.press("enter")
        screen = await read(pilot)
        assert len(screen.list.games) == 1
        assert game in text_on(app)
        await pilot.press("t")
        await pilot.pause()
        await pilot.press(*"/no/such/file", "enter")
        await pilot.pause()
        assert "/no/such/file" in text_on(app)


async def test_many_games_scroll_and_only_those_in_sight_are_read() -> None:
    for seed in range(30):
        saved(seed=seed)
    app = at_home()
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        screen = await open_games(pilot)
        assert len(screen.scores) < 25
        await pilot.press("end")
        await read(pilot)
        last = screen.list.games[-1]
        assert last.summary.id in text_on(app)
        assert last.scores
        await pilot.press("home", "pagedown", "up")
        assert 0 < screen.list.place < 29


async def test_resume_without_a_name_lists_what_goes_on_and_one_can_go_home() -> None:
    going, over = saved(rounds=2, seed=4), saved(rounds=99)
    args = flags(resume="")
    opener = opener_of(args)
    from cuzco_tui.messages import catalogue
    from cuzco_tui.tui.command import _room

    app: HouseApp = app_at_home(opener, room=_room(args, opener, catalogue("en")))
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await reached(pilot, GamesScreen)
        assert going in text_on(app)
        assert over not in text_on(app)
        await pilot.press("q")
        await reached(pilot, TitleScreen)


async def test_a_game_that_cannot_be_opened_says_why() -> None:
    saved()
    (SqliteStore().folder / "broken.sqlite").write_bytes(b"")
    app = at_home()
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        screen = await open_games(pilot)
        await pilot.press("end")
        await pilot.pause()
        assert "broken" in text_on(app)
        assert "put a good copy" in text_on(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.screen is screen


@pytest.mark.parametrize("size", SIZES)
async def test_the_columns_leave_the_last_one_free(size: tuple[int, int]) -> None:
    saved(rounds=2, seed=4)
    app = at_home("en")
    async with app.run_test(size=size) as pilot:
        screen = await open_games(pilot)
        (line,) = screen.list.draw(screen.list.view, size[0])
        assert re.search(r":\d\d $", "".join(text for text, _ in line))
