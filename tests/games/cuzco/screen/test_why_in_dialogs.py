"""Why not, in dialogs: the one line is about what the cursor is on, and asked again everything is listed."""

import pytest

from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.modals.choices import Choices
from tests.games.cuzco.screen.arranged import ARRANGED
from tests.tui.at_the_screen import MIDDLE, SMALL, arranged, settle, text_on

ALL_POSSIBLE = "Everything that is offered here is possible."


@pytest.mark.parametrize(
    ("dialog", "pointed", "told"),
    [
        ("fire trial", "god iliapa", ALL_POSSIBLE),
        ("feather slot", "slot 2", ALL_POSSIBLE),
        ("village vp", "card 10 offering", ALL_POSSIBLE),
        ("exchange", "slide study 03", "that study tile is slid down already."),
        ("market", "buy soup", "it does not lie in the market row of round 1."),
        ("task", "discard 38", "Task 38, 5 food: you have 0 of 5."),
    ],
)
async def test_w_is_about_what_the_cursor_is_on(dialog: str, pointed: str, told: str) -> None:
    """G-0, X-1, U-3, U-4: a card of another moment has nothing to do with it."""
    app = make_app(arranged(ARRANGED[dialog]()), bot_pause=3600.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        for choices in app.screen.query(Choices):
            choices.go_to(pointed)
        await pilot.press("w")
        await pilot.pause()
        assert told in " ".join(text_on(app).split())


@pytest.mark.parametrize("size", [SMALL, MIDDLE])
@pytest.mark.parametrize("dialog", ["tasks to keep", "fire trial", "exchange"])
async def test_asked_again_w_lists_what_is_not_possible(dialog: str, size: tuple[int, int]) -> None:
    app = make_app(arranged(ARRANGED[dialog]()), bot_pause=3600.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        await pilot.press("w")
        await pilot.pause()
        assert "Rule " not in text_on(app)
        await pilot.press("w")
        await pilot.pause()
        assert text_on(app).count("Rule ") >= 2
