"""The terminal changes its size in the middle of a game."""

import pytest

from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.screens.game import GameScreen
from tests.games.cuzco import kit
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, answer, arranged, new_table, settle
from tests.tui.every_kind import table_at

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
        await pilot.press("p")
        await pilot.pause()
        assert [made.choice.text for made in app.model.table.choices_made(None)][:1] == ["die 5 points"]


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
        assert app.model.table.step >= 1
        assert isinstance(app.screen, GameScreen | DecisionModal)
