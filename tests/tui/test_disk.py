"""The screen waits for no disk: what a choice reads and writes is read and written in other threads."""

import os
import sqlite3
import sys
import threading
from collections.abc import Generator
from functools import partial
from typing import Any

import pytest

from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.tui.app import make_app
from tests.tui.at_the_screen import MIDDLE, answer, new_table, settle, table_of

AUDITED = frozenset(
    ("open", "os.listdir", "os.scandir", "os.mkdir", "os.rename", "os.remove", "os.truncate", "sqlite3.connect")
)
"""What Python tells of before it asks the disk."""


class Disk:
    """Knows which thread asked the disk for what, while it listens."""

    def __init__(self) -> None:
        self.listens = False
        self.asked: list[tuple[int, str]] = []

    def hear(self, event: str, _args: object = ()) -> None:
        """Take down one thing that is asked."""
        if self.listens and event in AUDITED | {"statement", "fsync"}:
            self.asked.append((threading.get_ident(), event))

    def asked_by(self, loop: bool) -> set[str]:
        """Tell what this thread, in which the event loop runs, or all the others asked for."""
        return {event for thread, event in self.asked if (thread == threading.get_ident()) == loop}


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Generator[Disk]:
    """Listen to files opened, statements of databases and waits for the disk."""
    found = Disk()

    class Connection(sqlite3.Connection):
        def execute(self, *args: Any) -> sqlite3.Cursor:
            found.hear("statement")
            return super().execute(*args)

    fsync = os.fsync

    def heard_fsync(file: int) -> None:
        found.hear("fsync")
        fsync(file)

    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Connection))
    monkeypatch.setattr(os, "fsync", heard_fsync)
    sys.addaudithook(found.hear)
    yield found
    found.listens = False


async def test_a_choice_on_screen_does_no_disk_work_in_the_event_loop(disk: Disk, store: SqliteStore) -> None:
    """The first round loads what is loaded once; then choices are saved, and bots answer them."""
    app = make_app(new_table(2, store=store), bot_pause=0.0)
    async with app.run_test(size=MIDDLE) as pilot:
        await settle(pilot)
        for number in range(12):
            await answer(pilot, down=number % 3)
        before = table_of(app).step
        disk.listens = True
        for number in range(6):
            await answer(pilot, down=number % 3)
        disk.listens = False
        assert table_of(app).step >= before + 6
        assert "statement" in disk.asked_by(loop=False)
        assert disk.asked_by(loop=True) == set()
