"""The log on screen: rounds as headings, names in their colours, what a deed brought, and what was taken back."""

from cuzco_tui.messages import Message, message
from cuzco_tui.tui.app import make_app
from cuzco_tui.tui.observed import Entry
from cuzco_tui.tui.widgets.game_log import GameLog
from cuzco_tui.tui.widgets.panel import Line
from tests.games.cuzco import kit
from tests.tui.at_the_screen import MIDDLE, arranged, settle, the_app, the_game

ROUND = Entry(message("log-round", round=4), 3, kind="round")
PHASE = Entry(Message("phase-I"), 4, kind="phase")
DEED = Entry(
    message("log-die", pips=4, virtual="no", what=message("log-priest", step=3)),
    9,
    1,
    brought=(message("brings-card", card="08"), message("log-food", amount=1)),
)

PURPOSE = Entry(message("purpose-complete", circlet=5), 9, 1, kind="purpose")

LARGE = (200, 60)


def text_of(line: Line) -> str:
    return "".join(text for text, _ in line)


async def drawn(*entries: Entry, width: int = 50, looked_step: int = 0) -> list[Line]:
    """The lines of a log with these entries."""
    async with make_app(arranged(kit.new(2)), bot_pause=0.0).run_test(size=LARGE) as pilot:
        await settle(pilot)
        log = the_game(pilot).query_one("#log", GameLog)
        log.entries, log.looked_step = entries, looked_step
        return log.draw(log.view, width)


async def test_a_round_is_a_golden_heading_and_a_phase_a_quiet_line() -> None:
    heading, phase = await drawn(ROUND, PHASE)
    assert text_of(heading) == "── Round 4 ".ljust(50, "─")
    assert all("gold" in style for _, style in heading)
    assert text_of(phase) == "── phase one, dice ".ljust(50, "─")
    assert not any("gold" in style for _, style in phase)


async def test_a_deed_has_the_name_in_the_colour_of_its_seat_and_dim_what_it_brought() -> None:
    (line,) = await drawn(DEED, width=60)
    assert text_of(line) == "Bot 2: die 4, priest on step 3  card 08, +1 food"
    assert [style for _, style in line] == ["seat-1 strong", "strong", "muted"]


async def test_what_was_there_at_the_last_choice_is_not_strong() -> None:
    (line,) = await drawn(DEED, width=60, looked_step=9)
    assert [style for _, style in line] == ["seat-1 strong", "", "muted"]


async def test_what_a_deed_brought_stands_below_it_where_it_has_no_room() -> None:
    lines = await drawn(DEED, width=36)
    assert [text_of(line) for line in lines] == ["Bot 2: die 4, priest on step 3", "  card 08, +1 food"]


async def test_an_undo_takes_the_deed_out_and_leaves_a_quiet_line() -> None:
    state = kit.at_turn(kit.new(2), 0, (6, 5, 4))
    async with make_app(arranged(state), bot_pause=0.0).run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        game = the_game(pilot)
        step = game.model.step
        game.choose("die 6 exchange", step)
        await settle(pilot)
        assert game.entries[-1].said.id == "log-die"
        await pilot.press("u", "y")
        await settle(pilot)
        assert [entry.said.id for entry in game.entries if entry.step >= step][-1] == "log-taken-back"
        assert not any(entry.said.id == "log-die" for entry in game.entries)
        assert the_app(pilot).model.step == step


async def test_what_a_move_was_for_stands_dim_below_it_without_the_name() -> None:
    lines = await drawn(DEED, PURPOSE, width=90, looked_step=3)
    assert text_of(lines[-1]) == "  that completes circlet 5"
    assert [style for _, style in lines[-1]] == ["muted"]


async def test_the_log_is_at_its_end_again_when_one_goes_back_to_the_question() -> None:
    entries = tuple(Entry(Message("phase-I"), number, kind="phase") for number in range(200))
    async with make_app(arranged(kit.new(2)), bot_pause=0.0).run_test(size=LARGE) as pilot:
        await settle(pilot)
        log = the_game(pilot).query_one("#log", GameLog)
        log.entries = entries
        await pilot.press("l", "pageup", "escape")
        assert (log.back, "back" in log.title()) == (0, False)
        log.on_mouse_scroll_up()
        assert log.back == 3
        await pilot.press("escape")
        assert log.back == 0
