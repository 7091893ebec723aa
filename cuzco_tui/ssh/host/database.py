"""The file of a server: accounts, keys, codes, bans, tables and talk; opened by host, front and administrators."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, ParamSpec, TypeVar

from cuzco_tui.game import GameError
from cuzco_tui.messages import message

P = ParamSpec("P")
T = TypeVar("T")

_WAIT_SECONDS: Final = 5.0
_SCHEMA: Final = """
CREATE TABLE IF NOT EXISTS accounts (
    id INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, likeness TEXT NOT NULL UNIQUE,
    language TEXT NOT NULL DEFAULT '', settings TEXT NOT NULL DEFAULT '', muted TEXT NOT NULL DEFAULT '[]',
    created TEXT NOT NULL, seen TEXT NOT NULL,
    recovery_selector TEXT UNIQUE, recovery_hash BLOB, recovery_salt BLOB);
CREATE TABLE IF NOT EXISTS keys (key TEXT PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE);
CREATE INDEX IF NOT EXISTS keys_by_account ON keys (account);
CREATE TABLE IF NOT EXISTS link_codes (
    hash BLOB PRIMARY KEY, account INTEGER NOT NULL REFERENCES accounts ON DELETE CASCADE, until REAL NOT NULL);
CREATE TABLE IF NOT EXISTS invitations (hash BLOB PRIMARY KEY, uses INTEGER NOT NULL, made TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS bans (kind TEXT NOT NULL, what TEXT NOT NULL, at TEXT NOT NULL, PRIMARY KEY (kind, what));
CREATE TABLE IF NOT EXISTS tables (id TEXT PRIMARY KEY, facts TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS talk (
    number INTEGER PRIMARY KEY AUTOINCREMENT, place TEXT NOT NULL, account TEXT NOT NULL, name TEXT NOT NULL,
    text TEXT NOT NULL, at REAL NOT NULL);
CREATE INDEX IF NOT EXISTS talk_by_place ON talk (place, number);
CREATE TABLE IF NOT EXISTS alive (only INTEGER PRIMARY KEY CHECK (only = 1), at REAL NOT NULL);
"""


class ServerDataError(GameError):
    """The file of the server cannot be used."""


class Database:
    """One process's way to the file; its calls wait for each other, and in an event loop they happen elsewhere."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = threading.RLock()
        self._thread: ThreadPoolExecutor | None = None
        try:
            self._connection = sqlite3.connect(
                path, timeout=_WAIT_SECONDS, isolation_level=None, check_same_thread=False
            )
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute("PRAGMA synchronous = FULL")
            self._connection.execute("PRAGMA foreign_keys = ON")
            self._connection.execute("PRAGMA secure_delete = ON")
            self._connection.executescript(_SCHEMA)
        except sqlite3.Error as error:
            raise _explained(error, path) from error

    def close(self) -> None:
        """Let go of the file."""
        if self._thread is not None:
            self._thread.shutdown()
        with self._lock:
            self._connection.close()

    async def do(self, function: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call something that uses the file, one call after the other, without holding up the event loop."""
        if self._thread is None:
            self._thread = ThreadPoolExecutor(1, thread_name_prefix="database")
        return await asyncio.get_running_loop().run_in_executor(self._thread, lambda: function(*args, **kwargs))

    @contextmanager
    def change(self) -> Iterator[sqlite3.Connection]:
        """Change several things at once: all of it is durable afterwards, or none of it is done."""
        with self._lock:
            try:
                self._connection.execute("BEGIN IMMEDIATE")
                try:
                    yield self._connection
                except BaseException:
                    self._connection.execute("ROLLBACK")
                    raise
                self._connection.execute("COMMIT")
            except sqlite3.OperationalError as error:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise _explained(error, self.path) from error

    def rows(self, question: str, *values: Any) -> list[tuple[Any, ...]]:
        """Give the rows that answer a question."""
        with self._lock:
            try:
                return self._connection.execute(question, values).fetchall()
            except sqlite3.OperationalError as error:
                raise _explained(error, self.path) from error

    def row(self, question: str, *values: Any) -> tuple[Any, ...] | None:
        """Give the first row that answers a question."""
        found = self.rows(question, *values)
        return found[0] if found else None


def _explained(error: sqlite3.Error, path: Path) -> ServerDataError:
    return ServerDataError(message("error-server-data", file=str(path), reason=str(error)))
