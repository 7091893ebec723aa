"""The front's numbers: sessions, bytes, and how long a key takes to the next painting."""

import time
from collections import deque
from collections.abc import Callable
from typing import Final

LAST: Final = 60.0
"""Seconds over which latencies are told."""
_MOST_SAMPLES: Final = 6000


class Numbers:
    """What the front counts."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.connections = 0
        self.logins = 0
        self.cut = 0
        self.bytes_in = 0
        self.bytes_out = 0
        self._latencies: deque[tuple[float, float]] = deque(maxlen=_MOST_SAMPLES)

    def answered(self, asked: float) -> None:
        """Count an output after the input at a time."""
        now = self.clock()
        self._latencies.append((now, now - asked))

    def told(self) -> dict[str, float]:
        """Give all numbers; latencies in milliseconds, 0 while nobody types."""
        now = self.clock()
        recent = sorted(latency for when, latency in self._latencies if now - when <= LAST)
        return {
            "connections": self.connections,
            "logins": self.logins,
            "cut": self.cut,
            "bytes_in": self.bytes_in,
            "bytes_out": self.bytes_out,
            "keys": len(recent),
            "latency_p50": _milliseconds(recent, 0.50),
            "latency_p95": _milliseconds(recent, 0.95),
        }


def _milliseconds(ordered: list[float], part: float) -> float:
    if not ordered:
        return 0.0
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000, 1)
