"""Several medals in one turn use different face-up cards; the very card that one has used serves no other (G-0)."""

import pytest

from cuzco_tui.game import Reason
from cuzco_tui.games.cuzco.engine import State
from cuzco_tui.games.cuzco.engine.dump import dump_state
from cuzco_tui.games.cuzco.engine.gods import DISCARDED, HELD, SOMEWHERE_IN_PILE
from cuzco_tui.games.cuzco.engine.imagine import imagine
from cuzco_tui.games.cuzco.engine.reasons import why_not
from cuzco_tui.games.cuzco.engine.view import view_of
from tests.games.cuzco.engine.test_god_piles import pass_to_first, ready
from tests.games.cuzco.kit import at_turn, choose, new, put_die, texts

QUILIA, SARA = 1, 4


def two_dice_to_move(s: State, pile: list[int], discarded: list[int]) -> State:
    """Open a turn of seat 0 with three medals, card 06 face up and two dice on the board."""
    ready(s, QUILIA, face_up=6, pile=pile, discarded=discarded)
    s.players[0].inti = 3
    put_die(s, 1, 0, 3, 0)
    put_die(s, 2, 0, 2, 4)
    return at_turn(s, 0, (4, 4, 4))


MOVE_FIRST, MOVE_SECOND = "move 3 of seat 2 from stone to points", "move 2 of seat 3 from exchange to points"


def test_g_0_the_last_card_that_comes_back_by_the_reshuffle_serves_no_second_medal() -> None:
    """G-0, N-3: card 06 lies face up again, but a medal has used it in this turn."""
    s = two_dice_to_move(new(), pile=[], discarded=[])
    choose(s, "card 06 inti", MOVE_FIRST)
    assert (s.face_up[QUILIA], s.piles[QUILIA]) == (6, [])
    assert "card 06 inti" not in texts(s)


def test_g_0_the_virtual_die_of_card_05_belongs_to_the_same_turn() -> None:
    """G-0, G-05, D-5: the extra turn is part of the turn, so card 13 serves no second medal there."""
    s = ready(new(), SARA, face_up=13, pile=[])
    pass_to_first(s, 5)
    s.players[0].inti = 2
    at_turn(s, 0, (4, 4, 4))
    choose(s, "die 4 exchange", "card 13 inti", "offering", "offering", "offering")
    choose(s, "card 05 offering", "die 1 exchange")
    assert "card 13 inti" not in texts(s)
    assert s.players[0].inti == 1


def test_g_0_in_the_next_turn_the_card_serves_a_medal_again() -> None:
    s = two_dice_to_move(new(), pile=[], discarded=[])
    choose(s, "card 06 inti", MOVE_FIRST, "die 4 points")
    assert s.stack[-1][1] == 1
    assert s.medal_cards == ()
    s.players[1].inti = 1
    at_turn(s, 1, (4, 4, 4))
    assert "card 06 inti" in texts(s)


def test_g_0_another_copy_that_is_turned_up_is_a_different_card() -> None:
    """G-0: the pile still held a second card 06, so a second medal can use that one, and then no third."""
    s = two_dice_to_move(new(), pile=[6], discarded=[])
    choose(s, "card 06 inti", MOVE_FIRST)
    assert "card 06 inti" in texts(s)
    choose(s, "card 06 inti", MOVE_SECOND)
    assert s.face_up[QUILIA] == 6
    assert "card 06 inti" not in texts(s)


def test_g_0_of_two_copies_in_the_reshuffle_only_the_very_card_is_barred() -> None:
    """G-0, N-3: by the seed either the used copy comes up or the other one."""
    offered = set()
    for seed in range(12):
        s = two_dice_to_move(new(seed=seed), pile=[], discarded=[6])
        choose(s, "card 06 inti", MOVE_FIRST)
        assert (s.face_up[QUILIA], s.piles[QUILIA]) == (6, [6])
        is_same_card = s.medal_cards == ((6, 1),)
        assert is_same_card or s.medal_cards == ((6, 0),)
        assert ("card 06 inti" in texts(s)) is not is_same_card
        offered.add(is_same_card)
    assert offered == {True, False}


def test_g_0_a_used_card_that_comes_up_only_later_in_the_turn_is_barred_too() -> None:
    """G-0, N-3: it waits in the discards until its pile runs out by a purchase."""
    s = ready(new(), SARA, face_up=13, pile=[14])
    pass_to_first(s, 5)
    s.players[0].inti = 2
    at_turn(s, 0, (4, 4, 4))
    choose(s, "die 4 exchange", "card 13 inti")
    assert s.medal_cards == ((13, DISCARDED),)
    choose(s, "god mama-sara")
    assert (s.face_up[SARA], s.medal_cards) == (13, ((13, 0),))
    choose(s, "offering", "offering", "card 05 offering", "die 1 exchange")
    assert "card 13 inti" not in texts(s)


def test_g_0_a_used_card_may_be_taken_and_played_from_hand() -> None:
    """G-0: an offering pays for a card from hand, whatever a medal did with it; a medal still cannot use it."""
    s = ready(new(), SARA, face_up=13, pile=[])
    pass_to_first(s, 5)
    pass_to_first(s, 5)
    s.players[0].inti, s.players[0].offerings = 2, 5
    at_turn(s, 0, (4, 4, 4))
    choose(s, "die 4 exchange", "card 13 inti", "god mama-sara", "offering", "offering")
    assert s.medal_cards == ((13, HELD),)
    choose(s, "card 05 offering", "die 1 exchange")
    assert "card 13 inti" not in texts(s)
    choose(s, "card 13 offering", "offering", "offering", "offering")
    assert (s.face_up[SARA], s.medal_cards) == (13, ((13, 0),))
    choose(s, "card 05 offering", "die 1 exchange")
    assert "card 13 inti" not in texts(s)


def test_g_0_as_it_was_in_the_first_rules_the_last_card_serves_again() -> None:
    s = two_dice_to_move(new(rules=1), pile=[], discarded=[])
    choose(s, "card 06 inti", MOVE_FIRST, "card 06 inti", MOVE_SECOND)
    assert s.players[0].inti == 1
    assert dump_state(s).keys().isdisjoint({"rules", "medal_cards"})


def test_g_0_says_why_the_card_cannot_be_used_again() -> None:
    s = two_dice_to_move(new(), pile=[], discarded=[])
    choose(s, "card 06 inti", MOVE_FIRST)
    assert Reason("card 06", "G-0", {"used_by_medal": True}) in why_not(s, 0)


@pytest.mark.parametrize("seed", range(4))
def test_g_0_a_view_tells_which_card_was_used_but_not_how_deep_it_lies(seed: int) -> None:
    s = two_dice_to_move(new(seed=seed), pile=[], discarded=[4, 4, 5])
    choose(s, "card 06 inti", MOVE_FIRST)
    ((card, place),) = s.medal_cards
    shown = place if place == len(s.piles[QUILIA]) else SOMEWHERE_IN_PILE
    assert view_of(s, 1).medal_cards == ((6, shown),)
    imagined = imagine(view_of(s, 0), seed)
    assert [choice.text for choice in imagined.options] == texts(s)
    assert imagined.rules == s.rules
    assert len(imagined.medal_cards) == 1
    assert card == 6
