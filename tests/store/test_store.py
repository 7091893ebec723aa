"""Saved games survive full disks, closed folders and second owners: one sentence each, and nothing is lost."""

import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from keeping import files_of, saved_game, sentence, told
from playing import SEATS, play_first, play_randomly, texts
from toy_game import TOY, find_toy

from cuzco_tui.resources import data_folder
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.errors import (
    DamagedSave,
    DiskFull,
    GameInUse,
    NoSuchGame,
    StoreError,
    StoreUnwritable,
)
from cuzco_tui.table.table import Table

HERE = Path(__file__).parent
TOYS = HERE.parent / "table"
NOBODY = 65534


def connection_of(store: SqliteStore, table: Table) -> sqlite3.Connection:
    """Give the connection by which a table's choices are written."""
    return store._claims[str(table.id)].appender._connection


@contextmanager
def child(code: str, *arguments: str, **settings: object) -> Iterator[subprocess.Popen[str]]:
    """Run code in a process that knows the toy game, and make sure that it is gone afterwards."""
    process = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(code), *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(TOYS), str(HERE.parents[1])])},
        **settings,  # type: ignore[call-overload]
    )
    try:
        yield process
    finally:
        process.kill()
        process.communicate()


HOLD = """
    import sys
    from pathlib import Path
    from toy_game import find_toy
    from cuzco_tui.store.sqlite import SqliteStore
    from cuzco_tui.table.table import Table
    table = Table.resume(find_toy, SqliteStore(Path(sys.argv[1])), sys.argv[2])
    print("open", flush=True)
    sys.stdin.read()
"""


def test_the_folder_is_the_users_data_directory_unless_the_environment_names_another(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path / "elsewhere"))
    assert SqliteStore().folder == tmp_path / "elsewhere" / "games"
    monkeypatch.delenv("CUZCO_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert data_folder().name == "cuzco"


def test_files_are_in_wal_mode_and_every_choice_is_a_full_sync(saved_table: Table, store: SqliteStore) -> None:
    connection = connection_of(store, saved_table)
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    play_first(saved_table, 3)
    with closing(sqlite3.connect(store.folder / f"{saved_table.id}.sqlite")) as other:
        assert other.execute("SELECT count(*) FROM records").fetchone() == (4,)


def test_the_list_tells_names_progress_and_what_is_damaged(store: SqliteStore) -> None:
    assert store.list_games() == []
    going = saved_game(store, 10)
    with Table.new(TOY, SEATS, seed=8, store=store) as table:
        play_randomly(table, seed=1)
    broken = saved_game(store, 3)
    (store.folder / f"{broken}.sqlite").write_bytes(b"not a game")
    listed = {summary.id: summary for summary in store.list_games()}
    assert len(listed) == 3
    assert [seat.name for seat in listed[going].seats] == ["Ana", "Bob"]
    assert (listed[going].step, listed[going].round, listed[going].finished) == (10, 3, False)
    assert (listed[str(table.id)].finished, listed[str(table.id)].round) == (True, 8)
    assert listed[going].created is not None
    assert listed[going].played >= listed[going].created
    assert listed[going].trouble is None
    assert "is damaged" in told(listed[broken].trouble)


def test_the_list_includes_a_game_that_is_being_played(store: SqliteStore, saved_table: Table) -> None:
    play_first(saved_table, 4)
    (summary,) = store.list_games()
    assert (summary.id, summary.step) == (saved_table.id, 4)
    play_first(saved_table, 1)
    assert store.read(str(saved_table.id)).choices[-1].step == 5


@pytest.mark.parametrize("game_id", ["nothing", "../outside", "", "a/b", "UPPER", "x" * 80])
def test_an_unknown_game_is_named(store: SqliteStore, game_id: str) -> None:
    for look in (store.claim, store.read):
        with pytest.raises(NoSuchGame) as caught:
            look(game_id)
        assert "cuzco saves" in sentence(caught.value)


def test_a_full_disk_refuses_the_choice_and_the_game_goes_on_when_there_is_room(
    store: SqliteStore, saved_table: Table
) -> None:
    play_first(saved_table, 2)
    connection = connection_of(store, saved_table)
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    with pytest.raises(DiskFull) as caught:
        play_first(saved_table, 40)
    assert "only the last choice was not saved; free some space and try again" in sentence(caught.value)
    stopped, digest = saved_table.step, saved_table.digest()
    assert [record.text for record in store.read(str(saved_table.id)).choices] == texts(saved_table)
    with pytest.raises(DiskFull):
        saved_table.undo(saved_table.played[-1].seat, saved_table.step)
    assert (saved_table.step, saved_table.digest()) == (stopped, digest)
    connection.execute("PRAGMA max_page_count = 100000")
    play_first(saved_table, 3)
    saved_table.close()
    with Table.resume(find_toy, store, str(saved_table.id)) as resumed:
        assert resumed.step == stopped + 3


def test_a_file_that_may_not_grow_keeps_every_choice_that_was_shown(store: SqliteStore) -> None:
    store.folder.mkdir()
    code = """
        import resource, sys
        from pathlib import Path
        from toy_game import TOY
        from cuzco_tui.table.errors import StoreError
        from cuzco_tui.table.seats import human
        from cuzco_tui.store.sqlite import SqliteStore
        from cuzco_tui.table.table import Table
        table = Table.new(TOY, [human("Ana"), human("Bob")], 5, store=SqliteStore(Path(sys.argv[1])))
        resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, resource.RLIM_INFINITY))
        try:
            while decision := table.decision:
                table.play(decision.seat, decision.options[0], table.step)
        except StoreError as error:
            print(table.id, table.step, error, flush=True)
        sys.stdin.read()
    """
    assert resource.RLIMIT_FSIZE >= 0
    with child(code, str(store.folder)) as process:
        assert process.stdout is not None
        game_id, step, text = process.stdout.readline().split(" ", 2)
        assert "cannot be written" in text
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert int(step) > 0
    with Table.resume(find_toy, store, game_id) as table:
        assert table.step == int(step)


@contextmanager
def ordinary_user() -> Iterator[None]:
    """Give up the superuser's rights for a while, since it may write everywhere."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that other users may enter."""
    import tempfile

    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


@pytest.mark.parametrize("killed", [False, True], ids=["closed", "killed"])
def test_a_read_only_folder_can_be_looked_at_but_not_played_in(open_folder: Path, killed: bool) -> None:
    store = SqliteStore(open_folder / "first")
    with Table.new(TOY, SEATS, seed=7, store=store) as table:
        play_first(table, 10)
        game_id = str(table.id)
        if killed:
            shutil.copytree(store.folder, open_folder / "games", ignore=shutil.ignore_patterns("*-shm"))
    if not killed:
        shutil.copytree(store.folder, open_folder / "games")
    frozen = SqliteStore(open_folder / "games")
    for path in frozen.folder.iterdir():
        path.chmod(0o444)
    frozen.folder.chmod(0o555)
    before = files_of(frozen)
    with ordinary_user():
        assert [(summary.step, summary.trouble) for summary in frozen.list_games()] == [(10, None)]
        for attempt in (lambda: frozen.claim(game_id), lambda: Table.new(TOY, SEATS, seed=1, store=frozen)):
            with pytest.raises(StoreUnwritable) as caught:
                attempt()
            assert "cannot be written" in sentence(caught.value)
        with pytest.raises(StoreUnwritable):
            Table.new(TOY, SEATS, seed=1, store=SqliteStore(frozen.folder / "deeper" / "games"))
    assert files_of(frozen) == before
    frozen.folder.chmod(0o755)


def test_a_read_only_file_in_a_good_folder_is_refused_when_opened(open_folder: Path) -> None:
    store = SqliteStore(open_folder / "games")
    game_id = saved_game(store, 4)
    store.folder.chmod(0o777)
    (store.folder / f"{game_id}.sqlite").chmod(0o444)
    with ordinary_user(), pytest.raises(StoreUnwritable) as caught:
        store.claim(game_id)
    assert sentence(caught.value)
    (store.folder / f"{game_id}.sqlite").chmod(0o644)
    with Table.resume(find_toy, store, game_id) as table:
        assert table.step == 4


def test_an_unreadable_file_is_named_and_listed(open_folder: Path) -> None:
    store = SqliteStore(open_folder / "games")
    game_id = saved_game(store, 4)
    (store.folder / f"{game_id}.sqlite").chmod(0)
    with ordinary_user():
        assert "cannot be read" in told(store.list_games()[0].trouble)
        with pytest.raises(StoreError) as caught:
            store.read(game_id)
        assert "allow reading it" in sentence(caught.value)


def test_reading_leaves_no_trace(store: SqliteStore) -> None:
    saved_game(store, 4)
    before = sorted(path.name for path in store.folder.iterdir())
    store.list_games()
    assert sorted(path.name for path in store.folder.iterdir()) == before


def test_a_file_in_the_place_of_the_folder_is_named(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("in the way")
    with pytest.raises(StoreUnwritable) as caught:
        Table.new(TOY, SEATS, seed=1, store=SqliteStore(tmp_path / "games"))
    assert sentence(caught.value)
    with pytest.raises(StoreError):
        SqliteStore(tmp_path / "games").list_games()


def test_a_second_table_on_one_game_is_refused_and_the_first_plays_on(store: SqliteStore, saved_table: Table) -> None:
    play_first(saved_table, 2)
    with pytest.raises(GameInUse) as caught:
        Table.resume(find_toy, store, str(saved_table.id))
    assert f"process {os.getpid()}" in sentence(caught.value)
    play_first(saved_table, 2)
    saved_table.close()
    with Table.resume(find_toy, store, str(saved_table.id)) as resumed:
        assert resumed.step == 4


def test_a_second_process_is_refused_until_the_first_dies_even_by_a_kill(store: SqliteStore) -> None:
    game_id = saved_game(store, 4)
    with child(HOLD, str(store.folder), game_id) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        with pytest.raises(GameInUse) as caught:
            store.claim(game_id)
        assert f"process {process.pid}" in sentence(caught.value)
        assert store.list_games()[0].step == 4
        process.send_signal(signal.SIGKILL)
        process.wait()
        with Table.resume(find_toy, store, game_id) as table:
            play_first(table)
            assert table.step == 5


def test_a_forked_child_does_not_keep_the_game_of_its_dead_parent(store: SqliteStore) -> None:
    game_id = saved_game(store, 4)
    code = HOLD.replace('print("open"', 'import os; pid = os.fork(); pid and sys.stdin.read(); print("open"')
    with child(code, str(store.folder), game_id) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "open\n"
        process.send_signal(signal.SIGKILL)
        process.wait()
        with Table.resume(find_toy, store, game_id) as table:
            assert table.step == 4


def test_a_writer_that_ignores_the_lock_overwrites_nothing(store: SqliteStore, saved_table: Table) -> None:
    play_first(saved_table, 2)
    with closing(sqlite3.connect(store.folder / f"{saved_table.id}.sqlite")) as other, other:
        other.execute("INSERT INTO records VALUES (3, 'intruder', 'x')")
    with pytest.raises(DamagedSave) as caught:
        play_first(saved_table)
    assert sentence(caught.value)
    assert saved_table.step == 2


def test_an_interrupt_between_disk_and_memory_closes_the_table_and_loses_nothing(
    store: SqliteStore, saved_table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_attempt: object) -> None:
        raise KeyboardInterrupt

    play_first(saved_table, 2)
    monkeypatch.setattr(saved_table._history, "commit", interrupt)
    with pytest.raises(KeyboardInterrupt):
        play_first(saved_table)
    with Table.resume(find_toy, store, str(saved_table.id)) as resumed:
        assert resumed.step == 3


def test_a_wanted_id_is_given_once(store: SqliteStore) -> None:
    header = store.read(saved_game(store, 0)).header
    assert store.create(header, wanted_id="mine") == "mine"
    epoch = store.claim("mine")
    second = store.create(header, wanted_id="mine")
    store.release("mine", epoch)
    third = store.create(header, wanted_id="mine")
    assert len({"mine", second, third}) == 3


def test_a_game_that_could_not_be_created_leaves_nothing_behind(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(_path: Path, _target: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "rename", no_room)
    with pytest.raises(DiskFull):
        Table.new(TOY, SEATS, seed=1, store=store)
    assert list(store.folder.iterdir()) == []
