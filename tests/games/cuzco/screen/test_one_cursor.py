"""One cursor that tells the truth: what the question marks is what Enter takes, after any keys."""

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from textual.pilot import Pilot

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.screen.moves import OTHERS
from cuzco_tui.games.cuzco.screen.table_layout import TableLayout
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.widgets.question import POINTS_TO, QuestionPanel
from tests.games.cuzco import kit
from tests.tui.at_the_screen import MIDDLE, SMALL, arranged, choices_of, settle, table_of, text_on, the_app, the_game
from tests.tui.quiet import resting_pilots

WALKING = ("up", "down", "left", "right", "pageup", "pagedown", "home", "end")
DICE = ("1", "4", "5", "6")
LETTERS = ("s", "r", "t")
"""Spaces to which the position has several ways with every die, so that the letters only point."""
ELSEWHERE = ("tab", "shift+tab", "c", "g", "k", "l", "m", "escape")
KEYS = st.lists(st.sampled_from((*WALKING, *DICE, *LETTERS, *ELSEWHERE)), max_size=14)


def turn() -> State:
    """Ann, with plenty of everything, is about to place one of three dice."""
    state = kit.new(3, pututu=True)
    state.players[0].offerings, state.players[0].inti = 9, 1
    state.players[0].pututu_one = 1
    kit.give_card(state, 0, 2)
    return kit.at_turn(state, 0, (6, 5, 4))


def road() -> State:
    """Ann has placed a die on the stone trail, and must choose where it leads."""
    state = kit.at_turn(kit.new(2), 0, (6,))
    kit.choose(state, "die 6 stone")
    return state


def marked_words(question: QuestionPanel) -> list[str]:
    """What the list shows behind the mark of the cursor."""
    first = question.top + len(question.asked.head)
    lines = [question.render_line(row).text for row in range(first, question.size.height)]
    return [line.partition(POINTS_TO)[2].strip() for line in lines if POINTS_TO in line]


async def press_all(pilot: Pilot[None], keys: list[str]) -> tuple[str, ...]:
    """Press keys, check that everything shows the same move, and give its choices."""
    for key in keys:
        await pilot.press(key)
    await pilot.pause()
    board = the_game(pilot).query_one(TableLayout)
    question = the_game(pilot).query_one(QuestionPanel)
    pointed = board.pointed
    assert pointed is not None
    assert pointed in board.moves
    assert pointed.pips in (0, board.selected_pips)
    assert question.pointed == pointed.text
    words = question.say(pointed.words)
    [marked] = marked_words(question)
    assert marked.lower().removeprefix(f"{question.key_at(question.cursor)} ".lstrip()).startswith(words.lower()[:20])
    for panel in board.panels.values():
        if hasattr(panel, "pointed") and panel is not question:
            assert panel.pointed is pointed, panel
    return pointed.texts


async def enter_takes_what_is_marked(state: State, size: tuple[int, int], keys: list[str]) -> None:
    """Let keys loose on a table of its own, and take what they lead to."""
    app = make_app(arranged(state), bot_pause=3600.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        table = table_of(the_app(pilot))
        made = len(choices_of(table))
        wanted = await press_all(pilot, keys)
        assert len(choices_of(table)) == made, "pointing chooses nothing"
        app.screen.set_focus(the_game(pilot).board.prompt)
        await pilot.press("enter")
        await pilot.pause()
        await app.workers.wait_for_complete()
        await pilot.pause()
        if wanted == (OTHERS,):
            assert isinstance(app.screen, DecisionModal)
        else:
            assert tuple(choices_of(table)[made : made + len(wanted)]) == wanted


@pytest.mark.parametrize("size", [SMALL, MIDDLE])
@settings(max_examples=12)
@given(keys=KEYS)
def test_after_any_keys_enter_takes_the_move_that_is_marked(size: tuple[int, int], keys: list[str]) -> None:
    with resting_pilots():
        asyncio.run(enter_takes_what_is_marked(turn(), size, keys))


@settings(max_examples=6)
@given(keys=st.lists(st.sampled_from((*WALKING, *ELSEWHERE)), max_size=10))
def test_after_any_keys_enter_takes_the_road_that_is_marked(keys: list[str]) -> None:
    with resting_pilots():
        asyncio.run(enter_takes_what_is_marked(road(), SMALL, keys))


@pytest.mark.long
@pytest.mark.parametrize("size", [SMALL, MIDDLE])
@settings(max_examples=300)
@given(keys=KEYS)
def test_after_very_many_keys_enter_takes_the_move_that_is_marked(size: tuple[int, int], keys: list[str]) -> None:
    with resting_pilots():
        asyncio.run(enter_takes_what_is_marked(turn(), size, keys))


@pytest.mark.parametrize(
    ("key", "term"),
    [("a", "A die of its number or more activates a circlet"), ("d", "A person tile is used once in every round")],
)
async def test_what_an_action_is_about_is_explained_the_first_time_the_cursor_is_on_it(key: str, term: str) -> None:
    """H-1, E-1: though what the move brings speaks of other terms."""
    state = kit.new(2)
    kit.give_feathers(state, 0, 1, 2)
    app = make_app(arranged(kit.at_turn(state, 0, (4,))))
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await pilot.press(key)
        await settle(pilot)
        assert term in text_on(app)
