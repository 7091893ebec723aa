"""A move repaints only the panels whose facts it changed."""

from collections import Counter

import pytest

from cuzco_tui.games.cuzco.screen.panels.god_display import GodDisplay
from cuzco_tui.games.cuzco.screen.panels.houses import Houses
from cuzco_tui.games.cuzco.screen.panels.knowledge_track import KnowledgeTrack
from cuzco_tui.games.cuzco.screen.panels.market_rows import MarketRows
from cuzco_tui.games.cuzco.screen.panels.temple_steps import TempleSteps
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.widgets.game_log import GameLog
from cuzco_tui.tui.widgets.panel import Panel
from cuzco_tui.tui.widgets.prompt import Prompt
from tests.games.cuzco import kit
from tests.tui.at_the_screen import LARGE, arranged, new_table, settle

BY_CALL_ALONE = (Prompt, GameLog)
"""Panels that are told when to draw instead of having facts."""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Counter[Panel]:
    """Count how often each panel is drawn."""
    counts: Counter[Panel] = Counter()

    def counting(kind: type[Panel]) -> None:
        original = kind.draw

        def draw(self, view, width):  # type: ignore[no-untyped-def]
            counts[self] += 1
            return original(self, view, width)

        monkeypatch.setattr(kind, "draw", draw)

    for kind in Panel.__subclasses__():
        counting(kind)
    return counts


async def test_selecting_a_die_draws_the_action_spaces_and_the_roads_it_lights_alone(drawn: Counter[Panel]) -> None:
    app = make_app(arranged(kit.new(2)), bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await pilot.pause()
        drawn.clear()
        await pilot.press("5")
        await pilot.pause()
        assert {panel.id for panel in drawn} - {"prompt"} == {"spaces", "roads"}
        assert max(drawn.values()) == 1


async def test_a_die_for_points_leaves_the_city_and_the_people_alone(drawn: Counter[Panel]) -> None:
    app = make_app(arranged(kit.new(2)), bot_pause=0.0)
    async with app.run_test(size=LARGE) as pilot:
        await settle(pilot)
        await pilot.pause()
        drawn.clear()
        app.model.table.run_bots = lambda _limit=None: 0  # type: ignore[method-assign]
        await pilot.press("4", "p")
        await pilot.pause()
        await pilot.pause()
        assert app.model.table.step == 1
        kinds = {type(panel) for panel in drawn}
        assert kinds & {MarketRows, TempleSteps, Houses, GodDisplay, KnowledgeTrack} == set()
        assert drawn[app.screen.query_one("#spaces", Panel)]
        assert drawn[app.screen.query_one("#bar", Panel)]


async def test_over_many_moves_a_panel_is_drawn_exactly_when_its_facts_change(drawn: Counter[Panel]) -> None:
    """Two people and no bot, so that each step of the screen is one move; the seats see each other's moves."""
    table = new_table(2, seed=8)
    app = make_app(table, bot_pause=0.0)
    table.run_bots = lambda _limit=None: 0  # type: ignore[method-assign]
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        needless: Counter[str] = Counter()
        missing: Counter[str] = Counter()
        moves = 0
        while moves < 25 and table.decision is not None:
            game = app.game_screen
            assert game is not None
            panels = [panel for panel in game.query(Panel) if not isinstance(panel, BY_CALL_ALONE)]
            before = {panel: (panel.facts, panel.size) for panel in panels}
            drawn.clear()
            if app.screen is not game:
                app.pop_screen()
                game.dialog_open = False
            decision = table.decision
            table.play(decision.seat, decision.options[moves * 7 % len(decision.options)], table.step)
            await pilot.pause()
            await pilot.pause()
            for panel in panels:
                changed = panel.facts != before[panel][0]
                if not changed and panel.size == before[panel][1] and drawn[panel]:
                    needless[type(panel).__name__] += 1
                if changed and not drawn[panel] and panel.region.area:
                    missing[type(panel).__name__] += 1
            moves += 1
        assert missing == Counter()
        assert needless == Counter()
