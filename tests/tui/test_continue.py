"""Quit and continue at every kind of decision: nothing is lost."""

import pytest
from textual.pilot import Pilot

from cuzco_tui.games import find_game
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.screens.title import TitleScreen
from tests.games.cuzco.screen.every_kind import KINDS, found_games, table_at
from tests.long_runs import usual_among
from tests.tui.at_the_screen import MIDDLE, answer, asks_in_words, choices_of, lines_on, question_of, settle, the_app


async def leave_by_keys(pilot: Pilot[None]) -> None:
    """Put a dialog aside, and go home."""
    app = the_app(pilot)
    if isinstance(app.screen, DecisionModal):
        await pilot.press("escape")
        await pilot.pause()
    await pilot.press("q")
    await pilot.pause()
    assert isinstance(app.screen, TitleScreen)
    assert app.game_screen is None


ASKED = ("ChooseTurn", "ChooseRoad", "ChooseFeatherSlot", "ChooseFireGift", "ChooseExchange", "ChooseTasksToKeep")
"""Questions on the board and in dialogs of different shapes."""


@pytest.mark.parametrize("kind", KINDS)
def test_a_table_left_at_a_decision_is_the_same_again(kind: str, store: SqliteStore) -> None:
    with table_at(kind, store) as table:
        game_id, digest, choices, decision = table.id, table.digest(), choices_of(table), table.decision
        assert decision is not None
        view = table.view(decision.seat)
    assert game_id is not None
    with Table.resume(find_game, store, game_id) as again:
        assert (again.digest(), choices_of(again), again.decision) == (digest, choices, decision)
        assert again.view(decision.seat) == view


def test_every_kind_of_decision_is_met() -> None:
    assert set(found_games()) == set(KINDS)
    assert len(KINDS) == 28


@pytest.mark.parametrize("kind", usual_among(KINDS, ASKED))
async def test_a_game_left_at_a_decision_goes_on_with_the_same_question(kind: str, store: SqliteStore) -> None:
    table = table_at(kind, store)
    game_id, digest, choices = table.id, table.digest(), choices_of(table)
    assert game_id is not None
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        assert app.model.view.kind == kind
        options, question, picture = app.model.view.options, question_of(app), lines_on(app)
        await leave_by_keys(pilot)
    table.close()

    with Table.resume(find_game, store, game_id) as again:
        assert (again.digest(), choices_of(again)) == (digest, choices)
        app = make_app(again, bot_pause=0.0)
        async with app.run_test(size=MIDDLE) as pilot:
            await settle(pilot)
            assert app.model.view.options == options
            assert question_of(app) == question
            assert lines_on(app) == picture
            assert asks_in_words(app), question
            await answer(pilot)
            assert again.step > len(choices)


async def test_a_game_killed_in_the_middle_of_a_dialog_goes_on_there(store: SqliteStore) -> None:
    """The app ends without a word to the table, as when a connection is lost."""
    table = table_at("ChooseFireGift", store)
    game_id, digest = table.id, table.digest()
    assert game_id is not None
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        assert isinstance(app.screen, DecisionModal)
    table.close()
    with Table.resume(find_game, store, game_id) as again:
        assert again.digest() == digest
