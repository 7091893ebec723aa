"""Callbacks are counted as their signatures say."""

from collections.abc import Callable
from functools import wraps
from inspect import signature
from typing import Any

import pytest

from cuzco_tui.tui.quick_callbacks import count_parameters


class Somebody:
    def nothing(self) -> None: ...

    def one(self, value: int) -> None: ...

    def many(self, value: int, /, *values: int, key: int = 0, **keys: int) -> None: ...

    @classmethod
    def of_all(cls, value: int) -> None: ...

    @staticmethod
    def of_none(value: int) -> None: ...

    def __call__(self, value: int, other: int) -> None: ...


@wraps(Somebody.of_none)
def wrapped(*values: Any) -> None: ...


@pytest.mark.parametrize(
    "called",
    [
        Somebody().nothing,
        Somebody().one,
        Somebody().many,
        Somebody.of_all,
        Somebody.of_none,
        Somebody.many,
        Somebody(),
        lambda: None,
        lambda value, other=1: (value, other),
        wrapped,
        sorted,
    ],
)
def test_parameters_are_counted_as_the_signature_has_them(called: Callable[..., Any]) -> None:
    assert count_parameters(called) == len(signature(called).parameters)
