"""What a listener asks in a game of Caral: places, people, rules and reasons, by the words that the program uses."""

import re
from itertools import pairwise

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


def asked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *lines: str) -> list[str]:
    """Give the lines that are told after the set-up."""
    return played(monkeypatch, capsys, *TABLE, lines=["1", *lines, "quit"]).splitlines()


def test_one_reason_for_many_things_is_told_once_ca_4(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """CA-4: nobody has a finished pyramid yet."""
    told = asked(monkeypatch, capsys, "village 1", "why not priest")
    assert told.count("priest: Rule CA-4: a priest needs a finished large pyramid of your own.") == 1
    assert not any("more reasons fit" in line for line in told)


def test_a_place_at_a_question_of_another_sort_has_a_reason_too_cy_4(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """CY-4."""
    told = asked(monkeypatch, capsys, "village 1", "why not village 1", "why not 2 fish")
    assert "Moving: you have moved already; now something else is asked." in told
    assert any(line.startswith("fish pair: Rule CR-") for line in told)


def test_a_place_is_meant_and_not_a_number_of_workers_elsewhere_ca_6(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """CA-6."""
    told = asked(monkeypatch, capsys, "village 1", "worker in quarry 1", "why not quarry 2")
    assert not any("That is possible now" in line and "quarry 1" in line for line in told)


def test_in_few_words_options_stay_in_their_order(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["brief", *["1"] * 60]
    said = played(monkeypatch, capsys, *TABLE, "--max-years", "2", lines=lines)
    assert "As before" not in said, "Caral's options have no shorter form"
    for one, next_one in pairwise(said.splitlines()):
        before, after = (re.match(r"\d+", line) for line in (one, next_one))
        assert not before or not after or int(before[0]) < int(after[0])
