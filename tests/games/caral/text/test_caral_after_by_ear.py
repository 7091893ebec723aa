"""After a game of Caral by ear: what is offered, told and looked back at, in the game's own terms and the house's."""

import io
import sys

import pytest
from test_caral_text_pipe import played, saves_of_its_own

from cuzco_tui.cli import main
from cuzco_tui.store.sqlite import SqliteStore

__all__ = ["saves_of_its_own"]

TABLE = ("--seats", "me,random,random", "--names", "Ann,Ben,Cleo", "--seed", "5", "--max-years", "1")


def after(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *lines: str, language: str = "en"
) -> str:
    """Give what is told when a game of one year is played to its end and these lines are typed then."""
    return played(monkeypatch, capsys, *TABLE, "--lang", language, lines=[*["1"] * 60, *lines])


def replayed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *lines: str, language: str) -> str:
    """Give what is told of a game that is over when these lines are typed in its replay."""
    after(monkeypatch, capsys)
    (saved,) = SqliteStore().list_games()
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main(["replay", saved.id, "--text", "--lang", language]) == 0
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "own", "of_the_house"), [("en", "year", "round"), ("de", "jahr", "runde"), ("nl", "jaar", "ronde")]
)
def test_a_replay_knows_the_word_of_the_game_and_that_of_the_house(
    language: str,
    own: str,
    of_the_house: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = replayed(monkeypatch, capsys, f"{own} 1", "0", f"{of_the_house} 1", "quit", language=language)
    year = {"en": "Year 1.", "de": "Jahr 1.", "nl": "Jaar 1."}[language]
    assert said.splitlines().count(year) == 2


def test_sets_are_not_offered_where_the_game_has_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = after(monkeypatch, capsys, "help")
    assert "Type sources, years or moments to hear how it came to this" in said
    assert "sets" not in said
