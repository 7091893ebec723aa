"""The terminal changes its size in the middle of a game."""

import pytest
from textual.screen import Screen

from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.modals.choices import Choices
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.screens.game import GameScreen
from tests.games.cuzco import kit
from tests.games.cuzco.screen.every_kind import table_at
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, answer, arranged, new_table, settle, table_of, text_on

ASKED = ("ChooseTurn", "ChooseRoad", "ChooseFeatherSlot", "ChooseFireGift", "ChooseExchange", "ChooseTasksToKeep")
"""Questions on the board and in dialogs of different shapes."""


@pytest.mark.parametrize("kind", ASKED)
async def test_a_question_stays_answerable_through_three_sizes(kind: str) -> None:
    table = table_at(kind)
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        screen, before = app.screen, table.step
        for size in (SMALL, LARGE, SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert app.screen is screen
            focused = app.screen.focused
            if isinstance(screen, DecisionModal):
                assert focused is not None
                assert screen.region.contains_point(focused.region.intersection(screen.region).offset)
                assert focused.region.intersection(screen.region).area
        assert table.step == before
        await answer(pilot)
        assert table.step > before


async def test_the_game_screen_keeps_its_focus_and_selected_die_through_three_sizes() -> None:
    app = make_app(arranged(kit.new(2)), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await pilot.press("5")
        focused = app.screen.focused
        for size in (SMALL, LARGE, MIDDLE):
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert app.screen.focused is focused
        await pilot.press("p", "enter")
        await pilot.pause()
        assert table_of(app).choice_texts[:1] == ["die 5 points"]


async def test_a_terminal_that_is_too_small_says_so_and_comes_back() -> None:
    app = make_app(new_table(2), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        screen = app.screen
        await pilot.resize_terminal(40, 10)
        await pilot.pause()
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert app.screen is screen
        await answer(pilot)
        assert table_of(app).step >= 1
        assert isinstance(app.screen, GameScreen | DecisionModal)


async def test_a_terminal_that_is_too_small_is_laid_out_once_and_then_left_in_peace() -> None:
    app = make_app(new_table(2), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.resize_terminal(40, 10)
        await pilot.pause()
        assert "Please make it larger." in text_on(app)
        layouts: list[Screen[object]] = []
        app.screen.screen_layout_refresh_signal.subscribe(app.screen, layouts.append)
        await pilot.pause(0.1)
        assert layouts == []


@pytest.mark.parametrize("kind", ["ChooseFireGift", "ChooseExchange", "ChooseTasksToKeep"])
async def test_a_dialog_is_covered_in_a_terminal_that_is_too_small_and_there_again_with_its_cursor(kind: str) -> None:
    table = table_at(kind)
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        screen, before = app.screen, table.step
        assert isinstance(screen, DecisionModal)
        screen.query(Choices).first().point(1)
        await pilot.pause()
        seen = text_on(app)
        for tiny in ((40, 10), (79, 24), (80, 23)):
            await pilot.resize_terminal(*tiny)
            await pilot.pause()
            assert "The table needs 80 columns and 24 lines" in text_on(app)
            assert "▔" not in text_on(app)
            await pilot.resize_terminal(*SMALL)
            await pilot.pause()
            await pilot.pause()
            assert app.screen is screen
            assert screen.query(Choices).first().cursor == 1
            assert text_on(app) == seen
            assert table.step == before


async def test_small_dialogs_and_texts_are_covered_too() -> None:
    app = make_app(arranged(kit.new(2)), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        for keys in ("q", "h", "ww", "?", "i"):
            await pilot.press(*keys)
            await pilot.pause()
            screen = app.screen
            assert not isinstance(screen, GameScreen)
            await pilot.resize_terminal(60, 20)
            await pilot.pause()
            assert "Please make it larger." in text_on(app)
            assert "▔" not in text_on(app)
            await pilot.resize_terminal(*SMALL)
            await pilot.pause()
            assert app.screen is screen
            assert "Please make it larger." not in text_on(app)
            assert "▔" in text_on(app)
            await pilot.press("escape")
            await pilot.pause()


@pytest.mark.parametrize("kind", ["ChooseTurn", "ChooseRoad", "ChooseExchange", "ChooseFireGift"])
async def test_no_key_but_that_to_leave_works_while_the_terminal_is_too_small(kind: str) -> None:
    table = table_at(kind)
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        screen, before, stack = app.screen, table.step, len(app.screen_stack)
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        for key in ("1", "2", "enter", "p", "escape", "space", "h", "i", "u", "w", "ctrl+p", "tab"):
            await pilot.press(key)
            await pilot.pause()
        assert app.screen is screen
        assert len(app.screen_stack) == stack
        assert table.step == before
        await pilot.press("q")
        await pilot.pause()
        assert not app.is_running or app._exit


async def test_a_terminal_that_is_large_again_hears_keys_again() -> None:
    table = table_at("ChooseExchange")
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        before = table.step
        await pilot.resize_terminal(60, 20)
        await pilot.pause()
        await pilot.press("1")
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert table.step == before
        await pilot.press("1")
        await pilot.pause()
        assert table.step > before


async def test_the_sentence_names_the_key_that_leaves() -> None:
    app = make_app(new_table(2), bot_pause=0.0)
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        await pilot.pause()
        assert "q leaves" in text_on(app)


@pytest.mark.parametrize("key", ["f1", "h", "w", "question_mark", "q", "l", "c", "g", "k", "ctrl+p"])
async def test_whatever_is_open_bears_a_terminal_with_hardly_a_column(key: str) -> None:
    app = make_app(arranged(kit.new(2)), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press(key)
        await pilot.pause()
        before = app.screen
        for size in ((1, 1), (3, 60), (9, 24), SMALL):
            await pilot.resize_terminal(*size)
            await pilot.pause()
        assert app.screen is before
        assert app._exception is None
