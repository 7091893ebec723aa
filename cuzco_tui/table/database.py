"""The SQLite file of one game: made whole, read without touching it, and written one durable row at a time.

The table `records` has a row for the header (n = 0) and one for each record, each with its seal. Rows are only ever
added, an undo being a row of its own, so nothing that was once durable is written again.
"""

import contextlib
import errno
import os
import shutil
import sqlite3
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TypeAlias

from cuzco_tui.table.errors import DamagedSave, DiskFull, GameInUse, StoreError, StoreUnwritable
from cuzco_tui.table.records import FIRST_SEAL, seal

_INSERT = "INSERT INTO records (n, record, seal) VALUES (?, ?, ?)"
_Row: TypeAlias = tuple[object, object, object]
_WAIT_SECONDS = 2.0
_HELPER_FILES = 64 * 1024


def make_database(path: Path, payloads: Sequence[bytes]) -> None:
    """Write a new file with these rows; it gets its name when it is complete and durable, never before."""
    draft = path.with_name(f".{path.name}.new")
    try:
        draft.unlink(missing_ok=True)
        with contextlib.closing(_connect(draft, "rwc")) as connection:
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("BEGIN")
            connection.execute("CREATE TABLE records (n INTEGER PRIMARY KEY, record TEXT NOT NULL, seal TEXT NOT NULL)")
            previous = FIRST_SEAL
            for number, payload in enumerate(payloads):
                previous = seal(previous, payload)
                connection.execute(_INSERT, (number, payload.decode(), previous))
            connection.execute("COMMIT")
            connection.execute("PRAGMA journal_mode = WAL")
        _sync(draft)
        draft.rename(path)
        _sync(path.parent)
    except (sqlite3.Error, OSError) as error:
        for leftover in path.parent.glob(f"{draft.name}*"):
            with contextlib.suppress(OSError):
                leftover.unlink()
        raise explain(error, path) from error


def read_rows(path: Path) -> list[bytes]:
    """Give the intact payloads of all rows in order, leaving the file and its write-ahead log as they are."""
    try:
        return _read_intact(path)
    except DamagedSave:
        return _read_intact(path)


def _read_intact(path: Path) -> list[bytes]:
    """Read and check all rows; damage may also be somebody closing the file at this moment, so it is asked twice."""
    try:
        rows = _fetch_rows(path)
    except sqlite3.DatabaseError as error:
        if _code(error) == sqlite3.SQLITE_BUSY:
            raise explain(error, path) from error
        if _code(error) in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL):
            raise StoreError(f"{path} cannot be read ({_one_line(error)}); allow reading it.") from error
        raise DamagedSave(f"SQLite cannot read it ({_one_line(error)})") from error
    except OSError as error:
        raise StoreError(f"{path} cannot be read ({error.strerror}); allow reading it.") from error
    if not rows:
        raise DamagedSave("it is empty")
    previous = FIRST_SEAL
    payloads = []
    for expected, (number, payload, found) in enumerate(rows):
        if number != expected or not isinstance(payload, bytes) or not isinstance(found, bytes):
            raise DamagedSave(f"record {expected} is missing")
        previous = seal(previous, payload)
        if previous.encode() != found:
            raise DamagedSave(f"record {expected} was changed after it was written")
        payloads.append(payload)
    return payloads


class Appender:
    """The writing end of a game's file; one row is one durable commit."""

    def __init__(self, path: Path, payloads: Sequence[bytes]) -> None:
        self._path = path
        self._seal = FIRST_SEAL
        for payload in payloads:
            self._seal = seal(self._seal, payload)
        self.count = len(payloads)
        if not os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            raise explain(PermissionError(errno.EACCES, os.strerror(errno.EACCES)), path)
        try:
            self._connection = _connect(path, "rw")
        except sqlite3.Error as error:
            raise explain(error, path) from error
        try:
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "fullfsync = ON", "cell_size_check = ON"):
                self._connection.execute(f"PRAGMA {pragma}")
            self._connection.execute("BEGIN IMMEDIATE")
            self._connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            self._connection.close()
            raise explain(error, path) from error

    def append(self, payload: bytes) -> None:
        """Add one row; when this returns it is on the disk, when it raises it is not part of the game."""
        new_seal = seal(self._seal, payload)
        try:
            self._connection.execute(_INSERT, (self.count, payload.decode(), new_seal))
        except sqlite3.Error as error:
            raise explain(error, self._path) from error
        self._seal = new_seal
        self.count += 1

    def close(self) -> None:
        """Close the file; the write-ahead log is folded into it when there is room, and kept when not."""
        with contextlib.suppress(sqlite3.Error):
            self._connection.close()


def explain(error: sqlite3.Error | OSError, path: Path) -> StoreError:
    """Turn a failure of SQLite or the system into one sentence of our own."""
    if isinstance(error, OSError):
        reason = error.strerror or _one_line(error)
        full = error.errno in (errno.ENOSPC, errno.EDQUOT)
    else:
        reason = _one_line(error)
        full = _code(error) == sqlite3.SQLITE_FULL or (_code(error) == sqlite3.SQLITE_IOERR and _no_room(path.parent))
    if full:
        return DiskFull(f"There is no room left in {path.parent}, so nothing was saved; free some space and try again.")
    if isinstance(error, sqlite3.Error):
        if _code(error) == sqlite3.SQLITE_BUSY:
            return GameInUse(f"Another program is using {path}; close it there first.")
        if _code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CONSTRAINT):
            return DamagedSave(f"{path} was changed by something else while it was open ({reason}); open it again.")
    return StoreUnwritable(
        f"{path.parent} cannot be written ({reason}); allow writing there, or set CUZCO_HOME to another folder."
    )


def _fetch_rows(path: Path) -> list[_Row]:
    """Read all rows: without SQLite's helper files where no log waits, else with them, or a copy if they cannot be."""
    if not _log_of(path).exists():
        return _query_rows(path, "ro&immutable=1")
    try:
        return _query_rows(path, "ro")
    except sqlite3.OperationalError as error:
        if _code(error) not in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR):
            raise
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        shutil.copyfile(path, copy)
        shutil.copyfile(_log_of(path), _log_of(copy))
        return _query_rows(copy, "ro")


def _query_rows(path: Path, mode: str) -> list[_Row]:
    with contextlib.closing(_connect(path, mode)) as connection:
        connection.text_factory = bytes
        connection.execute("PRAGMA cell_size_check = ON")
        if (verdict := connection.execute("PRAGMA quick_check(1)").fetchone()[0]) != b"ok":
            raise sqlite3.DatabaseError(verdict.decode(errors="replace"))
        return connection.execute("SELECT n, record, seal FROM records ORDER BY n").fetchall()


def _log_of(path: Path) -> Path:
    """Give the place of SQLite's write-ahead log, which is there while the game is open or after a crash."""
    return path.with_name(f"{path.name}-wal")


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=_WAIT_SECONDS,
        isolation_level=None,
        check_same_thread=False,
    )


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split())


def _no_room(folder: Path) -> bool:
    """Say whether a disk lacks even the room for SQLite's helper files."""
    try:
        return shutil.disk_usage(folder).free < _HELPER_FILES
    except OSError:
        return False


def _code(error: sqlite3.Error) -> int:
    """Give SQLite's primary result code, without the details of its extended ones."""
    return int(getattr(error, "sqlite_errorcode", 0)) & 0xFF


def _sync(path: Path) -> None:
    """Make a file, or the names in a folder, durable; Windows can only do the former and needs no more."""
    if path.is_dir() and os.name == "nt":
        return
    descriptor = os.open(path, os.O_RDONLY if path.is_dir() or os.name != "nt" else os.O_RDWR)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
