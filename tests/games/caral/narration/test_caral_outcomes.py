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
    lay,
    levels_on,
    new,
    on_top,
    pyramid,
    refresh,
    reserve,
    roll,
    show_statuses,
    show_tiles,
    stones,
    visit,
    with_anaconda,
    workers,
)
from tests.games.caral.helpers_random import Setup, busy, positions
from tests.games.caral.words import caral_words
from tests.long_runs import usual_first

PEOPLE = ("Ann", "Ben", "Cleo", "Dan")
MINUS = "\N{MINUS SIGN}"
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
    assert told(s, "move village-2")[0] == "then a Carali to place"
    assert told(s, "move site-16")[0] == "no action"


def test_what_a_place_brings_is_told_of_a_move_for_cards_too() -> None:
    """CM-11, CY-5."""
    s = new(3)
    give(s, 0, stone=1, clay=1)
    assert told(at_turn(s), "move market-1") == ["then an alpaca"]
    assert told(s, "move village-2") == ["then a Carali to place"]


def test_a_place_where_nothing_can_be_done_says_so_of_a_move_for_cards_too() -> None:
    """CA-9, CM-11."""
    s = new(3)
    pyramid(s, 1, "site-10", 1)
    give(s, 0, stone=1, clay=1)
    assert told(at_turn(s), "move site-10") == ["no action"]


def test_what_an_action_brings_is_told_although_its_words_say_so() -> None:
    """CA-6, CA-7."""
    s = new(3)
    workers(s, 0, 3, 1)
    assert told(visit(s, "quarry-1"), "act") == ["3 stones"]
    assert told(visit(new(3), "cult-1"), "act") == ["2 cards"]


def test_a_level_says_what_it_counts_at_the_end_and_that_it_costs_a_stone() -> None:
    """CB-1, CE-5."""
    s = new(3)
    pyramid(s, 0, "site-1", 1)
    reserve(s, 0, "site-2")
    stones(s, 0, 1)
    at_turn(s, 0, "village-1")
    there = s.copy()
    choose(there, "move site-1")
    assert told(there, "build") == ["1 fame at the end, 10 for the whole pyramid", "for one stone"]
    choose(s, "move site-2")
    assert told(s, "build small") == ["1 fame at the end, 5 for the whole pyramid", "for one stone"]


def test_a_carali_that_is_placed_says_what_it_is_good_for() -> None:
    """CA-4, CA-6, CG-1, CE-5."""
    s = new(3)
    pyramid(s, 0, "site-9", 5)
    visit(s, "village-1")
    assert told(s, "worker quarry-1") == ["2 stones at each visit"]
    assert told(s, "priest site-9") == ["1 fame each year", "2 fame at the end"]
    assert told(s, "builder site-4") == ["your own site, 2 spaces ahead"]


def test_a_second_move_follows_whether_the_action_is_taken_or_not() -> None:
    """CR-8: also where cards are drawn, or another pair is asked for before."""
    s = new(3)
    give(s, 0, alpaca=2)
    assert told(visit(s, "cult-1"), "act") == ["2 cards", "then a second move by an alpaca pair"]
    assert told(s, "skip") == ["then a second move by an alpaca pair"]
    s = new(3)
    give(s, 0, fish=2, alpaca=2)
    assert told(visit(s, "cult-1"), "act") == [
        *("2 cards", "then once more by a fish pair", "then a second move by an alpaca pair"),
    ]


def test_an_own_site_without_a_level_is_founded() -> None:
    """CM-6."""
    s = new(3)
    reserve(s, 0, "site-1")
    stones(s, 0, 1)
    refresh(s)
    assert told(s, "move site-1") == ["then the first level"]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["level 1 of 3 built", "1 fame at the end, 5 for the whole pyramid", "for one stone"]),
        ("de", ["Stufe 1 von 3 gebaut", "1 Ruhmpunkt am Ende, 5 für die ganze Pyramide", "für einen Stein"]),
        ("nl", ["laag 1 van 3 gebouwd", "1 roem aan het eind, 5 voor de hele piramide", "voor één steen"]),
    ],
)
def test_a_level_that_is_built_without_a_question_is_told_with_its_stone(language: str, said: list[str]) -> None:
    """CM-6, CB-4: with no level of size 5 left the pyramid begun is a small one, so nothing is asked after the move."""
    s = new(3)
    for seat, site in ((1, "site-1"), (1, "site-2"), (1, "site-4"), (2, "site-5"), (2, "site-6"), (2, "site-7")):
        pyramid(s, seat, site, 1)
    reserve(s, 0, "site-3")
    stones(s, 0, 1)
    at_turn(s, 0)
    assert [caral_words(language).say(phrase) for phrase in brought(s, "move site-3")] == said
    choose(s, "move site-3")
    assert levels_on(s, "site-3") == 1


def test_an_option_whose_words_say_that_it_builds_does_not_tell_it_again() -> None:
    """CB-1, CR-4."""
    s = new(3)
    pyramid(s, 0, "site-1", 1)
    stones(s, 0, 3)
    give(s, 0, stone=2, clay=2)
    at_turn(s, 0, "village-1")
    choose(s, "move site-1")
    once = ["1 fame at the end, 10 for the whole pyramid", "for one stone", "then one more level by a pair"]
    assert told(s, "build")[:3] == once
    choose(s, "build")
    assert told(s, "pair stone")[:3] == once


def test_a_level_built_by_a_forced_action_is_told_with_the_pair_and_with_the_payment() -> None:
    """CK-5, CP-3, CR-7: with no worker in the quarry the tile of quarries only builds, on the one pyramid there is."""
    s = with_anaconda("quarry-1", "progress")
    show_tiles(s, "P8", "P1", "P3")
    lay(s, "P8", "quarry-1")
    workers(s, 0, 0, 2)
    stones(s, 0, 3)
    give(s, 0, fish=2)
    visit(s, "quarry-1")
    assert told(s, "pay stone") == [
        "one fame lost",
        "level 2 of 5 built",
        "1 fame at the end, 10 for the whole pyramid",
        "for one stone",
        "then once more by a fish pair",
    ]
    choose(s, "pay stone")
    assert told(s, "pair fish") == [
        "level 3 of 5 built",
        "1 fame at the end, 10 for the whole pyramid",
        "for one stone",
        "then the anaconda to move",
    ]


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


def test_fame_that_depends_on_the_mixture_of_drawn_cards_is_not_promised() -> None:
    """CA-7, CS-2: two cards of any one kind bring five of a kind or three pairs, a stone and a clay card neither."""
    s = new(3, ("status",))
    show_statuses(s, "S10", "S11")
    give(s, 0, stone=3, clay=3, fish=1, alpaca=1)
    on_top(s, "stone", "clay")
    visit(s, "cult-1")
    assert told(s, "act") == ["2 cards"]


def test_fame_paid_is_not_told_as_a_loss_where_drawn_cards_may_bring_a_status_card() -> None:
    """CK-5, CS-2: two cards of a kind bring no third pair, a stone and a clay card do."""
    s = with_anaconda("cult-1", "status")
    show_statuses(s, "S11")
    give(s, 0, stone=1, clay=1, fish=2, alpaca=1)
    stones(s, 0, 1)
    on_top(s, "stone", "clay")
    visit(s, "cult-1")
    assert [phrase for phrase in told(s, "pay stone") if "fame" in phrase] == []


def test_cards_in_other_hands_take_no_status_card_from_what_is_told() -> None:
    """CS-2, CC-8: whoever met a condition before would have the card, so no imagined hand takes it first."""
    s = with_anaconda("cult-1", "status")
    show_statuses(s, "S11")
    give(s, 0, stone=2, clay=2, fish=1, alpaca=1)
    give(s, 1, stone=3, clay=1, fish=3, alpaca=1)
    give(s, 2, stone=1, clay=3, fish=1, alpaca=3)
    stones(s, 0, 1)
    visit(s, "cult-1")
    assert [phrase for phrase in told(s, "pay stone") if "fame" in phrase] == []


def test_only_the_decider_is_told() -> None:
    s = new(3)
    choice = s.options[0]
    assert brings(choice, view_of(s, 1), Names(PEOPLE[:3], 1)) == []
    assert brings(choice, view_of(s, None), Names(PEOPLE[:3], None)) == []
    assert brings(parse_choice("move centre"), view_of(s, 0), Names(PEOPLE[:3], 0)) == []
