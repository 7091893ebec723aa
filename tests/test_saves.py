"""The commands for saved games: list, export and import."""

import os
import subprocess
import sys
from argparse import Namespace
from datetime import UTC, datetime
from io import StringIO
from pathlib import Path

import pytest
from table.playing import play_first, play_randomly
from table.toy_game import TOY, find_toy

from cuzco_tui import games
from cuzco_tui.game import GameError
from cuzco_tui.messages import catalogue
from cuzco_tui.play.replay import find_replay
from cuzco_tui.saves import _about, run_export, run_import, run_saves
from cuzco_tui.store.names import GameNames
from cuzco_tui.store.protocol import GameSummary
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.errors import BadGameFile, GameInUse, NoSuchGame, StoreError
from cuzco_tui.table.seats import bot, human
from cuzco_tui.table.table import Table

ROOT = Path(__file__).parent.parent


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep these tests away from the games of whoever runs them."""
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(games, "find_game", find_toy, raising=False)


def listing(**asked: object) -> Namespace:
    """Give the arguments of `cuzco saves`."""
    return Namespace(**{"lang": "en", "delete": None, "yes": False, "recover": None, "name": None, **asked})


def save(choices: int) -> str:
    with Table.new(TOY, [human("Ana"), bot("Bob", "first")], seed=7, store=SqliteStore()) as table:
        if choices:
            play_first(table, choices)
        else:
            play_randomly(table, seed=1)
    return str(table.id)


def test_without_games_the_list_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_saves(listing()) == 0
    assert capsys.readouterr().out == "There are no saved games yet.\n"


def test_the_list_has_a_line_for_each_game(capsys: pytest.CaptureFixture[str]) -> None:
    going, finished, broken = save(1), save(0), save(3)
    (SqliteStore().folder / f"{broken}.sqlite").write_bytes(b"")
    assert run_saves(listing()) == 0
    lines = {line.split()[0]: line for line in capsys.readouterr().out.splitlines()}
    assert lines.keys() == {going, finished, broken}
    assert lines[going].endswith("toy: Ana, Bob (first); round 1, 1 choice")
    assert "; finished, " in lines[finished]
    assert f"cannot be opened: Game {broken} is damaged" in lines[broken]


def test_a_game_travels_from_one_home_to_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game_id, file = save(9), tmp_path / "game.txt"
    assert run_export(Namespace(lang="en", game=game_id, file=str(file))) == 0
    assert capsys.readouterr().out == (
        f"Wrote game {game_id} with 9 choices to {file}.\n"
        "This game is not over: the file also tells what lies hidden and what will be rolled, "
        "so give it to nobody who still plays it.\n"
    )
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path / "second"))
    assert run_import(Namespace(lang="en", file=str(file))) == 0
    assert capsys.readouterr().out == f"Imported {file} as game {game_id}.\n"
    assert [summary.step for summary in SqliteStore().list_games()] == [9]


def test_a_finished_game_is_exported_without_a_warning(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_export(Namespace(lang="de", game=save(0), file=str(tmp_path / "game.txt"))) == 0
    assert "Entscheidungen.\n" in (told := capsys.readouterr().out)
    assert "verrät" not in told


@pytest.mark.parametrize(
    ("language", "answer", "gone"),
    [("en", "yes", True), ("de", "JA", True), ("nl", "j", True), ("en", "no", False), ("de", "yes", False)],
)
def test_a_game_is_deleted_when_the_answer_is_yes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str, answer: str, gone: bool
) -> None:
    kept, game_id = save(1), save(3)
    monkeypatch.setattr("sys.stdin", StringIO(f"{answer}\n"))
    assert run_saves(listing(lang=language, delete=game_id)) == 0
    told = capsys.readouterr().out
    assert f"{game_id}" in told
    assert "Ana, Bob (first)" in told
    assert {summary.id for summary in SqliteStore().list_games()} == ({kept} if gone else {kept, game_id})


def test_nothing_is_deleted_without_an_answer_and_without_a_question_by_yes(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game_id = save(3)
    monkeypatch.setattr("sys.stdin", StringIO(""))
    assert run_saves(listing(delete=game_id)) == 0
    assert capsys.readouterr().out.endswith(f"\nGame {game_id} was not deleted.\n")
    assert run_saves(listing(delete=game_id.replace("-", " ").upper(), yes=True)) == 0
    assert capsys.readouterr().out == f"Game {game_id} is deleted.\n"
    assert SqliteStore().list_games() == []


def test_a_damaged_game_can_be_deleted_and_one_in_use_cannot(capsys: pytest.CaptureFixture[str]) -> None:
    broken = save(3)
    (SqliteStore().folder / f"{broken}.sqlite").write_bytes(b"damaged")
    assert run_saves(listing(delete=broken, yes=True)) == 0
    with Table.new(TOY, [human("Ana"), human("Bob")], seed=7, store=SqliteStore()) as table:
        with pytest.raises(GameInUse):
            run_saves(listing(delete=table.id, yes=True))
        play_first(table)
    assert [summary.step for summary in SqliteStore().list_games()] == [1]
    assert capsys.readouterr().out == f"Game {broken} is deleted.\n"


@pytest.mark.parametrize("asked", [{"delete": "a", "recover": "b"}, {"yes": True}, {"delete": "a"}, {"recover": "a"}])
def test_what_cannot_be_asked_for_is_one_sentence(asked: dict[str, object]) -> None:
    with pytest.raises(GameError) as caught:
        run_saves(listing(**asked))
    assert str(caught.value).endswith(".")


def test_a_game_that_lost_its_log_goes_on_when_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    store = SqliteStore()
    with Table.new(TOY, [human("Ana"), human("Bob")], seed=7, store=store) as table:
        play_first(table, 2)
        copy = (store.folder / f"{table.id}.sqlite").read_bytes()
    (store.folder / "copy.sqlite").write_bytes(copy)
    run_saves(listing())
    assert "cuzco saves --recover copy" in capsys.readouterr().out
    assert run_saves(listing(recover="copy")) == 0
    assert capsys.readouterr().out == "Game copy goes on from step 0.\n"
    assert tmp_path.exists()


def test_the_list_speaks_the_language_of_the_player(capsys: pytest.CaptureFixture[str]) -> None:
    save(3), save(0)
    run_saves(listing(lang="de"))
    run_saves(listing(lang="nl"))
    told = capsys.readouterr().out
    for words in ("Durchgang 1, 3 Entscheidungen", "beendet, ", "ronde 1, 3 keuzes", "afgelopen, "):
        assert words in told


def test_a_file_name_that_is_no_utf_8_is_spelt_out(tmp_path: Path) -> None:
    home = tmp_path / "home"
    game_id = save(3)
    for arguments, said in (
        ([b"export", game_id.encode(), b"\xffgame.txt"], "Wrote game"),
        ([b"export", game_id.encode(), b"\xffgame.txt"], "exists already"),
        ([b"import", b"\xffmissing.txt"], "cannot be read"),
        ([b"import", b"\xffgame.txt"], "\\udcffgame.txt, line 3: "),
        ([b"saves", b"--delete", b"\xff"], "There is no saved game"),
    ):
        command = [os.fsencode(sys.executable), b"-m", b"cuzco_tui", *arguments]
        environment = {**os.environ, "CUZCO_HOME": str(home), "LC_ALL": "C.UTF-8", "PYTHONPATH": str(ROOT)}
        run = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, timeout=60, check=False)
        told = (run.stdout + run.stderr).decode()
        assert said in told
        assert "\\udcff" in told
        assert "Traceback" not in told


def test_an_unknown_home_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CUZCO_HOME", "~nobody-of-this-name/games")
    with pytest.raises(GameError, match="CUZCO_HOME names ~nobody-of-this-name/games"):
        run_saves(listing())


def test_what_cannot_be_done_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(NoSuchGame, match="`cuzco saves` lists"):
        run_export(Namespace(lang="en", game="nothing", file=str(tmp_path / "game.txt")))
    (tmp_path / "letter.txt").write_text("Dear Ana\n")
    with pytest.raises(BadGameFile, match="line 1: a game file begins with"):
        run_import(Namespace(lang="en", file=str(tmp_path / "letter.txt")))
    assert SqliteStore().list_games() == []


def test_a_game_is_named_listed_by_its_name_and_called_by_it(capsys: pytest.CaptureFixture[str]) -> None:
    game_id = save(3)
    run_saves(listing(name=[game_id, "Sunday  evening"]))
    assert "is called Sunday evening now." in capsys.readouterr().out
    run_saves(listing())
    assert f"{game_id}  " in (told := capsys.readouterr().out)
    assert '"Sunday evening", ' in told
    run_saves(listing(name=["sunday evening", ""]))
    assert "has no name of its own now." in capsys.readouterr().out
    run_saves(listing(name=[game_id, "Monday"]))
    run_saves(listing(delete="Monday", yes=True))
    assert SqliteStore().list_games() == []
    assert GameNames(SqliteStore().folder).all() == {}


def test_a_game_that_is_not_there_gets_no_name() -> None:
    with pytest.raises(NoSuchGame):
        run_saves(listing(name=["nothing", "Sunday"]))


def test_a_name_is_refused_that_is_the_words_of_another_game() -> None:
    game_id, other = save(3), save(1)
    for words in (other, other.replace("-", " ").upper()):
        with pytest.raises(StoreError, match="are the words of another game"):
            run_saves(listing(name=[game_id, words]))
    assert GameNames(SqliteStore().folder).all() == {}


def test_the_words_of_a_game_come_before_a_name_that_was_there_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game_id, later = save(3), save(1)
    file = tmp_path / "later.txt"
    run_export(Namespace(lang="en", game=later, file=str(file)))
    run_saves(listing(delete=later, yes=True))
    run_saves(listing(name=[game_id, later]))
    assert SqliteStore().meant(later) == game_id
    run_import(Namespace(lang="en", file=str(file)))
    capsys.readouterr()
    run_saves(listing())
    assert f'"{later}"' not in capsys.readouterr().out
    run_saves(listing(delete=later, yes=True))
    assert [summary.id for summary in SqliteStore().list_games()] == [game_id]


def test_every_command_finds_a_game_by_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game_id, file = save(3), tmp_path / "game.txt"
    run_saves(listing(name=[game_id, "My Caral"]))
    assert run_export(Namespace(lang="en", game="my  caral", file=str(file))) == 0
    assert f"Wrote game {game_id} " in capsys.readouterr().out
    assert find_replay(SqliteStore(), "My Caral", find_toy).id == game_id
    assert run_saves(listing(recover="My Caral")) == 0
    assert run_saves(listing(name=["MY CARAL", "Sunday"])) == 0
    for command in (
        lambda: run_export(Namespace(lang="en", game="My Caral", file=str(tmp_path / "no.txt"))),
        lambda: run_saves(listing(delete="My Caral")),
        lambda: run_saves(listing(recover="My Caral")),
        lambda: find_replay(SqliteStore(), "My Caral", find_toy),
    ):
        with pytest.raises(NoSuchGame, match='There is no saved game "My Caral"'):
            command()


def test_a_slip_in_the_words_or_in_the_name_of_a_game_is_told_with_what_was_meant(tmp_path: Path) -> None:
    game_id = save(3)
    run_saves(listing(name=[game_id, "Sunday evening"]))
    for typed, meant in ((game_id[:-1], game_id), ("sunday evenin", "Sunday evening")):
        with pytest.raises(NoSuchGame, match=f"did you mean {meant}"):
            run_export(Namespace(lang="en", game=typed, file=str(tmp_path / "no.txt")))


def test_a_game_in_its_set_up_is_before_its_first_round() -> None:
    """As the lists of games on screen and by ear tell it."""
    summary = GameSummary("amber-otter-plum", datetime.now(UTC), game="toy", seats=(human("Ana"),), round=0)
    assert catalogue("en").say(_about(summary)) == "toy: Ana; round 1, 0 choices"
