"""Damage is found when a game is opened, told in one sentence, and nothing that is left is touched."""

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest
from keeping import files_of, saved_game, sentence, told
from playing import SEATS, play_first, texts
from toy_game import TOY, find_toy

from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.errors import (
    DamagedSave,
    LogMissing,
    NewerSave,
    StoreError,
)
from cuzco_tui.table.records import FIRST_SEAL, Header, encode, seal
from cuzco_tui.table.table import Table

LEAF = 0x0D
"""The first byte of a page of rows in SQLite's file format; two bytes from its sixth on tell where its rows begin."""


def test_any_changed_byte_is_noticed_or_does_not_matter_and_the_file_stays(store: SqliteStore) -> None:
    game_id = saved_game(store, 12)
    path = store.folder / f"{game_id}.sqlite"
    good, intact = path.read_bytes(), store.read(game_id)
    noticed = 0
    for position in [*range(110), *range(110, len(good), 37)]:
        changed = good[:position] + bytes([good[position] ^ 0x55]) + good[position + 1 :]
        path.write_bytes(changed)
        try:
            assert store.read(game_id) == intact
        except StoreError as error:
            noticed += len(sentence(error)) > 0
        assert path.read_bytes() == changed
    assert noticed > 30
    path.write_bytes(good)
    with Table.resume(find_toy, store, game_id) as table:
        assert table.step == 12


def test_every_changed_letter_of_a_record_is_damage(store: SqliteStore) -> None:
    game_id = saved_game(store, 6)
    path = store.folder / f"{game_id}.sqlite"
    for change in ("record = replace(record, 'card', 'cars')", "seal = 'x' || substr(seal, 2)"):
        good = path.read_bytes()
        with closing(sqlite3.connect(path)) as connection, connection:
            connection.execute(f"UPDATE records SET {change} WHERE n = 3")
        with pytest.raises(DamagedSave, match="record 3 was changed"):
            store.claim(game_id)
        path.write_bytes(good)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM records WHERE n = 3")
    with pytest.raises(DamagedSave, match="record 3 is missing"):
        store.claim(game_id)


def test_a_file_that_can_be_read_but_not_safely_written_is_refused_when_it_is_claimed(store: SqliteStore) -> None:
    game_id = saved_game(store, 3)
    path = store.folder / f"{game_id}.sqlite"
    good, intact = path.read_bytes(), store.read(game_id)
    for page in range(4096, len(good), 4096):
        if good[page] == LEAF:
            free_until = int.from_bytes(good[page + 5 : page + 7]) + 100
            wrong = good[: page + 5] + free_until.to_bytes(2) + good[page + 7 :]
            path.write_bytes(wrong)
            assert store.read(game_id) == intact
            with pytest.raises(DamagedSave, match="SQLite cannot read it"):
                store.claim(game_id)
            assert path.read_bytes() == wrong
    path.write_bytes(good)
    with Table.resume(find_toy, store, game_id) as table:
        assert table.step == 3


def test_letters_that_are_none_in_what_sqlite_complains_of_are_damage(store: SqliteStore) -> None:
    game_id = saved_game(store, 3)
    path = store.folder / f"{game_id}.sqlite"
    for letter in b"CREATE TABLE records (n":
        good = path.read_bytes()
        place = good.index(b"CREATE TABLE records (n") + b"CREATE TABLE records (n".index(letter)
        path.write_bytes(good[:place] + b"\xc1" + good[place + 1 :])
        with pytest.raises(DamagedSave) as caught:
            store.read(game_id)
        assert sentence(caught.value)
        assert store.list_games()[0].trouble is not None
        path.write_bytes(good)


@pytest.mark.parametrize("part", [0, 0.01, 0.3, 0.5, 0.99])
def test_a_truncated_file_is_refused_and_left_as_it_is(store: SqliteStore, part: float) -> None:
    game_id = saved_game(store, 20)
    path = store.folder / f"{game_id}.sqlite"
    rest = path.read_bytes()[: int(path.stat().st_size * part)]
    path.write_bytes(rest)
    with pytest.raises(DamagedSave) as caught:
        Table.resume(find_toy, store, game_id)
    assert f"Game {game_id} is damaged" in sentence(caught.value)
    assert path.read_bytes() == rest


@pytest.mark.parametrize("harm", ["delete", "flip", "truncate"])
def test_a_lost_or_damaged_log_of_a_killed_game_is_missed_and_nothing_is_touched(store: SqliteStore, harm: str) -> None:
    with Table.new(TOY, SEATS, seed=7, store=store) as table:
        play_first(table, 10)
        folder = store.folder.with_name("killed")
        shutil.copytree(store.folder, folder)
    killed, log = SqliteStore(folder), folder / f"{table.id}.sqlite-wal"
    assert log.stat().st_size > 0
    if harm == "delete":
        log.unlink()
    elif harm == "flip":
        data = bytearray(log.read_bytes())
        data[len(data) // 2] ^= 0xFF
        log.write_bytes(bytes(data))
    else:
        log.write_bytes(log.read_bytes()[: log.stat().st_size // 2])
    before = files_of(killed)
    with pytest.raises(DamagedSave, match=r"has lost its last \d+ records") as caught:
        Table.resume(find_toy, killed, str(table.id))
    assert "has lost" in told(killed.list_games()[0].trouble)
    assert files_of(killed) == before
    assert sentence(caught.value)
    step = killed.recover(str(table.id))
    with Table.resume(find_toy, killed, str(table.id)) as resumed:
        assert resumed.step == step < 10
        assert f"play on from step {resumed.step}" in str(caught.value)


@pytest.mark.parametrize("choices", [0, 10])
def test_a_file_copied_without_the_log_of_a_killed_game_says_so_and_plays_on_when_asked(
    store: SqliteStore, choices: int
) -> None:
    with Table.new(TOY, SEATS, seed=7, store=store) as table:
        play_first(table, choices)
        copy = SqliteStore(store.folder.with_name("copy"))
        copy.folder.mkdir()
        shutil.copy(store.folder / f"{table.id}.sqlite", copy.folder)
    with pytest.raises(LogMissing, match="choices after step 0 may be missing") as caught:
        Table.resume(find_toy, copy, str(table.id))
    assert sentence(caught.value) == told(copy.list_games()[0].trouble)
    assert copy.recover(str(table.id)) == 0
    with Table.resume(find_toy, copy, str(table.id)) as resumed:
        play_first(resumed, 3)
    assert copy.list_games()[0].step == 3


def test_a_closed_game_is_one_file(store: SqliteStore) -> None:
    game_id = saved_game(store, 5)
    assert [path.name for path in store.folder.iterdir()] == [f"{game_id}.sqlite"]


def test_a_log_left_by_a_killed_process_is_taken_up(store: SqliteStore) -> None:
    with Table.new(TOY, SEATS, seed=7, store=store) as table:
        play_first(table, 10)
        folder = store.folder.with_name("killed")
        shutil.copytree(store.folder, folder)
        expected = texts(table)
    with Table.resume(find_toy, SqliteStore(folder), str(table.id)) as resumed:
        assert texts(resumed) == expected


def test_damage_to_one_game_leaves_the_others_playable(store: SqliteStore) -> None:
    good, bad = saved_game(store, 5), saved_game(store, 5)
    (store.folder / f"{bad}.sqlite").write_bytes(os.urandom(5000))
    with Table.resume(find_toy, store, good) as table:
        play_first(table)
        assert table.step == 6


def rewrite_header(path: Path, payload: bytes) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("DELETE FROM records WHERE n > 0")
        connection.execute("UPDATE records SET record = ?, seal = ?", (payload.decode(), seal(FIRST_SEAL, payload)))
        connection.execute("UPDATE tip SET n = 0, seal = ?", (seal(FIRST_SEAL, payload),))


def test_a_save_of_a_newer_format_is_refused_and_left_as_it_is(store: SqliteStore) -> None:
    game_id = saved_game(store, 0)
    path = store.folder / f"{game_id}.sqlite"
    rewrite_header(path, b'{"format": 4, "everything": "else"}')
    before = path.read_bytes()
    with pytest.raises(NewerSave) as caught:
        Table.resume(find_toy, store, game_id)
    assert "update the program" in sentence(caught.value)
    assert "update the program" in told(store.list_games()[0].trouble)
    assert path.read_bytes() == before


def test_a_header_with_missing_or_foreign_fields_is_damage(store: SqliteStore) -> None:
    game_id = saved_game(store, 0)
    header = msgspec.to_builtins(store.read(game_id).header)
    path = store.folder / f"{game_id}.sqlite"
    for wrong in ({**header, "extra": 1}, {**header, "seed": "seven"}, {"format": 1}):
        rewrite_header(path, msgspec.json.encode(wrong))
        with pytest.raises(DamagedSave, match="its header is not readable"):
            store.claim(game_id)
    rewrite_header(path, encode(msgspec.convert(header, Header)))
    with Table.resume(find_toy, store, game_id) as table:
        assert table.step == 0
