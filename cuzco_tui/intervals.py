"""Means and shares with their 95 % confidence intervals."""

from collections.abc import Sequence
from math import fsum, sqrt
from typing import NamedTuple

_Z = 1.959964
"""The 97.5 % point of the normal distribution."""


class Interval(NamedTuple):
    """An estimate and the range that holds the true value with 95 % confidence."""

    value: float
    low: float
    high: float


class Estimate(NamedTuple):
    """An estimate and its range, which is unknown where there is too little to tell it from."""

    value: float
    low: float | None
    high: float | None


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


def cluster_mean(means: Sequence[float]) -> Estimate:
    """Estimate a mean from the means of clusters of equal size, such as the games of one deal, that are not alike by
    chance alone: a cluster counts as one value, and one cluster alone gives no range.
    """
    count = len(means)
    value = fsum(means) / count
    if count < 2:
        return Estimate(value, None, None)
    variance = fsum((mean - value) ** 2 for mean in means) / (count - 1)
    margin = t_point(count - 1) * sqrt(variance / count)
    return Estimate(value, value - margin, value + margin)


def cluster_share(shares: Sequence[float]) -> Estimate:
    """Estimate a share in the same way; where all clusters say nobody or everybody, a cluster counts as one try."""
    estimate = cluster_mean(shares)
    if estimate.low is None or estimate.high is None:
        return estimate
    if set(shares) in ({0.0}, {1.0}):
        return Estimate(*share_interval(int(fsum(shares)), len(shares)))
    return Estimate(estimate.value, max(0.0, estimate.low), min(1.0, estimate.high))


def t_point(freedom: int) -> float:
    """Give the 97.5 % point of Student's distribution: exact for 1 and 2 degrees of freedom, then within 0.2 %."""
    if freedom < 3:
        return (12.706205, 4.302653)[freedom - 1]
    z = _Z
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + fsum(term / freedom**power for power, term in enumerate(terms, start=1))
