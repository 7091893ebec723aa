"""Small dialogs and texts: hand-over, leaving, undo, hint, rules, reasons and the end of a game."""

import pytest
from textual.pilot import Pilot

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.games import find_game
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table import seats
from cuzco_tui.table.history import History
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import HouseApp, make_app
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.modals.frame import Frame
from cuzco_tui.tui.modals.hint import HintReading
from cuzco_tui.tui.modals.notice import Confirm, HandOver, Reading
from cuzco_tui.tui.modals.undo import Undo
from cuzco_tui.tui.screens.game import GameScreen
from tests.games.cuzco import kit
from tests.games.cuzco.screen.every_kind import table_at
from tests.games.cuzco.words import cuzco_words
from tests.tui.at_the_screen import (
    MIDDLE,
    SMALL,
    choices_of,
    lines_on,
    new_table,
    settle,
    take_keyboard,
    text_on,
)

ODD = "[b]Ann[/b]"
"""A name that would be markup if it were not plain text."""


def turn_of_two(names: tuple[str, str] = ("Ann", "Ben"), people: int = 1) -> Table:
    """The first of two is to place a die."""
    state = kit.at_turn(kit.new(2), 0)
    who = [seats.human(names[0]), seats.human(names[1]) if people == 2 else seats.bot(names[1], "greedy")]
    table = Table.new(find_game("cuzco"), who, 1)
    return Table(table.game, table.header, History(table.game, state), None)


async def quiet(pilot: Pilot[None]) -> None:
    """Wait until a dialog is drawn."""
    for _ in range(3):
        await pilot.pause()


def over(store: SqliteStore | None = None) -> Table:
    """A finished game of two, saved when there is a store."""
    table = new_table(2, store=store)
    bot = table.game.make_bot("greedy", 1)
    while table.decision is not None:
        decision = table.decision
        table.play(
            decision.seat, decision.options[bot(table.view(decision.seat), decision, ThinkingClock())], table.step
        )
    return table


async def test_a_hand_over_shows_a_name_as_it_was_typed() -> None:
    app = make_app(turn_of_two(("Ann", ODD), people=2), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await take_keyboard(pilot)
        await pilot.press("6", "p", "enter")
        await settle(pilot)
        assert isinstance(app.screen, HandOver)
        assert f"Hand over to {ODD}; press Enter when ready." in text_on(app)


async def test_a_question_of_yes_or_no_shows_its_text_as_it_is() -> None:
    app = make_app(turn_of_two(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        app.push_screen(Confirm(f"Leave {ODD}?", message("modal-quit")))
        await quiet(pilot)
        assert f"Leave {ODD}?" in text_on(app)
        assert "y yes, n no" in text_on(app)


@pytest.mark.parametrize(
    ("key", "answer"), [("y", True), ("j", True), ("enter", True), ("n", False), ("escape", False)]
)
async def test_yes_and_no_have_their_keys(key: str, answer: bool) -> None:
    app = make_app(turn_of_two(), bot_pause=0.0)
    given: list[bool | None] = []
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        app.push_screen(Confirm("Really?"), given.append)
        await quiet(pilot)
        await pilot.press(key)
        await quiet(pilot)
        assert given == [answer]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_undo_asks_in_words_what_would_be_taken_back(language: str) -> None:
    table = turn_of_two()
    app = make_app(table, language, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        wanted = next(option for option in app.model.view.options if option.text == "die 5 exchange")
        told = cuzco_words(language).say(app.model.narrator.option(wanted, app.model.view, app.model.names))
        before = table.digest()
        await pilot.press("5", "x", "enter")
        await settle(pilot)
        await pilot.press("u")
        await quiet(pilot)
        assert isinstance(app.screen, Undo)
        assert f'"{told}"' in text_on(app)
        await pilot.press("n")
        await quiet(pilot)
        assert isinstance(app.screen, DecisionModal)
        assert choices_of(table) == ["die 5 exchange"]
        await pilot.press("u", "enter")
        await settle(pilot)
        assert isinstance(app.screen, GameScreen)
        assert table.digest() == before


async def test_undo_takes_nothing_back_when_the_game_went_on_meanwhile() -> None:
    table = turn_of_two()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("5", "s", "enter")
        await settle(pilot)
        await pilot.press("u")
        await quiet(pilot)
        await app.model.play(app.model.view.options[0].text, app.model.step)
        made = choices_of(table)
        await pilot.press("y")
        await quiet(pilot)
        assert choices_of(table)[: len(made)] == made


@pytest.mark.parametrize("language", LANGUAGES)
async def test_undo_says_in_the_language_why_a_choice_stands(language: str) -> None:
    app = make_app(turn_of_two(), language, bot_pause=0.0)
    async with app.run_test(size=MIDDLE, notifications=True) as pilot:
        await settle(pilot)
        await pilot.press("backspace")
        await quiet(pilot)
        assert not isinstance(app.screen, Undo)
        said = cuzco_words(language).say(message("undo-nothing-made"))
        assert "".join(said.split()) in "".join(text_on(app).split())


async def test_enter_makes_the_hinted_move_on_the_board() -> None:
    table = turn_of_two()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("h")
        await quiet(pilot)
        assert isinstance(app.screen, HintReading)
        wanted = app.screen.choice
        assert "Enter makes this move, Esc closes" in text_on(app)
        await pilot.press("escape")
        await quiet(pilot)
        assert choices_of(table) == []
        await pilot.press("h", "enter")
        await settle(pilot)
        assert choices_of(table)[:1] == [wanted]


@pytest.mark.parametrize("kind", ["ChooseFireGift", "ChooseExchange", "ChooseTasksToKeep"])
async def test_enter_makes_the_hinted_move_in_a_dialog(kind: str) -> None:
    table = table_at(kind)
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert isinstance(app.screen, DecisionModal)
        before = table.step
        await pilot.press("h")
        await quiet(pilot)
        assert isinstance(app.screen, HintReading)
        wanted = app.screen.choice
        await pilot.press("enter")
        await quiet(pilot)
        if kind in ("ChooseFireGift", "ChooseTasksToKeep"):
            assert table.step == before, "what is hinted is marked; the rest of the answer is still to be picked"
            await pilot.press("enter")
        await settle(pilot)
        assert choices_of(table)[before] == wanted


def said_by(app: HouseApp) -> str:
    """The whole text of what is read."""
    assert isinstance(app.screen, Reading)
    return "\n".join(app.screen.lines)


async def test_equal_reasons_stand_together() -> None:
    app = make_app(turn_of_two(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("w")
        await quiet(pilot)
        await pilot.press("w")
        await quiet(pilot)
        whys = [line for line in said_by(app).splitlines() if line.startswith("  ")]
        assert whys
        assert len(set(whys)) == len(whys)


async def test_signs_in_the_border_tell_where_there_is_more() -> None:
    app = make_app(turn_of_two(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        app.push_screen(Reading("Title", [f"line {number}" for number in range(50)]))
        await quiet(pilot)
        top, bottom = lines_on(app)[0], lines_on(app)[-1]
        assert "▲" not in top
        assert bottom.endswith("▼ more")
        await pilot.press("pagedown")
        await quiet(pilot)
        assert lines_on(app)[0].rstrip("▔ ").endswith("▲ more")
        assert "▼ more" in lines_on(app)[-1]
        await pilot.press("end")
        await quiet(pilot)
        assert "line 49" in text_on(app)
        assert "▼" not in lines_on(app)[-1]
        assert len(lines_on(app)[0]) == 80


async def test_a_short_text_has_no_signs() -> None:
    app = make_app(turn_of_two(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        app.push_screen(Reading("[b]Title", ["[i]one line"]))
        await quiet(pilot)
        assert app.screen.query_one(Frame).signs == (False, False)
        assert "[b]Title" in text_on(app)
        assert "[i]one line" in text_on(app)
