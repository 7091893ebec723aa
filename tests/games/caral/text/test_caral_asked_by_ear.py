"""What a listener asks in a game of Caral: places, people, rules and reasons, by the words that the program uses."""

import pytest
from test_caral_text_pipe import played, saves_of_its_own

__all__ = ["saves_of_its_own"]

TABLE = ("--seats", "me,random,random", "--names", "Ann,Ben,Cleo", "--seed", "4")


@pytest.mark.parametrize(
    ("asked", "heard"),
    [
        ("look path cult place 1", "Cult place 1"),
        ("look path animal market 1", "Animal market 1"),
        ("look path central pyramid", "Central pyramid"),
        ("look site 13", "site 13"),
        ("look quarry 1", "Quarry 1: one worker of yours"),
        ("look Cleo", "Cleo: 5 fame"),
    ],
)
def test_what_the_program_names_can_be_looked_at(
    asked: str, heard: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = played(monkeypatch, capsys, *TABLE, lines=["1", asked, "quit"])
    told = said.splitlines()
    assert any(line.casefold().startswith(heard.casefold()) for line in told), said


def test_a_newcomer_hears_of_the_lessons_of_this_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "cuzco text --game caral --tutorial\n" in played(monkeypatch, capsys, lines=["quit"])
