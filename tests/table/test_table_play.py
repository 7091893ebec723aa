"""A table takes choices from its seats, refuses what is wrong, and lets bots play."""

import threading

import pytest
from playing import SEATS, play_first, play_randomly, texts
from toy_game import TOY

from cuzco_tui.game import BadOptions, Clock, Decision, IllegalChoice, MalformedChoice, View
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.errors import BadSeats, BotFailed, GameIsOver, NotYourTurn, StaleMove, TableClosed
from cuzco_tui.table.observers import HOST, Notification
from cuzco_tui.table.seats import Seat, bot, human, remote
from cuzco_tui.table.table import Table


def choose_first(_view: View, _decision: Decision, _clock: Clock) -> int:
    return 0


@pytest.mark.parametrize("count", [2, 3, 4])
def test_a_game_of_any_seat_count_is_played_to_its_end(count: int) -> None:
    table = Table.new(TOY, [human(f"Player {seat}") for seat in range(count)], seed=count)
    play_randomly(table, seed=1)
    assert table.finished
    assert table.decision is None
    assert len(table.ranking()) == count


def test_the_same_seed_and_choices_give_the_same_state() -> None:
    first, second = (Table.new(TOY, SEATS, seed=5) for _ in range(2))
    play_randomly(first, seed=2)
    for made in first.choices_made(HOST):
        second.play(made.seat, made.choice.text, second.step)
    assert first.digest() == second.digest()


def test_a_choice_counts_by_value_and_by_text(table: Table) -> None:
    decision = table.decision
    assert decision is not None
    table.play(0, decision.options[1], table.step)
    table.play(0, "pile right", table.step)
    assert texts(table) == [decision.options[1].text, "pile right"]


def test_playing_tells_what_the_seat_itself_may_see(table: Table) -> None:
    play_first(table, 7)
    made = table.play(1, "pile left", table.step)
    assert [type(event).__name__ for event in made.events] == ["CardPlayed", "DieRolled", "CardsDealt"]
    assert {event.private_to for event in made.events} == {None, 1}


def test_the_wrong_seat_is_refused_and_changes_nothing(table: Table) -> None:
    before = table.digest()
    with pytest.raises(NotYourTurn, match="Ana's turn"):
        table.play(1, "pass", table.step)
    assert (table.step, table.digest()) == (0, before)


def test_a_choice_against_a_stale_state_is_refused(table: Table) -> None:
    table.play(0, "pass", step=0)
    with pytest.raises(StaleMove, match="at step 1 and this was meant for step 0"):
        table.play(0, "pass", step=0)
    table.play(1, "pass", step=1)
    assert table.step == 2


def test_a_choice_after_the_end_is_refused(table: Table) -> None:
    play_randomly(table, seed=3)
    last = table.step
    with pytest.raises(GameIsOver):
        table.play(0, "pass", table.step)
    assert table.step == last


def test_malformed_and_illegal_choices_are_told_apart_and_change_nothing(table: Table) -> None:
    before = table.digest()
    with pytest.raises(MalformedChoice):
        table.play(0, "castle", table.step)
    with pytest.raises(IllegalChoice):
        table.play(0, "pile left", table.step)
    assert (table.step, table.digest()) == (0, before)


def test_a_closed_table_takes_no_choice(table: Table) -> None:
    table.close()
    with pytest.raises(TableClosed):
        table.play(0, "pass", table.step)
    with pytest.raises(TableClosed):
        table.undo(0, table.step)


@pytest.mark.parametrize(
    "seats",
    [
        [human("Ana")],
        [human(""), human("Bob")],
        [human("Ana\x1b[2J"), human("Bob")],
        [human(" Ana"), human("Bob")],
        [human("A" * 41), human("Bob")],
        [Seat("Ana", "bot"), human("Bob")],
        [bot("Ana", "Not A Name"), human("Bob")],
        [Seat("Ana", "remote", "first"), human("Bob")],
    ],
)
def test_seats_that_make_no_table_are_refused_in_one_sentence(seats: list[Seat], store: SqliteStore) -> None:
    with pytest.raises(BadSeats) as caught:
        Table.new(TOY, seats, seed=1, store=store)
    assert str(caught.value).count(".") == 1
    assert store.list_games() == []


def test_wrong_options_make_no_game(store: SqliteStore) -> None:
    with pytest.raises(BadOptions):
        Table.new(TOY, SEATS, seed=1, options={"speed": 3}, store=store)
    assert store.list_games() == []


def test_bots_play_until_a_person_must_decide() -> None:
    table = Table.new(TOY, [bot("Bob", "first"), remote("Eva"), bot("Cid", "first"), human("Ana")], seed=1)
    table.set_bot(0, choose_first)
    table.set_bot(2, choose_first)
    assert table.run_bots() == 2
    assert table.decision is not None
    assert table.decision.seat == 1
    table.play(1, "pass", table.step)
    assert table.run_bots() == 2
    assert table.decision.seat == 3
    assert table.run_bots() == 0


def test_bots_alone_finish_a_game_and_stop_at_a_limit() -> None:
    table = Table.new(TOY, [bot("Bob", "first"), bot("Cid", "first")], seed=1)
    table.set_bot(0, choose_first)
    table.set_bot(1, choose_first)
    assert table.run_bots(limit=5) == 5
    assert table.step == 5
    table.run_bots()
    assert table.finished


def test_a_bot_gets_its_own_view_and_not_the_state(table: Table) -> None:
    seen: list[object] = []

    def watch(view: View, decision: Decision, _clock: Clock) -> int:
        seen.append((view.to_data(), decision.seat))
        return len(decision.options) - 1

    table.set_bot(1, watch)
    table.play(0, "pass", table.step)
    expected = table.view(1).to_data()
    table.run_bots()
    assert seen == [(expected, 1)]


def fail(_view: View, _decision: Decision, _clock: Clock) -> int:
    raise RuntimeError("out of ideas")


@pytest.mark.parametrize("mind", [fail, lambda *_: 99, lambda *_: -1, lambda *_: None, lambda *_: "pass"])
def test_a_failing_bot_hurts_nothing_and_is_named(table: Table, mind: object) -> None:
    table.set_bot(1, mind)  # type: ignore[arg-type]
    table.play(0, "pass", table.step)
    before = table.digest()
    with pytest.raises(BotFailed, match="The bot of Bob failed"):
        table.run_bots()
    assert table.digest() == before
    table.set_bot(1, choose_first)
    assert table.run_bots() > 0


def test_the_bots_of_the_game_play_their_seats_unless_another_is_given(table: Table) -> None:
    table.play(0, "pass", table.step)
    assert table.run_bots() == 2
    table.play(0, "pass", table.step)
    table.set_bot(1, lambda _view, decision, _clock: len(decision.options) - 1)
    assert table.run_bots() == 1
    assert texts(table)[-1] == "pass"


def test_a_bot_seat_without_a_bot_is_named() -> None:
    table = Table.new(TOY, [bot("Bob", "unheard-of"), human("Ana")], seed=1)
    with pytest.raises(BotFailed, match="Nobody thinks for Bob: There is no bot unheard-of"):
        table.run_bots()
    assert table.step == 0


def test_only_a_bot_seat_takes_a_bot(table: Table) -> None:
    with pytest.raises(BotFailed, match="Seat 0 is no bot's"):
        table.set_bot(0, choose_first)


def test_an_answer_of_a_bot_is_dropped_when_the_game_moved_on_meanwhile(table: Table) -> None:
    asked: list[int] = []

    def slow(_view: View, _decision: Decision, _clock: Clock) -> int:
        asked.append(table.step)
        if len(asked) == 1:
            table.undo(0, table.step)
        return 0

    table.set_bot(1, slow)
    table.play(0, "pass", table.step)
    assert table.run_bots() == 0
    assert asked == [1]
    assert table.step == 0


def test_many_threads_play_without_losing_or_doubling_a_choice(store: SqliteStore) -> None:
    table = Table.new(TOY, [human(name) for name in "ABCD"], seed=9, store=store)
    heard: list[int] = []

    def listen(notification: Notification) -> None:
        heard.append(notification.step)

    table.subscribe(listen, HOST)

    def play_seat(seat: int) -> None:
        while (decision := table.decision) is not None:
            if decision.seat == seat:
                table.play(seat, decision.options[0], table.step)
            else:
                table_moved.wait(0.001)

    table_moved = threading.Event()
    threads = [threading.Thread(target=play_seat, args=(seat,)) for seat in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(20)
    assert table.finished
    assert heard == [*range(1, table.step + 1), table.step]
    assert [record.text for record in store.read(str(table.id)).choices] == texts(table)
    table.close()
