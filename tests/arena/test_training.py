"""A training is the same for a seed, goes on where it was left, and learns what positions are worth."""

import errno
import json
import os
import sys
from pathlib import Path

import pytest

from cuzco_tui.arena.fitting import Fitting
from cuzco_tui.arena.kept_lines import BadLedger
from cuzco_tui.arena.lessons import Learned, Lesson, learned_from, play, school_of
from cuzco_tui.arena.train_command import LAST
from cuzco_tui.arena.training import Training
from cuzco_tui.cli import main
from cuzco_tui.games import find_game
from cuzco_tui.named_files import replace_file
from cuzco_tui.search.school import Sample

GAME = find_game("cuzco")
SCHOOL = school_of("cuzco")


def train(games: list[int], path: Path | None = None, seed: int = 4) -> object:
    """Train in this process."""
    training = Training("cuzco", seed, games, 1, path)
    try:
        return training.run()
    finally:
        training.close()


def test_a_game_of_a_course_is_the_same_for_a_seed_and_can_be_gone_through_again() -> None:
    """Every part of every seat gives a sample, and what was gained and had adds up to the final score."""
    lesson = play(GAME, SCHOOL, 9, 0, 3, None)
    assert play(GAME, SCHOOL, 9, 0, 3, None) == lesson
    assert play(GAME, SCHOOL, 9, 0, 4, None) != lesson
    learned = list(learned_from(GAME, SCHOOL, 9, lesson))
    assert {each.sample.stage for each in learned} == set(range(len(SCHOOL.stages)))
    assert all(len(each.sample.amounts) == len(SCHOOL.features) for each in learned)
    assert all(len(each.sample.shape) == SCHOOL.shapes for each in learned)
    finals = {each.sample.score + each.gained for each in learned}
    assert 2 <= len(finals) <= 4
    assert all(50 <= final <= 260 for final in finals)


def test_a_training_goes_on_where_it_was_left_and_ends_the_same(tmp_path: Path) -> None:
    """Games that are in the file are not played again, a line that was cut off is, and the weights are equal."""
    path = tmp_path / "training"
    whole = train([4, 1, 1], path)
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 6
    path.write_bytes(b"".join(lines[:4]) + lines[4][:20])
    assert train([4, 1, 1], path) == whole
    assert sorted(path.read_bytes().splitlines(keepends=True)) == sorted(lines)


@pytest.mark.parametrize(
    ("written", "words"),
    [
        (b"{}\n", r"is no file of 'cuzco train'"),
        (b"nonsense\n", r"is no file of 'cuzco train'"),
    ],
)
def test_a_file_of_something_else_is_refused_in_one_sentence(tmp_path: Path, written: bytes, words: str) -> None:
    path = tmp_path / "training"
    path.write_bytes(written)
    with pytest.raises(BadLedger, match=words):
        Training("cuzco", 4, [1, 1, 1], 1, path)


def test_a_file_of_another_training_is_refused_with_what_differs(tmp_path: Path) -> None:
    path = tmp_path / "training"
    Training("cuzco", 4, [1, 1, 1], 1, path).close()
    with pytest.raises(BadLedger, match=r"holds another training \(not the same: seed, games\)"):
        Training("cuzco", 5, [2, 1, 1], 1, path)


def test_a_damaged_line_in_the_middle_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "training"
    Training("cuzco", 4, [1, 1, 1], 1, path).close()
    path.write_bytes(path.read_bytes() + b"oops\noops\n")
    with pytest.raises(BadLedger, match=r"Line 2 of .* is damaged"):
        Training("cuzco", 4, [1, 1, 1], 1, path)


def test_fitting_finds_the_weights_behind_what_was_gained() -> None:
    """From positions whose gain is a known sum it finds that sum again, for each stage by itself."""

    class TwoFeatures:
        stages = ("early", "late")
        features = ("always", "things")
        shapes = 2
        foresight = 0.0

    fitting = Fitting(TwoFeatures())  # type: ignore[arg-type]
    for number in range(4000):
        stage, late, things = number % 2, number % 5 / 4, number % 7
        gained = 30 - 10 * late + things * (2 if stage else 3 - late)
        fitting.add([Learned(Sample(stage, (1.0, late), (1.0, things), 0.0), gained)], 1.0)
    early, lately = fitting.weights()
    assert early[0] == pytest.approx([30, 3], abs=0.5)
    assert early[1] == pytest.approx([-10, -1], abs=0.5)
    assert lately[0][1] == pytest.approx(2, abs=0.2)


def test_foresight_finds_the_same_weights_where_every_position_says_what_comes() -> None:
    """Two seats collect one thing after the other, each worth two; how many are to come is the only feature."""

    class OneFeature:
        stages = ("turn",)
        features = ("always", "things to come")
        shapes = 1
        foresight = 0.6

    fitting = Fitting(OneFeature())  # type: ignore[arg-type]
    for number in range(400):
        luck = (number % 9 - 4) * 3.0
        fitting.add(
            [
                Learned(Sample(0, (1.0,), (1.0, to_come), 2.0 * (4 - to_come)), 2.0 * to_come + luck, seat)
                for to_come in (4, 3, 2, 1)
                for seat in (0, 1)
            ],
            1.0,
        )
    assert fitting.samples == 400 * 8
    assert fitting.weights()[0][0] == pytest.approx([0, 2], abs=0.2)


def test_the_command_writes_weights_that_say_how_they_were_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "weights.json"
    assert main(["train", "--games", "2,1,1", "--seed", "6", "--out", str(out)]) == 0
    assert str(out) in capsys.readouterr().out
    written = json.loads(out.read_text())
    assert written["made by"] == "cuzco train --game cuzco --seed 6 --games 2,1,1"
    for weights in written["weights"]:
        assert len(weights) == len(SCHOOL.stages)
        assert {len(row) for stage in weights for row in stage} == {len(SCHOOL.features)}
    assert len(written["weights"]) == LAST


@pytest.mark.parametrize(
    ("flags", "words"),
    [
        (["--games", "2,1"], "2 numbers of games were named; name one for each course"),
        (["--game", "chess"], "There is no game"),
    ],
)
def test_wrong_flags_get_one_sentence(flags: list[str], words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", *flags]) == 2
    told = capsys.readouterr().err
    assert words in told
    assert told.count("\n") == 1


@pytest.mark.parametrize("out", ["none/v.json", "", "pipe", "/dev/full"])
def test_a_place_that_takes_no_weights_is_refused_before_the_first_game(
    out: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A folder that is missing, a folder, a pipe and a device: one sentence, no game, and nothing is left."""
    folder = tmp_path / "folder"
    folder.mkdir()
    os.mkfifo(folder / "pipe")
    monkeypatch.setattr(Training, "run", lambda _training: pytest.fail("a game was played"))
    flags = ["--games", "1,1,1", "--file", str(tmp_path / "kept"), "--out", str(folder / out)]
    assert main(["train", *flags]) == 2
    told = capsys.readouterr().err
    assert str(folder / out) in told
    assert ".new" not in told
    assert told.count("\n") == 1
    assert sorted(each.name for each in tmp_path.rglob("*")) == ["folder", "pipe"]


@pytest.mark.parametrize("kept", ["pipe", "/dev/full"])
def test_games_are_kept_in_no_pipe_and_no_device(kept: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(tmp_path / "pipe")
    flags = ["--games", "1,1,1", "--file", str(tmp_path / kept), "--out", str(tmp_path / "v.json")]
    assert main(["train", *flags]) == 2
    assert "is no file of 'cuzco train'" in capsys.readouterr().err


def test_weights_that_find_no_room_leave_nothing_beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_given: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "replace", full)
    with pytest.raises(OSError, match="No space left") as caught:
        replace_file(tmp_path / "v.json", "{}")
    assert caught.value.filename == str(tmp_path / "v.json")
    assert not list(tmp_path.iterdir())


def test_the_shipped_weights_fit_the_features_and_say_how_they_were_made() -> None:
    shipped = json.loads(SCHOOL.shipped.read_text(encoding="utf-8"))
    assert shipped["made by"].startswith("cuzco train --game cuzco --seed ")
    assert shipped["features"] == len(SCHOOL.features)
    assert len(shipped["weights"]) == LAST
    for weights in shipped["weights"]:
        assert [len(stage) for stage in weights] == [SCHOOL.shapes] * len(SCHOOL.stages)


def test_a_lesson_is_small_when_it_is_kept() -> None:
    """Only the options that were taken are kept, not the positions."""
    assert Lesson.__struct_fields__ == ("course", "number", "choices")


def test_numpy_is_asked_for_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    kept = tmp_path / "kept.jsonl"
    assert main(["train", "--games", "1,1,1", "--file", str(kept), "--out", str(tmp_path / "value.json")]) == 2
    assert "Training needs numpy" in capsys.readouterr().err
    assert not kept.exists()
