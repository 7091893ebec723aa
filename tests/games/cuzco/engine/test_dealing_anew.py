"""Dealing a state anew is the same as imagining it from the view of who decides."""

import pytest

from cuzco_tui.chance import below, shuffle
from cuzco_tui.games.cuzco.engine.dump import digest
from cuzco_tui.games.cuzco.engine.imagine import deal_anew, imagine
from cuzco_tui.games.cuzco.engine.view import view_of
from tests.games.cuzco.random_play import VARIED_SETUPS, Setup, positions


@pytest.mark.parametrize("setup", VARIED_SETUPS, ids=str)
def test_a_state_dealt_anew_is_the_one_imagined_from_the_view(setup: Setup) -> None:
    """For the same seed both are the same to the last card, also with medals in play, and the state stays as it was."""
    for number, s in enumerate(positions(setup, 6, 3)):
        if not s.stack:
            continue
        before = digest(s)
        seat = s.stack[-1][1]
        dealt = deal_anew(s, seat, number)
        imagined = imagine(view_of(s, seat), number)
        assert digest(dealt) == digest(imagined)
        assert dealt.options == imagined.options
        assert dealt.medal_cards == imagined.medal_cards
        assert digest(s) == before


def test_worlds_dealt_from_a_dealt_world_are_those_of_the_view() -> None:
    """A seat can imagine one state from its view and deal all others from that."""
    for s in positions(Setup(4, True, "upto"), 9, 12):
        if s.stack:
            seat = s.stack[-1][1]
            first = imagine(view_of(s, seat), 1)
            assert digest(deal_anew(first, seat, 2)) == digest(imagine(view_of(s, seat), 2))


def test_only_who_decides_can_have_the_state_dealt_anew() -> None:
    """What others know of the question is not enough."""
    s = Setup(3, False, "upto").game(1)
    with pytest.raises(ValueError, match="only the seat that decides"):
        deal_anew(s, (s.stack[-1][1] + 1) % 3, 1)


def test_shuffling_draws_the_numbers_of_the_generator() -> None:
    """The quick loop of a shuffle leaves pieces and generator as one number drawn after the other does."""
    quick, slow = (Setup(2, False, "upto").game(7) for _ in range(2))
    pieces = list(range(40))
    others = pieces[:]
    shuffle(quick, pieces)
    for index in range(len(others) - 1, 0, -1):
        other = below(slow, index + 1)
        others[index], others[other] = others[other], others[index]
    assert pieces == others
    assert quick.rng == slow.rng
