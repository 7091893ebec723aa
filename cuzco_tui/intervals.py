"""Means and shares with their 95 % confidence intervals."""

from math import sqrt
from statistics import fmean, stdev
from typing import NamedTuple

_Z = 1.959964
"""The 97.5 % point of the normal distribution."""


class Interval(NamedTuple):
    """An estimate and the range that holds the true value with 95 % confidence."""

    value: float
    low: float
    high: float


def mean_interval(values: list[int]) -> Interval:
    """Estimate a mean; one value alone gives no range."""
    mean = fmean(values)
    if len(values) < 2:
        return Interval(mean, mean, mean)
    margin = _Z * stdev(values) / sqrt(len(values))
    return Interval(mean, mean - margin, mean + margin)


def share_interval(hits: int, tries: int) -> Interval:
    """Estimate a share by Wilson's interval, which stays sensible near 0 and 1."""
    share = hits / tries
    base = 1 + _Z**2 / tries
    centre = (share + _Z**2 / (2 * tries)) / base
    margin = _Z * sqrt(share * (1 - share) / tries + _Z**2 / (4 * tries**2)) / base
    return Interval(share, max(0.0, centre - margin), min(1.0, centre + margin))
