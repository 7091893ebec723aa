"""Look into the SQLite file of a game without changing anything, the log of a crash included.

Nothing in such a file is believed, for anybody may have made it: SQLite sees it only when it looks like a database,
its tables must be the very ones this program makes, and a row counts only where the chain of seals leads to it.
"""

import contextlib
import os
import shutil
import sqlite3
import stat
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from cuzco_tui.messages import message, printable
from cuzco_tui.store.database import RECORDS, TIP, connect, error_code, explain, log_of, one_line
from cuzco_tui.table.errors import DamagedSave, StoreError
from cuzco_tui.table.records import FIRST_SEAL, seal

_MAGIC = b"SQLite format 3\0"
_STEPS_A_BYTE = 4
_LEAST_STEPS = 1_000_000


class Row(NamedTuple):
    """One row of `records`."""

    number: int
    payload: bytes
    seal: str


class Rows(NamedTuple):
    """The rows of a game that were asked for; `log_missing` when the file was in use and its log is not there."""

    rows: list[Row]
    log_missing: bool


def read_rows(path: Path, after: int = -1) -> Rows:
    """Give the rows behind the one numbered `after`, each proven by the chain of seals.

    The seal of the row before them is believed; from the first row on, nothing is.
    """
    return _patiently(path, lambda connection: _select_intact(connection, path, after))


def read_ends(path: Path) -> Rows:
    """Give the first and the last row, for a list of games; what stands between them is not looked at."""
    return _patiently(path, lambda connection: _select_ends(connection, path))


def check_pages(path: Path) -> None:
    """Refuse a file whose rows are intact, but into which SQLite could not write without harming them."""
    _patiently(path, _select_verdict)


def _select_verdict(connection: sqlite3.Connection) -> Rows:
    (verdict,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if verdict != b"ok":
        raise DamagedSave(message("damage-sqlite", reason=printable(verdict.decode(errors="replace"))))
    return Rows([], False)


def _select_intact(connection: sqlite3.Connection, path: Path, after: int) -> Rows:
    previous = FIRST_SEAL if after < 0 else _select_row(connection, after).seal
    rows: list[Row] = []
    found = connection.execute("SELECT n, record, seal FROM records WHERE n > ? ORDER BY n", (after,))
    for expected, values in enumerate(found, after + 1):
        row = _row(values, expected)
        previous = seal(previous, row.payload)
        if previous != row.seal:
            raise DamagedSave(message("damage-record-changed", number=expected))
        rows.append(row)
    if after < 0 and not rows:
        raise DamagedSave(message("damage-empty"))
    tip = _select_tip(connection)
    if tip is None:
        return Rows(rows, False)
    number, tip_seal, in_use = tip
    known = {row.number: row.seal for row in rows}
    if number > after and known.get(number) != tip_seal:
        raise DamagedSave(message("damage-end"))
    return Rows(rows, in_use and not log_of(path).exists())


def _select_ends(connection: sqlite3.Connection, path: Path) -> Rows:
    ends = "SELECT n, record, seal FROM records WHERE n = 0 OR n = (SELECT max(n) FROM records) ORDER BY n LIMIT 2"
    found = connection.execute(ends).fetchall()
    header = _row(found[0] if found else None, 0)
    last = _row(found[-1], None)
    tip = _select_tip(connection)
    if tip is not None and (tip[0] > last.number or (tip[0] == last.number and tip[1] != last.seal)):
        raise DamagedSave(message("damage-end"))
    return Rows([header, last], tip is not None and tip[2] and not log_of(path).exists())


def _select_row(connection: sqlite3.Connection, number: int) -> Row:
    return _row(connection.execute("SELECT n, record, seal FROM records WHERE n = ?", (number,)).fetchone(), number)


def _row(values: Any, expected: int | None) -> Row:
    """Give a row as it should be; `expected` is its number where that is known."""
    if values is None and not expected:
        raise DamagedSave(message("damage-empty"))
    match values:
        case (int(number), bytes(payload), bytes(sealed)) if expected in (None, number) and sealed.isascii():
            return Row(number, payload, sealed.decode())
    raise DamagedSave(message("damage-record-missing", number=expected or 0))


def _select_tip(connection: sqlite3.Connection) -> tuple[int, str, bool] | None:
    """Give the number and the seal of the last record, and whether its owner has not let go of it."""
    try:
        found = connection.execute("SELECT n, seal, in_use FROM tip").fetchmany(2)
    except sqlite3.OperationalError as error:
        if error_code(error) == sqlite3.SQLITE_ERROR:
            return None
        raise
    match found:
        case [(int(number), bytes(sealed), int(in_use))]:
            return number, sealed.decode(errors="replace"), bool(in_use)
    raise DamagedSave(message("damage-end"))


def _patiently(path: Path, question: Callable[[sqlite3.Connection], Rows]) -> Rows:
    """Ask twice before trouble is believed, since somebody may be opening or closing the file at this moment."""
    try:
        first = _explained(path, question)
    except DamagedSave:
        return _explained(path, question)
    return _explained(path, question) if first.log_missing else first


def _explained(path: Path, question: Callable[[sqlite3.Connection], Rows]) -> Rows:
    """Ask a file, with every failure in words of our own."""
    try:
        return _ask(path, question)
    except sqlite3.Error as error:
        if error_code(error) == sqlite3.SQLITE_BUSY:
            raise explain(error, path, "error-no-room-for-game") from error
        if error_code(error) in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_FULL):
            raise StoreError(message("error-file-unreadable", file=str(path), reason=one_line(error))) from error
        raise DamagedSave(message("damage-sqlite", reason=one_line(error))) from error
    except UnicodeDecodeError as error:
        raise DamagedSave(message("damage-sqlite", reason=one_line(error))) from error
    except OSError as error:
        reason = error.strerror or one_line(error)
        raise StoreError(message("error-file-unreadable", file=str(path), reason=reason)) from error


def _ask(path: Path, question: Callable[[sqlite3.Connection], Rows]) -> Rows:
    """Ask without SQLite's helper files where no log waits, else with them, or a copy if they cannot be made."""
    size = _size_of_database(path)
    if not log_of(path).exists():
        return _ask_in_mode(path, "ro&immutable=1", size, question)
    size += log_of(path).stat().st_size
    try:
        return _ask_in_mode(path, "ro", size, question)
    except sqlite3.OperationalError as error:
        if error_code(error) not in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_IOERR):
            raise
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        shutil.copyfile(path, copy)
        shutil.copyfile(log_of(path), log_of(copy))
        return _ask_in_mode(copy, "ro", size, question)


def _size_of_database(path: Path) -> int:
    """Give the size of what looks like a database; SQLite would throw away the log beside an emptied one."""
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
    try:
        found = os.fstat(descriptor)
        if not stat.S_ISREG(found.st_mode):
            raise DamagedSave(message("damage-no-file"))
        beginning = os.read(descriptor, len(_MAGIC))
    finally:
        os.close(descriptor)
    if not beginning:
        log = log_of(path)
        raise DamagedSave(message("damage-log-alone", log=str(log)) if log.exists() else message("damage-empty"))
    if beginning != _MAGIC:
        raise DamagedSave(message("damage-sqlite", reason="file is not a database"))
    return found.st_size


def _ask_in_mode(path: Path, mode: str, size: int, question: Callable[[sqlite3.Connection], Rows]) -> Rows:
    """Open the file, make sure that its tables are ours and its answers end, and ask."""
    with contextlib.closing(connect(path, mode)) as connection:
        connection.text_factory = bytes
        limit = _LEAST_STEPS + size * _STEPS_A_BYTE
        connection.set_progress_handler(lambda: True, limit)
        connection.execute("BEGIN")
        tables = {sql for (sql,) in connection.execute("SELECT sql FROM sqlite_master LIMIT 3")}
        if tables not in ({RECORDS.encode()}, {RECORDS.encode(), TIP.encode()}):
            raise DamagedSave(message("damage-tables"))
        return question(connection)
