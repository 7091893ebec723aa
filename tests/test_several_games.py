"""Several games under one roof: each command finds the one that is meant, by flags, by ear, and in what is saved."""

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cuzco_tui.cli import COMMANDS, main
from cuzco_tui.game import TableOption
from cuzco_tui.games import find_game, guest
from cuzco_tui.messages import LANGUAGES, InWordsOf, catalogue, message, read_value, value_data
from cuzco_tui.play.last_setup import last_game, last_setup_path
from cuzco_tui.store.sqlite import SqliteStore
from tests.guests import GRAND_DESCRIPTION, MODULES, kept, two_guests


@pytest.fixture(autouse=True)
def guests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """House two toy games, with saves of the test's own."""
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en")
    with two_guests():
        yield


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> "Saying":
    """Type lines to a command, and hear what it says."""
    return Saying(monkeypatch, capsys)


class Saying:
    """A keyboard and an ear."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def __call__(self, command: str, *lines: str) -> str:
        """Run a command, type these lines, and give all that is said."""
        self.monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        main(command.split())
        heard = self.capsys.readouterr()
        return heard.out + heard.err


# Flags


@pytest.mark.parametrize("game", ["cuzco", "toy", "grand"])
@pytest.mark.parametrize("command", [command.name for command in COMMANDS if command.plays])
def test_every_command_that_begins_something_knows_the_flags_of_a_game(command: str, game: str) -> None:
    assert main([command, "--game", game, "--help"]) == 0


@pytest.mark.parametrize("command", ["play", "text", "simulate --games 1 --seats a", "arena --deals 1"])
def test_a_flag_of_another_game_is_one_sentence(command: str, say: Saying) -> None:
    said = say(f"{command} --pututu --game grand")
    assert "--pututu belongs to Cuzco, and this is Grand: leave it out, or name the other game by --game cuzco" in said
    assert said.count("\n") == 1
    assert "--moods belongs to Grand, and this is Cuzco" in say(f"{command} --moods")


@pytest.mark.parametrize(
    "command",
    ["arena --deals 1 --seat greedy --seat first", "simulate --games 1 --seats greedy,first", "text --seats me,first"],
)
def test_a_bot_of_another_game_is_one_sentence(command: str, say: Saying) -> None:
    said = say(command)
    assert said == (
        "cuzco: first belongs to Toy, and this is Cuzco: name another bot, or the other game by --game toy.\n"
    )


@pytest.mark.parametrize("command", ["play", "text"])
@pytest.mark.parametrize("flags", ["--moods", "--max-years 5", "--pututu"])
def test_beside_a_saved_game_a_flag_of_any_game_is_refused_for_what_it_is(
    command: str, flags: str, say: Saying
) -> None:
    said = say(f"{command} --resume {kept('grand', 1)} {flags}")
    assert said == f"cuzco: --resume goes on with a game as it is; leave out {flags.split()[0]}.\n"


@pytest.mark.parametrize("command", [command.name for command in COMMANDS])
def test_every_command_that_can_be_told_a_game_lists_them(command: str, say: Saying) -> None:
    told = " ".join(say(f"{command} --help").split())
    assert "--game NAME" not in told
    if "--game " in told:
        assert "--game cuzco|toy|grand" in told


def test_a_number_to_agree_on_is_a_flag(say: Saying) -> None:
    assert "--max-years 20|0|5|8|10|15" in say("play --game grand --help")
    assert "expected 20 or 0 or 5 or 8 or 10 or 15, not '7'" in say("text --game grand --max-years 7")


@pytest.mark.parametrize(
    "command", ["play", "text", "stats", "engine", "train", "simulate --games 1 --seats a", "arena --deals 1"]
)
def test_an_unknown_game_is_one_sentence(command: str, say: Saying) -> None:
    said = say(f"{command} --game chess")
    assert said == 'cuzco: There is no game called "chess"; the games are: cuzco, toy, grand.\n'


def test_the_engine_plays_the_game_it_is_told_to(monkeypatch: pytest.MonkeyPatch) -> None:
    stdin = io.TextIOWrapper(io.BytesIO(b'{"id": 1, "do": "new", "seats": 2, "seed": 1}\n'))
    stdout = io.TextIOWrapper(io.BytesIO())
    monkeypatch.setattr(sys, "stdin", stdin)
    monkeypatch.setattr(sys, "stdout", stdout)
    assert main(["engine", "--game", "grand"]) == 0
    stdout.seek(0)
    assert "CardsDealt" in stdout.read()


def test_tables_of_bots_count_in_the_terms_of_the_game(say: Saying) -> None:
    told = say("simulate --game grand --games 2 --seats first,first --seed 1")
    assert " fame (" in told
    assert "Fame by source" in told
    assert "VP" not in told
    told = say("arena --game grand --deals 1 --seat first --seat first --seed 1")
    assert "Fame by source" in told
    assert "VP" not in told


# By ear


def test_a_new_game_by_ear_begins_with_the_question_which(say: Saying) -> None:
    said = say("text --players 2 --seed 3", "Grand", "1", "Ann", "none", "quit")
    assert "Which game?\n1. Cuzco\n2. Toy\n3. Grand\n" in said
    (saved,) = SqliteStore().list_games()
    assert saved.game == "grand"


@pytest.mark.parametrize("flags", ["--game toy --players 2", "--seats me,greedy", "--players 2 --pututu"])
def test_who_names_the_game_or_what_only_one_has_is_not_asked(flags: str, say: Saying) -> None:
    assert "Which game?" not in say(f"text {flags}", "quit")


def test_the_game_that_was_begun_last_is_what_enter_means(say: Saying) -> None:
    assert last_game().name == "cuzco"
    say("text --game toy --seats me,first", "quit")
    assert last_game().name == "toy"
    said = say("text --players 2", "", "1", "Ann", "", "", "quit")
    assert "Choose 1 to 3; Enter alone means 2." in said
    assert [saved.game for saved in SqliteStore().list_games()] == ["toy", "toy"]


def test_a_last_game_that_is_not_here_any_more_is_the_usual_one() -> None:
    last_setup_path().parent.mkdir(parents=True, exist_ok=True)
    last_setup_path().write_text('game = "chess"\n')
    assert last_game().name == "cuzco"


def test_the_menu_greets_with_all_games_and_asks_which_one_is_meant(say: Saying) -> None:
    said = say("text", "New game", "Grand", "2", "1", "Ann", "all", "home", "Rules", "Toy", "quit")
    assert "Cuzco: " in said
    assert "Toy: play cards on two piles.\nGrand: the toy with many modules.\n" in said
    assert said.count("Which game?") == 2
    assert "Modules: Moods, Long years, Status, Progress, Snakes, Envoys." in said
    (saved,) = SqliteStore().list_games()
    assert saved.game == "grand"
    assert all(SqliteStore().read(saved.id).header.options[name] for name in MODULES)


def test_continue_says_which_game_waits_and_in_its_terms(say: Saying) -> None:
    kept("grand", 5)
    assert "Continue: Grand, year 2, you " in say("text", "quit")
    assert "Weiterspielen: Grand, Jahr 2, du " in say("text --lang de", "quit")


@pytest.mark.parametrize(
    ("answer", "chosen"),
    [
        ("", []),
        ("none", []),
        ("all", list(MODULES)),
        ("1, 5", ["moods", "snakes"]),
        ("snakes, moods", ["moods", "snakes"]),
        ("1 3", ["moods", "status"]),
        ("long years", ["years"]),
        ("env", ["envoys"]),
    ],
)
def test_modules_are_named_at_once(answer: str, chosen: list[str], say: Saying) -> None:
    said = say("text --game grand --players 2 --seed 3", "1", "Ann", answer, "quit")
    assert "Which modules are played?\n1. Moods\n2. Long years\n3. Status\n4. Progress\n5. Snakes\n6. Envoys\n" in said
    assert "Type numbers or names with commas between, all or none; Enter alone means none." in said
    (saved,) = SqliteStore().list_games()
    options = SqliteStore().read(saved.id).header.options
    assert [name for name in MODULES if options[name]] == chosen
    assert options["max_years"] == 20


def test_a_module_that_is_not_there_is_asked_for_again(say: Saying) -> None:
    said = say("text --game grand --players 2", "1", "Ann", "1, dragons", "repeat", "lang de", "alle", "quit")
    assert 'There is no "dragons" among these; type numbers or names with commas between.' in said
    assert "1. Moods. Moods: all of it changes.\n" in said
    assert "Welche Module werden gespielt?\n1. Launen\n" in said
    assert "Module: Launen, Lange Jahre, Ansehen, Fortschritt, Schlangen, Gesandte." in said


def test_modules_that_flags_name_are_not_asked_for(say: Saying) -> None:
    flags = " ".join(f"--{name}" for name in MODULES)
    said = say(f"text --game grand --players 2 --max-years 8 {flags}", "1", "Ann", "quit")
    assert "Which modules" not in said
    (saved,) = SqliteStore().list_games()
    assert SqliteStore().read(saved.id).header.options["max_years"] == 8


# What is saved knows its game


def test_the_list_of_games_says_which_each_is_and_in_its_terms(say: Saying) -> None:
    kept("grand", 5)
    kept("toy", 5)
    told = say("saves")
    assert "grand: Ann, Ben (first); year 2, 5 choices" in told
    assert "toy: Ann, Ben (first); round 2, 5 choices" in told
    asked = say("text --resume", "quit")
    assert "Toy: Ann, Ben, round 2" in asked
    assert "Grand: Ann, Ben, year 2" in asked


def test_a_saved_game_is_replayed_in_its_own_terms(say: Saying) -> None:
    game_id = kept("grand", 8)
    said = say(f"replay {game_id} --text", "year", "year 9", "help", "quit")
    assert "Year 2." in said
    assert "There is no year 9" in said
    assert "year: where the next year begins." in said


def test_after_a_game_its_terms_are_used(say: Saying) -> None:
    finished = kept("grand")
    said = say("text", "Replays", "1", "end", "quit")
    assert "Grand: Ann, Ben, won by " in said
    assert finished in said
    told = say("stats --game grand")
    assert "fame on average" in told
    assert "VP" not in told
    assert "Ruhm" in say("stats --game grand --lang de")


def test_statistics_by_ear_ask_which_of_the_games_that_were_finished(say: Saying) -> None:
    kept("grand")
    kept("toy")
    kept("toy", seed=4)
    said = say("text", "Statistics", "Toy", "quit")
    assert "Which game?\n1. Toy\n2. Grand\n" in said
    assert "2 finished games" in said
    assert json.loads(say("stats --json --game grand"))["overall"]["games"] == 1
    assert json.loads(say("stats --json --game toy"))["overall"]["games"] == 2


def test_an_exported_game_comes_back_as_what_it_was(tmp_path: Path, say: Saying) -> None:
    game_id = kept("grand", 3)
    say(f"export {game_id} {tmp_path / 'game.txt'}")
    say(f"saves --delete {game_id} --yes")
    say(f"import {tmp_path / 'game.txt'}")
    (saved,) = SqliteStore().list_games()
    assert saved.game == "grand"
    assert "Saved game" in say(f"text --resume {saved.id}", "quit")


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_has_its_own_terms_in_what_the_house_says(language: str) -> None:
    said = message("course-in-round", round=3)
    house = catalogue(language)
    own = {"en": "Year 3", "de": "Jahr 3", "nl": "Year 3"}[language]
    assert house.say(said) == {"en": "Round 3", "de": "Durchgang 3", "nl": "Ronde 3"}[language]
    assert catalogue(language, GRAND_DESCRIPTION.words).say(said) == own
    assert house.say((InWordsOf(GRAND_DESCRIPTION.words, said), said)) == f"{own}, {house.say(said)}"


def test_what_is_said_in_the_words_of_a_game_travels_without_them() -> None:
    said = message("course-in-round", round=3)
    assert read_value(value_data(InWordsOf(GRAND_DESCRIPTION.words, said))) == said


def test_each_game_has_lessons_of_its_own_or_none(say: Saying) -> None:
    assert "Toy has no lessons; leave --tutorial out." in say("text --tutorial --game toy")
    assert "Which game?" not in say("text --tutorial", "quit")
    assert find_game("cuzco").description.tutorial


def test_many_values_of_a_flag_are_named_alone(say: Saying) -> None:
    many = TableOption("max_years", tuple(range(20, 0, -1)), asked=False)
    with guest(GRAND_DESCRIPTION._replace(name="many", options=(many,))):
        assert "--max-years VALUE" in say("play --game many --help")
        assert "one of 1, 2, 3, 4, 5, " in say("play --game many --help")
        assert "expected one of 1, 2, 3, 4, 5, " in say("text --game many --max-years 70")
