"""Home by ear: a short list of all ways into the house, and every way leads back to it."""

import re
from pathlib import Path

import pytest
from in_a_pipe import SOLO, cuzco


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def rows(said: str) -> list[str]:
    return re.findall(r"^\d+\. (.*)$", said.partition("Where to?")[2].partition("Choose")[0], re.MULTILINE)


def test_a_fresh_machine_offers_to_learn_first(home: Path) -> None:
    said = cuzco(home, "text").stdout
    assert rows(said) == ["Learn to play", "New game", "Rules", "Settings"]
    assert "Enter alone means 1." in said
    assert not list(home.rglob("*.sqlite"))


def test_a_game_that_waits_is_offered_first_with_how_it_stands(home: Path) -> None:
    cuzco(home, "text", *SOLO, given="1\n1\n")
    said = cuzco(home, "text").stdout
    assert re.match(r"Continue: round 1, you ", rows(said)[0])
    assert rows(said)[1:] == ["New game", "Learn to play", "Replays", "Statistics", "Rules", "Settings"]
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
    said = cuzco(home, "text", given="statistics\nrules\nsettings\nreplays\n1\nquit\n").stdout
    assert said.count("Where to?") == 5
    assert "To change that: brief, normal or verbose" in said
    assert "Type rule and a word" in said


def test_a_new_game_is_begun_from_home(home: Path) -> None:
    said = cuzco(home, "text", given="new game\n\n\n\n\n\n").stdout
    assert re.search(r"^New game: \S+\.$", said, re.MULTILINE)


def test_a_game_that_is_over_leads_home(home: Path) -> None:
    cuzco(home, "text", *SOLO, given="1\n")
    said = cuzco(home, "text", "--verbose", given="1\n" + "1\n" * 400).stdout
    assert said.count("Where to?") >= 1
    assert "wins." in said or "You win." in said
