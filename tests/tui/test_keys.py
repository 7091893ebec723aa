"""Every key of the game screen does what its help says."""

import pytest

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.games.cuzco.engine.choices import PlaceDie
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES
from cuzco_tui.games.cuzco.screen.panels.action_spaces import ActionSpaces
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.modals.notice import Confirm, Reading
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.screens.title import TitleScreen
from cuzco_tui.tui.widgets.panel import Panel
from tests.tui.at_a_turn import board_of, moves_to, ready, turn_table
from tests.tui.at_the_screen import (
    LARGE,
    MIDDLE,
    SMALL,
    answer,
    choices_of,
    new_table,
    settle,
    table_of,
    text_on,
    the_game,
)


@pytest.mark.parametrize("pips", [6, 5, 4])
async def test_a_digit_selects_the_die_with_these_pips(pips: int) -> None:
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await pilot.press(str(pips))
        assert the_game(pilot).query_one(ActionSpaces).selected_pips == pips
        assert table_of(app).step == 0


async def test_a_digit_without_a_die_changes_nothing() -> None:
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await pilot.press("5", "2", "9")
        assert the_game(pilot).query_one(ActionSpaces).selected_pips == 5
        assert table_of(app).step == 0


@pytest.mark.parametrize(("letter", "action"), list(zip("srdfxtap", range(8), strict=True)))
@pytest.mark.parametrize("pips", [6, 4])
async def test_a_letter_goes_to_its_space_and_from_way_to_way_and_enter_places_the_die(
    letter: str, action: int, pips: int
) -> None:
    table = turn_table()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await ready(pilot)
        await pilot.press(str(pips))
        board = board_of(pilot)
        ways = moves_to(board, action)
        assert ways, f"the position offers no way to {ACTION_NAMES[action]}"
        for way in (*ways, *ways[:1]):
            await pilot.press(letter)
            assert board.pointed == way
        assert table.step == 0
        taken = board.pointed
        await pilot.press("enter")
        await pilot.pause()
        assert tuple(choices_of(table)[: len(taken.texts)]) == taken.texts


async def test_die_space_and_village_are_one_move() -> None:
    table = turn_table()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await pilot.press("4", "s", "s", "enter")
        await pilot.pause()
        placed, road = choices_of(table)[:2]
        assert placed == "die 4 stone"
        assert road.startswith("road ")


async def test_left_and_right_go_from_die_to_die_and_round() -> None:
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        seen = []
        for key in ("right", "right", "right", "left", "left"):
            await pilot.press(key)
            seen.append(board_of(pilot).selected_pips)
        assert seen == [5, 4, 6, 4, 5]


@pytest.mark.parametrize("focused", ["spaces", "temple", "market", "gods", "mask"])
async def test_arrows_and_enter_move_the_one_cursor_wherever_the_focus_is(focused: str) -> None:
    table = turn_table()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await ready(pilot)
        board = board_of(pilot)
        app.screen.query_one(f"#{focused}", Panel).focus()
        await pilot.press("right", "down", "down")
        assert board.selected_pips == 5
        assert board.pointed == board.moves[2]
        wanted = board.pointed.texts
        await pilot.press("enter")
        await pilot.pause()
        assert tuple(choices_of(table)[: len(wanted)]) == wanted


async def test_w_says_in_one_line_why_something_is_closed_and_asked_again_lists_all_that_is() -> None:
    app = make_app(turn_table((1,)), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await pilot.press("w")
        await pilot.pause()
        why = board_of(pilot).why_line()
        assert why is not None
        assert " ".join(board_of(pilot).prompt.say(why).split()) in text_on(app)
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        assert app.screen.lines
        assert all(line.endswith(":") for line in app.screen.lines[::3])
        assert all(line.startswith("  Rule ") for line in app.screen.lines[1::3])
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)


async def test_h_says_what_a_bot_would_do() -> None:
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await pilot.press("h")
        await pilot.pause()
        await pilot.app.workers.wait_for_complete()
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        assert any(line.strip() for line in app.screen.lines)
        assert table_of(app).step == 0


async def test_q_in_a_game_that_is_not_saved_asks_and_goes_home_only_after_yes() -> None:
    table = turn_table()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, Confirm)
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        assert app.is_running
        await pilot.press("q")
        await pilot.pause()
        await pilot.press("y")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)


async def test_q_goes_home_from_a_game_that_is_over_at_once() -> None:
    table = new_table(2, seed=3)
    bot = table.game.make_bot("random", 1)
    while (decision := table.decision) is not None:
        chosen = decision.options[bot(table.view(decision.seat), decision, ThinkingClock())]
        table.play(decision.seat, chosen, table.step)
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, TitleScreen)


async def test_o_offers_cards_and_pututus() -> None:
    table = turn_table(pututu=True)
    assert table.decision is not None
    others = [option.text for option in table.decision.options if not isinstance(option, PlaceDie)]
    assert others
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await ready(pilot)
        await pilot.press("o")
        await pilot.pause()
        assert isinstance(app.screen, DecisionModal)
        assert [text for text, _ in app.screen.options] == others


async def test_undo_takes_a_choice_back_within_the_turn() -> None:
    table = turn_table()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        before = table.digest()
        await pilot.press("4", "x", "enter")
        await settle(pilot)
        assert choices_of(table) == ["die 4 exchange"]
        await pilot.press("u")
        await pilot.pause()
        assert 'Take back "Die 4: exchange"?' in text_on(app)
        await pilot.press("y")
        await settle(pilot)
        assert app.model.view.kind == "ChooseTurn"
        assert table.digest() == before
        assert choices_of(table) == []


async def test_what_one_has_taken_back_oneself_is_no_news() -> None:
    table = turn_table()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await ready(pilot)
        await pilot.press("4", "s", "enter")
        await settle(pilot)
        await pilot.press("u", "y")
        await settle(pilot)
        assert choices_of(table) == []
        assert [panel.id for panel in app.screen.query(Panel) if panel.has_news] == []


async def test_a_move_of_two_choices_is_taken_back_at_once_and_named_as_it_was_offered() -> None:
    """The die and the road were one Enter; what followed on them is taken back by itself before."""
    table = turn_table()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        before = table.digest()
        await pilot.press("4", "s")
        prompt = the_game(pilot).board.prompt
        words = prompt.say(dict(prompt.options)[prompt.pointed])
        await pilot.press("enter")
        await settle(pilot)
        assert len(choices_of(table)) == 2
        await pilot.press("u")
        await pilot.pause()
        assert f'Take back "{words}"?' in text_on(app)
        await pilot.press("y")
        await settle(pilot)
        assert choices_of(table) == []
        assert table.digest() == before


async def test_undo_takes_a_choice_back_from_within_a_dialog() -> None:
    table = turn_table()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        before = table.digest()
        await pilot.press("5", "x", "enter")
        await settle(pilot)
        assert isinstance(app.screen, DecisionModal)
        await pilot.press("u", "y")
        await settle(pilot)
        assert isinstance(app.screen, GameScreen)
        assert table.digest() == before


async def test_undo_says_why_a_choice_stands() -> None:
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=MIDDLE, notifications=True) as pilot:
        await ready(pilot)
        app.action_undo()
        await pilot.pause()
        assert "No choice has been made yet" in text_on(app)


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_a_click_on_an_option_of_the_question_takes_it(size: tuple[int, int]) -> None:
    table = turn_table()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await ready(pilot)
        prompt = board_of(pilot).prompt
        wanted = board_of(pilot).moves[1]
        rows = [prompt.render_line(row).text for row in range(prompt.size.height)]
        words = prompt.say(wanted.words)
        row = next(row for row, text in enumerate(rows) if words[1:] in text)
        await pilot.click("#prompt", offset=(5, row))
        await pilot.pause()
        assert tuple(choices_of(table)[: len(wanted.texts)]) == wanted.texts


async def test_every_move_of_a_turn_is_reached_with_arrows_and_enter() -> None:
    """Nothing needs the mouse, and every option of the engine is among the moves."""
    table = turn_table(pututu=True)
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        board = board_of(pilot)
        reached = set()
        for _ in range(3):
            for move in board.moves:
                assert board.prompt.pointed == move.text
                words = board.prompt.say(move.words)
                assert " ".join(words[1:].split()) in text_on(app)
                reached.add(move.texts[0])
                await pilot.press("down")
            await pilot.press("right", "home")
        options = [option for option in app.model.view.options if isinstance(option, PlaceDie)]
        assert reached == {option.text for option in options} | {"others"}
        board.prompt.go_to("others")
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, DecisionModal)


async def test_a_dialog_put_aside_comes_back_with_space() -> None:
    table = turn_table()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await pilot.press("5", "x", "enter")
        await settle(pilot)
        assert isinstance(app.screen, DecisionModal)
        asked = [text for text, _ in app.screen.options]
        await pilot.press("space")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        await pilot.press("k")
        await pilot.pause()
        assert app.screen.query_one("#mask").region.area
        await pilot.press("space")
        await pilot.pause()
        assert isinstance(app.screen, DecisionModal)
        assert [text for text, _ in app.screen.options] == asked
        await answer(pilot)
        assert len(choices_of(table)) >= 2
