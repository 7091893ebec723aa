"""How long somebody may think."""

from math import inf
from time import monotonic


class ThinkingClock:
    """Runs from the moment it is made; without a number of seconds it runs until it is stopped, from any thread."""

    __slots__ = ("_end", "_seconds", "_stopped")

    def __init__(self, seconds: float = inf) -> None:
        self._seconds = seconds
        self._end = monotonic() + seconds
        self._stopped = False

    @property
    def seconds_left(self) -> float:
        """The time that is left, infinite without a budget and 0 when it is over."""
        return 0.0 if self._stopped else max(0.0, self._end - monotonic())

    @property
    def over(self) -> bool:
        """Whether the time has passed or somebody stopped the clock."""
        return self._stopped or monotonic() >= self._end

    @property
    def stopped(self) -> bool:
        """Whether somebody stopped it, since nobody waits for the thought any more."""
        return self._stopped

    def restart(self) -> None:
        """Give the whole time again, from now on; a clock that was stopped stays so."""
        self._end = monotonic() + self._seconds

    def stop(self) -> None:
        """Let the time be over now."""
        self._stopped = True
