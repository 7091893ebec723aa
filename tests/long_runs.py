"""How much of a test belongs to every run, and how much to the long runs."""

from collections.abc import Container, Iterable, Sequence
from typing import TypeVar

import pytest
from _pytest.mark import ParameterSet

T = TypeVar("T")


def usual_first(values: Iterable[T], usual: int) -> list[T | ParameterSet]:
    """Give the values of a parameter: the first so many belong to every run, the others to the long runs."""
    return [in_long_runs(value) if place >= usual else value for place, value in enumerate(values)]


def usual_among(values: Iterable[T], usual: Container[T]) -> list[T | ParameterSet]:
    """Give the values of a parameter: some of them belong to every run, the others to the long runs."""
    return [value if value in usual else in_long_runs(value) for value in values]


def usual_in_turn(values: Iterable[object], others: Sequence[object]) -> list[ParameterSet]:
    """Give all pairs: of each value the one with one of the others, which take turns, belongs to every run."""
    return [
        pytest.param(value, other) if turn % len(others) == place else in_long_runs(value, other)
        for turn, value in enumerate(values)
        for place, other in enumerate(others)
    ]


def in_long_runs(*values: object) -> ParameterSet:
    """Leave a parameter's value, or those of several, to the long runs."""
    return pytest.param(*values, marks=pytest.mark.long)
