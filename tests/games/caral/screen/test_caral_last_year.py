"""The last year of a game of Caral is announced, and news that matter are not cut for others that do not."""

import pytest

from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.messages import message
from cuzco_tui.play.chronicle import Entry
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.widgets.news_lines import news_lines
from cuzco_tui.tui.widgets.panel import Panel, plain_text
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


def brought(*numbers: int) -> Entry:
    """Somebody's deed that brought a lot, the last of it what matters most."""
    phrases = tuple(message("log-level", level=number, target=5, place="site 15") for number in numbers)
    finished = message("log-finished", large="yes", number=7)
    said = message("log-moved", to="to site 15", spaces=2, way="back")
    return Entry(said, 5, 1, brought=(*phrases, finished), foremost=(finished,))


async def test_news_take_the_lines_that_are_free_and_keep_what_matters_most_where_none_is() -> None:
    app = make_app(table_of_state(about_to_finish_the_seventh()), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        panel = app.screen.query_one("#prompt", Panel)

        def told(entry: Entry, width: int, room: int) -> list[str]:
            return [plain_text(line).strip() for line in news_lines(panel, [entry], width, room)]

        assert told(brought(1), 110, 1) == [
            "Ben: back to site 15, 2 spaces  level 1 of 5, site 15; large pyramid finished, number 7"
        ]
        assert told(brought(1, 2, 3), 80, 3) == [
            "Ben: back to site 15, 2 spaces",
            "level 1 of 5, site 15; level 2 of 5, site 15; level 3 of 5, site 15; large",
            "pyramid finished, number 7",
        ]
        assert told(brought(1, 2, 3), 80, 1) == ["Ben: back to site 15, 2 spaces  large pyramid finished, number 7"]
        assert told(brought(1, 2, 3), 50, 1) == ["Ben: large pyramid finished, number 7"]
        assert told(brought(1, 2, 3), 50, 0) == []
