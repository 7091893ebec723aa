"""The examples and notes in the glossary of the rulebooks, played out: god cards."""

from collections.abc import Callable

import pytest

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.codes import (
    COLUMNS,
    CUZCO,
    EXCHANGE,
    FROM_ABILITIES,
    FROM_CARD_03,
    FROM_CARD_10,
    FROM_MARKET,
    FROM_TASKS,
    PHASE_END,
    POINTS,
    SLID_DOWN,
    STUDY,
    TEMPLE,
)
from cuzco_tui.games.cuzco.engine.events import AbilityUsed, DieMoved, KnowledgeGained
from tests.games.cuzco.kit import (
    asked,
    at_market,
    at_palace,
    at_people,
    at_turn,
    choose,
    decider,
    give_card,
    give_feathers,
    give_task,
    give_tiles,
    new,
    put_die,
    refresh,
    texts,
)

ME, OTHER = 0, 1
JEWELLERY = 5
ORANGE_SLOTS = (7, 8, 9)


def study(ability: int) -> int:
    """The code of a study tile."""
    return ability - 1


def farm(ability: int) -> int:
    """The code of a farm tile."""
    return 11 + ability


def task(number: int) -> int:
    """The index of a normal task."""
    return number + 5


def earned(s: State, source: int) -> int:
    """My VP from one source."""
    return sum(s.players[ME].vp[source * COLUMNS : source * COLUMNS + COLUMNS])


def with_card(card: int) -> State:
    """A game in which I hold a card and nobody's medal fits it."""
    s = new()
    give_card(s, ME, card)
    for player in s.players:
        s.inti_out += player.inti
        player.inti = 0
    return s


@pytest.mark.parametrize(("tiles", "offerings"), [(1, 2), (2, 3), (3, 4)])
def test_card_01_makes_one_two_or_three_offering_tiles_bring_one_offering_more(tiles: int, offerings: int) -> None:
    """G-01, A-01: only one tile is doubled, so two tiles bring three and three bring four."""
    s = with_card(1)
    give_tiles(s, ME, *[study(1)] * tiles)
    at_people(s, ME)
    choose(s, "card 01 offering")
    before = s.players[ME].offerings
    log = choose(s, "use study 01 boosted")
    assert s.players[ME].offerings == before + offerings
    assert AbilityUsed(ME, 0, 1, tiles + 1) in log


@pytest.mark.parametrize(("tiles", "plain", "boosted"), [(1, 2, 4), (2, 4, 6)])
def test_card_01_lets_one_stone_tile_reach_trails_of_4_and_two_of_them_any_trail(
    tiles: int, plain: int, boosted: int
) -> None:
    """G-01, A-04: a single tile reaches 1 to 4 instead of 1 to 2."""
    trails = {2: "road inner-4 stone 2", 4: "road inner-2 stone 4", 6: "road inner-6 stone 6"}
    for use, reach in (("use farm 04", plain), ("use farm 04 boosted", boosted)):
        s = with_card(1)
        give_tiles(s, ME, *[farm(4)] * tiles)
        at_people(s, ME)
        choose(s, "card 01 offering", use)
        reached = sorted(text for pips, text in trails.items() if pips <= reach)
        if len(reached) == 1:
            assert s.players[ME].location == 3
        else:
            assert sorted(texts(s)) == reached


def test_card_01_is_not_offered_to_three_stone_tiles_since_they_reach_every_trail_anyway() -> None:
    """G-01: the German edition calls it needless there; a card is played only where it changes something."""
    s = with_card(1)
    give_tiles(s, ME, farm(4), farm(4), farm(4))
    at_people(s, ME)
    assert texts(s) == ["use farm 04", "done"]


def test_card_02_may_come_before_the_exchange_and_its_tiles_need_not_be_used() -> None:
    """G-02: tiles of either colour, for an offering; what was raised stays up."""
    s = with_card(2)
    give_tiles(s, ME, study(2) + SLID_DOWN, farm(10) + SLID_DOWN)
    at_turn(s, ME, (1,))
    choose(s, "die 1 exchange", "card 02 offering")
    assert sorted(texts(s)) == ["raise farm 10", "raise study 02"]
    choose(s, "raise study 02", "raise farm 10", "vp")
    assert s.players[ME].tiles == [study(2), farm(10)]
    assert (s.players[ME].knowledge, s.players[ME].food) == (0, 0)
    assert decider(s) == OTHER


def test_card_02_may_come_in_the_midst_of_the_exchange_to_use_a_tile_once_more() -> None:
    """G-02: the English and Dutch editions say only before the exchange; our rules follow the German ones."""
    s = with_card(2)
    give_tiles(s, ME, farm(10))
    at_turn(s, ME, (2,))
    choose(s, "die 2 exchange", "slide farm 10", "card 02 offering")
    assert s.players[ME].tiles == [farm(10)], "the only tile that is down was raised without a question"
    choose(s, "slide farm 10")
    assert s.players[ME].food == 6


def test_card_03_makes_the_jewellery_for_5_food_worth_18_vp() -> None:
    """G-03, U-3: 9 and once more 9."""
    s = with_card(3)
    s.market[0] = [JEWELLERY]
    s.players[ME].food = 5
    at_market(s, ME)
    choose(s, "buy jewellery")
    assert asked(s) == "ChooseGoodTwice"
    choose(s, "card 03 offering")
    assert s.players[ME].food == 0
    assert (earned(s, FROM_MARKET), earned(s, FROM_CARD_03)) == (9, 9)


def test_card_04_fulfils_three_orange_feathers_with_two_for_4_vp() -> None:
    """G-04, Q-1, Task 01: the editions call it S-01 or A-01 here, but describe Task 01; it counts as fulfilled."""
    s = with_card(4)
    give_feathers(s, ME, *ORANGE_SLOTS[:2])
    give_task(s, ME, task(1), task(29), task(40))
    at_palace(s, ME)
    assert "fulfil 01 04 offering" in texts(s)
    choose(s, "fulfil 01 04 offering")
    assert earned(s, FROM_TASKS) == 4
    assert s.players[ME].fulfilled == [task(1)]
    assert s.players[ME].feathers.bit_count() == 2


def test_card_04_does_not_help_where_two_feathers_are_missing() -> None:
    """G-04, Q-1: one requirement fewer, not two."""
    s = with_card(4)
    give_feathers(s, ME, ORANGE_SLOTS[0])
    give_task(s, ME, task(1), task(29), task(40))
    at_palace(s, ME)
    assert texts(s) == ["discard 01", "discard 29", "discard 40"]


def test_three_cards_04_serve_the_three_last_tasks_one_each() -> None:
    """G-04, U-6: 4 VP each at the end of the game."""
    s = with_card(4)
    give_card(s, ME, 4)
    give_card(s, ME, 4)
    s.players[ME].offerings = 3
    give_tiles(s, ME, study(1), study(2), farm(3), farm(4))
    for seat in range(1, 4):
        give_task(s, seat)
    give_task(s, ME, task(15), task(16), 0)
    s.round, s.phase, s.turn, s.stack = 6, PHASE_END, 0, []
    refresh(s)
    assert asked(s) == "ChooseFinalTask"
    choose(s, "fulfil 15 04 offering", "fulfil 16 04 offering", "fulfil S-01 04 offering")
    assert earned(s, FROM_TASKS) == 12
    assert s.options == []


def test_card_05_brings_a_turn_with_a_1_that_is_not_added_to_the_die_before() -> None:
    """G-05: after a 5 for the exchange the extra turn has one pip, not six, and no die is laid down."""
    s = with_card(5)
    at_turn(s, ME, (5,))
    choose(s, "die 5 points", "card 05 offering")
    dice = list(s.dice_at)
    choose(s, "die 1 exchange")
    assert s.turn_pips == 1
    assert "offering" not in texts(s)
    assert s.dice_at == dice


def test_card_05_needs_a_space_without_a_1_except_on_the_points_space() -> None:
    """G-05, D-3."""
    s = with_card(5)
    for die, space in enumerate((TEMPLE, EXCHANGE, POINTS)):
        put_die(s, OTHER, die, 1, space)
    at_turn(s, ME, (5,))
    choose(s, "die 5 points", "card 05 offering")
    assert {"die 1 temple", "die 1 exchange"}.isdisjoint(texts(s))
    assert {"die 1 points", "die 1 rope", "die 1 study", "die 1 farm"} <= set(texts(s))


def test_card_06_may_lay_a_6_beside_a_3() -> None:
    """G-06: the moved die need not be the lowest, whoever owns it, and the space it left is open again."""
    s = with_card(6)
    put_die(s, OTHER, 0, 6, TEMPLE)
    put_die(s, 2, 0, 3, STUDY)
    at_turn(s, ME, (6,))
    assert "die 6 temple" not in texts(s)
    log = choose(s, "card 06 offering", "move 6 of seat 2 from temple to study")
    assert DieMoved(ME, OTHER, 6, TEMPLE, STUDY) in log
    assert s.dice_at[OTHER * 3] == STUDY
    assert "die 6 temple" in texts(s)
    assert "die 4 study" not in texts(s)


@pytest.mark.parametrize("pips", [3, 5])
def test_card_07_places_a_die_that_is_equal_to_or_higher_than_one_on_the_space(pips: int) -> None:
    """G-07, D-2."""
    s = with_card(7)
    put_die(s, OTHER, 0, 3, TEMPLE)
    at_turn(s, ME, (pips,))
    assert f"die {pips} temple" not in texts(s)
    choose(s, f"die {pips} temple 07 offering")
    assert s.dice_at[ME * 3] == TEMPLE
    assert s.lowest[TEMPLE] == 3


def test_card_08_brings_three_food_and_three_spaces_and_nothing_else_of_the_fire_trial() -> None:
    """G-08, F-1."""
    s = with_card(8)
    at_turn(s, ME, (1,))
    choose(s, "die 1 temple")
    log = choose(s, "card 08 offering")
    me = s.players[ME]
    assert (me.food, me.knowledge, me.offerings, sum(me.hand)) == (3, 3, 1, 0)
    assert KnowledgeGained(ME, 3, 3) in log
    assert decider(s) == OTHER


def test_card_09_brings_a_discarded_tile_of_any_colour_and_ability_as_well() -> None:
    """G-09: it may be of another kind than the tile from the people row."""
    s = with_card(9)
    s.people_stacks[0].remove(study(9))
    s.people_discards[study(9)] += 1
    s.people_stacks[1].remove(farm(2))
    s.people_discards[farm(2)] += 1
    at_turn(s, ME, (1,))
    first = s.houses[6]
    choose(s, "die 1 farm", "card 09 offering")
    assert texts(s) == ["discarded study 09", "discarded farm 02"]
    choose(s, "discarded study 09")
    assert s.players[ME].tiles == [first, study(9)]


@pytest.mark.parametrize("reason", ["nothing discarded", "no second house"])
def test_card_09_cannot_be_played_without_a_discarded_tile_or_a_second_free_house(reason: str) -> None:
    """G-09: in the first round, for instance, nothing has been discarded."""
    s = with_card(9)
    if reason == "no second house":
        s.people_stacks[0].remove(study(9))
        s.people_discards[study(9)] += 1
        give_tiles(s, ME, farm(2))
    at_turn(s, ME, (1,))
    choose(s, "die 1 farm")
    assert s.players[ME].hand[9] == 1
    assert decider(s) == OTHER


def test_card_10_scores_the_village_at_once_and_its_vp_still_count_at_the_end() -> None:
    """G-10: in addition to the usual scoring."""
    s = with_card(10)
    at_turn(s, ME, (5,))
    choose(s, "die 5 rope", "road inner-3 rope 5", "slot 11")
    assert asked(s) == "ChooseVillageVP"
    choose(s, "card 10 offering")
    assert earned(s, FROM_CARD_10) == s.board.vp[2] == 3
    assert s.villages[2] & 7 == ME + 1


@pytest.mark.parametrize(("card", "colour", "code"), [(11, "study", study), (15, "farm", farm)])
def test_cards_11_and_15_add_an_ability_at_its_full_strength_but_a_different_one(
    card: int, colour: str, code: Callable[[int], int]
) -> None:
    """G-11, G-15, E-2: several tiles of the further kind strengthen it as usual."""
    s = with_card(card)
    give_tiles(s, ME, code(1), code(2), code(2))
    at_people(s, ME)
    choose(s, f"use {colour} 01", f"card {card} offering")
    assert texts(s) == [f"use {colour} 02", "done"]
    choose(s, f"use {colour} 02")
    assert earned(s, FROM_ABILITIES) == 4


def test_card_12_sends_the_priest_on_the_step_home_instead_of_pushing_it_down() -> None:
    """G-12: nobody below is pushed either."""
    s = with_card(12)
    s.temple[:2] = [2, OTHER]
    s.players[2].priests -= 1
    s.players[OTHER].priests -= 1
    at_turn(s, ME, (2,))
    choose(s, "die 2 temple", "step 2 12 offering")
    assert s.temple[:2] == [2, ME]
    assert s.players[OTHER].priests == 4


@pytest.mark.parametrize("lying", [1, 2, 3, 4, 5, 6])
def test_for_card_13_a_2_must_find_a_place_as_a_2_where_only_3_to_6_lie(lying: int) -> None:
    """G-13, D-2: it then counts as a 6, but still shows 2."""
    s = with_card(13)
    put_die(s, OTHER, 0, lying, TEMPLE)
    at_turn(s, ME, (2,))
    assert ("die 2 temple" in texts(s)) == (lying >= 3)
    if lying >= 3:
        choose(s, "die 2 temple", "card 13 offering")
        assert "step 6" in texts(s)
        assert s.dice[ME * 3] == 2
        assert s.lowest[TEMPLE] == 2


@pytest.mark.parametrize("action", ["stone", "rope"])
def test_card_14_jumps_to_any_village_from_either_movement_space_with_any_die(action: str) -> None:
    """G-14, M-7: without a road for a 1, the card itself is the way."""
    s = with_card(14)
    at_turn(s, ME, (1,))
    if action == "stone":
        assert "die 1 stone" not in texts(s)
        choose(s, "die 1 stone 14 offering")
    else:
        choose(s, "die 1 rope", "card 14 offering")
    assert len(texts(s)) == 12
    assert s.players[ME].location == CUZCO
    choose(s, "jump outer-5")
    assert s.players[ME].location == 10
    assert s.players[ME].delivered == 1 << 10
