"""What each option would bring, on the screen: beside the moves of the question, said once."""

from functools import partial

import pytest

from cuzco_tui.games.cuzco.screen.panels.action_spaces import ActionSpaces
from cuzco_tui.games.cuzco.screen.task_bars import WOULD_COME
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.modals.choices import Choices
from cuzco_tui.tui.widgets.option_rows import whole_phrases
from cuzco_tui.tui.widgets.panel import Line
from cuzco_tui.tui.widgets.prompt import Prompt
from cuzco_tui.tui.widgets.question import QuestionPanel
from tests.games.cuzco import kit
from tests.games.cuzco.screen.arranged import DialogApp, open_dialog, shown
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, arranged, settle, the_app, the_game


def words(line: Line) -> str:
    """A line as it is read."""
    return "".join(text for text, _ in line)


def option_lines(prompt: Prompt) -> list[str]:
    """The question's list as it is read."""
    lines = [prompt.render_line(row).text.rstrip() for row in range(prompt.size.height)]
    return [" ".join(line.split()) for line in lines]


@pytest.mark.parametrize("size", [MIDDLE, LARGE])
async def test_every_open_space_tells_what_it_brings_where_there_is_room(size: tuple[int, int]) -> None:
    """V-1, T-1: for the selected die, below the name of the action."""
    state = kit.at_turn(kit.new(2), 0, (4,))
    async with make_app(arranged(state)).run_test(size=size) as pilot:
        await settle(pilot)
        view, spaces = the_app(pilot).model.view, the_game(pilot).query_one(ActionSpaces)
        text = "\n".join(words(line) for line in spaces.draw(view, spaces.size.width))
        for told in ("Points", "2 VP", "Temple", "step 1 to 4", "fire trial"):
            assert told in text


@pytest.mark.parametrize("size", [SMALL, MIDDLE, LARGE])
async def test_the_move_under_the_cursor_tells_what_it_brings_on_its_line_or_below_the_list(
    size: tuple[int, int],
) -> None:
    """V-1, T-1: where the moves stand in several columns, what has no room beside one of them is told below."""
    state = kit.at_turn(kit.new(2), 0, (4,))
    async with make_app(arranged(state)).run_test(size=size) as pilot:
        await settle(pilot)
        prompt = the_game(pilot).query_one(QuestionPanel)
        for text, told, below in (
            ("die 4 points", "\u258c Points 2 VP", "Points: 2 VP"),
            ("die 4 temple\nstep 4", "\u258c Temple, step 4 then a fire trial", "Temple, step 4: then a fire trial"),
        ):
            prompt.go_to(text)
            await pilot.pause()
            lines = "\n".join(option_lines(prompt))
            assert told in lines or below in lines


async def test_what_has_no_room_is_left_out_from_the_last_phrase_on() -> None:
    state = kit.new(2)
    kit.deliver(state, 1, 0)
    kit.at_turn(state, 0, (1,))
    async with make_app(arranged(state)).run_test(size=SMALL) as pilot:
        await settle(pilot)
        prompt = the_game(pilot).query_one(QuestionPanel)
        text = next(text for text, _ in prompt.options if text.startswith("die 1 rope"))
        brings = partial(whole_phrases, prompt.phrases_beyond(text, "Rope bridge 1 to O3"))
        assert brings(80) == "khipu worth 3 VP, on top of Bot 2, orange feather"
        assert brings(40) == "khipu worth 3 VP, on top of Bot 2"
        assert brings(16) == "khipu worth 3 VP"
        assert brings(15) == ""


async def test_what_an_option_says_itself_is_not_said_again() -> None:
    """M-3, M-4: the place stands in the words of the road already; its khipu and its feather are added."""
    state = kit.at_turn(kit.new(2), 0, (6,))
    kit.choose(state, "die 6 stone")
    async with make_app(arranged(state)).run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        prompt = the_game(pilot).query_one(QuestionPanel)
        words = prompt.say(dict(prompt.options)["road inner-4 stone 2"])
        assert words == "stone trail 2 to O5"
        assert prompt.phrases_beyond("road inner-4 stone 2", words) == ["khipu worth 5 VP", "orange feather"]


@pytest.mark.parametrize("size", [SMALL, MIDDLE])
async def test_a_good_that_meets_a_task_says_so_on_its_tile_and_below(size: tuple[int, int]) -> None:
    """S-05, U-3: with a farm tile any good meets it, and its bar fills."""
    state = kit.new(2)
    kit.give_task(state, 0, 4)
    kit.give_tiles(state, 0, 12)
    kit.show_god(state, 1)
    state.market[0] = [0, 1]
    state.players[0].food = 5
    kit.at_market(state)
    async with DialogApp(state).run_test(size=size) as pilot:
        await open_dialog(pilot)
        told = shown(pilot.app)
        assert told.count("meets a task") == 2
        assert told.count("meets task S-05") == 1
        assert WOULD_COME[0] in told
        await pilot.press("end")
        await pilot.pause()
        assert pilot.app.screen.query_one(Choices).pointed == "decline"
        assert "meets task S-05" not in shown(pilot.app)


@pytest.mark.parametrize("size", [SMALL, MIDDLE])
async def test_an_ability_tells_the_vp_of_its_only_circlet_and_repeats_nothing(size: tuple[int, int]) -> None:
    """E-3, H-2: ability 09 activates circlet 1 for 10 VP in round 1; two offerings are said once."""
    state = kit.new(2)
    kit.give_tiles(state, 0, 0, 0, 20)
    kit.give_feathers(state, 0, 1, 2)
    kit.at_people(state)
    async with DialogApp(state).run_test(size=size) as pilot:
        await open_dialog(pilot)
        assert pilot.app.screen.query_one(Choices).pointed == "use study 01"
        assert shown(pilot.app).count("2 offerings") == 1
        assert "10 VP" not in shown(pilot.app)
        await pilot.press("right")
        await pilot.pause()
        assert "10 VP, circlet 1, then a fire trial" in shown(pilot.app)


async def test_the_temple_dialog_draws_who_would_fall() -> None:
    """T-2: who would stand where is drawn beside the step, once."""
    state = kit.new(2)
    state.temple[2] = 1
    state.players[1].priests -= 1
    kit.give_task(state, 0, 6)
    kit.at_turn(state, 0, (3,))
    kit.choose(state, "die 3 temple")
    async with DialogApp(state).run_test(size=MIDDLE) as pilot:
        await open_dialog(pilot)
        assert shown(pilot.app).count("Bob falls to 2") == 1


async def test_a_new_decision_brings_new_previews() -> None:
    """After a choice, and after taking it back, the previews are those of the decision that stands."""
    state = kit.at_turn(kit.new(2), 0, (4,))
    table = arranged(state)
    app = make_app(table)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        turn = app.model.brings()
        assert "die 4 exchange" in turn
        await app.model.play("die 4 exchange", app.model.step)
        assert "offering" in app.model.brings()
        await app.model.undo(app.model.step)
        assert app.model.brings() == turn
