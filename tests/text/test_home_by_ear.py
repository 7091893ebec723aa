"""Home by ear: a short list of all ways into the house, and every way leads back to it."""

import re
from pathlib import Path

import pytest
from in_a_pipe import SOLO, cuzco

from tests.played_games import saved_game


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def rows(said: str) -> list[str]:
    return re.findall(r"^\d+\. (.*)$", said.partition("Where to?")[2].partition("Choose")[0], re.MULTILINE)


def test_a_fresh_machine_offers_to_learn_first(home: Path) -> None:
    said = cuzco(home, "text").stdout
    assert rows(said) == ["Learn to play", "New game", "Play with friends", "Rules", "Settings"]
    assert "Enter alone means 1." in said
    assert not list(home.rglob("*.sqlite"))


def test_a_game_that_waits_is_offered_first_with_how_it_stands(home: Path) -> None:
    cuzco(home, "text", *SOLO, given="1\n1\n")
    said = cuzco(home, "text").stdout
    assert re.match(r"Continue: Cuzco, round 1, you ", rows(said)[0])
    assert rows(said)[1:] == [
        "New game",
        "Learn to play",
        "Replays",
        "Statistics",
        "Play with friends",
        "Rules",
        "Settings",
    ]
    went_on = cuzco(home, "text", given="\n").stdout
    assert "Saved game: " in went_on
    assert "Round 1 of 6" in went_on


def test_one_goes_home_from_a_game_and_on_from_there(home: Path) -> None:
    said = cuzco(home, "text", *SOLO, given="1\nhome\n1\n").stdout
    assert "Your game is kept" in said
    assert said.count("Where to?") == 1
    assert "Saved game: " in said
    assert re.search(r"To go on: .* text --resume \S+\n$", said)


def test_every_way_leads_back(home: Path) -> None:
    cuzco(home, "text", *SOLO, given="1\n1\n")
    said = cuzco(home, "text", given="statistics\nrules\ncuzco\nsettings\nreplays\n1\nquit\n").stdout
    assert said.count("Where to?") == 5
    assert "To change that: brief, normal or verbose" in said
    assert "Type rule and a word" in said


def test_how_to_play_with_friends_is_told_with_the_commands_as_they_are_typed(home: Path) -> None:
    said = cuzco(home, "text", given="play with friends\n").stdout.splitlines()
    assert any(line.endswith(" serve --listen 0.0.0.0") for line in said)
    assert "ssh -p 8022 HOST" in said
    assert any(line.endswith(" join HOST") for line in said)


def test_who_has_learnt_is_offered_a_game_first(home: Path) -> None:
    home.mkdir(exist_ok=True)
    (home / "lessons.json").write_text('{"cuzco": ["aim"]}', encoding="utf-8")
    assert rows(cuzco(home, "text").stdout)[:2] == ["New game", "Learn to play"]


def test_a_new_game_is_begun_from_home(home: Path) -> None:
    said = cuzco(home, "text", given="new game\ncuzco\n\n\n\n\n\n").stdout
    assert re.search(r"^New game: \S+\.$", said, re.MULTILINE)


def test_a_game_that_is_over_leads_home(home: Path) -> None:
    cuzco(home, "text", *SOLO, given="1\n")
    said = cuzco(home, "text", "--verbose", given="1\n" + "1\n" * 400).stdout
    assert said.count("Where to?") >= 1
    assert "wins." in said or "You win." in said


def test_a_finished_game_is_listed_with_who_won_and_is_not_another_one_to_go_on_with(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CUZCO_HOME", str(home))
    saved_game()
    said = cuzco(home, "text", given="replays\n").stdout.replace("\n  ", " ")
    assert "Another saved game" not in said
    assert re.search(r"1\. Cuzco: Ann, Ben, Cleo, won by Ben, played ", said)


def test_another_saved_game_is_not_the_one_to_continue(home: Path) -> None:
    for seed in ("7", "8"):
        cuzco(home, "text", *SOLO, "--names", f"Ann{seed}", "--seed", seed, given="1\n")
    said = cuzco(home, "text", given="another saved game\n").stdout
    offered = said.partition("Where to?")[2].partition("Choose")[2]
    assert len(re.findall(r"^\d\. Cuzco: Ann", offered, re.MULTILINE)) == 1
