"""Where the panels lie, and what is marked until it was seen."""

import re

import pytest
from textual.geometry import Size
from textual.widget import Widget

from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES
from cuzco_tui.games.cuzco.screen.actions import PAGES
from cuzco_tui.games.cuzco.screen.panels.knowledge_track import KnowledgeTrack
from cuzco_tui.games.cuzco.screen.table_layout import TableLayout, mode_for
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.widgets.key_line import KeyLine
from cuzco_tui.tui.widgets.panel import CHANGED, Panel
from cuzco_tui.tui.widgets.prompt import Prompt
from tests.games.cuzco import kit
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, arranged, lines_on, settle, table_of, text_on, the_game

SIZES = [SMALL, (80, 40), (100, 30), (120, 30), MIDDLE, (150, 45), (180, 40), LARGE]


@pytest.mark.parametrize(
    ("size", "mode"),
    [((80, 24), "narrow"), ((109, 60), "narrow"), ((200, 39), "narrow"), ((110, 40), "medium"), ((180, 40), "wide")],
)
def test_the_mode_follows_width_and_height(size: tuple[int, int], mode: str) -> None:
    assert mode_for(Size(*size)) == mode


@pytest.mark.parametrize("size", SIZES)
async def test_no_panel_in_sight_overlaps_another_or_leaves_the_terminal(size: tuple[int, int]) -> None:
    app = make_app(arranged(kit.new(3)), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        for page in PAGES:
            app.screen.query_one(TableLayout).action_page(page)
            await pilot.pause()
            await pilot.pause()
            cells: dict[tuple[int, int], str | None] = {}
            for panel in app.screen.query("Panel, KeyLine"):
                if not visible(panel):
                    continue
                region = app.screen.find_widget(panel).visible_region
                assert panel.region.x >= 0, panel
                assert panel.region.right <= size[0], panel
                for y in range(region.y, region.bottom):
                    for x in range(region.x, region.right):
                        assert (x, y) not in cells, (panel.id, cells.get((x, y)), page)
                        cells[x, y] = panel.id
            assert app.screen.query_one(Prompt).region.height >= 3
            assert app.screen.query_one(Prompt).region.bottom <= size[1]


def visible(widget: Widget) -> bool:
    """Whether a panel and all around it are displayed."""
    return all(node.display for node in widget.ancestors_with_self) and bool(widget.region.area)


def lines_of(panel: Panel) -> list[str]:
    """What a panel shows."""
    return [panel.render_line(row).text for row in range(panel.size.height)]


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
        assert len(app._notifications) == 1


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
            await pilot.press("p")
            await settle(pilot)
        for page, key in zip(PAGES[1:], "cgkl", strict=True):
            await pilot.press(key)
            await pilot.pause()
            shown = lines_on(app)
            for panel in app.screen.query(f"#{page}-page Panel").results(Panel):
                panel.redraw()
            await pilot.pause()
            assert lines_on(app) == shown


async def test_the_title_of_the_focused_panel_alone_has_a_double_rule() -> None:
    app = make_app(arranged(kit.new(2), people=(0,)), bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        for _ in range(5):
            await pilot.press("tab")
            await pilot.pause()
            double = [line for line in lines_on(app) if "\u2550" in line]
            titled = [panel for panel in app.screen.query(Panel) if panel.titled and visible(panel)]
            marked = [panel for panel in titled if "\u2550" in panel.render_line(0).text]
            assert marked == [app.screen.focused]
            assert len(double) == 1
