"""What each option would bring, on the screen: behind the options of the prompt and of the dialogs, said once."""

import pytest

from cuzco_tui.games.cuzco.screen.panels.action_spaces import ActionSpaces
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.modals.choices import Choices
from cuzco_tui.tui.widgets.panel import Line
from cuzco_tui.tui.widgets.prompt import BRINGS, Prompt
from tests.games.cuzco import kit
from tests.games.cuzco.screen.arranged import DialogApp
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, arranged, settle, the_app, the_game


def words(line: Line) -> str:
    """A line as it is read."""
    return "".join(text for text, _ in line)


def option_lines(prompt: Prompt) -> dict[str, str]:
    """Each option of a list as it is read, by its text."""
    return {text: words(prompt.option_line(index, "", "")) for index, (text, _) in enumerate(prompt.options)}


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


async def test_the_option_under_the_cursor_tells_what_it_brings() -> None:
    """V-1, T-1: on a small terminal the prompt shows one option, with its preview on the same line."""
    state = kit.at_turn(kit.new(2), 0, (4,))
    async with make_app(arranged(state)).run_test(size=SMALL) as pilot:
        await settle(pilot)
        prompt = the_game(pilot).query_one(Prompt)
        for text, told in (("die 4 points", "2 VP"), ("die 4 temple", "then step 1 to 4 and a fire trial")):
            prompt.cursor = [option for option, _ in prompt.options].index(text)
            lines = [words(line) for line in prompt.draw(the_app(pilot).model.view, prompt.size.width)]
            assert lines[1].endswith(f"{BRINGS}{told}")
            assert len(lines[1]) <= prompt.size.width


async def test_on_a_small_terminal_a_long_preview_is_cut_between_phrases() -> None:
    """The short prompt keeps its three lines: what has no room is left out, from the last phrase on."""
    state = kit.new(2)
    kit.deliver(state, 1, 0)
    kit.at_turn(state, 0, (1,))
    async with make_app(arranged(state)).run_test(size=SMALL) as pilot:
        await settle(pilot)
        prompt = the_game(pilot).query_one(Prompt)
        index = [text for text, _ in prompt.options].index("die 1 rope")
        whole = "Die 1: rope bridge - to O3, khipu worth 3 VP, on top of Bot 2, orange feather"
        assert words(prompt.option_line(index, "", "")) == whole
        assert words(prompt.option_line(index, "", "", 70)) == whole.removesuffix(", orange feather")
        assert words(prompt.option_line(index, "", "", 20)) == "Die 1: rope bridge"


async def test_what_an_option_says_itself_is_not_said_again() -> None:
    """M-4: the feather stands in the words of the road already, so only the delivery is added."""
    state = kit.at_turn(kit.new(2), 0, (6,))
    kit.choose(state, "die 6 stone")
    async with make_app(arranged(state)).run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        lines = option_lines(the_game(pilot).query_one(Prompt))
        said = "O5 by stone trail 2: orange feather, 5 VP, khipus none - khipu delivered"
        assert lines["road inner-4 stone 2"] == said


async def test_a_dialog_tells_what_it_does_not_show_itself() -> None:
    """S-05: the market shows goods and prices; that a good meets a task stands behind the option."""
    state = kit.new(2)
    kit.give_task(state, 0, 4)
    kit.give_tiles(state, 0, 12)
    kit.show_god(state, 1)
    state.market[0] = [0, 1]
    state.players[0].food = 5
    kit.at_market(state)
    async with DialogApp(state).run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        lines = option_lines(pilot.app.screen.query_one(Choices))
        assert lines["buy soup"] == "Buy soup for 1 food: 1 VP - meets task S-05"
        assert lines["decline"] == "Decline"


async def test_an_ability_tells_the_vp_of_its_only_circlet_and_repeats_nothing() -> None:
    """E-3, H-2: ability 09 activates circlet 1 for 10 VP in round 1; two offerings are said once."""
    state = kit.new(2)
    kit.give_tiles(state, 0, 0, 0, 20)
    kit.give_feathers(state, 0, 1, 2)
    kit.at_people(state)
    async with DialogApp(state).run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        lines = option_lines(pilot.app.screen.query_one(Choices))
        assert lines["use farm 09"].endswith(f"{BRINGS}10 VP, circlet 1, then a fire trial")
        assert lines["use study 01"] == "Use study for offerings: strength 2 (2 offerings)"


async def test_the_temple_dialog_leaves_the_pushing_to_its_drawing() -> None:
    """T-2: who would stand where is drawn, so the options do not repeat it."""
    state = kit.new(2)
    state.temple[2] = 1
    state.players[1].priests -= 1
    kit.give_task(state, 0, 6)
    kit.at_turn(state, 0, (3,))
    kit.choose(state, "die 3 temple")
    async with DialogApp(state).run_test(size=MIDDLE) as pilot:
        await pilot.pause()
        lines = option_lines(pilot.app.screen.query_one(Choices))
        assert BRINGS not in lines["step 3"]


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
