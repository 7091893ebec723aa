"""The worked examples of the rulebooks, played out: medals, phase I and the pututus.

Their four players sit here in the order of the colours: Patricia is red, Beate yellow, Ulrich green and Frank blue. The
examples of the later phases and those of the glossary have files of their own.
"""

import pytest

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.codes import (
    CUZCO,
    FARM,
    FROM_POINTS,
    POINTS,
    SLID_DOWN,
    STONE,
    STUDY,
)
from cuzco_tui.games.cuzco.engine.events import (
    DiePlaced,
    Event,
    FireTrialEarned,
    PriestPlaced,
    PriestPushed,
    PriestSentHome,
    PututuGained,
    PututuMissed,
)
from cuzco_tui.games.cuzco.engine.pieces import free_houses, khipus_of
from cuzco_tui.games.cuzco.engine.rounds import deal_pututus
from tests.games.cuzco.kit import (
    asked,
    at_turn,
    choose,
    decider,
    deliver,
    give_feathers,
    give_tiles,
    new,
    put_die,
    show_god,
    texts,
)

PATRICIA, BEATE, ULRICH, FRANK = range(4)
INNER_1, INNER_2, INNER_3, INNER_4, INNER_5, INNER_6 = range(6)
STUDY_01, STUDY_02, STUDY_04, FARM_10 = 0, 1, 3, 21
TASK_02, TASK_25 = 7, 30


def test_frank_uses_the_golden_card_on_display_for_a_medal_and_no_offering() -> None:
    """G-0, G-13: the card goes to the discard pile, the medal out of the game, the next card is turned up."""
    s = new()
    show_god(s, 13)
    medals_out = s.inti_out
    discarded = s.discards[13]
    next_card = s.piles[4][-1]
    at_turn(s, FRANK, (2,))
    choose(s, "die 2 temple", "card 13 inti")
    frank = s.players[FRANK]
    assert (frank.inti, frank.offerings) == (0, 2)
    assert s.inti_out == medals_out + 1
    assert s.discards[13] == discarded + 1
    assert s.face_up[4] == next_card
    assert "step 6" in texts(s)


def test_several_medals_serve_different_cards_in_one_turn_but_never_one_ability_twice_for_a_die() -> None:
    """G-0, G-07, G-13: the note to the medals; a second card 13 that turns up is no use to the same die."""
    s = new()
    s.players[FRANK].inti = 3
    s.inti_out -= 2
    show_god(s, 7)
    show_god(s, 13)
    s.piles[4].append(13)
    put_die(s, ULRICH, 0, 1, 5)
    at_turn(s, FRANK, (4,))
    choose(s, "die 4 temple 07 inti", "card 13 inti")
    assert s.players[FRANK].inti == 1
    assert s.face_up[4] == 13
    assert texts(s) == ["step 6", "step 5", "step 4", "step 3", "step 2", "step 1"]


@pytest.mark.parametrize("pips", [1, 2, 3, 4, 5, 6])
def test_beside_a_5_and_a_3_on_the_study_space_patricia_may_place_only_a_1_or_a_2(pips: int) -> None:
    """D-2: it does not matter whose dice lie there."""
    s = new()
    put_die(s, BEATE, 0, 5, STUDY)
    put_die(s, FRANK, 0, 3, STUDY)
    at_turn(s, PATRICIA, (pips,))
    assert (f"die {pips} study" in texts(s)) == (pips in (1, 2))


def test_franks_4_on_the_stone_trail_takes_him_out_of_cuzco_by_the_trails_of_2_and_4_alone() -> None:
    """M-1, M-2: not by the trail of 6, and by no rope bridge whatever its pips."""
    s = at_turn(new(), FRANK, (4,))
    choose(s, "die 4 stone")
    assert asked(s) == "ChooseRoad"
    assert sorted(texts(s)) == ["road inner-2 stone 4", "road inner-4 stone 2"]


@pytest.mark.parametrize("players", [2, 3])
def test_on_the_shared_movement_space_the_kind_of_road_is_free_and_only_the_pips_matter(players: int) -> None:
    """N-13, D-2: whatever an earlier die was used for, the next one chooses anew, but must be lower."""
    s = new(players)
    put_die(s, 1, 0, 4, STONE)
    at_turn(s, 0, (4, 3))
    offered = texts(s)
    assert "die 3 rope" in offered
    assert "die 3 stone" in offered
    assert "die 4 rope" not in offered
    assert "die 4 stone" not in offered


def test_with_two_players_study_and_farm_share_a_space_and_each_die_chooses_between_them() -> None:
    """N-13, D-2."""
    s = new(2)
    put_die(s, 1, 0, 4, STUDY)
    at_turn(s, 0, (4, 3))
    offered = texts(s)
    assert "die 3 study" in offered
    assert "die 3 farm" in offered
    assert "die 4 study" not in offered
    assert "die 4 farm" not in offered


def test_frank_lays_his_khipu_on_ulrichs_and_puts_the_pink_feather_into_a_pink_slot() -> None:
    """M-3, M-4: his upper leftmost khipu leaves the mask, which frees a house."""
    s = new()
    deliver(s, ULRICH, INNER_3)
    at_turn(s, FRANK, (5,))
    pink = s.supply[3]
    choose(s, "die 5 rope", "road inner-3 rope 5")
    frank = s.players[FRANK]
    assert khipus_of(s.villages[INNER_3]) == [FRANK, ULRICH]
    assert (frank.khipus, frank.reserve, free_houses(frank)) == (9, 0, 3)
    assert asked(s) == "ChooseFeatherSlot"
    assert texts(s) == ["slot 10", "slot 11"]
    choose(s, "slot 11")
    assert frank.feathers == 1 << 10
    assert s.supply[3] == pink - 1


def test_who_has_three_pink_feathers_gets_no_fourth_in_a_pink_village_but_delivers() -> None:
    """M-4: the note to the same example."""
    s = new()
    give_feathers(s, FRANK, 10, 11, 12)
    pink = s.supply[3]
    at_turn(s, FRANK, (5,))
    choose(s, "die 5 rope", "road inner-3 rope 5")
    frank = s.players[FRANK]
    assert frank.delivered == 1 << INNER_3
    assert frank.feathers.bit_count() == 3
    assert s.supply[3] == pink
    assert decider(s) != FRANK


def test_a_chasqui_that_moves_into_cuzco_delivers_nothing_and_passes_a_fire_trial() -> None:
    """M-6, F-2: the picture of moving into Cuzco."""
    s = new()
    deliver(s, FRANK, INNER_4)
    s.players[FRANK].location = INNER_4
    at_turn(s, FRANK, (3,))
    log = choose(s, "die 3 stone", "road cuzco stone 2")
    frank = s.players[FRANK]
    assert frank.location == CUZCO
    assert (frank.khipus, frank.feathers) == (9, 0)
    assert FireTrialEarned(FRANK) in log
    assert asked(s) == "ChooseFireGift"


def test_before_it_moves_out_of_cuzco_again_the_overlay_may_be_turned_to_suit() -> None:
    """M-6: the picture of moving out of Cuzco; turned by two, the trail of 2 leads to inner village 6."""
    s = new()
    s.players[FRANK].may_turn = 1
    at_turn(s, FRANK, (2,))
    choose(s, "die 2 stone")
    assert asked(s) == "ChooseOverlay"
    assert texts(s) == [f"turn {steps}" for steps in range(6)]
    choose(s, "turn 2")
    assert s.players[FRANK].location == INNER_6


def test_beates_4_on_the_farm_space_reaches_the_tiles_at_1_to_4_and_she_takes_the_one_at_3() -> None:
    """P-1, P-2: not those at 5 and 6; the tile lies up on a free house, unused, and its gap stays open."""
    s = at_turn(new(), BEATE, (4,))
    beate = s.players[BEATE]
    wanted = s.houses[6 + 2]
    before = (beate.food, beate.knowledge, beate.score, beate.offerings, sum(beate.hand))
    choose(s, "die 4 farm")
    assert texts(s) == ["tile farm 1", "tile farm 2", "tile farm 3", "tile farm 4"]
    choose(s, "tile farm 3")
    assert beate.tiles == [wanted]
    assert wanted < SLID_DOWN
    assert free_houses(beate) == 1
    assert s.houses[6 + 2] == -1
    assert (beate.food, beate.knowledge, beate.score, beate.offerings, sum(beate.hand)) == before


def test_without_a_free_house_neither_study_nor_farm_can_be_chosen() -> None:
    """P-2."""
    s = new()
    give_tiles(s, BEATE, s.people_stacks[0][0], s.people_stacks[1][0])
    at_turn(s, BEATE, (6,))
    assert free_houses(s.players[BEATE]) == 0
    assert {"die 6 study", "die 6 farm"}.isdisjoint(texts(s))
    assert "die 6 exchange" in texts(s)


def test_patricia_exchanges_a_5_for_five_spaces_of_knowledge_three_food_and_an_offering() -> None:
    """X-1, X-2, X-4: two study tiles bring 5, from space 1 to 6, a farm tile brings 3, and 2 pips are left."""
    s = new()
    give_tiles(s, PATRICIA, STUDY_02, STUDY_01, FARM_10)
    s.players[PATRICIA].knowledge = 1
    at_turn(s, PATRICIA, (5,))
    choose(s, "die 5 exchange", "slide study 02", "slide study 01")
    patricia = s.players[PATRICIA]
    assert patricia.knowledge == 6
    assert s.content.track_vp[6] == 6
    choose(s, "slide farm 10")
    assert patricia.food == 3
    assert patricia.tiles == [tile + SLID_DOWN for tile in (STUDY_02, STUDY_01, FARM_10)]
    choose(s, "offering")
    assert patricia.offerings == 3
    assert decider(s) == BEATE


def test_beates_priest_on_step_3_pushes_patricia_and_frank_down_and_ulrich_out() -> None:
    """T-1, T-2, T-3: the colour that the English edition gives Frank here is a slip; he is blue."""
    s = new()
    for step, seat in ((3, PATRICIA), (2, FRANK), (1, ULRICH)):
        s.temple[step - 1] = seat
        s.players[seat].priests -= 1
    at_turn(s, BEATE, (3,))
    log = choose(s, "die 3 temple", "step 3")
    assert s.temple == [FRANK, PATRICIA, BEATE, -1, -1, -1]
    assert [player.priests for player in s.players] == [3, 3, 4, 3]
    assert log == [
        DiePlaced(BEATE, 3, 5, False),
        PriestPlaced(BEATE, 3),
        PriestPushed(PATRICIA, 2),
        PriestPushed(FRANK, 1),
        PriestSentHome(ULRICH, 1),
        FireTrialEarned(BEATE),
    ]


@pytest.mark.parametrize(("temple", "steps"), [("upto", ["step 3", "step 2", "step 1"]), ("exact", ["step 3"])])
def test_the_step_of_the_die_or_a_lower_one_is_chosen_unless_the_table_plays_exactly(
    temple: str, steps: list[str]
) -> None:
    """T-1: the editions say both that the die determines the step and that a step is chosen; our rules decide."""
    s = at_turn(new(temple=temple), BEATE, (3,))
    log = choose(s, "die 3 temple")
    if len(steps) > 1:
        assert texts(s) == steps
        log += choose(s, "step 3")
    assert PriestPlaced(BEATE, 3) in log


def test_ulrich_takes_a_god_card_and_a_food_from_his_fire_trial() -> None:
    """F-1, F-2, T-3: one of each half, so neither an offering nor a space of knowledge."""
    s = at_turn(new(), ULRICH, (1,))
    choose(s, "die 1 temple")
    assert asked(s) == "ChooseFireGift"
    card = s.face_up[1]
    choose(s, "god mama-quilia", "food")
    ulrich = s.players[ULRICH]
    assert sum(ulrich.hand) == ulrich.hand[card] == 1
    assert (ulrich.offerings, ulrich.food, ulrich.knowledge) == (2, 1, 0)


def test_patricia_activates_circlet_3_with_a_4_in_round_3_for_9_vp_and_a_fire_trial() -> None:
    """H-1, H-2: two for the circlet and seven for the round."""
    s = new()
    s.round = 3
    give_feathers(s, PATRICIA, 5, 6)
    before = s.players[PATRICIA].score
    at_turn(s, PATRICIA, (4,))
    log = choose(s, "die 4 headdress")
    assert s.players[PATRICIA].score == before + 9
    assert s.players[PATRICIA].circlets == 1 << 4
    assert FireTrialEarned(PATRICIA) in log
    assert asked(s) == "ChooseFireGift"


def test_ulrichs_5_on_the_points_space_brings_2_vp() -> None:
    """V-1, D-3: a lower die that lies there does not matter either."""
    s = new()
    put_die(s, FRANK, 0, 1, POINTS)
    at_turn(s, ULRICH, (5,))
    before = s.players[ULRICH].score
    choose(s, "die 5 points")
    assert s.players[ULRICH].score == before + 2
    assert sum(s.players[ULRICH].vp[FROM_POINTS * 8 : FROM_POINTS * 8 + 8]) == 2


def without_pututus_given() -> State:
    """A game with the module where the first roll brought nobody a pututu."""
    s = new(pututu=True)
    for player in s.players:
        player.pututu_one = player.pututu_two = 0
    s.pututu_supply = [12, 3]
    return s


@pytest.mark.parametrize("supply", [1, 2])
def test_the_last_pututu_for_a_pair_goes_to_beate_who_is_behind_ulrich_and_frank_takes_one_of_2_for_his_three(
    supply: int,
) -> None:
    """O-1: with two left, Ulrich is served as well."""
    s = without_pututus_given()
    s.order = [ULRICH, PATRICIA, BEATE, FRANK]
    s.pututu_supply = [supply, 3]
    for seat, dice in ((ULRICH, [4, 4, 1]), (PATRICIA, [1, 2, 3]), (BEATE, [6, 2, 6]), (FRANK, [5, 5, 5])):
        s.dice[seat * 3 : seat * 3 + 3] = dice
    log: list[Event] = []
    s.log = log
    deal_pututus(s)
    s.log = None
    assert [(player.pututu_one, player.pututu_two) for player in s.players] == [(0, 0), (1, 0), (supply - 1, 0), (0, 1)]
    assert s.pututu_supply == [0, 2]
    ulrich = PututuMissed(ULRICH, 1) if supply == 1 else PututuGained(ULRICH, 1)
    assert log == [PututuGained(FRANK, 2), PututuGained(BEATE, 1), ulrich]


def test_beate_turns_her_6_into_a_4_with_two_pututus_and_gets_past_the_5_on_the_farm_space() -> None:
    """O-2, D-2, P-1: two editions name the farm space throughout; the German one calls it study once, a slip."""
    s = without_pututus_given()
    s.players[BEATE].pututu_one = 2
    s.pututu_supply[0] -= 2
    put_die(s, ULRICH, 0, 5, FARM)
    at_turn(s, BEATE, (6,))
    assert "die 6 farm" not in texts(s)
    choose(s, "pututu 1 die 6 to 5")
    assert "die 5 farm" not in texts(s)
    choose(s, "pututu 1 die 5 to 4")
    wanted = s.houses[6 + 3]
    choose(s, "die 4 farm", "tile farm 4")
    assert s.players[BEATE].tiles == [wanted]
    assert s.players[BEATE].pututu_one == 0
    assert s.pututu_supply == [12, 3]
    assert s.dice[BEATE * 3] == 4, "the die really shows the new value"
    assert s.lowest[FARM] == 4


@pytest.mark.parametrize(("pips", "impossible"), [(1, 6), (6, 1)])
def test_a_pututu_turns_no_1_into_a_6_nor_a_6_into_a_1(pips: int, impossible: int) -> None:
    """O-2: a ±2 changes by one or by two."""
    s = without_pututus_given()
    s.players[BEATE].pututu_two = 1
    s.pututu_supply[1] -= 1
    at_turn(s, BEATE, (pips,))
    turned = [text for text in texts(s) if text.startswith("pututu")]
    inward = 1 if pips == 1 else -1
    assert turned == sorted(f"pututu 2 die {pips} to {pips + inward * steps}" for steps in (1, 2))
    assert not any(text.endswith(str(impossible)) for text in turned)
