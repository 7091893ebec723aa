"""The words of Caral: complete in every language, used, and said without a gap."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cuzco_tui.games.caral.bots.advice import GREAT_GOALS, SMALL_GOALS
from cuzco_tui.games.caral.bots.purposes import GOALS
from cuzco_tui.games.caral.bots.topics import BEGUN, TOPICS
from cuzco_tui.games.caral.content import default_content
from cuzco_tui.games.caral.description import CARAL
from cuzco_tui.games.caral.engine.codes import (
    CARD_NAMES,
    CONDITION_NAMES,
    COUNT_NAMES,
    KIND_NAMES,
    LOSS_NAMES,
    PEN_NAMES,
    PHASE_NAMES,
    ROLE_NAMES,
    SOURCES,
    TILE_NAMES,
)
from cuzco_tui.games.caral.engine.decisions import DECISION_NAMES
from cuzco_tui.games.caral.engine.events import Event
from cuzco_tui.games.caral.narration import CaralNarrator
from cuzco_tui.games.caral.narration.events import kebab
from cuzco_tui.games.caral.narration.hinted import PLAIN
from cuzco_tui.messages import LANGUAGES, Message
from tests.fluent_files import check_as_the_reference_says, entries_of, variables
from tests.games.caral.narration.spoken import spoken_in_game
from tests.games.caral.words import caral_words, own_files, word_files
from tests.long_runs import usual_first

CODE = Path(__file__).parents[4] / "cuzco_tui" / "games" / "caral"
OUTCOMES = CODE / "engine" / "outcomes.py"
OF_THE_NARRATION = ("aloud.ftl", "caral.ftl", "hints.ftl", "log.ftl", "names.ftl", "outcomes.ftl", "setup.ftl")
"""The files whose words are said by the narration, or described."""
ODD = re.compile(r"[{}$]|  | [.,:;)]|\.\.|,,|\(\)")
"""What no sentence has that was put together well."""


def families() -> set[str]:
    """The ids that the code puts together from the names of the engine."""
    content = default_content()
    options = CARAL.options
    return {
        *(f"{use}-{kind}" for use in ("place", "head", "to", "at", "spaces") for kind in KIND_NAMES),
        *(f"{use}-{card}" for use in ("cards", "kind-of-card", "pair") for card in CARD_NAMES),
        *(f"role-{role}" for role in ROLE_NAMES),
        *(f"pen-{pen}" for pen in PEN_NAMES),
        *(f"loss-{loss}" for loss in LOSS_NAMES),
        *(f"counts-{counted}" for counted in COUNT_NAMES),
        *(f"condition-{condition}" for condition in CONDITION_NAMES),
        *(f"status-{number}" for number in range(1, len(content.statuses) + 1)),
        *(f"tile-{tile.lower()}" for tile in TILE_NAMES),
        *(f"emissary-tile-{level}" for level in range(1, len(content.emissaries))),
        *(f"phase-{phase.replace(' ', '-')}" for phase in PHASE_NAMES),
        *(f"event-{kebab(event.__name__)}" for event in Event.__subclasses__()),
        *(f"question-{kebab(name.removeprefix('Choose'))}" for name in DECISION_NAMES),
        *(f"option-{word}" for word in ("skip", "offer-nothing", "pay-stone")),
        *(f"option-done-{what}" for what in ("level", "again", "second", "carali", "other")),
        *(f"hinted-{text.replace(' ', '-')}" for text in PLAIN),
        *(f"goal-{kind}" for kind in (*GREAT_GOALS, *SMALL_GOALS)),
        *(f"purpose-{kind}" for kind in GOALS),
        *(f"fame-topic-{topic}" for topic in (*TOPICS, "rest", "ceremony-now") if topic != BEGUN),
        *(f"source-{number}" for number in range(len(SOURCES))),
        *(id_ for id_, _ in CARAL.source_groups),
        *(f"{use}-{kind}" for kind in CaralNarrator.kinds for use in ("kind", "kind-about")),
        *(f"{use}-{topic}" for topic in CARAL.topics for use in ("topic", "topic-about")),
        *(f"bot-{about}{bot}" for bot in CARAL.bots for about in ("", "about-")),
        *(f"{use}table-option-{option.name}" for option in options for use in ("", "about-", "explain-")),
        *(f"{use}table-option-group-modules" for use in ("", "about-")),
        *(option.value_words(value) for option in options if not option.is_switch for value in option.values),
        *(f"colour-{role}" for role in CARAL.seat_colours),
        *(f"subject-{what}" for what in ("builder", "priest", "neutral", "tile", "anaconda")),
        *_reasons(),
        *(f"then-{what}" for what in re.findall(r'(?:Next\(|: )"([a-z-]+)"', OUTCOMES.read_text(encoding="utf-8"))),
        *("then-carali", "then-alpaca"),
    }


def _reasons() -> Iterator[str]:
    """The ids of reasons: a rule alone, or with a word that tells its cases apart."""
    source = (CODE / "engine" / "reasons.py").read_text(encoding="utf-8")
    for rule in set(re.findall(r'"(C[A-Z2]-\d+)"', source)):
        yield f"why-{rule.lower()}"
    cases = (CODE / "narration" / "reasons.py").read_text(encoding="utf-8")
    for case in set(re.findall(r'"(c[a-z2]-\d+-[\w-]+)"', cases)):
        yield f"why-{case}"
    for subject in ("act", "build", "build-small", "build-large", "worker", "envoy", "exchange", "turn", "move"):
        yield f"subject-{subject}"
    for subject in ("alpaca", "alpaca-sled", "alpaca-board"):
        yield f"subject-{subject}"


def literals() -> set[str]:
    """Every string in quotes in Caral's code."""
    files = CODE.rglob("*.py")
    return {text for file in files for text in re.findall(r'"([a-z][\w-]*)"', file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_parser_reads_the_same_entries(language: str) -> None:
    """Our reader of Fluent files overlooks nothing."""
    assert sorted(set(entries_of(own_files(language))) - set(caral_words(language).entries)) == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_ids(language: str) -> None:
    """No message is missing, and none is left over."""
    english, other = set(caral_words("en").entries), set(caral_words(language).entries)
    assert sorted(english - other) == []
    assert sorted(other - english) == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_translation_speaks_of_a_value_that_the_english_message_does_not_get(language: str) -> None:
    """A translation may leave a value out, but not ask for another."""
    english = caral_words("en").entries
    strange = {
        id_: sorted(variables(raw) - variables(english[id_]))
        for id_, raw in caral_words(language).entries.items()
        if id_ in english and variables(raw) - variables(english[id_])
    }
    assert strange == {}


def test_every_message_is_used() -> None:
    """Each id stands in the code, belongs to a family the code puts together, or is referred to by another message."""
    raw = caral_words("en").entries
    referred = {name for text in raw.values() for name in re.findall(r"\{\s*(-?[a-z][\w-]*)\s*\}", text)}
    files = [file for file in own_files("en") if file.name in OF_THE_NARRATION]
    described = {"about-game", "about-game-more"}
    used = families() | literals() | referred | described
    assert sorted(id_ for id_ in entries_of(files) if id_ not in used) == []


def test_every_family_has_all_its_messages() -> None:
    """Whatever the code puts together can be said; a rule that has several sentences needs none of its own."""
    raw = caral_words("en").entries
    with_cases = {
        id_ for id_ in families() if id_.startswith("why-") and any(each.startswith(f"{id_}-") for each in raw)
    }
    said_of_whom_one_waits_for = {"why-cj-1", "why-cl-5"}
    assert sorted(families() - set(raw) - with_cases - said_of_whom_one_waits_for) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_parsed(language: str) -> None:
    """Also the messages of rare moments are well formed."""
    words = caral_words(language)
    for id_ in words.entries:
        assert words.pattern(id_) is not None


@pytest.mark.parametrize("chunk", usual_first(range(26), 2))
def test_everything_in_games_of_all_sets_of_modules_can_be_said_in_all_languages(chunk: int) -> None:
    """CZ-1: nothing is left unsaid, no brace and no blank is left over; 208 games in the long runs."""
    languages = [caral_words(language) for language in LANGUAGES]
    said: set[tuple[str, str]] = set()
    for seed in range(chunk, 208, 26):
        for message in spoken_in_game(seed, looks=0.03):
            for words in languages:
                line = words.say(message)
                if (words.language, line) not in said:
                    said.add((words.language, line))
                    assert line.strip() == line, (message, line)
                    assert line, message
                    assert not ODD.search(line), (message, line)


@pytest.fixture(scope="module")
def some_games() -> list[Message]:
    """What a few games give occasion to say."""
    return [said for seed in (1, 30, 63) for said in spoken_in_game(seed, looks=0.03)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_words_are_those_of_the_reference_implementation(language: str, some_games: list[Message]) -> None:
    """What we say is what fluent.runtime would say, for every kind of message that some games bring."""
    words = caral_words(language)
    assert check_as_the_reference_says(words, word_files(language), some_games, times=2) > 200
