"""Building pyramids (CB)."""

import pytest

from cuzco_tui.games.caral.engine.codes import FROM_FINISHING
from cuzco_tui.games.caral.engine.events import (
    CentralPyramidGrew,
    FameChanged,
    LevelBuilt,
    PyramidFinished,
)
from cuzco_tui.games.caral.engine.standings import fame_by_source
from tests.games.caral.helpers import (
    architect,
    asked,
    at_turn,
    choose,
    decider,
    emissaries,
    finish_others,
    give,
    kinds,
    levels_on,
    new,
    of,
    options_of,
    owner_of,
    player_of,
    pyramid,
    reason,
    reserve,
    stones,
    texts,
)


def test_cb_1_a_level_costs_one_stone_and_an_action_is_one_level() -> None:
    """CB-1."""
    s = new(3)
    stones(s, 0, 4)
    at_turn(s, 0, "cult-2")
    log = choose(s, "move site-17", "build")
    assert player_of(s).stones == 3
    assert of(LevelBuilt, log) == [LevelBuilt(0, "site-17", 4, 2, False)]
    assert s.levels[3] == 8
    assert decider(s) == 1


def test_cb_1_without_a_stone_nothing_is_built() -> None:
    """CB-1, CA-3."""
    s = new(3)
    give(s, 0, alpaca=2)
    at_turn(s, 0, "cult-2")
    choose(s, "move site-17")
    assert asked(s) == "ChooseAlpacaPair"
    assert reason(s, "act").rule == "CA-3"


def test_cb_1_it_needs_an_own_builder() -> None:
    """CB-1, CA-9."""
    s = new(3)
    stones(s, 0, 4)
    at_turn(s, 0, "cult-2")
    choose(s, "move site-18")
    assert decider(s) == 1


@pytest.mark.parametrize(("choice", "target"), [("build small", 3), ("build large", 5)])
def test_cb_2_the_first_level_decides_for_good(choice: str, target: int) -> None:
    """CB-2: size 3 for a small pyramid, size 5 for a large one; afterwards one is asked no more."""
    s = new(3)
    reserve(s, 0, "site-1")
    stones(s, 0, 2)
    at_turn(s, 0)
    log = choose(s, "move site-1", choice)
    assert of(LevelBuilt, log) == [LevelBuilt(0, "site-1", target, 1, False)]
    assert s.target[s.content.index_of["site-1"]] == target
    at_turn(s, 0, "village-1")
    choose(s, "move site-1")
    assert texts(s) == ["build", "skip"]


def test_cb_2_the_builder_stays_and_marks_the_owner() -> None:
    """CB-2: also when the pyramid is finished; no Carali comes back."""
    s = new(3)
    pyramid(s, 0, "site-1", 2, large=False)
    stones(s, 0, 1)
    at_turn(s, 0)
    carali = player_of(s).carali
    choose(s, "move site-1", "build")
    assert owner_of(s, "site-1") == 0
    assert player_of(s).carali == carali


@pytest.mark.parametrize(("large", "sizes"), [(False, [3, 2, 1]), (True, [5, 4, 3, 2, 1])])
def test_cb_3_the_sizes_follow_downwards(large: bool, sizes: list[int]) -> None:
    """CB-3."""
    s = new(3)
    reserve(s, 0, "site-1")
    built = []
    for number in range(len(sizes)):
        stones(s, 0, 1)
        at_turn(s, 0, "village-1")
        log = choose(s, "move site-1", "build" if number else f"build {'large' if large else 'small'}")
        built += [(event.size, event.height) for event in of(LevelBuilt, log)]
    assert built == [(size, number + 1) for number, size in enumerate(sizes)]
    assert of(PyramidFinished, log) == [PyramidFinished(0, "site-1", large, 1)]


def test_cb_4_a_level_whose_size_is_gone_cannot_be_built() -> None:
    """CB-4, CX-16."""
    s = new(3)
    for number in range(1, 10):
        pyramid(s, number % 2 + 1, f"site-{number}", 2)
        if s.levels[3] == 0:
            break
    while s.levels[3]:
        free = next(s.content.places[index] for index in s.content.sites if s.owner[index] < 0)
        pyramid(s, 2, free, 2)
    stones(s, 0, 4)
    give(s, 0, alpaca=2)
    at_turn(s, 0, "cult-2")
    choose(s, "move site-17")
    assert asked(s) == "ChooseAlpacaPair"
    assert reason(s, "act").rule == "CA-3"


def test_cb_4_the_other_height_may_still_be_started() -> None:
    """CB-4: no level of size 5 is left."""
    s = new(4)
    for number in range(1, 6):
        pyramid(s, 1, f"site-{number}", 1)
    assert s.levels[4] == 0
    reserve(s, 0, "site-6")
    stones(s, 0, 2)
    give(s, 0, clay=2)
    at_turn(s, 0, "quarry-1")
    log = choose(s, "move site-6")
    assert of(LevelBuilt, log) == [LevelBuilt(0, "site-6", 3, 1, False)]
    assert asked(s) == "ChooseExtraLevel"


def test_cb_4_the_reason_names_the_size_that_is_gone() -> None:
    """CB-4, CW-7: told where another choice is left."""
    s = new(4, ("emissary",))
    for number in range(1, 6):
        pyramid(s, 1, f"site-{number}", 1)
    reserve(s, 0, "site-6")
    stones(s, 0, 2)
    give(s, 0, fish=2)
    emissaries(s, 0, 3)
    at_turn(s, 0, "quarry-1")
    choose(s, "move site-6")
    assert texts(s) == ["build small", "exchange 2 fish"]
    assert reason(s, "build large") == ("build large", "CB-4", {"size": 5, "first": True})


@pytest.mark.parametrize(("number", "gained"), enumerate([3, 3, 2, 2, 2, 1, 1, 0, 0], 1))
def test_cb_5_whoever_finishes_scores_by_how_many_are_finished_on_the_whole_board(number: int, gained: int) -> None:
    """CB-5, CX-19: 3 3 2 2 2 1 1, and from the eighth on nothing."""
    s = new(4)
    finish_others(s, min(number - 1, 5), seat=1)
    finish_others(s, max(number - 6, 0), seat=2)
    pyramid(s, 0, "site-1", 2, large=False)
    stones(s, 0, 1)
    at_turn(s, 0)
    before = [player.fame for player in s.players]
    log = choose(s, "move site-1", "build")
    assert of(PyramidFinished, log) == [PyramidFinished(0, "site-1", False, number)]
    assert [player.fame - had for player, had in zip(s.players, before, strict=True)] == [gained, 0, 0, 0]
    assert fame_by_source(player_of(s))["finishing"] == gained
    assert of(FameChanged, log) == ([FameChanged(0, gained, FROM_FINISHING)] if gained else [])


@pytest.mark.parametrize(("number", "height"), enumerate([1, 2, 2, 3, 3, 4, 5, 5], 1))
def test_cb_6_the_central_pyramid_grows_with_the_2nd_4th_6th_and_7th(number: int, height: int) -> None:
    """CB-6."""
    s = new(4)
    finish_others(s, min(number - 1, 5), seat=1)
    finish_others(s, max(number - 6, 0), seat=2)
    before = s.height
    pyramid(s, 0, "site-1", 2, large=False)
    stones(s, 0, 1)
    at_turn(s, 0)
    log = choose(s, "move site-1", "build")
    assert s.height == height
    assert of(CentralPyramidGrew, log) == ([CentralPyramidGrew(height)] if height > before else [])


def test_cb_7_pyramids_finished_in_one_turn_count_one_after_the_other() -> None:
    """CB-7, CX-20: the second and the third of the game, by an alpaca pair."""
    s = new(4)
    finish_others(s, 1, seat=1)
    pyramid(s, 0, "site-1", 2, large=False)
    pyramid(s, 0, "site-2", 2, large=False)
    stones(s, 0, 2)
    give(s, 0, alpaca=2)
    at_turn(s, 0)
    log = choose(s, "move site-2", "build", "pair alpaca", "move site-1", "build")
    assert of(PyramidFinished, log) == [
        PyramidFinished(0, "site-2", False, 2),
        PyramidFinished(0, "site-1", False, 3),
    ]
    assert [event.amount for event in of(FameChanged, log)] == [3, 2]
    assert kinds(log)[:5][-3:] == ["LevelBuilt", "PyramidFinished", "FameChanged"]


def test_cb_8_one_player_may_have_any_number_of_sites_and_pyramids() -> None:
    """CB-8: as many as there are Carali."""
    s = new(3)
    reserve(s, 0, *(f"site-{number}" for number in range(1, 7)))
    pyramid(s, 0, "site-7", 1)
    assert player_of(s).carali == 1
    at_turn(s, 0)
    choose(s, "move village-1")
    assert options_of(s, "builder")
    choose(s, "builder site-8")
    assert sum(owner == 0 for owner in s.owner) == 9


def test_cb_1_no_action_behind_the_architect_but_levels_there_stay() -> None:
    """CB-1, CA-2: what stands behind him is built on no more this year, and nothing is lost."""
    s = new(3)
    stones(s, 0, 1)
    architect(s, "village-3")
    at_turn(s, 0, "cult-2")
    choose(s, "move site-17")
    assert (levels_on(s, "site-17"), player_of(s).stones) == (1, 1)
