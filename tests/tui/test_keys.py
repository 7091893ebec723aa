"""Every key of the game screen does what its help says."""

import pytest
from textual.pilot import Pilot

from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.engine.choices import PlaceDie
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES
from cuzco_tui.games.cuzco.screen.actions import PAGES
from cuzco_tui.games.cuzco.screen.panels.action_spaces import ActionSpaces
from cuzco_tui.games.cuzco.screen.panels.mask import Mask
from cuzco_tui.games.cuzco.screen.panels.road_network import RoadNetwork
from cuzco_tui.games.cuzco.screen.panels.temple_steps import TempleSteps
from cuzco_tui.messages import LANGUAGES
from cuzco_tui.play.rulebook import Rulebook
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import HouseApp, make_app
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.modals.notice import Confirm, Reading
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.widgets.panel import Panel
from cuzco_tui.tui.widgets.prompt import Prompt
from tests.games.cuzco import kit
from tests.tui.at_the_screen import (
    LARGE,
    MIDDLE,
    SMALL,
    answer,
    arranged,
    choices_of,
    lines_on,
    settle,
    table_of,
    text_on,
    the_app,
    the_game,
)

PAGE_KEYS = dict(zip("mcgkl", PAGES, strict=True))


def turn_table(dice: tuple[int, ...] = (6, 5, 4), pututu: bool = False) -> Table:
    """Two players; Ann, in Cuzco with plenty of everything, is about to place a die."""
    state = kit.new(2, pututu=pututu)
    player = state.players[0]
    player.offerings, player.inti, player.food = 9, 1, 9
    kit.deliver(state, 0, 6, 7, 8)
    kit.give_feathers(state, 0, 1, 2)
    kit.give_tiles(state, 0, 0, 13)
    kit.give_card(state, 0, 2)
    return arranged(kit.at_turn(state, 0, dice))


async def ready(pilot: Pilot[None]) -> HouseApp:
    """Wait until Ann is asked for her turn."""
    await settle(pilot)
    app = the_app(pilot)
    assert isinstance(app.screen, GameScreen)
    assert app.model.view.kind == "ChooseTurn"
    return app


def shown_panels(app: HouseApp) -> list[Panel]:
    """The panels on the screen that can have the focus."""
    return [panel for panel in app.screen.query(Panel) if panel.can_focus and panel.region.area]


async def focus_by_tab(pilot: Pilot[None], wanted: type[Panel]) -> None:
    """Bring the focus to a panel with the Tab key alone."""
    for _ in range(30):
        if isinstance(pilot.app.screen.focused, wanted):
            return
        await pilot.press("tab")
    raise AssertionError(f"Tab never comes to {wanted.__name__}")


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


@pytest.mark.parametrize(("letter", "action"), list(zip("srufxtap", range(8), strict=True)))
@pytest.mark.parametrize("pips", [6, 4])
async def test_a_letter_places_the_selected_die_for_its_action(letter: str, action: int, pips: int) -> None:
    table = turn_table()
    assert table.decision is not None
    ways = [o.text for o in table.decision.options if isinstance(o, PlaceDie) and o.action == action and o.pips == pips]
    assert ways, f"the position offers no way to {ACTION_NAMES[action]}"
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await ready(pilot)
        await pilot.press(str(pips), letter)
        await pilot.pause()
        if len(ways) > 1:
            assert isinstance(app.screen, DecisionModal)
            await pilot.press("1")
            await pilot.pause()
        assert choices_of(table)[0] in ways


async def test_die_space_and_target_take_one_key_each() -> None:
    table = turn_table()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await pilot.press("4", "s")
        await settle(pilot)
        assert app.model.view.kind == "ChooseRoad"
        roads = [option.text for option in app.model.view.options]
        await pilot.press("2")
        await pilot.pause()
        assert choices_of(table)[:2] == ["die 4 stone", roads[1]]


@pytest.mark.parametrize(
    "focused",
    [
        RoadNetwork,
        Prompt,
    ],
)
async def test_letters_turn_the_pages_of_a_small_terminal_whatever_has_the_focus(focused: type[Panel]) -> None:
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        for key, page in PAGE_KEYS.items():
            await pilot.press("m")
            await focus_by_tab(pilot, focused)
            await pilot.press(key)
            await pilot.pause()
            seen = [name for name in PAGES if app.screen.query_one(f"#{name}-page").region.area]
            assert seen == [page], f"{key} shows {seen}"
            assert app.screen.query_one(Prompt).region.area


async def test_every_page_of_a_small_terminal_shows_its_panels() -> None:
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        found = set()
        for key in PAGE_KEYS:
            await pilot.press(key)
            await pilot.pause()
            found |= {type(panel) for panel in shown_panels(app)}
        assert found == {type(panel) for panel in app.screen.query(Panel) if panel.can_focus}


async def test_tab_goes_round_every_panel_of_a_large_terminal_and_back() -> None:
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await ready(pilot)
        panels = shown_panels(app)
        large = app.screen.query_one("#mask", Mask)
        elsewhere = (f"mask-{large.seat}", "log-end")
        wanted = [panel for panel in app.screen.query(Panel) if panel.can_focus and panel.id not in elsewhere]
        assert panels == wanted
        visited = []
        for _ in range(40):
            await pilot.press("tab")
            focused = app.screen.focused
            if focused in visited:
                break
            visited.append(focused)
        assert set(panels) <= set(visited)
        await pilot.press("shift+tab")
        assert app.screen.focused is visited[-1]


@pytest.mark.parametrize("key", PAGE_KEYS)
async def test_tab_goes_round_every_panel_of_a_page_of_a_small_terminal(key: str) -> None:
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await pilot.press(key)
        await pilot.pause()
        wanted = set(shown_panels(app))
        visited = set()
        for _ in range(20):
            await pilot.press("tab")
            if app.screen.focused in visited:
                break
            visited.add(app.screen.focused)
        assert wanted <= visited


@pytest.mark.parametrize("kind", [RoadNetwork, ActionSpaces, TempleSteps, Prompt])
async def test_the_question_mark_opens_the_rule_of_the_focused_panel(kind: type[Panel]) -> None:
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await ready(pilot)
        await focus_by_tab(pilot, kind)
        await pilot.press("question_mark")
        await pilot.pause()
        assert isinstance(app.screen, Reading)
        assert app.screen.heading.startswith(kind.RULE or "D-1")
        assert any(line.strip() for line in app.screen.lines)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_every_panel_stands_in_the_rules(language: str) -> None:
    book = Rulebook(find_game("cuzco").rules_page(language))
    for kind in Panel.__subclasses__():
        if kind.RULE:
            assert book.search(kind.RULE)[0], f"{kind.__name__} names {kind.RULE}"


async def test_w_says_why_other_things_are_not_possible() -> None:
    app = make_app(turn_table((1,)), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
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


async def test_q_asks_and_leaves_only_after_yes() -> None:
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
        assert not app.is_running


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
        await pilot.press("4", "s")
        await settle(pilot)
        assert app.model.view.kind == "ChooseRoad"
        await pilot.press("u")
        await pilot.pause()
        assert 'Take back "Die 4: stone trail"?' in text_on(app)
        await pilot.press("y")
        await settle(pilot)
        assert app.model.view.kind == "ChooseTurn"
        assert table.digest() == before
        assert choices_of(table) == []


async def test_undo_takes_a_choice_back_from_within_a_dialog() -> None:
    table = turn_table()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        before = table.digest()
        await pilot.press("5", "t")
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


async def test_every_option_of_a_turn_is_reached_with_tab_arrows_and_enter() -> None:
    """Nothing needs the mouse."""
    table = turn_table(pututu=True)
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await focus_by_tab(pilot, Prompt)
        prompt = app.screen.query_one(Prompt)
        for option in app.model.view.options:
            assert prompt.options[prompt.cursor][0] == option.text
            words = prompt.say(prompt.options[prompt.cursor][1])
            assert " ".join(words.split()) in text_on(app)
            await pilot.press("down")
        await pilot.press("up", "enter")
        await pilot.pause()
        assert choices_of(table)[:1] == [option.text]


async def test_a_dialog_put_aside_comes_back_with_space() -> None:
    table = turn_table()
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await pilot.press("5", "t")
        await settle(pilot)
        assert isinstance(app.screen, DecisionModal)
        asked = [text for text, _ in app.screen.options]
        await pilot.press("space")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)
        await pilot.press("k")
        await pilot.pause()
        assert app.screen.query_one("#masks-page").region.area
        await pilot.press("space")
        await pilot.pause()
        assert isinstance(app.screen, DecisionModal)
        assert [text for text, _ in app.screen.options] == asked
        await answer(pilot)
        assert len(choices_of(table)) >= 2


async def test_no_line_of_a_small_terminal_is_longer_than_it_or_hidden_below_it() -> None:
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        lines = lines_on(app)
        assert len(lines) == SMALL[1]
        assert max(map(len, lines)) <= SMALL[0]
        assert app.screen.query_one(Prompt).region.bottom <= SMALL[1]
        assert app.screen.query_one(RoadNetwork).region.bottom <= app.screen.query_one(Prompt).region.y
