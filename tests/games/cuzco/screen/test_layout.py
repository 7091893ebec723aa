"""Where the panels lie, and what is marked until it was seen."""

import re

import pytest
from textual.geometry import Region
from textual.widget import Widget

from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES
from cuzco_tui.games.cuzco.screen.actions import PAGES
from cuzco_tui.games.cuzco.screen.panels.knowledge_track import KnowledgeTrack
from cuzco_tui.games.cuzco.screen.plan import plan
from cuzco_tui.games.cuzco.screen.screenshots import POSITION
from cuzco_tui.games.cuzco.screen.table_layout import TableLayout
from cuzco_tui.tui.app import HouseApp, make_app
from cuzco_tui.tui.cells import cell_style
from cuzco_tui.tui.widgets.key_line import KeyLine
from cuzco_tui.tui.widgets.panel import CHANGED, Panel
from cuzco_tui.tui.widgets.prompt import Prompt
from tests.games.cuzco import kit
from tests.games.cuzco.words import cuzco_words
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, arranged, lines_on, settle, table_of, text_on, the_game

SIZES = [SMALL, (80, 60), (100, 30), (110, 39), (100, 50), (120, 30), MIDDLE, (150, 45), (180, 36), LARGE]


def assert_as_planned(app: HouseApp, size: tuple[int, int], page: str) -> None:
    """Check that what is displayed of the table lies where the plan for its size says, below the bar."""
    wanted = plan(size[0], size[1] - 2, 3, page).regions
    table = app.screen.query_one(TableLayout)
    found = {id_: panel.region for id_, panel in table.panels.items() if visible(panel)}
    assert found == {id_: region.translate((0, 1)) for id_, region in wanted.items()}
    assert app.screen.query_one(KeyLine).region == Region(0, size[1] - 1, size[0], 1)


@pytest.mark.parametrize("size", SIZES)
async def test_every_panel_lies_where_the_plan_says(size: tuple[int, int]) -> None:
    app = make_app(arranged(kit.new(3)), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        table = app.screen.query_one(TableLayout)
        for page in PAGES:
            table.page = page
            await pilot.pause()
            assert_as_planned(app, size, page)


async def test_a_terminal_that_changes_its_size_has_the_same_table_as_one_that_began_so() -> None:
    app = make_app(arranged(kit.new(3)), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await pilot.press("down", "down")
        pointed = app.screen.query_one(TableLayout).pointed
        for size in [*SIZES, *reversed(SIZES)]:
            await pilot.resize_terminal(*size)
            await pilot.pause()
            assert_as_planned(app, size, "map")
            assert app.screen.query_one(TableLayout).pointed is pointed
            assert app.screen.query_one(Prompt).pointed == pointed.text


@pytest.mark.parametrize("size", SIZES)
async def test_no_line_of_a_panel_is_cut_off_below(size: tuple[int, int]) -> None:
    """Panels that are drawn for their height have no more lines than it."""
    app = make_app(POSITION.table(), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        for page in PAGES:
            app.screen.query_one(TableLayout).page = page
            await pilot.pause()
            for panel in app.screen.query(Panel):
                if visible(panel):
                    assert len(panel._strips) <= panel.size.height, (panel, page)


def visible(widget: Widget) -> bool:
    """Whether a panel and all around it are displayed."""
    return all(node.display for node in widget.ancestors_with_self) and bool(widget.region.area)


async def test_news_on_a_page_out_of_sight_marks_its_key_and_stays_until_it_was_shown() -> None:
    app = make_app(arranged(kit.new(2), people=(0,)), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        table = app.screen.query_one(TableLayout)
        assert table.pages_with_news() == set()
        track = app.screen.query_one(KnowledgeTrack)
        moved = table_of(app).view(0)
        moved.players[1].knowledge += 3
        track.view = moved
        assert table.pages_with_news() == {"city"}
        await app.screen.sync()  # type: ignore[attr-defined]
        table.action_page("city")
        assert table.pages_with_news() == set()
        line = app.screen.query_one("#keys", KeyLine)
        line.footer = line.footer._replace(marked=frozenset({"masks"}))
        assert any(entry.name.endswith(CHANGED) for entry in line.entries()) or not line.size.width


async def test_a_closed_space_says_why_when_its_key_is_pressed() -> None:
    """D-2: a die must be lower than those on the space."""
    app = make_app(arranged(kit.new(2), people=(0,)), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        table = app.screen.query_one(TableLayout)
        closed = next(text for text in app.model.reasons if text.startswith(f"die {table.selected_pips} "))
        step = table_of(app).step
        table.action_space(ACTION_NAMES.index(closed.split()[2]))
        await pilot.pause()
        assert table_of(app).step == step
        why = app.model.why_this(closed)
        assert why is not None
        assert table.prompt.told == why
        assert cuzco_words("en").say(why)[:24] in text_on(app)


async def test_a_bot_that_thinks_long_says_so_in_the_prompt() -> None:
    """Nobody wonders whether the program hangs."""
    app = make_app(arranged(kit.new(2), people=(1,)), bot_pause=60.0)
    async with app.run_test(size=MIDDLE) as pilot:
        for _ in range(5):
            await pilot.pause()
        game = the_game(pilot)
        assert game.model.bot_in_turn
        assert "so far" not in text_on(app)
        game.pause = -3.0
        game._tell_progress()
        await pilot.pause()
        assert re.search(r"thinking, \d seconds so far", text_on(app))


@pytest.mark.parametrize("size", [SMALL, MIDDLE])
async def test_a_page_that_was_out_of_sight_is_current_when_it_is_shown(size: tuple[int, int]) -> None:
    app = make_app(arranged(kit.new(2), people=(0,)), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        for _ in range(2):
            for key in "cgklm":
                await pilot.press(key)
                await pilot.pause()
            await pilot.press("p", "enter")
            await settle(pilot)
        assert table_of(app).step >= 2
        for key in "cgkl":
            await pilot.press(key)
            await pilot.pause()
            shown = lines_on(app)
            for panel in app.screen.query(Panel):
                panel.redraw()
            await pilot.pause()
            assert lines_on(app) == shown


async def test_the_title_of_the_focused_panel_alone_is_golden() -> None:
    app = make_app(arranged(kit.new(2), people=(0,)), bot_pause=0.0)
    gold = cell_style("gold").color
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        for _ in range(5):
            await pilot.press("tab")
            await pilot.pause()
            titled = [
                panel for panel in app.screen.query(Panel) if panel.titled and panel.id != "bar" and visible(panel)
            ]
            first = {panel: next(iter(panel.render_line(0))).style for panel in titled}
            assert [panel for panel, style in first.items() if style and style.color == gold] == [app.screen.focused]
