"""Advice as plain data: what should be chosen, what for, instead of what and why; words are made of it elsewhere."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

EVEN: Final = 0.5
"""Options that differ by less are as good as each other."""
REST: Final = "rest"
"""The topic of all that is not told by itself."""
BEGUN: Final = "begun"
"""The topic of what a decision that is still to come is guessed to bring; it belongs to the rest."""
_MOST_PARTS: Final = 3


class Goal(NamedTuple):
    """What a plan comes to, such as something that is finished: its kind, and the numbers that belong to it."""

    kind: str
    numbers: Mapping[str, int] = {}


class Step(NamedTuple):
    """A choice that the plan makes later, with what its seat will see then of its own."""

    choice: Any
    view: Any


class Advice(NamedTuple):
    """The best option with its plan, and how it compares with another one."""

    bot: str
    best: int
    """The index of the best option."""
    other: int | None
    """The index of the option that it is compared with, if there is one."""
    difference: float
    """By how many points it is better."""
    doubt: float
    """How far that may be wrong, the standard error of what was tried out."""
    accounts: Mapping[str, float]
    """Where these points come from, by topic."""
    goals: tuple[Goal, ...]
    """What the plan comes to, the most important first."""
    nexts: tuple[Step, ...]
    """What the plan chooses after the option, as far as it is certain."""
    plan: tuple[str, ...] = ()
    """The texts of all these choices, the option first."""
    planned: int | None = None
    """The index of the option with which the plan goes on that was announced before, if there is one."""

    @property
    def is_even(self) -> bool:
        """Whether it is as good as the other one, as far as was found out."""
        return self.difference < max(EVEN, self.doubt) or not round(self.difference)

    @property
    def tells_parts(self) -> bool:
        """Whether it can be said where the difference comes from: the rest is no reason, and hides none."""
        told = [abs(points) for topic, points in self.parts if topic != REST]
        rest = sum(abs(points) for topic, points in self.parts if topic == REST)
        return max(told, default=0) >= max(rest, 1)

    @property
    def parts(self) -> Sequence[tuple[str, int]]:
        """Where the difference comes from, in whole points that add up to it."""
        return whole_parts(self.accounts, round(self.difference))


def whole_parts(accounts: Mapping[str, float], total: int) -> Sequence[tuple[str, int]]:
    """Give the largest accounts in whole points, and the rest so that all of it comes to the total."""
    known = [(topic, round(points)) for topic, points in accounts.items() if topic not in (BEGUN, REST)]
    told = sorted((part for part in known if part[1]), key=lambda part: -abs(part[1]))[:_MOST_PARTS]
    rest = total - sum(points for _, points in told)
    return [*told, (REST, rest)] if rest else told
