"""A move repaints exactly the panels whose facts it changed; focus and cursor repaint only what shows them."""

from collections import Counter
from collections.abc import Iterator
from functools import partial
from importlib import import_module

import pytest
from textual._compositor import ChopsUpdate, Compositor

from cuzco_tui.games.cuzco.engine.codes import CUZCO
from cuzco_tui.games.cuzco.screen.more_panels import more_panels
from cuzco_tui.games.cuzco.screen.panels.god_display import GodDisplay
from cuzco_tui.games.cuzco.screen.panels.houses import Houses
from cuzco_tui.games.cuzco.screen.panels.knowledge_track import KnowledgeTrack
from cuzco_tui.games.cuzco.screen.panels.market_rows import MarketRows
from cuzco_tui.games.cuzco.screen.panels.road_network import RoadNetwork
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.widgets.panel import Panel
from cuzco_tui.tui.widgets.prompt import Prompt
from tests.games.cuzco import kit
from tests.tui.at_the_screen import LARGE, MIDDLE, SMALL, arranged, new_table, settle, table_of


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Counter[Panel]:
    """Count how often each panel draws what it shows now; what it showed before is drawn to find the news."""
    counts: Counter[Panel] = Counter()

    def counting(kind: type[Panel]) -> None:
        original = kind.draw

        def draw(self, view, width):  # type: ignore[no-untyped-def]
            if view is self.view:
                counts[self] += 1
            return original(self, view, width)

        monkeypatch.setattr(kind, "draw", draw)

    for module in ("table_layout", "panels.own_strip"):
        import_module(f"cuzco_tui.games.cuzco.screen.{module}")
    more_panels(2)
    for kind in kinds_of(Panel):
        if "draw" in vars(kind):
            counting(kind)
    return counts


def kinds_of(kind: type[Panel]) -> Iterator[type[Panel]]:
    """All kinds of panel below a kind."""
    for own in kind.__subclasses__():
        yield own
        yield from kinds_of(own)


@pytest.fixture
def worked_out(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Count how often the facts of each panel are worked out."""
    counts: Counter[str] = Counter()
    original = Panel._work_out_facts

    def counting(self: Panel) -> object:
        counts[self.id or ""] += 1
        return original(self)

    monkeypatch.setattr(Panel, "_work_out_facts", counting)
    return counts


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """Count how often each row of the terminal is written."""
    counts: Counter[int] = Counter()
    original = Compositor.render_partial_update

    def counting(self: Compositor) -> ChopsUpdate | None:
        update = original(self)
        counts.update({row for row, _, _ in update.spans} if update is not None else ())
        return update

    monkeypatch.setattr(Compositor, "render_partial_update", counting)
    return counts


async def test_selecting_a_die_draws_the_spaces_roads_and_steps_it_lights_and_the_question_alone(
    drawn: Counter[Panel],
) -> None:
    app = make_app(arranged(kit.new(2)), bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await pilot.pause()
        drawn.clear()
        await pilot.press("5")
        await pilot.pause()
        assert {panel.id for panel in drawn} <= {"prompt", "spaces", "roads", "temple", "mask", "palace"}
        assert {panel.id for panel in drawn} >= {"prompt", "spaces", "roads"}
        assert max(drawn.values()) == 1


async def test_a_die_for_points_leaves_the_city_and_the_people_alone(drawn: Counter[Panel]) -> None:
    """But for the steps of the temple, which are no longer lit."""
    app = make_app(arranged(kit.new(2)), bot_pause=3600.0)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await pilot.pause()
        drawn.clear()
        await pilot.press("4", "p", "enter")
        await pilot.pause()
        await pilot.pause()
        assert table_of(app).step == 1
        kinds = {type(panel) for panel in drawn}
        assert kinds & {MarketRows, Houses, GodDisplay, KnowledgeTrack} == set()
        assert drawn[app.screen.query_one("#spaces", Panel)]
        assert drawn[app.screen.query_one("#bar", Panel)]


async def test_over_many_moves_a_panel_is_drawn_once_when_its_facts_change_and_else_not_at_all(
    drawn: Counter[Panel],
) -> None:
    """One person, and no bot that moves by itself, so that each step of the screen is one move.

    The map may be drawn a second time, when the cursor of the new question comes to it.
    """
    table = new_table(2, seed=8)
    app = make_app(table, bot_pause=3600.0)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        needless: Counter[str] = Counter()
        missing: Counter[str] = Counter()
        twice: Counter[str] = Counter()
        moves = 0
        while moves < 25 and table.decision is not None:
            game = app.game_screen
            assert game is not None
            panels = list(game.query(Panel))
            before = {panel: (panel.facts, panel.size) for panel in panels}
            if app.screen is not game:
                app.pop_screen()
                game.dialog = None
                await pilot.pause()
            drawn.clear()
            decision = table.decision
            assert app.host is not None
            text, step = decision.options[moves * 7 % len(decision.options)].text, table.step
            await app.host._apply(partial(table.play, decision.seat, text, step), decision.seat)
            await pilot.pause()
            await pilot.pause()
            for panel in panels:
                changed, resized = panel.facts != before[panel][0], panel.size != before[panel][1]
                name = type(panel).__name__
                needless[name] += bool(drawn[panel]) and not changed and not resized
                missing[name] += changed and not drawn[panel] and bool(panel.region.area)
                if panel.id != "roads":
                    twice[name] += drawn[panel] > 1 and not resized
            moves += 1
        assert moves == 25
        assert +missing == Counter()
        assert +needless == Counter()
        assert +twice == Counter()


async def test_moving_the_focus_draws_only_where_it_was_and_where_it_is_and_works_no_facts_out(
    drawn: Counter[Panel], worked_out: Counter[str]
) -> None:
    """The cursor of the question is strong again when the map has lost the focus."""
    app = make_app(arranged(kit.new(2)), bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await pilot.pause()
        roads, prompt = app.screen.query_one("#roads"), app.screen.query_one("#prompt")
        for _ in range(len(app.screen.focus_chain)):
            drawn.clear()
            worked_out.clear()
            before = app.screen.focused
            await pilot.press("tab")
            await pilot.pause()
            assert app.screen.focused is not before
            assert set(drawn) <= {before, app.screen.focused, *([prompt] if before is roads else [])}
            assert worked_out == Counter()


async def test_moving_the_cursor_of_the_question_draws_alone_the_panels_that_show_what_the_move_would_do(
    drawn: Counter[Panel], worked_out: Counter[str]
) -> None:
    state = kit.at_turn(kit.new(2), 0, (6, 5, 4))
    kit.choose(state, "die 6 stone")
    app = make_app(arranged(state), bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        app.screen.query_one("#prompt").focus()
        await pilot.pause()
        drawn.clear()
        worked_out.clear()
        await pilot.press("down")
        await pilot.pause()
        assert {panel.id for panel in drawn} == {"prompt", "roads", "mask"}
        assert max(drawn.values()) == 1
        assert max(worked_out.values()) == 1
        assert worked_out.keys().isdisjoint({"bar", "market", "gods", "log"})


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_a_cursor_that_comes_back_shows_what_was_drawn_for_the_same_move_before(
    size: tuple[int, int], drawn: Counter[Panel], worked_out: Counter[str]
) -> None:
    """The question follows its cursor, and the map keeps its pictures itself; the other panels are not drawn again."""
    app = make_app(arranged(kit.new(2)), bot_pause=0.0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        seen: list[list[str]] = []
        for key in ("down", "up", "5", "6", "down", "up", "5", "6"):
            if len(seen) == 4:
                drawn.clear()
                worked_out.clear()
            await pilot.press(key)
            await settle(pilot)
            seen.append(["".join(part.text for part in strip) for strip in app.screen._compositor.render_strips()])
        assert seen[4:] == seen[:4]
        assert {panel.id for panel in drawn} <= {"prompt", "roads"}
        assert worked_out.keys() <= {"prompt"}


async def test_moving_the_cursor_of_the_map_paints_the_two_places_their_roads_and_the_title_alone(
    painted: Counter[int],
) -> None:
    """The title names the place under the cursor, the road that leads there is lit, and the question follows."""
    app = make_app(arranged(kit.new(2)), bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        roads = app.screen.query_one("#roads", RoadNetwork)
        roads.focus()
        await pilot.pause()
        top = roads.content_region.y
        before = roads.cursor_place
        painted.clear()
        await pilot.press("up")
        await pilot.pause()
        assert before is not None
        assert roads.cursor_place not in (None, before)
        tiles = [roads.shape.tiles[place] for place in (before, roads.cursor_place, CUZCO)]
        rows = range(min(tile.y for tile in tiles), max(tile.bottom for tile in tiles))
        question = app.screen.query_one(Prompt).region
        assert set(painted) <= {top, *(top + 1 + row for row in rows), *range(question.y, question.bottom)}
        assert max(painted.values()) == 1


async def test_moving_the_focus_paints_the_two_titles_alone(painted: Counter[int]) -> None:
    app = make_app(arranged(kit.new(2)), bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        app.screen.query_one("#market", Panel).focus()
        await pilot.pause()
        before = app.screen.focused
        painted.clear()
        await pilot.press("tab")
        await pilot.pause()
        after = app.screen.focused
        assert before is not None
        assert after is not None
        assert after is not before
        assert set(painted) == {before.region.y, after.region.y}
        assert max(painted.values()) == 1


async def test_a_page_is_shown_in_one_painting_with_the_focus_and_the_line_of_keys(painted: Counter[int]) -> None:
    """The next mask comes in the place of the one before, which is no other page."""
    app = make_app(arranged(kit.new(2)), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        await pilot.pause()
        for key in "gklcg":
            painted.clear()
            await pilot.press(key)
            await pilot.pause()
            assert (MIDDLE[1] - 1 in painted) == (key != "k"), key
            assert set(painted.values()) == {1}, key


async def test_a_panel_out_of_sight_is_not_drawn_before_it_is_shown_and_is_current_then(drawn: Counter[Panel]) -> None:
    app = make_app(arranged(kit.new(2)), bot_pause=0.0)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.pause()
        drawn.clear()
        await pilot.press("4", "p", "enter")
        await settle(pilot)
        log = app.screen.query_one("#log", Panel)
        assert not drawn[log]
        await pilot.press("l")
        await pilot.pause()
        assert drawn[log] == 1
        shown = " ".join(log.render_line(row).text for row in range(log.size.height))
        assert "die 4, points" in shown
