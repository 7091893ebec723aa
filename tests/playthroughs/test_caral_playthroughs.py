"""Recorded games of Caral are replayed line by line: whoever changes a rule sees the first line that comes out anew."""

from pathlib import Path

import pytest

from tests.playthroughs.record_caral import (
    FOLDER,
    PLAYTHROUGHS,
    file_name,
    first_difference,
    main,
    never_shown,
)

NAMES = [file_name(setup, seed) for setup, seed in PLAYTHROUGHS]
RECORD_AGAIN = "record the games with: python -m tests.playthroughs.record_caral"


@pytest.mark.parametrize("name", sorted({*NAMES, *(path.name for path in FOLDER.glob("*.txt"))}))
def test_a_recorded_game_of_caral_comes_out_the_same_today(name: str) -> None:
    path = FOLDER / name
    assert path.is_file(), f"{name} is missing; {RECORD_AGAIN}"
    difference = first_difference(path)
    assert difference is None, f"{difference}\nIf the rules were meant to change, {RECORD_AGAIN}"


def test_the_recorded_games_show_every_kind_of_decision_and_event() -> None:
    assert never_shown([FOLDER / name for name in NAMES]) == []
    assert "ChooseLoss" in never_shown([])
    assert "TileLaid" in never_shown([])


def test_games_of_all_numbers_of_players_with_all_modules_and_none_are_recorded() -> None:
    assert {setup.players for setup, _ in PLAYTHROUGHS} == {2, 3, 4}
    assert {len(setup.modules) for setup, _ in PLAYTHROUGHS} >= {0, 6}


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The games, recorded afresh."""
    folder = tmp_path_factory.mktemp("playthroughs")
    assert main(["--into", str(folder)]) == 0
    return [folder / name for name in NAMES]


def test_freshly_recorded_games_of_caral_are_those_that_are_kept(recorded: list[Path]) -> None:
    assert [path.read_text(encoding="utf-8") for path in recorded] == [
        (FOLDER / name).read_text(encoding="utf-8") for name in NAMES
    ]


def test_the_first_line_of_caral_that_differs_is_reported(recorded: list[Path], tmp_path: Path) -> None:
    lines = recorded[1].read_text(encoding="utf-8").splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("    CeremonyHeld"))
    copy = tmp_path / recorded[1].name
    copy.write_text("\n".join([*lines[:number], "something else", *lines[number + 1 :]]), encoding="utf-8")
    difference = first_difference(copy)
    assert difference is not None
    assert f"line {number + 1}\n  recorded: something else\n  now:          CeremonyHeld" in difference


def test_a_file_of_caral_without_its_header_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "strange.txt"
    path.write_text("hello\n", encoding="utf-8")
    assert first_difference(path) == "strange.txt: the first lines do not say players, seed and modules"


def test_a_missing_folder_is_refused_in_one_sentence_by_carals_tool(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--into", str(tmp_path / "nowhere")]) == 2
    assert capsys.readouterr().err.startswith("There is no folder ")
