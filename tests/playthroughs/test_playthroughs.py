"""Recorded games are replayed line by line: whoever changes a rule sees the first line that comes out differently."""

from pathlib import Path

import pytest

from tests.games.cuzco.random_play import Setup
from tests.playthroughs.record import (
    FOLDER,
    PLAYTHROUGHS,
    file_name,
    first_difference,
    main,
    never_shown,
)

NAMES = [file_name(setup, seed) for setup, seed in PLAYTHROUGHS]
RECORD_AGAIN = "record the games with: python -m tests.playthroughs.record --all"


@pytest.mark.parametrize("name", sorted({*NAMES, *(path.name for path in FOLDER.glob("*.txt"))}))
def test_a_recorded_game_comes_out_the_same_today(name: str) -> None:
    path = FOLDER / name
    assert path.is_file(), f"{name} is missing; {RECORD_AGAIN}"
    difference = first_difference(path)
    assert difference is None, f"{difference}\nIf the rules were meant to change, {RECORD_AGAIN}"


def test_the_recorded_games_show_every_kind_of_decision_and_every_god_card() -> None:
    missing = [name for name in NAMES if not (FOLDER / name).is_file()]
    assert missing == [], RECORD_AGAIN
    assert never_shown([FOLDER / name for name in NAMES]) == []


def test_ten_games_of_all_numbers_of_players_and_all_table_options_are_recorded() -> None:
    assert len(set(NAMES)) == 10
    setups = [setup for setup, _ in PLAYTHROUGHS]
    assert {setup.players for setup in setups} == {2, 3, 4}
    assert {(setup.pututu, setup.temple) for setup in setups} == {
        (False, "upto"),
        (False, "exact"),
        (True, "upto"),
        (True, "exact"),
    }


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    """The ten games, recorded afresh."""
    folder = tmp_path_factory.mktemp("playthroughs")
    assert main(["--all", "--into", str(folder)]) == 0
    return [folder / name for name in NAMES]


def test_freshly_recorded_games_replay_without_a_difference(recorded: list[Path]) -> None:
    assert [first_difference(path) for path in recorded] == [None] * 10


def test_freshly_recorded_games_show_every_kind_of_decision_and_every_god_card(recorded: list[Path]) -> None:
    assert never_shown(recorded) == []
    assert "card 02" in never_shown([])
    assert "ChooseTileToRaise" in never_shown([])


def test_a_recorded_game_is_told_so_that_a_person_can_read_it(recorded: list[Path]) -> None:
    lines = recorded[3].read_text(encoding="utf-8").splitlines()
    assert lines[:6] == ["A recorded game of Cuzco", "players: 3", "seed: 4", "pututu: no", "temple: upto", ""]
    steps = [number for number, line in enumerate(lines) if line.startswith("Step ")]
    assert lines[steps[0]].startswith("Step 1: set-up, seat ")
    assert any(line.startswith(f"Step {len(steps)}: round 6, phase ") for line in lines)
    for step in steps:
        mark = next(number for number in range(step, len(lines)) if lines[number].startswith("  > "))
        offered = " ".join(line.strip() for line in lines[step + 1 : mark]).split(" | ")
        assert len(offered) >= 2
        assert lines[mark].removeprefix("  > ") in offered
    ends = [line.split(", ")[0] for line in lines if line.startswith("End of ")]
    assert ends == [f"End of round {number}" for number in range(1, 6)] + [f"End of the game after {len(steps)} steps"]
    assert [line.split(" seat ")[0] for line in lines[-3:]] == ["1.", "2.", "3."]
    points = [int(line.split(" with ")[1].removesuffix(" VP")) for line in lines[-3:]]
    assert points == sorted(points, reverse=True)


def spoilt(path: Path, folder: Path, number: int, line: str | None) -> Path:
    """Write a recorded game with one line changed, or cut off there."""
    lines = path.read_text(encoding="utf-8").splitlines()
    lines = lines[: number - 1] if line is None else [*lines[: number - 1], line, *lines[number:]]
    copy = folder / path.name
    copy.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return copy


def line_number(path: Path, beginning: str, which: int = 0) -> int:
    """Find the line that begins so, counted from 1."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [number for number, line in enumerate(lines, 1) if line.startswith(beginning)][which]


@pytest.mark.parametrize("beginning", ["    DiceRolled", "End of round 3", "    PointsScored", "Step 50", "1. seat"])
def test_the_first_line_that_differs_is_reported_with_its_number_and_both_texts(
    recorded: list[Path], tmp_path: Path, beginning: str
) -> None:
    number = line_number(recorded[0], beginning)
    difference = first_difference(spoilt(recorded[0], tmp_path, number, "something else"))
    assert difference is not None
    assert f"{recorded[0].name}, line {number}\n  recorded: something else\n  now:      {beginning}" in difference


def test_a_choice_that_is_not_possible_any_more_is_reported_where_it_stands(
    recorded: list[Path], tmp_path: Path
) -> None:
    number = line_number(recorded[1], "  > ", 20)
    difference = first_difference(spoilt(recorded[1], tmp_path, number, "  > keep 01 02"))
    assert difference is not None
    assert f"line {number + 1}\n" in difference
    assert "refused: 'keep 01 02' is not possible now" in difference


def test_a_file_that_was_cut_off_is_reported(recorded: list[Path], tmp_path: Path) -> None:
    number = line_number(recorded[2], "Step 100:")
    difference = first_difference(spoilt(recorded[2], tmp_path, number, None))
    assert difference is not None
    assert f"line {number}\n  recorded: (no more lines)\n  now:      Step 100:" in difference


def test_a_file_with_something_after_the_end_is_reported(recorded: list[Path], tmp_path: Path) -> None:
    text = recorded[4].read_text(encoding="utf-8")
    longer = tmp_path / NAMES[4]
    longer.write_text(text + "and more\n", encoding="utf-8")
    difference = first_difference(longer)
    assert difference is not None
    assert "recorded: and more\n  now:      (no more lines)" in difference


def test_a_file_without_its_header_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "strange.txt"
    path.write_text("hello\n", encoding="utf-8")
    assert first_difference(path) == "strange.txt: the first lines do not say players, seed, pututu and temple"


def test_one_game_is_recorded_with_the_options_of_the_command_line(tmp_path: Path) -> None:
    given = ["--players", "2", "--seed", "77", "--pututu", "--temple", "exact", "--into", str(tmp_path)]
    assert main(given) == 0
    path = tmp_path / file_name(Setup(2, True, "exact"), 77)
    assert [path] == list(tmp_path.iterdir())
    assert first_difference(path) is None


def test_a_missing_folder_is_refused_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--all", "--into", str(tmp_path / "nowhere")]) == 2
    assert capsys.readouterr().err.startswith("There is no folder ")
