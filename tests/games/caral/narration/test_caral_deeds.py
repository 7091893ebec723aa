"""The log of Caral deed by deed: a line for a turn, and nothing of it is lost or told twice."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from cuzco_tui.games.caral.content import default_content
from cuzco_tui.games.caral.engine import events
from cuzco_tui.games.caral.engine.choices import parse_choice
from cuzco_tui.games.caral.engine.flow import apply
from cuzco_tui.games.caral.engine.setup import new_game
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import PlayerView, view_of
from cuzco_tui.games.caral.narration.deeds import deeds
from cuzco_tui.games.caral.narration.events import event_message
from cuzco_tui.messages import LANGUAGES, Names
from cuzco_tui.play.chronicle import Entry, in_one_line
from tests.games.caral.helpers import (
    at_emissary_level,
    at_turn,
    choose,
    finish_others,
    give,
    new,
    pyramid,
    stones,
    workers,
)
from tests.games.caral.helpers_random import busy
from tests.games.caral.narration import spoken
from tests.games.caral.narration.spoken import PEOPLE
from tests.games.caral.words import caral_words

SEEDS = (1, 7, 15, 31, 47, 63)


class Moment(NamedTuple):
    """A game after a choice: what happened so far that seat 0 may know, and what it sees."""

    events: list[Any]
    view: PlayerView
    names: Names


def moments(seed: int) -> Iterator[Moment]:
    """Play a game of busy players, and give every moment of it as seat 0 sees it."""
    game, state, people = spoken.new_game(seed)
    player, names = busy(seed), Names(people, 0)
    happened = list(game.opening(state))
    yield Moment(happened, game.view(state, 0), names)
    while game.decision(state):
        log: list[Any] = []
        game.apply(state, player(state), log)
        happened = [*happened, *(event for event in log if event.private_to in (None, 0))]
        yield Moment(happened, game.view(state, 0), names)


@pytest.fixture(scope="module")
def ends() -> dict[int, Moment]:
    """The last moments of some games."""
    found = {}
    for seed in SEEDS:
        *_, found[seed] = moments(seed)
    return found


def lines(happened: list[Any], view: PlayerView, names: Names, language: str = "en") -> list[str]:
    """The log in words."""
    return [
        caral_words(language).say(
            in_one_line(Entry(deed.said, 0, deed.seat, deed.kind, deed.brought, deed.place), names)
        )
        for deed in deeds(happened, view, names)
    ]


def log_of(s: State, *texts: str) -> list[str]:
    """What seat 0 reads in the log after some choices."""
    log: list[Any] = []
    for text in texts:
        apply(s, parse_choice(text), log)
    seen = [event for event in log if event.private_to in (None, 0)]
    return lines(seen, view_of(s, 0), Names(PEOPLE[: s.seats], 0))


def said_of(event: Any, s: State) -> str:
    """An event as seat 0 hears it."""
    return caral_words("en").say(event_message(event, view_of(s, 0), Names(PEOPLE[: s.seats], 0)))


def new_game_of_three() -> State:
    """A game before its first choice."""
    return new_game(3, 1, (), 20, default_content())


@pytest.mark.parametrize("seed", SEEDS)
def test_all_fame_of_a_game_is_in_the_log(seed: int, ends: dict[int, Moment]) -> None:
    moment = ends[seed]
    scored: Counter[str] = Counter()
    for event in moment.events:
        if isinstance(event, events.FameChanged):
            scored[moment.names.names[event.seat]] += event.amount
    logged: Counter[str] = Counter()
    for deed in deeds(moment.events, moment.view, moment.names):
        for phrase in deed.brought:
            values = phrase.values
            if phrase.id == "log-fame-of":
                who = values["who"]
                logged[who if isinstance(who, str) else PEOPLE[0]] += int(str(values["fame"]))
            elif phrase.id in ("log-fame", "log-source") and deed.seat is not None:
                logged[moment.names.names[deed.seat]] += int(str(values.get("amount", values.get("fame"))))
    assert +logged == +scored


@pytest.mark.parametrize("seed", SEEDS)
def test_every_turn_and_every_offering_is_one_deed(seed: int, ends: dict[int, Moment]) -> None:
    """CY-4, CJ-1: as many lines as turns and offerings."""
    moment = ends[seed]
    found = deeds(moment.events, moment.view, moment.names)
    for kind, ids in ((events.TurnStarted, ("log-moved",)), (events.Offered, ("log-offered", "log-offered-nothing"))):
        happened = [event.seat for event in moment.events if isinstance(event, kind)]
        assert [deed.seat for deed in found if deed.said.id in ids] == happened, kind
    for kind, id_ in ((events.YearStarted, "log-year"), (events.RoundStarted, "log-round")):
        happened = [event for event in moment.events if isinstance(event, kind)]
        assert len([deed for deed in found if deed.said.id == id_]) == len(happened)
    assert len(found) * 2 < len(moment.events)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_card_of_others_is_named_before_it_lies_open(seed: int, ends: dict[int, Moment]) -> None:
    """CC-8."""
    moment = ends[seed]
    for deed in deeds(moment.events, moment.view, moment.names):
        named = [phrase for phrase in deed.brought if phrase.id in ("log-cards-seen", "log-cards-seen-by")]
        assert deed.seat == 0 or not [phrase for phrase in named if phrase.id == "log-cards-seen"]
        assert all(phrase.values["who"] == moment.names(0) for phrase in named if phrase.id == "log-cards-seen-by")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_can_be_said(language: str, ends: dict[int, Moment]) -> None:
    for moment in ends.values():
        for line in lines(*moment, language):
            assert not re.search(r"[{}$]|  | [.,:;)]|\(\)|,,", line), line


def test_a_deed_only_grows() -> None:
    """While a deed goes on its place in the log stays; what was said of it before is not told anew below it."""
    lengths = []
    for moment in moments(63):
        found = deeds(moment.events, moment.view, moment.names)
        lengths.append(len(found))
        assert all(deed.first <= deed.last < len(moment.events) for deed in found)
        assert [deed.first for deed in found] == sorted(deed.first for deed in found)
        if len(lengths) > 120:
            break
    assert lengths == sorted(lengths)


def test_a_turn_is_told_with_all_that_it_brought() -> None:
    """CM, CA-6, CR-7, CR-8."""
    s = new(3)
    workers(s, 0, 2, 1)
    give(s, 0, fish=2, alpaca=2)
    at_turn(s, 0)
    told = log_of(s, "move quarry-1", "act", "pair fish", "pair alpaca", "move village-1", "builder site-1")
    assert told[0] == (
        "You: to quarry 1, 2 spaces (+2 stones; by fish pair; +2 stones; by alpaca pair; "
        "then back to village 1, one space; builder at site 1)"
    )


def test_cards_for_a_move_belong_to_the_turn() -> None:
    """CM-11."""
    s = new(3)
    give(s, 0, clay=1, fish=1)
    at_turn(s, 0)
    told = log_of(s, "move quarry-2", "skip")
    assert told[0] == "You: to quarry 2, 6 spaces (for one clay card, one fish card; no action)"


def test_a_finished_pyramid_is_told_with_its_fame() -> None:
    """CB-5."""
    s = new(3)
    pyramid(s, 0, "site-1", 2, large=False)
    stones(s, 0, 1)
    at_turn(s, 0, "village-1")
    told = log_of(s, "move site-1", "build")
    assert told[0] == "You: to site 1, one space (level 3 of 3, site 1; small pyramid finished, number 1; +3 fame)"


def test_a_ceremony_has_a_line_for_each_offering_and_one_for_the_fame() -> None:
    """CJ-1 to CJ-5."""
    s = new(3)
    give(s, 0, stone=2)
    give(s, 1, fish=1)
    at_turn(s, 0, "village-3")
    told = log_of(s, "move centre", "offer 2 stone", "offer 1 fish")
    assert told[:6] == [
        "You: to the central pyramid, one space",
        "The year ends; high priest: You",
        "You: offering, 2 stone cards",
        "Ben: offering, one fish card",
        "Cleo: no offering",
        "You are the highest bidder, with 2 (You +3 fame, Ben +1 fame, Cleo \u22121 fame)",
    ]


def test_what_a_mood_takes_has_a_line_for_each_who_is_struck() -> None:
    """CL-5."""
    s = new(3, ("moods",))
    give(s, 0, stone=1)
    at_turn(s, 0, "village-3")
    choose(s, "move centre", "offer nothing")
    told = lines(
        [
            events.MoodJudged(0, 1, 7, (0, 1)),
            events.CaraliLost(0, 0, "quarry-1"),
            events.NothingToLose(1, 0),
        ],
        view_of(s, 0),
        Names(PEOPLE[:3], 0),
    )
    assert told == [
        "Mood, 1 of 7 cards, strikes: You, Ben",
        "You: penalty, lost worker in quarry 1",
        "Ben: penalty, nothing to lose",
    ]


def test_an_offering_that_counts_more_than_its_cards_says_so() -> None:
    """CW-8, CJ-4."""
    s = at_emissary_level(4)
    give(s, 0, fish=1)
    give(s, 1, clay=1)
    at_turn(s, 0, "village-3")
    told = log_of(s, "move centre", "offer 1 fish", "offer 1 clay")
    assert told[2:4] == ["You: offering, one fish card, counts 2", "Ben: offering, one clay card"]
    assert told[5].startswith("You are the highest bidder, with 2 ")
    offered = [events.Offered(0, 2, 1, 2), events.Offered(1, 1, 1, 1)]
    assert [said_of(event, s) for event in offered] == [
        "You: offering, one fish card, counts 2.",
        "Ben: offering, one clay card.",
    ]


def test_who_was_not_asked_for_an_offering_hears_why() -> None:
    """CJ-2, CJ-3: nobody hears it of others."""
    s = new(3)
    give(s, 0, stone=3)
    give(s, 1, stone=1)
    at_turn(s, 1, "village-3")
    told = log_of(s, "move centre", "offer 1 stone")
    assert told[3:5] == ["Cleo: no offering", "You: no offering (no card of a kind that may still be offered)"]
    assert said_of(events.NothingToOffer(0, 0), s) == "You: no card to offer."


def test_the_architect_is_told_with_his_die() -> None:
    """CY-2, CY-3: by action spaces alone."""
    s = new(3)
    at = view_of(s, 0), Names(PEOPLE[:3], 0)
    rolled, moved = events.ArchitectRolled(1, (1, 2)), events.ArchitectMoved(1, 2, "start", "quarry-1")
    assert lines([rolled, moved], *at) == ["Ben: architect, die 1 or 2, to quarry 1"]
    assert lines([moved], *at) == ["Ben: architect to quarry 1"]
    stays = events.ArchitectMoved(0, 0, "start", "start")
    assert lines([events.ArchitectRolled(0, (0,)), stays], *at) == ["You: architect, die 0, stays at the start"]
    assert said_of(moved, s) == "Ben: the architect goes 2 action spaces, to quarry 1."


def test_what_lies_open_is_told_in_a_sentence_for_each_module() -> None:
    """CN-5."""
    s = new(3)
    event = events.ModulesLaidOut(0, (0, 6), (1,), (0, 7))
    assert lines([event], view_of(s, 0), Names(PEOPLE[:3], 0)) == [
        "Mood of the gods: 7 cards in all, or all but who offered the most lose a placed Carali",
        "Year tiles in a row: placed Carali, furthest ahead",
        "Status cards: Herder",
        "Progress tiles: tile P1, 3 cards, then discard one; tile P8, stones or a level",
    ]
    assert said_of(event, s).count(". ") == 3


def test_what_is_gained_is_told_where_it_happens() -> None:
    """CR-7, CR-8: before a second move, not as if that had brought it."""
    s = new(3)
    pyramid(s, 1, "site-2", 1)
    stones(s, 1, 1)
    give(s, 1, fish=2, alpaca=2)
    at_turn(s, 1, "quarry-1")
    told = log_of(s, "move cult-1", "act", "pair fish", "pair alpaca", "move site-2", "build")
    assert told[0] == (
        "Ben: to cult place 1, one space (+2 cards; by fish pair; +2 cards; by alpaca pair; "
        "then back to site 2, 2 spaces; level 2 of 5, site 2)"
    )


def means_of(s: State, *texts: str) -> list[str]:
    """What those hear of the first deed who want to hear little."""
    log: list[Any] = []
    for text in texts:
        apply(s, parse_choice(text), log)
    first = deeds([event for event in log if event.private_to in (None, 0)], view_of(s, 0), Names(PEOPLE, 0))[0]
    return [caral_words("en").say(phrase) for phrase in first.means]


def test_the_cards_that_made_a_move_possible_are_told_to_those_who_hear_little() -> None:
    """CM-11, CR-2, CR-4 to CR-8."""
    s = new(3)
    give(s, 1, clay=1, fish=2, alpaca=2)
    at_turn(s, 1)
    told = means_of(s, "move village-2", "discard 1 clay", "worker quarry-1", "pair fish", "worker quarry-1")
    assert told == ["for one clay card", "worker in quarry 1", "by fish pair", "worker in quarry 1"]


def test_where_others_begin_is_told_to_those_who_hear_little() -> None:
    """CN-6, C2-1: where the builder stands; the workers are the same for all."""
    s = new_game_of_three()
    log: list[Any] = []
    apply(s, s.options[0], log)
    found = deeds(log, view_of(s, None), Names(PEOPLE[:3], None))
    first = next(deed for deed in found if deed.seat == s.start)
    assert first.sort == "turns"
    assert [caral_words("en").say(phrase) for phrase in first.means] == ["builder at site 1"]
    neutral = deeds([events.NeutralLevelPlaced(1, "site-4")], view_of(s, 0), Names(PEOPLE[:3], 0))[0]
    assert neutral.sort == "turns"


def test_the_thanks_of_a_new_year_are_one_line() -> None:
    """CG-1."""
    s = new(3)
    happened = [
        events.NewStartPlayer(1),
        events.YearStarted(2, 1),
        events.FameChanged(1, 2, 3),
        events.CardsDrawn(1, 2),
        events.CardsDrawn(0, 1),
        events.CardsSeen(0, (2,)),
        events.RoundStarted(2, 1),
    ]
    assert lines(happened, view_of(s, 0), Names(PEOPLE[:3], 0)) == [
        "Start player: Ben",
        "Year 2",
        "Thanks of the gods (Ben +2 fame, Ben 2 cards, You one fish card)",
        "round 1",
    ]


def test_ce_1_that_the_year_is_the_last_is_a_line_of_its_own_beside_the_turn_that_goes_on() -> None:
    s = new(3)
    finish_others(s, 6, seat=1)
    pyramid(s, 2, "site-1", 2, large=False)
    stones(s, 2, 1)
    at_turn(s, 2)
    log: list[Any] = []
    for text in ("move site-1", "build"):
        apply(s, parse_choice(text), log)
    turn, notice = deeds(log, view_of(s, 0), Names(PEOPLE[:3], 0))[:2]
    assert (turn.seat, notice.seat) == (2, None)
    assert [phrase.id for phrase in turn.brought] == ["log-level", "log-finished", "brings-height", "log-fame"]
    assert [phrase.id for phrase in turn.foremost] == ["log-finished", "log-fame"]
    assert (notice.kind, notice.sort) == ("notice", "")
    assert caral_words("en").say(notice.said) == "7 pyramids are finished: this year is the last one"


def test_what_goes_on_with_a_turn_that_was_told_before_is_marked_as_that(ends: dict[int, Moment]) -> None:
    happened, view, names = ends[SEEDS[0]]
    moved = next(place for place, event in enumerate(happened) if isinstance(event, events.FigureMoved))
    whole, *_ = (deed for deed in deeds(happened, view, names) if deed.first == moved)
    rest = deeds(happened[moved + 1 : whole.last + 1], view, names)
    assert not whole.continues
    assert [deed.continues for deed in rest if deed.seat == whole.seat and deed.kind == "deed"] == [True]
