"""After a game of Caral by ear: what is offered, told and looked back at, in the game's own terms and the house's."""

import io
import sys

import pytest
from test_caral_text_pipe import played, saves_of_its_own

from cuzco_tui.cli import main
from cuzco_tui.messages import catalogue
from cuzco_tui.play.settings_file import own_settings
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


def test_a_game_that_is_over_is_resumed_with_its_ranking_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    after(monkeypatch, capsys)
    (saved,) = SqliteStore().list_games()
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n"))
    assert main(["text", "--resume", saved.id]) == 0
    said = capsys.readouterr().out
    assert "The game is over." in said
    assert said.count("Place 1: ") == 1
    assert "inal scoring" not in said


def test_a_game_that_has_just_begun_is_in_its_first_year_everywhere(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played(monkeypatch, capsys, *TABLE, lines=["quit"])
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert main(["saves"]) == 0
    assert "year 1" in capsys.readouterr().out
    monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
    assert main(["text", "--resume"]) == 0
    assert "year 1" in capsys.readouterr().out


def test_a_filter_of_another_day_is_told_when_a_game_begins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = "Your filter leaves out: turns; filter and one of them brings it back."
    assert said not in played(monkeypatch, capsys, *TABLE, lines=["filter turns", "quit"])
    assert said in played(monkeypatch, capsys, *TABLE, lines=["quit"])


def test_the_comments_of_the_settings_are_in_the_language_of_their_file(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played(monkeypatch, capsys, *TABLE, lines=["width 60", "quit"])
    english = own_settings().text
    played(monkeypatch, capsys, *TABLE, "--lang", "nl", lines=["brief", "quit"])
    added = set(own_settings().text.splitlines()) - set(english.splitlines())
    comments = [line for line in added if line.startswith("#")]
    assert comments
    assert all(line.removeprefix("# ") in " ".join(catalogue("en").entries.values()) for line in comments), comments
