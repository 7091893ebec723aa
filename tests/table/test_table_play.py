"""A table takes choices from its seats and refuses what is wrong."""

import pytest
from playing import SEATS, play_first, play_randomly, texts
from toy_game import TOY

from cuzco_tui.game import BadOptions, IllegalChoice, MalformedChoice
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.errors import BadSeats, GameIsOver, NotYourTurn, StaleMove, TableClosed
from cuzco_tui.table.news import Happened
from cuzco_tui.table.seats import Seat, bot, human
from cuzco_tui.table.table import Table


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
    for played in first.played:
        second.play(played.seat, played.choice.text, second.step)
    assert first.digest() == second.digest()


def test_a_choice_counts_by_value_and_by_text(table: Table) -> None:
    decision = table.decision
    assert decision is not None
    table.play(0, decision.options[1], table.step)
    table.play(0, "pile right", table.step)
    assert texts(table) == [decision.options[1].text, "pile right"]


def test_a_seat_is_told_what_it_may_see_of_a_choice(table: Table) -> None:
    play_first(table, 7)
    known = table.counts(1)[0]
    table.play(1, "pile left", table.step)
    events = [entry.event for entry in table.report(1, known).news if isinstance(entry, Happened)]
    assert [type(event).__name__ for event in events] == ["CardPlayed", "DieRolled", "CardsDealt"]
    assert {event.private_to for event in events} == {None, 1}


def test_the_wrong_seat_is_refused_and_changes_nothing(table: Table) -> None:
    before = table.digest()
    with pytest.raises(NotYourTurn, match="Ana's turn"):
        table.play(1, "pass", table.step)
    assert (table.step, table.digest()) == (0, before)


def test_a_choice_against_a_stale_state_is_refused(table: Table) -> None:
    table.play(0, "pass", step=0)
    with pytest.raises(StaleMove, match="this was meant for step 0, and it is at step 1"):
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
