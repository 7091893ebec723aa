"""A guest at the text mode: whole games of Caral typed into it, in every language and as brief or as long as wanted."""

import io
import re
import sys
from pathlib import Path

import pytest

from cuzco_tui.cli import main
from cuzco_tui.games.caral.description import CARAL
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.store.sqlite import SqliteStore
from tests.games.caral.words import caral_words

ALL_MODULES = ("--moods", "--years", "--status", "--progress", "--anaconda", "--emissary")


@pytest.fixture(autouse=True)
def saves_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep saves where nobody else does."""
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en")


def played(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *flags: str, lines: list[str]) -> str:
    """Give what is told when these lines are typed."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    assert main(["text", "--game", "caral", *flags]) == 0
    said = capsys.readouterr()
    assert said.err == ""
    return said.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("account", ["brief", "normal", "verbose"])
def test_a_whole_game_is_played_by_typing_numbers(
    language: str, account: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """CZ-1, CE-3: with all modules, against bots that do just anything."""
    table = ("--seats", "me,random,random", "--seed", "5", "--max-years", "2", "--lang", language)
    said = played(monkeypatch, capsys, *table, *ALL_MODULES, lines=[account, *["1"] * 150])
    assert caral_words(language).say(message("game-over")) in said.splitlines()
    assert said.splitlines().count(caral_words(language).say(message("event-last-year-known", reason="limit"))) == 1
    assert not re.search(r"[{}]|\$\w", said)
    (saved,) = SqliteStore().list_games()
    assert saved.finished


def test_the_set_up_asks_for_what_was_not_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = played(monkeypatch, capsys, "--seed", "3", lines=["help", "quit"])
    assert "Caral: build pyramids in the oldest city of Peru and gain the most fame." in said
    assert "How many players are there?" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_topic_can_be_looked_at_by_its_first_word(
    language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ("--seats", "me,random", "--seed", "4", "--lang", language, "--moods", "--emissary")
    words = caral_words(language)
    looks = [f"look {words.say(message(f'topic-{topic}')).partition(',')[0]}" for topic in CARAL.topics]
    asked = ["1", "1", "look", *looks, "where", "score", "why", "what", "quit"]
    said = played(monkeypatch, capsys, *table, lines=asked)
    assert words.say(message("text-no-topic", typed="X", topics="")).partition("X")[0] not in said
    assert len(said.splitlines()) > 60
    assert not re.search(r"[{}]|\$\w", said)


def test_what_an_option_brings_and_why_one_is_missing_are_answered(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """CM-4, CA-7."""
    table = ("--seats", "me,random", "--seed", "4")
    said = played(monkeypatch, capsys, *table, lines=["1", "1", "what 1", "why not site 20", "log", "quit"])
    assert re.search(r"^1\. Ahead to .+ - (then|nothing)", said, re.MULTILINE)
    assert "no level stands there, so one passes over it." in said


@pytest.mark.parametrize("account", ["brief", "normal"])
def test_a_deed_of_a_bot_is_one_line_where_nobody_is_asked_meanwhile(
    account: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """CY-4: a turn with its action and its pairs."""
    flags = ("--brief",) if account == "brief" else ()
    table = ("--seats", "thumb,thumb,thumb", "--seed", "5", "--max-years", "2", *flags)
    said = played(monkeypatch, capsys, *table, *ALL_MODULES, lines=[])
    turns = [line for line in said.splitlines() if re.search(r"^\w+: (back )?to ", line)]
    assert len(turns) > 20
    assert "continued" not in said
    assert sum("then to" in line or "then back to" in line for line in turns) > 1


@pytest.mark.parametrize("account", ["brief", "normal"])
def test_nobody_is_said_to_go_on_with_what_brings_nothing_that_is_told(
    account: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    table = ("--seats", "me,thumb,thumb", "--seed", "5", "--max-years", "2")
    said = played(monkeypatch, capsys, *table, *ALL_MODULES, lines=[account, *["1"] * 150])
    assert ": continued." not in said


@pytest.mark.parametrize("account", ["brief", "normal"])
def test_a_ceremony_is_told_in_one_form_with_ones_own_offering(
    account: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """CJ-1 to CJ-5: whoever offers last."""
    table = ("--seats", "me,thumb", "--seed", "5", "--max-years", "6")
    said = played(monkeypatch, capsys, *table, *ALL_MODULES, lines=[account, *["1"] * 300])
    own = [line for line in said.splitlines() if re.match(r"You: (offering, |no offering)", line)]
    held = [line for line in said.splitlines() if "ighest bidder" in line]
    assert len(own) == 6
    assert len(held) > 3
    assert [
        line
        for line in held
        if not re.match(r"(Highest bidder: \w+|You are the highest bidder), with \d+; .* fame, .* fame\.", line)
    ] == []


@pytest.mark.parametrize("account", ["brief", "normal"])
def test_the_final_scoring_is_told_of_everybody_in_a_line_each(
    account: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """CE-5: pyramids, priests and the marker together."""
    table = ("--seats", "me,thumb,thumb", "--seed", "21", "--max-years", "3")
    said = played(monkeypatch, capsys, *table, *ALL_MODULES, lines=[account, *["1"] * 300])
    scored = re.findall(r"^(\w+): final scoring; .*fame", said, re.MULTILINE)
    assert len(scored) == len(set(scored)) > 1
    assert "final scoring." not in said


def test_years_and_rounds_are_told_as_sentences_in_the_log_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """CY-2, CN-5: each line begins with a capital letter and ends with one full stop."""
    table = ("--seats", "me,thumb", "--seed", "5")
    said = played(monkeypatch, capsys, *table, *ALL_MODULES, lines=["1", "1", "1", "1", "log 40", "quit"])
    assert "Year 1, round 1." in said.splitlines()
    log = said[said.rindex("Start player: ") :].splitlines()
    told = log[: next(index for index, line in enumerate(log) if line.startswith("Saved"))]
    assert {"Year 1.", "Round 1."} < set(told)
    assert [line for line in told if not re.match(r"[A-Z].*[^.]\.$", line)] == []
