"""Means and shares with their 95 % confidence intervals, and how they are told."""

from collections.abc import Callable, Sequence
from math import fsum, sqrt
from typing import Final, NamedTuple

_Z = 1.959964
"""The 97.5 % point of the normal distribution."""


CONFIDENCE: Final = 0.95
"""How sure a range holds the true value."""
ENOUGH: Final = 5
"""From fewer games, or fewer clusters of games, the ranges are so wide that they tell next to nothing."""


class Estimate(NamedTuple):
    """An estimate and the range that holds the true value with that confidence, unknown where there is too little to
    tell it from.
    """

    value: float
    low: float | None
    high: float | None


def mean_of(count: int, total: int, squares: int) -> Estimate:
    """Estimate a mean from how many values there are, their sum and that of their squares; one alone gives no range."""
    if count < 2:
        return Estimate(total / count, None, None)
    return _around(total / count, (count * squares - total**2) / (count * (count - 1)), count)


def share_of(hits: int, tries: int) -> Estimate:
    """Estimate a share by Wilson's interval, which stays sensible near 0 and 1; one try alone gives no range."""
    share = hits / tries
    if tries < 2:
        return Estimate(share, None, None)
    base = 1 + _Z**2 / tries
    centre = (share + _Z**2 / (2 * tries)) / base
    margin = _Z * sqrt(share * (1 - share) / tries + _Z**2 / (4 * tries**2)) / base
    return Estimate(share, max(0.0, centre - margin), min(1.0, centre + margin))


def cluster_mean(means: Sequence[float]) -> Estimate:
    """Estimate a mean from the means of clusters of equal size, such as the games of one deal, that are not alike by
    chance alone: a cluster counts as one value, and one cluster alone gives no range.
    """
    count = len(means)
    value = fsum(means) / count
    if count < 2:
        return Estimate(value, None, None)
    return _around(value, fsum((mean - value) ** 2 for mean in means) / (count - 1), count)


def _around(mean: float, variance: float, count: int) -> Estimate:
    """Give the range around a mean of so many values, which is the wider the fewer they are."""
    margin = t_point(count - 1) * sqrt(variance / count)
    return Estimate(mean, mean - margin, mean + margin)


def cluster_share(shares: Sequence[float]) -> Estimate:
    """Estimate a share in the same way; where all clusters say nobody or everybody, a cluster counts as one try."""
    estimate = cluster_mean(shares)
    if estimate.low is None or estimate.high is None:
        return estimate
    if set(shares) in ({0.0}, {1.0}):
        return share_of(int(fsum(shares)), len(shares))
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


def told(estimate: Estimate, number: Callable[[float], str], unit: str) -> str:
    """Tell an estimate, with its range where that is known: `71.5 % (66.9 to 76.1)`."""
    value = f"{number(estimate.value)} {unit}"
    if estimate.low is None or estimate.high is None:
        return value
    return f"{value} ({number(estimate.low)} to {number(estimate.high)})"


def told_share(estimate: Estimate) -> str:
    """Tell a share in the same way."""
    return told(estimate, lambda share: f"{share * 100:.1f}", "%")


def told_mean(estimate: Estimate, unit: str) -> str:
    """Tell a mean in the same way, with what is counted."""
    return told(estimate, lambda mean: f"{mean:.1f}", unit)


def about_ranges(count: int, what: str, counting: str = "") -> str:
    """Say how much the ranges tell that come of so many games, or of whatever counts as one."""
    if count == 1:
        return f"Ranges are unknown from one {what}."
    if count < ENOUGH:
        return f"So few {what}s tell little; play at least {ENOUGH}."
    return f"Ranges hold with {CONFIDENCE * 100:.0f} % confidence{counting}."
