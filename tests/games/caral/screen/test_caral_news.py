"""What others did stands below the question: what matters whole and in order, and a mark where more was done."""

from collections.abc import Sequence

import pytest

from cuzco_tui.games.caral.engine.view import view_of
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.narration.deeds import deeds
from cuzco_tui.messages import Message, Names, message
from cuzco_tui.play.chronicle import Entry
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.widgets.news_lines import news_lines
from cuzco_tui.tui.widgets.panel import Panel, plain_text
from tests.games.caral import helpers as kit
from tests.games.caral.screen.on_screen import settle, table_of_state
from tests.tui.at_the_screen import MIDDLE

MORE = "\u2026 l log"
"""Stands where something is left out."""


def brought(*numbers: int) -> Entry:
    """Somebody's deed that brought a lot, the last of it what matters most."""
    phrases = tuple(message("log-level", level=number, target=5, place="site 15") for number in numbers)
    finished = message("log-finished", large="yes", number=7)
    said = message("log-moved", to="to site 15", spaces=2, way="back")
    return Entry(said, 5, 1, brought=(*phrases, finished), foremost=(finished,))


def a_turn(*phrases: Message, means: Sequence[Message] = (), fame: int = 0) -> Entry:
    """A turn of Ben's with what it brought, and what of that is seen on the board afterwards."""
    said = message("log-moved", to=say.to("site-5"), spaces=3, way="ahead")
    told = (message("log-fame", amount=fame),) if fame else ()
    return Entry(said, 5, 1, brought=(*phrases, *told), means=tuple(means), foremost=told)


SECOND = message("log-second", moved=message("log-moved", to=say.to("village-1"), spaces=2, way="back"))
PRIEST = say.carali(2, "site-5")
PAIR = message("log-pair", pair=say.pair(3))
LEVEL = message("log-level", level=5, target=5, place=say.place("site-5"))
ALPACA = message("log-alpaca", pen=say.pen(1))
EMISSARY = message("brings-emissary", level=2)
CARD = message("log-cards", amount=1)


async def told(news: Sequence[Entry], width: int, room: int) -> list[str]:
    """The lines of some news."""
    s = kit.new(3)
    app = make_app(table_of_state(kit.at_turn(s)), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        panel = app.screen.query_one("#prompt", Panel)
        return [plain_text(line).strip() for line in news_lines(panel, news, width, room, MORE)]


async def test_news_take_the_lines_that_are_free_and_keep_what_matters_most_where_none_is() -> None:
    assert await told([brought(1)], 110, 1) == [
        "Ben: back to site 15, 2 spaces  level 1 of 5, site 15; large pyramid finished, number 7"
    ]
    assert await told([brought(1, 2, 3)], 80, 3) == [
        "Ben: back to site 15, 2 spaces",
        "level 1 of 5, site 15; level 2 of 5, site 15; level 3 of 5, site 15; large",
        "pyramid finished, number 7",
    ]
    assert await told([brought(1, 2, 3)], 80, 1) == [
        "Ben: back to site 15, 2 spaces  large pyramid finished, number 7 \u2026 l log"
    ]
    assert await told([brought(1, 2, 3)], 50, 1) == ["Ben: large pyramid finished, number 7 \u2026 l log"]
    assert await told([brought(1, 2, 3)], 50, 0) == []


async def test_a_deed_takes_what_lines_are_free_also_where_they_are_not_enough_for_all_of_it() -> None:
    assert await told([brought(1, 2, 3)], 80, 2) == [
        "Ben: back to site 15, 2 spaces",
        "level 1 of 5, site 15; large pyramid finished, number 7 \u2026 l log",
    ]


@pytest.mark.parametrize(
    ("entry", "line"),
    [
        (
            a_turn(LEVEL, PAIR, SECOND, PRIEST, means=(LEVEL, SECOND, PRIEST), fame=2),
            "Ben: to site 5, 3 spaces  then back to village 1, 2 spaces; priest at site 5; +2 fame \u2026 l log",
        ),
        (
            a_turn(PAIR, SECOND, CARD, means=(SECOND,)),
            "Ben: to site 5, 3 spaces  by alpaca pair; then back to village 1, 2 spaces; +1 card",
        ),
        (
            a_turn(LEVEL, PAIR, ALPACA, EMISSARY, CARD, means=(LEVEL, ALPACA, EMISSARY), fame=2),
            "Ben: to site 5, 3 spaces  alpaca on the emissary board, emissary level 2, +1 card, +2 fame \u2026 l log",
        ),
    ],
)
async def test_second_moves_and_what_was_placed_come_before_how_that_was_done(entry: Entry, line: str) -> None:
    assert await told([entry], 100, 1) == [line]


def test_cr_8_where_a_second_move_led_is_among_what_matters_most() -> None:
    s = kit.new(3)
    kit.give(s, 1, alpaca=2)
    kit.at_turn(s, 1, "start")
    log = kit.choose(s, "move village-1")
    while kit.asked(s) != "ChooseAlpacaPair":
        log += kit.choose(s, kit.texts(s)[-1])
    log += kit.choose(s, kit.texts(s)[0], "move quarry-1")
    turn = deeds(log, view_of(s, 0), Names(("Ann", "Ben", "Cleo"), 0))[0]
    assert "log-second" in [phrase.id for phrase in turn.foremost]


async def test_deeds_for_which_there_is_no_line_leave_a_mark_too_and_the_key_of_the_log_is_named_once() -> None:
    long, short = brought(1, 2, 3), a_turn(CARD)
    assert await told([short, short, long], 80, 2) == [
        "Ben: back to site 15, 2 spaces  large pyramid finished, number 7 \u2026 l log",
        "Ben: to site 5, 3 spaces  +1 card \u2026",
    ]
    assert await told([short, long], 80, 2) == [
        "Ben: back to site 15, 2 spaces  large pyramid finished, number 7 \u2026 l log",
        "Ben: to site 5, 3 spaces  +1 card",
    ]
