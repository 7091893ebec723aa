"""How long a list of saved games takes: with and without the index, against reading and proving every record.

Run as `python benchmarks/saves.py [GAMES]`. One random game is played to its end, its file is copied, and both ways
list the copies in turns; the ratio holds on any machine. The last line is what one durable choice costs, against the
bare commit of SQLite.
"""

import random
import shutil
import sqlite3
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from cuzco_tui.games import find_game
from cuzco_tui.store.database import RECORDS
from cuzco_tui.store.ids import new_game_id
from cuzco_tui.store.index import INDEX_NAME
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.records import Record, encode
from cuzco_tui.table.seats import human
from cuzco_tui.table.table import Table

ROUNDS = 5
GAME = find_game("cuzco")


class TimedStore(SqliteStore):
    """A store that times each record it makes durable, and beside it a bare commit of SQLite with the same promise."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder / "games")
        self.ours: list[float] = []
        self.bare: list[float] = []
        self._connection = sqlite3.connect(folder / "bare.sqlite", isolation_level=None)
        for statement in (RECORDS, "PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL"):
            self._connection.execute(statement)

    def append(self, game_id: str, number: int, record: Record, epoch: int) -> None:
        """Append twice: here and there."""
        append = super().append
        row = (number, encode(record).decode(), "seal" * 8)
        self.bare.append(seconds(lambda: self._connection.execute("INSERT INTO records VALUES (?, ?, ?)", row)))
        self.ours.append(seconds(lambda: append(game_id, number, record, epoch)))


def play(store: SqliteStore, seed: int) -> str:
    """Play a random game to its end and give its id."""
    generator = random.Random(seed)
    with Table.new(GAME, [human("Ann"), human("Ben"), human("Cleo")], seed, store=store) as table:
        while (decision := table.decision) is not None:
            table.play(decision.seat, generator.choice(decision.options), table.step)
    return str(table.id)


def seconds(action: Callable[[], object]) -> float:
    """Time one call."""
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


def main(games: int) -> None:
    """Make the games and print the table."""
    with tempfile.TemporaryDirectory() as folder:
        store = TimedStore(Path(folder))
        game_id = play(store, 1)
        first = store.folder / f"{game_id}.sqlite"
        ids = {game_id}
        while len(ids) < games:
            ids.add(new_game_id())
        for other in ids - {game_id}:
            shutil.copyfile(first, first.with_stem(other))
        indexed, opened, thorough = [], [], []
        for _ in range(ROUNDS):
            (store.folder / INDEX_NAME).unlink(missing_ok=True)
            opened.append(seconds(store.list_games))
            indexed.append(seconds(store.list_games))
            thorough.append(seconds(lambda: [store.read(name) for name in ids]))
        print(f"{games} games of {len(store.ours)} choices each, median of {ROUNDS} rounds")
        print(f"every record proven       {statistics.median(thorough) * 1000:8.1f} ms")
        for way, times in (("the ends of each file", opened), ("the index", indexed)):
            ratios = [old / new for old, new in zip(thorough, times, strict=True)]
            spread = f"{statistics.median(ratios):.1f} times as fast ({min(ratios):.1f} to {max(ratios):.1f})"
            print(f"{way:25} {statistics.median(times) * 1000:8.1f} ms, {spread}")
        ours, bare = statistics.median(store.ours), statistics.median(store.bare)
        print(f"one durable choice        {ours * 1000:8.2f} ms, {ours / bare:.2f} times a bare commit")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
