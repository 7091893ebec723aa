"""What a player has at hand on the game screen: one cursor for question and map, a log to scroll, no key by mistake."""

from time import monotonic

import pytest
from rich.color import ColorSystem

from cuzco_tui.games.cuzco.engine.choices import TakeRoad, parse_choice
from cuzco_tui.games.cuzco.screen.panels.road_network import RoadNetwork
from cuzco_tui.games.cuzco.screen.table_layout import TableLayout
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.cells import cell_style
from cuzco_tui.tui.observed import Entry
from cuzco_tui.tui.widgets.game_log import GameLog
from cuzco_tui.tui.widgets.prompt import Prompt
from tests.games.cuzco import kit
from tests.tui.at_the_screen import MIDDLE, SMALL, arranged, new_table, settle, table_of, the_app, the_game

FEATHERS = ["feather-turquoise", "feather-purple", "feather-orange", "feather-pink"]


async def test_a_digit_moves_the_cursor_of_the_question_to_that_die() -> None:
    """What Enter takes is the die that is said to be chosen."""
    state = kit.at_turn(kit.new(2), 0, (5, 4, 2))
    async with make_app(arranged(state), bot_pause=0.0).run_test(size=SMALL) as pilot:
        await settle(pilot)
        prompt = the_game(pilot).query_one(Prompt)
        prompt.focus()
        for digit in "425":
            await pilot.press(digit)
            await pilot.pause()
            assert prompt.options[prompt.cursor][0].startswith(f"die {digit} ")
            assert the_game(pilot).query_one(TableLayout).selected_pips == int(digit)


async def test_question_and_map_point_to_the_same_place() -> None:
    state = kit.at_turn(kit.new(2), 0, (6,))
    kit.choose(state, "die 6 stone")
    async with make_app(arranged(state), bot_pause=0.0).run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        game = the_game(pilot)
        prompt, roads = game.query_one(Prompt), game.query_one(RoadNetwork)
        prompt.focus()
        await pilot.press("down")
        await pilot.pause()
        option = parse_choice(prompt.options[prompt.cursor][0])
        assert isinstance(option, TakeRoad)
        assert roads.cursor_place == option.destination
        places = [parse_choice(text) for text, _ in prompt.options]
        roads.focus()
        for place in places:
            assert isinstance(place, TakeRoad)
            roads.cursor_place = place.destination
            roads.post_message(RoadNetwork.PlacePointed(place.destination))
            await pilot.pause()
            assert prompt.options[prompt.cursor][0] == place.text


@pytest.mark.parametrize("size", [SMALL, MIDDLE])
async def test_the_log_is_scrolled_by_keys_as_soon_as_it_is_shown(size: tuple[int, int]) -> None:
    table = new_table(2)
    async with make_app(table, bot_pause=0.0).run_test(size=size) as pilot:
        await settle(pilot)
        log = the_game(pilot).query_one("#log", GameLog)
        log.entries += tuple(Entry(log.entries[0].said, step) for step in range(60))
        await pilot.press("escape", "l")
        await pilot.pause()
        newest = [log.render_line(row).text for row in range(log.size.height)]
        await pilot.press("pageup")
        await pilot.pause()
        older = [log.render_line(row).text for row in range(log.size.height)]
        assert log.back > 0
        assert older[0] != newest[0]
        await pilot.press("home")
        assert log.back == log.most_back
        await pilot.press("end")
        await pilot.pause()
        assert [log.render_line(row).text for row in range(log.size.height)] == newest


async def test_enter_meant_for_the_bots_does_not_answer_the_question_that_has_just_come() -> None:
    async with make_app(arranged(kit.at_turn(kit.new(2), 0, (6,))), bot_pause=30.0).run_test(size=SMALL) as pilot:
        await settle(pilot)
        game, table = the_game(pilot), table_of(the_app(pilot))
        game.query_one(Prompt).focus()
        game.mine_since = monotonic()
        before = table.step
        await pilot.press("enter")
        await pilot.pause()
        assert table.step == before
        game.mine_since = monotonic() - 5
        await pilot.press("enter")
        await pilot.pause()
        assert table.step > before


@pytest.mark.parametrize("family", [[f"seat-{n}" for n in range(4)], ["stone", "rope"], FEATHERS])
def test_on_sixteen_colours_things_of_one_family_differ_and_none_is_the_ground(family: list[str]) -> None:
    grounds = [cell_style(f"on-{name}", "dark", "sixteen").bgcolor for name in family]
    numbers = [ground.downgrade(ColorSystem.STANDARD).number for ground in grounds if ground is not None]
    assert len(set(numbers)) == len(family)
    assert not {0, 8} & set(numbers)


@pytest.mark.parametrize("size", [SMALL, MIDDLE])
async def test_a_page_leaves_the_focus_with_the_question_but_for_the_log_which_is_scrolled(
    size: tuple[int, int],
) -> None:
    async with make_app(arranged(kit.new(2)), bot_pause=0.0).run_test(size=size) as pilot:
        await settle(pilot)
        the_game(pilot).query_one(RoadNetwork).focus()
        for key in "cgklm":
            await pilot.press(key)
            await pilot.pause()
            focused = the_game(pilot).focused
            assert focused is not None
            assert focused.id == ("log" if key == "l" else "prompt")


async def test_leaving_does_not_wait_for_a_bot() -> None:
    """The thread in which a bot waits for its turn ends with the screen, and the bot chooses nothing more."""
    app = make_app(arranged(kit.new(2), people=(1,)), bot_pause=60.0)
    begun = monotonic()
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(5):
            await pilot.pause()
        assert app.model.bot_in_turn
        step = table_of(app).step
    assert table_of(app).step == step
    assert monotonic() - begun < 50


async def test_the_key_for_a_dialog_hurries_no_bot() -> None:
    """While a bot is to choose there is no dialog to bring back, and the bot goes on waiting for its moment."""
    app = make_app(arranged(kit.new(2), people=(1,)), bot_pause=60.0)
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(5):
            await pilot.pause()
        assert app.model.bot_in_turn
        await pilot.press("space", "space")
        await pilot.pause()
        assert app.host is not None
        assert app.host.thought is None
        assert table_of(app).step == 0
