"""Sentences as a native speaker says them: nothing that was put together word for word is heard in a game."""

import re
from functools import cache

import pytest

from cuzco_tui.messages import LANGUAGES, Message, message
from tests.games.cuzco.narration.spoken import spoken_in_game
from tests.games.cuzco.words import cuzco_words
from tests.long_runs import usual_first

GAMES = (15, 50)
COLOURS = {
    "en": "turquoise|purple|orange|pink",
    "de": "türkis|violett|orange|rosa",
    "nl": "turquoise|paars|oranje|roze",
}
UNHEARD_OF = {
    "en": (
        r"\bof You\b",
        rf"[Ff]eather ({COLOURS['en']})\b",
        r"food and \d+ VP",
        r"\b(\d+) to \1\b",
    ),
    "de": (
        r"\bvon Du\b",
        rf"Federn? ({COLOURS['de']})\b",
        r"(türkis|violett) Feder",
        r"Dorf (innen|außen)",
        r"\b[Ee]ine Nahrung",
        r"\bSP\b|\bWissen\b|\bRunden?\b",
        r"^Du: (ausgewählt|neu|gekauft|gewürfelt|erfüllt|verzichtet)",
        r"\b(\d+) bis \1\b",
        r"je mehr, je|\d passt zu deiner",
    ),
    "nl": (
        r"\bvan Jij\b",
        rf"\bveer ({COLOURS['nl']})\b",
        rf"veren (in )?({COLOURS['nl']})\b",
        r"paars (veer|veren)",
        r"\bogen \d",
        r"\b([Ee]en|[Éé]én) voedsel",
        r"(?<!actie)\bvelden?\b",
        r"\bOP\b",
        r"[Ll]eg je \d voor",
        r"^Jij: (neemt|krijgt|koopt|gooit|houdt|schuift|vervult|schrapt|ziet)",
    ),
}
"""What nobody says who speaks the language."""


def heard(language: str, said: list[Message]) -> list[str]:
    """Give the sentences in which something stands that nobody says."""
    words, bad = cuzco_words(language), re.compile("|".join(f"(?:{each})" for each in _numbered(UNHEARD_OF[language])))
    return [line for line in dict.fromkeys(map(words.say, said)) if bad.search(line)]


def _numbered(patterns: tuple[str, ...]) -> list[str]:
    """Give patterns whose references to a group still mean their own when they stand side by side."""
    told, groups = [], 0
    for pattern in patterns:
        told.append(pattern.replace(r"\1", rf"\{groups + 1}"))
        groups += re.compile(pattern).groups
    return told


@cache
def spoken(games: int) -> list[Message]:
    """What so many random games give occasion to say."""
    return [said for seed in range(games) for said in spoken_in_game(seed, looks=0.004)]


@pytest.mark.parametrize("games", usual_first(GAMES, 1))
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_of_many_games_sounds_put_together(language: str, games: int) -> None:
    assert len(spoken(games)) > 1000 * games
    assert heard(language, spoken(games)) == []


KEYS = {"place_stone": "s", "place_rope": "r", "take": "Enter", "hint": "h", "why": "w", "rule": "?", "undo": "u"}
"""The keys that a lesson names on screen."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_lesson_sounds_put_together(language: str) -> None:
    lessons = [message(id_, **KEYS) for id_ in cuzco_words(language).entries if id_.startswith("tutorial-")]
    assert len(lessons) > 100
    assert heard(language, lessons) == []


@pytest.mark.parametrize(
    ("language", "own", "other"),
    [
        ("en", "Step 2: your priest.", "Step 2: priest of Ann."),
        ("de", "Stufe 2: dein Priester.", "Stufe 2: Priester von Ann."),
        ("nl", "Trede 2: jouw priester.", "Trede 2: priester van Ann."),
    ],
)
def test_a_form_is_chosen_by_how_somebody_is_called(language: str, own: str, other: str) -> None:
    say = cuzco_words(language).say
    assert say(message("look-step", step=2, who=message("you"))) == own
    assert say(message("look-step", step=2, who="Ann")) == other


@pytest.mark.parametrize(
    ("language", "one", "three"),
    [
        ("en", "Ann: purple feather.", "3 purple feathers"),
        ("de", "Ann: violette Feder.", "3 violette Federn"),
        ("nl", "Ann: paarse veer.", "3 paarse veren"),
    ],
)
def test_a_colour_stands_before_its_feather(language: str, one: str, three: str) -> None:
    say, purple = cuzco_words(language).say, message("colour-purple")
    assert say(message("event-feather-taken", seat="Ann", colour=purple)) == one
    assert say(message("task-feathers-of", need=3, what=purple)) == three


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_last_single_option_is_not_called_a_range(language: str) -> None:
    say = cuzco_words(language).say
    assert say(message("text-more", count=1, next=10, until=10)) == "10"
    assert "12" in say(message("text-more", count=3, next=10, until=12))
