"""Where a difference comes from is told in whole points that add up, or not at all."""

import pytest

from cuzco_tui.search.advice import REST, Advice


def advice(**accounts: float) -> Advice:
    """Advice whose difference comes from these accounts."""
    return Advice("planner", 0, 1, sum(accounts.values()), 0.0, accounts, (), ())


def test_the_parts_add_up_to_the_difference_with_the_rest() -> None:
    parts = advice(cards=2.4, stones=-1.2, path=0.8, places=0.6, priests=0.4).parts
    assert parts == [("cards", 2), ("stones", -1), ("path", 1), (REST, 1)]


@pytest.mark.parametrize(
    ("accounts", "tells"),
    [
        ({"cards": 2.0}, True),
        ({"cards": 2.0, REST: 2.0}, True),
        ({"cards": 2.0, REST: 3.0}, False),
        ({"cards": -4.0, REST: 5.0}, False),
        ({REST: 1.0}, False),
    ],
)
def test_parts_are_told_only_where_the_rest_is_no_more_than_the_largest_of_them(
    accounts: dict[str, float], tells: bool
) -> None:
    found = advice(**accounts)
    assert found.tells_parts == tells
