"""Playing on Caral's table: the cursor goes along the path, what it would do is shown in its place, pages by keys."""

import pytest
from textual.pilot import Pilot

from cuzco_tui.games.caral.engine.codes import TURNS
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.screen.aim import place_of
from cuzco_tui.games.caral.screen.panels.spiral_path import SpiralPath
from cuzco_tui.games.caral.screen.table import CaralTable
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.drawing.lines import plain_text
from cuzco_tui.tui.widgets.question import QuestionPanel
from tests.games.caral import helpers as kit
from tests.games.caral.screen.on_screen import ALL, caral_table, first_move, played_until, settle, table_of_state
from tests.games.caral.screen.test_caral_panels import panel_text
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, lines_on, table_of, text_on, the_app, the_game


def board_of(pilot: Pilot[None]) -> CaralTable:
    """The table on screen."""
    board = the_game(pilot).board
    assert isinstance(board, CaralTable)
    return board


def pointed(pilot: Pilot[None]) -> str:
    """The place under the cursor."""
    return place_of(board_of(pilot).pointed, the_app(pilot).model.view)


def about_to_move() -> State:
    """Seat 0 stands in the first quarry with a hand of cards; the architect is far behind."""
    s = kit.new(3)
    kit.give(s, 0, stone=2, fish=1)
    kit.stones(s, 0, 1)
    return kit.at_turn(s, 0, "quarry-1")


async def test_left_and_right_go_along_the_path_and_enter_goes_there() -> None:
    app = make_app(table_of_state(about_to_move()), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        places = board_of(pilot)._places()
        assert places[0] == "village-1"
        board_of(pilot)._point_at("cult-1")
        await pilot.press("right")
        assert pointed(pilot) == places[places.index("cult-1") + 1] == "market-1"
        await pilot.press("left", "left")
        assert pointed(pilot) == "village-1"
        await pilot.press("right", "enter")
        await settle(pilot)
        view = app.model.view
        assert view.content.places[view.players[0].figure] == "cult-1"


async def test_cm_11_what_is_in_reach_is_lit_with_the_cards_that_it_costs() -> None:
    app = make_app(table_of_state(about_to_move()), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        path, view = app.screen.query_one(SpiralPath), app.model.view
        lit = {view.content.places[index]: cards for index, cards in path.lit(view).items()}
        assert lit["site-17"] == 2
        assert lit["cult-2"] == 1
        assert lit["quarry-2"] == 0
        assert "centre" not in lit


async def test_the_path_itself_takes_the_cursor_and_tells_why_a_place_cannot_be_chosen() -> None:
    app = make_app(table_of_state(about_to_move()), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        path = app.screen.query_one(SpiralPath)
        path.focus()
        await pilot.pause()
        path.cursor_index = app.model.view.content.index_of["quarry-1"]
        await pilot.press("left")
        assert app.model.view.content.places[path.cursor_index] == "site-3"
        assert "site 3" in path.title()
        before = app.model.step
        await pilot.press("enter")
        await pilot.pause()
        assert app.model.step == before
        assert board_of(pilot).why_line() is not None
        await pilot.press("escape")
        assert app.screen.focused is board_of(pilot).prompt


async def test_cy_2_the_numbers_of_the_die_light_where_the_architect_would_come() -> None:
    s = kit.new(3)
    kit.roll(s, 1, 2)
    app = make_app(table_of_state(s), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        assert app.model.view.kind == "ChooseDieNumber"
        assert board_of(pilot)._places() == ["village-1", "quarry-1"]


async def test_what_an_action_brings_is_shown_on_the_sled() -> None:
    s = kit.new(3)
    kit.workers(s, 0, 2, 1)
    kit.visit(s, "quarry-1")
    app = make_app(table_of_state(s), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        assert app.model.view.kind == "ChooseAction"
        sled = app.screen.query_one("#own")
        stones = next(line for line in sled._lines if "stones" in "".join(text for text, _ in line))  # type: ignore[attr-defined]
        assert [text.strip() for text, _ in stones].count("+") == 2
        await pilot.press("enter")
        await settle(pilot)
        assert app.model.view.players[0].stones == 2


@pytest.mark.parametrize("figure", ["village-3", "cult-1"])
async def test_cy_5_the_cursor_does_not_begin_on_the_move_that_ends_the_year(figure: str) -> None:
    s = kit.new(3)
    kit.give(s, 0, stone=4)
    kit.at_turn(s, 0, figure)
    app = make_app(table_of_state(s), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.pause()
        board = board_of(pilot)
        first = board.prompt.options[0][0]
        assert (first == "move centre") == (figure == "village-3")
        assert board.prompt.pointed == (board.prompt.options[1][0] if first == "move centre" else first)
        await pilot.press("enter")
        await settle(pilot)
        assert app.model.view.year == 1
        assert app.model.view.phase == TURNS


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_cards_that_would_be_drawn_are_told_beside_the_hand_and_at_no_kind(size: tuple[int, int]) -> None:
    s = kit.new(3)
    kit.give(s, 0, clay=1)
    app = make_app(table_of_state(kit.visit(s, "cult-1")), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        assert app.model.view.kind == "ChooseAction"
        told = panel_text(app, "own")
        assert "hand +2" in told
        assert told.count("+2") == 1


async def test_at_a_pair_the_cursor_begins_on_going_on_without_it() -> None:
    s = kit.new(3)
    kit.give(s, 0, fish=2)
    kit.visit(s, "cult-1")
    app = make_app(table_of_state(s), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert app.model.view.kind == "ChooseFishPair"
        assert board_of(pilot).prompt.pointed == "done"
        await pilot.press("enter")
        await pilot.pause()
        assert "pair fish" not in table_of(app).choice_texts


@pytest.mark.parametrize(
    ("key", "told"),
    [("k", "The others"), ("c", "Discarded cards"), ("g", "Status cards"), ("l", "Log")],
)
async def test_pages_come_by_their_keys_and_the_path_again(key: str, told: str) -> None:
    app = make_app(played_until(first_move, modules=ALL), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert "The spiral path" in text_on(app)
        await pilot.press(key)
        await pilot.pause()
        assert told in text_on(app)
        assert "The spiral path" not in text_on(app)
        await pilot.press("m")
        await pilot.pause()
        assert "The spiral path" in text_on(app)


async def test_pages_that_lie_beside_the_path_have_no_key() -> None:
    app = make_app(played_until(first_move), bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        assert {"path", "own", "others", "pyramids", "piles", "log"} <= board_of(pilot).planned.regions.keys()
        assert not any(action.page in ("sleds", "pyramids") for action in the_game(pilot).footer.actions)


async def test_ones_letter_is_that_of_ones_name_and_every_seat_has_another() -> None:
    app = make_app(caral_table(4), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        bar = app.screen.query_one("#bar")
        told = " ".join(text.strip() for line in bar._lines for text, _ in line)  # type: ignore[attr-defined]
        assert all(f" {letter} " in f" {told} " for letter in "ABCD")


async def test_a_figure_goes_along_the_path_to_where_it_stands_now() -> None:
    app = make_app(table_of_state(about_to_move()), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        path, view = app.screen.query_one(SpiralPath), app.model.view
        index_of = view.content.index_of
        start, end = index_of["village-1"], index_of["market-1"]
        path._stood = (start, *(0 for _ in range(3)))
        path._stand = (end, *(0 for _ in range(3)))
        path.motion.frames, path.motion.frame = 5, 2
        assert path.is_moving
        assert path._on_their_way()[0] == index_of["site-4"] + 1
        path.motion.settle()
        assert not path.is_moving
        assert path._on_their_way()[0] == end


@pytest.mark.parametrize("language", ["en", "de", "nl"])
async def test_the_help_and_how_to_leave_are_named_on_the_smallest_terminal(language: str) -> None:
    app = make_app(table_of_state(about_to_move()), language, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        last = lines_on(app)[-1].strip().split("  ")
        assert last[-1].strip().startswith("q ")
        assert any(part.startswith("i ") for part in last)
        assert any(part.startswith("h ") for part in last)
        assert any(part.startswith("Enter ") for part in last)


def a_crowd_ahead() -> State:
    """Seat 0 stands in the last market with a hand of cards; far and near there is a lot to tell."""
    s = kit.new(3)
    kit.give(s, 0, stone=2, fish=3, clay=2)
    for seat in (1, 2):
        kit.stand(s, seat, "village-3")
    kit.pyramid(s, 1, "site-12", 3, large=False)
    return kit.at_turn(s, 0, "market-2")


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("size", [SMALL, (100, 30), MIDDLE, (160, 50), LARGE])
async def test_every_place_says_what_can_be_done_there(size: tuple[int, int], language: str) -> None:
    app = make_app(table_of_state(a_crowd_ahead()), language, bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        prompt = board_of(pilot).prompt
        assert isinstance(prompt, QuestionPanel)
        for index, (text, _) in enumerate(prompt.options):
            prompt.go_to(text)
            await pilot.pause()
            words = prompt._named[index]
            wanted = [prompt.say(phrase) for phrase in prompt.asked.brings[text]]
            shown, _, told = prompt.in_a_row(text, words, prompt._cell)
            assert told or all(phrase in words for phrase in wanted), words
            assert wanted, words
            row = plain_text(prompt._option_line(index))
            assert shown[:40] in row
            assert told in row


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_cn_6_each_of_twenty_sites_has_a_key_and_what_comes_with_it_is_said_once(size: tuple[int, int]) -> None:
    seed = next(seed for seed in range(1, 99) if caral_table(seed=seed).view(0).decider == 0)
    app = make_app(caral_table(seed=seed), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        prompt = board_of(pilot).prompt
        assert prompt.question is not None
        assert prompt.title() == prompt.say(prompt.question)
        assert "one stone, 4 cards" in prompt.title()
        keys = [prompt.key_at(index) for index in range(len(prompt.options))]
        assert len(keys) == len(set(keys) - {""}) == 20
        assert not any(prompt.phrases_beyond(text, "") for text, _ in prompt.options)
        await pilot.press(keys[-1])
        await pilot.pause()
        assert table_of(app).choice_texts[0] == "builder site-20"


@pytest.mark.parametrize("language", ["en", "de", "nl"])
async def test_cr_8_the_smallest_terminal_asks_for_a_second_move_whole(language: str) -> None:
    s = kit.new(3)
    kit.give(s, 0, alpaca=2)
    kit.architect(s, "cult-1")
    kit.visit(s, "market-1")
    app = make_app(table_of_state(s), language, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("1")
        await settle(pilot)
        the_game(pilot).board.prompt.go_to("pair alpaca")
        await pilot.press("enter")
        await settle(pilot)
        prompt = board_of(pilot).prompt
        assert prompt.question is not None
        assert prompt.question.values["second"] == "yes"
        assert prompt.title() == prompt.say(prompt.question)
