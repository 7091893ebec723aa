"""How the screen feels, through a pseudo-terminal, against a small Textual app: one Static that every key changes.

Four goals, each a ratio to the small app in the same run: to the first paint of the title `cuzco` takes at most 1.4
times as long, and to that of a game `cuzco play` at most 1.5 times; a key is repainted within 2 times the small app's
95th percentile; the process needs at most 1.6 times the memory at rest. The programs are measured in turns, key for
key, so that a machine that is busy for a while slows all down alike, and all find their compiled modules in a cache, as
installed programs do. A paint counts when its marker words have arrived; a key counts until the last byte before the
terminal falls quiet.

Run it with `python benchmarks/tui.py`; `--rounds N` sets how often everything is measured, `--size 200x60` the size.
"""

import argparse
import os
import pty
import select
import statistics
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Sequence
from itertools import cycle, islice
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TITLE_GOAL = 1.4
PAINT_GOAL = 1.5
KEY_GOAL = 2.0
MEMORY_GOAL = 1.6
SMALL_APP = """
from textual.app import App
from textual.widgets import Static
class Small(App):
    keys = 0
    def compose(self):
        yield Static("Round and round")
    def on_key(self):
        self.keys += 1
        self.query_one(Static).update(f"Round {self.keys}")
Small().run()
"""
SMALL = [sys.executable, "-c", SMALL_APP]
GAME = [sys.executable, "-m", "cuzco_tui", "play", "--seats", "me,random", "--seed", "5"]
TITLE = [sys.executable, "-m", "cuzco_tui"]
MARKER = b"ound"
TITLE_MARKER = b"New game"
TURN = b"which die, and where"
UP, DOWN, RIGHT, LEFT, TAB, BACK_TAB = b"\x1b[A", b"\x1b[B", b"\x1b[C", b"\x1b[D", b"\t", b"\x1b[Z"
MOST_ANSWERS = 30
ANSWERS = (b"\r", DOWN, b"\r", b"\r")
"""Pressed over and over they answer every dialog, also the one that wants two marks before Enter."""
KEYS: dict[str, Sequence[bytes]] = {
    "arrow in the question": [DOWN, DOWN, UP, DOWN],
    "another die": [RIGHT, RIGHT, LEFT],
    "focus, from the question to the map": [TAB],
    "arrow on the map": [DOWN, UP],
    "focus, back to the question": [BACK_TAB],
    "panel switch": [b"c", b"g", b"k", b"l", b"m"],
}
"""The keys of each kind, pressed in this order; the focus comes back to the question it began on."""
QUIET = 0.12
"""Seconds without a byte after which a repaint counts as finished."""
NO_PAINT = 1.0
"""Seconds after which a key counts as one that changes nothing."""
LIMIT = 20.0


class Terminal:
    """A program on a pseudo-terminal of a given size, as columns and lines."""

    def __init__(self, command: list[str], size: tuple[int, int], folder: str) -> None:
        self._master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (size[1], size[0]))
        own = {key: value for key, value in os.environ.items() if not key.startswith(("PYTHON", "TEXTUAL"))}
        own |= {"PYTHONPYCACHEPREFIX": f"{folder}/compiled", "CUZCO_HOME": f"{folder}/home", "LC_ALL": "C.UTF-8"}
        own |= {"TERM": "xterm-256color", "COLORTERM": "truecolor"}
        self.started = time.perf_counter()
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=own, stdin=slave, stdout=slave, stderr=slave, start_new_session=True
        )
        os.close(slave)

    def __enter__(self) -> "Terminal":
        return self

    def __exit__(self, *_exception: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self._master)

    def seconds_to_paint(self, marker: bytes = MARKER) -> float:
        """Give the time from the start of the process until the marker words have arrived."""
        seen = b""
        while marker not in seen:
            if not self._readable(LIMIT):
                raise SystemExit(f"nothing was painted within {LIMIT:.0f} seconds: {seen[-300:]!r}")
            seen += os.read(self._master, 65536)
        return time.perf_counter() - self.started

    def settle(self, quiet: float) -> bytes:
        """Read what arrives until nothing has come for some time."""
        seen = b""
        while self._readable(quiet):
            seen += os.read(self._master, 65536)
        return seen

    def press(self, key: bytes) -> None:
        """Type a key."""
        os.write(self._master, key)

    def seconds_to_repaint(self, key: bytes) -> float | None:
        """Give the time from a key to the last byte of what it changed; None when it changed nothing."""
        start = last = time.perf_counter()
        self.press(key)
        patience = NO_PAINT
        while self._readable(patience):
            os.read(self._master, 65536)
            last = time.perf_counter()
            patience = QUIET
        return last - start if patience == QUIET else None

    def memory(self) -> float:
        """Give the resident memory of the process in MiB."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text(encoding="utf-8").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        raise SystemExit("this system does not tell the memory of a process.")

    def _readable(self, seconds: float) -> bool:
        return bool(select.select([self._master], [], [], seconds)[0])


def measure_start(command: list[str], size: tuple[int, int], folder: str, marker: bytes) -> tuple[float, float]:
    """Start a program, and give the seconds to its first paint and its memory once it has settled."""
    with Terminal(command, size, folder) as terminal:
        paint = terminal.seconds_to_paint(marker)
        terminal.settle(0.5)
        return paint, terminal.memory()


def measure_keys(size: tuple[int, int], folder: str, rounds: int) -> tuple[dict[str, list[float]], list[float], float]:
    """Press keys in a game and in the small app in turns.

    Give the seconds to repaint of each kind, those of the small app, and the memory of the game at the end.
    """
    times: dict[str, list[float]] = {name: [] for name in KEYS}
    small_times: list[float] = []
    with Terminal(GAME, size, folder) as terminal, Terminal(SMALL, size, folder) as small:
        small.seconds_to_paint()
        terminal.seconds_to_paint()
        for answer in islice(cycle(ANSWERS), MOST_ANSWERS):
            if TURN in terminal.settle(1.0):
                break
            terminal.press(answer)
        else:
            raise SystemExit("the game did not come to a turn.")
        terminal.settle(1.0)
        small.settle(0.5)
        for number in range(rounds + 1):
            for name, keys in KEYS.items():
                for key in keys:
                    taken, compared = terminal.seconds_to_repaint(key), small.seconds_to_repaint(b"x")
                    if number and taken is not None and compared is not None:
                        times[name].append(taken)
                        small_times.append(compared)
        return times, small_times, terminal.memory()


def percentile(values: Sequence[float], share: float) -> float:
    """Give the value below which a share of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, round(share * (len(ordered) - 1)))]


def row(name: str, small: str, game: str, ratio: str, goal: str) -> str:
    """Give one line of the table."""
    return f"{name:<48} {small:>16} {game:>16} {ratio:>8}  {goal}"


def verdict(met: bool) -> str:
    return "met" if met else "missed"


def main() -> int:
    """Measure, print the table, and give 0 when all goals are met."""
    parser = argparse.ArgumentParser(description="Measure the screen against a small Textual app.")
    parser.add_argument("--rounds", type=int, default=15, metavar="N", help="how often to measure (default: 15)")
    parser.add_argument("--size", default="120x40", metavar="COLUMNSxLINES", help="the terminal (default: 120x40)")
    args = parser.parse_args()
    columns, lines = (int(part) for part in args.size.split("x"))
    size, rounds = (columns, lines), max(1, args.rounds)
    programs = {"small": (SMALL, MARKER), "game": (GAME, MARKER), "title": (TITLE, TITLE_MARKER)}
    paints: dict[str, list[float]] = {name: [] for name in programs}
    memories: dict[str, list[float]] = {name: [] for name in programs}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(rounds + 1):
            for name, (command, marker) in programs.items():
                paint, memory = measure_start(command, size, folder, marker)
                if number:
                    paints[name].append(paint)
                    memories[name].append(memory)
        keys, small_keys, played_memory = measure_keys(size, folder, rounds)
    print(f"Terminal {columns}x{lines}, {rounds} rounds in turns, medians")
    print(row("", "small app", "cuzco play", "ratio", "goal"))
    results = []
    for name, wanted in (("title", TITLE_GOAL), ("game", PAINT_GOAL)):
        small, taken = statistics.median(paints["small"]), statistics.median(paints[name])
        results.append(taken / small <= wanted)
        goal = f"at most {wanted}: {verdict(results[-1])}"
        told = f"{small * 1000:.0f} ms", f"{taken * 1000:.0f} ms", f"{taken / small:.2f}"
        print(row(f"exec to first paint of the {name}", *told, goal))
    small, game = statistics.median(memories["small"]), statistics.median(memories["game"])
    results.append(game / small <= MEMORY_GOAL)
    goal = f"at most {MEMORY_GOAL}: {verdict(results[-1])}"
    print(row("memory at first rest", f"{small:.1f} MiB", f"{game:.1f} MiB", f"{game / small:.2f}", goal))
    print(row("memory after the keys", "", f"{played_memory:.1f} MiB", f"{played_memory / small:.2f}", ""))
    small_half, small_most = (percentile(small_keys, share) * 1000 for share in (0.5, 0.95))
    for name, times in [*keys.items(), ("all keys", [one for each in keys.values() for one in each])]:
        half, most = (percentile(times, share) * 1000 for share in (0.5, 0.95))
        small_told, goal = "", ""
        if name == "all keys":
            results.append(most / small_most <= KEY_GOAL)
            small_told = f"{small_half:.1f} / {small_most:.1f} ms"
            goal = f"p95 at most {KEY_GOAL}: {verdict(results[-1])}"
        ratio = f"{most / small_most:.2f}"
        print(row(f"{name} ({len(times)}), p50 / p95", small_told, f"{half:.1f} / {most:.1f} ms", ratio, goal))
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
