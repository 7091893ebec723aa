"""Options and reasons of Caral in words: who stands where, what is finished by a pair, and what comes first."""

import pytest

from cuzco_tui.games.caral.engine.choices import parse_choice
from cuzco_tui.games.caral.engine.codes import ENDED_BY_LIMIT, ENDED_BY_PYRAMIDS, ENDED_BY_STANDSTILL, OVER
from cuzco_tui.games.caral.engine.decisions import SPACE_FOR_ANACONDA
from cuzco_tui.games.caral.engine.reasons import why_not
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import view_of
from cuzco_tui.messages import Names
from tests.games.caral.helpers import (
    architect,
    at_turn,
    choose,
    end_year,
    give,
    lay,
    new,
    pyramid,
    refresh,
    reserve,
    roll,
    show_tiles,
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
    assert line(s, "worker quarry-2") == "Worker: in quarry 2, number 7 there"


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


def test_a_priest_that_only_lacks_a_carali_is_among_the_reasons_told() -> None:
    """CA-4, CA-5: other people's sites stay out of the list, where everything is one's own it is told."""
    s = new(3, ("progress",))
    show_tiles(s, "P4", "P1", "P2")
    lay(s, "P4", "village-2")
    pyramid(s, 0, "site-1", 5)
    workers(s, 0, 5, s.players[0].carali + s.players[0].workers[1] - 4)
    visit(s, "village-2")
    told = [each.subject for each in why_not(s, 0) if NARRATOR.concerns(each, view_of(s, 0))]
    assert sorted(subject for subject in told if subject.startswith("priest")) == ["priest site-1", "priest site-17"]
    assert why(s, "priest site-1") == "Priest at site 1: no Carali is left in your supply."


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            [
                "Acting: you have declined the action; now only an alpaca pair may follow.",
                "fish pair: pairs are played only in your own turn.",
                "Moving: the year has ended, for a figure has entered the central pyramid.",
            ],
        ),
        (
            "de",
            [
                "Aktion: Du hast auf die Aktion verzichtet; jetzt kann nur noch ein Alpakapärchen folgen.",
                "Fischpärchen: Pärchen spielt man nur im eigenen Zug.",
                "Bewegung: Das Jahr ist zu Ende, denn eine Figur hat die Zentralpyramide betreten.",
            ],
        ),
        (
            "nl",
            [
                "Actie: je hebt van de actie afgezien; nu kan alleen nog een alpacapaar volgen.",
                "vispaar: paren speel je alleen in je eigen beurt.",
                "Bewegen: het jaar is afgelopen, want een figuur heeft de centrale piramide betreden.",
            ],
        ),
    ],
)
def test_what_is_not_possible_has_the_reason_of_its_moment(language: str, said: list[str]) -> None:
    """CA-1, CR-3, CY-5."""
    s = new(3)
    pyramid(s, 0, "site-1", 1)
    stones(s, 0, 1)
    give(s, 0, fish=2, alpaca=2)
    at_turn(s, 0, "village-1")
    choose(s, "move site-1", "skip")
    declined = why(s, "act", language)
    end_year(s)
    assert [declined, why(s, "pair fish", language), why(s, "move", language)] == said


@pytest.mark.parametrize(
    ("ended_by", "said"),
    [
        (ENDED_BY_PYRAMIDS, "the game is over; enough pyramids were finished."),
        (ENDED_BY_STANDSTILL, "the game is over; nobody had a Carali left to place or anything left to build."),
        (ENDED_BY_LIMIT, "the game is over; its last year has ended."),
    ],
)
def test_after_the_end_it_is_said_why_the_game_is_over(ended_by: int, said: str) -> None:
    """CE-1, CE-2, CE-3."""
    s = new(3)
    s.phase, s.ended_by = OVER, ended_by
    (found,) = why_not(s, 0)
    line = caral_words("en").say(NARRATOR.reason(found, view_of(s, 0), Names(PEOPLE[:3], 0)))
    assert line == f"Rule CE-{ended_by}: {said}"


@pytest.mark.parametrize(
    ("language", "moves", "cards", "anaconda"),
    [
        ("en", "to site 4, one space, your pyramid, level 3 of 5", ["stone, clay", "twice stone"], "to quarry 1"),
        ("de", "zu Bauplatz 4, ein Feld weit, deine Pyramide, Stufe 3 von 5", ["Stein, Lehm", "zweimal Stein"], "zu"),
        (
            "nl",
            "naar bouwplaats 4, op één veld, jouw piramide, laag 3 van 5",
            ["steen, klei", "twee keer steen"],
            "naar",
        ),
    ],
)
def test_the_number_of_an_option_and_of_a_place_never_meet(
    language: str, moves: str, cards: list[str], anaconda: str
) -> None:
    """CM-11, CP-3, CK-5: between the number of an option and that of a place stands a word, and cards have no digit."""
    assert line(on_the_way(), "move site-4", language).endswith(f": {moves}")
    s = new(3, ("progress", "anaconda"))
    show_tiles(s, "P2", "P1", "P8")
    lay(s, "P2", "cult-1")
    give(s, 0, stone=3, clay=1)
    choose(visit(s, "cult-1"), "act")
    assert [line(s, f"discard {each}", language).partition(": ")[2] for each in ("1 stone 1 clay", "2 stone")] == cards
    s = new(3, ("anaconda",))
    s.stack = [(SPACE_FOR_ANACONDA, 0, 0, 0, 0)]
    assert line(refresh(s), "anaconda quarry-1", language).partition(": ")[2].startswith(anaconda)


@pytest.mark.parametrize(
    ("language", "stays", "goes"),
    [
        ("en", "With 0 he stays at the start", "With 2 he goes to quarry 1"),
        ("de", "Mit 0 bleibt er auf dem Startfeld", "Mit 2 geht er zu Steinbruch 1"),
        ("nl", "Met 0 blijft hij op het startveld", "Met 2 gaat hij naar steengroeve 1"),
    ],
)
def test_a_number_of_the_architect_die_does_not_stand_beside_that_of_its_option(
    language: str, stays: str, goes: str
) -> None:
    """CY-2."""
    s = roll(new(3), 0, 2)
    assert [option(s, text, language) for text in ("architect 0", "architect 2")] == [stays, goes]
