"""How long somebody may think."""

from math import inf
from time import monotonic


class ThinkingClock:
    """Runs from the moment it is made; without a number of seconds it runs until it is stopped, from any thread."""

    __slots__ = ("_end",)

    def __init__(self, seconds: float = inf) -> None:
        self._end = monotonic() + seconds

    @property
    def seconds_left(self) -> float:
        """The time that is left, infinite without a budget and 0 when it is over."""
        return max(0.0, self._end - monotonic())

    @property
    def over(self) -> bool:
        """Whether the time has passed or somebody stopped the clock."""
        return monotonic() >= self._end

    def stop(self) -> None:
        """Let the time be over now."""
        self._end = -inf
