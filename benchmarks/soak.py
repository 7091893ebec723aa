"""Play random games of Cuzco by the million and check the engine's invariants after every choice.

The seed of a game fixes its set-up, its deal and all its choices. A failure is printed with that seed, the command that
plays this one game again, and the choices as text, which lead there even after the order of options has changed.
"""

import argparse
import importlib.util
import signal
import sys
import traceback
from collections.abc import Callable, Generator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from datetime import timedelta
from functools import cache
from itertools import count, product
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

INVARIANTS = Path(__file__).resolve().parent.parent / "tests" / "games" / "cuzco" / "invariants.py"
SETUPS = tuple(product((2, 3, 4), (False, True), ("upto", "exact")))
"""Players, pututus, temple option; a game takes the one that its seed points at."""
LONGEST_GAME = 20_000
SECONDS_BETWEEN_LINES = 20.0
GAMES_AHEAD = 2
"""How many games wait for each process, so that none is idle."""


class CannotRun(Exception):
    """Something that the command needs is missing; its text is one sentence that says what to do."""


@dataclass(frozen=True, slots=True)
class Failure:
    """What went wrong in a game, and the choices that led there."""

    problem: str
    choices: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """One game that was played, to its end or to a failure."""

    seed: int
    choices: int
    failure: Failure | None


@cache
def load_checker() -> Callable[[Any], None]:
    """Give `check` of the tests' invariants; they belong to no package, so they are loaded by their path."""
    spec = importlib.util.spec_from_file_location("cuzco_invariants", INVARIANTS)
    if spec is None or spec.loader is None or not INVARIANTS.is_file():
        raise CannotRun(f"{INVARIANTS} is missing; run this command from a complete checkout of the project.")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    check: Callable[[Any], None] = module.check
    return check


def play_game(seed: int) -> Result:
    """Play the game of a seed with a check after every choice, and catch whatever goes wrong in it."""
    from cuzco_tui.games.cuzco.engine import new_game, play

    check = load_checker()
    players, pututu, temple = setup_of(seed)
    draw = Random(seed).random
    texts: list[str] = []
    try:
        state = new_game(players, seed, pututu, temple)
        check(state)
        while options := state.options:
            if len(options) < 2:
                raise AssertionError("a decision has a single option")
            if len(texts) >= LONGEST_GAME:
                raise AssertionError(f"the game is not over after {LONGEST_GAME:,} choices")
            choice = options[int(draw() * len(options))]
            texts.append(choice.text)
            play(state, choice)
            check(state)
        if not texts:
            raise AssertionError("the game ended before its first choice")
    except Exception as error:
        return Result(seed, len(texts), Failure(describe(error), tuple(texts)))
    return Result(seed, len(texts), None)


def setup_of(seed: int) -> tuple[int, bool, str]:
    """Give the players, pututus and temple option of the game of a seed."""
    return SETUPS[seed % len(SETUPS)]


def describe(error: Exception) -> str:
    """Say in one line what was raised and where."""
    place = traceback.extract_tb(error.__traceback__)[-1]
    message = str(error) or place.line or "no message"
    return f"{type(error).__name__}: {message} ({Path(place.filename).name}, line {place.lineno}, in {place.name})"


def leave_interrupts_to_parent() -> None:
    """Let Ctrl-C reach the process that reports, not those that play."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def results(first_seed: int, jobs: int) -> Generator[Result, None, None]:
    """Play games of ever higher seeds on several processes and give them as they end, until the caller stops."""
    pool = ProcessPoolExecutor(jobs, initializer=leave_interrupts_to_parent)
    seeds = count(first_seed)
    try:
        pending: set[Future[Result]] = {pool.submit(play_game, next(seeds)) for _ in range(jobs * GAMES_AHEAD)}
        while True:
            done, pending = wait(pending, return_when=FIRST_COMPLETED)
            pending |= {pool.submit(play_game, next(seeds)) for _ in done}
            yield from sorted((future.result() for future in done), key=lambda result: result.seed)
    finally:
        pool.shutdown(cancel_futures=True)


class Progress:
    """Count what was played and say so now and then."""

    def __init__(self, goal: int) -> None:
        self.goal = goal
        self.choices = 0
        self.games = 0
        self._started = monotonic()
        self._next_line = self._started + SECONDS_BETWEEN_LINES

    def add(self, result: Result) -> None:
        self.games += 1
        self.choices += result.choices
        now = monotonic()
        if now >= self._next_line and self.choices < self.goal:
            self._next_line = now + SECONDS_BETWEEN_LINES
            left = (now - self._started) * (self.goal - self.choices) / max(self.choices, 1)
            print(f"{self}; about {timedelta(seconds=round(left))} left", flush=True)

    def __str__(self) -> str:
        elapsed = timedelta(seconds=round(monotonic() - self._started))
        return f"{self.choices:,} of {self.goal:,} choices in {self.games:,} games, {elapsed}"


def print_failure(result: Result, failure: Failure) -> None:
    """Print everything that is needed to see the failure again."""
    players, pututu, temple = setup_of(result.seed)
    print(f"FAILED: {failure.problem}")
    print(f"Game: seed {result.seed}, {players} players, pututus {'in' if pututu else 'out'}, temple {temple}.")
    print(f"Again: python benchmarks/soak.py --choices 1 --seed {result.seed}")
    print(f"The {len(failure.choices):,} choices up to the failure:")
    for text in failure.choices:
        print(f"  {text}")


def soak(choices: int, seed: int, jobs: int) -> int:
    """Play until that many choices were made or something fails, and give the exit code."""
    progress = Progress(choices)
    games = results(seed, jobs)
    try:
        for result in games:
            progress.add(result)
            if result.failure is not None:
                print_failure(result, result.failure)
                print(f"Stopped after {progress}.")
                return 1
            if progress.choices >= choices:
                print(f"No failure: {progress}.")
                return 0
    except KeyboardInterrupt:
        print(f"Interrupted, no failure so far: {progress}.")
        return 130
    except BrokenProcessPool:
        print(f"A playing process was killed, perhaps for want of memory; try fewer --jobs. So far: {progress}.")
        return 1
    finally:
        games.close()
    return 0


def whole_number(least: int) -> Callable[[str], int]:
    """Give a reader of whole numbers from some least one on for the command line."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} on")
        return int(text)

    return read


def main() -> int:
    """Run the soak test from the command line."""
    parser = argparse.ArgumentParser(description="Play random games of Cuzco and check every state on the way.")
    parser.add_argument("--choices", type=whole_number(1), default=1_000_000, help="how many to make (1,000,000)")
    parser.add_argument("--seed", type=whole_number(0), default=1, help="of the first game; the next take the next (1)")
    parser.add_argument("--jobs", type=whole_number(1), default=1, help="processes that play (1)")
    arguments = parser.parse_args()
    if not __debug__:
        print("Run this command without -O, which would switch the checks off.", file=sys.stderr)
        return 2
    try:
        load_checker()
        importlib.import_module("cuzco_tui.games.cuzco.engine")
    except ImportError as missing:
        print(f"Something is not installed ({missing}); run: python -m pip install -e '.[test]'", file=sys.stderr)
        return 2
    except CannotRun as problem:
        print(problem, file=sys.stderr)
        return 2
    return soak(arguments.choices, arguments.seed, arguments.jobs)


if __name__ == "__main__":
    sys.exit(main())
