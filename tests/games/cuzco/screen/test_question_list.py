"""The question's list: as many moves in sight as can be, in columns where one is not enough, and nothing cut."""

import pytest
from textual.geometry import Offset
from textual.pilot import Pilot

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.card_numbers import CARD_DIE_AS_SIX, CARD_HIGHER_DIE, CARD_JUMP, CARD_PRIEST_HOME
from cuzco_tui.games.cuzco.engine.codes import STONE
from cuzco_tui.messages import LANGUAGES
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.widgets.question import DOWN, POINTS_TO, UP, QuestionPanel
from tests.games.cuzco import kit
from tests.tui.at_the_screen import (
    MIDDLE,
    SMALL,
    answer,
    arranged,
    choices_of,
    new_table,
    settle,
    table_of,
    the_app,
    the_game,
)


def many_moves() -> State:
    """Ann has thirteen moves with her die."""
    return kit.at_turn(kit.new(2), 0, (4,))


def paid_moves() -> State:
    """Ann may place her die on closed spaces with cards, for an offering or a medal."""
    state = kit.new(2)
    state.players[0].offerings, state.players[0].inti = 2, 1
    kit.give_card(state, 0, CARD_HIGHER_DIE)
    kit.show_god(state, CARD_HIGHER_DIE)
    kit.at_turn(state, 0, (4,))
    kit.put_die(state, 1, 0, 3, STONE)
    kit.refresh(state)
    return state


def list_lines(question: QuestionPanel) -> list[str]:
    """The lines of the list."""
    top = question.top + question._list_top
    return [question.render_line(row).text for row in range(top, top + question._list_rows)]


def in_sight(question: QuestionPanel) -> int:
    """How many moves stand whole in the list."""
    text = "\n".join(list_lines(question))
    return sum(f" {words}" in text for words in question._named)


async def question_of(pilot: Pilot[None]) -> QuestionPanel:
    """The question of a table that has come to rest."""
    await settle(pilot)
    return the_game(pilot).query_one(QuestionPanel)


async def test_on_a_small_terminal_moves_stand_in_columns_below_each_other_first() -> None:
    async with make_app(arranged(many_moves())).run_test(size=SMALL) as pilot:
        question = await question_of(pilot)
        assert len(question.options) > 9
        assert in_sight(question) == 9
        lines = list_lines(question)
        assert lines[-1].rstrip().endswith(DOWN)
        assert not any(UP in line for line in lines)
        columns = [[words for words in question._named[:9] if words in line] for line in lines]
        assert columns == [question._named[row:9:3] for row in range(3)]


@pytest.mark.parametrize("size", [SMALL, MIDDLE])
async def test_the_cursor_is_in_sight_wherever_it_goes(size: tuple[int, int]) -> None:
    async with make_app(arranged(many_moves())).run_test(size=size) as pilot:
        question = await question_of(pilot)
        for key in ("down", "up"):
            for _ in question.options:
                await pilot.press(key)
                marked = [line.partition(POINTS_TO)[2].strip() for line in list_lines(question) if POINTS_TO in line]
                assert len(marked) == 1
                assert marked[0].startswith(question._named[question.cursor])
                at = question.cursor_offset
                assert question.render_line(question.top + at.y).text[question.INSET + at.x] == POINTS_TO


async def test_a_click_takes_the_move_of_its_column() -> None:
    async with make_app(arranged(many_moves()), bot_pause=3600.0).run_test(size=SMALL) as pilot:
        question = await question_of(pilot)
        index = question._list_rows + 1
        wanted, words = question.options[index][0], question._named[index]
        row, line = next((row, line) for row, line in enumerate(list_lines(question)) if words in line)
        await pilot.click(QuestionPanel, offset=Offset(line.index(words), question.top + question._list_top + row))
        await the_app(pilot).workers.wait_for_complete()
        assert choices_of(table_of(the_app(pilot)))[-len(wanted.splitlines()) :] == wanted.splitlines()


async def test_a_card_that_could_be_played_hides_no_road_and_is_a_move_of_its_own() -> None:
    """M-1, G-14: with a medal and card 14 face up, each road is still a whole move, and the jump comes after them."""
    state = kit.new(2)
    state.players[0].inti = 1
    kit.show_god(state, CARD_JUMP)
    kit.at_turn(state, 0, (4,))
    async with make_app(arranged(state), bot_pause=3600.0).run_test(size=SMALL) as pilot:
        question = await question_of(pilot)
        stone = [text for text, _ in question.options if text.startswith("die 4 stone")]
        assert len(stone) > 1
        assert all(text.startswith("die 4 stone\nroad ") for text in stone[:-1])
        assert stone[-1] == "die 4 stone\ncard 14 inti"
        assert question._named[[text for text, _ in question.options].index(stone[-1])] == "Stone, card 14: 1 Inti"
        question.go_to(stone[-1])
        await pilot.press("enter")
        await the_app(pilot).workers.wait_for_complete()
        assert choices_of(table_of(the_app(pilot))) == stone[-1].splitlines()


async def test_steps_of_the_temple_stay_moves_where_card_12_could_be_played() -> None:
    """T-1, G-12."""
    state = kit.new(2)
    state.players[0].offerings, state.players[1].priests = 1, 3
    state.temple[3] = 1
    kit.give_card(state, 0, CARD_PRIEST_HOME)
    kit.at_turn(state, 0, (4,))
    async with make_app(arranged(state)).run_test(size=SMALL) as pilot:
        question = await question_of(pilot)
        temple = [words for words in question._named if words.startswith("Temple")]
        assert temple == [*(f"Temple, step {step}" for step in (4, 3, 2, 1)), "Temple, step 4, card 12: 1 offering"]


async def test_a_card_that_could_be_played_in_the_temple_hides_no_step() -> None:
    """T-1, G-13: with a medal and card 13 face up, each step is still a whole move."""
    state = kit.new(2)
    state.players[0].inti = 1
    kit.show_god(state, CARD_DIE_AS_SIX)
    kit.at_turn(state, 0, (3,))
    async with make_app(arranged(state)).run_test(size=SMALL) as pilot:
        question = await question_of(pilot)
        temple = [words for words in question._named if words.startswith("Temple") and "card" not in words]
        assert temple == [f"Temple, step {step}" for step in (3, 2, 1)]


async def test_lower_steps_of_the_temple_come_after_every_other_kind_of_move() -> None:
    """T-1: the first of each kind is in sight before them."""
    async with make_app(arranged(many_moves())).run_test(size=SMALL) as pilot:
        question = await question_of(pilot)
        steps = [index for index, words in enumerate(question._named) if words.startswith("Temple")]
        every = len(question.options)
        assert steps[1:] == list(range(every - len(steps) + 1, every))
        assert steps[0] < next(index for index, words in enumerate(question._named) if words.startswith("Points"))


async def test_a_letter_goes_to_the_first_way_of_its_action_and_again_to_the_next() -> None:
    """D-2: also when the cursor stands on the first way already."""
    async with make_app(arranged(many_moves()), bot_pause=3600.0).run_test(size=SMALL) as pilot:
        question = await question_of(pilot)
        stone = [text for text, _ in question.options if text.startswith("die 4 stone")]
        assert len(stone) > 1
        assert question.pointed == stone[0]
        for expected in (stone[0], stone[1]):
            await pilot.press("s")
            await pilot.pause()
            assert question.pointed == expected
        await pilot.press("down", "s")
        await pilot.pause()
        assert question.pointed == stone[0]


def jump() -> State:
    """Ann must choose a village to which she jumps with card 14."""
    state = kit.new(2)
    state.players[0].offerings = 1
    kit.give_card(state, 0, CARD_JUMP)
    kit.at_turn(state, 0, (1,))
    kit.choose(state, "die 1 stone 14 offering")
    return state


@pytest.mark.parametrize("size", [SMALL, MIDDLE])
async def test_every_option_of_a_long_list_has_a_key_in_line_with_the_others(size: tuple[int, int]) -> None:
    """G-14: eleven villages and more, whose last ones have letters."""
    async with make_app(arranged(jump()), bot_pause=3600.0).run_test(size=size) as pilot:
        question = await question_of(pilot)
        keys = [question.key_at(index) for index in range(len(question.options))]
        assert len(keys) > 9
        assert keys == [*"123456789", *"adfjprst"][: len(keys)]
        assert {words[1] for words in question._named} == {" "}
        wanted = question.options[10][0]
        await pilot.press(keys[10])
        await the_app(pilot).workers.wait_for_complete()
        assert choices_of(table_of(the_app(pilot)))[-1] == wanted


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SMALL, MIDDLE])
async def test_what_a_move_costs_is_never_cut(size: tuple[int, int], language: str) -> None:
    """G-0, G-07: the same move for an offering and for a medal are told apart on their lines."""
    async with make_app(arranged(paid_moves()), language).run_test(size=size) as pilot:
        question = await question_of(pilot)
        paid = [index for index, words in enumerate(question._named) if ": 1 " in words]
        assert paid
        for index in paid:
            question._point(index)
            await pilot.pause()
            assert any(question._named[index] in line for line in list_lines(question))


async def test_a_long_option_moves_nothing_but_what_stands_beside_itself() -> None:
    """D-2, G-07: what other moves bring is told, however long the words of a paid one are."""
    async with make_app(arranged(paid_moves())).run_test(size=MIDDLE) as pilot:
        question = await question_of(pilot)
        assert max(map(len, question._named)) > 25
        text = "\n".join(list_lines(question))
        assert "5 pips to spend" in text or "4 pips to spend" in text
        assert "then a fire trial" in text


async def test_what_the_moves_leave_free_tells_the_last_deed_of_every_other_player() -> None:
    async with make_app(new_table(3), bot_pause=0.0).run_test(size=MIDDLE) as pilot:
        question = await question_of(pilot)
        while len(question.asked.news) < 2 or question._columns < 2 or len(question.options) > 8:
            await answer(pilot)
        assert the_app(pilot).model.view.kind == "ChooseTurn"
        lines = [question.render_line(row).text for row in range(question.size.height)]
        for name in ("Bot 2", "Bot 3"):
            assert any(line.strip().startswith(f"{name}: ") for line in lines), lines
