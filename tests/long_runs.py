"""How much of a test belongs to every run, and how much to the long runs."""

from collections.abc import Container, Iterable
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


def in_long_runs(*values: object) -> ParameterSet:
    """Leave a parameter's value, or those of several, to the long runs."""
    return pytest.param(*values, marks=pytest.mark.long)
