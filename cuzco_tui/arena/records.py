"""What is written down of each game of a series."""

from math import ceil, log
from typing import Final, Literal, TypeAlias

import msgspec

Fault: TypeAlias = Literal["crash", "stall", "nonsense"]
FAULTS: Final[tuple[Fault, ...]] = ("crash", "stall", "nonsense")
"""How a foreign bot can lose a choice: it ended, it took too long, or it answered what is no answer."""
MOST_NOTES: Final = 3
"""How many of its lost choices are told of a seat in one game; all are counted."""

_STEP: Final = 1.1
"""The ratio of the times of two neighbouring bins: what is read from the bins is right within 5 %."""
_LEAST: Final = 0.001
"""The milliseconds of the first bin."""


class Times(msgspec.Struct, array_like=True, forbid_unknown_fields=True):
    """How long choices took: their number, their sum in milliseconds, and how many fell into each bin."""

    choices: int = 0
    total: float = 0.0
    bins: dict[int, int] = {}

    def add(self, milliseconds: float) -> None:
        """Count one choice."""
        place = max(0, ceil(log(max(milliseconds, _LEAST) / _LEAST, _STEP)))
        self.choices += 1
        self.total += milliseconds
        self.bins[place] = self.bins.get(place, 0) + 1

    def add_all(self, more: "Times") -> None:
        """Count the choices of others too."""
        self.choices += more.choices
        self.total += more.total
        for place, count in more.bins.items():
            self.bins[place] = self.bins.get(place, 0) + count

    @property
    def mean(self) -> float:
        """The mean in milliseconds, 0 without any choice."""
        return self.total / self.choices if self.choices else 0.0

    def below(self, share: float) -> float:
        """Give the milliseconds within which this share of the choices was made."""
        left = share * self.choices
        for place in sorted(self.bins):
            left -= self.bins[place]
            if left <= 0:
                return float(_LEAST * _STEP ** (place - 0.5))
        return 0.0


class SeatRecord(msgspec.Struct, forbid_unknown_fields=True):
    """How one seat did in one game."""

    bot: str
    place: int
    score: int
    sources: dict[str, int]
    """VP by source, without those that brought none."""
    reached: list[int]
    """What it has of each of the game's collections."""
    times: Times
    faults: dict[Fault, int] = {}
    notes: list[str] = []
    """What the first of its faults were."""


class GameRecord(msgspec.Struct, forbid_unknown_fields=True):
    """How one game ended, seat by seat."""

    number: int
    deal: int
    seats: list[SeatRecord]
