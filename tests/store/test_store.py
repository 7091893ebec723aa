"""Saved games survive damage, full disks, newer programs and second owners: one sentence each, and nothing is lost."""

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

import msgspec
import pytest
from playing import SEATS, play_first, play_randomly, texts
from toy_game import TOY, find_toy

from cuzco_tui.messages import Message, catalogue
from cuzco_tui.store.sqlite import SqliteStore, data_folder
from cuzco_tui.table.errors import (
    DamagedSave,
    DiskFull,
    GameInUse,
    LogMissing,
    NewerSave,
    NoSuchGame,
    StoreError,
    StoreUnwritable,
)
from cuzco_tui.table.observers import Notification
from cuzco_tui.table.records import FIRST_SEAL, Header, encode, seal
from cuzco_tui.table.table import Table

HERE = Path(__file__).parent
TOYS = HERE.parent / "table"
NOBODY = 65534
LEAF = 0x0D
"""The first byte of a page of rows in SQLite's file format; two bytes from its sixth on tell where its rows begin."""


def saved_game(store: SqliteStore, choices: int = 10) -> str:
    """Save a game with some choices and give its id."""
    with Table.new(TOY, SEATS, seed=7, store=store) as table:
        play_first(table, choices)
    return str(table.id)


def told(trouble: Message | None) -> str:
    """Give the sentence that a list tells about a game."""
    assert trouble is not None
    return catalogue("en").say(trouble)


def connection_of(store: SqliteStore, table: Table) -> sqlite3.Connection:
    """Give the connection by which a table's choices are written."""
    return store._claims[str(table.id)].appender._connection


def files_of(store: SqliteStore) -> dict[str, bytes]:
    """Give the bytes of everything in the folder of a store that holds choices."""
    return {
        path.name: path.read_bytes() for path in store.folder.iterdir() if path.suffix in (".sqlite", ".sqlite-wal")
    }


def sentence(error: BaseException) -> str:
    """Give the text of an error that is one line and one sentence."""
    text = str(error)
    assert text.endswith(".")
    assert "\n" not in text
    assert "Traceback" not in text
    return text


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
    rewrite_header(path, b'{"format": 3, "everything": "else"}')
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


def test_a_full_disk_refuses_the_choice_and_the_game_goes_on_when_there_is_room(
    store: SqliteStore, saved_table: Table
) -> None:
    play_first(saved_table, 2)
    connection = connection_of(store, saved_table)
    pages = connection.execute("PRAGMA page_count").fetchone()[0]
    connection.execute(f"PRAGMA max_page_count = {pages}")
    shown: list[Notification] = []
    saved_table.subscribe(shown.append, None)
    with pytest.raises(DiskFull) as caught:
        play_first(saved_table, 40)
    assert "only your last choice was not saved; free some space and try again" in sentence(caught.value)
    stopped, digest = saved_table.step, saved_table.digest()
    assert len(shown) == stopped - 2
    assert [record.text for record in store.read(str(saved_table.id)).choices] == texts(saved_table)
    with pytest.raises(DiskFull):
        saved_table.undo(saved_table.choices_made(None)[-1].seat, saved_table.step)
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
