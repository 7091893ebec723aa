"""The god cards that act on the dice of phase I (05, 06, 07, 13): their effect, and where they are refused."""

import pytest

from cuzco_tui.games.cuzco.engine.codes import (
    EXCHANGE,
    HEADDRESS,
    IN_HAND,
    POINTS,
    STONE,
    TEMPLE,
)
from cuzco_tui.games.cuzco.engine.events import DiePlaced
from tests.games.cuzco.kit import (
    asked,
    at_turn,
    choose,
    decider,
    give_feathers,
    hold,
    new,
    poor,
    put_die,
    refresh,
    texts,
)

VIAS = ["offering", "inti"]


@pytest.mark.parametrize("via", VIAS)
def test_an_extra_turn_places_a_virtual_one_that_is_not_laid_down(via: str) -> None:
    """G-05: one more turn after the normal one, with a 1 that is no real die and does not add to the first die."""
    s = poor(new())
    hold(s, 5, via)
    at_turn(s, 0, (4, 6, 6))
    choose(s, "die 4 exchange", "vp", "vp", "vp", "vp")
    assert (asked(s), texts(s)) == ("ChooseExtraTurn", [f"card 05 {via}", "decline"])
    choose(s, f"card 05 {via}")
    assert (asked(s), decider(s)) == ("ChooseTurn", 0)
    assert all(text.startswith("die 1 ") for text in texts(s))
    dice, lowest = list(s.dice_at), list(s.lowest)
    log = choose(s, "die 1 exchange")
    assert decider(s) == 1, "one pip can only buy 1 VP, so that nothing is asked"
    assert DiePlaced(0, 1, EXCHANGE, True) in log
    assert s.players[0].score == 5
    assert s.dice_at[:3] == dice[:3] == [EXCHANGE, IN_HAND, IN_HAND]
    assert s.lowest == lowest


def test_the_virtual_one_finds_no_space_where_a_one_lies_but_always_the_points() -> None:
    """G-05, D-3: a 1 shuts every space but the points space."""
    s = poor(new())
    hold(s, 5, "offering")
    for die, space in enumerate((STONE, EXCHANGE, POINTS)):
        put_die(s, 1, die, 1, space)
    put_die(s, 2, 0, 2, TEMPLE)
    at_turn(s, 0, (4, 6, 6))
    choose(s, "die 4 points", "card 05 offering")
    assert texts(s) == ["die 1 rope", "die 1 study", "die 1 farm", "die 1 temple", "die 1 points"]


def test_an_own_real_one_shuts_its_space_for_the_virtual_one() -> None:
    """G-05: the 1 just placed counts like any other."""
    s = poor(new())
    hold(s, 5, "offering")
    at_turn(s, 0, (1, 1, 1))
    choose(s, "die 1 exchange", "card 05 offering")
    assert "die 1 exchange" not in texts(s)
    assert "die 1 temple" in texts(s)


@pytest.mark.parametrize("players", [2, 3])
def test_shared_spaces_are_one_space_for_the_dice_cards(players: int) -> None:
    """G-05, G-06, G-07, N-13: a 1 on a shared space shuts both of its actions, and card 06 counts it once."""
    s = poor(new(players))
    for card in (5, 6, 7):
        hold(s, card, "offering")
    put_die(s, 1, 0, 1, STONE)
    at_turn(s, 0, (4, 4, 4))
    assert [text for text in texts(s) if "rope" in text] == ["die 4 rope 07 offering"]
    other = s.copy()
    choose(other, "card 06 offering")
    spaces = ["study", "exchange", "temple", "headdress", "points"]
    if players == 3:
        spaces.insert(1, "farm")
    assert texts(other) == [f"move 1 of seat 2 from stone to {space}" for space in spaces]
    choose(s, "die 4 points", "card 05 offering")
    assert {"die 1 rope", "die 1 stone"}.isdisjoint(texts(s))
    assert "die 1 rope 07 offering" in texts(s)


def test_no_pututu_changes_the_virtual_one() -> None:
    """G-05, O-2: pututus are offered for a real die and never in the extra turn."""
    s = poor(new(pututu=True))
    hold(s, 5, "offering")
    s.players[0].pututu_one = s.players[0].pututu_two = 1
    at_turn(s, 0, (4, 4, 4))
    assert "pututu 1 die 4 to 5" in texts(s)
    choose(s, "die 4 points", "card 05 offering")
    assert not any(text.startswith("pututu") for text in texts(s))


def test_an_extra_turn_may_be_declined() -> None:
    """G-05: whoever declines keeps card and offering, and the next player goes on."""
    s = poor(new())
    hold(s, 5, "offering")
    at_turn(s)
    choose(s, "die 4 points", "decline")
    assert (decider(s), s.players[0].hand[5], s.players[0].offerings) == (1, 1, 1)


@pytest.mark.parametrize("via", VIAS)
def test_a_die_of_any_colour_is_moved_to_any_other_space_before_the_turn(via: str) -> None:
    """G-06: any die, even a 6 onto a 3; both spaces are judged anew afterwards."""
    s = poor(new())
    hold(s, 6, via)
    put_die(s, 1, 0, 2, TEMPLE)
    put_die(s, 2, 0, 6, STONE)
    put_die(s, 3, 0, 3, EXCHANGE)
    at_turn(s, 0, (5, 5, 5))
    assert "die 5 temple" not in texts(s)
    choose(s, f"card 06 {via}")
    assert asked(s) == "ChooseDieToMove"
    others = ["stone", "rope", "study", "farm", "exchange", "headdress", "points"]
    assert [text for text in texts(s) if "seat 2" in text] == [f"move 2 of seat 2 from temple to {to}" for to in others]
    assert "move 6 of seat 3 from stone to exchange" in texts(s)
    assert len(texts(s)) == 3 * 7
    choose(s, "move 2 of seat 2 from temple to stone")
    assert (asked(s), decider(s)) == ("ChooseTurn", 0)
    assert "die 5 temple" in texts(s)
    assert "die 5 stone" not in texts(s)


def test_an_own_die_is_moved_and_onto_a_lower_one_too() -> None:
    """G-06: the player's own die counts, and D-2 does not hold for the moved die."""
    s = poor(new())
    hold(s, 6, "offering")
    put_die(s, 1, 0, 3, EXCHANGE)
    at_turn(s, 0, (4, 4))
    put_die(s, 0, 2, 6, TEMPLE)
    refresh(s)
    choose(s, "card 06 offering", "move 6 of seat 1 from temple to exchange")
    assert s.dice_at[2] == EXCHANGE
    assert s.lowest[EXCHANGE] == 3
    assert s.lowest[TEMPLE] == 7


def test_card_06_comes_before_the_die_and_needs_a_die_on_a_space() -> None:
    """G-06, D-5: refused on an empty board, and refused once the die is placed."""
    s = poor(new())
    hold(s, 6, "offering")
    at_turn(s)
    assert not any("06" in text for text in texts(s))
    choose(s, "die 4 exchange")
    assert asked(s) == "ChooseExchange"
    assert not any("06" in text for text in texts(s))


@pytest.mark.parametrize("via", VIAS)
@pytest.mark.parametrize("there", [3, 4, 1])
def test_a_die_is_placed_although_it_is_equal_or_higher(there: int, via: str) -> None:
    """G-07, D-2: the die stays with its value, and the next one must still be below the lowest."""
    s = poor(new())
    hold(s, 7, via)
    put_die(s, 1, 0, there, TEMPLE)
    at_turn(s, 0, (4, 4, 4))
    assert "die 4 temple" not in texts(s)
    choose(s, f"die 4 temple 07 {via}", "step 4", "decline", "decline")
    assert s.temple[3] == 0
    assert s.dice_at[0] == TEMPLE
    assert s.lowest[TEMPLE] == there


def test_card_07_is_refused_where_the_die_is_lower_anyway() -> None:
    """G-07, D-3: neither for a lower die nor for the points space, where it would change nothing."""
    s = poor(new())
    hold(s, 7, "offering")
    put_die(s, 1, 0, 5, TEMPLE)
    put_die(s, 1, 1, 1, POINTS)
    at_turn(s, 0, (4, 4, 4))
    assert {"die 4 temple", "die 4 points"} <= set(texts(s))
    assert not any("07" in text for text in texts(s))


@pytest.mark.parametrize("via", VIAS)
@pytest.mark.parametrize(
    ("placement", "gained"),
    [
        ("die 1 study", "tile study 6"),
        ("die 1 farm", "tile farm 6"),
        ("die 1 temple", "step 6"),
        ("die 1 headdress", "circlet 6"),
        ("die 1 rope", "road inner-3 rope 5"),
        ("die 5 stone", "road inner-6 stone 6"),
    ],
)
def test_the_die_counts_as_six_for_its_action_and_stays_what_it_is(placement: str, gained: str, via: str) -> None:
    """G-13: for every action with a limit; for those after it the die keeps its own value."""
    s = poor(new())
    hold(s, 13, via)
    give_feathers(s, 0, 1, 2, 11, 12)
    pips = int(placement[4])
    at_turn(s, 0, (pips, pips, pips))
    choose(s, placement)
    assert gained not in texts(s)
    choose(s, f"card 13 {via}")
    assert gained in texts(s)
    choose(s, gained)
    assert s.dice[0] == pips
    assert s.lowest[s.dice_at[0]] == pips


@pytest.mark.parametrize("via", VIAS)
@pytest.mark.parametrize(("pips", "spent"), [(1, 0), (3, 0), (3, 2), (2, 2), (5, 5)])
def test_an_exchange_becomes_worth_six_pips_and_what_was_spent_stays_spent(pips: int, spent: int, via: str) -> None:
    """G-13, X-3: before, in the midst, and right after the last pip of the die."""
    s = poor(new())
    hold(s, 13, via)
    at_turn(s, 0, (pips, pips, pips))
    choose(s, f"die {pips} exchange", *["vp"] * spent, f"card 13 {via}", *["vp"] * (6 - spent))
    assert (s.players[0].score, decider(s)) == (6, 1)
    assert s.lowest[EXCHANGE] == pips


def test_a_placement_that_only_a_six_makes_possible_is_offered_with_card_13() -> None:
    """G-13, D-4, D-2: the action is possible with the card alone, and the die must fit with its own value."""
    s = poor(new())
    hold(s, 13, "offering")
    give_feathers(s, 0, 11, 12)
    put_die(s, 1, 0, 4, HEADDRESS)
    at_turn(s, 0, (5, 2, 2))
    placements = [text for text in texts(s) if "headdress" in text]
    assert placements == ["die 2 headdress 13 offering"]
    choose(s, "die 2 headdress 13 offering")
    assert asked(s) == "ChooseFireGift"
    assert s.players[0].score == 5 + 10
    assert s.lowest[HEADDRESS] == 2


def test_with_the_strict_temple_card_13_leads_to_step_6_alone() -> None:
    """G-13, T-1: the table option takes the step of the die, which then counts as 6."""
    s = poor(new(temple="exact"))
    hold(s, 13, "offering")
    at_turn(s, 0, (4, 4, 4))
    choose(s, "die 4 temple")
    assert texts(s) == ["step 4", "card 13 offering"]
    choose(s, "card 13 offering")
    assert s.temple == [-1, -1, -1, -1, -1, 0]


@pytest.mark.parametrize("action", ["study", "farm", "exchange", "temple", "headdress", "stone", "rope", "points"])
def test_card_13_is_refused_for_a_six_and_for_points(action: str) -> None:
    """G-13: a six cannot grow, and the points space pays 2 VP whatever the die."""
    s = poor(new())
    hold(s, 13, "offering")
    give_feathers(s, 0, 1, 2, 11, 12)
    at_turn(s, 0, (6, 6, 6) if action != "points" else (1, 1, 1))
    choose(s, f"die {s.dice[0]} {action}")
    assert not any("13" in text for text in texts(s))
    assert s.players[0].hand[13] == 1


def test_card_13_is_refused_where_a_six_reaches_no_more() -> None:
    """G-13: no further road, tile or circlet, no card."""
    s = poor(new())
    hold(s, 13, "offering")
    s.houses[4] = s.houses[5] = -1
    give_feathers(s, 0, 1, 2)
    for action in ("study", "headdress", "rope"):
        at_turn(s, 0, (5, 5, 5))
        choose(s, f"die 5 {action}")
        assert not any("13" in text for text in texts(s)), action
