"""An ability never applies twice to the same thing, two copies serve two things, and medals add up (G-0)."""

import pytest

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.codes import CUZCO, EXCHANGE, FARM, POINTS, SLID_DOWN, STONE, STUDY, TEMPLE
from cuzco_tui.games.cuzco.engine.events import CardPlayed, CardTurnedUp, FoodGained
from tests.games.cuzco.kit import (
    asked,
    at_people,
    at_turn,
    choose,
    decider,
    discard_tiles,
    give_card,
    give_feathers,
    give_tiles,
    new,
    put_die,
    show_god,
    stand,
    texts,
)

STUDY_02, STUDY_05, STUDY_09, STUDY_10 = 1, 4, 8, 9
FARM_02, FARM_04, FARM_05, FARM_10 = 13, 15, 16, 21


@pytest.mark.parametrize(
    ("placement", "rest"),
    [
        ("die 1 exchange", ["vp", "vp"]),
        ("die 1 temple", []),
        ("die 1 rope", []),
        ("die 1 study", []),
        ("die 1 headdress", []),
    ],
)
def test_13_never_applies_twice_to_one_die(placement: str, rest: list[str]) -> None:
    """G-0, G-13: a second copy is refused at every later point of the action."""
    s = armed((13, 13), 2)
    give_feathers(s, 0, 1, 2, 11, 12)
    at_turn(s, 0, (1, 1, 1))
    choose(s, placement, "card 13 offering")
    assert not any("13" in text for text in texts(s))
    choose(s, *rest)
    assert not any("13" in text for text in texts(s))


def test_14_never_applies_twice_to_one_move() -> None:
    """G-0, G-14: one jump, then the turn is over."""
    s = armed((14, 14), 2)
    at_turn(s, 0, (1, 1, 1))
    choose(s, "die 1 rope", "card 14 offering", "jump outer-5", "slot 7")
    assert (decider(s), s.players[0].hand[14]) == (1, 1)


def test_10_never_applies_twice_to_one_delivery() -> None:
    """G-0, G-10: the village scores once at once."""
    s = armed((10, 10), 2)
    at_turn(s, 0, (2, 2, 2))
    choose(s, "die 2 stone", "slot 7", "card 10 offering")
    assert (s.players[0].score, decider(s), s.players[0].hand[10]) == (5, 1, 1)


def test_09_never_applies_twice_to_one_die() -> None:
    """G-0, G-09: with houses and discards enough, still one tile beside the one from the row."""
    s = armed((9, 9), 2)
    s.players[0].khipus -= 3
    discard_tiles(s, STUDY_05, FARM_10, FARM_02)
    at_turn(s, 0, (4, 4, 4))
    choose(s, "die 4 study", "tile study 2", "card 09 offering", "discarded farm 10")
    assert (decider(s), len(s.players[0].tiles), s.players[0].hand[9]) == (1, 2, 1)


def test_08_never_applies_twice_to_one_fire_trial() -> None:
    """G-0, G-08: the trial is replaced once."""
    s = armed((8, 8), 2)
    at_turn(s, 0, (1, 1, 1))
    choose(s, "die 1 temple", "card 08 offering")
    assert (s.players[0].food, s.players[0].knowledge) == (3, 3)
    assert (decider(s), s.players[0].hand[8]) == (1, 1)


def test_07_is_paid_once_for_one_die() -> None:
    """G-0, G-07: the placement names it once, and it does nothing more afterwards."""
    s = armed((7, 7), 2)
    put_die(s, 1, 0, 1, EXCHANGE)
    at_turn(s, 0, (4, 4, 4))
    assert [text for text in texts(s) if "exchange" in text] == ["die 4 exchange 07 offering"]
    choose(s, "die 4 exchange 07 offering")
    assert not any("07" in text for text in texts(s))


def test_12_sends_home_one_priest_for_one_die() -> None:
    """G-0, G-12: after the placement only the fire trial is left."""
    s = armed((12, 12), 2)
    stand(s, 1, 4)
    stand(s, 2, 3)
    at_turn(s, 0, (4, 4, 4))
    choose(s, "die 4 temple", "step 4 12 offering")
    assert asked(s) == "ChooseFireGift"
    assert (s.temple, s.players[0].hand[12]) == ([-1, -1, 2, 0, -1, -1], 1)


def test_06_moves_two_different_dice_but_no_die_twice() -> None:
    """G-0, G-06: with a second copy another die is moved; the one moved first stays."""
    s = armed((6, 6, 6), 3)
    put_die(s, 1, 0, 2, TEMPLE)
    put_die(s, 2, 0, 3, STONE)
    at_turn(s, 0, (4, 4, 4))
    choose(s, "card 06 offering", "move 2 of seat 2 from temple to points", "card 06 offering")
    assert all(text.startswith("move 3 of seat 3 from stone") for text in texts(s))
    choose(s, "move 3 of seat 3 from stone to points")
    assert not any("06" in text for text in texts(s))
    assert s.lowest[POINTS] == 2
    assert (s.lowest[TEMPLE], s.lowest[STONE]) == (7, 7)


def test_06_tells_two_equal_dice_of_one_player_apart() -> None:
    """G-0, G-06: of two threes on one space each may be moved once."""
    s = armed((6, 6), 2)
    put_die(s, 1, 0, 3, TEMPLE)
    put_die(s, 1, 1, 3, TEMPLE)
    at_turn(s, 0, (4, 4, 4))
    choose(s, "card 06 offering", "move 3 of seat 2 from temple to points")
    assert s.lowest[TEMPLE] == 3
    choose(s, "card 06 offering", "move 3 of seat 2 from temple to points")
    assert s.lowest[TEMPLE] == 7


def test_06_moves_the_other_of_two_equal_dice_that_now_lie_together() -> None:
    """G-0, G-06: the three moved to the points space stays there, and the one that lay there before may be moved."""
    s = armed((6, 6, 6), 3)
    put_die(s, 1, 0, 3, TEMPLE)
    put_die(s, 1, 1, 3, POINTS)
    at_turn(s, 0, (4, 4, 4))
    choose(s, "card 06 offering", "move 3 of seat 2 from temple to points")
    choose(s, "card 06 offering", "move 3 of seat 2 from points to exchange")
    assert (s.dice_at[3], s.dice_at[4]) == (POINTS, EXCHANGE)
    assert not any("06" in text for text in texts(s))


def test_cards_serve_whoever_has_the_turn() -> None:
    """G-0, G-08, G-05: a seat other than the first one of the table plays its own cards."""
    s = armed((), 0)
    for card in (5, 8):
        give_card(s, 2, card)
    s.players[2].offerings = 2
    at_turn(s, 2, (1, 1, 1))
    log = choose(s, "die 1 temple", "card 08 offering", "card 05 offering", "die 1 points")
    assert [event for event in log if isinstance(event, CardPlayed)] == [CardPlayed(2, 8, 1), CardPlayed(2, 5, 1)]
    assert (s.players[2].food, s.players[2].knowledge, s.players[2].score) == (3, 3, 2)


@pytest.mark.parametrize(
    ("card", "first", "second", "score", "food", "knowledge"),
    [
        (2, "die 3 exchange|C|slide study 05|vp|vp", "die 1 exchange|C|slide study 05", 2, 0, 6),
        (7, "die 3 study 07 offering|tile study 1", "die 1 farm 07 offering", 0, 0, 0),
        (8, "die 3 temple|step 3|C", "die 1 headdress|C", 10, 6, 6),
        (9, "die 3 study|tile study 2|C|discarded study 05", "die 1 study|C", 0, 0, 0),
        (10, "die 3 stone|slot 7|C", "die 1 rope|slot 4|C", 5 + 2, 0, 0),
        (
            12,
            "die 3 temple|step 3 12 offering|decline|food",
            "die 1 temple|card 13 offering|step 2 12 offering|decline|food",
            0,
            2,
            0,
        ),
        (13, "die 3 exchange|C|vp|vp|vp|vp|vp|vp", "die 1 exchange|C|vp|vp|vp|vp|vp|vp", 12, 0, 0),
        (14, "die 3 stone|C|jump outer-5|slot 7", "die 1 rope|C|jump outer-3|slot 4", 0, 0, 0),
    ],
    ids=["G-02", "G-07", "G-08", "G-09", "G-10", "G-12", "G-13", "G-14"],
)
def test_two_copies_serve_the_normal_turn_and_the_extra_turn(
    card: int, first: str, second: str, score: int, food: int, knowledge: int
) -> None:
    """G-0, G-05, G-02, G-07, G-08, G-09, G-10, G-12, G-13, G-14: the virtual 1 is another die, move or fire trial."""
    s = armed((card, card, 5), 3)
    player = s.players[0]
    if card == 2:
        give_tiles(s, 0, STUDY_05 + SLID_DOWN)
    elif card == 7:
        put_die(s, 1, 0, 1, STUDY)
        put_die(s, 1, 1, 1, FARM)
    elif card == 8:
        give_feathers(s, 0, 1, 2)
    elif card == 9:
        player.khipus -= 4
        discard_tiles(s, STUDY_05, FARM_10)
    elif card == 12:
        stand(s, 1, 3)
        stand(s, 2, 2)
        give_card(s, 0, 13)
        player.offerings += 1
    at_turn(s, 0, (3, 3, 3))
    steps = f"{first}|card 05 offering|{second}".replace("|C", f"|card {card:02} offering")
    log = choose(s, *steps.split("|"))
    assert log.count(CardPlayed(0, card, 1)) == 2
    assert (player.hand[card], player.offerings) == (0, 0)
    assert (player.score, player.food, player.knowledge) == (score, food, knowledge)
    assert len(player.tiles) == {2: 1, 7: 2, 9: 4}.get(card, 0)
    assert decider(s) == 1


def test_two_fire_trials_of_one_phase_are_replaced_by_two_copies() -> None:
    """G-0, G-08, A-09, A-04: a circlet by a study tile, Cuzco by a farm tile."""
    s = armed((8, 8), 2)
    give_tiles(s, 0, STUDY_09, FARM_04)
    give_feathers(s, 0, 1, 2)
    s.players[0].location = 3
    at_people(s)
    choose(s, "use study 09", "card 08 offering", "use farm 04")
    assert s.players[0].location == CUZCO
    log = choose(s, "card 08 offering")
    assert FoodGained(0, 3) in log
    assert s.players[0].food == 6


@pytest.mark.parametrize(("card", "colour"), [(11, "study"), (15, "farm")])
def test_each_copy_of_11_or_15_allows_one_more_ability(card: int, colour: str) -> None:
    """G-0, G-11, G-15: three different abilities with two copies, none of them twice."""
    s = armed((card, card, card), 3)
    give_tiles(s, 0, *((STUDY_02, STUDY_05, STUDY_10) if colour == "study" else (FARM_02, FARM_05, FARM_10)))
    at_people(s)
    choose(s, f"use {colour} 02", f"card {card} offering")
    assert texts(s) == [f"use {colour} 05", f"use {colour} 10", "done"]
    choose(s, f"use {colour} 05")
    assert texts(s) == [f"card {card} offering", "done"]
    choose(s, f"card {card} offering", f"use {colour} 10")
    assert asked(s) != "ChooseAbility"
    assert (s.players[0].food, s.players[0].hand[card]) == (1, 1)


def test_two_copies_of_01_strengthen_two_study_uses() -> None:
    """G-0, G-01, G-11: one use each; the second use is the one that card 11 allows."""
    s = armed((1, 1, 11), 3)
    give_tiles(s, 0, STUDY_02, STUDY_10, FARM_02)
    at_people(s)
    choose(
        s, "card 01 offering", "use study 02 boosted", "card 11 offering", "card 01 offering", "use study 10 boosted"
    )
    assert (s.players[0].score, s.players[0].food) == (4, 2)


@pytest.mark.parametrize(("card", "colour"), [(11, "study"), (15, "farm")])
def test_one_copy_of_01_strengthens_one_use_of_a_colour_only(card: int, colour: str) -> None:
    """G-01, G-11, G-15: of two uses of a colour the player says which is the stronger one."""
    for boosted in (2, 10):
        s = armed((1, card), 2)
        give_tiles(s, 0, STUDY_02, STUDY_10, FARM_02, FARM_10)
        at_people(s)
        choose(s, "card 01 offering", f"use {colour} 02{' boosted' if boosted == 2 else ''}", f"card {card} offering")
        ways = [f"use {colour} 10"] + ([f"use {colour} 10 boosted"] if boosted == 10 else [])
        assert [text for text in texts(s) if colour in text] == ways
        choose(s, ways[-1])
        assert (s.players[0].score, s.players[0].food) == ((4, 1) if boosted == 2 else (2, 2))


def test_01_and_11_together_open_an_ability_that_11_alone_could_not() -> None:
    """G-01, G-11, A-09: a second study ability that works only at the higher strength is worth both cards."""
    s = armed((1, 11), 2)
    give_tiles(s, 0, STUDY_02, STUDY_09)
    give_feathers(s, 0, 11, 12)
    at_people(s)
    choose(s, "use study 02")
    assert "card 01 offering" in texts(s)
    choose(s, "card 01 offering", "card 11 offering", "use study 09 boosted")
    assert s.players[0].circlets == 1 << 10


@pytest.mark.parametrize(("hand", "offerings"), [((1, 11), 1), ((1,), 2)])
def test_01_is_refused_for_an_extra_use_that_cannot_be_paid_as_well(hand: tuple[int, ...], offerings: int) -> None:
    """G-01, G-11: without the second offering or without card 11 the stronger use never comes."""
    s = armed(hand, offerings)
    give_tiles(s, 0, STUDY_02, STUDY_09)
    give_feathers(s, 0, 11, 12)
    at_people(s)
    choose(s, "use study 02")
    assert s.players[0].hand[1] == 1
    assert not any(text.startswith("card") for text in texts(s))


def test_every_copy_of_05_adds_one_extra_turn() -> None:
    """G-05, G-0: three copies, three virtual dice, one after another."""
    s = armed((5, 5, 5), 3)
    at_turn(s, 0, (6, 6, 6))
    choose(s, "die 6 points", *["card 05 offering", "die 1 points"] * 3)
    assert (s.players[0].score, decider(s)) == (8, 1)
    assert s.dice_at[:3].count(POINTS) == 1


def test_six_medals_in_one_turn() -> None:
    """G-0, G-06, G-07, G-13, G-12, G-08, G-05: for different cards, among them cards that have just come up."""
    s = armed((), 0, inti=6)
    next_up(s, 6, 5)
    next_up(s, 7, 8)
    show_god(s, 12)
    show_god(s, 13)
    put_die(s, 1, 0, 2, STONE)
    put_die(s, 1, 1, 2, TEMPLE)
    stand(s, 2, 6)
    at_turn(s, 0, (3, 3, 3))
    log = choose(s, "card 06 inti", "move 2 of seat 2 from stone to points", "die 3 temple 07 inti")
    assert CardTurnedUp(1, 5) in log
    assert CardTurnedUp(2, 8) in log
    log += choose(s, "card 13 inti", "step 6 12 inti", "card 08 inti", "card 05 inti", "die 1 points")
    assert [event.card for event in log if isinstance(event, CardPlayed)] == [6, 7, 13, 12, 8, 5]
    assert (s.players[0].inti, s.inti_out, s.players[0].offerings) == (0, 6, 0)
    assert (s.temple[5], s.players[2].priests, s.players[0].food, s.players[0].score) == (0, 4, 3, 2)


def test_a_medal_cannot_use_a_card_that_has_just_been_used_up() -> None:
    """G-0: after the first medal another card lies there; the same ability is gone although a medal is left."""
    s = armed((), 0, inti=2)
    next_up(s, 6, 4)
    put_die(s, 1, 0, 2, STONE)
    put_die(s, 2, 0, 2, TEMPLE)
    at_turn(s, 0, (3, 3, 3))
    choose(s, "card 06 inti", "move 2 of seat 2 from stone to points")
    assert "card 06 inti" not in texts(s)
    assert s.players[0].inti == 1


def test_hand_and_medal_serve_the_same_ability_on_two_dice() -> None:
    """G-0, G-06: one die moved for an offering, another for a medal."""
    s = armed((6,), 1, inti=1)
    show_god(s, 6)
    put_die(s, 1, 0, 2, STONE)
    put_die(s, 2, 0, 2, TEMPLE)
    at_turn(s, 0, (3, 3, 3))
    choose(s, "card 06 offering", "move 2 of seat 2 from stone to points")
    choose(s, "card 06 inti", "move 2 of seat 3 from temple to points")
    assert {"die 3 stone", "die 3 temple"} <= set(texts(s))


def armed(hand: tuple[int, ...], offerings: int, inti: int = 0) -> State:
    """Give a game in which seat 0 alone has cards, offerings and medals, and nobody has a task."""
    s = new()
    for player in s.players:
        player.offerings = player.inti = player.score = 0
        player.tasks = []
    for card in hand:
        give_card(s, 0, card)
    s.players[0].offerings, s.players[0].inti = offerings, inti
    return s


def next_up(s: State, card: int, following: int) -> None:
    """Let a card lie face up and another one of the same god next in the pile."""
    show_god(s, following)
    show_god(s, card)
    pile = s.piles[(card - 1) // 3]
    pile.remove(following)
    pile.append(following)
