"""Keys that come faster than the screen: held down, pasted, or late over a slow connection."""

import asyncio
from collections.abc import Callable

import pytest
from textual import events
from textual._callback import invoke

from cuzco_tui.tui.app import HouseApp, make_app
from cuzco_tui.tui.modals.hint import HintReading
from cuzco_tui.tui.palette import GameCommands
from cuzco_tui.tui.screens.game import GameScreen
from tests.games.cuzco import kit
from tests.tui.at_the_screen import SMALL, arranged, new_table, settle


def type_at_once(app: HouseApp, keys: str) -> None:
    """Type some keys before the app can do anything."""
    for key in keys.split():
        app.post_message(events.Key(key, key if len(key) == 1 else None))


@pytest.mark.parametrize(
    "keys",
    [
        "2 1",
        "2 enter",
        "enter enter enter",
        "2 escape",
        "escape escape escape",
        "escape space escape space",
        "h enter enter",
        "escape q n q n",
    ],
)
async def test_keys_in_a_burst_leave_the_game_where_it_can_go_on(keys: str) -> None:
    table = new_table(2)
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        burst = keys.split()
        type_at_once(app, keys)
        for _ in range(6):
            await pilot.pause()
        assert [type(screen) for screen in app.screen_stack].count(GameScreen) == 1
        assert table.step >= ("2" in burst or burst[0] == "enter")
        if isinstance(app.screen, HintReading):
            await pilot.press("escape")
        if isinstance(app.screen, GameScreen):
            await pilot.press("space")
        await settle(pilot)


@pytest.mark.parametrize(
    "keys",
    [
        "6 x enter 1 1 1 1 1 1 1",
        "6 x enter 1 2 1 2 1 2 1 2",
        "6 s enter 1 1 1",
        "6 p enter 1 1",
        "6 x enter 1 h 1 1",
        "6 t enter 1 1 1",
    ],
)
async def test_keys_typed_ahead_never_end_in_an_error(keys: str) -> None:
    table = arranged(kit.at_turn(kit.new(2), 0, (6, 5, 4)))
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await settle(pilot)
        type_at_once(app, keys)
        for _ in range(12):
            await pilot.pause()
        assert [note.message for note in app._notifications if note.severity == "error"] == []
        assert table.step >= 1


async def test_an_answer_to_a_question_that_is_gone_is_dropped() -> None:
    table = arranged(kit.at_turn(kit.new(2), 0, (6, 5, 4)))
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await settle(pilot)
        game = app.game_screen
        assert game is not None
        step = app.model.step
        game.choose("die 6 exchange", step)
        game.choose("die 5 points", step)
        await settle(pilot)
        game.choose("vp", step)
        await settle(pilot)
        assert table.choice_texts == ["die 6 exchange"]
        assert not list(app._notifications)


async def test_a_key_answers_the_dialog_that_the_key_before_it_opens() -> None:
    table = arranged(kit.at_turn(kit.new(2), 0, (6, 5, 4)))
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        type_at_once(app, "6 x enter 2")
        await settle(pilot)
        await pilot.pause()
        assert len(table.choice_texts) == 2
        assert table.choice_texts[0] == "die 6 exchange"


@pytest.mark.parametrize(
    ("keys", "closing"),
    [
        ("i pagedown", "escape"),
        ("w w down", "escape"),
        ("question_mark down", "escape"),
        ("h down", "escape"),
        ("q f1", "f1 n"),
        ("ctrl+p pagedown", "escape"),
    ],
)
async def test_a_dialog_is_closed_by_a_key_typed_ahead_of_it(keys: str, closing: str) -> None:
    app = make_app(arranged(kit.at_turn(kit.new(2), 0, (6, 5, 4))), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        before = list(app.screen_stack)
        type_at_once(app, keys)
        await pilot.pause()
        assert len(app.screen_stack) > len(before)
        type_at_once(app, f"{closing} {keys} {closing}")
        await pilot.pause()
        assert app.screen_stack == before


async def test_a_hint_is_taken_and_the_choice_taken_back_in_one_burst() -> None:
    table = arranged(kit.at_turn(kit.new(2), 0, (6, 5, 4)))
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        type_at_once(app, "h")
        for _ in range(4):
            await pilot.pause()
        type_at_once(app, "enter backspace y")
        for _ in range(4):
            await pilot.pause()
        assert table.choice_texts == []
        await settle(pilot)
        await pilot.press("h")
        await pilot.pause()
        await pilot.press("enter")
        await settle(pilot)
        assert len(table.choice_texts) >= 1


@pytest.mark.parametrize(("key", "answers"), [("2", True), ("enter", False)])
async def test_a_key_in_the_moment_after_others_moved_is_kept_for_the_dialog_unless_it_skips(
    key: str, answers: bool
) -> None:
    table = new_table(2, people=(1,))
    app = make_app(table, bot_pause=0.3)
    async with app.run_test(size=SMALL) as pilot:
        await until(lambda: app.game_screen is not None and app.game_screen.dialog_comes)
        before = len(app.model.chosen)
        type_at_once(app, key)
        await pilot.pause()
        await settle(pilot)
        await pilot.pause()
        assert (len(app.model.chosen) > before) is answers


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something in the midst of what the app does."""
    for _ in range(5_000):
        if condition():
            return
        await asyncio.sleep(0.002)
    raise AssertionError("it never happened")


async def test_the_palette_answers_no_question_that_came_up_behind_it() -> None:
    table = arranged(kit.at_turn(kit.new(2), 0, (6, 5, 4)))
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        game = app.game_screen
        assert game is not None
        game.board.prompt.focus()
        await pilot.pause()
        take = next(one for one in GameCommands(game).commands() if one.name.startswith("take "))
        game.choose("die 6 points", app.model.step)
        await settle(pilot)
        before = list(app.model.chosen)
        assert game.on_the_board
        await invoke(take.run)
        await pilot.pause()
        assert list(app.model.chosen) == before
