"""What every god card costs, from hand and through an Inti medal, and that it is refused without either (G-0)."""

from collections.abc import Callable
from random import Random
from typing import NamedTuple

import pytest

from cuzco_tui.games.cuzco.engine import State, apply
from cuzco_tui.games.cuzco.engine.codes import PHASE_CITY, PHASE_DICE, PHASE_END, PHASE_PEOPLE, SLID_DOWN, TEMPLE
from cuzco_tui.games.cuzco.engine.events import CardPlayed, CardTurnedUp, Event
from tests.games.cuzco.kit import (
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
    show_god,
    texts,
)

STUDY_02, STUDY_05, STUDY_09, FARM_02, FARM_10 = 1, 4, 8, 13, 21
TASK_01, TASK_39 = 6, 44
VIAS = {"offering": 1, "inti": 2}
PHASES_OF_CARD = {
    **{card: {PHASE_DICE} for card in (2, 5, 6, 7, 9, 10, 12, 13, 14)},
    8: {PHASE_DICE, PHASE_PEOPLE},
    **{card: {PHASE_PEOPLE} for card in (1, 11, 15)},
    3: {PHASE_CITY},
    4: {PHASE_CITY, PHASE_END},
}


class Moment(NamedTuple):
    """A moment at which a card fits: what is arranged, which choices lead there and the option without its payment."""

    card: int
    arrange: Callable[[State], object]
    start: Callable[[State], object]
    steps: tuple[str, ...]
    option: str


def nothing(_s: State) -> None:
    """Arrange nothing."""


def turn_with_fours(s: State) -> None:
    """Open a turn of seat 0 with three fours in hand."""
    at_turn(s, 0, (4, 4, 4))


def at_end(s: State) -> None:
    """Begin the end of the game, with seat 0 first in order."""
    s.round, s.phase, s.turn, s.stack = 6, PHASE_END, 0, []
    refresh(s)


def one_feather_short(s: State) -> None:
    """Give seat 0 two of the three orange feathers of Task 01, and another task that is out of reach."""
    give_task(s, 0, TASK_01, TASK_39)
    give_feathers(s, 0, 7, 8)


def soup_and_food(s: State) -> None:
    """Put soups into the row of the round, and the food for one into the hand of seat 0."""
    s.market[0] = [0, 0, 0, 0, 0]
    s.players[0].food = 1


def discarded_tile(s: State) -> None:
    """Put one farm tile to the discard piles."""
    s.people_stacks[1].remove(FARM_10)
    s.people_discards[FARM_10] += 1


def priest_of_another(s: State) -> None:
    """Let a priest of seat 1 stand on step 4."""
    s.temple[3] = 1
    s.players[1].priests -= 1


MOMENTS = [
    pytest.param(moment, id=name)
    for name, moment in {
        "G-01": Moment(1, lambda s: give_tiles(s, 0, STUDY_02), at_people, (), "card 01"),
        "G-02": Moment(
            2, lambda s: give_tiles(s, 0, STUDY_05 + SLID_DOWN), turn_with_fours, ("die 4 exchange",), "card 02"
        ),
        "G-03": Moment(3, soup_and_food, at_market, ("buy soup",), "card 03"),
        "G-04": Moment(4, one_feather_short, at_palace, (), "fulfil 01 04"),
        "G-04 at the end": Moment(4, one_feather_short, at_end, (), "fulfil 01 04"),
        "G-05": Moment(5, nothing, turn_with_fours, ("die 4 points",), "card 05"),
        "G-06": Moment(6, lambda s: put_die(s, 1, 0, 3, TEMPLE), turn_with_fours, (), "card 06"),
        "G-07": Moment(7, lambda s: put_die(s, 1, 0, 3, TEMPLE), turn_with_fours, (), "die 4 temple 07"),
        "G-08": Moment(8, nothing, turn_with_fours, ("die 4 temple", "step 4"), "card 08"),
        "G-08 in phase II": Moment(
            8,
            lambda s: (give_tiles(s, 0, STUDY_09, FARM_02), give_feathers(s, 0, 1, 2)),
            at_people,
            ("use study 09",),
            "card 08",
        ),
        "G-09": Moment(9, discarded_tile, turn_with_fours, ("die 4 study", "tile study 4"), "card 09"),
        "G-10": Moment(10, nothing, turn_with_fours, ("die 4 stone", "road inner-4 stone 2", "slot 7"), "card 10"),
        "G-11": Moment(11, lambda s: give_tiles(s, 0, STUDY_02, STUDY_05), at_people, ("use study 02",), "card 11"),
        "G-12": Moment(12, priest_of_another, turn_with_fours, ("die 4 temple",), "step 4 12"),
        "G-13": Moment(13, nothing, turn_with_fours, ("die 4 exchange",), "card 13"),
        "G-14": Moment(14, nothing, turn_with_fours, ("die 4 stone",), "card 14"),
        "G-15": Moment(15, lambda s: give_tiles(s, 0, FARM_02, FARM_10), at_people, ("use farm 02",), "card 15"),
    }.items()
]


@pytest.mark.parametrize("via", VIAS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_card_costs_an_offering_from_hand_or_a_medal_from_the_display(moment: Moment, via: str) -> None:
    """G-0, G-01, G-02, G-03, G-04, G-05, G-06, G-07, G-08, G-09, G-10, G-11, G-12, G-13, G-14, G-15.

    From hand the card and an offering go. The medal leaves the game, needs no offering and no card in hand; its card is
    discarded and the next one of the pile turned up.
    """
    s = poor()
    moment.arrange(s)
    if via == "offering":
        give_card(s, 0, moment.card)
        s.players[0].offerings = 1
    else:
        show_god(s, moment.card)
        s.players[0].inti = 1
    before = reach(s, moment)
    assert [text for text in texts(s) if text.startswith(moment.option)] == [f"{moment.option} {via}"]
    log = choose(s, f"{moment.option} {via}")
    assert_paid(before, s, log, moment.card, via)


@pytest.mark.parametrize("via", VIAS)
@pytest.mark.parametrize("moment", MOMENTS)
def test_whoever_could_pay_both_ways_chooses_one(moment: Moment, via: str) -> None:
    """G-0: with the card in hand and face up, an offering and a medal, both ways are offered and only one is paid."""
    s = poor()
    moment.arrange(s)
    give_card(s, 0, moment.card)
    show_god(s, moment.card)
    s.players[0].offerings = s.players[0].inti = 1
    before = reach(s, moment)
    ways = [text for text in texts(s) if text.startswith(moment.option)]
    assert ways == [f"{moment.option} offering", f"{moment.option} inti"]
    log = choose(s, f"{moment.option} {via}")
    assert_paid(before, s, log, moment.card, via)


@pytest.mark.parametrize("lack", ["no offering", "no card", "no medal", "not face up"])
@pytest.mark.parametrize("moment", MOMENTS)
def test_a_card_is_refused_when_it_cannot_be_paid(moment: Moment, lack: str) -> None:
    """G-0: a card without an offering, an offering without the card, a face-up card without a medal, and a medal while
    another card of that god lies face up: each of them is of no use.
    """
    s = poor()
    moment.arrange(s)
    player = s.players[0]
    if lack == "no offering":
        give_card(s, 0, moment.card)
    elif lack == "no card":
        player.offerings = 3
    elif lack == "no medal":
        show_god(s, moment.card)
    else:
        show_god(s, moment.card + 1 if moment.card % 3 else moment.card - 1)
        player.inti = 3
    before = reach(s, moment)
    assert not any(text.startswith(moment.option) for text in texts(s))
    assert not any(f" {moment.card:02} " in f" {text} " for text in texts(s) if "inti" in text or "offering" in text)
    assert s.discards == before.discards


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_card_in_the_hand_of_another_player_is_of_no_use(moment: Moment) -> None:
    """G-0: a card is played in the player's own turn only."""
    s = poor()
    moment.arrange(s)
    give_card(s, 3, moment.card)
    s.players[3].offerings = 3
    reach(s, moment)
    assert not s.options or decider(s) != 3
    assert not any(text.startswith(moment.option) for text in texts(s))


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_card_is_refused_in_every_phase_that_it_does_not_name(moment: Moment) -> None:
    """G-0: at each moment that suits one card, all cards of other phases are refused, in hand and face up."""
    for card, phases in PHASES_OF_CARD.items():
        s = poor()
        moment.arrange(s)
        give_card(s, 0, card)
        show_god(s, card)
        s.players[0].offerings = s.players[0].inti = 5
        reach(s, moment)
        offered = [text for text in texts(s) if f" {card:02} " in text and text.endswith(("offering", "inti"))]
        assert s.phase in phases or offered == [], card


@pytest.mark.parametrize("seed", range(6))
def test_no_card_is_ever_played_outside_its_phases_or_in_the_turn_of_another(seed: int) -> None:
    """G-0, G-01, G-02, G-03, G-04, G-05, G-06, G-07, G-08, G-09, G-10, G-11, G-12, G-13, G-14, G-15: the phases.

    Two rounds of a rich table, in which cards are played whenever a chance choice does.
    """
    random = Random(seed)
    s = new(3, seed)
    s.round = 5
    for player in s.players:
        player.hand = [0] + [3] * 15
        player.offerings, player.inti, player.food = 60, 10, 9
    played = set()
    while s.options:
        phase, seat = s.phase, decider(s)
        cards = [
            option for option in s.options if any(word in option.text for word in ("card", " 04 ", " 07 ", " 12 "))
        ]
        choice = random.choice(cards if cards and random.random() < 0.5 else s.options)
        log: list[Event] = []
        apply(s, choice, log)
        for event in log:
            if isinstance(event, CardPlayed):
                played.add(event.card)
                assert phase in PHASES_OF_CARD[event.card], event
                assert event.seat == seat
    assert len(played) >= 10


def poor() -> State:
    """Give a new game in which nobody can pay for any card."""
    s = new()
    for player in s.players:
        player.offerings = player.inti = 0
    return s


def reach(s: State, moment: Moment) -> State:
    """Go to the moment and give a copy of the state there."""
    moment.start(s)
    choose(s, *moment.steps)
    return s.copy()


def assert_paid(before: State, s: State, log: list[Event], card: int, via: str) -> None:
    """Check that a card was paid in one way and nothing else was."""
    god = (card - 1) // 3
    mine, was = s.players[0], before.players[0]
    assert CardPlayed(0, card, VIAS[via]) in log
    assert s.discards[card] == before.discards[card] + 1
    if via == "offering":
        assert (mine.hand[card], mine.offerings, mine.inti) == (was.hand[card] - 1, was.offerings - 1, was.inti)
        assert (s.face_up, s.inti_out) == (before.face_up, before.inti_out)
    else:
        following = before.piles[god][-1]
        assert (mine.hand[card], mine.offerings, mine.inti) == (was.hand[card], was.offerings, was.inti - 1)
        assert CardTurnedUp(god, following) in log
        assert s.face_up[god] == following
        assert s.inti_out == before.inti_out + 1
