"""The actions of the places (CA)."""

import pytest

from cuzco_tui.games.caral.engine.events import (
    ActionDeclined,
    ActionTaken,
    AlpacaPlaced,
    CaraliPlaced,
    CardsDrawn,
    CardsSeen,
    PileReshuffled,
    StonesGained,
)
from cuzco_tui.games.caral.engine.supplies import draw
from tests.games.caral.helpers import (
    architect,
    asked,
    at_turn,
    choose,
    decider,
    discarded,
    end_year,
    finish_others,
    give,
    hand,
    lay,
    levels_on,
    new,
    of,
    on_top,
    options_of,
    owner_of,
    pile_to,
    player_of,
    priest,
    pyramid,
    reason,
    reserve,
    show_tiles,
    sled,
    stones,
    texts,
    workers,
)


@pytest.mark.parametrize("place", ["village-1", "quarry-1", "cult-1", "market-1"])
def test_ca_1_an_action_is_taken_once_and_may_be_declined(place: str) -> None:
    """CA-1, CX-12."""
    s = new(3)
    choose(s, f"move {place}")
    assert asked(s) == "ChooseAction"
    assert texts(s)[-1] == "skip"
    log = choose(s, "skip")
    assert of(ActionDeclined, log) == [ActionDeclined(0, place)]
    assert decider(s) == 1
    at_turn(s, 0, "start")
    choose(s, f"move {place}")
    log = choose(s, texts(s)[0])
    assert of(ActionTaken, log) == [ActionTaken(0, place, False)]
    assert decider(s) == 1


def test_ca_1_building_may_be_declined_where_a_level_stands() -> None:
    """CA-1, CM-6: only the building one came for cannot."""
    s = new(3)
    stones(s, 0, 1)
    at_turn(s, 0, "cult-2")
    choose(s, "move site-17")
    assert texts(s) == ["build", "skip"]
    choose(s, "skip")
    assert levels_on(s, "site-17") == 1


def test_ca_2_no_action_behind_the_architect() -> None:
    """CA-2: one space behind him none, on his space and ahead of him yes."""
    s = new(3)
    architect(s, "cult-1")
    choose(s, "move quarry-1")
    assert (decider(s), asked(s)) == (1, "ChooseMove")
    at_turn(s, 0, "start")
    choose(s, "move cult-1")
    assert asked(s) == "ChooseAction"
    at_turn(s, 0, "start")
    choose(s, "move market-1")
    assert asked(s) == "ChooseAction"


def test_ca_2_the_reason_is_told_where_it_matters() -> None:
    """CA-2, CR-8: at the alpaca pair, which follows an impossible action too."""
    s = new(3)
    give(s, 0, alpaca=2)
    architect(s, "cult-1")
    at_turn(s, 0)
    choose(s, "move quarry-1")
    assert asked(s) == "ChooseAlpacaPair"
    assert reason(s, "act") == ("act", "CA-2", {"place": "quarry-1", "architect": "cult-1"})


@pytest.mark.parametrize(("site", "builds"), [("site-13", False), ("site-15", True)])
def test_ca_2_for_a_building_site_its_own_index_decides(site: str, builds: bool) -> None:
    """CA-2: the architect stands on the second quarry, between both sites."""
    s = new(3)
    pyramid(s, 0, site, 1)
    stones(s, 0, 1)
    architect(s, "quarry-2")
    at_turn(s, 0, "village-2" if site == "site-13" else "quarry-2")
    choose(s, f"move {site}")
    assert (asked(s) == "ChooseAction") == builds


def test_ca_3_an_action_that_changes_nothing_may_not_be_chosen() -> None:
    """CA-3: a quarry with a full sled or without an own worker, a market with nothing to place."""
    s = new(3)
    stones(s, 0, 4)
    at_turn(s, 0)
    choose(s, "move quarry-1")
    assert decider(s) == 1
    stones(s, 0, 0)
    workers(s, 0, 0, 2)
    at_turn(s, 0, "start")
    choose(s, "move quarry-1")
    assert decider(s) == 1
    sled(s, 0, 5)
    at_turn(s, 0, "start")
    choose(s, "move market-1")
    assert decider(s) == 1


def test_ca_3_each_part_is_done_as_far_as_it_can_be() -> None:
    """CA-3, CX-39: without a Carali the card of P3 is drawn all the same."""
    s = new(3, ("progress",))
    show_tiles(s, "P3", "P1", "P2")
    lay(s, "P3", "village-1")
    workers(s, 0, 5, 5)
    assert player_of(s).carali == 0
    at_turn(s, 0)
    choose(s, "move village-1")
    assert texts(s) == ["act", "skip"]
    log = choose(s, "act")
    assert of(CardsDrawn, log) == [CardsDrawn(0, 1)]


def test_ca_4_a_worker_goes_into_either_quarry_wherever_the_figure_stands() -> None:
    """CA-4: without limit."""
    s = new(3)
    workers(s, 0, 4, 1)
    at_turn(s, 0)
    choose(s, "move village-1")
    assert options_of(s, "worker") == ["quarry-1", "quarry-2"]
    log = choose(s, "worker quarry-1")
    assert player_of(s).workers == [5, 1]
    assert of(CaraliPlaced, log) == [CaraliPlaced(0, 0, "quarry-1")]


def test_ca_4_a_builder_goes_to_any_free_site_also_behind_the_architect() -> None:
    """CA-4, CX-13: the site is then reserved and holds no level."""
    s = new(3)
    architect(s, "village-2")
    reserve(s, 1, "site-2")
    at_turn(s, 0, "market-1")
    choose(s, "move village-2")
    taken = {"site-2", "site-17", "site-18", "site-19"}
    assert options_of(s, "builder") == [f"site-{number}" for number in range(1, 21) if f"site-{number}" not in taken]
    assert reason(s, "builder site-2").facts == {"owner": 1}
    log = choose(s, "builder site-1")
    assert owner_of(s, "site-1") == 0
    assert levels_on(s, "site-1") == 0
    assert of(CaraliPlaced, log) == [CaraliPlaced(0, 1, "site-1")]


def test_ca_4_a_priest_goes_only_onto_an_own_finished_large_pyramid_without_one() -> None:
    """CA-4, CX-14: never a small one, a foreign one or an unfinished one, and only one each."""
    s = new(3)
    pyramid(s, 0, "site-1", 5)
    pyramid(s, 0, "site-2", 3, large=False)
    pyramid(s, 0, "site-3", 4)
    pyramid(s, 1, "site-4", 5)
    pyramid(s, 0, "site-5", 5)
    priest(s, 0, "site-5")
    at_turn(s, 0)
    choose(s, "move village-1")
    assert options_of(s, "priest") == ["site-1"]
    facts = {site: reason(s, f"priest {site}").facts for site in ("site-2", "site-3", "site-4", "site-5")}
    assert not facts["site-2"]["large"]
    assert not facts["site-3"]["finished"]
    assert not facts["site-4"]["own"]
    assert facts["site-5"]["priest"]
    assert {reason(s, f"priest {site}").rule for site in facts} == {"CA-4"}
    log = choose(s, "priest site-1")
    assert of(CaraliPlaced, log) == [CaraliPlaced(0, 2, "site-1")]
    assert s.priest[s.content.index_of["site-1"]] == 1


def test_ca_4_a_priest_may_stand_behind_the_architect() -> None:
    """CA-4, CX-13."""
    s = new(3)
    pyramid(s, 0, "site-1", 5)
    architect(s, "village-3")
    at_turn(s, 0, "market-2")
    choose(s, "move village-3")
    assert "priest site-1" in texts(s)


def test_ca_5_who_has_no_carali_in_the_supply_places_none() -> None:
    """CA-5, CX-15: a placed one does not come back by choice."""
    s = new(3)
    workers(s, 0, 5, 5)
    give(s, 0, alpaca=2)
    at_turn(s, 0)
    choose(s, "move village-1")
    assert asked(s) == "ChooseAlpacaPair"
    assert reason(s, "act").rule == "CA-3"


@pytest.mark.parametrize(("quarry", "expected"), [("quarry-1", 3), ("quarry-2", 1)])
def test_ca_6_a_quarry_gives_a_stone_for_each_own_worker_in_it(quarry: str, expected: int) -> None:
    """CA-6: neither foreign workers nor those in the other quarry count."""
    s = new(3)
    workers(s, 0, 3, 1)
    workers(s, 1, 4, 4)
    at_turn(s, 0, "village-1" if quarry == "quarry-1" else "village-2")
    log = choose(s, f"move {quarry}", "act")
    assert player_of(s).stones == expected
    assert of(StonesGained, log) == [StonesGained(0, expected, 0)]


def test_ca_6_stones_beyond_four_are_lost() -> None:
    """CA-6."""
    s = new(3)
    workers(s, 0, 3, 1)
    stones(s, 0, 2)
    at_turn(s, 0)
    log = choose(s, "move quarry-1", "act")
    assert player_of(s).stones == 4
    assert of(StonesGained, log) == [StonesGained(0, 2, 1)]


def test_ca_7_a_cult_place_gives_two_cards() -> None:
    """CA-7, CC-8: everybody hears how many, only their owner which."""
    s = new(3)
    on_top(s, "fish", "clay")
    at_turn(s, 0)
    log = choose(s, "move cult-1", "act")
    assert hand(s) == [0, 1, 1, 0]
    assert of(CardsDrawn, log) == [CardsDrawn(0, 2)]
    assert of(CardsSeen, log) == [CardsSeen(0, (2, 1))]
    assert of(CardsSeen, log)[0].private_to == 0
    assert of(CardsDrawn, log)[0].private_to is None


def test_ca_8_an_animal_market_puts_an_alpaca_on_the_sled() -> None:
    """CA-8: up to five."""
    s = new(3)
    choose(s, "move market-1")
    assert texts(s) == ["alpaca sled", "skip"]
    log = choose(s, "alpaca sled")
    assert (player_of(s).sled, player_of(s).alpacas) == (2, 8)
    assert of(AlpacaPlaced, log) == [AlpacaPlaced(0, 0)]
    sled(s, 0, 5)
    give(s, 0, alpaca=2)
    at_turn(s, 0, "cult-1")
    choose(s, "move market-1")
    assert asked(s) == "ChooseAlpacaPair"
    assert reason(s, "act").rule == "CA-3"


def test_ca_9_a_foreign_or_finished_pyramid_offers_no_action() -> None:
    """CA-9."""
    s = new(3)
    stones(s, 0, 4)
    give(s, 0, alpaca=2)
    pyramid(s, 0, "site-1", 3, large=False)
    pyramid(s, 1, "site-2", 2)
    for place in ("site-1", "site-2"):
        at_turn(s, 0, "start")
        choose(s, f"move {place}")
        assert asked(s) == "ChooseAlpacaPair"
        assert reason(s, "act").rule == "CA-9"


def test_ca_9_at_an_own_site_one_builds() -> None:
    """CA-9, CB-1."""
    s = new(3)
    stones(s, 0, 1)
    at_turn(s, 0, "cult-2")
    choose(s, "move site-17", "build")
    assert levels_on(s, "site-17") == 2


def test_ca_10_an_empty_draw_pile_is_made_of_the_discards_in_the_middle_of_a_draw() -> None:
    """CA-10."""
    s = new(3)
    discarded(s, stone=3)
    pile_to(s, 1, seat=1)
    last = s.pile[0]
    at_turn(s, 0)
    log = choose(s, "move cult-1", "act")
    assert of(PileReshuffled, log) == [PileReshuffled(3)]
    assert of(CardsDrawn, log) == [CardsDrawn(0, 2)]
    assert of(CardsSeen, log) == [CardsSeen(0, (last, 0))]
    assert s.discards == [0, 0, 0, 0]
    assert s.pile == [0, 0]


def test_ca_10_the_new_pile_is_shuffled() -> None:
    """CA-10: other seeds draw other cards of the same discards."""
    drawn = set()
    for seed in range(30):
        s = new(3, seed=seed)
        discarded(s, stone=5, clay=5, fish=5, alpaca=5)
        pile_to(s, 0, seat=1)
        at_turn(s, 0)
        log = choose(s, "move cult-1", "act")
        drawn.add(of(CardsSeen, log)[0].cards)
    assert len(drawn) > 8


def test_ca_10_if_both_are_empty_nothing_more_is_drawn() -> None:
    """CA-10, CX-18, CA-3: one card is drawn where one is left, and no action is where there is none."""
    s = new(3)
    pile_to(s, 1, seat=1)
    at_turn(s, 0)
    log = choose(s, "move cult-1", "act")
    assert of(CardsDrawn, log) == [CardsDrawn(0, 1)]
    at_turn(s, 0, "start")
    before = s.pile
    assert (before, s.discards) == ([], [0, 0, 0, 0])
    log = choose(s, "move cult-1")
    assert (decider(s), of(CardsDrawn, log)) == (1, [])
    draw(s, 0, 2)
    assert sum(hand(s)) == 1


def test_ca_10_several_players_draw_one_after_the_other() -> None:
    """CA-10, CG-1: at the thanks, from the start player on."""
    s = new(3)
    finish_others(s, 1, seat=1)
    on_top(s, "stone", "clay", "clay", "fish")
    log = end_year(s)
    assert of(CardsSeen, log) == [CardsSeen(0, (0,)), CardsSeen(1, (1, 1)), CardsSeen(2, (2,))]
