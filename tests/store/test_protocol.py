"""What every store promises: one owner, records in order, and news for whoever watches."""

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime

import msgspec
import pytest
from playing import SEATS, play_first, play_randomly
from toy_game import TOY, find_toy

from cuzco_tui.store.protocol import OwnedGame, Store
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.errors import GameInUse, NoSuchGame, StaleAppend
from cuzco_tui.table.records import ChoiceRecord
from cuzco_tui.table.seats import human
from cuzco_tui.table.table import Table


def record(step: int) -> ChoiceRecord:
    """Give the record of some choice."""
    return ChoiceRecord(step, 0, f"choice {step}", 1, False, "digest", datetime(2026, 1, 2, tzinfo=UTC), due=1)


@pytest.fixture
def game_id(store: Store) -> str:
    return store.create(Table.new(TOY, SEATS, seed=7).header)


def test_records_are_read_back_in_order_and_from_any_number_on(store: Store, game_id: str) -> None:
    epoch = store.claim(game_id)
    for number in range(1, 6):
        store.append(game_id, number, record(number), epoch)
    assert store.read_after(game_id, 0) == store.read(game_id).records == tuple(map(record, range(1, 6)))
    assert store.read_after(game_id, 3) == (record(4), record(5))
    assert store.read_after(game_id, 5) == ()
    store.release(game_id, epoch)
    assert store.read_after(game_id, 4) == (record(5),)


@pytest.mark.parametrize("number", [0, 2, 4, 5])
def test_a_record_that_is_not_the_next_one_is_refused(store: Store, game_id: str, number: int) -> None:
    epoch = store.claim(game_id)
    for standing in (1, 2):
        store.append(game_id, standing, record(standing), epoch)
    with pytest.raises(StaleAppend):
        store.append(game_id, number, record(3), epoch)
    store.append(game_id, 3, record(3), epoch)
    assert len(store.read_after(game_id, 0)) == 3


def test_an_owner_of_before_can_add_nothing(store: Store, game_id: str) -> None:
    first = store.claim(game_id)
    store.release(game_id, first)
    with pytest.raises(StaleAppend):
        store.append(game_id, 1, record(1), first)
    second = store.claim(game_id)
    assert second > first
    with pytest.raises(StaleAppend):
        store.append(game_id, 1, record(1), first)
    store.release(game_id, first)
    store.append(game_id, 1, record(1), second)
    assert store.read_after(game_id, 0) == (record(1),)


def test_the_file_itself_refuses_an_owner_whose_epoch_is_over(store: SqliteStore, game_id: str) -> None:
    epoch = store.claim(game_id)
    connection = store._claims[game_id].appender._connection
    connection.execute("UPDATE tip SET epoch = epoch + 1")
    with pytest.raises(StaleAppend):
        store.append(game_id, 1, record(1), epoch)
    assert store.read_after(game_id, 0) == ()


def test_one_owner_at_a_time_whichever_store_it_came_by(store: SqliteStore, game_id: str) -> None:
    epoch = store.claim(game_id)
    for other in (store, SqliteStore(store.folder)):
        with pytest.raises(GameInUse):
            other.claim(game_id)
        with pytest.raises(GameInUse):
            other.delete(game_id)
    store.release(game_id, epoch)
    assert SqliteStore(store.folder).claim(game_id) == epoch + 1


def test_a_deleted_game_is_gone_with_everything_of_it(store: SqliteStore, game_id: str) -> None:
    OwnedGame(store, game_id).close()
    store.delete(game_id)
    assert list(store.folder.iterdir()) == []
    with pytest.raises(NoSuchGame):
        store.delete(game_id)


async def test_a_watcher_gets_every_record_once_whoever_adds_it(store: SqliteStore, game_id: str) -> None:
    epoch = store.claim(game_id)
    store.append(game_id, 1, record(1), epoch)
    seen: list[object] = []

    async def watch() -> None:
        async for found in SqliteStore(store.folder).watch(game_id, 0):
            seen.append(found)
            if len(seen) == 5:
                return

    watcher = asyncio.create_task(watch())
    for number in (2, 3, 4):
        await asyncio.sleep(0)
        store.append(game_id, number, record(number), epoch)
    store.release(game_id, epoch)
    again = store.claim(game_id)
    store.append(game_id, 5, record(5), again)
    await asyncio.wait_for(watcher, 20)
    assert seen == [record(number) for number in range(1, 6)]


def test_a_list_can_be_asked_for_a_player_for_open_games_and_for_whose_turn_it_is(store: SqliteStore) -> None:
    with Table.new(TOY, [human("Ana"), human("Bob")], seed=7, store=store) as going:
        play_first(going, 3)
        decision = going.decision
        assert decision is not None
        due = going.seats[decision.seat].name
    with Table.new(TOY, [human("Ana"), human("Cleo")], seed=8, store=store) as over:
        play_randomly(over, seed=1)
    with Table.new(TOY, [human("Cleo"), human("Dan")], seed=9, store=store) as new:
        assert new.decision is not None
        first = new.seats[new.decision.seat].name
    (store.folder / "broken.sqlite").write_bytes(b"")

    def ids(**wanted: object) -> set[str | None]:
        return {summary.id for summary in store.list_games(**wanted)}  # type: ignore[arg-type]

    assert ids() == {going.id, over.id, new.id, "broken"}
    assert ids(player="Ana") == {going.id, over.id}
    assert ids(player="Cleo", open=True) == {new.id}
    assert ids(open=False) == {over.id}
    assert ids(due=due, player="Bob") == {going.id}
    assert ids(due=first, player="Dan") == {new.id}
    assert ids(due="Nobody") == set()


def test_a_save_of_before_is_listed_opens_and_goes_on(store: SqliteStore) -> None:
    header = msgspec.structs.replace(Table.new(TOY, SEATS, seed=7).header, format=1, due=None)
    game_id = store.create(header)
    with Table.resume(find_toy, store, game_id) as table:
        play_first(table, 4)
    with closing(sqlite3.connect(store.folder / f"{game_id}.sqlite")) as connection:
        connection.execute("DROP TABLE tip")
    assert [(summary.step, summary.trouble) for summary in store.list_games()] == [(4, None)]
    for expected in (4, 6):
        with Table.resume(find_toy, SqliteStore(store.folder), game_id) as table:
            assert table.step == expected
            play_first(table, 2)
