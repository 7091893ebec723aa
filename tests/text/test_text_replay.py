"""A replay by ear: steps, turns and rounds in lines, with the eyes that may see them, and what comes of it."""

import asyncio
import re
from pathlib import Path

import pytest
from keyboard import Keys, console_for

from cuzco_tui import coaching
from cuzco_tui.games import find_game
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.play.replay import Replay, find_replay
from cuzco_tui.store.portable import export_game
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.news import ALL_SEEING
from cuzco_tui.table.table import Table
from cuzco_tui.text.console import Leave
from cuzco_tui.text.replay import ReplayByEar, play_taken_over
from tests.coaching_here import Indifferent
from tests.games.cuzco.words import cuzco_words
from tests.played_games import replay_of_a_game, replay_of_a_shared_keyboard, saved_game, with_other_secrets


@pytest.fixture(autouse=True)
def own_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path / "home"))


def heard(replay: Replay, *lines: str, language: str = "en", verbose: bool = True) -> tuple[Keys, Table | None]:
    """What is said after each line, and the game that was taken over."""
    keys = Keys(lines)
    console = console_for(keys, language=language)
    console.detail = "verbose" if verbose else "normal"
    try:
        table = asyncio.run(ReplayByEar(replay, console, SqliteStore()).listen())
    except Leave:
        return keys, None
    keys.heard.append(keys.screen.getvalue()[sum(map(len, keys.heard)) :])
    return keys, table


def test_enter_tells_one_step_after_the_other() -> None:
    replay = replay_of_a_game()
    keys, _ = heard(replay, *[""] * 5)
    assert f"{replay.last} steps" in keys.heard[0]
    assert "Step 0 of" in keys.heard[0]
    for number in range(1, 6):
        assert keys.heard[number].startswith(f"Step {number}. ")


def test_one_goes_by_turns_rounds_and_numbers() -> None:
    replay = replay_of_a_game()
    first = replay.turn_from(0, 1)
    second = replay.turn_from(first, 1)
    keys, _ = heard(replay, "turn", "turn", "turn back", "round 3", "60", "step 61", "back 2", "next 3", "end", "start")
    assert f"Step {first}. " in keys.heard[1]
    steps = [line.split(".")[0] for line in keys.heard[2].splitlines() if line.startswith("Step ")]
    assert steps == [f"Step {step}" for step in range(first + 1, second + 1)]
    assert f"Step {first}. " in keys.heard[3]
    third = next(mark.step for mark in replay.rounds if mark.round == 3)
    assert f"Round 3.\nStep {third}. " in keys.heard[4]
    for number, step in ((5, 60), (6, 61), (7, 59), (8, 62), (9, replay.last)):
        assert f"Step {step}. " in keys.heard[number]
    assert "That was the last step." in keys.heard[9]
    assert "Step 0 of" in keys.heard[10]


@pytest.mark.parametrize("typed", ["back", "round 44", "step 9999", "seat Zoe", "frobnicate", "seat", "🙂"])
def test_what_cannot_be_done_gets_one_sentence(typed: str) -> None:
    keys, _ = heard(replay_of_a_game(), typed, "where")
    assert len(keys.heard[1].splitlines()) <= 2
    assert keys.heard[1].strip()


def test_a_finished_game_is_heard_from_every_seat() -> None:
    replay = replay_of_a_game()
    step = next(number for number in range(40, replay.last) if replay.chose(number) == 1)
    keys, _ = heard(replay, str(step), "seat Ben", "repeat", "look hand", "seat all", "repeat", "look hand Ann")
    assert f"Step {step}. Ben: " in keys.heard[1]
    assert "as Ben" in keys.heard[2]
    assert f"Step {step}. You: " in keys.heard[3]
    assert "everything" in keys.heard[5]
    assert f"Step {step}. Ben: " in keys.heard[6]
    assert "secret" not in keys.heard[7]
    assert "To pay with" in keys.heard[7]


def test_an_open_game_is_heard_from_the_own_seat_alone() -> None:
    keys, _ = heard(replay_of_a_game(90), "seat Ben", "seat all", "seat Ann")
    for said in keys.heard[1:3]:
        assert "only from your own seat" in said
    assert "as Ann" in keys.heard[3]


@pytest.mark.parametrize("choices", [10, 120])
def test_nothing_that_is_hidden_in_an_open_game_is_said(choices: int) -> None:
    """Two games that differ in nothing but what Ann may not know sound the same, word by word."""
    replay = replay_of_a_game(choices)
    lines = [*[""] * replay.last, "look", *(f"look {topic}" for topic in replay.game.description.topics), "log 500"]
    said = [heard(one, *lines)[0].screen.getvalue() for one in (replay, with_other_secrets(replay))]
    assert said[0] == said[1]
    assert len(said[0]) > 100


def test_looks_and_scores_are_those_of_the_step() -> None:
    replay = replay_of_a_game()
    keys, _ = heard(replay, "100", "score", "where", "log 3", "look temple")
    best = replay.scores(100)[0]
    assert str(best.score) in keys.heard[2]
    assert all(said.strip() for said in keys.heard[3:])


def test_what_and_a_number_asks_about_an_option_and_takes_nothing_over() -> None:
    keys, none = heard(replay_of_a_game(), "100", "what 2", "quit")
    assert keys.heard[2] == "In a replay there are no options to ask about; what if plays on from here.\n"
    assert none is None


def test_what_if_begins_a_game_of_its_own() -> None:
    replay = replay_of_a_game()
    keys, none = heard(replay, "100", "what if", "no", "quit")
    assert "Type yes or no." in keys.heard[2]
    assert "Nothing was begun." in keys.heard[3]
    assert none is None
    _, table = heard(replay, "100", "what if", "yes")
    assert table is not None
    with table:
        assert table.view(0) == replay.view(100, 0)
    _, late = heard(replay, "end", "what if", "quit")
    assert late is None


def test_it_is_exported_and_a_file_is_taken_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    replay = replay_of_a_game()
    file = tmp_path / "told.txt"
    keys, _ = heard(replay, f"export {file}", f"export {file}", "import")
    assert file.exists()
    assert "not overwritten" in keys.heard[2].replace("\n  ", " ")
    assert "already" in keys.heard[3]
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path / "elsewhere"))
    heard(find_replay(SqliteStore(), str(file), find_game), "import")
    assert [summary.id for summary in SqliteStore().list_games()] == [replay.id]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_whole_game_is_told_in_every_language(language: str) -> None:
    replay = replay_of_a_game()
    words = cuzco_words(language)
    turn = words.say(message("text-command-turn")).split(",")[0]
    keys, _ = heard(replay, *[turn] * (len(replay.turns) + 1), language=language, verbose=False)
    said = keys.screen.getvalue()
    assert words.say(message("text-replay-last")) in said
    assert words.say(message("text-replay-no-more")) in keys.heard[-1]
    assert "{" not in said


def test_the_command_tells_a_game_or_a_file_in_a_pipe(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from cuzco_tui import cli

    saved = saved_game(20)
    file = tmp_path / "open.txt"
    export_game(SqliteStore(), saved.id, file)
    for named in ([saved.id], saved.id.split("-"), [str(file)]):
        assert cli.main(["replay", *named, "--text", "--lang", "en"]) == 0
        assert f"Replay of game {saved.id}, 20 steps: Ann, Ben, Cleo." in capsys.readouterr().out
    assert cli.main(["replay", "no-such-game", "--text"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_one_goes_to_the_choices_that_decided_the_game() -> None:
    replay = replay_of_a_game()
    keys, _ = heard(replay, "moment", "moment", "moment back", "moment back")
    for number, step in ((1, replay.moments[0]), (2, replay.moments[1]), (3, replay.moments[0])):
        assert f"Step {step}. " in keys.heard[number]
    assert "lies that way" in keys.heard[4]


def test_at_one_keyboard_an_open_game_is_heard_by_each_alone() -> None:
    keys, _ = heard(replay_of_a_shared_keyboard(60), "look hand", "seat Ben", "no", "seat Ben", "yes", "look hand")
    assert "as somebody who watches" in keys.heard[0]
    assert "sees no hands" in keys.heard[1]
    assert "Is Ben here" in keys.heard[2]
    assert "as somebody who watches" in keys.heard[3]
    assert "as Ben" in keys.heard[5]
    assert "To pay with" in keys.heard[6]


def test_the_choice_of_another_seat_speaks_of_nobody_as_you() -> None:
    """X-6: how many feathers the own mask holds is told only to its owner; roads and priests likewise."""
    replay = replay_of_a_game()
    for eyes in (0, ALL_SEEING):
        said = {step: replay.chosen(step, eyes) for step in range(1, replay.last + 1) if replay.chose(step) != eyes}
        words = [cuzco_words("en").say(chosen) for chosen in said.values() if chosen is not None]
        assert any("feather" in each for each in words)
        assert not [each for each in words if re.search(r"\byour?\b", each)]


def test_before_the_first_round_one_is_in_the_set_up() -> None:
    keys, _ = heard(replay_of_a_game(), "round 1", "round 0", "what if", "no", "quit")
    assert keys.heard[1].startswith("Round 1.\n")
    assert keys.heard[2].startswith("Set-up.\n")
    assert "from step 0, in the set-up, as" in keys.heard[3].replace("\n  ", " ")


def test_a_step_is_told_once() -> None:
    """What happened tells the choice; only what nothing happened at is told as it was chosen."""
    keys, _ = heard(replay_of_a_game(), *[""] * 282, verbose=False)
    said = keys.screen.getvalue()
    assert re.search(r"^Step \d+\. Ben: die 1 on rope bridge\.$", said, re.MULTILINE)
    assert "Die 1: rope bridge" not in said
    assert not re.search(r"(?:Keep|Discard|Take|Use|Slide down|Play) ", said)
    assert re.search(r"^Step \d+\. You: One purple feather, now 0 of 3, for 2 pips\.$", said, re.MULTILINE)


def test_a_game_that_was_taken_over_says_so_and_how_it_stands() -> None:
    replay = replay_of_a_game()
    keys = Keys(["250", "what if", "yes"])
    console = console_for(keys)
    table = asyncio.run(ReplayByEar(replay, console, SqliteStore()).listen())
    assert table is not None
    with pytest.raises(Leave):
        asyncio.run(play_taken_over(table, console))
    said = keys.screen.getvalue().partition("Type yes or no.")[2].replace("\n  ", " ")
    assert f"Taken over from game {replay.id} at step 250, as a new game: " in said
    assert "Round 6 of 6" in said
    assert all(f"{each.score}" in said for each in replay.scores(250))
    assert "New game" not in said
    assert "The game begins" not in said


def test_the_turns_are_analysed_and_one_goes_right_before_one_of_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "Worker", Indifferent)
    keys, _ = heard(replay_of_a_game(), "analyse", "analyse 1", "step")
    told = keys.heard[1]
    assert "dearest mistakes:" in told
    found = re.search(r"1\. Round \d, step (\d+): ", told)
    assert found is not None
    assert f"Step {int(found[1]) - 1}. " in keys.heard[2]
    assert "Here it was decided. " in keys.heard[2]


def test_before_the_end_the_turns_of_others_are_not_analysed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "Worker", Indifferent)
    keys, _ = heard(replay_of_a_game(40), "analyse Ben", "analyse Ann")
    assert "Before a game is over only one's own turns can be analysed." in keys.heard[1]
    assert "gave away about" in keys.heard[2]


def test_a_step_with_which_a_round_begins_belongs_to_the_one_before() -> None:
    replay = replay_of_a_game()
    second = next(mark.step for mark in replay.rounds if mark.round == 2)
    keys, _ = heard(replay, f"step {second - 1}", "next", "next", "quit")
    assert keys.heard[1].startswith("Round 1.\n")
    assert keys.heard[2].startswith(f"Step {second}. ")
    assert keys.heard[3].startswith(f"Round 2.\nStep {second + 1}. ")
