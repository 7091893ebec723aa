"""Several games on screen: one is chosen on the title and before a game, and every page knows which it is about."""

import asyncio
from collections.abc import Iterator

import pytest
from textual.pilot import Pilot

from cuzco_tui.games import descriptions, find_description, find_game
from cuzco_tui.messages import LANGUAGES
from cuzco_tui.play.last_setup import last_game, read_last_setup
from cuzco_tui.play.replay import find_replay
from cuzco_tui.play.seating import Wishes
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.tui.app import HouseApp, app_at_home
from cuzco_tui.tui.opener import Opener
from cuzco_tui.tui.screens.after import AfterScreen
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.screens.games import GamesScreen
from cuzco_tui.tui.screens.replay import ReplayScreen
from cuzco_tui.tui.screens.rules import RulesScreen
from cuzco_tui.tui.screens.setup import SetupScreen, open_setup
from cuzco_tui.tui.screens.statistics import StatisticsScreen
from cuzco_tui.tui.screens.title import LEARN, RULES, TitleScreen
from cuzco_tui.tui.settings import Settings
from cuzco_tui.tui.widgets.key_line import KeyLine
from tests.guests import GRAND_DESCRIPTION, MODULES, kept, two_guests
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, lines_on, text_on


@pytest.fixture(autouse=True)
def guests() -> Iterator[None]:
    """House two toy games."""
    with two_guests():
        yield


def at_home(language: str = "en", wishes: Wishes | None = None) -> HouseApp:
    """An app that begins with the title, or with the set-up over it."""

    async def set_up(app: HouseApp) -> None:
        assert wishes is not None
        await open_setup(app, wishes)

    return app_at_home(Opener(descriptions()[0]), language, Settings(), None if wishes is None else set_up, 60.0)


async def front(pilot: Pilot[None], kind: type, *said: str) -> None:
    """Wait until a page of a kind is in front and says something."""
    assert isinstance(pilot.app, HouseApp)
    for _ in range(300):
        await pilot.pause()
        if isinstance(pilot.app.screen, kind) and all(each in text_on(pilot.app) for each in said):
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"{kind} never said {said}:\n{text_on(pilot.app)}")  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_the_title_goes_from_game_to_game_with_its_picture_and_its_ways(size: tuple[int, int]) -> None:
    app = at_home()
    async with app.run_test(size=size) as pilot:
        await front(pilot, TitleScreen, "< Cuzco >", "Left Right game")
        title = app.screen
        assert isinstance(title, TitleScreen)
        cuzco = title.page.art
        title._point(title.rows.index(RULES))
        await pilot.press("left")
        await front(pilot, TitleScreen, "< Grand >")
        assert app.description == GRAND_DESCRIPTION
        assert title.page.art is not cuzco
        assert LEARN not in title.rows
        assert title.rows[title.cursor] == RULES
        await pilot.press("enter")
        await front(pilot, RulesScreen, "Wait for your turn")
        await pilot.press("escape", "right")
        await front(pilot, TitleScreen, "< Cuzco > run the roads of the Inca")
        assert app.description == find_description("cuzco")


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_keys_of_the_title_fit_a_small_terminal(language: str) -> None:
    app = at_home(language)
    async with app.run_test(size=SMALL) as pilot:
        await front(pilot, TitleScreen, "< Cuzco >")
        line = app.screen.query_one(KeyLine)
        assert [entry.key for entry in line.entries()][-3:] == ["i", "l", "q"]


async def test_another_game_is_chosen_on_the_set_up_with_what_was_typed() -> None:
    app = at_home(wishes=Wishes(None, None, ["Ann"], {}, 7))
    async with app.run_test(size=SMALL) as pilot:
        await front(pilot, SetupScreen, "New game: Cuzco", "Game < Cuzco >", "Pututus")
        await pilot.press("right")
        await front(pilot, SetupScreen, "New game: Toy", "Game < Toy >", "Name: Ann", "Passing")
        assert "Pututus" not in text_on(app)
        await pilot.press("right")
        await front(pilot, SetupScreen, "New game: Grand", "Grand: the toy with many modules.")
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        assert screen.seed.value == "7"
        assert screen.focused is screen.which
        await pilot.press("enter")
        await front(pilot, GameScreen)
        assert app.model.game.description == GRAND_DESCRIPTION


@pytest.mark.parametrize("language", ["en", "de"])
async def test_six_modules_and_four_seats_fit_a_small_terminal(language: str) -> None:
    app = at_home(language, Wishes(4, None, (), {}))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("left")
        await front(pilot, SetupScreen, "Grand")
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        shown = lines_on(app)
        words = screen.options["envoys"].render()
        assert any(words in line for line in shown)
        assert any("F1" in line for line in shown)
        assert any(screen.options["max_years"].render() in line for line in shown)


async def test_rows_that_have_no_room_are_scrolled_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cuzco_tui.tui.screens.setup.BESIDE_CROWDED_ROWS", 15)
    app = at_home(wishes=Wishes(4, None, (), {}))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("left")
        await front(pilot, SetupScreen, "Grand", "F1")
        assert "Seed" not in text_on(app)
        await pilot.press("up")
        await front(pilot, SetupScreen, "Seed", "F1")


async def test_each_game_is_set_up_as_it_was_the_last_time() -> None:
    app = at_home(wishes=Wishes(None, None, (), {}))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("left")
        await front(pilot, SetupScreen, "Grand")
        screen = app.screen
        assert isinstance(screen, SetupScreen)
        screen.options["moods"].focus()
        await pilot.press("right", "enter")
        await front(pilot, GameScreen)
        await pilot.press("q")
        await front(pilot, TitleScreen, "< Grand >", "Grand, year 1, you 0")
    assert last_game() == GRAND_DESCRIPTION
    found, _ = read_last_setup(GRAND_DESCRIPTION)
    assert found is not None
    assert [name for name in MODULES if found.options[name]] == ["moods"]
    assert read_last_setup(find_description("cuzco")) == (None, False)


async def test_a_game_that_the_flags_name_is_not_asked_for() -> None:
    async def set_up(app: HouseApp) -> None:
        await open_setup(app, can_change=False)

    app = app_at_home(Opener(GRAND_DESCRIPTION), "en", Settings(), set_up)
    async with app.run_test(size=SMALL) as pilot:
        await front(pilot, SetupScreen, "New game: Grand")
        assert "Game <" not in text_on(app)


async def test_the_title_shows_the_game_that_was_gone_on_with() -> None:
    kept("grand", 6)
    app = at_home()
    async with app.run_test(size=SMALL) as pilot:
        await front(pilot, TitleScreen, "< Cuzco >", "Grand, year 2, you")
        await pilot.press("enter")
        await front(pilot, GameScreen)
        await pilot.press("q")
        await front(pilot, TitleScreen, "< Grand >")


@pytest.mark.parametrize(("size", "played"), [(SMALL, "-"), (MIDDLE, "20")])
async def test_the_list_of_games_says_which_each_is(size: tuple[int, int], played: str) -> None:
    kept("grand", 6)
    kept("toy", 6)
    app = at_home()
    async with app.run_test(size=size) as pilot:
        await pilot.app.push_screen(GamesScreen(Opener(descriptions()[0])))
        await front(pilot, GamesScreen, "Toy", "Grand", "round 2", "year 2", played)
        rows = [line for line in lines_on(app) if "Ann" in line and "Ben" in line]
        assert len(rows) >= 2


async def test_a_replay_and_the_end_of_a_game_speak_of_that_game_and_then_no_more() -> None:
    game_id = kept("grand")
    app = at_home()
    async with app.run_test(size=LARGE) as pilot:
        await front(pilot, TitleScreen, "< Cuzco >")
        await app.push_screen(ReplayScreen(find_replay(SqliteStore(), game_id, find_game), "en"))
        await front(pilot, ReplayScreen, "year", "Hand ")
        assert app.description == GRAND_DESCRIPTION
        await pilot.press("escape")
        await front(pilot, TitleScreen, "< Cuzco >")
        assert app.description == find_description("cuzco")
        await app.push_screen(GamesScreen(app.home_opener()))
        await front(pilot, GamesScreen, "Grand")
        await pilot.press("enter")
        await front(pilot, AfterScreen, "Fame by year", "Fame by source", "wins with")
        assert "VP" not in text_on(app)
        await pilot.press("s")
        await front(pilot, StatisticsScreen, "Grand", "Fame by source")


async def test_statistics_go_from_game_to_game() -> None:
    kept("grand")
    kept("toy")
    app = at_home()
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        await app.push_screen(StatisticsScreen("en", SqliteStore(), GRAND_DESCRIPTION))
        await front(pilot, StatisticsScreen, "Grand", "Fame game by game", "g other game")
        await pilot.press("g")
        await front(pilot, StatisticsScreen, "Toy", "VP game by game")
        await pilot.press("g")
        await front(pilot, StatisticsScreen, "Grand")


async def test_statistics_begin_with_a_game_that_was_finished() -> None:
    kept("toy")
    app = at_home()
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        await app.push_screen(StatisticsScreen("en", SqliteStore(), GRAND_DESCRIPTION))
        await front(pilot, StatisticsScreen, "Toy", "VP game by game")
        assert "other game" not in text_on(app)


async def test_a_number_of_players_that_the_game_does_not_know_is_the_usual_one() -> None:
    app = at_home(wishes=Wishes(7, None, (), {}))
    async with app.run_test(size=SMALL) as pilot:
        await front(pilot, SetupScreen, "Players < 3 >")
