"""The commands: their words in each language, their abbreviations, and what a line means beside the options."""

import re
from io import StringIO
from pathlib import Path

import pytest
from keyboard import half_german

from cuzco_tui import text
from cuzco_tui.messages import LANGUAGES, LOCALE, message
from cuzco_tui.play.actions import USER_ACTIONS
from cuzco_tui.play.answers import WordedOption, fold
from cuzco_tui.text import after
from cuzco_tui.text.commands import COMMANDS, Chosen, Command, Ordered, Unclear, Vocabulary, listed
from cuzco_tui.text.console import Console
from cuzco_tui.text.home import HOME
from cuzco_tui.text.lessons import SKIP
from cuzco_tui.text.lines import NoLines
from cuzco_tui.text.lobby.commands import (
    LOBBY_COMMANDS,
    QUESTION_COMMANDS,
    SERVED_COMMANDS,
    TABLE_COMMANDS,
    LobbyDesk,
    QuestionDesk,
    ServedDesk,
)
from cuzco_tui.text.menu import Desk
from cuzco_tui.text.replay import OWN_COMMANDS, REPLAY_COMMANDS, ReplayDesk
from cuzco_tui.tui.actions import HOUSE
from tests.games.cuzco.words import cuzco_words

ENGLISH = Vocabulary(cuzco_words("en"), cuzco_words("en"))
OPTIONS = (
    WordedOption("Score 1 VP", "vp"),
    WordedOption("Stone trail with the 4", "die 4 stone"),
    WordedOption("Temple with the 4", "die 4 temple"),
    WordedOption("Temple with the 3", "die 3 temple"),
    WordedOption("Headdress", "die 4 headdress"),
    WordedOption("Look", "look around"),
)
PLACES = {
    "game": COMMANDS,
    "lobby": LOBBY_COMMANDS,
    "question": QUESTION_COMMANDS,
    "table": TABLE_COMMANDS,
    "replay": REPLAY_COMMANDS,
}
TRANSLATED = [language for language in LANGUAGES if (LOCALE / language / "text.ftl").exists()]


def understood(typed: str, options: tuple[WordedOption, ...] = OPTIONS) -> Chosen | Ordered | Unclear:
    return ENGLISH.understand(typed, options)


@pytest.mark.parametrize("command", COMMANDS, ids=lambda command: command.name)
def test_every_command_is_found_by_its_word_and_by_the_shortest_own_start_of_it(command: Command) -> None:
    order, word = Ordered(command.name, ""), ENGLISH.first_word(command.name)
    assert ENGLISH.understand(word, ()) == order
    others = [ENGLISH.first_word(other.name) for other in COMMANDS if other != command]
    lengths = range(1, len(word) + 1)
    own = (length for length in lengths if not any(other.startswith(word[:length]) for other in others))
    unique = next(own, len(word))
    assert ENGLISH.understand(word[:unique], ()) == order
    assert ENGLISH.understand(word.upper(), ()) == order


def test_what_a_person_can_do_at_every_front_end_has_words_here_and_keys_on_screen_by_the_same_id() -> None:
    assert set(USER_ACTIONS) <= {command.name for command in COMMANDS}
    for action in USER_ACTIONS.values():
        on_screen = HOUSE.find("game", action.id)
        assert (on_screen.name, on_screen.about) == (action.name, action.about)


@pytest.mark.parametrize(
    ("typed", "name"),
    [("h", "help"), ("l", "look"), ("s", "score"), ("w", "where"), ("r", "repeat"), ("u", "undo"), ("q", "leave")],
)
def test_one_letter_means_the_command_that_is_used_most(typed: str, name: str) -> None:
    assert ENGLISH.understand(typed, ()) == Ordered(name, "")


def test_a_question_mark_asks_for_help() -> None:
    assert understood("?") == Ordered("help", "")


def test_words_after_a_command_belong_to_it() -> None:
    assert understood("look village 3") == Ordered("look", "village 3")
    assert understood("why not temple") == Ordered("why", "not temple")


def test_a_number_always_answers() -> None:
    assert understood("3") == Chosen(2)
    assert understood("٣") == Chosen(2)
    assert understood("2.", (WordedOption("2 VP", "vp"), WordedOption("1 VP", "one"))) == Chosen(1)
    assert understood("2)", (WordedOption("2 VP", "vp"), WordedOption("1 VP", "one"))) == Chosen(1)


@pytest.mark.parametrize("typed", ["-1", "1 2", "1,", "+2", "!"])
def test_numbers_with_anything_beside_them_are_no_answer(typed: str) -> None:
    options = [WordedOption("1 VP, for one pip", "vp"), WordedOption("Road 1 to village 2", "road 1 2")]
    assert isinstance(ENGLISH.understand(typed, options), Unclear)


@pytest.mark.parametrize("typed", ["0", "7", "00000000000000000000001", "9" * 400])
def test_a_number_that_is_not_there_is_refused(typed: str) -> None:
    answer = understood(typed)
    assert isinstance(answer, Unclear)
    assert answer.reply.id == "text-no-number"


@pytest.mark.parametrize(
    ("typed", "index"),
    [("st", 1), ("die 4 temple", 2), ("temple with the 3", 3), ("head", 4), ("score 1", 0), ("look around", 5)],
)
def test_words_answer_when_no_command_can_be_meant(typed: str, index: int) -> None:
    assert understood(typed) == Chosen(index)


def test_an_option_that_is_called_like_a_command_wins_with_all_its_words() -> None:
    assert understood("look") == Chosen(5)
    assert understood("score") == Ordered("score", "")


@pytest.mark.parametrize(("typed", "number", "command"), [("he", 5, "help"), ("loo", 6, "look")])
def test_a_start_that_may_be_an_option_or_a_command_is_asked_back(typed: str, number: int, command: str) -> None:
    expected = message("text-option-or-command", typed=typed, number=number, command=command)
    assert understood(typed) == Unclear(expected)


def test_a_start_of_several_options_is_asked_back() -> None:
    assert understood("temple") == Unclear(message("text-several", typed="temple", numbers=("3", "4")))


@pytest.mark.parametrize(
    ("typed", "meant"), [("lokk", "look"), ("repaet", "repeat"), ("udno", "undo"), ("hnit", "hint")]
)
def test_a_typing_error_suggests_the_nearest_command(typed: str, meant: str) -> None:
    assert understood(typed) == Unclear(message("text-unknown-nearest", typed=typed, nearest=meant))


def test_anything_else_is_said_to_be_unknown() -> None:
    assert understood("xyzzy") == Unclear(message("text-unknown", typed="xyzzy"))
    assert understood("!") == Unclear(message("text-unknown", typed="!"))


@pytest.mark.parametrize("typed", ["undo please", "quit now"])
def test_a_command_that_takes_no_words_refuses_them(typed: str) -> None:
    assert understood(typed) == Unclear(message("text-alone", command=typed.split()[0]))


def test_words_of_the_language_and_of_english_are_both_taken() -> None:
    german = Vocabulary(half_german("de"), cuzco_words("en"))
    for typed in ("schau tempel", "zeig tempel", "look tempel", "SCH tempel"):
        assert german.understand(typed, ()) == Ordered("look", "tempel")
    assert german.understand("zuruck", ()) == Ordered("undo", "")
    assert german.understand("schua", ()) == Unclear(message("text-unknown-nearest", typed="schua", nearest="schau"))
    assert german.first_word("look") == "schau"


@pytest.mark.parametrize("commands", PLACES.values(), ids=PLACES)
@pytest.mark.parametrize("language", TRANSLATED)
def test_no_word_stands_for_two_commands_in_one_place(language: str, commands: tuple[Command, ...]) -> None:
    owners: dict[str, str] = {}
    for words in (cuzco_words("en"), cuzco_words(language)):
        for command in commands:
            found = listed(words, f"text-command-{command.name}")
            assert found, f"{command.name} has no word"
            for word in map(fold, found):
                assert word.replace(" ", "") == word, f"{word!r} is more than one word"
                assert owners.setdefault(word, command.name) == command.name, f"{word} is taken twice"


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_help_names_each_command_first(language: str) -> None:
    words = cuzco_words(language)
    console = Console(NoLines(), StringIO(), language, cuzco_words)
    desks = (
        (Desk(console), COMMANDS),
        (LobbyDesk(console, LOBBY_COMMANDS), LOBBY_COMMANDS),
        (QuestionDesk(console), QUESTION_COMMANDS),
        (ServedDesk(console, TABLE_COMMANDS), TABLE_COMMANDS),
        (ReplayDesk(console, keeps=True), REPLAY_COMMANDS),
    )
    for desk, commands in desks:
        for command in commands:
            first = listed(words, f"text-command-{command.name}")[0]
            line = words.say(desk.line_about(command))
            assert fold(line).split()[: len(fold(first).split())] == fold(first).split()
            assert len(line) <= 90, "a line of help is short"


def test_every_message_of_the_text_mode_is_used_and_there() -> None:
    own = Path(text.__path__[0])
    files = (*own.rglob("*.py"), *(own.parent / "play").glob("*.py"))
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    named = set(re.findall(r'"(text-[a-z-]+[a-z])"', source))
    made = {f"text-command-{command.name}" for command in COMMANDS}
    made |= {f"text-help-{command.name}" for command in COMMANDS if command.takes_words or not command.action}
    own_places = (*SERVED_COMMANDS, *OWN_COMMANDS, *after.OWN_COMMANDS, SKIP, HOME)
    made |= {f"text-{use}-{command.name}" for use in ("command", "help") for command in own_places}
    made |= {"text-now-verbose", "text-now-normal", "text-now-brief", "text-bell-word-on", "text-bell-word-off"}
    there = {id_ for id_ in cuzco_words("en").entries if id_.startswith("text-")}
    assert there == named | made
    for id_ in sorted(there):
        assert cuzco_words("en").pattern(id_), f"{id_} is empty"


def test_a_whole_word_with_which_an_option_begins_is_no_abbreviation_of_a_command() -> None:
    options = [WordedOption("Play fish pair: the action once more", "pair fish"), WordedOption("No, done", "done")]
    assert ENGLISH.understand("no", options) == Chosen(1)
    assert ENGLISH.understand("nor", options) == Ordered("normal", "")
