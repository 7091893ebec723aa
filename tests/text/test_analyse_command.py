"""`cuzco analyse`: lines for people, JSON for programs, and one clear sentence where something cannot be done."""

import json
import re
from pathlib import Path

import pytest

from cuzco_tui import coaching
from cuzco_tui.cli import main
from cuzco_tui.messages import LANGUAGES
from cuzco_tui.play.analysis import NOTICED
from cuzco_tui.progress import Meter
from cuzco_tui.store.portable import export_game
from cuzco_tui.store.sqlite import SqliteStore
from tests.coaching_here import Indifferent, WorkerHere
from tests.played_games import saved_game
from tests.text.in_a_pipe import cuzco

OPEN = 40


@pytest.fixture(autouse=True)
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SqliteStore:
    """Where the games of this test are kept; the coach thinks of nothing unless a test wants it to."""
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr(coaching, "Worker", Indifferent)
    return SqliteStore()


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What the command prints when all is well."""
    assert main(["analyse", *arguments]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one sentence of a refusal."""
    assert main(["analyse", *arguments]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    return printed.err


def test_it_prints_the_main_turns_of_the_person_who_played(
    store: SqliteStore, capsys: pytest.CaptureFixture[str]
) -> None:
    game = saved_game(OPEN, store).id
    lines = said(capsys, game).splitlines()
    assert re.fullmatch(r"Ann: \d+ turns \(\d+ choices\) gave away about \d+ VP, each counted by itself\.", lines[0])
    assert "dearest mistake" in lines[1]
    assert re.match(r"1\. Round \d, step \d+: .+\. Better: .+\. It cost \d+ VP\.", lines[2])


def test_json_says_the_same_as_the_lines(store: SqliteStore, capsys: pytest.CaptureFixture[str]) -> None:
    game = saved_game(store=store).id
    lines = said(capsys, game, "--all").splitlines()
    data = json.loads(said(capsys, game, "--json"))
    assert (data["game"], data["seat"], data["name"], data["finished"]) == (game, 1, "Ann", True)
    told = sum(max(1, round(turn["cost"])) for turn in data["turns"] if turn["cost"] >= NOTICED)
    assert lines[0].startswith(f"Ann: {len(data['turns'])} turns (")
    assert lines[0].endswith(f" choices) gave away about {told} VP, each counted by itself.")
    every = lines[-len(data["turns"]) :]
    for line, turn in zip(every, data["turns"], strict=True):
        assert f"step {turn['step']}: {turn['done']}" in line
        assert (f"Better: {turn['better']}. It cost" in line) == (turn["cost"] > 0)
        assert turn["first"] <= turn["step"] <= turn["last"]
    for number, place in enumerate((*data["dearest"], *data["best"]), 1):
        assert any(line.startswith(f"{number}. ") and line[3:] == every[place] for line in lines)


def test_another_seat_is_named(store: SqliteStore, capsys: pytest.CaptureFixture[str]) -> None:
    game = saved_game(store=store).id
    assert said(capsys, game, "--seat", "Ben").startswith("Ben: ")


def test_without_play_outs_it_only_plans(
    store: SqliteStore, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coaching, "Worker", WorkerHere)
    game = saved_game(25, store).id
    first = said(capsys, game, "--effort", "0", "--json")
    assert said(capsys, game, "--effort", "0", "--json") == first
    assert json.loads(first)["turns"]


def test_an_exported_file_is_analysed_as_well(
    tmp_path: Path, store: SqliteStore, capsys: pytest.CaptureFixture[str]
) -> None:
    game = saved_game(OPEN, store).id
    export_game(store, game, tmp_path / "game.txt")
    from_the_store = said(capsys, game)
    assert said(capsys, str(tmp_path / "game.txt")) == from_the_store


def test_what_cannot_be_analysed_gets_one_sentence(store: SqliteStore, capsys: pytest.CaptureFixture[str]) -> None:
    game = saved_game(OPEN, store).id
    assert "There is no seat" in refused(capsys, game, "--seat", "Xaver")
    assert "only one's own turns" in refused(capsys, game, "--seat", "Ben")
    assert "There is no saved game" in refused(capsys, "no", "such", "game")
    assert "cannot be read" in refused(capsys, "./no/file.txt")
    assert refused(capsys, "").startswith("cuzco: Name a saved game")
    other = refused(capsys, __file__)
    assert "imported" not in other
    assert "name a saved game, or a file made by `cuzco export`" in other


def test_a_misspelt_game_gets_the_one_that_may_be_meant(store: SqliteStore, capsys: pytest.CaptureFixture[str]) -> None:
    game = str(saved_game(OPEN, store).id)
    first, _, rest = game.partition("-")
    assert f"did you mean {game}?" in refused(capsys, f"{first[:-1]}x-{rest}")
    assert "did you mean" not in refused(capsys, "zzz-zzz-zzz")


def test_of_somebody_who_never_chose_nothing_is_counted(store: SqliteStore, capsys: pytest.CaptureFixture[str]) -> None:
    assert said(capsys, saved_game(0, store).id) == "Ann never had anything to choose.\n"


@pytest.mark.parametrize("effort", ["99999999999999999999999", "10001", "-1", "x"])
def test_an_effort_without_end_is_refused(capsys: pytest.CaptureFixture[str], effort: str) -> None:
    assert "from 0 to 10000" in refused(capsys, "any-game-here", "--effort", effort)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(store: SqliteStore, capsys: pytest.CaptureFixture[str], language: str) -> None:
    told = said(capsys, saved_game(OPEN, store).id, "--all", "--lang", language)
    assert "{" not in told
    assert ".." not in told


def test_in_a_pipe_it_says_now_and_then_how_far_it_is(
    store: SqliteStore, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the language that is spoken."""
    monkeypatch.setattr(Meter, "QUIET_SECONDS", 0.0)
    assert main(["analyse", saved_game(OPEN, store).id, "--lang", "de"]) == 0
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) > 3
    assert lines == [f"{done} von {len(lines)} Entscheidungen beurteilt." for done in range(len(lines))]


def test_it_thinks_in_a_process_of_its_own_in_a_pipe(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games")
    done = cuzco(tmp_path, "analyse", saved_game(25, store).id, "--effort", "0", "--seat", "1")
    assert done.returncode == 0
    assert done.stdout.startswith("Ann: ")
    assert done.stderr == ""


def test_the_help_of_all_commands_names_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert "analyse" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["analyse", "replay"])
def test_the_usage_speaks_of_one_game(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The words of its name may be written apart, so several arguments are still one game."""
    assert main([command, "--help"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "GAME|FILE [GAME|FILE ...]" not in told
    assert "GAME|FILE" in told
    assert "words of its name may stand apart" in told


def test_help_says_that_cuzco_alone_opens_the_title(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert "'cuzco' alone opens the title" in capsys.readouterr().out
