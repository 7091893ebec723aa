"""God cards that meet on one die, in one exchange or in one turn (G-0)."""

import pytest

from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.codes import EXCHANGE, HEADDRESS, IN_HAND, ROPE, SLID_DOWN, TEMPLE
from cuzco_tui.games.cuzco.engine.events import CardPlayed, DiePlaced, PriestSentHome
from tests.games.cuzco.kit import (
    asked,
    at_turn,
    choose,
    decider,
    give_card,
    give_feathers,
    give_tiles,
    new,
    put_die,
    show_god,
    texts,
)

STUDY_05, FARM_10 = 4, 21


@pytest.mark.parametrize(
    ("hand", "shown", "offerings", "inti", "ways"),
    [
        ((7, 13), (), 2, 0, ["07 offering 13 offering"]),
        ((7, 13), (), 1, 0, []),
        ((7, 13), (), 1, 1, []),
        ((7,), (13,), 1, 1, ["07 offering 13 inti"]),
        ((13,), (7,), 1, 1, ["07 inti 13 offering"]),
        ((), (7, 13), 0, 2, ["07 inti 13 inti"]),
        ((), (7, 13), 2, 1, []),
        ((7, 13), (7, 13), 1, 1, ["07 offering 13 inti", "07 inti 13 offering"]),
        ((7,), (), 1, 0, []),
        ((13,), (), 1, 0, []),
    ],
)
def test_a_blocked_die_that_is_too_low_needs_both_07_and_13(
    hand: tuple[int, ...], shown: tuple[int, ...], offerings: int, inti: int, ways: list[str]
) -> None:
    """G-07, G-13, G-0: each is paid on its own; where only one can be paid the placement is impossible."""
    s = armed(hand, shown, offerings, inti)
    give_feathers(s, 0, 11, 12)
    put_die(s, 1, 0, 2, HEADDRESS)
    at_turn(s, 0, (2, 2, 2))
    assert [text for text in texts(s) if "headdress" in text] == [f"die 2 headdress {way}" for way in ways]
    if ways:
        log = choose(s, f"die 2 headdress {ways[0]}")
        assert [event.card for event in log if isinstance(event, CardPlayed)] == [7, 13]
        assert s.players[0].circlets == 1 << 10
        assert (s.players[0].offerings, s.players[0].inti) == (
            offerings - ways[0].count("offering"),
            inti - ways[0].count("inti"),
        )


def test_07_places_the_die_and_13_strengthens_it_later_in_the_action() -> None:
    """G-07, G-13: a 3 beside a 3 on the temple, then up to step 6."""
    s = armed((7, 13), (), 2, 0)
    put_die(s, 1, 0, 3, TEMPLE)
    at_turn(s, 0, (3, 3, 3))
    choose(s, "die 3 temple 07 offering")
    assert texts(s) == ["step 3", "step 2", "step 1", "card 13 offering"]
    choose(s, "card 13 offering", "step 6")
    assert s.temple[5] == 0
    assert s.lowest[TEMPLE] == 3


@pytest.mark.parametrize("road", [False, True], ids=["no road", "a road"])
def test_07_and_14_on_a_blocked_movement_space(road: bool) -> None:
    """G-07, G-14, M-7: at outer-4 there is no rope bridge, so that both are paid at once; in Cuzco one by one."""
    s = armed((7, 14), (), 2, 0)
    put_die(s, 1, 0, 1, ROPE)
    if not road:
        s.players[0].location = 9
    at_turn(s, 0, (1, 1, 1))
    placements = [text for text in texts(s) if "rope" in text]
    assert placements == ["die 1 rope 07 offering" if road else "die 1 rope 07 offering 14 offering"]
    choose(s, *placements)
    if road:
        choose(s, "card 14 offering")
    assert (asked(s), s.players[0].offerings) == ("ChooseVillage", 0)
    choose(s, "jump outer-5", "slot 7")
    assert s.players[0].location == 10


def test_13_and_then_14_may_serve_one_move_but_14_leaves_nothing_for_13() -> None:
    """G-13, G-14, G-0: two abilities on one die; after the jump there is no road to choose any more."""
    s = armed((13, 14), (), 2, 0)
    at_turn(s, 0, (1, 1, 1))
    choose(s, "die 1 rope")
    assert texts(s) == ["road inner-1 rope 1", "card 13 offering", "card 14 offering"]
    other = s.copy()
    choose(s, "card 13 offering")
    assert texts(s) == [
        "road inner-1 rope 1",
        "road inner-3 rope 5",
        "road inner-5 rope 3",
        "card 14 offering",
    ]
    choose(s, "card 14 offering", "jump outer-5")
    assert s.players[0].location == 10
    choose(other, "card 14 offering")
    assert asked(other) == "ChooseVillage"
    assert not any("13" in text for text in texts(other) if text.startswith("card"))


def test_06_clears_a_space_so_that_07_is_not_needed() -> None:
    """G-06, G-07, D-5: 06 before the turn, and the die then fits by itself."""
    s = armed((6, 7), (), 2, 0)
    put_die(s, 1, 0, 2, TEMPLE)
    at_turn(s, 0, (4, 4, 4))
    assert "die 4 temple 07 offering" in texts(s)
    choose(s, "card 06 offering", "move 2 of seat 2 from temple to points")
    assert "die 4 temple" in texts(s)
    assert "die 4 temple 07 offering" not in texts(s)


def test_06_before_07_in_one_turn() -> None:
    """G-06, G-07: a die moved away from one space, and the own die placed against the rule on another."""
    s = armed((6, 7), (), 2, 0)
    put_die(s, 1, 0, 2, TEMPLE)
    put_die(s, 1, 1, 3, EXCHANGE)
    at_turn(s, 0, (4, 4, 4))
    choose(s, "card 06 offering", "move 2 of seat 2 from temple to exchange")
    log = choose(s, "die 4 exchange 07 offering")
    assert CardPlayed(0, 7, 1) in log
    assert s.lowest[EXCHANGE] == 2
    assert "card 06 offering" not in texts(s)


def test_06_comes_before_pututus() -> None:
    """G-06, D-5, O-2: once a pututu was used, no die is moved any more."""
    s = armed((6,), (), 1, 0, pututu=True)
    s.players[0].pututu_one = 1
    put_die(s, 1, 0, 2, TEMPLE)
    at_turn(s, 0, (4, 4, 4))
    assert "card 06 offering" in texts(s)
    choose(s, "pututu 1 die 4 to 3")
    assert "card 06 offering" not in texts(s)


@pytest.mark.parametrize(
    "steps",
    [
        ("die 4 stone", "road inner-4 stone 2", "slot 7"),
        ("die 4 rope", "road inner-1 rope 1", "slot 7"),
        ("die 4 study", "tile study 2"),
        ("die 4 farm", "tile farm 2"),
        ("die 4 exchange", "vp", "vp", "vp", "vp"),
        ("die 4 temple", "step 4", "offering", "food"),
        ("die 4 headdress", "offering", "food"),
        ("die 4 points",),
    ],
    ids=lambda steps: steps[0],
)
def test_05_follows_every_action(steps: tuple[str, ...]) -> None:
    """G-05, D-5: after whichever action, and the extra turn offers all actions again."""
    s = armed((5,), (), 1, 0)
    give_feathers(s, 0, 1, 2)
    at_turn(s, 0, (4, 4, 4))
    choose(s, *steps)
    assert (asked(s), decider(s)) == ("ChooseExtraTurn", 0)
    choose(s, "card 05 offering")
    assert {"die 1 rope", "die 1 exchange", "die 1 temple", "die 1 points"} <= set(texts(s))
    choose(s, "die 1 points")
    assert decider(s) == 1


def test_05_with_07_on_the_virtual_one() -> None:
    """G-05, G-07: beside a real 1 the virtual 1 needs card 07, and it still is not laid down."""
    s = armed((5, 7), (), 2, 0)
    put_die(s, 1, 0, 1, TEMPLE)
    at_turn(s, 0, (4, 6, 6))
    choose(s, "die 4 points", "card 05 offering")
    assert "die 1 temple" not in texts(s)
    log = choose(s, "die 1 temple 07 offering")
    assert DiePlaced(0, 1, TEMPLE, True) in log
    assert s.temple[0] == 0
    assert s.dice_at[1:3] == [IN_HAND, IN_HAND]


def test_05_with_13_on_the_virtual_one() -> None:
    """G-05, G-13: the virtual 1 counts as 6 for its action."""
    s = armed((5, 13), (), 2, 0)
    at_turn(s, 0, (6, 6, 6))
    choose(s, "die 6 points", "card 05 offering", "die 1 temple", "card 13 offering", "step 6")
    assert s.temple[5] == 0
    assert s.lowest[TEMPLE] == 7


def test_05_with_07_and_13_on_the_virtual_one() -> None:
    """G-05, G-07, G-13: both, where the action is out of reach for a 1 and a 1 lies there."""
    s = armed((5, 7), (13,), 2, 1)
    give_feathers(s, 0, 11, 12)
    put_die(s, 1, 0, 1, HEADDRESS)
    at_turn(s, 0, (6, 6, 6))
    choose(s, "die 6 points", "card 05 offering")
    choose(s, "die 1 headdress 07 offering 13 inti")
    assert s.players[0].circlets == 1 << 10


def test_06_before_the_extra_turn_and_a_second_05_after_it() -> None:
    """G-05, G-06: the extra turn is a turn like any other."""
    s = armed((5, 5, 6), (), 3, 0)
    put_die(s, 1, 0, 1, TEMPLE)
    at_turn(s, 0, (6, 6, 6))
    choose(s, "die 6 points", "card 05 offering")
    assert "die 1 temple" not in texts(s)
    choose(s, "card 06 offering", "move 1 of seat 2 from temple to stone", "die 1 temple", "decline", "decline")
    assert asked(s) == "ChooseExtraTurn"
    choose(s, "card 05 offering", "die 1 points")
    assert (decider(s), s.players[0].offerings) == (1, 0)


def test_09_and_13_on_one_die() -> None:
    """G-09, G-13: a 1 takes the tile beside the 6, and another one from the discards."""
    s = armed((9, 13), (), 2, 0)
    s.people_stacks[1].remove(FARM_10)
    s.people_discards[FARM_10] += 1
    at_turn(s, 0, (1, 1, 1))
    tile = s.houses[5]
    choose(s, "die 1 study", "card 13 offering", "tile study 6", "card 09 offering")
    assert s.players[0].tiles == [tile, FARM_10]


def test_12_and_13_on_one_die() -> None:
    """G-12, G-13: a 1 reaches step 6 and sends home who stands there."""
    s = armed((12, 13), (), 2, 0)
    s.temple[5] = 2
    s.players[2].priests -= 1
    at_turn(s, 0, (1, 1, 1))
    choose(s, "die 1 temple", "card 13 offering")
    log = choose(s, "step 6 12 offering")
    assert PriestSentHome(2, 6) in log
    assert (s.temple, s.players[2].priests) == ([-1] * 5 + [0], 4)


@pytest.mark.parametrize("village", [(10, "jump outer-5", 7), (1, "jump inner-2", 6), (7, "jump outer-2", 1)])
def test_10_scores_the_village_reached_by_a_jump(village: tuple[int, str, int]) -> None:
    """G-10, G-14: a jump delivers like any move in phase I."""
    place, jump, vp = village
    s = armed((10, 14), (), 2, 0)
    at_turn(s, 0, (1, 1, 1))
    choose(s, "die 1 rope", "card 14 offering", jump, *slot_of(s, place), "card 10 offering")
    assert s.players[0].score == vp
    assert s.players[0].delivered == 1 << place


def test_02_and_13_in_one_exchange() -> None:
    """G-02, G-13, X-1, X-2: a 1 becomes six pips, and two tiles are slid down twice each."""
    s = armed((2, 13), (), 2, 0)
    give_tiles(s, 0, STUDY_05, FARM_10)
    at_turn(s, 0, (1, 1, 1))
    choose(s, "die 1 exchange", "card 13 offering", "slide study 05", "slide farm 10")
    choose(s, "card 02 offering", "raise study 05", "raise farm 10", "slide study 05", "slide farm 10", "vp", "vp")
    assert (s.players[0].knowledge, s.players[0].food, s.players[0].score) == (6, 6, 2)
    assert decider(s) == 1


@pytest.mark.parametrize("order", [(2, 13), (13, 2)])
def test_02_and_13_come_in_either_order(order: tuple[int, int]) -> None:
    """G-02, G-13: both before anything is bought."""
    s = armed((2, 13), (), 2, 0)
    give_tiles(s, 0, STUDY_05 + SLID_DOWN)
    at_turn(s, 0, (1, 1, 1))
    choose(s, "die 1 exchange", *(f"card {card:02} offering" for card in order))
    choose(s, "slide study 05", *["vp"] * 5)
    assert (s.players[0].knowledge, s.players[0].score) == (3, 5)


@pytest.mark.parametrize("pips", [2, 3])
def test_an_offering_bought_in_the_exchange_pays_for_13_at_once(pips: int) -> None:
    """G-13, X-4, G-0: even when it took the last pips of the die; six pips in all."""
    s = armed((13,), (), 0, 0)
    at_turn(s, 0, (pips, pips, pips))
    choose(s, f"die {pips} exchange", "offering", "card 13 offering", *["vp"] * 4)
    assert (s.players[0].score, decider(s)) == (4, 1)


@pytest.mark.parametrize("pips", [3, 2])
def test_an_offering_bought_in_the_exchange_pays_for_02_at_once(pips: int) -> None:
    """G-02, X-4, G-0: during the exchange, the last purchase included, since a raised tile need not be used now."""
    s = armed((2,), (), 0, 0)
    give_tiles(s, 0, STUDY_05 + SLID_DOWN)
    at_turn(s, 0, (pips, pips, pips))
    choose(s, f"die {pips} exchange", "offering", "card 02 offering")
    assert s.players[0].tiles == [STUDY_05]


@pytest.mark.parametrize(
    ("card", "god", "then", "knowledge", "vp"),
    [
        (2, "iliapa", ["slide study 05", "vp"], 3, 1),
        (13, "mama-sara", ["vp", "vp", "vp", "vp"], 0, 4),
    ],
)
def test_a_card_bought_in_the_exchange_is_played_at_once(
    card: int, god: str, then: list[str], knowledge: int, vp: int
) -> None:
    """X-5, G-02, G-13: it may be played from then on."""
    s = armed((), (card,), 1, 0)
    give_tiles(s, 0, STUDY_05 + SLID_DOWN)
    at_turn(s, 0, (4, 4, 4))
    choose(s, "die 4 exchange", f"god {god}", f"card {card:02} offering", *then)
    assert (s.players[0].knowledge, s.players[0].score, s.players[0].hand[card]) == (knowledge, vp, 0)


@pytest.mark.parametrize("way", ["exchange", "fire trial"])
def test_card_05_taken_in_the_turn_is_played_after_it(way: str) -> None:
    """G-05, X-5, F-1: a card taken during the turn counts for its end."""
    s = armed((), (5,), 1, 0)
    at_turn(s, 0, (2, 2, 2))
    if way == "exchange":
        choose(s, "die 2 exchange", "god mama-quilia")
    else:
        choose(s, "die 2 temple", "step 2", "god mama-quilia", "food")
    assert (asked(s), texts(s)) == ("ChooseExtraTurn", ["card 05 offering", "decline"])


def slot_of(s: State, village: int) -> tuple[str, ...]:
    """Give the choice of the first slot for a village's feather on mask 1."""
    return (f"slot {s.board.feathers[village] * 3 + 1}",)


def armed(hand: tuple[int, ...], shown: tuple[int, ...], offerings: int, inti: int, **options: object) -> State:
    """Give a game in which seat 0 alone has cards, offerings and medals, and these cards lie face up."""
    s = new(**options)  # type: ignore[arg-type]
    for player in s.players:
        player.offerings = player.inti = player.score = 0
    for card in hand:
        give_card(s, 0, card)
    for card in shown:
        show_god(s, card)
    s.players[0].offerings, s.players[0].inti = offerings, inti
    return s
