"""The last year of a game of Caral is announced."""

import pytest

from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.tui.app import make_app
from tests.games.caral import helpers as kit
from tests.games.caral.screen.on_screen import settle, table_of_state
from tests.games.caral.screen.test_caral_panels import panel_text
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, the_game

LAST = "7 pyramids are finished: this year is the last one"


def about_to_finish_the_seventh() -> State:
    """Seat 0 can finish the seventh pyramid by one level."""
    s = kit.new(3)
    kit.finish_others(s, 6, seat=1)
    kit.pyramid(s, 0, "site-1", 2, large=False)
    kit.stones(s, 0, 1)
    return kit.at_turn(s, 0)


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_ce_1_the_last_year_is_told_at_the_top_below_the_question_in_the_log_and_in_a_corner(
    size: tuple[int, int],
) -> None:
    app = make_app(table_of_state(about_to_finish_the_seventh()), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        assert "the last" not in panel_text(app, "bar")
        assert not app._notifications
        game = the_game(pilot)
        game.choose("move site-1", game.question.step)
        await settle(pilot)
        game.choose("build", game.question.step)
        await settle(pilot)
        assert "year 1, the last" in panel_text(app, "bar")
        assert [each.message for each in app._notifications].count(LAST) == 1
        assert [entry for entry in game.entries if entry.kind == "notice"]
        assert LAST in panel_text(app, "prompt")
