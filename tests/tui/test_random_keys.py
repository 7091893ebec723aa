"""Random keys and sizes at full speed through a pty: the program makes no mistake, and its save can be replayed."""

import time
from pathlib import Path
from random import Random

import pytest

from cuzco_tui.games import find_game
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.table import Table
from tests.games.cuzco.screen.every_kind import KINDS, table_at
from tests.tui.on_a_pty import PATIENCE, Terminal, running
from tests.tui.random_keys import SIZES, random_burst, random_keys
from tests.tui.test_bursts import assert_no_mistake

pytestmark = pytest.mark.usefixtures("all_tenants")

BURST = 12
"""Keys that are written at once, at most."""
INTERRUPT = b"\x03"
ALL_MODULES = [f"--{name}" for name in ("moods", "years", "status", "progress", "anaconda", "emissary")]
STARTS = ("set-up", "2 players", "4 players", "2 people", "tutorial", "another game", *KINDS)
"""Where a run begins: in the set-up, in a new game, or at a kind of decision."""


def flags_of(start: str, store: SqliteStore, seed: int) -> list[str]:
    """Give the flags with which the program begins at a place."""
    if start in KINDS:
        table = table_at(start, store)
        table.close()
        assert table.id is not None
        return ["--resume", table.id]
    return {
        "set-up": [],
        "2 players": ["--seats", "me,greedy", "--seed", str(seed)],
        "4 players": ["--seats", "random,me,random,greedy", "--pututu", "--seed", str(seed)],
        "2 people": ["--seats", "me,me", "--seed", str(seed)],
        "tutorial": ["--tutorial"],
        "another game": ["--game", "caral", "--seats", "me,thumb,me", "--seed", str(seed), *ALL_MODULES],
    }[start]


def let_loose(terminal: Terminal, random: Random, keys: int) -> int:
    """Type keys in bursts and change the size between them until the program ends; give how many were typed."""
    source = random_keys(random)
    typed = 0
    while typed < keys and terminal.process.poll() is None:
        size = terminal.screen.columns, terminal.screen.lines
        burst = random_burst(random, source, min(BURST, keys - typed), size)
        typed += len(burst)
        terminal.type(b"".join(burst))
        if random.random() < 0.15:
            terminal.resize(*random.choice(SIZES))
        if random.random() < 0.3:
            terminal.read(random.choice((0.0, 0.01, 0.05)))
    return typed


def end(terminal: Terminal) -> int:
    """Leave the program in whatever it is, and give its status."""
    deadline = time.monotonic() + PATIENCE
    terminal.resize(80, 24)
    while terminal.process.poll() is None and time.monotonic() < deadline:
        terminal.type(INTERRUPT)
        terminal.read()
    return terminal.end()


def let_loose_at(start: str, home: Path, seed: int, keys: int) -> int:
    """Run the program from a place with random keys, replay what it saved, and give how many keys were typed."""
    random = Random(f"{start} {seed}")
    store = SqliteStore(home / "games")
    flags = flags_of(start, store, seed)
    (home / "settings.toml").write_text('[screen]\nbots = "at once"\n')
    with running(home, *flags, size=random.choice(SIZES[:6]), env={"HOME": str(home)}) as terminal:
        terminal.wait_for(b"\x1b[?1049h")
        typed = let_loose(terminal, random, keys)
        status = end(terminal)
        assert_no_mistake(terminal)
        assert status == 0
    for game in store.list_games():
        assert game.trouble is None
        Table.resume(find_game, store, game.id).close()
    return typed


@pytest.mark.parametrize("start", ["set-up", "2 players", "another game", "ChooseExchange"])
def test_random_keys_and_sizes_make_no_mistake_appear(start: str, tmp_path: Path) -> None:
    let_loose_at(start, tmp_path, seed=1, keys=80)


@pytest.mark.long
@pytest.mark.parametrize("start", STARTS)
def test_many_random_keys_and_sizes_make_no_mistake_appear(start: str, tmp_path: Path) -> None:
    left, seed = 20_000 // len(STARTS) + 1, 0
    while left > 0:
        home = tmp_path / str(seed)
        home.mkdir()
        left -= let_loose_at(start, home, seed, left)
        seed += 1
