"""Advice as plain data: what should be chosen, what for, instead of what and why; words are made of it elsewhere."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

EVEN: Final = 0.5
"""Options that differ by less are as good as each other."""


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
