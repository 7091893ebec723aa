"""What comes by luck in one imagined world is no reason to plan for it."""

from collections.abc import Sequence

import pytest

from cuzco_tui.search.planning import Line, plan
from cuzco_tui.search.worlds import plan_in_worlds
from tests.search.race import LuckyMind, Race, RaceMind

START = Race([0] * 12)


def texts(line: Line) -> list[str]:
    """The choices of a line."""
    return [choice.text for choice in line.choices]


def planned(mind: RaceMind, worlds: Sequence[int]) -> list[Line]:
    """What is planned in these worlds, the best first."""
    return [each.line for each in plan_in_worlds(mind, START, 0, worlds, lambda state: plan(mind, state, 0))]


def test_in_one_world_a_plan_relies_on_luck() -> None:
    best = planned(LuckyMind(), [0])[0]
    assert best.worth == 6
    assert best.reveals
    assert "1" in texts(best)


def test_in_several_worlds_luck_counts_as_often_as_it_comes() -> None:
    lines = planned(LuckyMind(), range(6))
    assert texts(lines[0]) == ["0", "0"]
    assert lines[0].worth == 2
    walk = next(line for line in lines if texts(line)[0] == "1")
    assert walk.worth == pytest.approx((6 + 5 * 1) / 6)


def test_what_is_chosen_first_is_the_same_in_all_worlds() -> None:
    """In the world of seed 0 a rest is best followed by a walk, else by a rest; nobody can know which it is."""
    mind = LuckyMind()
    for each in plan_in_worlds(mind, START, 0, range(6), lambda state: plan(mind, state, 0)):
        assert {line.head for line in each.in_worlds} == {each.line.head}
        assert each.line.worth == pytest.approx(sum(line.worth for line in each.in_worlds) / len(each.in_worlds))


def test_where_nothing_is_revealed_one_world_is_enough() -> None:
    mind = RaceMind()
    lines = planned(mind, range(6))
    assert mind.worlds == [0]
    assert lines == plan(mind, mind.imagine(START, 0), 0)
