"""Resource cards and pairs (CR)."""

import pytest

from cuzco_tui.games.caral.engine.events import (
    ActionDeclined,
    ActionTaken,
    CardsDiscarded,
    CardsDrawn,
    FigureMoved,
    LevelBuilt,
    PairPlayed,
    StonesGained,
    YearEnded,
)
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
    pile_to,
    place_of,
    player_of,
    pyramid,
    reason,
    reserve,
    sled,
    stones,
    texts,
    workers,
)


def test_cr_1_discarded_cards_go_to_the_open_discard_pile() -> None:
    """CR-1, CC-8: cards for range and pairs alike."""
    s = new(3)
    give(s, 0, stone=1, fish=2)
    at_turn(s, 0)
    choose(s, "move village-2", "discard 1 stone", "worker quarry-1", "pair fish", "worker quarry-1")
    assert s.discards == [1, 0, 2, 0]
    assert hand(s) == [0, 0, 0, 0]


def test_cr_2_a_pair_is_two_cards_of_one_kind() -> None:
    """CR-2: a single fish card is no pair."""
    s = new(3)
    give(s, 0, fish=1, clay=1)
    at_turn(s, 0)
    choose(s, "move market-1", "alpaca sled")
    assert decider(s) == 1
    s = new(3)
    give(s, 0, fish=2)
    at_turn(s, 0)
    choose(s, "move market-1", "alpaca sled")
    assert texts(s) == ["pair fish", "done"]
    log = choose(s, "pair fish")
    assert of(PairPlayed, log) == [PairPlayed(0, 2, False)]
    assert of(CardsDiscarded, log) == []
    assert s.discards == [0, 0, 2, 0]


def test_cr_2_each_kinds_ability_at_most_once_a_turn() -> None:
    """CR-2: four clay cards are no two clay pairs, four fish cards no two fish pairs, in the second action either."""
    s = new(3)
    give(s, 0, clay=4)
    stones(s, 0, 4)
    at_turn(s, 0, "cult-2")
    choose(s, "move site-17", "build", "pair clay")
    assert decider(s) == 1
    assert levels_on(s, "site-17") == 3
    s = new(3)
    give(s, 0, fish=6, alpaca=2)
    at_turn(s, 0)
    choose(s, "move cult-1", "act", "pair fish", "pair alpaca")
    assert reason(s, "pair fish") == ("pair fish", "CR-2", {"used": True})
    choose(s, "move market-1", "alpaca sled")
    assert decider(s) == 1


def test_cr_2_the_next_turn_may_use_it_again() -> None:
    """CR-2."""
    s = new(3)
    give(s, 0, fish=4)
    for _ in range(2):
        at_turn(s, 0, "start")
        log = choose(s, "move cult-1", "act", "pair fish")
        assert of(PairPlayed, log) == [PairPlayed(0, 2, False)]


def test_cr_2_other_cards_of_that_kind_may_serve_for_range() -> None:
    """CR-2: two fish cards for the way and two for the pair."""
    s = new(3)
    give(s, 0, fish=4)
    at_turn(s, 0)
    choose(s, "move quarry-2")
    assert hand(s) == [0, 0, 2, 0]
    log = choose(s, "act", "pair fish")
    assert of(PairPlayed, log)


def test_cr_3_pairs_are_played_only_in_ones_own_turn() -> None:
    """CR-3: nobody is asked in the turn of another."""
    s = new(3)
    for seat in (1, 2):
        give(s, seat, stone=4, clay=2, fish=4, alpaca=4)
    at_turn(s, 0)
    choose(s, "move cult-1")
    assert decider(s) == 0
    choose(s, "act")
    assert (decider(s), asked(s)) == (1, "ChooseMove")
    assert not options_of(s, "pair")


@pytest.mark.parametrize("kind", ["stone", "clay"])
def test_cr_4_and_cr_5_a_pair_builds_one_more_level_of_the_same_pyramid_which_costs_its_stone(kind: str) -> None:
    """CR-4, CR-5: right after a level of this turn."""
    s = new(3)
    give(s, 0, **{kind: 2})
    stones(s, 0, 3)
    at_turn(s, 0, "cult-2")
    choose(s, "move site-17", "build")
    assert texts(s) == [f"pair {kind}", "done"]
    log = choose(s, f"pair {kind}")
    assert of(LevelBuilt, log) == [LevelBuilt(0, "site-17", 3, 3, False)]
    assert player_of(s).stones == 1


def test_cr_4_without_a_level_of_this_turn_there_is_no_more_of_them() -> None:
    """CR-4, CX-21: a declined building gives no pair, and neither does any other action."""
    s = new(3)
    give(s, 0, stone=2, clay=2)
    stones(s, 0, 3)
    at_turn(s, 0, "cult-2")
    choose(s, "move site-17", "skip")
    assert decider(s) == 1
    at_turn(s, 0, "start")
    choose(s, "move cult-1", "act")
    assert decider(s) == 1
    assert levels_on(s, "site-17") == 1


def test_cr_5_three_levels_in_one_action_with_both_pairs() -> None:
    """CR-5: in either order."""
    for first, second in (("stone", "clay"), ("clay", "stone")):
        s = new(3)
        give(s, 0, stone=2, clay=2)
        stones(s, 0, 3)
        at_turn(s, 0, "cult-2")
        choose(s, "move site-17", "build", f"pair {first}", f"pair {second}")
        assert levels_on(s, "site-17") == 4
        assert player_of(s).stones == 0
        assert decider(s) == 1


def test_cr_5_a_small_pyramid_from_nothing_to_its_top_in_one_turn() -> None:
    """CR-5, CB-2: the first level too has the pairs after it."""
    s = new(3)
    reserve(s, 0, "site-1")
    give(s, 0, stone=2, clay=2)
    stones(s, 0, 3)
    at_turn(s, 0)
    choose(s, "move site-1", "build small", "pair clay", "pair stone")
    assert s.finished == 1


def test_cr_6_the_pair_cannot_be_played_when_the_pyramid_is_finished() -> None:
    """CR-6."""
    s = new(3)
    pyramid(s, 0, "site-1", 2, large=False)
    give(s, 0, stone=2, clay=2)
    stones(s, 0, 3)
    at_turn(s, 0)
    choose(s, "move site-1", "build")
    assert decider(s) == 1
    assert hand(s) == [2, 2, 0, 0]


def test_cr_6_the_pair_cannot_be_played_without_a_stone() -> None:
    """CR-6."""
    s = new(3)
    give(s, 0, stone=2, clay=2, alpaca=2)
    stones(s, 0, 1)
    at_turn(s, 0, "cult-2")
    choose(s, "move site-17", "build")
    assert asked(s) == "ChooseAlpacaPair"
    assert reason(s, "pair stone").rule == "CR-6"
    assert reason(s, "pair clay").rule == "CR-6"


def test_cr_4_the_reason_elsewhere_is_that_no_level_was_just_built() -> None:
    """CR-4."""
    s = new(3)
    give(s, 0, stone=2)
    stones(s, 0, 1)
    at_turn(s, 0)
    assert reason(s, "pair stone").rule == "CR-4"
    assert reason(s, "pair clay") == ("pair clay", "CR-2", {"cards": 0})


@pytest.mark.parametrize(
    ("place", "first", "second"),
    [
        ("village-1", "worker quarry-1", "builder site-3"),
        ("quarry-1", "act", None),
        ("cult-1", "act", None),
        ("market-1", "alpaca sled", None),
    ],
)
def test_cr_7_a_fish_pair_takes_the_action_of_the_action_space_once_more(
    place: str, first: str, second: str | None
) -> None:
    """CR-7: with new choices where there are any."""
    s = new(3)
    give(s, 0, fish=2)
    workers(s, 0, 2, 2)
    at_turn(s, 0)
    carali = player_of(s).carali
    log = choose(s, f"move {place}", first, "pair fish", *([second] if second else []))
    assert of(ActionTaken, log) == [ActionTaken(0, place, False), ActionTaken(0, place, True)]
    if place == "village-1":
        assert player_of(s).carali == carali - 2
    elif place == "quarry-1":
        assert player_of(s).stones == 4
    elif place == "cult-1":
        assert sum(hand(s)) == 4
    else:
        assert player_of(s).sled == 3
    assert decider(s) == 1


def test_cr_7_not_for_building_sites() -> None:
    """CR-7, CX-22."""
    s = new(3)
    give(s, 0, fish=2)
    stones(s, 0, 3)
    at_turn(s, 0, "cult-2")
    choose(s, "move site-17", "build")
    assert decider(s) == 1


def test_cr_7_not_without_the_first_action() -> None:
    """CR-7, CX-23: neither after declining nor where no action was possible."""
    s = new(3)
    give(s, 0, fish=2)
    at_turn(s, 0)
    choose(s, "move cult-1", "skip")
    assert decider(s) == 1
    architect(s, "market-1")
    at_turn(s, 0, "start")
    choose(s, "move cult-1")
    assert decider(s) == 1


def test_cr_7_not_where_the_action_would_change_nothing_a_second_time() -> None:
    """CR-7, CA-3: the sled is full of stones after the first time."""
    s = new(3)
    give(s, 0, fish=2)
    workers(s, 0, 4, 1)
    at_turn(s, 0)
    log = choose(s, "move quarry-1", "act")
    assert of(StonesGained, log) == [StonesGained(0, 4, 0)]
    assert decider(s) == 1


def test_cr_7_the_discarded_pair_may_be_drawn_again() -> None:
    """CR-7, CA-10: nothing else is left to draw."""
    s = new(3)
    pile_to(s, 2, seat=1)
    for kind in range(4):
        s.players[1].hand[kind] += hand(s)[kind]
        hand(s)[kind] = 0
    s.players[1].hand[2] -= 2
    hand(s)[2] = 2
    at_turn(s, 0)
    log = choose(s, "move cult-1", "act", "pair fish")
    assert of(CardsDrawn, log) == [CardsDrawn(0, 2), CardsDrawn(0, 2)]
    assert hand(s)[2] >= 2


def test_cr_8_an_alpaca_pair_moves_again_one_to_three_spaces_and_gives_that_places_action() -> None:
    """CR-8: after the move and the action, forward or back, and its range is no matter."""
    s = new(3)
    sled(s, 0, 5)
    give(s, 0, alpaca=2)
    at_turn(s, 0, "cult-1")
    log = choose(s, "move market-1")
    assert texts(s) == ["pair alpaca", "done"]
    choose(s, "pair alpaca")
    assert asked(s) == "ChooseMove"
    assert options_of(s, "move") == ["village-1", "quarry-1", "cult-1", "village-2", "quarry-2", "cult-2"]
    assert reason(s, "move site-17") == ("move site-17", "CR-8", {"spaces": 4, "most": 3})
    log = choose(s, "move cult-1")
    assert of(FigureMoved, log) == [FigureMoved(0, "market-1", "cult-1", 1, True)]
    assert asked(s) == "ChooseAction"
    choose(s, "act")
    assert sum(hand(s)) == 2


@pytest.mark.parametrize("first", ["taken", "declined", "impossible"])
def test_cr_8_it_follows_a_taken_a_declined_or_an_impossible_action(first: str) -> None:
    """CR-8, CX-24."""
    s = new(3)
    give(s, 0, alpaca=2)
    if first == "impossible":
        architect(s, "market-1")
    at_turn(s, 0)
    choose(s, "move cult-1")
    if first != "impossible":
        choose(s, "act" if first == "taken" else "skip")
    assert asked(s) == "ChooseAlpacaPair"


def test_cr_8_cards_add_nothing_to_the_second_move() -> None:
    """CR-8, CM-11."""
    s = new(3)
    give(s, 0, alpaca=2, stone=4)
    at_turn(s, 0)
    choose(s, "move village-1", "skip", "pair alpaca")
    assert options_of(s, "move") == ["quarry-1", "cult-1", "market-1"]


def test_cr_8_the_second_move_obeys_the_other_rules_of_movement() -> None:
    """CR-8, CM-3, CM-4, CM-6, CM-7: pyramids count, an own empty site can be built on, the start is not entered."""
    s = new(3)
    give(s, 0, alpaca=2)
    stones(s, 0, 1)
    reserve(s, 0, "site-4")
    pyramid(s, 1, "site-2", 1)
    at_turn(s, 0)
    choose(s, "move village-1", "skip", "pair alpaca")
    assert options_of(s, "move") == ["site-2", "quarry-1", "site-4", "cult-1"]
    choose(s, "move site-4")
    assert texts(s) == ["build small", "build large"]


def test_cr_8_the_architect_counts_for_the_second_action_too() -> None:
    """CR-8, CA-2: it may also be declined."""
    s = new(3)
    give(s, 0, alpaca=2)
    architect(s, "cult-1")
    at_turn(s, 0, "market-1")
    choose(s, "move cult-1", "act", "pair alpaca", "move quarry-1")
    assert decider(s) == 1
    s = new(3)
    give(s, 0, alpaca=2)
    at_turn(s, 0)
    log = choose(s, "move cult-1", "act", "pair alpaca", "move market-1", "skip")
    assert of(ActionDeclined, log) == [ActionDeclined(0, "market-1")]


def test_cr_8_there_is_no_third_move() -> None:
    """CR-8, CR-2: also with four alpaca cards."""
    s = new(3)
    give(s, 0, alpaca=4)
    at_turn(s, 0)
    choose(s, "move cult-1", "skip", "pair alpaca", "move market-1", "skip")
    assert decider(s) == 1


def test_cr_9_a_second_move_into_the_central_pyramid_ends_the_year() -> None:
    """CR-9, CY-5."""
    s = new(3, sites=("site-1", "site-2", "site-3"))
    give(s, 0, alpaca=2)
    at_turn(s, 0, "cult-2")
    log = choose(s, "move village-3", "skip", "pair alpaca", "move centre")
    assert of(YearEnded, log) == [YearEnded(0, False)]
    assert of(FigureMoved, log)[1] == FigureMoved(0, "village-3", "centre", 1, True)
    assert player_of(s).calls == 1


def test_cr_9_a_fish_pair_that_was_not_used_serves_the_second_action() -> None:
    """CR-9."""
    s = new(3)
    give(s, 0, fish=2, alpaca=2)
    at_turn(s, 0)
    choose(s, "move cult-1", "act", "done", "pair alpaca", "move market-1", "alpaca sled")
    assert asked(s) == "ChooseFishPair"
    choose(s, "pair fish")
    assert player_of(s).sled == 3


def test_cr_9_stone_and_clay_pairs_are_shared_out_over_two_sites() -> None:
    """CR-9, CR-4: one pair for each of two pyramids."""
    s = new(3)
    pyramid(s, 0, "site-1", 1)
    pyramid(s, 0, "site-2", 1)
    stones(s, 0, 4)
    give(s, 0, stone=2, clay=2, alpaca=2)
    at_turn(s, 0)
    choose(s, "move site-1", "build", "pair stone", "done", "pair alpaca", "move site-2", "build")
    assert texts(s) == ["pair clay", "done"]
    choose(s, "pair clay")
    assert (levels_on(s, "site-1"), levels_on(s, "site-2")) == (3, 3)
    assert place_of(s) == "site-2"
