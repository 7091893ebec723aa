"""The bots of a table: each sees the view of its seat alone, and whatever it does wrong is one sentence."""

import pytest
from playing import SEATS
from toy_game import TOY

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Bot, Choice, Clock, Decision, View
from cuzco_tui.table.bots import BotSeats
from cuzco_tui.table.errors import BotFailed
from cuzco_tui.table.seats import bot, human
from cuzco_tui.table.table import Table


@pytest.fixture
def bots() -> BotSeats:
    return BotSeats(SEATS, 7, TOY.make_bot)


def ask(bots: BotSeats, table: Table) -> Choice:
    """Ask the bot in turn."""
    decision = table.decision
    assert decision is not None
    return bots.ask(table.view(decision.seat), decision, ThinkingClock())


def test_a_bot_gets_its_own_view_its_decision_and_a_clock(table: Table, bots: BotSeats) -> None:
    seen: list[tuple[View, int, Clock]] = []

    def watch(view: View, decision: Decision, clock: Clock) -> int:
        seen.append((view, decision.seat, clock))
        return len(decision.options) - 1

    bots.let(1, watch)
    table.play(0, "pass", table.step)
    assert ask(bots, table).text == "pass"
    ((view, seat, clock),) = seen
    assert view.to_data() == table.view(1).to_data()
    assert seat == 1
    assert not clock.over


def fail(_view: View, _decision: Decision, _clock: Clock) -> int:
    raise RuntimeError("out of ideas")


@pytest.mark.parametrize("mind", [fail, lambda *_: 99, lambda *_: -1, lambda *_: None, lambda *_: "pass"])
def test_a_failing_bot_is_named(table: Table, bots: BotSeats, mind: Bot) -> None:
    bots.let(1, mind)
    table.play(0, "pass", table.step)
    with pytest.raises(BotFailed, match="The bot of Bob failed"):
        ask(bots, table)


def test_the_bots_of_the_game_play_their_seats_unless_another_is_given(table: Table, bots: BotSeats) -> None:
    table.play(0, "pass", table.step)
    assert table.decision is not None
    assert ask(bots, table) == table.decision.options[0]
    bots.let(1, lambda _view, decision, _clock: len(decision.options) - 1)
    assert ask(bots, table).text == "pass"


def test_a_bot_seat_without_a_bot_is_named() -> None:
    seats = [bot("Bob", "unheard-of"), human("Ana")]
    with pytest.raises(BotFailed, match="Nobody thinks for Bob: There is no bot unheard-of"):
        ask(BotSeats(seats, 1, TOY.make_bot), Table.new(TOY, seats, seed=1))


def test_only_a_bot_seat_takes_a_bot(bots: BotSeats) -> None:
    with pytest.raises(BotFailed, match="Seat 0 is no bot's"):
        bots.let(0, fail)
