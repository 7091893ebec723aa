"""Watching other processes."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path


def until(condition: Callable[[], bool]) -> None:
    """Wait for something that another process or thread does."""
    end = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < end, "it never happened"
        time.sleep(0.01)


def is_gone(pid: int) -> bool:
    """Whether a process has ended; one that nobody fetched yet has, too."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z"
    except (FileNotFoundError, ProcessLookupError):
        return True


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def waited_for_processor(*pids: int) -> float:
    """The seconds for which threads of processes could have run, had the machine not been busy with others."""
    waited = 0
    for pid in pids:
        for thread in Path(f"/proc/{pid}/task").iterdir():
            with suppress(OSError):
                waited += int((thread / "schedstat").read_text().split()[1])
    return waited / 1e9


def lines_of_script(script: str, hash_seed: str) -> list[str]:
    """Run a test file as a script in a fresh process that hashes with this seed, and give the lines that it prints."""
    root = Path(__file__).resolve().parents[1]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, script], env=environment, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()
