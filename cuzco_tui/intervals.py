"""Means and shares with their 95 % confidence intervals."""

from math import sqrt
from typing import NamedTuple

_Z = 1.959964
"""The 97.5 % point of the normal distribution."""


class Interval(NamedTuple):
    """An estimate and the range that holds the true value with 95 % confidence."""

    value: float
    low: float
    high: float


def mean_interval(count: int, total: int, squares: int) -> Interval:
    """Estimate a mean from how many values there are, their sum and that of their squares; one alone gives no range."""
    mean = total / count
    if count < 2:
        return Interval(mean, mean, mean)
    variance = (count * squares - total**2) / (count * (count - 1))
    margin = _Z * sqrt(variance / count)
    return Interval(mean, mean - margin, mean + margin)


def share_interval(hits: int, tries: int) -> Interval:
    """Estimate a share by Wilson's interval, which stays sensible near 0 and 1."""
    share = hits / tries
    base = 1 + _Z**2 / tries
    centre = (share + _Z**2 / (2 * tries)) / base
    margin = _Z * sqrt(share * (1 - share) / tries + _Z**2 / (4 * tries**2)) / base
    return Interval(share, max(0.0, centre - margin), min(1.0, centre + margin))
