"""Options and reasons of Caral in words: who stands where, what is finished by a pair, and what comes first."""

import pytest

from cuzco_tui.games.caral.engine.choices import parse_choice
from cuzco_tui.games.caral.engine.reasons import why_not
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import view_of
from cuzco_tui.messages import Names
from tests.games.caral.helpers import (
    architect,
    at_turn,
    choose,
    give,
    new,
    pyramid,
    refresh,
    reserve,
    roll,
    stand,
    stones,
    visit,
    workers,
)
from tests.games.caral.narration.test_caral_wording import NARRATOR, PEOPLE, line, on_the_way, option, shown, why
from tests.games.caral.words import caral_words


def test_a_place_says_whose_figures_stand_there() -> None:
    """CM-8: one's own figure comes last, where it is told at all."""
    s = on_the_way()
    for seat in (1, 2):
        stand(s, seat, "cult-1")
    stand(s, 2, "market-1")
    refresh(s)
    assert option(s, "move market-1") == "Ahead to animal market 1, 4 spaces: Cleo is there"
    stand(s, 2, "cult-1")
    refresh(s)
    assert option(s, "move cult-1") == "Ahead to cult place 1, 3 spaces: Ben and Cleo are there"
    assert option(s, "move cult-1", "de") == "Vorwärts zu Kultplatz 1, 3 Felder: dort stehen Ben und Cleo"
    assert option(s, "move cult-1", "nl") == "Vooruit naar cultusplaats 1, 3 velden: daar staan Ben en Cleo"
    stand(s, 1, "quarry-1")
    assert shown(s, "path", "quarry 1")[0] == (
        "Quarry 1: one worker of yours, one worker of Ben, one worker of Cleo, "
        "the architect is there, Ben and you are there."
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Worker in quarry 2, the second one there"),
        ("de", "Arbeiter in Steinbruch 2, der zweite dort"),
        ("nl", "Arbeider in steengroeve 2, de tweede daar"),
    ],
)
def test_a_worker_is_said_to_be_the_next_one(language: str, said: str) -> None:
    """CA-4."""
    s = visit(new(3), "village-1")
    assert option(s, "worker quarry-2", language) == said
    workers(s, 0, 1, 6)
    assert option(s, "worker quarry-2").endswith(", number 7 there")
    assert line(s, "worker quarry-2") == "Worker in: quarry 2, number 7 there"


def test_a_pair_that_finishes_a_pyramid_says_so_as_the_plain_build_does() -> None:
    """CR-4, CB-5."""
    s = new(3)
    pyramid(s, 0, "site-1", 3)
    stones(s, 0, 3)
    give(s, 0, stone=2, clay=2)
    at_turn(s, 0, "village-1")
    choose(s, "move site-1", "build")
    assert option(s, "pair stone") == "Play stone pair: one more level, which finishes the pyramid"
    assert option(s, "pair stone", "de").endswith(": eine Stufe mehr, das vollendet die Pyramide")
    pyramid(s, 0, "site-1", 1)
    assert option(s, "pair stone") == "Play stone pair: one more level"


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "that site belongs to you.", "that site belongs to Ben."),
        ("de", "Der Bauplatz gehört schon dir.", "Der Bauplatz ist schon vergeben: Ben."),
        ("nl", "de bouwplaats is al van jou.", "de bouwplaats is al vergeven: Ben."),
    ],
)
def test_a_site_that_is_taken_is_said_to_be_whose(language: str, own: str, other: str) -> None:
    """CA-4."""
    s = new(3)
    reserve(s, 0, "site-2")
    reserve(s, 1, "site-3")
    visit(s, "village-1")
    assert why(s, "builder site-2", language).endswith(own)
    assert why(s, "builder site-3", language).endswith(other)


def test_a_carali_is_first_offered_where_it_brings_most() -> None:
    """CA-4: a priest, workers, emissaries, builders ahead of the architect; behind him they can build nothing now."""
    s = new(3, ("emissary",))
    pyramid(s, 0, "site-9", 5)
    architect(s, "village-2")
    visit(s, "village-2")
    told = [each.text for each in NARRATOR.arranged(s.options, view_of(s, 0))]
    assert told[:4] == ["priest site-9", "worker quarry-1", "worker quarry-2", "envoy"]
    assert told[4] == "builder site-13"
    assert told[-2:] == ["builder site-12", "skip"]
    assert sorted(told) == sorted(each.text for each in s.options)
    behind = [s.content.index_of[text.split()[1]] < s.architect for text in told if text.startswith("builder")]
    assert behind == sorted(behind)


def test_sites_that_are_passed_over_are_told_together() -> None:
    """CM-4, CM-6: each has its number, what they have in common is said once."""
    s = on_the_way()
    reasons = [reason for reason in why_not(s, 0) if reason.rule == "CM-4"]
    parts = [NARRATOR.subject_part(reason, view_of(s, 0), Names(PEOPLE, 0)) for reason in reasons]
    say = caral_words("en").say
    assert {say(part.head) for part in parts} == {"Move to sites"}
    assert [say(part.tail) for part in parts][:4] == ["2", "3", "6", "7"]
    stays = next(reason for reason in why_not(s, 0) if reason.rule == "CM-1")
    assert NARRATOR.subject_part(stays, view_of(s, 0), Names(PEOPLE, 0)) is None


def alone(s: State, text: str, language: str = "en") -> str:
    """An option of the decider in the words for where nothing else is in sight."""
    seat = s.stack[-1][1]
    assert parse_choice(text) in s.options, [each.text for each in s.options]
    return caral_words(language).say(NARRATOR.option_alone(parse_choice(text), view_of(s, seat), Names(PEOPLE, None)))


def test_an_option_that_stands_alone_says_who_and_where() -> None:
    """CY-2, CA-6, CA-7, CB-1, CB-2, CR-4, CR-7."""
    s = roll(new(3), 0, 1)
    assert alone(s, "architect 0") == "Architect die 0: the architect stays at the start"
    assert alone(s, "architect 1") == "Architect die 1: the architect goes to village 1"
    assert alone(s, "architect 1", "de") == "Architektwürfel 1: Der Architekt geht zu Dorf 1"
    s = new(3)
    pyramid(s, 0, "site-1", 1)
    reserve(s, 0, "site-2")
    stones(s, 0, 4)
    give(s, 0, stone=2, fish=2)
    at_turn(s, 0, "village-1")
    there = refresh(s.copy())
    choose(there, "move site-1")
    assert alone(there, "build") == "Site 1: Build level 2 of 5"
    assert alone(there, "skip") == "Site 1: No action"
    choose(there, "build")
    assert alone(there, "pair stone") == "Site 1: Play stone pair: one more level"
    assert alone(there, "done") == "Site 1: no further level by a pair"
    there = refresh(s.copy())
    choose(there, "move site-2")
    assert alone(there, "build large") == "Site 2: Begin a large pyramid of 5 levels"
    there = s.copy()
    stones(there, 0, 1)
    choose(refresh(there), "move quarry-1")
    assert alone(there, "act") == "Quarry 1: Take one stone"
    choose(there, "act")
    assert alone(there, "done", "nl") == "Steengroeve 1: geen vispaar"
    assert alone(visit(new(3), "village-1"), "worker quarry-1") == "Worker in quarry 1, the second one there"
