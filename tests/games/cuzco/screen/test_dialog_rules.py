"""`?` in a dialog explains what the cursor is on, a hint stands clear of it, and `w` first answers in one line."""

import pytest

from cuzco_tui.games.cuzco.engine.choices import parse_choice
from cuzco_tui.games.cuzco.screen.dialogs.pointed_rules import rule_of
from cuzco_tui.games.cuzco.screen.front import CUZCO_FRONT
from cuzco_tui.messages import LANGUAGES
from cuzco_tui.play.rulebook import rules_of
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.modals.choices import Choices
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.modals.frame import Frame
from cuzco_tui.tui.modals.hint import HintReading
from cuzco_tui.tui.modals.notice import Reading
from cuzco_tui.tui.readings import Reasons
from tests.games.cuzco.screen.arranged import ARRANGED, DialogApp, open_dialog
from tests.games.cuzco.screen.every_kind import KINDS, table_at
from tests.long_runs import usual_in_turn
from tests.tui.at_the_screen import SMALL, settle
from tests.tui.test_notices import quiet, turn_of_two

RULES = {
    "fire trial": {"god iliapa": "G-", "offering": "F-1", "card 08 offering": "G-08"},
    "god card": {"god mama-quilia": "G-"},
    "extra turn": {"card 05 inti": "G-05"},
    "exchange": {"vp": "X-3", "offering": "X-4", "khipu": "X-7", "feather pink": "X-6", "god viracocha": "G-"},
    "step": {"step 6": "T-2", "step 1": "T-1", "step 6 12 offering": "G-12"},
    "feather slot": {"slot 2": "M-4"},
    "tile": {"tile study 1": "A-"},
    "ability": {"use study 01": "A-01"},
    "market": {"buy soup": "U-3"},
    "spaces": {"advance 1": "K-1"},
    "task": {"discard 38": "task 38", "discard S-03": "S-03"},
}


@pytest.mark.parametrize("name", RULES)
async def test_the_rule_is_that_of_the_option_under_the_cursor(name: str) -> None:
    app = DialogApp(ARRANGED[name]())
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        choices = modal.query(Choices).first()
        for text, rule in RULES[name].items():
            assert choices.go_to(text), text
            assert modal.rule_pointed_at().startswith(rule), text


@pytest.mark.parametrize(("name", "language"), usual_in_turn(sorted(ARRANGED), LANGUAGES))
async def test_every_rule_that_a_dialog_names_is_in_the_rules(name: str, language: str) -> None:
    app = DialogApp(ARRANGED[name](), language)
    async with app.run_test(size=SMALL) as pilot:
        modal = await open_dialog(pilot)
        book = rules_of(app.model.game, language)
        for text, _ in modal.options:
            rule = rule_of(parse_choice(text), modal.view) if text != "pututu" else "O-2"
            assert not rule or [passage.id for passage in book.search(rule).passages] != []


@pytest.mark.parametrize("size", [SMALL, (120, 40), (200, 60)])
@pytest.mark.parametrize("kind", ["ChooseFireGift", "ChooseExchange", "ChooseTasksToKeep", "ChooseStep"])
async def test_a_hint_marks_its_option_and_does_not_cover_it(kind: str, size: tuple[int, int]) -> None:
    app = make_app(table_at(kind), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        modal = app.screen
        assert isinstance(modal, DecisionModal)
        await pilot.press("h")
        await quiet(pilot)
        assert isinstance(app.screen, HintReading)
        choices = next(each for each in modal.query(Choices) if each.has_focus)
        if kind != "ChooseTasksToKeep":
            assert choices.pointed == app.screen.choice
        assert not app.screen.query_one("#dialog").region.overlaps(choices.cursor_region)


@pytest.mark.parametrize("kind", ["ChooseFireGift", "ChooseExchange", "ChooseTasksToKeep", "ChooseStep", "ChooseTile"])
async def test_a_hint_that_is_closed_leaves_cursors_and_marks_as_they_were(kind: str) -> None:
    app = make_app(table_at(kind), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        modal = app.screen
        assert isinstance(modal, DecisionModal)
        before = [each.cursor for each in modal.query(Choices)], modal.kept_state()
        await pilot.press("h", "escape")
        await quiet(pilot)
        assert app.screen is modal
        assert ([each.cursor for each in modal.query(Choices)], modal.kept_state()) == before


@pytest.mark.parametrize("size", [SMALL, (120, 40), (200, 60)])
async def test_a_hint_on_the_board_stands_in_the_place_of_the_question(size: tuple[int, int]) -> None:
    app = make_app(turn_of_two(), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        assert app.game_screen is not None
        prompt = app.game_screen.board.prompt.region
        await pilot.press("h")
        await quiet(pilot)
        box = app.screen.query_one("#dialog").region
        assert (box.x, box.right, box.bottom) == (prompt.x, prompt.right, prompt.bottom)


async def test_why_not_in_a_dialog_answers_in_one_line_and_lists_the_rest_when_asked_again() -> None:
    app = make_app(table_at("ChooseExchange"), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("w")
        await quiet(pilot)
        assert isinstance(app.screen, Reasons)
        assert len(app.screen.lines) == 1
        keys = app.screen.query_one(Frame)
        assert "w lists all reasons" in keys.keys
        await pilot.press("w")
        await quiet(pilot)
        assert len(app.screen.lines) > 1
        assert "reasons" not in keys.keys, "there are no more of them"
        assert "Esc closes" in keys.keys


@pytest.mark.parametrize("kind", sorted(set(KINDS) - CUZCO_FRONT.on_the_board))
async def test_why_not_in_a_dialog_is_about_its_question_and_is_never_empty(kind: str) -> None:
    app = make_app(table_at(kind), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert isinstance(app.screen, DecisionModal)
        await pilot.press("w")
        await quiet(pilot)
        assert isinstance(app.screen, Reading)
        first = app.screen.lines[0]
        assert first[:1] == first[:1].upper()
        assert not first.startswith(("Space ", "Die "))
        await pilot.press("w")
        await quiet(pilot)
        assert any(app.screen.lines)


async def test_why_not_where_everything_is_possible_says_so() -> None:
    app = make_app(table_at("ChooseTasksToKeep"), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("w")
        await quiet(pilot)
        assert isinstance(app.screen, Reasons)
        assert app.screen.lines == ["Everything that is offered here is possible."]
        await pilot.press("w")
        await quiet(pilot)
        assert len(app.screen.lines) > 1
