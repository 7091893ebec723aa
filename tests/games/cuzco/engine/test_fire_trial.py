"""The fire trial: its two halves, and what earns it."""

import pytest

from cuzco_tui.game import IllegalChoice
from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.codes import CUZCO
from cuzco_tui.games.cuzco.engine.events import (
    CardTurnedUp,
    Declined,
    Event,
    FireTrialEarned,
    FoodGained,
    GodCardTaken,
    KnowledgeGained,
    OfferingsGained,
)
from tests.games.cuzco.kit import (
    asked,
    at_people,
    at_turn,
    choose,
    decider,
    give_card,
    give_feathers,
    give_tiles,
    new,
    show_god,
    texts,
)

GODS = ["god iliapa", "god mama-quilia", "god viracocha", "god pacha-mama", "god mama-sara"]
STONE_TILE = 3
ROPE_TILE = 5
CIRCLET_TILE = 8


def test_the_first_half_is_a_face_up_god_card_or_an_offering_or_nothing() -> None:
    """F-1."""
    s = fire_trial(new())
    assert asked(s) == "ChooseFireGift"
    assert sorted(texts(s)) == sorted([*GODS, "offering", "decline"])


def test_the_second_half_is_a_space_of_knowledge_or_a_food_or_nothing() -> None:
    """F-1."""
    s = fire_trial(new())
    choose(s, "offering")
    assert asked(s) == "ChooseFireGrowth"
    assert sorted(texts(s)) == ["decline", "food", "knowledge"]


@pytest.mark.parametrize("growth", ["knowledge", "food", "decline"])
@pytest.mark.parametrize("gift", [*GODS, "offering", "decline"])
def test_the_halves_can_be_combined_freely_and_each_can_be_declined(gift: str, growth: str) -> None:
    """F-1: exactly one thing of each half, and nothing of a declined one."""
    s = fire_trial(new())
    face_up = s.face_up[:]
    choose(s, gift, growth)
    player = s.players[0]
    wanted = [face_up[GODS.index(gift)]] if gift in GODS else []
    assert [card for card in range(16) for _ in range(player.hand[card])] == wanted
    assert player.offerings == 2 + (gift == "offering")
    assert player.knowledge == (growth == "knowledge")
    assert player.food == (growth == "food")
    assert decider(s) == 1


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_both_halves_go_to_whoever_earned_them(seat: int) -> None:
    """F-1, G-08: and the card 08 offered is the one in that hand."""
    s = new()
    give_card(s, seat, 8)
    at_turn(s, seat, (6, 5, 4))
    choose(s, "die 6 temple", "step 6")
    assert decider(s) == seat
    assert "card 08 offering" in texts(s)
    choose(s, "offering")
    assert decider(s) == seat
    choose(s, "food")
    wanted = [(3, 1) if other == seat else (2, 0) for other in range(4)]
    assert [(player.offerings, player.food) for player in s.players] == wanted
    at_turn(s, seat, (3, 3))
    choose(s, "die 3 temple", "step 3", "decline", "knowledge")
    assert [player.knowledge for player in s.players] == [int(other == seat) for other in range(4)]


def test_declining_both_halves_leaves_everything_as_it_was() -> None:
    """F-1: each half may be declined."""
    s = fire_trial(new())
    face_up = s.face_up[:]
    log = choose(s, "decline", "decline")
    assert log[:2] == [Declined(0, "ChooseFireGift"), Declined(0, "ChooseFireGrowth")]
    assert s.face_up == face_up
    assert s.players[0].hand == [0] * 16


def test_a_god_card_from_a_fire_trial_is_replaced_at_once() -> None:
    """F-1: the next card of the pile lies open before the second half."""
    s = fire_trial(new())
    upcoming = s.piles[4][-1]
    log = choose(s, "god mama-sara")
    assert log == [GodCardTaken(0, 15), CardTurnedUp(4, upcoming)]
    assert s.face_up[4] == upcoming


def test_a_god_card_from_a_fire_trial_can_be_played_in_the_same_turn() -> None:
    """F-1: card 05 out of the display is good for one more turn right away."""
    s = new()
    show_god(s, 5)
    fire_trial(s)
    choose(s, "god mama-quilia", "food")
    assert (asked(s), decider(s)) == ("ChooseExtraTurn", 0)
    assert "card 05 offering" in texts(s)


def test_a_god_without_cards_has_none_to_give() -> None:
    """F-1 needs a face-up card."""
    s = new()
    s.face_up[0] = 0
    s.piles[0] = []
    fire_trial(s)
    assert sorted(texts(s)) == sorted([*GODS[1:], "offering", "decline"])


def test_when_no_god_has_a_card_the_offering_remains() -> None:
    """F-1."""
    s = new()
    s.face_up = [0] * 5
    s.piles = [[], [], [], [], []]
    choose(s, "die 6 temple", "step 6")
    assert sorted(texts(s)) == ["decline", "offering"]
    with pytest.raises(IllegalChoice):
        choose(s, "god iliapa")


def test_at_the_end_of_the_track_the_food_remains() -> None:
    """F-1 with K-1: a step beyond the end is lost, the food is not."""
    s = new()
    s.players[0].knowledge = 15
    fire_trial(s)
    choose(s, "decline")
    assert "food" in texts(s)
    assert "decline" in texts(s)
    log = choose(s, "food")
    assert FoodGained(0, 1) in log
    assert s.players[0].knowledge == 15


def test_a_priest_placed_earns_one_fire_trial() -> None:
    """F-2."""
    s = new()
    assert trials(choose(s, "die 6 temple", "step 2")) == [FireTrialEarned(0)]
    assert asked(s) == "ChooseFireGift"


def test_a_circlet_activated_earns_one_fire_trial() -> None:
    """F-2."""
    s = new()
    give_feathers(s, 0, 1, 2)
    at_turn(s)
    assert trials(choose(s, "die 6 headdress")) == [FireTrialEarned(0)]
    assert asked(s) == "ChooseFireGift"


@pytest.mark.parametrize(("village", "kind", "pips"), [(3, "stone", 2), (0, "rope", 1)])
def test_a_chasqui_moved_into_cuzco_earns_one_fire_trial(village: int, kind: str, pips: int) -> None:
    """F-2: on either kind of road, and nothing is delivered."""
    s = new()
    s.players[0].location = village
    at_turn(s, 0, (6, 6, 6))
    log = choose(s, f"die 6 {kind}", f"road cuzco {kind} {pips}")
    assert trials(log) == [FireTrialEarned(0)]
    assert s.players[0].location == CUZCO
    assert s.players[0].khipus == 10
    choose(s, "offering", "knowledge")
    assert (s.players[0].offerings, s.players[0].knowledge) == (3, 1)


@pytest.mark.parametrize("colour", [0, 1])
@pytest.mark.parametrize(("ability", "village"), [(STONE_TILE, 3), (ROPE_TILE, 0)])
def test_a_person_tile_that_moves_the_chasqui_into_cuzco_earns_a_fire_trial(
    colour: int, ability: int, village: int
) -> None:
    """F-2 in phase II."""
    s = new()
    show_god(s, 7)
    s.players[0].location = village
    give_tiles(s, 0, 12 * colour + ability)
    at_people(s)
    log = choose(s, use(12 * colour + ability))
    if asked(s) == "ChooseRoad":
        log += choose(s, next(text for text in texts(s) if text.startswith("road cuzco")))
    assert trials(log) == [FireTrialEarned(0)]
    assert asked(s) == "ChooseFireGift"
    log = choose(s, "offering", "food")
    assert OfferingsGained(0, 1) in log
    assert FoodGained(0, 1) in log


def test_a_person_tile_that_activates_a_circlet_earns_a_fire_trial() -> None:
    """F-2 in phase II: one for study, one for farm."""
    s = new()
    show_god(s, 7)
    give_feathers(s, 0, 1, 2, 5, 6)
    give_tiles(s, 0, CIRCLET_TILE, 12 + CIRCLET_TILE)
    at_people(s)
    log = choose(s, use(CIRCLET_TILE), "circlet 3", "god iliapa", "knowledge")
    log += choose(s, use(12 + CIRCLET_TILE))
    assert trials(log) == [FireTrialEarned(0)] * 2
    log = choose(s, "offering", "knowledge")
    assert KnowledgeGained(0, 1, 2) in log


def test_a_move_to_a_village_earns_no_fire_trial() -> None:
    """F-2: Cuzco only, whether something is delivered or not."""
    s = at_turn(new(), 0, (4, 4, 4))
    log = choose(s, "die 4 stone", "road inner-4 stone 2")
    assert trials(log) == []
    assert asked(s) == "ChooseFeatherSlot"
    choose(s, texts(s)[0])
    assert asked(s) == "ChooseTurn"
    s.players[0].location = 9
    s.players[0].delivered |= 1 << 4
    at_turn(s, 0, (2, 2))
    log = choose(s, "die 2 stone")
    assert s.players[0].location == 4
    assert trials(log) == []


def test_no_other_action_of_a_die_earns_a_fire_trial() -> None:
    """F-2: exchange, study, farm and points do not."""
    s = new()
    log = choose(s, "die 6 points")
    for seat, action, then in ((1, "study", "tile study 1"), (2, "farm", "tile farm 1"), (3, "exchange", "vp")):
        at_turn(s, seat, (2, 2, 2))
        log += choose(s, f"die 2 {action}", then)
    assert trials(log) == []


def test_the_fire_trial_of_phase_one_can_be_replaced_by_card_eight() -> None:
    """F-1 and G-08: 3 food and 3 spaces instead of both halves."""
    s = new()
    give_card(s, 0, 8)
    show_god(s, 7)
    choose(s, "die 6 temple", "step 1")
    assert "card 08 offering" in texts(s)
    choose(s, "card 08 offering")
    player = s.players[0]
    assert (player.food, player.knowledge, player.offerings, sum(player.hand)) == (3, 3, 1, 0)
    assert decider(s) == 1


def test_card_eight_comes_instead_of_the_whole_fire_trial_and_not_after_a_half() -> None:
    """F-1 and G-08: nothing but 3 food and 3 spaces, so it is not offered once a half was taken."""
    s = new()
    give_card(s, 0, 8)
    choose(s, "die 6 temple", "step 1", "offering")
    assert sorted(texts(s)) == ["decline", "food", "knowledge"]


def fire_trial(s: State) -> State:
    """Let seat 0, without a medal that might make use of a face-up card, earn a fire trial."""
    s.players[0].inti = 0
    choose(s, "die 6 temple", "step 6")
    return s


def trials(log: list[Event]) -> list[Event]:
    """The fire trials that were earned."""
    return [event for event in log if isinstance(event, FireTrialEarned)]


def use(tile: int) -> str:
    """The text of using a tile's ability."""
    return f"use {('study', 'farm')[tile // 12]} {tile % 12 + 1:02}"
