"""How soon the text mode asks its first question, against the bare interpreter and the game's own set-up.

The goal: from the start of the process to the first complete prompt line, `cuzco text` takes at most three times as
long as `python -c "import argparse"`, plus the set-up of the game: importing the engine, reading the content and
making a game in a fresh process, less the bare interpreter. All of them are measured in turns, so that a machine that
is busy for a while slows them all down alike. Two ways in are measured: with everything given by flags, where the
first prompt is the first decision of a saved game, and without flags, where it is the question where to go. All
processes find their compiled modules in a cache, as an installed program does.

Run it with `python benchmarks/startup.py`; `--rounds N` sets how often everything is measured.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GOAL = 3.0
ARGPARSE = "import argparse"
SET_UP = """
from cuzco_tui.games import find_game
game = find_game("cuzco")
game.make(2, 1, {}, game.load_content(None))
"""
PROMPT = b"Choose 1 "


def environment(folder: str) -> dict[str, str]:
    """Give the environment of a measured process, with compiled modules and saved games in a folder of its own."""
    own = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    return {**own, "PYTHONPYCACHEPREFIX": f"{folder}/compiled", "CUZCO_HOME": f"{folder}/home", "LC_ALL": "C.UTF-8"}


def seconds_of_script(code: str, folder: str) -> float:
    """Time a fresh interpreter that runs some code, from start to end."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment(folder), check=True)
    return time.perf_counter() - start


def seconds_to_prompt(flags: list[str], folder: str) -> float:
    """Time `cuzco text` on a pipe from its start to the end of its first prompt line."""
    shutil.rmtree(f"{folder}/home", ignore_errors=True)
    command = [sys.executable, "-m", "cuzco_tui", "text", *flags]
    start = time.perf_counter()
    with subprocess.Popen(
        command, cwd=ROOT, env=environment(folder), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for line in process.stdout:
            if line.startswith(PROMPT):
                break
        else:
            raise SystemExit("cuzco text ended without a prompt.")
        seconds = time.perf_counter() - start
        process.stdin.close()
        process.stdout.read()
    return seconds


MEASURES: dict[str, Callable[[str], float]] = {
    "bare interpreter": partial(seconds_of_script, "pass"),
    "import argparse": partial(seconds_of_script, ARGPARSE),
    "game's set-up": partial(seconds_of_script, SET_UP),
    "first decision": partial(seconds_to_prompt, ["--seats", "me,greedy", "--seed", "1"]),
    "first question": partial(seconds_to_prompt, []),
}


def measure(rounds: int) -> dict[str, float]:
    """Give the median of each measure, taken in turns after one round that fills the caches."""
    times: dict[str, list[float]] = {name: [] for name in MEASURES}
    with tempfile.TemporaryDirectory() as folder:
        for number in range(rounds + 1):
            for name, take in MEASURES.items():
                seconds = take(folder)
                if number:
                    times[name].append(seconds)
    return {name: statistics.median(taken) for name, taken in times.items()}


def main() -> int:
    """Measure, print the ratios, and give 0 when the goal is met."""
    parser = argparse.ArgumentParser(description="Measure how soon the text mode asks its first question.")
    parser.add_argument("--rounds", type=int, default=15, metavar="N", help="how often to measure (default: 15)")
    rounds = max(1, parser.parse_args().rounds)
    taken = measure(rounds)
    set_up = taken["game's set-up"] - taken["bare interpreter"]
    for name, seconds in taken.items():
        print(f"{name}: {seconds * 1000:.0f} ms")
    print(f"game's set-up less bare interpreter: {set_up * 1000:.0f} ms")
    met = True
    for name in ("first decision", "first question"):
        ratio = (taken[name] - set_up) / taken["import argparse"]
        met = met and ratio <= GOAL
        verdict = "met" if ratio <= GOAL else "missed"
        print(f"{name} less set-up: {ratio:.2f} times import argparse; goal {GOAL:.0f}: {verdict}")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main())
