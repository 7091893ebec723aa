"""The commands for saved games: list, export and import."""

from argparse import Namespace
from pathlib import Path

import pytest
from table.playing import play_first, play_randomly
from table.toy_game import TOY, find_toy

from cuzco_tui import games
from cuzco_tui.saves import run_export, run_import, run_saves
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.errors import BadGameFile, NoSuchGame
from cuzco_tui.table.seats import bot, human
from cuzco_tui.table.table import Table


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep these tests away from the games of whoever runs them."""
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(games, "find_game", find_toy, raising=False)


def listing(**asked: object) -> Namespace:
    """Give the arguments of `cuzco saves`."""
    return Namespace(**{"lang": "en", "delete": None, "yes": False, "recover": None, **asked})


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


def test_what_cannot_be_done_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(NoSuchGame, match="`cuzco saves` lists"):
        run_export(Namespace(lang="en", game="nothing", file=str(tmp_path / "game.txt")))
    (tmp_path / "letter.txt").write_text("Dear Ana\n")
    with pytest.raises(BadGameFile, match="line 1: a game file begins with"):
        run_import(Namespace(lang="en", file=str(tmp_path / "letter.txt")))
    assert SqliteStore().list_games() == []
