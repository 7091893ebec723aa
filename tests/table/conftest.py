"""What the tests of the table share: a store of their own, and tables for the toy game."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playing import SEATS
from toy_game import TOY

from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.table import Table


@pytest.fixture
def store(tmp_path: Path) -> SqliteStore:
    return SqliteStore(tmp_path / "games")


@pytest.fixture
def table() -> Iterator[Table]:
    with Table.new(TOY, SEATS, seed=7) as unsaved:
        yield unsaved


@pytest.fixture
def saved_table(store: SqliteStore) -> Iterator[Table]:
    with Table.new(TOY, SEATS, seed=7, store=store) as saved:
        yield saved
