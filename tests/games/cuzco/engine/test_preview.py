"""What an option leads to, as facts: the temple, the next question with its options; only the decider learns it."""

from random import Random

import pytest

from cuzco_tui.games.cuzco.engine import State, apply, new_game, parse_choice
from cuzco_tui.games.cuzco.engine.choices import DECLINE
from cuzco_tui.games.cuzco.engine.codes import GODS
from cuzco_tui.games.cuzco.engine.decisions import DECISION_NAMES
from cuzco_tui.games.cuzco.engine.imagine import imagine
from cuzco_tui.games.cuzco.engine.pending import Pending, pending
from cuzco_tui.games.cuzco.engine.preview import FeatherSet, Placing, Preview, preview
from cuzco_tui.games.cuzco.engine.view import view_of
from tests.games.cuzco.kit import at_turn, choose, decider, give_card, give_feathers, new
from tests.games.cuzco.random_play import SETUPS, Setup, any_option


def seen(s: State, text: str) -> Preview:
    """What the decider may know of an option's outcome."""
    return preview(view_of(s, decider(s)), parse_choice(text))


def test_a_priest_pushes_those_below_until_a_gap_is_filled() -> None:
    """T-2: seats 1 and 2 go down a step each; from the lowest step a priest goes home."""
    s = new()
    s.temple = [-1, -1, -1, -1, 2, 1]
    s.players[1].priests = s.players[2].priests = 3
    at_turn(s, 0, (6,))
    choose(s, "die 6 temple")
    assert seen(s, "step 6").placing == Placing(6, (1, 2), (), (-1, -1, -1, 2, 1, 0))
    s.temple = [3, 2, -1, -1, -1, -1]
    assert seen(s, "step 2").placing == Placing(2, (2,), (3,), (2, 0, -1, -1, -1, -1))


def test_card_12_sends_home_who_stands_there_and_pushes_nobody() -> None:
    """G-12."""
    s = new()
    s.temple = [-1, -1, -1, -1, 2, 1]
    s.players[1].priests = s.players[2].priests = 3
    give_card(s, 0, 12)
    at_turn(s, 0, (6,))
    choose(s, "die 6 temple")
    assert seen(s, "step 6 12 offering").placing == Placing(6, (), (1,), (-1, -1, -1, -1, 2, 0))


@pytest.mark.parametrize(("space", "offered"), [(0, ["knowledge", "food", "decline"]), (99, ["food", "decline"])])
def test_the_second_half_of_a_fire_trial_is_known_before_the_first_is_taken(space: int, offered: list[str]) -> None:
    """F-1, K-1: at the end of the knowledge track there is no step to take; card 08 replaces both halves."""
    s = at_turn(new(temple="exact"), 0, (4,))
    give_card(s, 0, 8)
    s.players[0].knowledge = min(space, len(s.content.track_vp) - 1)
    choose(s, "die 4 temple")
    assert [option.text for option in seen(s, "decline").options] == offered
    assert [asked.kind for asked in seen(s, "offering").ahead] == ["ChooseFireGrowth"]
    assert "ChooseFireGrowth" not in [asked.kind for asked in seen(s, "card 08 offering").ahead]


def test_a_feather_tells_its_circlet_and_the_pips_that_wait_below() -> None:
    """M-4, H-2, X-6."""
    s = new()
    give_feathers(s, 0, 1)
    at_turn(s, 0, (4,))
    choose(s, "die 4 exchange", "feather turquoise")
    told = seen(s, "slot 2")
    assert told.feathers == (FeatherSet(0, ready=1, vp=10),)
    assert told.ahead == (Pending("ChooseExchange", pips=2),)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_what_is_certain_is_what_happens(setup: Setup) -> None:
    """The temple, the next question and its options are there when the option was chosen, whatever is turned up."""
    chance = Random(str(setup))
    compared = 0
    s = setup.game(5)
    pick = any_option(5)
    while s.options:
        if chance.random() < 0.3:
            seat = decider(s)
            for choice in s.options:
                told = preview(view_of(s, seat), choice)
                twin = s.copy()
                apply(twin, choice)
                if told.placing is not None:
                    assert tuple(twin.temple) == told.placing.temple or twin.round > s.round
                if told.ahead:
                    assert DECISION_NAMES[twin.stack[-1][0]] == told.ahead[0].kind, choice
                    assert set(told.options) <= set(twin.options), choice
                    compared += 1
        apply(s, pick(s.options))
    assert compared > 50


def test_the_pending_decision_of_a_view_tells_what_a_preview_told_of_it() -> None:
    """What follows an option is told in the same facts as what is asked."""
    s = at_turn(new(), 0, (4,))
    for text in ("die 4 stone", "die 4 study", "die 4 exchange", "die 4 temple"):
        (told,) = seen(s, text).ahead
        twin = s.copy()
        choose(twin, text)
        assert pending(view_of(twin, 0)) == told


def test_who_does_not_decide_sees_nothing() -> None:
    """Options belong to the decider; what cannot be chosen brings nothing."""
    s = new_game(3, 1)
    choice = s.options[0]
    for seat in (None, *(other for other in range(3) if other != decider(s))):
        assert preview(view_of(s, seat), choice) == Preview(choice)
        assert pending(view_of(s, seat)) is None
    assert preview(view_of(s, decider(s)), DECLINE) == Preview(DECLINE)


@pytest.mark.parametrize("turned_up", range(3))
def test_a_card_that_a_medal_has_used_lies_where_it_is_said_to_lie_whatever_is_turned_up_next(turned_up: int) -> None:
    """G-0: the very card is followed in an imagined pile too."""
    s = at_turn(new(), 0, (4,))
    for god in range(GODS):
        pile = s.piles[god]
        for height, card in enumerate(pile):
            s.medal_cards = ((card, height),)
            imagined = imagine(view_of(s, 0), 1, turned_up)
            (used,) = imagined.medal_cards
            assert imagined.piles[god][used[1]] == used[0] == card
        wanted = god * 3 + 1 + turned_up
        assert imagined.piles[god][-1] == wanted or wanted not in imagined.piles[god]
