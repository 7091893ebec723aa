"""Keys that show pages, go from panel to panel and explain what is there."""

import pytest

from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.narration.rules import RULE_OF_ACTION
from cuzco_tui.games.cuzco.screen.actions import PAGES
from cuzco_tui.games.cuzco.screen.panels.action_spaces import ActionSpaces
from cuzco_tui.games.cuzco.screen.panels.mask import Mask
from cuzco_tui.games.cuzco.screen.panels.road_network import RoadNetwork
from cuzco_tui.games.cuzco.screen.panels.temple_steps import TempleSteps
from cuzco_tui.messages import LANGUAGES
from cuzco_tui.play.rulebook import Rulebook
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tui.widgets.panel import Panel
from cuzco_tui.tui.widgets.prompt import Prompt
from tests.tui.at_a_turn import board_of, focus_by_tab, moves_to, ready, shown_panels, turn_table
from tests.tui.at_the_screen import (
    LARGE,
    MIDDLE,
    SMALL,
    lines_on,
    opened_at,
    settle,
    table_of,
)

PAGE_KEYS = dict(zip("mcgkl", PAGES, strict=True))
PANELS_OF_PAGE = {
    "map": {"roads"},
    "city": {"track", "temple", "market", "palace"},
    "people": {"gods", "houses"},
    "masks": {"mask"},
    "log": {"log"},
}


async def test_the_focus_begins_in_the_question_and_comes_back_with_the_next_one() -> None:
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await ready(pilot)
        assert app.screen.focused is board_of(pilot).prompt
        app.screen.query_one(RoadNetwork).focus()
        await pilot.press("4", "p", "enter")
        await settle(pilot)
        assert table_of(app).step >= 1
        assert app.screen.focused is board_of(pilot).prompt


@pytest.mark.parametrize("focused", ["roads", "spaces", "own", "prompt"])
async def test_letters_turn_the_pages_of_a_small_terminal_whatever_has_the_focus(focused: str) -> None:
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        for key, page in PAGE_KEYS.items():
            await pilot.press("m")
            await pilot.pause()
            app.screen.query_one(f"#{focused}", Panel).focus()
            await pilot.press(key)
            await pilot.pause()
            panels = {panel.id for panel in shown_panels(app)}
            assert panels == {"spaces", "own", "prompt"} | PANELS_OF_PAGE[page], f"{key} shows {panels}"


@pytest.mark.parametrize("key", "cgl")
async def test_a_page_that_is_asked_for_twice_gives_way_to_the_map(key: str) -> None:
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        await pilot.press(key, key)
        await pilot.pause()
        assert board_of(pilot).page == "map"
        assert app.screen.query_one(RoadNetwork).region.area


@pytest.mark.parametrize("size", [SMALL, MIDDLE])
async def test_escape_brings_the_map_ones_own_mask_and_the_question_back(size: tuple[int, int]) -> None:
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await ready(pilot)
        await pilot.press("k", "k", "c", "l", "tab", "escape")
        await pilot.pause()
        assert app.screen.query_one(RoadNetwork).region.area
        assert app.screen.query_one("#mask", Mask).seat == 0
        assert app.screen.focused is board_of(pilot).prompt
        assert table_of(app).step == 0


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


@pytest.mark.parametrize("size", [MIDDLE, LARGE])
async def test_tab_goes_round_every_panel_in_sight_and_back(size: tuple[int, int]) -> None:
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await ready(pilot)
        visited = []
        for _ in range(40):
            await pilot.press("tab")
            focused = app.screen.focused
            if focused in visited:
                break
            visited.append(focused)
        assert set(shown_panels(app)) == set(visited)
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


@pytest.mark.parametrize("kind", [RoadNetwork, ActionSpaces, TempleSteps])
async def test_the_question_mark_opens_the_rule_of_the_focused_panel(kind: type[Panel]) -> None:
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await ready(pilot)
        await focus_by_tab(pilot, kind)
        await pilot.press("question_mark")
        await pilot.pause()
        assert opened_at(app) == kind.RULE
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, GameScreen)


@pytest.mark.parametrize("action", range(8))
async def test_the_question_mark_explains_the_move_under_the_cursor(action: int) -> None:
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        board = board_of(pilot)
        board.point(moves_to(board, action)[-1])
        await pilot.press("question_mark")
        await pilot.pause()
        assert opened_at(app) == RULE_OF_ACTION[action]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rule_of_every_panel_stands_in_the_rules(language: str) -> None:
    book = Rulebook(find_game("cuzco").rules_page(language))
    for kind in Panel.__subclasses__():
        if kind.RULE and not kind.__module__.startswith("cuzco_tui.games.caral"):
            assert book.search(kind.RULE)[0], f"{kind.__name__} names {kind.RULE}"


async def test_no_line_of_a_small_terminal_is_longer_than_it_or_hidden_below_it() -> None:
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        lines = lines_on(app)
        assert len(lines) == SMALL[1]
        assert max(map(len, lines)) <= SMALL[0]
        assert app.screen.query_one(Prompt).region.bottom <= SMALL[1]
        assert app.screen.query_one(RoadNetwork).region.bottom <= app.screen.query_one(Prompt).region.y


@pytest.mark.parametrize(("size", "offered"), [(SMALL, "mcgkl"), (MIDDLE, "mgkl"), (LARGE, "kl")])
async def test_only_pages_that_can_come_into_sight_are_offered(size: tuple[int, int], offered: str) -> None:
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await ready(pilot)
        pages = [action.page for action in board_of(pilot).game.footer.actions if action.page]
        assert pages == [PAGE_KEYS[key] for key in offered]
        await pilot.press("g", "c")
        await pilot.pause()
        in_sight = {panel.id for panel in app.screen.query(Panel) if panel.region.area}
        assert in_sight >= PANELS_OF_PAGE["city"], "though it need not be offered, the key shows it"


async def test_a_page_is_marked_until_its_news_were_seen() -> None:
    app = make_app(turn_table(), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await ready(pilot)
        board = board_of(pilot)
        await pilot.press("5", "d", "enter")
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert "people" in board.pages_with_news()
        await pilot.press("g")
        await pilot.pause()
        assert "people" not in board.pages_with_news()
        await pilot.press("g")
        await pilot.pause()
        assert "people" not in board.pages_with_news()
        assert "people" not in board.game.footer.marked
