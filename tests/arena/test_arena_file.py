"""A series goes on where it was left, in its own file and in no other."""

import json
import os
from argparse import Namespace
from pathlib import Path
from typing import Any

import pytest

from cuzco_tui.arena import command
from cuzco_tui.arena.kept_lines import BadLedger
from cuzco_tui.arena.ledger import Ledger, seed_in
from cuzco_tui.arena.series import make_series
from cuzco_tui.cli import main
from cuzco_tui.games import find_game


def arguments(path: Path, **given: Any) -> Namespace:
    """What the command line would hand over."""
    defaults = {
        "seat": ["greedy", "random"],
        "deals": 3,
        "seatings": "all",
        "seed": 7,
        "jobs": 1,
        "seconds": None,
        "file": path,
        "json": True,
        "game": None,
        "options": None,
        "content": None,
    }
    return Namespace(**{**defaults, **given})


def result(capsys: pytest.CaptureFixture[str], path: Path, **given: Any) -> tuple[Any, str]:
    """Run the command; give its JSON, without the times, and what it said beside it."""
    assert command.run(arguments(path, **given)) == 0
    told = capsys.readouterr()
    data = json.loads(told.out)
    for entrant in data["entrants"]:
        assert entrant.pop("milliseconds")["choices"] > 0
    return data, told.err


def test_a_finished_series_is_told_again_without_a_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    first, _ = result(capsys, path)
    written = path.read_bytes()
    again, told = result(capsys, path)
    assert again == first
    assert told == "6 of 6 games were played before.\n"
    assert path.read_bytes() == written


@pytest.mark.parametrize("cut", [-1, -20, -200])
def test_a_line_that_was_cut_off_is_played_again(capsys: pytest.CaptureFixture[str], tmp_path: Path, cut: int) -> None:
    path = tmp_path / "series.jsonl"
    first, _ = result(capsys, path)
    path.write_bytes(path.read_bytes()[:cut])
    again, told = result(capsys, path)
    assert again == first
    assert told == "5 of 6 games were played before.\n"
    assert [json.loads(line)["number"] for line in path.read_text().splitlines()[1:]] == list(range(6))


def test_games_that_are_missing_anywhere_are_played(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    first, _ = result(capsys, path)
    header, *games = path.read_text().splitlines(keepends=True)
    path.write_text("".join([header, games[4], games[1]]))
    again, told = result(capsys, path, jobs=2)
    assert again == first
    assert told == "2 of 6 games were played before.\n"


def test_more_deals_are_added_to_a_series(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    result(capsys, path)
    more, told = result(capsys, path, deals=5)
    assert told == "6 of 10 games were played before.\n"
    at_once, _ = result(capsys, tmp_path / "other.jsonl", deals=5)
    assert more == at_once
    fewer, _ = result(capsys, path, deals=3)
    assert fewer["games"] == 6


def test_without_a_seed_the_file_knows_it(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    first, _ = result(capsys, path, seed=None)
    again, _ = result(capsys, path, seed=None)
    assert again == first
    assert seed_in(path) == first["seed"]
    assert seed_in(tmp_path / "none") is None


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"seed": 8}, r"holds another series \(not the same: the seed\); name another file"),
        ({"seat": ["random", "random"]}, "not the same: the seats"),
        ({"seatings": "rotations"}, "not the same: the kind of seatings"),
        ({"options": [("pututu", True)], "seconds": 1.0}, "not the same: the table options, the seconds a choice"),
    ],
)
def test_a_file_of_another_series_is_refused(tmp_path: Path, given: dict[str, Any], words: str) -> None:
    path = tmp_path / "series.jsonl"
    command.run(arguments(path, deals=1))
    written = path.read_bytes()
    with pytest.raises(BadLedger, match=words):
        command.run(arguments(path, deals=1, **given))
    assert path.read_bytes() == written


@pytest.mark.parametrize("content", ["Dear diary\n", "no end", "{}\n", '{"arena": 1}\n', "\x00\n", "[" * 9999])
def test_a_file_that_is_something_else_is_left_alone(tmp_path: Path, content: str) -> None:
    path = tmp_path / "diary.txt"
    path.write_text(content)
    for seed in (7, None):
        with pytest.raises(BadLedger, match=r"is no file of 'cuzco arena'"):
            command.run(arguments(path, seed=seed))
    assert path.read_text() == content


@pytest.mark.parametrize("name", ["pipe", "/dev/full"])
@pytest.mark.parametrize("seed", [7, None])
def test_a_pipe_and_a_device_are_no_file(tmp_path: Path, name: str, seed: int | None) -> None:
    """Neither is read, whether the seed is asked of it or named."""
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(BadLedger, match=r"is no file of 'cuzco arena'"):
        command.run(arguments(tmp_path / name, seed=seed))


def test_of_a_file_without_lines_only_the_beginning_is_read(tmp_path: Path) -> None:
    path = tmp_path / "large"
    with path.open("wb") as file:
        file.truncate(1 << 40)
    for seed in (7, None):
        with pytest.raises(BadLedger, match=r"is no file of 'cuzco arena'"):
            command.run(arguments(path, seed=seed))


def test_damage_in_the_middle_is_told_and_left(tmp_path: Path) -> None:
    path = tmp_path / "series.jsonl"
    command.run(arguments(path))
    lines = path.read_text().splitlines(keepends=True)
    lines[2] = lines[2][: len(lines[2]) // 2] + "\n"
    path.write_text("".join(lines))
    with pytest.raises(BadLedger, match=r"Line 3 of .* is damaged"):
        command.run(arguments(path))
    assert path.read_text() == "".join(lines)


def test_two_do_not_write_to_one_file(tmp_path: Path) -> None:
    pytest.importorskip("fcntl")
    game = find_game("cuzco")
    series = make_series(game, ["random"] * 2, "all", 1, {}, game.load_content(None), None)
    path = tmp_path / "series.jsonl"
    with Ledger(path, series), pytest.raises(BadLedger, match="Another run writes to"):
        Ledger(path, series)
    Ledger(path, series).__exit__()


def test_a_file_that_cannot_be_written_is_one_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    seats = ["--seat", "random", "--seat", "random"]
    assert main(["arena", *seats, "--deals", "1", "--file", str(tmp_path / "none" / "x")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_an_interruption_keeps_the_games_and_says_how_to_go_on(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "series.jsonl"
    honest, games = command.play, iter(range(3))

    def play(*given: Any) -> Any:
        if next(games) == 2:
            raise KeyboardInterrupt
        return honest(*given)

    monkeypatch.setattr(command, "play", play)
    with pytest.raises(KeyboardInterrupt):
        command.run(arguments(path))
    assert capsys.readouterr().err == f"2 of 6 games are in {path}; the same command plays the others.\n"
    assert len(path.read_text().splitlines()) == 3
