"""The SQLite file of one game: made whole, and written one durable row at a time.

The table `records` has a row for the header (n = 0) and one for each record, each with its seal, a hash of the row and
of the seal before it. Rows are only ever added, an undo being a row of its own, so nothing that was once durable is
written again. The one row of `tip` names the last record and its seal, so that the chain has an end, the epoch of its
last owner, and whether that owner still has it; files of before have no tip until they are claimed.
"""

import contextlib
import errno
import os
import shutil
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from cuzco_tui.messages import message, printable
from cuzco_tui.table.errors import DamagedSave, DiskFull, GameInUse, StaleAppend, StoreError, StoreUnwritable
from cuzco_tui.table.records import FIRST_SEAL, seal

RECORDS = "CREATE TABLE records (n INTEGER PRIMARY KEY, record TEXT NOT NULL, seal TEXT NOT NULL)"
TIP = "CREATE TABLE tip (epoch INTEGER NOT NULL, n INTEGER NOT NULL, seal TEXT NOT NULL, in_use INTEGER NOT NULL)"
_INSERT = "INSERT INTO records (n, record, seal) VALUES (?, ?, ?)"
_WAIT_SECONDS = 2.0
_HELPER_FILES = 64 * 1024


def make_database(path: Path, payloads: Sequence[bytes]) -> None:
    """Write a new file with these rows; it gets its name when it is complete and durable, never before."""
    draft = draft_of(path)
    try:
        remove_database(draft)
        with contextlib.closing(connect(draft, "rwc")) as connection:
            connection.execute("PRAGMA synchronous = FULL")
            connection.execute("BEGIN")
            connection.execute(RECORDS)
            connection.execute(TIP)
            last = FIRST_SEAL
            for number, payload in enumerate(payloads):
                last = seal(last, payload)
                connection.execute(_INSERT, (number, payload.decode(), last))
            connection.execute("INSERT INTO tip VALUES (0, ?, ?, 0)", (len(payloads) - 1, last))
            connection.execute("COMMIT")
            connection.execute("PRAGMA journal_mode = WAL")
        _sync(draft)
        draft.rename(path)
        _sync(path.parent)
    except (sqlite3.Error, OSError) as error:
        with contextlib.suppress(OSError):
            remove_database(draft)
        raise explain(error, path, "error-no-room-for-game") from error


def draft_of(path: Path) -> Path:
    """Give the place where a file is made before it gets its name."""
    return path.with_name(f".{path.name}.new")


def log_of(path: Path) -> Path:
    """Give the place of SQLite's write-ahead log, which is there while the game is open or after a crash."""
    return path.with_name(f"{path.name}-wal")


def remove_database(path: Path) -> None:
    """Remove a file with its helper files, itself first, so that no half of it ever looks like a whole."""
    for ending in ("", "-wal", "-shm", "-journal"):
        path.with_name(f"{path.name}{ending}").unlink(missing_ok=True)


class Appender:
    """The writing end of a game's file, from the record with this number and seal on; one row is one durable commit.

    The file itself says that it is in use, so that a copy without its log is recognised.
    """

    def __init__(self, path: Path, last: int, last_seal: str) -> None:
        self._path = path
        self._seal = last_seal
        self.last = last
        if not os.access(path, os.W_OK, effective_ids=os.access in os.supports_effective_ids):
            raise explain(PermissionError(errno.EACCES, os.strerror(errno.EACCES)), path, "error-no-room-for-game")
        try:
            self._connection = connect(path, "rw")
        except sqlite3.Error as error:
            raise explain(error, path, "error-no-room-for-game") from error
        try:
            for pragma in ("journal_mode = WAL", "synchronous = FULL", "fullfsync = ON", "trusted_schema = OFF"):
                self._connection.execute(f"PRAGMA {pragma}")
            self.epoch = self._begin_epoch()
            self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        except sqlite3.Error as error:
            self._connection.close()
            raise explain(error, path, "error-no-room-for-game") from error

    def append(self, payload: bytes) -> None:
        """Add one row; when this returns it is on the disk, when it raises it is not part of the game."""
        new_seal = seal(self._seal, payload)
        tip = (self.last + 1, new_seal, self.epoch)
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            self._connection.execute(_INSERT, (self.last + 1, payload.decode(), new_seal))
            if self._connection.execute("UPDATE tip SET n = ?, seal = ? WHERE epoch = ?", tip).rowcount != 1:
                raise StaleAppend(message("error-stale-append", game=self._path.stem))
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            raise explain(error, self._path, "error-no-room-for-choice") from error
        finally:
            if self._connection.in_transaction:
                self._connection.execute("ROLLBACK")
        self._seal = new_seal
        self.last += 1

    def close(self) -> bool:
        """Close the file, with its log folded into it; say whether that could be done."""
        done = self._end_epoch()
        with contextlib.suppress(sqlite3.Error):
            self._connection.close()
        return done and not log_of(self._path).exists()

    def _begin_epoch(self) -> int:
        """Make this owner the only one that may add rows."""
        self._connection.execute("BEGIN IMMEDIATE")
        if self._connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'tip'").fetchone() is None:
            self._connection.execute(TIP)
            self._connection.execute("INSERT INTO tip VALUES (0, 0, '', 0)")
        tip = (self.last, self._seal)
        self._connection.execute("UPDATE tip SET epoch = epoch + 1, n = ?, seal = ?, in_use = 1", tip)
        epoch: int = self._connection.execute("SELECT epoch FROM tip").fetchone()[0]
        self._connection.execute("COMMIT")
        return epoch

    def _end_epoch(self) -> bool:
        """Write down that the owner lets go; on a full disk the log makes the room for it."""
        for _attempt in range(2):
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("UPDATE tip SET in_use = 0 WHERE epoch = ?", (self.epoch,))
                return True
            with contextlib.suppress(sqlite3.Error):
                self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        return False


def explain(error: sqlite3.Error | OSError, path: Path, no_room: str) -> StoreError:
    """Turn a failure of SQLite or the system into one sentence of our own; `no_room` is the one about a full disk."""
    reason = (error.strerror if isinstance(error, OSError) else None) or one_line(error)
    folder = str(path.parent)
    if _is_full(error, path):
        return DiskFull(message(no_room, folder=folder))
    if isinstance(error, sqlite3.Error):
        if error_code(error) == sqlite3.SQLITE_BUSY:
            return GameInUse(message("error-file-in-use", file=str(path)))
        if error_code(error) in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CONSTRAINT):
            return DamagedSave(message("error-changed-meanwhile", file=str(path), reason=reason))
    return StoreUnwritable(message("error-folder-unwritable", folder=folder, reason=reason))


def _is_full(error: sqlite3.Error | OSError, path: Path) -> bool:
    if isinstance(error, OSError):
        return error.errno in (errno.ENOSPC, errno.EDQUOT)
    code = error_code(error)
    return code == sqlite3.SQLITE_FULL or (code == sqlite3.SQLITE_IOERR and _no_room(path.parent))


def _no_room(folder: Path) -> bool:
    """Say whether a disk lacks even the room for SQLite's helper files."""
    try:
        return shutil.disk_usage(folder).free < _HELPER_FILES
    except OSError:
        return False


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """Open a file with SQLite; every thread may use the connection, one at a time."""
    return sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=_WAIT_SECONDS,
        isolation_level=None,
        check_same_thread=False,
    )


def one_line(error: Exception) -> str:
    """Give the text of a foreign error in one line, safe to print."""
    return printable(" ".join(str(error).split()))


def error_code(error: sqlite3.Error) -> int:
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
