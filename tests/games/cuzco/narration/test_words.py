"""The words of the game: complete in every language, used, and said without a gap."""

import re
from pathlib import Path

import pytest

from cuzco_tui.deed import PURPOSES
from cuzco_tui.games.cuzco.bots.advice import GREAT_GOALS, SMALL_GOALS
from cuzco_tui.games.cuzco.bots.topics import BEGUN, TOPICS
from cuzco_tui.games.cuzco.description import CUZCO
from cuzco_tui.games.cuzco.engine.codes import (
    ACTION_NAMES,
    COLOUR_NAMES,
    GOD_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    PHASE_NAMES,
    SOURCES,
)
from cuzco_tui.games.cuzco.engine.decisions import DECISION_NAMES
from cuzco_tui.games.cuzco.engine.events import Event
from cuzco_tui.games.cuzco.engine.tasks import TASK_KINDS
from cuzco_tui.games.cuzco.narration import CuzcoNarrator
from cuzco_tui.games.cuzco.narration.events import message_id
from cuzco_tui.games.cuzco.narration.hinted import PLAIN
from cuzco_tui.games.cuzco.narration.purposes import GOALS
from cuzco_tui.games.cuzco.narration.round_summary import PARTS
from cuzco_tui.games.cuzco.narration.terms import TERMS
from cuzco_tui.messages import LANGUAGES, Message
from cuzco_tui.play.settings_file import GENERAL, TEXT_CHOICES, TextSettings
from cuzco_tui.text import after
from cuzco_tui.text.commands import COMMANDS
from cuzco_tui.text.console import DETAILS
from cuzco_tui.text.home import HOME
from cuzco_tui.text.lessons import SKIP
from cuzco_tui.text.lobby.commands import SERVED_COMMANDS
from cuzco_tui.text.replay import OWN_COMMANDS
from cuzco_tui.tui.actions import all_actions
from cuzco_tui.tui.keys import SPECIAL
from cuzco_tui.tui.settings import BOT_PAUSES, CHOICES
from tests.fluent_files import check_as_the_reference_says, entries_of, variables
from tests.games.cuzco.narration.spoken import spoken_in_game
from tests.games.cuzco.words import cuzco_words, word_files
from tests.long_runs import usual_first

ROOT = Path(__file__).parents[4]
CODE = ROOT / "cuzco_tui"
CONTENT = CODE / "games" / "cuzco" / "content"


ALL_COMMANDS = (*COMMANDS, *SERVED_COMMANDS, *OWN_COMMANDS, *after.OWN_COMMANDS, SKIP, HOME)


def families() -> set[str]:
    """The ids that the code puts together from the names of the engine."""
    kebab = {name: message_id(name.removeprefix("Choose")).removeprefix("event-") for name in DECISION_NAMES}
    parts = set(re.findall(r"parts = \[(.*?)\]", (CONTENT / "tasks.toml").read_text()))
    moments = set(re.findall(r'moment = "(.*?)"', (CONTENT / "gods.toml").read_text()))
    return {
        *(f"action-{name}" for name in ACTION_NAMES),
        *(f"hinted-{text}" for text in PLAIN),
        *(f"goal-{kind}" for kind in (*GREAT_GOALS, *SMALL_GOALS)),
        *(f"purpose-{kind}" for kind in GOALS),
        *(f"vp-topic-{topic}" for topic in (*TOPICS, "rest") if topic != BEGUN),
        *(f"road-{name}" for name in KIND_NAMES),
        *(f"colour-{name}" for name in COLOUR_NAMES),
        *(f"god-{name}" for name in GOD_NAMES),
        *(f"good-{name}" for name in GOOD_NAMES),
        *(f"phase-{name}" for name in PHASE_NAMES),
        *(f"tiles-{name}" for name in ("study", "farm")),
        *(f"card-{number:02}{end}" for number in range(1, 16) for end in ("", "-help", "-brief")),
        *(f"ability-{number:02}{end}" for number in range(1, 13) for end in ("", "-brief", "-word")),
        *(f"task-{kind.replace(' ', '-')}" for kind in TASK_KINDS),
        *(f"part-{part}{end}" for row in parts for part in re.findall(r'"(\w+)"', row) for end in ("", "-brief")),
        *(f"moment-{moment.replace(' ', '-')}" for moment in moments),
        *(message_id(event.__name__) for event in Event.__subclasses__()),
        *(f"question-{kebab[name]}" for name in DECISION_NAMES),
        *(f"{use}-{term}" for term in TERMS for use in ("term", "term-words")),
        *(f"summary-{part}" for part in PARTS),
        *(f"source-{number}" for number in range(len(SOURCES))),
        *(f"option-short-{text}" for text in ("vp", "offering", "khipu")),
        *(f"{use}-{kind}" for kind in (*CuzcoNarrator.kinds, PURPOSES) for use in ("kind", "kind-about")),
        *(f"option-{text}" for text in ("vp", "offering", "khipu", "knowledge", "food", "decline", "done")),
        *(f"why-{rule}" for rule in ("d-2", "o-2", "p-2", "x-1", "x-2", "x-6", "x-7", "n-3", "k-1")),
        *(f"text-{use}-{command.name}" for use in ("command", "help") for command in ALL_COMMANDS),
        *(f"text-bell-word-{way}" for way in ("on", "off")),
        *(f"admin-{what}" for what in ("list", "tables", "ban", "unban", "kick", "announce", "invite", "forget")),
        *(f"{use}-{topic}" for topic in CUZCO.topics for use in ("topic", "topic-about")),
        *(f"text-now-{account}" for account in DETAILS),
        *(f"bot-{about}{bot}" for bot in CUZCO.bots for about in ("", "about-")),
        *(f"{use}table-option-{option.name}" for option in CUZCO.options for use in ("", "about-", "explain-")),
        *(option.value_words(value) for option in CUZCO.options if not option.is_switch for value in option.values),
        *(f"colour-{role}" for role in CUZCO.seat_colours),
        *CUZCO.rule_kinds,
        *(said.id for action in all_actions().rows for said in (action.name, action.about)),
        *(f"keys-at-{place}" for place in all_actions().places),
        *(f"key-{key}" for key in (*SPECIAL, "ctrl", "shift", "alt")),
        *(f"{use}-{command}" for use in ("do", "about") for command in ("theme", "screenshot")),
        *(f"help-{colour}" for colour in ("red", "yellow", "green", "blue")),
        *(f"bots-{name.replace(' ', '-')}" for name in BOT_PAUSES),
        *(f"why-h-1-{fact}" for fact in ("activated", "colours", "pips")),
        *(f"settings-about-{name}" for name in (*CHOICES, *GENERAL)),
        *(f"settings-about-text-{name}" for name in TextSettings._fields),
        *(f"set-text-{name}" for name in TextSettings._fields if name != "filter"),
        *(f"set-about-text-{name}" for name in TextSettings._fields if name != "filter"),
        *(f"set-text-{name}-{value}" for name, values in TEXT_CHOICES.items() for value in values),
        *(f"set-{name}" for name in GENERAL),
        *(f"set-about-{name}" for name in (*CHOICES, *GENERAL)),
        *(f"screen-set-{name}" for name in CHOICES),
        *(f"screen-set-{name}-{value.replace(' ', '-')}" for name, values in CHOICES.items() for value in values),
        *(f"screen-take-{deed}" for deed in ("sit", "wait", "join", "watch")),
        *(f"screen-{unit}" for unit in ("days", "hours", "minutes", "time-turn", "time-game")),
        *(f"screen-access-{who}" for who in ("open", "code")),
        *(f"screen-account-{what}" for what in ("new", "known", "link-code", "recovery-code", "forget")),
        *(f"screen-{line}-keys" for line in ("say", "code", "forget")),
    }


def literals() -> set[str]:
    """Every string in quotes in the package's code and data."""
    files = [*CODE.rglob("*.py"), *CODE.rglob("*.toml")]
    return {text for file in files for text in re.findall(r'"([a-z][\w-]*)"', file.read_text(encoding="utf-8"))}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reference_parser_reads_the_same_entries(language: str) -> None:
    """Our reader of Fluent files overlooks nothing and invents nothing."""
    assert set(cuzco_words(language).entries) == set(entries_of(word_files(language)))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_every_language_has_the_same_ids(language: str) -> None:
    """No message is missing, and none is left over."""
    english, other = set(cuzco_words("en").entries), set(cuzco_words(language).entries)
    assert sorted(english - other) == []
    assert sorted(other - english) == []


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_no_translation_speaks_of_a_value_that_the_english_message_does_not_get(language: str) -> None:
    """A translation may leave a value out, but not ask for another."""
    english = cuzco_words("en").entries
    strange = {
        id_: sorted(variables(raw) - variables(english[id_]))
        for id_, raw in cuzco_words(language).entries.items()
        if variables(raw) - variables(english[id_])
    }
    assert strange == {}


def test_every_message_is_used() -> None:
    """Each id stands in the code, belongs to a family the code puts together, or is referred to by another message.

    A term may be needed in some languages alone.
    """
    raw = cuzco_words("en").entries
    told = [text for language in LANGUAGES for text in cuzco_words(language).entries.values()]
    referred = {name for text in told for name in re.findall(r"\{\s*(-?[a-zA-Z][\w-]*)\s*\}", text)}
    used = families() | literals() | referred
    assert sorted(id_ for id_ in raw if id_ not in used) == []


@pytest.mark.parametrize("chunk", usual_first(range(20), 2))
def test_every_event_and_option_of_random_games_can_be_said_in_all_languages(chunk: int) -> None:
    """Two hundred games, twenty of them in every run: nothing is left unsaid, no brace and no blank is left over."""
    languages = [cuzco_words(language) for language in LANGUAGES]
    said: set[tuple[str, str]] = set()
    for seed in range(chunk * 10, chunk * 10 + 10):
        for message in spoken_in_game(seed, looks=0.01):
            for words in languages:
                line = words.say(message)
                if (words.language, message.id) not in said:
                    said.add((words.language, message.id))
                    assert line.strip() == line, (message, line)
                    assert line, message
                    assert not re.search(r"[{}$]|  | [.,:;]|\.\.|,,", line), (message, line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_parsed(language: str) -> None:
    """Also the messages of rare moments are well formed."""
    words = cuzco_words(language)
    for id_ in words.entries:
        assert words.pattern(id_) is not None


@pytest.fixture(scope="module")
def ten_games() -> list[Message]:
    """What ten random games give occasion to say."""
    return [said for seed in range(10) for said in spoken_in_game(seed, looks=0.03)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_words_are_those_of_the_reference_implementation(language: str, ten_games: list[Message]) -> None:
    """What we say is what fluent.runtime would say, for every kind of message that ten games bring."""
    words = cuzco_words(language)
    assert check_as_the_reference_says(words, word_files(language), ten_games, times=3) > 200
