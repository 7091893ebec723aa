"""Phase I: moving the chasqui along roads, delivering khipus, earning feathers, coming back to Cuzco."""

import pytest

from cuzco_tui.game import IllegalChoice
from cuzco_tui.games.cuzco.engine import State, apply, parse_choice
from cuzco_tui.games.cuzco.engine.codes import COLOUR_NAMES, CUZCO, KIND_NAMES, LOCATION_NAMES
from cuzco_tui.games.cuzco.engine.dump import digest
from cuzco_tui.games.cuzco.engine.events import (
    ChasquiMoved,
    FeatherMissed,
    FeatherPlaced,
    FeatherTaken,
    FireTrialEarned,
    KhipuDelivered,
    NothingDelivered,
    OverlayTurned,
)
from cuzco_tui.games.cuzco.engine.pieces import free_houses, khipus_of
from tests.games.cuzco.kit import (
    asked,
    at_turn,
    choose,
    decider,
    deliver,
    give_card,
    give_feathers,
    give_tiles,
    new,
    texts,
)

ROADS = [
    ("outer-1", "inner-2", "stone", 1),
    ("inner-2", "inner-1", "rope", 3),
    ("inner-1", "outer-1", "stone", 5),
    ("outer-2", "inner-3", "rope", 2),
    ("inner-3", "inner-2", "stone", 4),
    ("inner-2", "outer-2", "rope", 6),
    ("outer-3", "inner-4", "rope", 1),
    ("inner-4", "inner-3", "stone", 3),
    ("inner-3", "outer-3", "rope", 5),
    ("outer-4", "inner-5", "stone", 2),
    ("inner-5", "inner-4", "rope", 4),
    ("inner-4", "outer-4", "stone", 6),
    ("outer-5", "inner-6", "rope", 1),
    ("inner-6", "inner-5", "stone", 4),
    ("inner-5", "outer-5", "rope", 5),
    ("outer-6", "inner-1", "stone", 2),
    ("inner-1", "inner-6", "rope", 3),
    ("inner-6", "outer-6", "stone", 6),
]
"""The roads of the plain network (triangles A to F clockwise, edge a outward), read from the printed pieces."""
ARMS = [("rope", 1), ("stone", 4), ("rope", 5), ("stone", 2), ("rope", 3), ("stone", 6)]
FEATHERS = ["orange", "purple", "pink", "orange", "turquoise", "pink"]
FEATHERS += ["turquoise", "turquoise", "purple", "purple", "orange", "pink"]
"""The feathers of the villages of the plain network, inner ring first."""


def expected_roads(location: str, kind: str, pips: int, overlay: int) -> set[str]:
    """What the printed pieces say about the roads of a kind and up to these pips from a place."""
    arms = [("cuzco", f"inner-{(arm + overlay) % 6 + 1}", *road) for arm, road in enumerate(ARMS)]
    found = set()
    for one, other, road_kind, road_pips in ROADS + arms:
        if road_kind == kind and road_pips <= pips and location in (one, other):
            found.add(f"road {other if location == one else one} {kind} {road_pips}")
    return found


def roads_offered(s: State, kind: str, pips: int) -> set[str]:
    """The roads that a die opens, also when it is only one and taken at once; none when the action is refused."""
    trial = at_turn(s.copy(), 0, (pips,))
    if f"die {pips} {kind}" not in texts(trial):
        return set()
    log = choose(trial, f"die {pips} {kind}")
    if asked(trial) == "ChooseRoad" and not any(isinstance(event, ChasquiMoved) for event in log):
        return set(texts(trial))
    move = next(event for event in log if isinstance(event, ChasquiMoved))
    return {f"road {LOCATION_NAMES[move.destination]} {KIND_NAMES[move.kind]} {move.pips}"}


def standing(village: str, **possessions: int) -> State:
    """A game in which the chasqui of seat 0 stands at a place, with overlay 0."""
    s = new()
    s.players[0].location = LOCATION_NAMES.index(village)
    for name, value in possessions.items():
        setattr(s.players[0], name, value)
    return at_turn(s, 0)


@pytest.mark.parametrize("overlay", range(6))
@pytest.mark.parametrize("location", LOCATION_NAMES)
def test_a_die_opens_exactly_the_roads_of_its_kind_up_to_its_pips(location: str, overlay: int) -> None:
    """M-1 and M-2: roads join the villages of a triangle and lead along the arms of the overlay, both ways."""
    s = standing(location)
    s.overlay = overlay
    for kind in ("stone", "rope"):
        for pips in range(1, 7):
            assert roads_offered(s, kind, pips) == expected_roads(location, kind, pips, overlay)


def test_the_arms_are_rope_for_odd_and_stone_for_even_pips() -> None:
    """M-2: from Cuzco rope bridges of 1, 3, 5 and stone trails of 2, 4, 6, each to another inner village."""
    s = standing("cuzco")
    assert roads_offered(s, "rope", 6) == {"road inner-1 rope 1", "road inner-5 rope 3", "road inner-3 rope 5"}
    assert roads_offered(s, "stone", 6) == {"road inner-4 stone 2", "road inner-2 stone 4", "road inner-6 stone 6"}


def test_one_die_moves_along_exactly_one_road() -> None:
    """M-1: after one road the turn is over, however many pips were left."""
    s = standing("inner-1")
    log = choose(s, "die 6 rope", "road cuzco rope 1", "decline", "decline")
    assert [event for event in log if isinstance(event, ChasquiMoved)] == [ChasquiMoved(0, 0, CUZCO, 1, 1)]
    assert s.players[0].location == CUZCO
    assert decider(s) == 1


def test_the_chasqui_must_move_once_the_die_is_placed() -> None:
    """M-1: staying is no option."""
    s = standing("cuzco")
    choose(s, "die 6 stone")
    assert asked(s) == "ChooseRoad"
    assert all(text.startswith("road ") for text in texts(s))


@pytest.mark.parametrize(
    "refused",
    [
        "road inner-1 rope 1",
        "road inner-6 stone 6",
        "road inner-4 rope 2",
        "road outer-1 stone 5",
        "road cuzco stone 2",
    ],
)
def test_a_road_of_the_other_kind_or_too_many_pips_or_elsewhere_is_refused(refused: str) -> None:
    """M-1 and M-2: a 5 on stone from Cuzco leads along stone 2 or stone 4 only."""
    s = standing("cuzco")
    choose(s, "die 5 stone")
    assert set(texts(s)) == {"road inner-4 stone 2", "road inner-2 stone 4"}
    before = digest(s)
    with pytest.raises(IllegalChoice):
        apply(s, parse_choice(refused))
    assert digest(s) == before


def test_a_khipu_leaves_the_mask_and_lies_on_top_of_the_village() -> None:
    """M-3: the next khipu of the mask, which frees a house; earlier khipus lie below."""
    s = standing("cuzco")
    deliver(s, 2, 0)
    deliver(s, 3, 0)
    player = s.players[0]
    log = choose(at_turn(s, 0, (1,)), "die 1 rope")
    assert KhipuDelivered(0, 0, False) in log
    assert (player.khipus, player.reserve, player.delivered, player.location) == (9, 0, 1, 0)
    assert free_houses(player) == 3
    assert khipus_of(s.villages[0]) == [0, 3, 2]


def test_a_delivered_khipu_makes_room_for_a_person_tile() -> None:
    """M-3: the freed house can take a tile."""
    s = standing("cuzco")
    give_tiles(s, 0, 0, 12)
    at_turn(s, 0, (1,))
    assert "die 1 study" not in texts(s)
    choose(s, "die 1 rope", "slot 7")
    at_turn(s, 0, (1,))
    assert "die 1 study" in texts(s)


@pytest.mark.parametrize(
    ("mask", "reserve", "mask_after", "reserve_after", "from_reserve"),
    [(10, 0, 9, 0, False), (1, 4, 0, 4, False), (0, 4, 0, 3, True), (0, 1, 0, 0, True)],
)
def test_the_reserve_is_used_only_when_the_mask_holds_no_khipu(
    mask: int, reserve: int, mask_after: int, reserve_after: int, from_reserve: bool
) -> None:
    """M-3: the mask first, then the reserve."""
    s = standing("cuzco", khipus=mask, reserve=reserve)
    log = choose(at_turn(s, 0, (1,)), "die 1 rope")
    player = s.players[0]
    assert KhipuDelivered(0, 0, from_reserve) in log
    assert (player.khipus, player.reserve) == (mask_after, reserve_after)


@pytest.mark.parametrize("village", range(12))
def test_a_delivery_earns_a_feather_of_the_villages_colour(village: int) -> None:
    """M-4: the player places it at once in a free slot of that colour; on mask 1 each colour has three in a row."""
    colour = FEATHERS[village]
    name = LOCATION_NAMES[village]
    origin, kind, pips = next(
        (one if other == name else other, kind, pips) for one, other, kind, pips in ROADS if name in (one, other)
    )
    s = at_turn(standing(origin), 0, (6,))
    code = COLOUR_NAMES.index(colour)
    supply = s.supply[:]
    log = choose(s, f"die 6 {kind}")
    if asked(s) == "ChooseRoad":
        log = choose(s, f"road {name} {kind} {pips}")
    assert FeatherTaken(0, code) in log
    assert (asked(s), decider(s)) == ("ChooseFeatherSlot", 0)
    first = 3 * code + 1
    last_pair = first + 1 if code % 2 else first + 2
    assert texts(s) == [f"slot {first}", f"slot {last_pair}"]
    log = choose(s, f"slot {last_pair}")
    assert FeatherPlaced(0, code, last_pair - 1) in log
    assert s.players[0].feathers == 1 << (last_pair - 1)
    assert s.supply == [left - (place == code) for place, left in enumerate(supply)]
    assert decider(s) == 1


@pytest.mark.parametrize(
    ("filled", "offered"),
    [((), ["slot 7", "slot 9"]), ((7,), ["slot 8", "slot 9"]), ((8,), ["slot 7", "slot 9"])],
)
def test_only_free_slots_are_offered_one_for_each_circlet(filled: tuple[int, ...], offered: list[str]) -> None:
    """M-4: the orange slots of mask 1 are 7 to 9, of which 7 and 8 belong to one circlet."""
    s = standing("cuzco")
    give_feathers(s, 0, *filled)
    choose(at_turn(s, 0, (1,)), "die 1 rope")
    assert texts(s) == offered
    for slot in (1, 6, 10, *filled):
        with pytest.raises(IllegalChoice):
            apply(s, parse_choice(f"slot {slot}"))


@pytest.mark.parametrize(("filled", "left"), [((7, 8), 9), ((7, 9), 8), ((8, 9), 7), ((9,), 7)])
def test_a_feather_with_one_place_to_go_is_placed_without_a_question(filled: tuple[int, ...], left: int) -> None:
    """M-4: the free slots lead to one circlet only."""
    s = standing("cuzco")
    give_feathers(s, 0, *filled)
    before = s.players[0].feathers
    log = choose(at_turn(s, 0, (1,)), "die 1 rope")
    assert FeatherPlaced(0, 2, left - 1) in log
    assert s.players[0].feathers == before | 1 << (left - 1)
    assert decider(s) == 1


def test_three_feathers_of_a_colour_are_the_most_but_the_khipu_is_delivered() -> None:
    """M-4: no fourth feather, yet the delivery counts."""
    s = standing("cuzco")
    give_feathers(s, 0, 7, 8, 9)
    supply = s.supply[:]
    log = choose(at_turn(s, 0, (1,)), "die 1 rope")
    assert FeatherMissed(0, 2) in log
    assert KhipuDelivered(0, 0, False) in log
    assert s.players[0].delivered == 1
    assert s.players[0].feathers == 0b000111000000
    assert s.supply == supply
    assert decider(s) == 1


def test_a_village_with_ones_own_khipu_can_be_visited_for_nothing() -> None:
    """M-5: at most one khipu of each player."""
    s = standing("cuzco")
    deliver(s, 0, 0)
    deliver(s, 1, 0)
    player = s.players[0]
    before = (player.khipus, player.reserve, player.delivered, player.feathers, player.score)
    log = choose(at_turn(s, 0, (1,)), "die 1 rope")
    assert NothingDelivered(0, 0) in log
    assert (player.khipus, player.reserve, player.delivered, player.feathers, player.score) == before
    assert player.location == 0
    assert khipus_of(s.villages[0]) == [1, 0]
    assert decider(s) == 1


def test_without_khipus_the_chasqui_may_run_on_for_nothing() -> None:
    """M-5: the same when no khipu is left."""
    s = standing("cuzco", khipus=0, reserve=0)
    log = choose(at_turn(s, 0, (1,)), "die 1 rope")
    assert NothingDelivered(0, 0) in log
    assert s.villages[0] == 0
    assert (s.players[0].feathers, s.players[0].location) == (0, 0)


def test_coming_into_cuzco_delivers_nothing_and_earns_a_fire_trial() -> None:
    """M-6: a fire trial, no khipu and no feather."""
    s = at_turn(standing("inner-1"), 0, (1,))
    log = choose(s, "die 1 rope")
    assert ChasquiMoved(0, 0, CUZCO, 1, 1) in log
    assert FireTrialEarned(0) in log
    assert not any(isinstance(event, KhipuDelivered | NothingDelivered | FeatherTaken) for event in log)
    assert (s.players[0].khipus, s.players[0].location) == (10, CUZCO)
    assert (asked(s), decider(s)) == ("ChooseFireGift", 0)


def test_no_village_earns_a_fire_trial() -> None:
    """M-6: only Cuzco does."""
    log = choose(at_turn(standing("cuzco"), 0, (1,)), "die 1 rope", "slot 7")
    assert FireTrialEarned(0) not in log


def test_a_movement_needs_a_road_of_its_kind() -> None:
    """M-7: outer-2 has rope bridges only, so no die moves along stone there, not even with card 13."""
    s = standing("outer-2")
    give_card(s, 0, 13)
    at_turn(s, 0, (6, 1))
    assert not [text for text in texts(s) if "stone" in text]
    assert "die 6 rope" in texts(s)
    assert "die 1 rope 13 offering" in texts(s)
    assert "die 1 rope" not in texts(s)


@pytest.mark.parametrize(("location", "die", "kind"), [("outer-2", 6, "stone"), ("cuzco", 1, "stone")])
def test_card_14_counts_as_a_usable_road(location: str, die: int, kind: str) -> None:
    """M-7: with it the action is possible although no road is; it then leads to any village."""
    s = standing(location)
    give_card(s, 0, 14)
    at_turn(s, 0, (die,))
    assert f"die {die} {kind}" not in texts(s)
    choose(s, f"die {die} {kind} 14 offering")
    here = s.players[0].location
    assert texts(s) == [f"jump {LOCATION_NAMES[village]}" for village in range(12) if village != here]


@pytest.mark.parametrize(("offerings", "cards"), [(0, 1), (1, 0)])
def test_card_14_counts_only_when_it_can_be_paid(offerings: int, cards: int) -> None:
    """M-7: without card or offering the action stays impossible."""
    s = standing("outer-2", offerings=offerings)
    for _ in range(cards):
        give_card(s, 0, 14)
    at_turn(s, 0, (6,))
    assert not [text for text in texts(s) if "stone" in text]


def test_the_overlay_question_does_not_come_up_in_a_village() -> None:
    """M-6: the right belongs to a move out of Cuzco."""
    s = at_turn(standing("inner-1"), 0, (6,))
    log = choose(s, "die 6 stone")
    assert asked(s) == "ChooseRoad"
    assert not any(isinstance(event, OverlayTurned) for event in log)
