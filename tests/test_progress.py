"""How far many games are is shown on standard error."""

import io
import sys

import pytest

from cuzco_tui import progress
from cuzco_tui.progress import Meter


class Terminal(io.StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def now(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, as the test wants it."""
    time = [100.0]
    monkeypatch.setattr(progress, "monotonic", lambda: time[0])
    return time


@pytest.fixture(autouse=True)
def usual_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has asked for plain lines."""
    monkeypatch.delenv("ACCESSIBLE", raising=False)
    monkeypatch.setenv("TERM", "xterm")


def test_a_terminal_has_a_bar_with_the_pace(monkeypatch: pytest.MonkeyPatch, now: list[float]) -> None:
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    meter = Meter(80)
    now[0] += 4
    meter.show(20)
    assert terminal.getvalue() == f"\r[{'#' * 10}{'.' * 30}] 20/80, 5 a second "
    meter.close()
    assert terminal.getvalue().endswith(" \n")


def test_games_of_an_earlier_run_do_not_make_it_faster(monkeypatch: pytest.MonkeyPatch, now: list[float]) -> None:
    """And few games are told by the minute."""
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    meter = Meter(80, already=40)
    now[0] += 40
    meter.show(42)
    assert terminal.getvalue().endswith("42/80, 3.0 a minute ")


def test_a_line_takes_the_place_of_the_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    meter = Meter(2)
    meter.show(1)
    meter.say("Something happened.")
    assert terminal.getvalue().endswith(" \r\x1b[KSomething happened.\n")


@pytest.mark.parametrize(("name", "value"), [("ACCESSIBLE", "1"), ("TERM", "dumb")])
def test_who_wants_plain_lines_gets_no_bar_at_a_terminal_either(
    name: str, value: str, monkeypatch: pytest.MonkeyPatch, now: list[float]
) -> None:
    """Nothing is drawn over, and no sign moves the cursor."""
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    monkeypatch.setenv(name, value)
    meter = Meter(9)
    meter.show(1)
    now[0] += 11
    meter.show(2)
    meter.say("Something happened.")
    meter.close()
    assert terminal.getvalue() == "2 of 9 games played.\nSomething happened.\n"


def test_it_says_how_far_it_is_as_whoever_asks_says_it(monkeypatch: pytest.MonkeyPatch, now: list[float]) -> None:
    monkeypatch.setattr(sys, "stderr", terminal := Terminal())
    meter = Meter(80, told=lambda done, total: f"{done} von {total} beurteilt")
    meter.show(20)
    assert terminal.getvalue() == f"\r[{'#' * 10}{'.' * 30}] 20 von 80 beurteilt "
    monkeypatch.setenv("TERM", "dumb")
    now[0] += 11
    meter.show(21)
    assert terminal.getvalue().endswith("21 von 80 beurteilt.\n")


def test_elsewhere_a_line_comes_now_and_then(capsys: pytest.CaptureFixture[str], now: list[float]) -> None:
    meter = Meter(9)
    meter.show(1)
    now[0] += 11
    meter.show(2)
    meter.show(3)
    meter.close()
    assert capsys.readouterr().err == "2 of 9 games played.\n"
