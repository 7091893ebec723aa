"""Undo takes back a seat's own last choices, back to the last roll or reveal, and never another seat's."""

import pytest
from playing import play_first, play_randomly, texts
from toy_game import find_toy

from cuzco_tui.messages import message
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.errors import CannotUndo, StaleMove
from cuzco_tui.table.history import CHECKPOINT_EVERY
from cuzco_tui.table.records import UndoRecord
from cuzco_tui.table.table import Table, UndoBar


def test_a_seat_takes_back_its_choices_one_after_the_other(table: Table) -> None:
    start = table.digest()
    play_first(table, 1)
    middle = table.digest()
    play_first(table, 1)
    table.undo(0, table.step)
    assert table.digest() == middle
    table.undo(0, table.step)
    assert table.digest() == start
    assert table.can_undo(0).bar is UndoBar.NOTHING_MADE


def test_no_seat_takes_back_the_choice_of_another(table: Table) -> None:
    play_first(table, 3)
    assert table.can_undo(1)
    answer = table.can_undo(0)
    assert not answer
    assert answer.bar is UndoBar.OTHER_SEAT
    before = table.digest()
    with pytest.raises(CannotUndo) as caught:
        table.undo(0, table.step)
    assert caught.value.what == message(UndoBar.OTHER_SEAT.value)
    table.undo(1, table.step)
    assert table.digest() != before
    assert table.can_undo(1).bar is UndoBar.OTHER_SEAT


def test_a_roll_or_reveal_bars_the_way_back(table: Table) -> None:
    play_first(table, 7)
    assert table.can_undo(1)
    play_first(table)
    assert table.can_undo(1).bar is UndoBar.REVEALED
    with pytest.raises(CannotUndo, match="rolled or revealed"):
        table.undo(1, table.step)
    play_first(table)
    assert table.can_undo(0)
    table.undo(0, table.step)
    assert table.step == 8


def test_a_result_stands(table: Table) -> None:
    play_randomly(table, seed=1)
    last = table.played[-1].seat
    assert table.can_undo(last).bar is UndoBar.GAME_OVER
    with pytest.raises(CannotUndo, match="game is over"):
        table.undo(last, table.step)


def test_an_undo_against_a_stale_state_is_refused(table: Table) -> None:
    play_first(table, 2)
    with pytest.raises(StaleMove):
        table.undo(0, step=1)
    table.undo(0, step=2)
    assert table.step == 1


def test_undo_works_across_a_checkpoint_and_the_game_goes_on_rightly(table: Table) -> None:
    table.play(0, "pass", table.step)
    play_first(table, CHECKPOINT_EVERY - 2)
    before = table.digest()
    decision = table.decision
    assert decision is not None
    table.play(decision.seat, decision.options[0], table.step)
    table.undo(decision.seat, table.step)
    assert table.digest() == before
    table.play(decision.seat, decision.options[1], table.step)
    play_first(table, 3)
    assert table.game.digest(table.state_at(CHECKPOINT_EVERY - 1)) == before
    replayed = table.state_at(CHECKPOINT_EVERY)
    table.game.apply(replayed, table.game.parse(texts(table)[CHECKPOINT_EVERY]))
    assert table.game.digest(replayed) == table.game.digest(table.state_at(CHECKPOINT_EVERY + 1))
    assert texts(table)[CHECKPOINT_EVERY - 1] == decision.options[1].text


def test_a_taken_back_choice_is_gone_after_resuming_but_stays_on_record(store: SqliteStore, saved_table: Table) -> None:
    play_first(saved_table, 2)
    saved_table.undo(0, saved_table.step)
    saved_table.play(0, "pile right", saved_table.step)
    expected, digest = texts(saved_table), saved_table.digest()
    saved_table.close()
    with Table.resume(find_toy, store, str(saved_table.id)) as resumed:
        assert texts(resumed) == expected
        assert resumed.digest() == digest
        assert resumed.can_undo(0)
    records = store.read(str(saved_table.id)).records
    assert [type(record) for record in records].count(UndoRecord) == 1
    assert [getattr(record, "text", "undo") for record in records][1:] == ["pile left", "undo", "pile right"]


def test_a_bar_holds_after_resuming(store: SqliteStore, saved_table: Table) -> None:
    play_first(saved_table, 8)
    saved_table.close()
    with Table.resume(find_toy, store, str(saved_table.id)) as resumed:
        assert resumed.can_undo(1).bar is UndoBar.REVEALED
        assert resumed.can_undo(0).bar is UndoBar.OTHER_SEAT
