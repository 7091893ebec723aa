"""How the host is doing: how long answers took lately, and how much memory processes take."""

from collections import deque
from pathlib import Path
from typing import Final

_WINDOW: Final = 60.0
_MOST: Final = 20_000


class Measures:
    """How long requests took in the last minute."""

    def __init__(self) -> None:
        self._took: deque[tuple[float, float]] = deque(maxlen=_MOST)

    def add(self, now: float, seconds: float) -> None:
        """An answer took so long."""
        self._took.append((now, seconds))

    def summary(self, now: float) -> dict[str, float | int]:
        """Give the number of requests in the last minute, and what half and 95 of 100 of them took at most, in ms."""
        took = sorted(seconds for at, seconds in self._took if at > now - _WINDOW)
        if not took:
            return {"requests": 0, "p50_ms": 0.0, "p95_ms": 0.0}
        return {"requests": len(took), "p50_ms": _share(took, 0.5), "p95_ms": _share(took, 0.95)}


def _share(took: list[float], share: float) -> float:
    return round(took[min(len(took) - 1, int(len(took) * share))] * 1000, 2)


def private_memory(pid: int) -> int | None:
    """Give the bytes that a process has for itself, None where that cannot be read."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii").splitlines()
        return 1024 * sum(int(line.split()[1]) for line in lines if line.startswith(("Private_Clean", "Private_Dirty")))
    except (OSError, ValueError, IndexError):
        return None
