"""Shows on standard error how far many games are."""

import os
import sys
from collections.abc import Callable
from time import monotonic


def wants_plain_lines() -> bool:
    """Say whether somebody asked for plain lines, as a screen reader needs them, or the terminal knows no others."""
    accessible = os.environ.get("ACCESSIBLE", "").lower() not in ("", "0", "no", "false")
    return accessible or os.environ.get("TERM") == "dumb"


class Meter:
    """Tells how much of a long work is done: a bar on a terminal, a line now and then elsewhere."""

    WIDTH = 40
    QUIET_SECONDS = 10.0

    def __init__(self, games: int, already: int = 0, told: Callable[[int, int], str] | None = None) -> None:
        self.games = games
        self.told = told
        """Says how much is done of all, where no games are played."""
        self.already = already
        """Games that were played before this run, and do not count in its pace."""
        self.started = self.last = monotonic()
        self.drawn = False

    def show(self, played: int) -> None:
        """Tell how many games have been played."""
        now = monotonic()
        if sys.stderr.isatty() and not wants_plain_lines():
            filled = self.WIDTH * played // self.games
            bar = "#" * filled + "." * (self.WIDTH - filled)
            if self.told is None:
                said = f"{played}/{self.games}, {self._pace(played - self.already, now - self.started)}"
            else:
                said = self.told(played, self.games)
            print(f"\r[{bar}] {said} ", end="", file=sys.stderr, flush=True)
            self.drawn = True
        elif now - self.last >= self.QUIET_SECONDS and played < self.games:
            self.last = now
            said = f"{played} of {self.games} games played" if self.told is None else self.told(played, self.games)
            print(f"{said}.", file=sys.stderr, flush=True)

    def say(self, line: str) -> None:
        """Print a line above the bar."""
        if self.drawn:
            print("\r\x1b[K", end="", file=sys.stderr)
            self.drawn = False
        print(line, file=sys.stderr, flush=True)

    def close(self) -> None:
        """Leave the bar's line."""
        if self.drawn:
            print(file=sys.stderr)
            self.drawn = False

    def _pace(self, played: int, seconds: float) -> str:
        pace = played / seconds if seconds > 0 else 0.0
        return f"{pace:.0f} a second" if pace >= 1 or not played else f"{pace * 60:.1f} a minute"
