"""Keys that come faster than the screen: held down, pasted, or late over a slow connection."""

import pytest
from textual import events

from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.screens.game import GameScreen
from tests.tui.at_the_screen import SMALL, new_table, settle


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
