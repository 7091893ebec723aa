"""What an option would bring: told for certain, and never more than the seat can know."""

from random import Random

import pytest

from cuzco_tui.games.caral.engine import events
from cuzco_tui.games.caral.engine.choices import OFFER_NOTHING, Offer, parse_choice
from cuzco_tui.games.caral.engine.codes import FROM_CEREMONIES, MODULE_NAMES, OFFERINGS
from cuzco_tui.games.caral.engine.flow import apply
from cuzco_tui.games.caral.engine.outcomes import tried
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import view_of
from cuzco_tui.games.caral.narration.outcomes import brings, phrases
from cuzco_tui.messages import Message, Names
from tests.games.caral.helpers import (
    at_emissary_level,
    at_turn,
    choose,
    give,
    new,
    pyramid,
    refresh,
    reserve,
    roll,
    stones,
    visit,
    workers,
)
from tests.games.caral.helpers_random import Setup, busy, positions
from tests.games.caral.words import caral_words
from tests.long_runs import usual_first

PEOPLE = ("Ann", "Ben", "Cleo", "Dan")
NO_MODULES = Setup(2, ())
ALL_MODULES = Setup(4, MODULE_NAMES)


def brought(s: State, text: str) -> list[Message]:
    """What the decider is told about an option."""
    seat = s.stack[-1][1]
    choice = parse_choice(text)
    assert choice in s.options, [option.text for option in s.options]
    return brings(choice, view_of(s, seat), Names(PEOPLE[: s.seats], seat))


def told(s: State, text: str) -> list[str]:
    """The same in English."""
    return [caral_words("en").say(phrase) for phrase in brought(s, text)]


@pytest.mark.parametrize("seed", usual_first(range(12), 2))
@pytest.mark.parametrize("setup", [NO_MODULES, ALL_MODULES], ids=str)
def test_what_is_told_comes_true_whatever_lies_hidden(setup: Setup, seed: int) -> None:
    """CC-8: tried out in the real game every phrase holds, though the words know only what the seat sees."""
    compared = 0
    for s in positions(setup, seed, 7):
        if not s.options or s.phase == OFFERINGS:
            continue
        for choice in s.options:
            promised = brought(s, choice.text)
            seat = s.stack[-1][1]
            really = list(phrases(tried(s, choice, seat)[0], choice, view_of(s, seat)))
            assert [phrase for phrase in promised if phrase not in really] == [], choice
            compared += len(promised)
    assert compared > 50


@pytest.mark.parametrize("seed", range(4))
def test_what_is_told_of_an_offering_comes_true(seed: int) -> None:
    """CJ-4, CJ-5: the fame of the highest is promised only where nobody can offer more."""
    s = ALL_MODULES.game(seed)
    player, chance, certain = busy(seed), Random(seed), 0
    while s.options:
        seat, choice = s.stack[-1][1], chance.choice(s.options) if s.phase == OFFERINGS else player(s)
        if not isinstance(choice, Offer) and choice is not OFFER_NOTHING:
            apply(s, choice)
            continue
        promised = [phrase.values["fame"] for phrase in brought(s, choice.text) if phrase.id == "brings-fame"]
        twin, log = s.copy(), list[events.Event]()
        apply(twin, choice, log)
        while twin.phase == OFFERINGS:
            apply(twin, chance.choice(twin.options), log)
        gained = [
            event.amount
            for event in log
            if isinstance(event, events.FameChanged) and (event.seat, event.source) == (seat, FROM_CEREMONIES)
        ]
        if promised:
            assert promised == gained
            certain += 1
        apply(s, choice)
    assert certain >= 3


def test_a_move_says_what_can_be_done_there() -> None:
    """CA-4 to CA-9."""
    s = new(3)
    give(s, 0, stone=1)
    workers(s, 0, 3, 1)
    refresh(s)
    assert told(s, "move village-1") == ["then a Carali to place"]
    assert told(s, "move quarry-1") == ["then 3 stones"]
    assert told(s, "move cult-1") == ["then 2 cards"]
    assert told(s, "move market-1") == ["then an alpaca"]


def test_a_move_for_cards_says_what_it_leads_to_whichever_are_discarded() -> None:
    """CM-11."""
    s = new(3)
    give(s, 0, stone=2, clay=2, fish=1)
    workers(s, 0, 1, 2)
    pyramid(s, 1, "site-16", 1)
    refresh(s)
    assert told(s, "move quarry-2") == ["then 2 stones"]
    assert told(s, "move village-2") == ["then a Carali to place"]
    assert told(s, "move site-16") == ["no action"]


def test_an_own_site_without_a_level_is_founded() -> None:
    """CM-6."""
    s = new(3)
    reserve(s, 0, "site-1")
    stones(s, 0, 1)
    refresh(s)
    assert told(s, "move site-1") == ["then the first level"]


def test_finishing_a_pyramid_tells_fame_and_the_growth_of_the_centre() -> None:
    """CB-5, CB-6."""
    s = new(3)
    pyramid(s, 1, "site-5", 3, large=False)
    pyramid(s, 0, "site-1", 2, large=False)
    stones(s, 0, 1)
    at_turn(s, 0, "village-1")
    choose(s, "move site-1")
    assert "3 fame" in told(s, "build")
    assert any(phrase.startswith("pyramid number ") for phrase in told(s, "build"))


def test_stones_that_find_no_room_are_told() -> None:
    """CA-6."""
    s = new(3)
    stones(s, 0, 3)
    workers(s, 0, 3, 1)
    visit(s, "quarry-1")
    assert told(s, "act") == ["one stone, 2 lost"]


def test_what_falls_behind_the_architect_is_told_with_the_number_on_the_die() -> None:
    """CY-2, CA-2."""
    s = new(3, sites=("site-1", "site-18", "site-19"))
    roll(s, 0, 2)
    assert told(s, "architect 2") == ["behind the architect then: site 1"]


def test_a_certain_card_of_an_alpaca_is_counted_and_not_named() -> None:
    """CW-7: the tile of level 2 draws a card for each alpaca."""
    s = visit(at_emissary_level(2), "market-1")
    assert told(s, "alpaca sled") == ["one card"]


def test_only_the_decider_is_told() -> None:
    s = new(3)
    choice = s.options[0]
    assert brings(choice, view_of(s, 1), Names(PEOPLE[:3], 1)) == []
    assert brings(choice, view_of(s, None), Names(PEOPLE[:3], None)) == []
    assert brings(parse_choice("move centre"), view_of(s, 0), Names(PEOPLE[:3], 0)) == []
