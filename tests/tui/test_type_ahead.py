"""Keys that come faster than the screen: held down, pasted, or late over a slow connection."""

import pytest
from textual import events

from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.screens.game import GameScreen
from tests.games.cuzco import kit
from tests.tui.at_the_screen import SMALL, arranged, new_table, settle


@pytest.mark.parametrize(
    "keys",
    [
        "1 1",
        "1 enter",
        "enter enter enter",
        "1 escape",
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
        for key in burst:
            app.post_message(events.Key(key, key if len(key) == 1 else None))
        for _ in range(6):
            await pilot.pause()
        assert [type(screen) for screen in app.screen_stack].count(GameScreen) == 1
        assert table.step >= ("1" in burst or burst[0] == "enter")
        if isinstance(app.screen, GameScreen):
            await pilot.press("space")
        await settle(pilot)


@pytest.mark.parametrize("keys", ["6x1111111", "6x1212121212", "6s11111", "6p1111", "6x1h11", "6t11111111"])
async def test_keys_typed_ahead_never_end_in_an_error(keys: str) -> None:
    table = arranged(kit.at_turn(kit.new(2), 0, (6, 5, 4)))
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL, notifications=True) as pilot:
        await settle(pilot)
        for key in keys:
            app.post_message(events.Key(key, key))
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
