"""Sentences of Caral as a newcomer reads or hears them: places by their names, and what is to be known of them."""

import re
from functools import cache

import pytest

from cuzco_tui.games import load
from cuzco_tui.games.caral.description import CARAL
from cuzco_tui.games.caral.engine.choices import parse_choice
from cuzco_tui.games.caral.engine.reasons import why_not
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import view_of
from cuzco_tui.messages import LANGUAGES, Message, Names, message
from tests.games.caral.helpers import (
    architect,
    at_emissary_level,
    at_turn,
    choose,
    discarded,
    give,
    lay,
    new,
    priest,
    pyramid,
    refresh,
    reserve,
    show_tiles,
    stones,
    visit,
    year_tile,
)
from tests.games.caral.narration.spoken import spoken_in_game
from tests.games.caral.words import caral_words
from tests.long_runs import usual_first

PEOPLE = ("Ann", "Ben", "Cleo", "Dan")
NARRATOR = load(CARAL.game)().narrator()
UNHEARD_OF = {
    "en": (
        r"\bof You\b",
        r"\bby You\b",
        r"\bto You\b",
        r"\bone (stones|cards|spaces|alpacas)\b",
        r"\b1 (stones|cards|spaces|alpacas)\b",
    ),
    "de": (
        r"\b(von|bei|durch) Du\b",
        r"\b1 (Ruhmpunkte|Steine|Karten|Felder|Alpakas)\b",
        r"\b[Ee]in (Karte|Stufe|Pyramide)\b",
        r"\b(zu|bei|von) Zentralpyramide\b",
        r"\b(zu|auf|in) Startfeld\b",
        r"\bRunden? \d+ Jahre?\b",
    ),
    "nl": (
        r"\b(van|bij|door) Jij\b",
        r"\b1 (stenen|kaarten|velden|lagen)\b",
        r"\bde startveld\b",
        r"\bhet (dorp|slee|piramide) \d",
    ),
}
"""What nobody says who speaks the language."""


def shown(s: State, what: str, *words: str, seat: int | None = 0) -> list[str]:
    """What a seat is told when it looks at something."""
    names = Names(PEOPLE[: s.seats], seat)
    return [caral_words("en").say(line) for line in NARRATOR.look(what, " ".join(words), view_of(s, seat), names)]


def option(s: State, text: str, language: str = "en") -> str:
    """An option of the decider in words."""
    seat = s.stack[-1][1]
    assert parse_choice(text) in s.options, [each.text for each in s.options]
    said = NARRATOR.option(parse_choice(text), view_of(s, seat), Names(PEOPLE[: s.seats], seat))
    return caral_words(language).say(said)


def line(s: State, text: str, language: str = "en") -> str:
    """The head of an option's line, and the option in it."""
    seat = s.stack[-1][1]
    found = NARRATOR.grouped(parse_choice(text), view_of(s, seat), Names(PEOPLE[: s.seats], seat), False)
    assert found is not None
    return ": ".join(map(caral_words(language).say, found))


def question(s: State, language: str = "en") -> str:
    """What the decider is asked."""
    seat = s.stack[-1][1]
    return caral_words(language).say(NARRATOR.question(view_of(s, seat), Names(PEOPLE[: s.seats], seat)))


def why(s: State, thing: str, language: str = "en") -> str:
    """Why something is not possible for the decider."""
    seat = s.stack[-1][1]
    reasons = {reason.subject: reason for reason in why_not(s, seat)}
    said = NARRATOR.why_this(thing, reasons, view_of(s, seat), Names(PEOPLE[: s.seats], seat))
    assert said is not None
    return caral_words(language).say(said)


def on_the_way() -> State:
    """Seat 0 stands in quarry 1, the architect in village 1, and pyramids of all sorts stand around."""
    s = new(3)
    pyramid(s, 0, "site-4", 3)
    pyramid(s, 1, "site-5", 5)
    priest(s, 1, "site-5")
    pyramid(s, 2, "site-1", 1, large=False)
    reserve(s, 2, "site-6")
    architect(s, "quarry-1")
    give(s, 0, fish=1)
    return at_turn(s, 0, "quarry-1")


def test_a_move_says_how_far_what_for_and_what_stands_there() -> None:
    """CM-1, CM-3, CM-11, CA-2."""
    s = on_the_way()
    assert option(s, "move site-4") == "Ahead to site 4, one space: your pyramid, level 3 of 5"
    assert option(s, "move site-5") == "Ahead to site 5, 2 spaces: finished large pyramid of Ben with a priest"
    assert option(s, "move market-1") == "Ahead to animal market 1, 4 spaces"
    assert option(s, "move village-2") == "Ahead to village 2, 5 spaces, for a card"
    assert option(s, "move site-1") == "Back to site 1, one space: pyramid of Cleo, level 1 of 3; behind the architect"


def test_moves_share_a_line_by_direction_price_and_use() -> None:
    """The near ones come first, and what is behind the architect has a line of its own."""
    s = on_the_way()
    options = NARRATOR.arranged(s.options, view_of(s, 0))
    assert [each.text for each in options] == [
        *("move site-4", "move site-5", "move cult-1", "move market-1", "move village-2"),
        *("move site-1", "move village-1"),
    ]
    assert line(s, "move site-4") == "Ahead: to site 4, one space, your pyramid, level 3 of 5"
    assert line(s, "move village-2") == "Ahead for a card: to village 2, 5 spaces"
    assert line(s, "move village-1") == "Back behind the architect: to village 1, 2 spaces"


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "Your turn at quarry 1, range 4, architect in quarry 1: where to?"),
        ("de", "Dein Zug bei Steinbruch 1, Reichweite 4, Architekt in Steinbruch 1: Wohin?"),
        ("nl", "Jouw beurt bij steengroeve 1, bereik 4, architect in steengroeve 1: waarheen?"),
    ],
)
def test_the_question_of_a_turn_says_where_everybody_is(language: str, asked: str) -> None:
    assert question(on_the_way(), language) == asked


def test_the_path_is_told_in_its_order_with_all_that_stands_there() -> None:
    """CC-2."""
    s = on_the_way()
    told = shown(s, "path")
    assert told[:4] == [
        "The architect is in quarry 1.",
        "You: in quarry 1, level with the architect.",
        "Ben: at the start, 3 spaces behind the architect.",
        "Cleo: at the start, 3 spaces behind the architect.",
    ]
    assert told[4:12] == [
        "Village 1.",
        "Site 1: pyramid of Cleo, level 1 of 3.",
        "Sites 2 and 3: free.",
        "Quarry 1: one worker of yours, one worker of Ben, one worker of Cleo, the architect is there, you are there.",
        "Site 4: your pyramid, level 3 of 5.",
        "Site 5: finished large pyramid of Ben with a priest.",
        "Site 6: reserved for Cleo.",
        "Cult place 1.",
    ]


@pytest.mark.parametrize("words", ["site 5", "site-5", "5", "Bauplatz 5", "bouwplaats 5", "s5"])
def test_one_place_is_told_by_any_of_its_names(words: str) -> None:
    assert shown(on_the_way(), "path", words) == [
        "Site 5: finished large pyramid of Ben with a priest.",
        "It lies between quarry 1 and cult place 1.",
        "2 spaces ahead of the architect.",
        "For you: 2 spaces ahead.",
    ]


def test_a_laid_tile_is_told_where_it_lies_and_with_the_modules() -> None:
    """CP-2."""
    s = new(3, ("progress",))
    show_tiles(s, "P3", "P8", "P1")
    lay(s, "P3", "village-1")
    at_turn(s, 0)
    assert shown(s, "modules") == [
        "Progress tile P3, a Carali, then a card, lies in village 1.",
        "Progress tile P8, stones or a level, for who finishes pyramid 3.",
        "Progress tile P1, 3 cards, then discard one, for who finishes pyramid 5.",
    ]
    assert option(s, "move village-1") == "Ahead to village 1, one space: tile P3, a Carali, then a card"


def test_an_offering_tells_what_the_ceremony_brings_and_who_leads() -> None:
    """CJ-2, CJ-5."""
    s = new(3)
    give(s, 0, stone=2, clay=1)
    give(s, 1, fish=3)
    at_turn(s, 0, "village-3")
    choose(s, "move centre")
    asked = "Ceremony, 3 fame for the highest: what do you offer? "
    assert question(s) == asked + "Nobody has offered anything yet."
    assert line(s, "offer 2 stone") == "Offer stone: with 2 cards"
    choose(s, "offer 2 stone")
    assert question(s) == asked + "Highest so far: Ann with 2."
    assert shown(s, "ceremony", seat=1) == [
        "The central pyramid has height 1: the highest bidder gains 3 fame, others who offer 1, "
        "who offers nothing loses 1.",
        "High priest: Ann.",
        "Ann: 2 stone cards.",
        "Highest so far: Ann.",
    ]


def test_hands_of_others_are_only_counted() -> None:
    """CC-8."""
    s = new(3)
    give(s, 0, stone=2)
    give(s, 1, fish=3)
    refresh(s)
    assert shown(s, "hand") == ["Your hand: 2 stone cards.", "Pairs: stone pair."]
    assert shown(s, "hand", "Ben") == ["The hand of Ben is secret: 3 cards."]
    assert shown(s, "hand", seat=None) == ["A spectator sees no hands."]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Move to quarry 2: that is 6 spaces; range 4 and one card do not reach it."),
        ("de", "Bewegung zu Steinbruch 2: Das sind 6 Felder; so weit reichen Reichweite 4 und eine Karte nicht."),
        ("nl", "Beweging naar steengroeve 2: dat zijn 6 velden; zo ver komen bereik 4 en één kaart niet."),
    ],
)
def test_a_reason_tells_its_numbers(language: str, said: str) -> None:
    """CM-11."""
    assert why(on_the_way(), "quarry-2", language) == said


def test_a_site_without_a_level_is_passed_over() -> None:
    """CM-4."""
    assert why(on_the_way(), "site 6") == "Move to site 6: no level stands there, so one passes over it."


def test_building_says_which_level_and_what_it_finishes() -> None:
    """CB-2, CB-3."""
    s = new(3)
    pyramid(s, 0, "site-1", 2, large=False)
    stones(s, 0, 1)
    at_turn(s, 0, "village-1")
    choose(s, "move site-1")
    assert option(s, "build") == "Build level 3 of 3, which finishes the pyramid"


def test_the_emissary_board_says_what_a_figure_comes_to() -> None:
    """CW-1."""
    s = visit(new(3, ("emissary",)), "village-1")
    assert option(s, "envoy") == "Carali to the emissary board: level 1 then lacks one alpaca"


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "your pyramid, level 1 of 5", "pyramid of Ann, level 1 of 5"),
        ("de", "deine Pyramide, Stufe 1 von 5", "Pyramide von Ann, Stufe 1 von 5"),
        ("nl", "jouw piramide, laag 1 van 5", "piramide van Ann, laag 1 van 5"),
    ],
)
def test_a_form_is_chosen_by_how_somebody_is_called(language: str, own: str, other: str) -> None:
    say = caral_words(language).say
    assert say(message("site-started", who=message("you"), built=1, target=5)) == own
    assert say(message("site-started", who="Ann", built=1, target=5)) == other


@cache
def spoken(games: int) -> list[Message]:
    """What so many games give occasion to say."""
    return [said for seed in range(0, 64, 64 // games) for said in spoken_in_game(seed + 63 % games, looks=0.01)]


@pytest.mark.parametrize("games", usual_first((4, 32), 1))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_sounds_put_together(language: str, games: int) -> None:
    words = caral_words(language)
    lines = dict.fromkeys(map(words.say, spoken(games)))
    assert len(lines) > 300
    assert [each for each in lines if any(re.search(bad, each) for bad in UNHEARD_OF[language])] == []


@pytest.mark.parametrize("words", ["anaconda", "Anakonda", "ana"])
def test_one_module_is_told_by_any_of_its_names(words: str) -> None:
    """CK-1."""
    s = new(3, ("moods", "anaconda"))
    assert shown(s, "modules", words) == ["The anaconda comes with the second year."]
    assert len(shown(s, "modules")) == 2


def test_everything_of_the_emissaries_is_told() -> None:
    """CW-1 to CW-9."""
    s = at_emissary_level(1, carali=1)
    assert shown(s, "modules") == [
        "You: emissary level 1, mixed pair; level 2 lacks one alpaca.",
        "Ben: no emissary level yet; level 1 lacks one Carali, one alpaca.",
        "Cleo: no emissary level yet; level 1 lacks one Carali, one alpaca.",
        "Diplomacy marker: You, 4 fame at the end.",
        "Emissary board: level 1 for one Carali, one alpaca: 1 fame, one stone; "
        "level 2 for one Carali, one alpaca: 2 fame, one card; level 3 for 2 Carali, one alpaca: 2 fame, 2 stones; "
        "level 4 for one Carali, 2 alpacas: 3 fame, 2 cards; level 5 for 2 Carali, 2 alpacas: 5 fame.",
        "What the tile of your level does: level 1, once in a turn a stone and a clay card, or a fish and an alpaca "
        "card, are a pair; level 2, a card for each alpaca you place; level 3, in your own turn two stones for two "
        "cards; level 4 and 5, an offering counts one card more.",
    ]


def test_at_the_top_of_the_emissary_board_nothing_is_lacking() -> None:
    """CW-6."""
    assert shown(at_emissary_level(5), "modules")[0] == "You: all emissary levels, offering +1."


def test_a_mood_card_says_whom_it_strikes_and_what_they_lose() -> None:
    """CL-2, CL-3."""
    s = new(3, ("moods",))
    assert shown(s, "modules") == [
        "Mood of the gods: 7 cards in all, or all but who offered the most lose a placed Carali."
    ]


def test_a_sled_is_told_with_its_range_and_all_that_is_placed() -> None:
    """CM-2, CZ-3."""
    s = new(3)
    stones(s, 0, 2)
    assert shown(refresh(s), "sled") == [
        "You: 5 fame, at the start.",
        "Stones on the sled: 2 of 4.",
        "Alpacas on the sled: 1, so range 4. In the supply: 9.",
        "Carali in the supply: 8, placed: 3. Workers: 1 in quarry 1, 1 in quarry 2.",
        "Cards in hand: 0.",
    ]


def test_alpacas_elsewhere_are_counted_only_where_there_is_elsewhere() -> None:
    """CZ-2, CZ-3."""
    assert "Placed alpacas: 1." in shown(new(3, ("emissary",)), "sled")


@pytest.mark.parametrize(
    ("language", "tile", "said"),
    [
        (
            "en",
            "Y1",
            "Year tile now: placed Carali. 3 fame for whoever has most, 1 for the second most; "
            "whoever has least starts the next year.",
        ),
        (
            "de",
            "Y7",
            "Wer vorn liegt, bekommt 3 Ruhmpunkte, wer dahinter liegt, 1; wer hinten liegt, beginnt das nächste Jahr.",
        ),
        (
            "nl",
            "Y7",
            "3 roem voor wie het verst vooruit is, 1 voor wie daarop volgt; "
            "wie achteraan staat, begint het volgende jaar.",
        ),
    ],
)
def test_a_year_tile_says_who_gains_and_who_starts(language: str, tile: str, said: str) -> None:
    """CT-2 to CT-5."""
    s = new(3, ("years",))
    year_tile(s, tile)
    told = NARRATOR.look("modules", "", view_of(refresh(s), 0), Names(PEOPLE[:3], 0))
    assert any(caral_words(language).say(each).endswith(said) for each in told)


def test_progress_tells_what_the_next_finished_pyramids_bring() -> None:
    """CB-5, CB-6."""
    s = on_the_way()
    assert shown(s, "progress")[:3] == [
        "Finished pyramids: 1 of 7. The central pyramid has height 1.",
        "Number 2: 3 fame, the central pyramid grows.",
        "Number 3: 2 fame.",
    ]


def test_only_the_kinds_that_lie_open_are_told_of_the_piles() -> None:
    """CC-8: of the draw pile the number of its cards is known and nothing else."""
    s = new(3)
    discarded(s, stone=1, fish=2)
    assert shown(refresh(s), "discards") == ["Discard pile: one stone card, 2 fish cards.", "Draw pile: 45 cards."]
