"""Secrecy (CC-8): what a seat is shown and told does not depend on anything that the seat may not know."""

import json
from itertools import takewhile
from random import Random

import pytest

from cuzco_tui.chance import seed_generator, shuffle
from cuzco_tui.game import Reason
from cuzco_tui.games.caral.engine.codes import MOOD, NEUTRALS, OFFERINGS, SETUP, TURNS
from cuzco_tui.games.caral.engine.decisions import SOMETHING
from cuzco_tui.games.caral.engine.dump import digest
from cuzco_tui.games.caral.engine.events import (
    CardsDiscarded,
    CardsSeen,
    Event,
    KindBarred,
    MoodTurnedUp,
    Offered,
    StatusTaken,
)
from cuzco_tui.games.caral.engine.flow import apply, pending_options, play
from cuzco_tui.games.caral.engine.imagine import deal_anew, imagine
from cuzco_tui.games.caral.engine.reasons import why_not
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import view_of
from tests.games.caral.helpers_invariants import check
from tests.games.caral.helpers_random import SETUPS, VARIED_SETUPS, Setup, busy, play_on, positions
from tests.long_runs import usual_among

every_table = pytest.mark.parametrize("setup", usual_among(SETUPS, VARIED_SETUPS), ids=str)


def as_bytes(s: State, seat: int | None) -> bytes:
    """A seat's view, byte for byte."""
    return json.dumps(view_of(s, seat).to_data()).encode()


def waits_by(s: State) -> str:
    """The rule that those are told who do not decide: of the part of the year, whatever is asked in a turn."""
    parts = {SETUP: "CN-6", NEUTRALS: "C2-1", TURNS: "CY-2", OFFERINGS: "CJ-1", MOOD: "CL-5"}
    return parts.get(s.phase) or ("CK-2" if s.year == 2 else "CK-3")


def another_deal(s: State, seat: int | None, seed: int) -> State:
    """The same position with foreign hands, the draw pile, the mood cards not seen yet and the generator dealt anew."""
    twin = s.copy()
    twin.rng = seed_generator(seed)
    others = [player for owner, player in enumerate(twin.players) if owner != seat]
    sizes = [sum(player.hand) for player in others]
    cards = twin.pile[:]
    for player in others:
        cards += [kind for kind, number in enumerate(player.hand) for _ in range(number)]
        player.hand = [0, 0, 0, 0]
    shuffle(twin, cards)
    for player, size in zip(others, sizes, strict=True):
        for _ in range(size):
            player.hand[cards.pop()] += 1
    twin.pile = cards
    seen = max(s.year, 1)
    hidden = twin.moods[seen:]
    shuffle(twin, hidden)
    twin.moods = twin.moods[:seen] + hidden
    return twin


@every_table
def test_another_deal_of_the_unknown_leaves_every_view_the_same(setup: Setup) -> None:
    """CC-8: not in a single byte, and no reason for anything tells of it."""
    chance = Random(1)
    changed = 0
    for s in positions(setup, 3, 4):
        for seat in (*range(s.seats), None):
            twin = another_deal(s, seat, chance.getrandbits(32))
            changed += digest(twin) != digest(s)
            assert as_bytes(twin, seat) == as_bytes(s, seat)
            if seat is not None:
                assert why_not(twin, seat) == why_not(s, seat)
    assert changed > 100


SHOWS_CARDS = (StatusTaken, KindBarred, Offered, CardsDiscarded, MoodTurnedUp)
"""Events by which cards come into the open, as the rules want it."""


def told(log: list[Event], seat: int | None) -> list[Event]:
    """The events that somebody may see, until cards come into the open."""
    seen = (event for event in log if event.private_to in (None, seat))
    return list(takewhile(lambda event: not isinstance(event, SHOWS_CARDS), seen))


@every_table
def test_the_same_choice_tells_the_same_whatever_the_observer_cannot_see(setup: Setup) -> None:
    """CC-8: also to somebody who watches another one draw; only how far it goes without a question may differ."""
    chance = Random(2)
    compared = 0
    s = setup._replace(max_years=6).game(5)
    player = busy(5)
    while s.options:
        decider = s.stack[-1][1]
        choice = player(s)
        observer = chance.choice([seat for seat in (*range(s.seats), None) if seat != decider])
        twin = another_deal(s, observer, chance.getrandbits(32))
        twin.rng = s.rng
        twin.options = pending_options(twin)
        if choice in twin.options:
            ours: list[Event] = []
            theirs: list[Event] = []
            here = s.copy()
            apply(here, choice, ours)
            apply(twin, choice, theirs)
            one, other = told(ours, observer), told(theirs, observer)
            shared = min(len(one), len(other))
            assert one[:shared] == other[:shared]
            compared += shared
            assert not any(isinstance(event, CardsSeen) for event in one if event.private_to != observer)
        play(s, choice)
    assert compared > 200


@every_table
def test_an_imagined_state_looks_the_same_and_can_be_played_to_the_end(setup: Setup) -> None:
    """What a search bot deals from its view is a whole state with the same view and the same options."""
    for number, s in enumerate(positions(setup, 6, 9)):
        if not s.options:
            continue
        seat = s.stack[-1][1]
        dreamt = imagine(view_of(s, seat), number)
        check(dreamt)
        assert as_bytes(dreamt, seat) == as_bytes(s, seat)
        assert pending_options(dreamt) == dreamt.options == s.options
        if number % 4 == 0:
            play_on(dreamt, number, 5_000)
            check(dreamt)
            assert not dreamt.options


@every_table
def test_a_state_dealt_anew_is_the_one_imagined_from_the_view(setup: Setup) -> None:
    """For the same seed both are the same to the last card, and the state stays as it was."""
    for number, s in enumerate(positions(setup, 7, 5)):
        if not s.stack:
            continue
        before = digest(s)
        seat = s.stack[-1][1]
        dealt = deal_anew(s, seat, number)
        imagined = imagine(view_of(s, seat), number)
        assert digest(dealt) == digest(imagined)
        assert dealt.options == imagined.options
        assert digest(s) == before
        assert digest(deal_anew(imagined, seat, number + 1)) == digest(imagine(view_of(s, seat), number + 1))


def test_dealing_anew_deals_differently_for_other_seeds() -> None:
    s = next(s for s in positions(Setup(4, ("moods",)), 2, 30) if s.year == 1)
    seat = s.stack[-1][1]
    assert len({digest(deal_anew(s, seat, seed)) for seed in range(20)}) == 20
    assert {deal_anew(s, seat, seed).moods[1] for seed in range(60)} == set(range(8)) - {s.moods[0]}


def test_only_who_decides_can_have_the_state_dealt_anew() -> None:
    """What others know of the question is not enough."""
    s = Setup(3, ()).game(1)
    other = (s.stack[-1][1] + 1) % 3
    with pytest.raises(ValueError, match="only the seat that decides"):
        deal_anew(s, other, 1)
    for seat in (other, None):
        with pytest.raises(ValueError, match="only the seat that decides"):
            imagine(view_of(s, seat), 1)


def test_open_offerings_are_no_hidden_cards() -> None:
    """CJ-2, CC-8: cards that lie open in the ceremony are dealt to nobody."""
    met = 0
    for seed in range(6):
        for s in positions(Setup(3, ()), seed, 1):
            if s.phase == OFFERINGS and any(s.offers) and s.stack:
                met += 1
                dealt = deal_anew(s, s.stack[-1][1], 3)
                check(dealt)
                assert dealt.offers == s.offers
    assert met > 10


@every_table
def test_only_the_decider_sees_its_options_and_others_only_whose_turn_it_is(setup: Setup) -> None:
    """CC-8: what a seat is asked could tell of its cards."""
    for s in positions(setup, 8, 7):
        if not s.options:
            assert {view_of(s, seat).kind for seat in (None, *range(s.seats))} == {""}
            continue
        decider = s.stack[-1][1]
        own = view_of(s, decider)
        assert own.options == s.options
        for seat in (None, *range(s.seats)):
            if seat != decider:
                other = view_of(s, seat)
                assert (other.options, other.stack, other.decider, other.kind) == ([], [], decider, SOMETHING)
                if seat is not None:
                    assert why_not(s, seat) == [Reason("turn", waits_by(s), {"decider": decider})]


def test_an_open_view_shows_every_hand() -> None:
    """For those who look back at a game that is over."""
    s = Setup(3, ()).game(1)
    play_on(s, 1, 40)
    view = view_of(s, None, with_all_hands=True)
    assert [player.hand for player in view.players] == [player.hand for player in s.players]
