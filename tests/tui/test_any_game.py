"""Any game is played on screen, with a front of its own or without: the toy game has none."""

import pytest
from textual.pilot import Pilot

from cuzco_tui.table import seats
from cuzco_tui.table.table import Table
from cuzco_tui.tui import app as the_house
from cuzco_tui.tui.app import HouseApp, make_app
from cuzco_tui.tui.front import PLAIN_FRONT, Front
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.screens.after import AfterScreen
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.widgets.game_log import GameLog
from cuzco_tui.tui.widgets.panel import Panel
from cuzco_tui.tui.widgets.plain_board import PlainBoard
from tests.text.toy_words import SPOKEN_TOY
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, answer, settle, text_on


def toy_table(*kinds: str) -> Table:
    """A table of the toy game with people and bots."""
    people = [
        seats.human(name) if kind == "me" else seats.bot(name, kind)
        for name, kind in zip(("Ann", "Bo"), kinds, strict=True)
    ]
    return Table.new(SPOKEN_TOY, people, 7)


async def play_to_the_end(pilot: Pilot[None], app: HouseApp) -> int:
    """Answer every question by keys; give how many there were."""
    answers = 0
    while app.model.next_seat is not None:
        await answer(pilot, down=answers % 2)
        answers += 1
    await settle(pilot)
    return answers


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_a_game_without_a_front_is_played_from_the_first_to_the_last_decision(size: tuple[int, int]) -> None:
    table = toy_table("me", "first")
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        game = app.screen
        assert isinstance(game, GameScreen)
        assert isinstance(game.board, PlainBoard)
        assert "Round 1." in text_on(app)
        assert "What do you play?" in text_on(app)
        assert await play_to_the_end(pilot, app) > 8
        assert table.finished
        assert isinstance(app.screen, AfterScreen)
        assert "VP by round" in text_on(app)


async def test_the_plain_board_shows_every_topic_where_the_game_stands_and_the_log() -> None:
    app = make_app(toy_table("me", "first"), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        hand = app.screen.query_one("#look-hand", Panel)
        before = hand.facts
        assert "Hand " in text_on(app)
        assert text_on(app).count("Dealt: ") == 1
        await pilot.press("1")
        await settle(pilot)
        await pilot.press("1")
        await settle(pilot)
        assert hand.facts != before
        assert any(entry.said.id == "toy-played" for entry in app.screen.query_one(GameLog).entries)


async def test_a_kind_of_decision_that_no_front_knows_has_the_plain_dialog(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(the_house, "front_of", lambda _description: Front(on_the_board=frozenset()))
    table = toy_table("me", "first")
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        assert type(app.screen) is DecisionModal
        assert "What do you play?" in text_on(app)
        await play_to_the_end(pilot, app)
        assert table.finished


async def test_a_hint_a_reason_a_rule_and_the_help_of_any_game_can_be_read() -> None:
    app = make_app(toy_table("me", "first"), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        for key, told in (
            ("h", "Because it is the first."),
            ("w", "Why not"),
            ("?", "Wait for your turn."),
            ("i", "Toy: play cards"),
        ):
            await pilot.press(key)
            await pilot.pause()
            assert not isinstance(app.screen, GameScreen)
            assert told in text_on(app)
            await pilot.press("escape")
            await pilot.pause()
        assert isinstance(app.screen, GameScreen)


async def test_two_people_hand_the_keyboard_over_in_any_game() -> None:
    table = toy_table("me", "me")
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        while not table.finished:
            before = table.step, type(app.screen)
            await settle(pilot)
            await pilot.press("enter")
            await pilot.pause()
            assert (table.step, type(app.screen)) != before


def test_the_plain_front_answers_everything_on_the_board() -> None:
    assert PLAIN_FRONT.answered_on_board("whatever")
    assert not Front(on_the_board=frozenset({"card"})).answered_on_board("pile")
    assert Front().dialog_for("whatever") is DecisionModal
