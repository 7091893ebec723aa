"""The god cards of the phases II and III (01, 11, 15, 03), and card 08 of the phases I and II."""

import pytest

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.codes import CUZCO
from cuzco_tui.games.cuzco.engine.events import AbilityUsed, FireTrialEarned, FoodGained, KnowledgeGained, PointsScored
from tests.games.cuzco.kit import (
    asked,
    at_market,
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

VIAS = ["offering", "inti"]


@pytest.mark.parametrize("via", VIAS)
def test_one_study_use_and_one_farm_use_are_made_stronger(via: str) -> None:
    """G-01, A-01, A-10: one card serves one use of each colour, in either order."""
    s = poor()
    give_tiles(s, 0, study(1), study(1), farm(10))
    hold(s, 1, via)
    at_people(s)
    assert texts(s) == ["use study 01", "use farm 10", f"card 01 {via}", "done"]
    choose(s, f"card 01 {via}")
    assert texts(s) == ["use study 01", "use study 01 boosted", "use farm 10", "use farm 10 boosted", "done"]
    log = choose(s, "use farm 10 boosted", "use study 01 boosted")
    assert AbilityUsed(0, 1, 10, 2) in log
    assert AbilityUsed(0, 0, 1, 3) in log
    assert (s.players[0].food, s.players[0].offerings) == (2, 3)


def test_three_offering_tiles_bring_four_offerings() -> None:
    """G-01, A-01: the example of the rules, strength 4."""
    s = poor()
    give_tiles(s, 0, study(1), study(1), study(1))
    hold(s, 1, "inti")
    at_people(s)
    choose(s, "card 01 inti", "use study 01 boosted")
    assert s.players[0].offerings == 4


@pytest.mark.parametrize(("ability", "road"), [(4, "stone"), (6, "rope")])
@pytest.mark.parametrize(("tiles", "reach"), [(1, 4), (2, 6)])
def test_a_boosted_move_reaches_the_roads_of_the_next_strength(ability: int, road: str, tiles: int, reach: int) -> None:
    """G-01, A-04, A-06: a single tile reaches 4 pips, two tiles any road."""
    s = poor()
    give_tiles(s, 0, *[study(ability)] * tiles, farm(2))
    hold(s, 1, "offering")
    at_people(s)
    choose(s, "card 01 offering", f"use study {ability:02} boosted")
    pips = {"stone": (2, 4, 6), "rope": (1, 3, 5)}[road]
    reached = [number for number in pips if number <= reach]
    assert asked(s) == "ChooseRoad"
    assert sorted(int(text[-1]) for text in texts(s)) == reached


@pytest.mark.parametrize(("ability", "colour"), [(11, 1), (12, 0)])
def test_a_boosted_single_tile_takes_people_as_with_a_six(ability: int, colour: int) -> None:
    """G-01, A-11, A-12: from strength 2 any of the six tiles."""
    s = poor()
    give_tiles(s, 0, study(ability))
    hold(s, 1, "offering")
    at_people(s)
    choose(s, "card 01 offering", f"use study {ability:02} boosted")
    name = ("study", "farm")[colour]
    assert texts(s) == [f"tile {name} {pips}" for pips in range(1, 7)]


def test_card_01_opens_a_use_that_is_impossible_without_it() -> None:
    """G-01, A-09: with a circlet of 5 pips ready, a single tile 09 works only when boosted."""
    s = poor()
    give_tiles(s, 0, study(9))
    give_feathers(s, 0, 9, 10)
    hold(s, 1, "offering")
    at_people(s)
    assert texts(s) == ["card 01 offering", "done"]
    choose(s, "card 01 offering", "use study 09 boosted")
    assert s.players[0].circlets == 1 << 8
    assert asked(s) == "ChooseFireGift"


@pytest.mark.parametrize(
    "case",
    [
        "no tile",
        "three move tiles",
        "two circlet tiles",
        "two tiles for people",
        "end of the track",
        "one space before the end",
        "one feather missing",
        "one khipu on the mask",
        "no road of 3 or 4",
        "no tile beside 4 to 6",
        "no circlet beyond 3",
        "no free house",
        "no god card",
    ],
)
def test_card_01_is_refused_where_more_strength_changes_nothing(case: str) -> None:
    """G-01: a card can be played only where it changes something."""
    s = poor()
    player = s.players[0]
    hold(s, 1, "offering")
    if case == "three move tiles":
        give_tiles(s, 0, study(4), study(4), study(4))
    elif case == "two circlet tiles":
        give_tiles(s, 0, study(9), study(9))
        give_feathers(s, 0, 1, 2, 11, 12)
    elif case == "two tiles for people":
        give_tiles(s, 0, study(12), study(12))
    elif case == "end of the track":
        give_tiles(s, 0, study(5))
        player.knowledge = 15
    elif case == "one space before the end":
        give_tiles(s, 0, study(5))
        player.knowledge = 14
    elif case == "one feather missing":
        give_tiles(s, 0, study(3))
        give_feathers(s, 0, *range(1, 12))
    elif case == "one khipu on the mask":
        give_tiles(s, 0, study(8))
        player.khipus = 1
    elif case == "no road of 3 or 4":
        give_tiles(s, 0, study(4))
        player.location = 9
    elif case == "no tile beside 4 to 6":
        give_tiles(s, 0, study(12))
        s.houses[3:6] = [-1, -1, -1]
    elif case == "no circlet beyond 3":
        give_tiles(s, 0, study(9))
        give_feathers(s, 0, 1, 2)
    elif case == "no free house":
        give_tiles(s, 0, study(12), farm(12))
    elif case == "no god card":
        give_tiles(s, 0, study(7))
        s.face_up, s.piles, s.discards = [0] * 5, [[] for _ in range(5)], [0] * 16
    at_people(s)
    assert not any("01" in text and "card" in text for text in texts(s))


def test_card_01_serves_the_farm_use_after_the_study_use_is_over() -> None:
    """G-01: played between the uses, it still makes the second one stronger, and asks for no study use."""
    s = poor()
    give_tiles(s, 0, study(2), farm(2))
    hold(s, 1, "offering")
    at_people(s)
    choose(s, "use study 02", "card 01 offering")
    assert texts(s) == ["use farm 02", "use farm 02 boosted", "done"]
    choose(s, "use farm 02 boosted")
    assert s.players[0].score == 2 + 4


def test_a_use_is_made_stronger_only_once() -> None:
    """G-0, G-01: with two cards 01 a single study use still gains one strength only."""
    s = poor()
    give_tiles(s, 0, study(2))
    hold(s, 1, "offering")
    hold(s, 1, "offering")
    at_people(s)
    choose(s, "card 01 offering")
    assert texts(s) == ["use study 02", "use study 02 boosted", "done"]
    choose(s, "use study 02 boosted")
    assert s.players[0].score == 4
    assert s.players[0].hand[1] == 1


@pytest.mark.parametrize("via", VIAS)
@pytest.mark.parametrize(("card", "colour"), [(11, "study"), (15, "farm")])
def test_one_more_ability_of_the_colour_is_used_and_a_different_one(card: int, colour: str, via: str) -> None:
    """G-11, G-15, E-2: another ability than the one used, with the strength of all its tiles."""
    s = poor()
    tile = study if colour == "study" else farm
    give_tiles(s, 0, tile(2), tile(10), tile(10))
    hold(s, card, via)
    at_people(s)
    assert texts(s) == [f"use {colour} 02", f"use {colour} 10", "done"]
    choose(s, f"use {colour} 02")
    assert texts(s) == [f"card {card} {via}", "done"]
    choose(s, f"card {card} {via}")
    assert texts(s) == [f"use {colour} 10", "done"]
    log = choose(s, f"use {colour} 10")
    assert FoodGained(0, 2) in log


@pytest.mark.parametrize(("card", "colour"), [(11, "study"), (15, "farm")])
def test_an_extra_use_is_refused_without_another_ability_of_the_colour(card: int, colour: str) -> None:
    """G-11, G-15: neither the same ability again nor one of the other colour, nor one that can do nothing."""
    s = poor()
    tile, other = (study, farm) if colour == "study" else (farm, study)
    give_tiles(s, 0, tile(2), tile(2), tile(5), other(10), other(2))
    s.players[0].knowledge = 15
    hold(s, card, "offering")
    at_people(s)
    choose(s, f"use {colour} 02")
    assert not any(text.startswith("card") for text in texts(s))


@pytest.mark.parametrize("via", VIAS)
def test_the_good_just_bought_scores_once_more(via: str) -> None:
    """G-03, U-3: jewellery for 5 food brings 9 VP and 9 VP again; the example of the rules."""
    s = poor()
    s.market[0] = [5, 0, 0, 0, 0]
    s.players[0].food = 5
    hold(s, 3, via)
    at_market(s)
    log = choose(s, "buy jewellery")
    assert (asked(s), texts(s)) == ("ChooseGoodTwice", [f"card 03 {via}", "decline"])
    assert PointsScored(0, 9, "market") in log
    log = choose(s, f"card 03 {via}")
    assert PointsScored(0, 9, "card 03") in log
    assert (s.players[0].score, s.players[0].goods, s.players[0].food) == (18, [0, 0, 0, 0, 0, 1], 0)


@pytest.mark.parametrize("case", ["nothing affordable", "declined"])
def test_card_03_is_refused_when_nothing_was_bought(case: str) -> None:
    """G-03: without a purchase there is nothing to score again."""
    s = poor()
    s.market[0] = [0, 0, 0, 0, 0]
    s.players[0].food = 1 if case == "declined" else 0
    hold(s, 3, "offering")
    at_market(s)
    if case == "declined":
        choose(s, "decline")
    assert asked(s) != "ChooseGoodTwice"
    assert (s.players[0].hand[3], s.players[0].score) == (1, 0)


@pytest.mark.parametrize("copies", [1, 2])
def test_one_purchase_is_scored_again_only_once(copies: int) -> None:
    """G-0, G-03: a second card 03 does nothing for the same purchase."""
    s = poor()
    s.market[0] = [0, 0, 0, 0, 0]
    s.players[0].food = 1
    for _ in range(copies):
        hold(s, 3, "offering")
    at_market(s)
    choose(s, "buy soup", "card 03 offering")
    assert asked(s) != "ChooseGoodTwice"
    assert (s.players[0].score, s.players[0].hand[3]) == (2, copies - 1)


@pytest.mark.parametrize(
    ("location", "steps"),
    [
        (CUZCO, ["die 2 temple", "step 2"]),
        (CUZCO, ["die 2 headdress"]),
        (3, ["die 2 stone"]),
        (0, ["die 2 rope"]),
        (CUZCO, ["use study 09"]),
        (3, ["use farm 04"]),
        (0, ["use study 06"]),
    ],
    ids=["priest", "circlet", "by stone", "by rope", "circlet by tile", "by stone tile", "by rope tile"],
)
@pytest.mark.parametrize("via", VIAS)
def test_a_fire_trial_gives_three_food_and_three_knowledge_instead(location: int, steps: list[str], via: str) -> None:
    """G-08, F-1, F-2, A-04, A-06, A-09: however the trial was earned, in phase I and in phase II."""
    s = poor()
    player = s.players[0]
    hold(s, 8, via)
    give_feathers(s, 0, 1, 2)
    player.location = location
    by_tile = steps[0].startswith("use")
    if by_tile:
        give_tiles(s, 0, study(9), study(6), farm(4), farm(2))
        at_people(s)
    else:
        at_turn(s, 0, (2, 2, 2))
    log = choose(s, *steps)
    assert FireTrialEarned(0) in log
    assert asked(s) == "ChooseFireGift"
    offerings, cards = player.offerings, sum(player.hand)
    log = choose(s, f"card 08 {via}")
    assert FoodGained(0, 3) in log
    assert KnowledgeGained(0, 3, 3) in log
    assert (player.food, player.knowledge) == (3, 3)
    paid = int(via == "offering")
    assert (player.offerings, sum(player.hand)) == (offerings - paid, cards - paid)
    assert (asked(s), decider(s)) == (("ChooseAbility", 0) if by_tile else ("ChooseTurn", 1))


def test_a_fire_trial_half_taken_can_no_longer_be_replaced() -> None:
    """G-08: instead of the whole yield, so neither the card nor the offering taken in the trial helps with it."""
    s = poor()
    give_card(s, 0, 8)
    show_god(s, 8)
    at_turn(s, 0, (1, 1, 1))
    choose(s, "die 1 temple")
    assert not any("card 08" in text for text in texts(s))
    other = s.copy()
    choose(s, "offering")
    assert texts(s) == ["knowledge", "food", "decline"]
    choose(other, "god viracocha")
    assert texts(other) == ["knowledge", "food", "decline"]


def test_without_a_fire_trial_card_08_is_refused() -> None:
    """G-08: a move to a village and an ability without trial offer no card 08."""
    s = poor()
    hold(s, 8, "offering")
    at_turn(s, 0, (2, 2, 2))
    assert not any("08" in text for text in texts(s))
    choose(s, "die 2 stone")
    assert not any("08" in text for text in texts(s))
    give_tiles(s, 0, study(2))
    at_people(s)
    assert not any("card 08" in text for text in texts(s))


def test_a_move_by_tile_scores_no_village_and_allows_no_jump() -> None:
    """G-10, G-14, G-13, A-04: the movement cards belong to phase I."""
    s = poor()
    give_tiles(s, 0, study(4), farm(2))
    for card in (10, 13, 14):
        hold(s, card, "offering")
    at_people(s)
    choose(s, "use study 04")
    assert s.players[0].location != CUZCO
    assert asked(s) == "ChooseFeatherSlot"
    choose(s, "slot 7")
    assert (asked(s), texts(s)) == ("ChooseAbility", ["use farm 02", "done"])


def test_a_tile_taken_by_a_tile_brings_no_second_one() -> None:
    """G-09, A-12: card 09 belongs to phase I."""
    s = poor()
    give_tiles(s, 0, study(12), farm(2))
    s.players[0].khipus -= 2
    s.people_stacks[1].remove(farm(10))
    s.people_discards[farm(10)] += 1
    hold(s, 9, "offering")
    at_people(s)
    choose(s, "use study 12", "tile study 1")
    assert asked(s) == "ChooseAbility"
    assert len(s.players[0].tiles) == 3


def test_an_offering_or_card_gained_by_a_tile_pays_for_a_card_at_once() -> None:
    """G-0, G-11, A-01, A-07: what was gained in this turn of phase II can be used in it."""
    s = poor()
    give_tiles(s, 0, study(1), study(2), farm(7))
    show_god(s, 11)
    at_people(s)
    choose(s, "use study 01", "use farm 07", "god pacha-mama")
    assert texts(s) == ["card 11 offering", "done"]
    choose(s, "card 11 offering", "use study 02")
    assert s.players[0].score == 2


def study(ability: int) -> int:
    """Give the code of a study tile."""
    return ability - 1


def farm(ability: int) -> int:
    """Give the code of a farm tile."""
    return 11 + ability


def poor() -> State:
    """Give a new game in which nobody has VP or a task or can pay for any card."""
    s = new()
    for player in s.players:
        player.offerings = player.inti = player.score = 0
        player.tasks = []
    return s


def hold(s: State, card: int, via: str) -> None:
    """Let seat 0 be able to pay for one card: in hand with an offering, or face up with a medal."""
    if via == "offering":
        give_card(s, 0, card)
        s.players[0].offerings += 1
    else:
        show_god(s, card)
        s.players[0].inti += 1
