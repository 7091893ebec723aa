"""The tiles of the emissaries (CW-6 to CW-8)."""

import pytest

from cuzco_tui.games.caral.engine.events import (
    CardsDiscarded,
    CardsDrawn,
    CeremonyHeld,
    LevelBuilt,
    Offered,
    PairPlayed,
    StonesGained,
)
from tests.games.caral.helpers import (
    asked,
    at_emissary_level,
    at_turn,
    choose,
    decider,
    end_year,
    give,
    hand,
    kinds,
    lay,
    levels_on,
    of,
    options_of,
    place_of,
    player_of,
    reason,
    reserve,
    show_tiles,
    stones,
    texts,
    visit,
    workers,
)


def test_cw_6_a_new_level_replaces_the_tile_of_the_one_before() -> None:
    """CW-6: at level 2 no mixed pair, at level 3 no card for an alpaca, at level 4 no exchange."""
    for level in range(6):
        s = at_emissary_level(level)
        give(s, 0, stone=1, clay=1, fish=1, alpaca=1)
        stones(s, 0, 2)
        at_turn(s, 0, "cult-2")
        assert bool(options_of(s, "exchange")) == (level == 3)
        choose(s, "move site-17", "build")
        assert ("pair stone mixed" in texts(s)) == (level == 1)
        s = at_emissary_level(level)
        visit(s, "market-1")
        log = choose(s, "alpaca sled")
        assert bool(of(CardsDrawn, log)) == (level == 2)


def test_cw_6_level_5_keeps_the_tile_of_level_4() -> None:
    """CW-6, CW-8, CX-41."""
    s = at_emissary_level(5)
    give(s, 0, stone=2)
    end_year(s)
    log = choose(s, "offer 2 stone")
    assert of(Offered, log)[0] == Offered(0, 0, 2, 3)
    assert of(CeremonyHeld, log) == [CeremonyHeld(0, 3)]


@pytest.mark.parametrize(("ability", "cards"), [("stone", (1, 1, 0, 0)), ("clay", (1, 1, 0, 0))])
def test_cw_7_level_1_lets_a_stone_and_a_clay_card_be_a_pair_of_either_kind(
    ability: str, cards: tuple[int, ...]
) -> None:
    """CW-7: it counts as the kind whose ability is used, so the other one is left for a real pair."""
    s = at_emissary_level(1)
    give(s, 0, stone=3, clay=3)
    stones(s, 0, 4)
    at_turn(s, 0, "cult-2")
    choose(s, "move site-17", "build")
    assert texts(s) == ["pair stone", "pair stone mixed", "pair clay", "pair clay mixed", "done"]
    log = choose(s, f"pair {ability} mixed")
    assert of(PairPlayed, log) == [PairPlayed(0, ("stone", "clay").index(ability), True)]
    assert tuple(s.discards) == cards
    other = "clay" if ability == "stone" else "stone"
    assert texts(s) == [f"pair {other}", "done"]


@pytest.mark.parametrize("ability", ["fish", "alpaca"])
def test_cw_7_level_1_lets_a_fish_and_an_alpaca_card_be_a_pair_of_either_kind(ability: str) -> None:
    """CW-7."""
    s = at_emissary_level(1)
    give(s, 0, fish=1, alpaca=1)
    visit(s, "village-1")
    choose(s, "worker quarry-1")
    if ability == "fish":
        assert texts(s) == ["pair fish mixed", "done"]
        choose(s, "pair fish mixed", "worker quarry-1")
        assert player_of(s).workers == [3, 1]
    else:
        choose(s, "done")
        assert texts(s) == ["pair alpaca mixed", "done"]
        choose(s, "pair alpaca mixed", "move cult-1")
        assert place_of(s) == "cult-1"
    assert s.discards == [0, 0, 1, 1]


def test_cw_7_a_mixed_pair_once_in_a_turn_whatever_its_kinds() -> None:
    """CW-7: after one of stone and clay none of fish and alpaca."""
    s = at_emissary_level(1)
    give(s, 0, stone=1, clay=1, fish=1, alpaca=1)
    stones(s, 0, 4)
    at_turn(s, 0, "cult-2")
    choose(s, "move site-17", "build", "pair clay mixed")
    assert decider(s) == 1
    at_turn(s, 0)
    assert s.mixed == 0


def test_cw_7_cards_of_the_two_couples_do_not_mix() -> None:
    """CW-7, CX-41: a clay and a fish card are no pair."""
    s = at_emissary_level(1)
    give(s, 0, clay=1, fish=1)
    stones(s, 0, 4)
    at_turn(s, 0, "cult-2")
    choose(s, "move site-17", "build")
    assert decider(s) == 1


def test_cw_7_no_mixed_offering() -> None:
    """CW-7, CJ-2: not in the ceremony."""
    s = at_emissary_level(1)
    give(s, 0, stone=1, clay=1)
    end_year(s)
    assert texts(s) == ["offer 1 stone", "offer 1 clay", "offer nothing"]


def test_cw_7_level_2_draws_a_card_for_each_alpaca_placed() -> None:
    """CW-7: on the sled and on the board, twice with a fish pair; a Carali brings none."""
    s = at_emissary_level(2)
    give(s, 0, fish=2)
    visit(s, "market-1")
    log = choose(s, "alpaca sled", "pair fish")
    log += choose(s, "alpaca board")
    assert of(CardsDrawn, log) == [CardsDrawn(0, 1), CardsDrawn(0, 1)]
    visit(s, "village-1")
    log = choose(s, "envoy")
    assert of(CardsDrawn, log) == []


def test_cw_7_not_for_the_alpaca_that_earns_the_tile() -> None:
    """CW-7: the card of this step is that of the reward of level 2."""
    s = at_emissary_level(1, carali=1)
    visit(s, "market-1")
    log = choose(s, "alpaca board")
    assert of(CardsDrawn, log) == [CardsDrawn(0, 1)]
    assert kinds(log).index("EmissaryLevelFinished") < kinds(log).index("CardsDrawn")


def test_cw_7_for_the_alpaca_that_finishes_level_3_and_before_its_reward() -> None:
    """CW-7: the tile held while placing counts."""
    s = at_emissary_level(2, carali=2)
    visit(s, "market-1")
    log = choose(s, "alpaca board")
    assert of(CardsDrawn, log) == [CardsDrawn(0, 1)]
    assert kinds(log).index("CardsDrawn") < kinds(log).index("EmissaryLevelFinished")


def test_cw_7_level_3_takes_two_stones_for_two_cards_before_the_move() -> None:
    """CW-7, CX-42: as often as one likes, until the sled is full; any two cards."""
    s = at_emissary_level(3)
    give(s, 0, stone=3, fish=2)
    at_turn(s, 0)
    assert options_of(s, "exchange") == ["2 stone", "1 stone 1 fish", "2 fish"]
    log = choose(s, "exchange 1 stone 1 fish")
    assert of(CardsDiscarded, log) == [CardsDiscarded(0, (1, 0, 1, 0), "exchange")]
    assert of(StonesGained, log) == [StonesGained(0, 2, 0)]
    assert asked(s) == "ChooseMove"
    choose(s, "exchange 2 stone")
    assert player_of(s).stones == 4
    assert options_of(s, "exchange") == []
    assert hand(s) == [0, 0, 1, 0]


def test_cw_7_level_3_fills_a_sled_with_three_stones() -> None:
    """CW-7, CA-6: the fourth is kept, the fifth lost."""
    s = at_emissary_level(3)
    give(s, 0, clay=2)
    stones(s, 0, 3)
    at_turn(s, 0)
    log = choose(s, "exchange 2 clay")
    assert of(StonesGained, log) == [StonesGained(0, 1, 1)]


def test_cw_7_level_3_before_the_action_makes_it_possible() -> None:
    """CW-7, CB-1: without a stone at an own pyramid."""
    s = at_emissary_level(3)
    give(s, 0, clay=2)
    at_turn(s, 0, "cult-2")
    choose(s, "move site-17")
    assert texts(s) == ["exchange 2 clay", "skip"]
    choose(s, "exchange 2 clay")
    assert texts(s) == ["build", "skip"]
    choose(s, "build")
    assert levels_on(s, "site-17") == 2


def test_cw_7_level_3_before_any_action() -> None:
    """CW-7: at a village too, which needs no stone."""
    s = at_emissary_level(3)
    give(s, 0, clay=2)
    visit(s, "village-1")
    assert "exchange 2 clay" in texts(s)
    choose(s, "exchange 2 clay")
    assert asked(s) == "ChooseAction"
    assert (player_of(s).stones, options_of(s, "exchange")) == (2, [])


def test_cw_7_level_3_where_no_action_is_possible_there_is_none_to_exchange_before() -> None:
    """CW-7, CA-2, CA-9: behind the architect, or at a foreign pyramid."""
    s = at_emissary_level(3)
    give(s, 0, clay=2)
    s.architect = s.content.index_of["village-2"]
    visit(s, "market-1")
    assert decider(s) == 1
    s = at_emissary_level(3)
    give(s, 0, clay=2)
    at_turn(s, 0, "cult-2")
    choose(s, "move site-18")
    assert decider(s) == 1


def test_cw_7_level_3_before_an_extra_level() -> None:
    """CW-7, CR-4: the pair must be left."""
    s = at_emissary_level(3)
    give(s, 0, stone=2, clay=2)
    stones(s, 0, 1)
    at_turn(s, 0, "cult-2")
    choose(s, "move site-17", "build")
    assert asked(s) == "ChooseExtraLevel"
    assert texts(s) == ["exchange 2 stone", "exchange 2 clay", "done"]
    choose(s, "exchange 2 clay")
    assert texts(s) == ["pair stone", "exchange 2 stone", "done"]
    log = choose(s, "pair stone")
    assert of(LevelBuilt, log) == [LevelBuilt(0, "site-17", 3, 3, False)]


def test_cw_7_level_3_before_a_repeated_action() -> None:
    """CW-7, CR-7, P8: the stone for the second level comes from two cards."""
    s = at_emissary_level(3, modules=("progress",))
    show_tiles(s, "P8", "P1", "P2")
    lay(s, "P8", "quarry-1")
    workers(s, 0, 0, 1)
    give(s, 0, fish=2, clay=1, stone=1)
    stones(s, 0, 1)
    visit(s, "quarry-1")
    choose(s, "build site-17")
    assert texts(s) == ["pair fish", "done"]
    log = choose(s, "pair fish")
    assert kinds(log)[:5] == ["PairPlayed", "CardsDiscarded", "StonesGained", "ActionTaken", "LevelBuilt"]
    assert (levels_on(s, "site-17"), sum(hand(s)), player_of(s).stones) == (3, 0, 1)


def test_cw_7_level_3_before_a_repeated_action_that_is_possible_anyway() -> None:
    """CW-7, CR-7: at a village; who repeats must act, so an exchange may not spoil it."""
    s = at_emissary_level(3)
    give(s, 0, fish=2, clay=2)
    visit(s, "village-1")
    choose(s, "worker quarry-1", "pair fish")
    assert "exchange 2 clay" in texts(s)
    assert "skip" not in texts(s)
    choose(s, "exchange 2 clay", "worker quarry-1")
    assert player_of(s).workers == [3, 1]
    assert player_of(s).stones == 2
    s = at_emissary_level(3)
    give(s, 0, fish=2, clay=2)
    stones(s, 0, 2)
    visit(s, "quarry-1")
    choose(s, "act", "pair fish")
    assert (player_of(s).stones, decider(s), sum(hand(s))) == (4, 1, 2)


def test_cw_7_level_3_before_the_second_move_and_its_action() -> None:
    """CW-7, CR-8, CM-6: the stones make an own empty site a place to stop at."""
    s = at_emissary_level(3)
    give(s, 0, alpaca=2, clay=4)
    reserve(s, 0, "site-4")
    at_turn(s, 0)
    choose(s, "move village-1", "skip", "pair alpaca")
    assert "move site-4" not in texts(s)
    choose(s, "exchange 2 clay")
    assert asked(s) == "ChooseMove"
    assert "move site-4" in texts(s)
    choose(s, "move site-4")
    assert texts(s) == ["build small", "build large", "exchange 2 clay"]


def test_cw_7_level_3_only_in_ones_own_turn() -> None:
    """CW-7: the others are not asked, and not in the ceremony."""
    s = at_emissary_level(3)
    give(s, 0, clay=3)
    at_turn(s, 1, "village-3")
    choose(s, "move centre")
    assert (asked(s), decider(s)) == ("ChooseOffering", 0)
    assert options_of(s, "exchange") == []
    assert reason(s, "exchange").rule == "CW-7"


def test_cw_8_an_offering_of_at_least_one_card_counts_one_more_for_the_highest_bid() -> None:
    """CW-8, CJ-4: two cards and the tile beat two laid down earlier; nothing stays nothing."""
    s = at_emissary_level(4)
    give(s, 1, stone=2)
    give(s, 0, clay=2)
    end_year(s, 1)
    log = choose(s, "offer 2 stone", "offer 2 clay")
    assert of(CeremonyHeld, log) == [CeremonyHeld(0, 3)]
    s = at_emissary_level(4)
    give(s, 1, stone=1)
    end_year(s, 0)
    log = choose(s, "offer 1 stone")
    assert of(CeremonyHeld, log) == [CeremonyHeld(1, 1)]


def test_cw_8_only_the_cards_themselves_are_discarded() -> None:
    """CW-8, CJ-6."""
    s = at_emissary_level(4)
    give(s, 0, clay=2)
    end_year(s)
    choose(s, "offer 2 clay")
    assert s.discards == [0, 2, 0, 0]
