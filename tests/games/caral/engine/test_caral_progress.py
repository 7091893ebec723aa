"""The progress tiles (CP, P1 to P8)."""

import pytest

from cuzco_tui.games.caral.engine.events import (
    AlpacaPlaced,
    AlpacaReturned,
    CaraliPlaced,
    CaraliTaken,
    CardsDiscarded,
    CardsDrawn,
    CardsTaken,
    LevelBuilt,
    PyramidFinished,
    StonesGained,
    TileLaid,
)
from cuzco_tui.games.caral.engine.state import State
from tests.games.caral.helpers import (
    architect,
    asked,
    at_turn,
    choose,
    decider,
    discarded,
    emissaries,
    finish_others,
    give,
    hand,
    kinds,
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
    visit,
    workers,
)


def with_tile(tile: str, place: str, *modules: str, players: int = 3) -> State:
    """A game in which this tile lies on an action space, two others below their places."""
    s = new(players, ("progress", *modules))
    others = [name for name in ("P2", "P3", "P5") if name != tile]
    show_tiles(s, tile, *others[:2])
    lay(s, tile, place)
    return s


@pytest.mark.parametrize(("finished", "tile"), [(0, "P3"), (1, None), (2, "P7"), (3, None), (4, "P5"), (5, None)])
def test_cp_2_whoever_finishes_the_1st_3rd_or_5th_pyramid_lays_its_tile_at_once(
    finished: int, tile: str | None
) -> None:
    """CP-2, CP-1: on an action space of its kind, also behind the architect."""
    s = new(3, ("progress",))
    show_tiles(s, "P3", "P7", "P5")
    for slot in range(min((finished + 1) // 2, 2)):
        lay(s, ["P1", "P2", "P6"][slot], ("cult-1", "cult-2", "market-1")[slot])
    if finished >= 2:
        assert s.progress[0] == -1
    finish_others(s, finished, seat=1)
    pyramid(s, 0, "site-1", 2, large=False)
    stones(s, 0, 1)
    at_turn(s, 0)
    log = choose(s, "move site-1", "build")
    if tile is None:
        assert decider(s) == 1
        return
    kind = {"P3": "village", "P7": "quarry", "P5": "market"}[tile]
    assert asked(s) == "ChooseSpaceForTile"
    free = [f"{kind}-{number}" for number in ((1, 2, 3) if kind == "village" else (1, 2))]
    assert options_of(s, "tile") == free
    assert reason(s, "tile cult-1").rule == "CP-2"
    log = choose(s, f"tile {free[0]}")
    assert of(TileLaid, log) == [TileLaid(0, int(tile[1:]) - 1, free[0])]


def test_cp_2_a_space_with_a_tile_takes_no_other() -> None:
    """CP-2, CX-38: the only other space of the kind is taken without a question."""
    s = new(3, ("progress",))
    show_tiles(s, "P7", "P8", "P1")
    finish_others(s, 2, seat=1)
    lay(s, "P7", "quarry-1")
    pyramid(s, 0, "site-1", 2, large=False)
    stones(s, 0, 1)
    at_turn(s, 0)
    log = choose(s, "move site-1", "build")
    assert of(TileLaid, log) == [TileLaid(0, 7, "quarry-2")]


def test_cp_2_it_replaces_the_action_of_that_space_alone_for_all_to_the_end() -> None:
    """CP-2: the other space of its kind keeps its action."""
    s = with_tile("P5", "market-1")
    for seat in (1, 2):
        at_turn(s, seat, "cult-1")
        log = choose(s, "move market-1", "alpaca sled")
        assert of(StonesGained, log) == [StonesGained(seat, 1, 0)]
    at_turn(s, 0, "cult-2")
    log = choose(s, "move market-2", "alpaca sled")
    assert of(StonesGained, log) == []


def test_cp_2_the_tile_comes_before_the_next_level_of_a_pair() -> None:
    """CP-2, CZ-6: here the tile is laid before the turn goes on."""
    s = new(3, ("progress",))
    show_tiles(s, "P1", "P3", "P5")
    pyramid(s, 0, "site-1", 2, large=False)
    give(s, 0, alpaca=2)
    stones(s, 0, 1)
    at_turn(s, 0)
    log = choose(s, "move site-1", "build")
    assert kinds(log)[-2:] == ["PyramidFinished", "FameChanged"]
    assert asked(s) == "ChooseSpaceForTile"
    choose(s, "tile cult-1")
    assert asked(s) == "ChooseAlpacaPair"


def test_p1_draws_three_cards_and_then_one_is_discarded() -> None:
    """P1, CP-3, CP-4: any card in hand, and it is not optional."""
    s = with_tile("P1", "cult-1")
    give(s, 0, stone=1)
    on_top(s, "fish", "fish", "clay")
    visit(s, "cult-1")
    log = choose(s, "act")
    assert of(CardsDrawn, log) == [CardsDrawn(0, 3)]
    assert texts(s) == ["discard 1 stone", "discard 1 clay", "discard 1 fish"]
    log = choose(s, "discard 1 stone")
    assert of(CardsDiscarded, log) == [CardsDiscarded(0, (1, 0, 0, 0), "action")]
    assert hand(s) == [0, 1, 2, 0]


def test_p1_without_a_card_to_draw_one_is_discarded_all_the_same() -> None:
    """P1, CA-3, CX-39."""
    s = with_tile("P1", "cult-1")
    pile_to(s, 0, seat=1)
    player_of(s, 1).hand[0] -= 1
    hand(s)[0] += 1
    visit(s, "cult-1")
    log = choose(s, "act")
    assert of(CardsDiscarded, log) == [CardsDiscarded(0, (1, 0, 0, 0), "action")]


def test_p2_discards_two_cards_to_draw_four() -> None:
    """P2, CP-3: the discarded ones may be drawn again when the pile runs out."""
    s = with_tile("P2", "cult-1")
    give(s, 0, stone=1, clay=2)
    visit(s, "cult-1")
    choose(s, "act")
    assert texts(s) == ["discard 1 stone 1 clay", "discard 2 clay"]
    log = choose(s, "discard 2 clay")
    assert of(CardsDiscarded, log) == [CardsDiscarded(0, (0, 2, 0, 0), "action")]
    assert of(CardsDrawn, log) == [CardsDrawn(0, 4)]
    assert sum(hand(s)) == 5


def test_p2_needs_two_cards() -> None:
    """P2, CP-4."""
    s = with_tile("P2", "cult-1")
    give(s, 0, stone=1)
    visit(s, "cult-1")
    assert decider(s) == 1


def test_p3_places_a_carali_and_then_draws_a_card() -> None:
    """P3, CP-3."""
    s = with_tile("P3", "village-1")
    visit(s, "village-1")
    log = choose(s, "builder site-1")
    assert kinds(log)[:3] == ["ActionTaken", "CaraliPlaced", "CardsDrawn"]
    assert of(CardsDrawn, log) == [CardsDrawn(0, 1)]


def test_p4_places_a_carali_and_then_moves_one() -> None:
    """P4, CP-3, CP-4, CP-5: the move is optional, and may be that of the Carali just placed."""
    s = with_tile("P4", "village-1")
    visit(s, "village-1")
    choose(s, "builder site-1")
    assert texts(s) == ["take worker quarry-1", "take worker quarry-2", "take builder site-1", "done"]
    log = choose(s, "take worker quarry-1")
    assert of(CaraliTaken, log) == [CaraliTaken(0, 0, "quarry-1")]
    assert asked(s) == "ChoosePlaceForCarali"
    log = choose(s, "worker quarry-2")
    assert of(CaraliPlaced, log) == [CaraliPlaced(0, 0, "quarry-2")]
    assert player_of(s).workers == [0, 2]
    visit(s, "village-1")
    choose(s, "worker quarry-1", "done")
    assert decider(s) == 1


def test_p4_without_a_carali_in_the_supply_one_is_moved_all_the_same() -> None:
    """P4, CA-3, CX-39."""
    s = with_tile("P4", "village-1")
    workers(s, 0, 9, 1)
    visit(s, "village-1")
    choose(s, "act", "take worker quarry-1", "builder site-3")
    assert player_of(s).workers == [8, 1]
    assert owner_of(s, "site-3") == 0


def test_cp_5_a_moved_carali_goes_anywhere_else() -> None:
    """CP-5, CA-4, CW-2: a builder from an empty site to a quarry, another site, a pyramid or the emissary board."""
    s = with_tile("P4", "village-1", "emissary")
    reserve(s, 0, "site-1")
    pyramid(s, 0, "site-2", 5)
    visit(s, "village-1")
    choose(s, "worker quarry-1", "take builder site-1")
    assert "builder site-1" not in texts(s)
    assert reason(s, "builder site-1").rule == "CP-5"
    assert {"worker quarry-1", "worker quarry-2", "builder site-3", "priest site-2", "envoy"} <= set(texts(s))
    choose(s, "priest site-2")
    assert owner_of(s, "site-1") == -1
    assert s.priest[s.content.index_of["site-2"]] == 1


def test_cp_5_a_worker_goes_not_back_into_its_own_quarry() -> None:
    """CP-5: to any other place."""
    s = with_tile("P4", "village-1")
    visit(s, "village-1")
    choose(s, "worker quarry-1", "take worker quarry-1")
    assert options_of(s, "worker") == ["quarry-2"]
    assert reason(s, "worker quarry-1").rule == "CP-5"


def test_cp_5_never_one_from_a_pyramid_with_a_level_neither_builder_nor_priest() -> None:
    """CP-5, CX-34."""
    s = with_tile("P4", "village-1")
    pyramid(s, 0, "site-1", 5)
    priest(s, 0, "site-1")
    pyramid(s, 0, "site-2", 1)
    workers(s, 0, 0, 0)
    visit(s, "village-1")
    choose(s, "builder site-3")
    assert texts(s) == ["take builder site-3", "done"]


def test_cp_5_an_envoy_of_an_unfinished_level_may_be_moved_and_comes_not_back_there() -> None:
    """CP-5, CW-4."""
    s = with_tile("P4", "village-1", "emissary")
    emissaries(s, 0, 2, carali=1)
    workers(s, 0, 0, 0)
    visit(s, "village-1")
    choose(s, "builder site-1")
    assert texts(s) == ["take builder site-1", "take envoy", "done"]
    choose(s, "take envoy")
    assert "envoy" not in texts(s)
    assert reason(s, "envoy").rule == "CP-5"
    choose(s, "worker quarry-1")
    assert player_of(s).envoys == 0


def test_p5_places_an_alpaca_and_then_takes_a_stone() -> None:
    """P5, CP-3."""
    s = with_tile("P5", "market-1")
    visit(s, "market-1")
    log = choose(s, "alpaca sled")
    assert kinds(log)[:3] == ["ActionTaken", "AlpacaPlaced", "StonesGained"]
    assert player_of(s).stones == 1


def test_p5_with_a_full_sled_of_alpacas_the_stone_is_taken_all_the_same() -> None:
    """P5, CA-3, CX-39: and with four stones the alpaca is placed."""
    s = with_tile("P5", "market-1")
    sled(s, 0, 5)
    visit(s, "market-1")
    choose(s, "act")
    assert player_of(s).stones == 1
    sled(s, 0, 1)
    stones(s, 0, 4)
    visit(s, "market-1")
    log = choose(s, "alpaca sled")
    assert of(StonesGained, log) == [StonesGained(0, 0, 1)]
    sled(s, 0, 5)
    visit(s, "market-1")
    assert decider(s) == 1


def test_p6_places_an_alpaca_or_puts_one_back_for_three_cards_of_choice() -> None:
    """P6, CP-3: of the discard pile, into the hand."""
    s = with_tile("P6", "market-1")
    discarded(s, stone=2, fish=2)
    visit(s, "market-1")
    assert texts(s) == ["alpaca sled", "return sled", "skip"]
    log = choose(s, "return sled")
    assert of(AlpacaReturned, log) == [AlpacaReturned(0, 0, "cards")]
    assert asked(s) == "ChooseCardsToTake"
    assert texts(s) == ["pick 2 stone 1 fish", "pick 1 stone 2 fish"]
    log = choose(s, "pick 1 stone 2 fish")
    assert of(CardsTaken, log) == [CardsTaken(0, (1, 0, 2, 0))]
    assert (hand(s), s.discards) == ([1, 0, 2, 0], [1, 0, 0, 0])
    assert (player_of(s).sled, player_of(s).alpacas) == (0, 10)
    visit(s, "market-1")
    log = choose(s, "alpaca sled")
    assert of(AlpacaPlaced, log) == [AlpacaPlaced(0, 0)]


def test_p6_gives_fewer_cards_if_the_discard_pile_has_fewer() -> None:
    """P6."""
    s = with_tile("P6", "market-1")
    discarded(s, clay=1, fish=1)
    visit(s, "market-1")
    log = choose(s, "return sled")
    assert of(CardsTaken, log) == [CardsTaken(0, (0, 1, 1, 0))]


def test_p6_an_alpaca_of_an_unfinished_emissary_level_may_be_put_back_and_one_of_a_finished_level_not() -> None:
    """P6, CW-4, CZ-4."""
    s = with_tile("P6", "market-1", "emissary")
    discarded(s, clay=3)
    emissaries(s, 0, 3, alpacas=1)
    sled(s, 0, 0)
    visit(s, "market-1")
    assert options_of(s, "return") == ["board"]
    emissaries(s, 0, 4)
    visit(s, "market-1")
    assert options_of(s, "return") == []


def test_p7_gives_the_stones_of_the_quarry_and_then_moves_a_carali() -> None:
    """P7, CP-3, CP-4."""
    s = with_tile("P7", "quarry-1")
    workers(s, 0, 2, 0)
    visit(s, "quarry-1")
    log = choose(s, "act")
    assert of(StonesGained, log) == [StonesGained(0, 2, 0)]
    assert texts(s) == ["take worker quarry-1", "done"]
    choose(s, "take worker quarry-1", "builder site-1")
    assert player_of(s).workers == [1, 0]


def test_p7_with_a_full_sled_a_carali_is_moved_all_the_same() -> None:
    """P7, CA-3, CX-39."""
    s = with_tile("P7", "quarry-1")
    stones(s, 0, 4)
    visit(s, "quarry-1")
    choose(s, "act", "take worker quarry-2", "worker quarry-1")
    assert player_of(s).workers == [2, 0]


def test_p8_gives_the_stones_of_the_quarry_or_builds_a_level_on_any_own_started_pyramid() -> None:
    """P8, CP-3, CP-6: also behind the architect."""
    s = with_tile("P8", "quarry-2")
    pyramid(s, 0, "site-1", 2)
    pyramid(s, 0, "site-2", 3, large=False)
    pyramid(s, 1, "site-3", 2)
    reserve(s, 0, "site-4")
    stones(s, 0, 1)
    architect(s, "quarry-2")
    visit(s, "quarry-2")
    assert texts(s) == ["act", "build site-1", "build site-17", "skip"]
    log = choose(s, "build site-1")
    assert of(LevelBuilt, log) == [LevelBuilt(0, "site-1", 3, 3, False)]
    assert player_of(s).stones == 0
    visit(s, "quarry-2")
    choose(s, "act")
    assert player_of(s).stones == 1


def test_p8_costs_a_stone() -> None:
    """P8, CB-1, CP-6."""
    s = with_tile("P8", "quarry-2")
    visit(s, "quarry-2")
    assert texts(s) == ["act", "skip"]


def test_cp_6_stone_and_clay_pairs_may_follow_on_that_pyramid() -> None:
    """CP-6, CR-4, CR-5."""
    s = with_tile("P8", "quarry-1")
    pyramid(s, 0, "site-1", 2)
    stones(s, 0, 3)
    give(s, 0, stone=2, clay=2)
    visit(s, "quarry-1")
    log = choose(s, "build site-1", "pair clay", "pair stone")
    assert of(PyramidFinished, log) == [PyramidFinished(0, "site-1", True, 1)]
    assert levels_on(s, "site-17") == 1


def test_cp_7_a_fish_pair_repeats_the_tiles_action_with_new_choices() -> None:
    """CP-7, CR-7: P8, P6 and P4."""
    s = with_tile("P8", "quarry-1")
    pyramid(s, 0, "site-1", 2)
    stones(s, 0, 1)
    give(s, 0, fish=2)
    visit(s, "quarry-1")
    choose(s, "build site-1", "pair fish")
    assert (player_of(s).stones, levels_on(s, "site-1")) == (1, 3)
    s = with_tile("P6", "market-1")
    give(s, 0, fish=2)
    visit(s, "market-1")
    choose(s, "alpaca sled", "pair fish")
    assert texts(s) == ["alpaca sled", "return sled"]
    log = choose(s, "return sled")
    assert of(CardsTaken, log) == [CardsTaken(0, (0, 0, 2, 0))]
    s = with_tile("P4", "village-1")
    give(s, 0, fish=2)
    visit(s, "village-1")
    choose(s, "worker quarry-1", "done", "pair fish", "builder site-1", "take worker quarry-1", "worker quarry-2")
    assert player_of(s).workers == [1, 2]


@pytest.mark.parametrize(("stone_cards", "repeats"), [(2, True), (0, False)])
def test_cp_7_a_repeated_p2_needs_two_cards_besides_the_pair(stone_cards: int, repeats: bool) -> None:
    """CP-7, CP-4: no other card is left to draw than those that are discarded."""
    s = with_tile("P2", "cult-1")
    pile_to(s, 0, seat=1)
    for kind, number in ((0, stone_cards), (2, 2)):
        player_of(s, 1).hand[kind] -= number
        hand(s)[kind] += number
    visit(s, "cult-1")
    choose(s, "act", *(["discard 2 stone"] if stone_cards else []))
    assert hand(s) == [stone_cards, 0, 2, 0]
    assert (asked(s) == "ChooseFishPair") == repeats
    assert decider(s) == (0 if repeats else 1)


def test_cp_6_a_site_without_a_level_is_no_pyramid_yet() -> None:
    """CP-6."""
    s = with_tile("P8", "quarry-1")
    reserve(s, 0, "site-4")
    stones(s, 0, 1)
    visit(s, "quarry-1")
    assert options_of(s, "build") == ["site-17"]
