"""Means and shares over clusters, such as the games of one deal."""

import pytest

from cuzco_tui.intervals import cluster_mean, cluster_share, t_point


def test_a_cluster_counts_as_one_value() -> None:
    """By hand: mean 3, variance 2.5 over 5 clusters, so 2.776 times the root of 0.5."""
    estimate = cluster_mean([1, 2, 3, 4, 5])
    assert estimate.value == 3
    assert estimate.low == pytest.approx(3 - 2.7764 * 0.70711, abs=2e-3)
    assert estimate.high == pytest.approx(3 + 2.7764 * 0.70711, abs=2e-3)


def test_one_cluster_alone_gives_no_range() -> None:
    assert cluster_mean([7.5]) == (7.5, None, None)
    assert cluster_share([0.25]) == (0.25, None, None)


def test_clusters_that_are_all_alike_leave_no_doubt() -> None:
    """Whoever plays all the seats wins exactly one game in so many."""
    assert cluster_share([0.25] * 6) == (0.25, 0.25, 0.25)


def test_a_share_of_nobody_or_everybody_keeps_its_doubt() -> None:
    """Wilson's interval for 10 of 10 begins at 72.2 %."""
    everybody = cluster_share([1.0] * 10)
    assert everybody.value == 1
    assert everybody.low == pytest.approx(0.722, abs=1e-3)
    assert everybody.high == pytest.approx(1)
    nobody = cluster_share([0.0] * 10)
    assert nobody.low == pytest.approx(0)
    assert nobody.high == pytest.approx(0.278, abs=1e-3)


def test_a_share_stays_between_nothing_and_all() -> None:
    """By hand: 0.5 with a margin of 12.7 times one half, cut off at the ends."""
    assert cluster_share([0.0, 1.0]) == (0.5, 0.0, 1.0)


@pytest.mark.parametrize(
    ("freedom", "point"), [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (9, 2.2622), (99, 1.9842)]
)
def test_few_clusters_need_a_wider_range(freedom: int, point: float) -> None:
    assert t_point(freedom) == pytest.approx(point, rel=2e-3)
