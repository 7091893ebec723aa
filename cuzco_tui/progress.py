"""Shows on standard error how far many games are."""

import sys
from time import monotonic


class Meter:
    """Tells how many games have been played: a bar on a terminal, a line now and then elsewhere."""

    WIDTH = 40
    QUIET_SECONDS = 10.0

    def __init__(self, games: int, already: int = 0) -> None:
        self.games = games
        self.already = already
        """Games that were played before this run, and do not count in its pace."""
        self.started = self.last = monotonic()
        self.drawn = False

    def show(self, played: int) -> None:
        """Tell how many games have been played."""
        now = monotonic()
        if sys.stderr.isatty():
            filled = self.WIDTH * played // self.games
            bar = "#" * filled + "." * (self.WIDTH - filled)
            pace = self._pace(played - self.already, now - self.started)
            print(f"\r[{bar}] {played}/{self.games}, {pace} ", end="", file=sys.stderr, flush=True)
            self.drawn = True
        elif now - self.last >= self.QUIET_SECONDS and played < self.games:
            self.last = now
            print(f"{played} of {self.games} games played.", file=sys.stderr, flush=True)

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
