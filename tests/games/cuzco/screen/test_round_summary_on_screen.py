"""The end of a round is summed up once, before the next question, and the end of the game crowns the winner."""

from collections.abc import Callable

import pytest
from textual.pilot import Pilot

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.games.cuzco.description import CUZCO
from cuzco_tui.games.cuzco.engine.codes import OVER, PHASE_CITY, SOURCES
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration.round_summary import MARKET, PALACE, PEOPLE, TEMPLE, UNIVERSITY
from cuzco_tui.games.cuzco.screen.dialogs.round_summary import RoundSummaryReading, summary_of
from cuzco_tui.games.cuzco.screen.drawing.crown import crown
from cuzco_tui.messages import LANGUAGES
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.screens.after import AfterScreen
from tests.games.cuzco.words import cuzco_words
from tests.tui.at_the_screen import new_table, settle, sitting_at, table_of, text_in_front, text_on, the_app


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


def before_the_last_choice(players: int, over: Callable[[PlayerView], bool]) -> Table:
    """A table at the last question to the person in the first seat before a part of the game is over."""
    table = new_table(players)
    bot = table.game.make_bot("greedy", 3)
    last = 0
    while (decision := table.decision) is not None and not over(table.view(None)):
        last = table.step if decision.seat == 0 else last
        view = table.view(decision.seat)
        table.play(decision.seat, decision.options[bot(view, decision, ThinkingClock())].text, table.step)
    texts = table.choice_texts[:last]
    table = new_table(players)
    for text in texts:
        assert table.decision is not None
        table.play(table.decision.seat, text, table.step)
    return table


@pytest.mark.parametrize("pause", [0.0, 0.01])
@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_the_end_of_a_round_is_summed_up_once_and_before_the_next_question(
    size: tuple[int, int], pause: float
) -> None:
    """However fast the bots are, none of them moves before it was read, so that the scores are those of the bar."""
    app = make_app(at_the_palace(3), bot_pause=pause)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        reading = await wait_for_summary(pilot)
        assert "The end of round 1" in text_on(app)
        assert "Enter or Esc goes on" in text_on(app)
        assert "knowledge" in text_on(app)
        assert "university" not in text_on(app)
        step = table_of(app).step
        await pilot.pause(0.1)
        assert table_of(app).step == step, "the bots wait while it is read"
        view = app.model.view
        assert {player.seat: player.after for player in reading.summary.players} == {
            seat: player.score for seat, player in enumerate(view.players)
        }
        await pilot.press("enter")
        await settle(pilot)
        assert not isinstance(app.screen, RoundSummaryReading)
        assert table_of(app).view(0).round == 2


@pytest.mark.parametrize("pause", [0.0, 0.01])
async def test_what_happens_by_itself_before_the_market_is_told_before_anybody_goes_there(pause: float) -> None:
    """E-1, U-1, U-2: who got what by people, knowledge and temple."""
    app = make_app(before_the_last_choice(3, lambda view: view.phase == PHASE_CITY), bot_pause=pause)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        reading = await wait_for_summary(pilot)
        assert "People and city in round 1" in text_on(app)
        assert "Now the market opens." in text_in_front(app)
        assert reading.summary.parts == (PEOPLE, UNIVERSITY, TEMPLE)
        for player in reading.summary.players:
            assert player.after == app.model.view.players[player.seat].score
            assert player.before + sum(line.vp for line in player.lines) == player.after
        await pilot.press("enter")
        await settle(pilot)
        assert table_of(app).view(0).phase == PHASE_CITY


async def test_what_was_summed_up_before_the_market_is_not_told_again_at_the_end_of_the_round() -> None:
    """U-3, U-4."""
    app = make_app(before_the_last_choice(3, lambda view: view.phase == PHASE_CITY), bot_pause=0.0)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        before = await wait_for_summary(pilot)
        await pilot.press("enter")
        for _ in range(100):
            await pilot.pause(0.01)
            if isinstance(app.screen, DecisionModal):
                await pilot.press("enter")
            elif isinstance(app.screen, RoundSummaryReading) and app.screen is not before:
                break
        after = await wait_for_summary(pilot)
        assert after.summary.parts == (MARKET, PALACE)
        assert {each.seat: each.before for each in after.summary.players} == {
            each.seat: each.after for each in before.summary.players
        }
        assert "In the order of play of the next round." in text_in_front(app)


async def test_the_last_round_is_summed_up_before_the_ranking() -> None:
    """U-6, Z-1 to Z-3."""
    app = make_app(before_the_last_choice(2, lambda view: view.phase == OVER), bot_pause=0.0)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        reading = await wait_for_summary(pilot)
        assert reading.summary.is_last
        first = app.model.standings[0].seat
        won = "you have won" if first == 0 else f"{app.model.all_names[first]} has won"
        assert f"The end of the game: {won}" in text_on(app)
        assert [player.seat for player in reading.summary.players] == [each.seat for each in app.model.standings]
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, AfterScreen)


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


def test_a_die_that_was_placed_for_the_player_is_told_in_the_summary_before_the_market() -> None:
    """D-4: so that whoever missed it knows where it lies; those of others are not told."""
    say = cuzco_words("en").say
    told: list[str] = []
    table = new_table(4)
    bot = table.game.make_bot("random", 3)
    summed_up = 0
    while (decision := table.decision) is not None:
        view = table.view(0)
        if view.phase == PHASE_CITY and view.round > summed_up:
            summed_up = view.round
            reading = summary_of(sitting_at(table), "en")
            assert reading is not None
            told += [say(each) for each in reading._deeds_before(0)]
            assert not any("nothing else was possible" in say(each) for each in reading._deeds_before(1))
        choices = table.view(decision.seat)
        table.play(decision.seat, decision.options[bot(choices, decision, ThinkingClock())].text, table.step)
    assert any(each.startswith("die ") and "nothing else was possible" in each for each in told)


def test_every_source_of_vp_is_in_one_group() -> None:
    assert sorted(number for _, group in CUZCO.source_groups for number in group) == list(range(len(SOURCES)))


@pytest.mark.parametrize("width", [60, 78, 100])
def test_the_crown_has_twelve_feathers_in_four_colours_and_fits(width: int) -> None:
    lines = crown(width)
    assert all(sum(len(text) for text, _ in line) <= width for line in lines)
    lowest = [style for text, style in lines[-2] if text.strip()]
    assert len(lowest) == 12
    assert len(set(lowest)) == 4
