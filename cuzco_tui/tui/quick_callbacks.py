"""Callbacks whose parameters are counted: a mend for the screen library, which would read their signature every time.

Whatever is to be called soon is called with as many values as it takes. To count those by the signature takes longer
than most of what is called.
"""

from collections.abc import Callable
from inspect import CO_VARARGS, CO_VARKEYWORDS
from types import FunctionType, MethodType
from typing import Any

from textual import _callback

_count_by_signature = _callback._count_parameters


def count_parameters(func: Callable[..., Any]) -> int:
    """Count the parameters of a function by its code, those of anything else by the signature."""
    is_bound = isinstance(func, MethodType)
    function = func.__func__ if isinstance(func, MethodType) else func
    if not isinstance(function, FunctionType) or hasattr(function, "__wrapped__"):
        return _count_by_signature(func)
    code = function.__code__
    by_name = code.co_argcount + code.co_kwonlyargcount
    return by_name + sum(bool(code.co_flags & flag) for flag in (CO_VARARGS, CO_VARKEYWORDS)) - is_bound


def mend_slow_callbacks() -> None:
    """Let functions and methods be counted quickly."""
    _callback._count_parameters = count_parameters
