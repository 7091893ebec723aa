"""Moving the figure (CM)."""

import pytest

from cuzco_tui.games.caral.engine.events import CardsDiscarded, FigureMoved, LevelBuilt, YearEnded
from tests.games.caral.helpers import (
    architect,
    asked,
    at_turn,
    choose,
    decider,
    give,
    hand,
    levels_on,
    new,
    of,
    options_of,
    place_of,
    pyramid,
    reason,
    reserve,
    sled,
    stones,
    texts,
)


def test_cm_1_the_figure_moves_forward_or_back_and_cannot_stay() -> None:
    """CM-1: at least one space and at most its range."""
    s = at_turn(new(3), 0, "village-2")
    assert options_of(s, "move") == [
        "village-1",
        "quarry-1",
        "cult-1",
        "market-1",
        "quarry-2",
        "cult-2",
        "site-17",
        "site-18",
    ]
    assert reason(s, "move village-2").rule == "CM-1"
    log = choose(s, "move quarry-1")
    assert of(FigureMoved, log) == [FigureMoved(0, "village-2", "quarry-1", 3, False)]
    assert place_of(s) == "quarry-1"


@pytest.mark.parametrize("alpacas", range(6))
def test_cm_2_the_range_is_three_and_one_for_each_alpaca_on_the_sled(alpacas: int) -> None:
    """CM-2: 3 to 8."""
    s = new(3)
    sled(s, 0, alpacas)
    at_turn(s, 0)
    reached = ["village-1", "quarry-1", "cult-1", "market-1", "village-2", "quarry-2", "cult-2", "site-17"]
    assert options_of(s, "move") == reached[: 3 + alpacas]


def test_cm_3_every_pyramid_with_a_level_counts_whoever_owns_it_and_finished_or_not() -> None:
    """CM-3: own, foreign, finished and neutral ones."""
    s = new(2)
    pyramid(s, 0, "site-1", 1)
    pyramid(s, 1, "site-2", 3, large=False)
    pyramid(s, 1, "site-4", 2)
    at_turn(s, 0)
    assert options_of(s, "move") == ["village-1", "site-1", "site-2", "quarry-1"]
    at_turn(s, 0, "market-1")
    assert options_of(s, "move")[-4:] == ["site-11", "site-12", "village-2", "quarry-2"]


def test_cm_4_a_site_without_a_level_is_passed_over() -> None:
    """CM-4: neither free nor foreign reserved sites count, and own ones do not for passing."""
    s = new(3)
    reserve(s, 0, "site-1", "site-2")
    reserve(s, 1, "site-3")
    stones(s, 0, 1)
    at_turn(s, 0)
    assert options_of(s, "move") == ["village-1", "site-1", "site-2", "quarry-1", "cult-1", "market-1"]
    assert reason(s, "move site-3").rule == "CM-4"
    assert reason(s, "move site-4").rule == "CM-4"
    log = choose(s, "move market-1")
    assert of(FigureMoved, log)[0].spaces == 4


def test_cm_5_one_may_stop_on_a_foreign_or_finished_pyramid_where_there_is_nothing_to_do() -> None:
    """CM-5, CX-7, CA-9."""
    s = new(3)
    stones(s, 0, 4)
    pyramid(s, 0, "site-1", 3, large=False)
    pyramid(s, 1, "site-2", 2)
    for place in ("site-1", "site-2"):
        at_turn(s, 0, "start")
        log = choose(s, f"move {place}")
        assert decider(s) == 1
        assert of(LevelBuilt, log) == []


def test_cm_6_one_may_stop_at_an_own_site_without_a_level_and_must_build() -> None:
    """CM-6, CX-8, CA-1: it costs 1, and the building cannot be declined."""
    s = new(3)
    reserve(s, 0, "site-5")
    stones(s, 0, 2)
    at_turn(s, 0)
    log = choose(s, "move site-5")
    assert of(FigureMoved, log) == [FigureMoved(0, "start", "site-5", 3, False)]
    assert texts(s) == ["build small", "build large"]
    choose(s, "build small")
    assert levels_on(s, "site-5") == 1


def test_cm_6_a_point_must_be_left_to_stop_there() -> None:
    """CM-6: as if the pyramid stood there already."""
    s = new(3)
    reserve(s, 0, "site-9", "site-10")
    stones(s, 0, 1)
    at_turn(s, 0)
    assert "move site-9" in texts(s)
    assert "move market-1" in texts(s)
    assert "move site-10" not in texts(s)
    assert reason(s, "move site-10").rule == "CM-11"


@pytest.mark.parametrize("why", ["no stone", "behind the architect", "no level"])
def test_cm_6_where_one_cannot_build_one_cannot_stop(why: str) -> None:
    """CM-6, CB-1, CA-2, CB-4."""
    s = new(3)
    reserve(s, 0, "site-5")
    stones(s, 0, 0 if why == "no stone" else 1)
    if why == "behind the architect":
        architect(s, "cult-1")
    if why == "no level":
        free = [s.content.places[index] for index in s.content.sites if s.owner[index] < 0]
        for site in free[:10]:
            pyramid(s, 1 if s.players[1].carali else 2, site, 1, large=False)
        for site in free[10:16]:
            pyramid(s, 2 if s.players[2].carali else 1, site, 1)
        assert (s.levels[2], s.levels[4]) == (0, 0)
    at_turn(s, 0, "quarry-1")
    assert "move site-5" not in texts(s)
    if why == "no stone":
        assert reason(s, "move site-5") == ("move site-5", "CM-6", {"stones": 0})
    if why == "behind the architect":
        assert reason(s, "move site-5") == ("move site-5", "CM-6", {"behind": True})
    if why == "no level":
        assert reason(s, "move site-5").rule == "CB-4"


def test_cm_6_the_own_index_of_the_site_decides_whether_it_is_behind_the_architect() -> None:
    """CM-6, CA-2: a site right after his space is ahead of him, one right before it is not."""
    s = new(3)
    reserve(s, 0, "site-3", "site-4")
    stones(s, 0, 1)
    architect(s, "quarry-1")
    at_turn(s, 0, "cult-1")
    assert "move site-4" in texts(s)
    assert "move site-3" not in texts(s)


def test_cm_6_it_is_reached_with_cards_like_any_other_place() -> None:
    """CM-6, CM-11."""
    s = new(3)
    reserve(s, 0, "site-10")
    stones(s, 0, 1)
    give(s, 0, fish=1)
    at_turn(s, 0)
    log = choose(s, "move site-10")
    assert of(CardsDiscarded, log) == [CardsDiscarded(0, (0, 0, 1, 0), "move")]
    assert of(FigureMoved, log)[0].spaces == 5
    assert asked(s) == "ChooseAction"


def test_cm_7_the_start_space_is_never_entered_again() -> None:
    """CM-7, CX-9."""
    s = at_turn(new(3), 0, "village-1")
    assert "move start" not in texts(s)
    assert reason(s, "move start").rule == "CM-7"
    assert options_of(s, "move")[0] == "quarry-1"


def test_cm_8_any_number_of_figures_share_a_place_and_nothing_blocks_the_way() -> None:
    """CM-8."""
    s = new(4)
    for seat in range(4):
        at_turn(s, seat, "start")
        choose(s, "move cult-1", "skip")
    assert [place_of(s, seat) for seat in range(4)] == ["cult-1"] * 4
    at_turn(s, 0)
    assert "move quarry-1" in texts(s)
    assert "move market-1" in texts(s)


def test_cm_9_the_central_pyramid_needs_no_exact_count() -> None:
    """CM-9, CX-5: one space before it any range will do, and no card is paid."""
    s = new(3)
    sled(s, 0, 5)
    give(s, 0, stone=3)
    at_turn(s, 0, "village-3")
    log = choose(s, "move centre")
    assert hand(s) == [3, 0, 0, 0]
    assert of(YearEnded, log)
    assert of(FigureMoved, log)[0].spaces == 1


def test_cm_9_it_must_be_within_range() -> None:
    """CM-9, CM-3: it counts as one space itself."""
    s = new(3, sites=("site-18", "site-19", "site-20"))
    at_turn(s, 0, "market-2")
    assert options_of(s, "move")[-4:] == ["site-19", "site-20", "village-3", "centre"]
    at_turn(s, 0, "site-18")
    assert "move centre" not in texts(s)
    assert reason(s, "move centre").facts == {"spaces": 5, "range": 4, "cards": 0}


def test_cm_10_the_architect_does_not_limit_movement() -> None:
    """CM-10: passed in both directions, stood behind, and the centre is entered from behind him."""
    s = new(3)
    architect(s, "village-2")
    at_turn(s, 0, "market-1")
    assert {"move quarry-2", "move village-2", "move cult-1"} <= set(texts(s))
    at_turn(s, 0, "quarry-2")
    assert {"move market-1", "move cult-1"} <= set(texts(s))
    architect(s, "village-3")
    sled(s, 0, 5)
    at_turn(s, 0, "market-2")
    log = choose(s, "move centre")
    assert of(YearEnded, log)[0].by_architect is False


def test_cm_11_each_card_raises_the_range_of_this_turns_regular_move_by_one() -> None:
    """CM-11, CM-2: the range is 4, and two cards carry two spaces farther."""
    s = new(3)
    give(s, 0, stone=1, fish=1)
    at_turn(s, 0)
    assert options_of(s, "move")[-1] == "quarry-2"
    assert reason(s, "move cult-2") == ("move cult-2", "CM-11", {"spaces": 7, "range": 4, "cards": 2})


def test_cm_11_exactly_as_many_cards_are_discarded_as_the_place_needs() -> None:
    """CM-11, CX-10: the player chooses which; none for a place within range."""
    s = new(3)
    give(s, 0, stone=2, clay=1, fish=1)
    at_turn(s, 0)
    choose(s, "move quarry-2")
    assert asked(s) == "ChooseCardsForMove"
    assert place_of(s) == "start"
    assert sorted(texts(s)) == [
        "discard 1 clay 1 fish",
        "discard 1 stone 1 clay",
        "discard 1 stone 1 fish",
        "discard 2 stone",
    ]
    log = choose(s, "discard 1 stone 1 fish")
    assert of(CardsDiscarded, log) == [CardsDiscarded(0, (1, 0, 1, 0), "move")]
    assert s.discards == [1, 0, 1, 0]
    assert hand(s) == [1, 1, 0, 0]
    assert place_of(s) == "quarry-2"
    at_turn(s, 0, "start")
    log = choose(s, "move market-1")
    assert of(CardsDiscarded, log) == []


def test_cm_11_going_back_costs_cards_as_well() -> None:
    """CM-11, CM-1."""
    s = new(3)
    give(s, 0, clay=1)
    at_turn(s, 0, "quarry-2")
    log = choose(s, "move village-1")
    assert of(CardsDiscarded, log) == [CardsDiscarded(0, (0, 1, 0, 0), "move")]
    assert of(FigureMoved, log)[0].spaces == 5


@pytest.mark.parametrize("place", ["start", "village-1", "site-1", "market-2", "site-20", "village-3"])
def test_cm_12_the_next_counted_space_ahead_is_always_within_a_range_of_three(place: str) -> None:
    """CM-12, CX-11: also without alpacas and cards."""
    s = new(4)
    if place == "site-1":
        pyramid(s, 0, "site-1", 1)
    sled(s, 0, 0)
    at_turn(s, 0, place)
    ahead = [target for target in options_of(s, "move") if s.content.index_of[target] > s.content.index_of[place]]
    assert ahead
