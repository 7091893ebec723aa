"""A list of games tells of every file, changes none, believes none, and always ends."""

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest
from keeping import saved_game
from playing import SEATS, play_first
from toy_game import TOY, find_toy

from cuzco_tui.messages import catalogue
from cuzco_tui.store import sqlite
from cuzco_tui.store.database import draft_of
from cuzco_tui.store.index import INDEX_NAME
from cuzco_tui.store.locks import GameLock
from cuzco_tui.store.reading import Rows
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.errors import DamagedSave
from cuzco_tui.table.records import FIRST_SEAL, seal
from cuzco_tui.table.table import Table

HERE = Path(__file__).parent


def troubles(store: SqliteStore) -> dict[str, str]:
    """Give the sentence about each game that cannot be opened."""
    english = catalogue("en")
    return {summary.id: english.say(summary.trouble) for summary in store.list_games() if summary.trouble}


def forge_header(store: SqliteStore, game_id: str, **changes: object) -> None:
    """Change the header of a game, as somebody can who knows how seals are made."""
    path = store.folder / f"{game_id}.sqlite"
    header = msgspec.json.encode({**msgspec.to_builtins(store.read(game_id).header), **changes})
    with closing(sqlite3.connect(path)) as connection, connection:
        rows = connection.execute("SELECT n, record FROM records ORDER BY n").fetchall()
        previous = FIRST_SEAL
        for number, payload in rows:
            data = payload.encode() if number else header
            previous = seal(previous, data)
            connection.execute("UPDATE records SET record = ?, seal = ? WHERE n = ?", (data.decode(), previous, number))
        connection.execute("UPDATE tip SET seal = ?", (previous,))


@pytest.mark.parametrize("created", ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "2026-01-02T03:04:05"])
def test_a_time_that_cannot_be_told_is_damage_and_stops_no_list(store: SqliteStore, created: str) -> None:
    good, bad = saved_game(store, 4), saved_game(store, 4)
    forge_header(store, bad, created=created)
    assert [summary.id for summary in store.list_games()][-1] in (good, bad)
    assert troubles(store) == {bad: troubles(store)[bad]}
    assert "names a time that cannot be" in troubles(store)[bad]
    with pytest.raises(DamagedSave, match="names a time that cannot be"):
        store.read(bad)


def test_a_file_of_an_impossible_age_stops_no_list(store: SqliteStore) -> None:
    game_id = saved_game(store, 4)
    path = store.folder / f"{game_id}.sqlite"
    path.write_bytes(b"damaged")
    os.utime(path, (-(10**9), -(10**9)))
    assert store.list_games()[0].played == datetime(1970, 1, 1, tzinfo=UTC)


def test_data_nested_too_deeply_is_damage(store: SqliteStore) -> None:
    game_id = saved_game(store, 0)
    nested = msgspec.Raw(b"[" * 100_000 + b"]" * 100_000)
    forge_header(store, game_id, content=nested)
    with pytest.raises(DamagedSave, match="nested too deeply"):
        store.read(game_id)
    assert game_id in {summary.id for summary in store.list_games()}


def test_an_emptied_file_beside_a_living_log_keeps_its_log(store: SqliteStore) -> None:
    with Table.new(TOY, SEATS, seed=7, store=store) as table:
        play_first(table, 10)
        killed = SqliteStore(store.folder.with_name("killed"))
        shutil.copytree(store.folder, killed.folder)
    path = killed.folder / f"{table.id}.sqlite"
    path.write_bytes(b"")
    log = path.with_name(f"{path.name}-wal").read_bytes()
    assert len(log) > 0
    assert "it is empty, and the choices in its log" in troubles(killed)[str(table.id)]
    with pytest.raises(DamagedSave):
        killed.claim(str(table.id))
    assert path.with_name(f"{path.name}-wal").read_bytes() == log
    assert path.read_bytes() == b""


ENDLESS = "WITH RECURSIVE again(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM again) SELECT n, n AS record, n AS seal"


@pytest.mark.parametrize("table", ["records", "tip"])
def test_a_table_that_never_ends_is_not_read(store: SqliteStore, table: str) -> None:
    game_id = saved_game(store, 4)
    with closing(sqlite3.connect(store.folder / f"{game_id}.sqlite")) as connection, connection:
        connection.execute(f"DROP TABLE {table}")
        connection.execute(f"CREATE VIEW {table} AS {ENDLESS} FROM again")
    assert "it has other tables than a saved game" in troubles(store)[game_id]
    with pytest.raises(DamagedSave):
        store.claim(game_id)


def test_what_is_no_file_is_not_waited_for(store: SqliteStore) -> None:
    saved_game(store, 4)
    os.mkfifo(store.folder / "pipe.sqlite")
    (store.folder / "folder.sqlite").mkdir()
    assert set(troubles(store)) == {"pipe", "folder"}


def test_escape_codes_in_a_copied_save_are_spelt_out_and_the_game_opens(store: SqliteStore) -> None:
    game_id = saved_game(store, 4)
    seats = [{"name": "Ana\x1b[2J", "kind": "human"}, {"name": "You", "kind": "bot", "bot": "first\x1b[0m"}]
    forge_header(store, game_id, seats=seats)
    (summary,) = store.list_games()
    assert [(seat.name, seat.bot) for seat in summary.seats] == [('"Ana\\x1b[2J"', None), ('"You"', "first\\x1b[0m")]
    with Table.resume(find_toy, store, game_id) as table:
        assert table.seats == summary.seats
        assert table.step == 4


def test_the_name_of_a_game_in_a_copied_save_is_spelt_out(store: SqliteStore) -> None:
    game_id = saved_game(store, 4)
    forge_header(store, game_id, game="toy\x1b]0;mine\x07", extra="\x1b[2J")
    (summary,) = store.list_games()
    assert summary.game == "toy\\x1b]0;mine\\x07"
    with pytest.raises(DamagedSave) as caught:
        store.read(game_id)
    assert str(caught.value).isprintable()


def test_every_lost_end_of_a_game_is_missed(store: SqliteStore) -> None:
    game_id = saved_game(store, 6)
    with closing(sqlite3.connect(store.folder / f"{game_id}.sqlite")) as connection, connection:
        connection.execute("DELETE FROM records WHERE n > 3")
    assert "its last records are missing" in troubles(store)[game_id]
    with pytest.raises(DamagedSave, match="its last records are missing"):
        store.read(game_id)


def test_what_a_killed_process_left_of_a_new_game_is_cleared_away(store: SqliteStore) -> None:
    code = """
        import os, sys
        from pathlib import Path
        from playing import SEATS
        from toy_game import TOY
        from cuzco_tui.store.sqlite import SqliteStore
        from cuzco_tui.table.table import Table
        Path.rename = lambda *_: os.kill(os.getpid(), 9)
        Table.new(TOY, SEATS, seed=1, store=SqliteStore(Path(sys.argv[1])))
    """
    lines = "\n".join(line.strip() for line in code.splitlines())
    path = os.pathsep.join([str(HERE.parent / "table"), str(HERE.parents[1])])
    ended = subprocess.run(
        [sys.executable, "-c", lines, store.folder], env={**os.environ, "PYTHONPATH": path}, check=False
    )
    assert ended.returncode == -signal.SIGKILL
    left = sorted(file.suffix for file in store.folder.iterdir())
    assert left[:2] == [".lock", ".new"]
    assert store.list_games() == []
    game_id = saved_game(store, 4)
    assert [file.name for file in store.folder.iterdir()] == [f"{game_id}.sqlite"]


def test_what_another_process_is_making_is_left_alone(store: SqliteStore) -> None:
    store.folder.mkdir()
    making = GameLock(store.folder / "amber-otter-plum.lock")
    draft = draft_of(store.folder / "amber-otter-plum.sqlite")
    draft.write_bytes(b"half a game")
    saved_game(store, 4)
    assert draft.read_bytes() == b"half a game"
    assert (store.folder / "amber-otter-plum.lock").exists()
    making.remove()


def copies(store: SqliteStore, game_id: str, count: int) -> list[Path]:
    """Copy a game under other names."""
    first = store.folder / f"{game_id}.sqlite"
    return [Path(shutil.copyfile(first, first.with_stem(f"copy-{number}"))) for number in range(count)]


def test_a_long_list_is_kept_and_told_again_without_opening_a_file(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    copies(store, saved_game(store, 4), 40)
    first = store.list_games()

    def no_more(path: Path) -> Rows:
        raise AssertionError(f"{path} was opened")

    with monkeypatch.context() as patch:
        patch.setattr(sqlite, "read_ends", no_more)
        assert store.list_games() == first
    with Table.resume(find_toy, store, "copy-7") as table:
        play_first(table, 2)
        assert {summary.id: summary.step for summary in store.list_games()}["copy-7"] == 6
    assert {summary.id: summary.step for summary in store.list_games()}["copy-7"] == 6
    store.delete("copy-8")
    assert "copy-8" not in {summary.id for summary in store.list_games()}


@pytest.mark.parametrize("index", [b"", b"nonsense", b"[" * 100_000, b'{"copy-3": [1, 2, 3]}', b'{"a": null}'])
def test_a_broken_index_does_no_harm(store: SqliteStore, index: bytes) -> None:
    copies(store, saved_game(store, 4), 40)
    first = store.list_games()
    (store.folder / INDEX_NAME).write_bytes(index)
    assert store.list_games() == first


def test_what_an_index_says_is_checked_like_a_file(store: SqliteStore) -> None:
    copies(store, saved_game(store, 4), 40)
    store.list_games()
    path = store.folder / INDEX_NAME
    path.write_bytes(path.read_bytes().replace(b'"Ana"', b'"A\\u001b[2J"').replace(b'"toy"', b'"t\\u001b[2J"'))
    listed = store.list_games()
    assert {summary.game for summary in listed} == {"t\\x1b[2J"}
    assert {summary.seats[0].name for summary in listed} == {'"A\\x1b[2J"'}
