"""The end of a round is summed up once, before the next question, and the end of the game crowns the winner."""

import pytest
from textual.pilot import Pilot

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.games.cuzco.engine.codes import SOURCES
from cuzco_tui.games.cuzco.screen.dialogs.round_summary import RoundSummaryReading, summary_of
from cuzco_tui.games.cuzco.screen.drawing.crown import crown
from cuzco_tui.games.cuzco.screen.front import SOURCE_GROUPS
from cuzco_tui.messages import LANGUAGES
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.screens.game import HELD
from tests.tui.at_the_screen import new_table, settle, sitting_at, table_of, text_on, the_app


def at_the_palace(players: int) -> Table:
    """A table where the person in the first seat takes the new task of the first round."""
    table = new_table(players)
    bot = table.game.make_bot("greedy", 3)
    while (decision := table.decision) is not None:
        view = table.view(decision.seat)
        if decision.seat == 0 and view.kind == "ChooseNewTask":
            return table
        table.play(decision.seat, decision.options[bot(view, decision, ThinkingClock())].text, table.step)
    raise AssertionError("nobody takes a task")


async def wait_for_summary(pilot: Pilot[None]) -> RoundSummaryReading:
    """Wait until the bots have ended the round."""
    app = the_app(pilot)
    for _ in range(200):
        await pilot.pause(0.01)
        if isinstance(app.screen, RoundSummaryReading):
            await pilot.pause()
            await pilot.pause()
            return app.screen
    raise AssertionError(f"no summary but {app.screen}")


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_the_end_of_a_round_is_summed_up_once_and_before_the_next_question(size: tuple[int, int]) -> None:
    app = make_app(at_the_palace(3), bot_pause=0.01)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await wait_for_summary(pilot)
        assert "The end of round 1" in text_on(app)
        assert "Enter or Esc goes on" in text_on(app)
        assert "knowledge" in text_on(app)
        assert "university" not in text_on(app)
        assert app.host is not None
        assert app.host.pause == HELD, "the bots wait while it is read"
        step = table_of(app).step
        await pilot.pause(0.1)
        assert table_of(app).step == step
        await pilot.press("enter")
        await pilot.pause()
        assert app.host.pause == 0.01
        await settle(pilot)
        assert not isinstance(app.screen, RoundSummaryReading)
        assert table_of(app).view(0).round == 2


async def test_whoever_comes_back_to_a_game_is_not_told_of_rounds_long_past() -> None:
    table = at_the_palace(2)
    bot = table.game.make_bot("greedy", 3)
    while (decision := table.decision) is not None and table.view(decision.seat).round == 1:
        view = table.view(decision.seat)
        table.play(decision.seat, decision.options[bot(view, decision, ThinkingClock())].text, table.step)
    app = make_app(table, bot_pause=0.0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        assert not isinstance(app.screen, RoundSummaryReading)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_parts_of_every_row_add_up_to_the_new_score_and_fit_80_columns(players: int, language: str) -> None:
    """U-1 to U-4."""
    table = new_table(players)
    bot = table.game.make_bot("greedy", 3)
    while (decision := table.decision) is not None and table.view(decision.seat).round < 3:
        view = table.view(decision.seat)
        table.play(decision.seat, decision.options[bot(view, decision, ThinkingClock())].text, table.step)
    model = sitting_at(table)
    found = summary_of(model, language)
    assert found is not None
    assert found.summary.round == 2
    assert len(found.summary.players) == players
    for player in found.summary.players:
        assert player.before + sum(line.vp for line in player.lines) == player.after


def test_every_source_of_vp_is_in_one_group() -> None:
    assert sorted(number for _, group in SOURCE_GROUPS for number in group) == list(range(len(SOURCES)))


@pytest.mark.parametrize("width", [60, 78, 100])
def test_the_crown_has_twelve_feathers_in_four_colours_and_fits(width: int) -> None:
    lines = crown(width)
    assert all(sum(len(text) for text, _ in line) <= width for line in lines)
    lowest = [style for text, style in lines[-2] if text.strip()]
    assert len(lowest) == 12
    assert len(set(lowest)) == 4
