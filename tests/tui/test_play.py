"""The app plays: a whole game by keys alone, from the first dialog to the ranking."""

import pytest

from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.modals.notice import Reading
from tests.tui.at_the_screen import MIDDLE, answer, new_table, settle


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("pututu", [False, True])
async def test_a_whole_game_is_played_by_keys_alone(players: int, pututu: bool) -> None:
    """Every decision is answered with the cursor and Enter."""
    table = new_table(players, pututu)
    app = make_app(table, "en", bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        turns = 0
        while table.decision is not None:
            await answer(pilot, down=turns % 3)
            turns += 1
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        assert [type(screen) for screen in app.screen_stack].count(Reading) == 1, "the ranking is shown more than once"
        assert any("Place 1" in line for line in app.screen.lines)
        assert turns > 40
