"""A real terminal for the tests: tmux with a server of its own, fed with keys and read as a person would."""

import os
import shlex
import subprocess
import time
from collections.abc import Callable, Sequence
from itertools import cycle
from pathlib import Path

RANKING = "VP by round"
"""What only the ranking at the end of a game says."""
OVER = "shows the ranking"
"""Says that the ranking was closed already, by a key typed ahead."""
TOGGLE = "[ ]"
"""Stands before a task that may be kept."""
TWO_TASKS = ("1", "2", "End", "Enter")
"""Keys that mark the first two tasks and keep them."""
LETTERS = ("t", "x", "f", "s", "r", "a", "p")
"""Keys that place the selected die; none of them takes anything back."""


class Tmux:
    """One pane of a size in which a command runs."""

    def __init__(self, folder: Path, size: tuple[int, int], command: Sequence[str], env: dict[str, str]) -> None:
        self._base = ["tmux", "-S", str(folder / "tmux.socket"), "-f", "/dev/null"]
        width, height = size
        line = f"{shlex.join(command)}; echo ended with $?; sleep 600"
        kept = {name: value for name, value in os.environ.items() if name not in ("TMUX", "NO_COLOR", "ACCESSIBLE")}
        subprocess.run(
            [*self._base, "new-session", "-d", "-x", str(width), "-y", str(height), "sh", "-c", line],
            check=True,
            env={**kept, "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8", **env},
        )

    def close(self) -> None:
        """End the pane and its server."""
        subprocess.run([*self._base, "kill-server"], check=False)

    def press(self, *keys: str) -> None:
        """Send keys by their tmux names."""
        subprocess.run([*self._base, "send-keys", *keys], check=True)

    def resize(self, width: int, height: int) -> None:
        """Give the pane another size."""
        subprocess.run([*self._base, "resize-window", "-x", str(width), "-y", str(height)], check=True)

    def screen(self) -> str:
        """What stands in the pane now."""
        shown = subprocess.run([*self._base, "capture-pane", "-p", "-J"], check=True, capture_output=True, text=True)
        return shown.stdout

    def wait_for(self, found: str | Callable[[str], bool], seconds: float = 30) -> str:
        """Wait until the pane shows something, and give the pane."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            screen = self.screen()
            if found in screen if isinstance(found, str) else found(screen):
                return screen
            time.sleep(0.05)
        raise AssertionError(f"{found!r} was not shown; the pane shows:\n{self.screen()}")

    def settled(self) -> str:
        """Wait until the pane has not changed for a moment, and give it."""
        before = self.screen()
        for _ in range(100):
            time.sleep(0.12)
            after = self.screen()
            if after == before:
                return after
            before = after
        return before


def play_to_the_ranking(terminal: Tmux, seconds: float = 300) -> tuple[str, int]:
    """Answer every question by keys, reading nothing but the pane; give the ranking and the number of keys."""
    end = time.monotonic() + seconds
    sent = 0
    for letter in cycle(LETTERS):
        for key in (letter, "1", "Enter"):
            screen = terminal.settled()
            if RANKING in screen:
                return screen, sent
            assert "ended with" not in screen, f"the game ended before its ranking:\n{screen}"
            assert "Traceback" not in screen, screen
            assert time.monotonic() < end, f"no ranking after {sent} keys; the pane shows:\n{screen}"
            keys = TWO_TASKS if TOGGLE in screen else ("Space",) if OVER in screen else (key,)
            terminal.press(*keys)
            sent += len(keys)
    raise AssertionError("unreachable")


def leave_after_the_ranking(terminal: Tmux) -> str:
    """Close the ranking and the game by keys, and give what is left on the terminal."""
    for _ in range(3):
        if RANKING in terminal.settled():
            terminal.press("Escape")
    terminal.press("q")
    if "ended with" not in terminal.settled():
        terminal.press("q")
    return terminal.wait_for("ended with")
