"""The title screen: what it offers, what it says about it, and that one comes home to it from a game."""

import asyncio
from pathlib import Path

import pytest
from textual.pilot import Pilot

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.games import descriptions, find_description, find_game, guest
from cuzco_tui.messages import LANGUAGES
from cuzco_tui.play.seating import games_to_go_on_with
from cuzco_tui.play.settings_file import settings_path
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import HouseApp, app_at_home, make_app
from cuzco_tui.tui.modals.notice import Confirm
from cuzco_tui.tui.opener import Opener
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.screens.learn import LearnScreen
from cuzco_tui.tui.screens.lessons import LessonScreen
from cuzco_tui.tui.screens.setup import SetupScreen
from cuzco_tui.tui.screens.title import CONTINUE, LEARN, NEW, TitleScreen
from cuzco_tui.tui.settings import Settings
from cuzco_tui.tui.widgets.title_page import DETAIL_LINES
from tests.table.toy_game import TOY_DESCRIPTION
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, new_table, seated, settle, text_on

SIZES = (SMALL, MIDDLE, LARGE)


def at_home(language: str = "en", settings: Settings | None = None) -> HouseApp:
    """An app that begins with the title, whose bots do not move."""
    opener = Opener(descriptions()[0])
    return app_at_home(opener, language, settings or Settings(), bot_pause=60.0)


def title_of(app: HouseApp) -> TitleScreen:
    """The title, which is in front."""
    assert isinstance(app.screen, TitleScreen)
    return app.screen


async def looked(pilot: Pilot[None]) -> TitleScreen:
    """Wait until the title knows the saved games."""
    assert isinstance(pilot.app, HouseApp)
    for _ in range(200):
        await pilot.pause()
        screen = pilot.app.screen
        if isinstance(screen, TitleScreen) and screen.saves is not None and screen._looking and screen._looking.done():
            return screen
        await asyncio.sleep(0.01)
    raise AssertionError("the title never came to know the saves")


async def reached(pilot: Pilot[None], kind: type) -> None:
    """Wait until a screen of a kind is there, the title in front, any other in front or under a dialog."""
    for _ in range(200):
        await pilot.pause()
        found = pilot.app.screen_stack[-1:] if kind is TitleScreen else pilot.app.screen_stack
        if any(isinstance(screen, kind) for screen in found):
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"{kind} never came, {pilot.app.screen} is in front")


def saved(rounds: int = 1, seed: int = 5) -> str:
    """A game of Ann against greedy bots that was left in some round."""
    table = Table.new(find_game("cuzco"), seated(3), seed, store=SqliteStore())
    bot = find_game("cuzco").make_bot("greedy", 1)
    while (decision := table.decision) is not None and table.view(0).round < rounds:
        table.play(
            decision.seat, decision.options[bot(table.view(decision.seat), decision, ThinkingClock())], table.step
        )
    table.close()
    assert table.id is not None
    return table.id


@pytest.mark.parametrize("size", SIZES)
async def test_a_first_start_makes_no_file_and_offers_to_learn(size: tuple[int, int], tmp_path: Path) -> None:
    app = at_home()
    async with app.run_test(size=size) as pilot:
        title = await looked(pilot)
        assert title.rows[title.cursor] == LEARN
        text = text_on(app)
        assert "New here? Begin with this" in text
        assert "run the roads of the Inca" in text
        assert "q leave" in text
        await pilot.press("q")
        await pilot.pause()
        assert not app.is_running
    assert not (tmp_path / "home").exists()


async def test_somebody_who_has_settings_is_not_new() -> None:
    settings_path().parent.mkdir(parents=True)
    settings_path().write_text("")
    app = at_home()
    async with app.run_test(size=SMALL) as pilot:
        title = await looked(pilot)
        assert title.rows[title.cursor] == NEW


@pytest.mark.parametrize("size", SIZES)
async def test_continue_says_how_the_last_game_stands_and_goes_on_with_it(size: tuple[int, int]) -> None:
    saved(rounds=3, seed=4)
    saved(rounds=3)
    last = games_to_go_on_with(SqliteStore())[0].id
    app = at_home()
    async with app.run_test(size=size) as pilot:
        title = await looked(pilot)
        assert title.rows[title.cursor] == CONTINUE
        table = Table.resume(find_game, SqliteStore(), last)
        scores = {each.seat: each.score for each in table.ranking()}
        table.close()
        said = " ".join(title.page.detail_lines())
        assert f"round 3, you {scores[0]}" in said or f"round 3, you lead with {scores[0]}" in said
        assert said.endswith("; one more game waits.")
        assert all(line in text_on(app) for line in title.page.detail_lines())
        await pilot.press("enter")
        await reached(pilot, GameScreen)
        assert app.model.saved_as == last


async def test_enter_before_the_saves_are_read_waits_for_them() -> None:
    last = saved()
    app = at_home()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter")
        await reached(pilot, GameScreen)
        assert app.model.saved_as == last


async def test_with_finished_games_alone_nothing_is_there_to_go_on_with() -> None:
    saved(rounds=99)
    app = at_home()
    async with app.run_test(size=SMALL) as pilot:
        title = await looked(pilot)
        assert title.rows[title.cursor] == NEW
        await pilot.press("up", "enter")
        await pilot.pause()
        assert "No game is waiting for you" in text_on(app)
        assert title_of(app).hears_keys


async def test_a_new_game_and_the_tutorial_begin_from_here_and_lead_back_here() -> None:
    app = at_home()
    async with app.run_test(size=MIDDLE) as pilot:
        title = await looked(pilot)
        await pilot.press("enter")
        await reached(pilot, LessonScreen)
        app.action_leave()
        while not isinstance(app.screen, LearnScreen):
            await pilot.pause()
        await pilot.press("q")
        await reached(pilot, TitleScreen)
        title = await looked(pilot)
        while title.rows[title.cursor] != NEW:
            await pilot.press("down")
        await pilot.press("enter")
        await reached(pilot, SetupScreen)
        await pilot.press("escape")
        await reached(pilot, TitleScreen)
        assert len(app.screen_stack) == 2


@pytest.mark.parametrize("size", SIZES)
async def test_q_in_a_saved_game_comes_home_without_a_question_and_continue_goes_back(size: tuple[int, int]) -> None:
    app = make_app(new_table(3, store=SqliteStore()), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        game_id = app.model.saved_as
        await pilot.press("escape", "q")
        await looked(pilot)
        assert "Your game is kept" in text_on(app)
        assert (app.host, app.seated, app.kept_game) == (None, False, game_id)
        await pilot.press("enter")
        await reached(pilot, GameScreen)
        assert app.model.saved_as == game_id


async def test_a_game_that_nobody_keeps_is_left_after_a_question() -> None:
    app = make_app(new_table(2), bot_pause=60.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        app.action_leave()
        await reached(pilot, Confirm)
        await pilot.press("y")
        await looked(pilot)
        assert "kept" not in text_on(app)
        assert app.kept_game == ""


async def test_q_pressed_over_and_over_comes_home_and_leaves_once() -> None:
    app = make_app(new_table(2, store=SqliteStore()), bot_pause=60.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        app.action_leave()
        app.action_leave()
        title = await looked(pilot)
        assert app.screen_stack[1:] == [title]


async def test_the_rows_are_walked_through_and_clicked() -> None:
    app = at_home()
    async with app.run_test(size=MIDDLE) as pilot:
        title = await looked(pilot)
        await pilot.press("home")
        assert title.cursor == 0
        await pilot.press("up")
        assert title.cursor == len(title.rows) - 1
        await pilot.press("home", "end", "down")
        assert title.cursor == 0
        menu = title.page.menu
        row = title.page._first_row + title.rows.index(NEW)
        await pilot.click("#title", offset=(menu.x + 5, row))
        await reached(pilot, SetupScreen)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_is_said_about_each_row_has_room(language: str, size: tuple[int, int]) -> None:
    saved(rounds=2, seed=4)
    saved(rounds=3)
    app = at_home(language)
    async with app.run_test(size=size) as pilot:
        title = await looked(pilot)
        for _ in title.rows:
            await pilot.press("down")
            lines = title.page.detail_lines()
            assert len(lines) <= DETAIL_LINES, lines
            assert all(line in text_on(app) for line in lines)
            assert title.page.items[title.cursor].name in text_on(app)


async def test_the_language_is_changed_at_once() -> None:
    app = at_home()
    async with app.run_test(size=SMALL) as pilot:
        await looked(pilot)
        await pilot.press("l")
        await pilot.pause()
        assert "Neues Spiel" in text_on(app)
        assert "Deutsch" in text_on(app)
        await pilot.press("l", "l")
        await pilot.pause()
        assert "New game" in text_on(app)


async def test_one_game_alone_is_nowhere_asked_for() -> None:
    app = at_home()
    async with app.run_test(size=SMALL) as pilot:
        title = await looked(pilot)
        assert "< Cuzco >" not in text_on(app)
        await pilot.press("right")
        assert title.described == find_description("cuzco")
        title._point(title.rows.index(NEW))
        await pilot.press("enter")
        await reached(pilot, SetupScreen)
        await pilot.pause()
        assert "Players" in text_on(app)
        assert "Game <" not in text_on(app)


async def test_a_second_game_has_its_place() -> None:
    with guest(TOY_DESCRIPTION):
        app = at_home()
        async with app.run_test(size=SMALL) as pilot:
            title = await looked(pilot)
            assert "< Cuzco >" in text_on(app)
            assert "Left Right game" in text_on(app)
            await pilot.press("right")
            await pilot.pause()
            assert title.opener.description == TOY_DESCRIPTION
            assert app.description == TOY_DESCRIPTION
            assert LEARN not in title.rows
            await pilot.press("right")
            await pilot.pause()
            assert title.opener.description == find_description("cuzco")


async def test_a_folder_that_cannot_be_used_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("in the way")
    app = at_home()
    async with app.run_test(size=MIDDLE) as pilot:
        title = await looked(pilot)
        assert title.saves is not None
        assert title.saves.trouble.endswith(".")
        assert title.saves.trouble[:40] in text_on(app)
        while title.rows[title.cursor] != NEW:
            await pilot.press("down")
        await pilot.press("enter")
        await reached(pilot, SetupScreen)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)
        assert str(tmp_path)[:20] in text_on(app)
        await pilot.press("escape")
        await reached(pilot, TitleScreen)


@pytest.mark.parametrize("settings", [Settings(map="plain"), Settings(colours="none"), Settings(theme="light")])
async def test_every_kind_of_terminal_shows_the_rows_and_the_cursor(settings: Settings) -> None:
    app = at_home(settings=settings)
    async with app.run_test(size=SMALL) as pilot:
        title = await looked(pilot)
        assert all(item.name in text_on(app) for item in title.page.items)
        assert "Learn to play" in text_on(app)


async def test_below_the_smallest_size_a_sentence_covers_the_title() -> None:
    app = at_home()
    async with app.run_test(size=SMALL) as pilot:
        await looked(pilot)
        await pilot.resize_terminal(70, 20)
        await pilot.pause()
        assert "The table needs 80 columns" in text_on(app)
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert "New game" in text_on(app)
