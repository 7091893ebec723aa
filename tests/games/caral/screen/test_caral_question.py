"""Caral's question on the board: what all options have in common is said once, and what is cut has a mark."""

import re

import pytest

from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.tui.app import make_app
from tests.games.caral import helpers as kit
from tests.games.caral.screen.on_screen import ALL, settle, table_of_state
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, lines_on


def in_a_village_with_a_fish_pair() -> State:
    """Seat 0 stands in a village and may place a Carali, and then once more by a fish pair."""
    s = kit.new(3)
    kit.pyramid(s, 0, "site-14", 5)
    kit.give(s, 0, fish=2)
    return kit.visit(s, "village-1")


async def question_lines(s: State, size: tuple[int, int], language: str = "en") -> list[str]:
    """The lines of the question."""
    app = make_app(table_of_state(s), language, bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        top = app.screen.query_one("#prompt").region.y
        return [line.rstrip() for line in lines_on(app)[top:-1]]


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
@pytest.mark.parametrize(
    ("language", "tail"),
    [
        ("en", "For each but 0: then once more by a fish pair"),
        ("de", "Au\u00dfer bei 0: dann noch einmal mit einem Fischp\u00e4rchen"),
        ("nl", "Behalve bij 0: dan nog een keer met een vispaar"),
    ],
)
async def test_what_all_options_but_one_end_with_is_said_once(size: tuple[int, int], language: str, tail: str) -> None:
    lines = await question_lines(in_a_village_with_a_fish_pair(), size, language)
    assert "".join(lines).count(tail) == 1
    assert "".join(lines).count(tail.partition(": ")[2]) == 1
    assert not [line for line in lines[1:] if line.endswith(".")]


async def test_options_that_end_with_various_things_say_it_each() -> None:
    s = kit.new(3)
    lines = await question_lines(kit.at_turn(s), MIDDLE)
    assert "For each" not in "".join(lines)
    assert "then a Carali to place" in lines[1]


@pytest.mark.parametrize("language", ["en", "de", "nl"])
async def test_on_a_small_terminal_the_keys_that_matter_most_are_named(language: str) -> None:
    s = kit.new(3, ALL)
    app = make_app(table_of_state(kit.at_turn(s)), language, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        line = lines_on(app)[-1]
        for key in ("Enter", "g", "h", "i", "w", "?", "q"):
            assert re.search(rf"(?<!\S){re.escape(key)} \w", line), (key, line)
