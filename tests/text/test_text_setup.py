"""A new game: by questions with a default, or by flags."""

import asyncio
import re
from collections.abc import Sequence
from pathlib import Path

import pytest
from keyboard import CUZCO, Keys, console_for
from plain import assert_plain

from cuzco_tui.game import GameError, Json
from cuzco_tui.play.seating import Plan, Wishes
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.text.console import Leave
from cuzco_tui.text.setup_questions import SETUP_COMMANDS, SetupQuestions
from tests.played_games import saved_game


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing was played here."""
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path))


def planned(
    lines: Sequence[str] = (),
    players: int | None = None,
    seats: Sequence[str] | None = None,
    names: Sequence[str] = (),
    options: dict[str, Json] | None = None,
) -> tuple[Plan, Keys]:
    """Give the plan that comes of these answers and flags, and the keyboard at which it was asked for."""
    keys = Keys(lines)
    questions = SetupQuestions(CUZCO, console_for(keys), SqliteStore())
    plan = asyncio.run(questions.plan(Wishes(players, seats, names, options or {})))
    assert_plain(keys.screen.getvalue())
    return plan, keys


def test_enter_alone_takes_every_default() -> None:
    plan, keys = planned([""] * 5)
    assert plan == Plan(("me", "easy"), ("Player 1", "Cleo"), {"pututu": False})
    ends = [said.splitlines()[-1].partition("Enter alone means ")[2] for said in keys.heard]
    assert ends == ["2.", "1.", "4.", "Player 1.", "1."]


def test_the_number_of_players_is_the_number_that_is_typed() -> None:
    for count in (2, 3, 4):
        plan, keys = planned([str(count), "1", "", "", ""])
        assert len(plan.seats) == count
        assert "Type 2, 3, 4; Enter alone means " in keys.heard[0]
    plan, keys = planned(["5", "five", "3 players", "9", "2", "", "", "", ""])
    assert plan.seats == ("me", "me", "easy")
    assert keys.heard[1].startswith("5 does not fit here; type one of 2, 3, 4.\n")
    assert keys.heard[2].startswith("five does not fit here; type one of 2, 3, 4.\n")
    assert keys.heard[4].startswith("9 does not fit here; type one of 0, 1, 2, 3.\n")


def test_every_question_can_be_answered_by_number_or_words() -> None:
    plan, _ = planned(["4", "2 people", "random", "Ann", "Ben", "yes"])
    assert plan.seats == ("me", "me", "random", "random")
    assert plan.names == ("Ann", "Ben", "Cleo", "Maita")
    assert plan.options == {"pututu": True}


def test_the_question_for_bots_says_which_is_easier() -> None:
    _, keys = planned([""] * 5)
    names = ("Master, the strongest: ", "Planner, hard to beat: ", "Greedy, a fair match: ", "Easy, for a first game: ")
    for number, name in enumerate(names, start=1):
        assert f"\n{number}. {name}" in keys.heard[2]


def test_somebody_who_has_played_is_offered_a_better_bot_than_a_newcomer() -> None:
    saved_game(store=SqliteStore())
    plan, keys = planned([""] * 5)
    assert plan.seats == ("me", "greedy")
    assert keys.heard[2].splitlines()[-1].endswith("Enter alone means 3.")


def test_several_bots_are_named_at_once() -> None:
    for typed in ("planner master", "Planner, Master", "2 1", "plan mast"):
        plan, keys = planned(["3", "1", typed, "", ""])
        assert plan.seats == ("me", "planner", "master")
        assert "one for all, or 2 " in keys.heard[2]
    plan, keys = planned(["3", "1", "planner master easy", "easy", "", ""])
    assert keys.heard[3].startswith("Type one bot for all of them, or 2.")
    assert plan.seats == ("me", "easy", "easy")


def test_bots_alone_play_for_nobody() -> None:
    _, keys = planned(["2", "0", "", ""])
    assert keys.heard[2].splitlines()[0] == "Which bots play? Type one for all, or 2 with blanks between."


def test_enter_alone_sets_up_what_was_played_last() -> None:
    first, _ = planned(["3", "1", "planner master", "Ann", "yes"])
    again, keys = planned([""] * 5)
    assert (again.seats, again.names[0], again.options) == (first.seats, "Ann", {"pututu": True})
    assert "As last time: planner, master" in keys.heard[2]
    assert keys.heard[3].endswith("Enter alone means Ann.\n")
    uniform, _ = planned(["4", "2", "random", "Ann", "Bo", "no"])
    again, keys = planned([""] * 6)
    assert again.seats == uniform.seats
    assert "As last time" not in keys.heard[2]
    fewer, _ = planned(["2", "", "", "", ""])
    assert fewer.seats == ("me", "me")


def test_whoever_plays_alone_is_asked_for_a_name_too() -> None:
    plan, keys = planned(["", "", "", "Ann", ""])
    assert keys.heard[3] == "What is your name?\nType a name; Enter alone means Player 1.\n"
    assert plan.names == ("Ann", "Cleo")


def test_nobody_at_the_keyboard_means_bots_alone() -> None:
    plan, _ = planned(["", "0", "", ""])
    assert plan.seats == ("easy", "easy")
    assert plan.names == ("Cleo", "Ben")


def test_only_what_the_flags_leave_open_is_asked() -> None:
    assert len(planned(["", "", "", ""], players=3)[1].heard) == 4
    assert len(planned(["", "", ""], players=3, options={"pututu": True})[1].heard) == 3
    assert planned(seats=["me", "greedy"])[1].heard == []


def test_flags_can_say_it_all() -> None:
    plan, _ = planned(seats=["Me", " greedy", "random"], names=["Ann", "Robby"], options={"temple": "exact"})
    assert plan == Plan(("me", "greedy", "random"), ("Ann", "Robby", "Cleo"), {"temple": "exact"})


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        ({"players": 5}, r"This game is for 2, 3, 4 players, not 5\."),
        ({"seats": ["me"]}, r"This game is for 2, 3, 4 players, not 1\."),
        (
            {"seats": ["me", "clever"]},
            r'There is no seat "clever"; a seat is me or one of the bots master, planner, greedy, easy, random\.',
        ),
        ({"seats": ["me", "me"], "players": 3}, r"--players 3 and --seats with 2 seats do not fit; .+\."),
        ({"seats": ["me", "me"], "names": ["A", "B", "C"]}, r"There are 3 names for 2 seats; .+\."),
        ({"seats": ["me", "me"], "names": ["Ann", "ann"]}, r"Two seats are called Ann; .+\."),
    ],
)
def test_flags_that_make_no_game_are_one_sentence(flags: dict[str, object], sentence: str) -> None:
    with pytest.raises(GameError) as refusal:
        planned(**flags)  # type: ignore[arg-type]
    assert re.fullmatch(sentence, str(refusal.value))


def test_a_name_that_is_taken_or_too_long_is_asked_again() -> None:
    plan, keys = planned(["", "2", "Ann", "ANN", "x" * 60, "Ben", ""])
    assert plan.names == ("Ann", "Ben")
    assert [said.startswith("A name has 1 to 40 letters") for said in keys.heard[3:6]] == [False, True, True]


def test_a_command_is_never_taken_for_a_name() -> None:
    commands = ["score", "look roads", "Undo", "help", "rule khipu", "repeat", "brief", "lang de", "lang en"]
    plan, keys = planned(["", "1", "", *commands, "Will Score", ""])
    assert plan.names[0] == "Will Score"
    replies = [said.splitlines()[0] for said in keys.heard[4:]]
    assert replies[0] == '"score" is a command and no name; type another name.'
    assert replies[1] == '"look roads" is a command and no name; type another name.'
    assert replies[2] == '"Undo" is a command and no name; type another name.'
    assert replies[3].startswith("Answer with the number")
    assert replies[4] == "khipu, Glossary:"
    assert replies[5] == "What is your name?"
    assert replies[7] == "Die Sprache ist jetzt Deutsch."
    assert "Wie heißt du?" in keys.heard[11]
    assert all("Type a name; " in said for said in keys.heard[4:10])


def test_commands_work_before_there_is_a_game() -> None:
    _, keys = planned(["help", "look", "undo", "lokk", "brief", "repeat", "rule feather", "", "", "", "", ""])
    answers = [said.splitlines()[0] for said in keys.heard[1:8]]
    assert answers[0].startswith("Answer with the number")
    assert answers[1] == answers[2] == "There is no game yet; answer the question first."
    assert answers[3].endswith("did you mean look?")
    assert answers[4].startswith("From now on")
    assert answers[5] == keys.heard[0].splitlines()[0]
    assert answers[6] == "feather, Glossary:"


def test_the_help_before_a_game_lists_only_what_works_there() -> None:
    _, keys = planned(["help", "", "", "help", "", "", ""])
    for said in (keys.heard[1], keys.heard[4]):
        listed = re.findall(r"^([a-z]+)(?=:| and )", said, re.MULTILINE)
        assert set(listed) == SETUP_COMMANDS - {"leave"} | {"quit"}
        assert "look" not in said


def test_quitting_a_question_leaves_without_a_game() -> None:
    with pytest.raises(Leave):
        planned(["quit"])
    with pytest.raises(Leave):
        planned([])
