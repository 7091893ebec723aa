"""Ctrl+Z under a shell with job control: the terminal is given back, and `fg` shows everything again."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.tui.at_the_server import app_of, at_screen, hall_in, hall_visitor
from tests.tui.on_a_pty import (
    ALTERNATE_SCREEN,
    GAME,
    HIDDEN_CURSOR,
    MAIN_SCREEN,
    SHOWN_CURSOR,
    TAKE_TERMINAL,
    Terminal,
    run_in_a_terminal,
    running,
)

CTRL_Z = b"\x1a"
MOUSE_ON, MOUSE_OFF = b"\x1b[?1003h", b"\x1b[?1003l"
PROMPT = "ready> "


@contextmanager
def shell(home: Path, size: tuple[int, int] = (100, 40)) -> Iterator[Terminal]:
    """Play in a shell with job control until the screen has been painted."""
    shell = ["bash", "--norc", "--noprofile", "-i"]
    with run_in_a_terminal([sys.executable, "-c", TAKE_TERMINAL, *shell], home, size, {"PS1": PROMPT}) as terminal:
        terminal.wait_until_shown(PROMPT)
        game = " ".join([sys.executable, "-m", "cuzco_tui", "play", *GAME])
        terminal.type(f"{game}\n".encode())
        terminal.wait_for(ALTERNATE_SCREEN)
        terminal.wait_until_shown("Quincy")
        terminal.read_until_quiet()
        yield terminal


@pytest.mark.parametrize(
    ("keys", "opened"),
    [
        pytest.param(b"", "Quincy", id="board"),
        pytest.param(b"i", "How to play", id="help", marks=pytest.mark.long),
        pytest.param(b"q", "Your game is kept", id="title", marks=pytest.mark.long),
        pytest.param(b"\x10", "Search", id="palette"),
    ],
)
def test_ctrl_z_gives_the_terminal_back_and_fg_shows_everything_again(keys: bytes, opened: str, tmp_path: Path) -> None:
    with shell(tmp_path) as terminal:
        terminal.type(keys)
        terminal.wait_until_shown(opened)
        terminal.read_until_quiet(0.4)
        before = terminal.shown
        terminal.seen = b""
        terminal.type(CTRL_Z)
        terminal.wait_until_shown("Stopped")
        given_back = terminal.seen
        assert given_back.rindex(MAIN_SCREEN) > given_back.rfind(ALTERNATE_SCREEN)
        assert given_back.rindex(SHOWN_CURSOR) > given_back.rfind(HIDDEN_CURSOR)
        assert given_back.rindex(MOUSE_OFF) > given_back.rfind(MOUSE_ON)
        terminal.type(b"echo still $((40 + 2))\n")
        terminal.wait_until_shown("still 42")
        terminal.seen = b""
        terminal.screen.reset()
        terminal.type(b"fg\n")
        terminal.wait_for(ALTERNATE_SCREEN)
        terminal.wait_until(lambda: terminal.shown == before)
        assert MOUSE_ON in terminal.seen
        terminal.screen.reset()
        terminal.type(b"\x03")
        terminal.wait_until_shown("--resume")
        terminal.type(b"stty -a\n")
        terminal.wait_until_shown(" echoe ")
        assert " echo " in terminal.shown


def test_a_terminal_of_another_size_is_painted_as_it_is_after_fg(tmp_path: Path) -> None:
    with shell(tmp_path) as terminal:
        terminal.type(CTRL_Z)
        terminal.wait_until_shown("Stopped")
        terminal.resize(120, 45)
        terminal.type(b"fg\n")
        terminal.wait_for(ALTERNATE_SCREEN)
        terminal.wait_until_shown("Quincy")
        terminal.read_until_quiet()
        after = terminal.shown
        terminal.resize(100, 40)
        terminal.read_until_quiet()
        terminal.resize(120, 45)
        terminal.wait_until(lambda: terminal.shown == after)


def test_ctrl_z_twice_in_a_row(tmp_path: Path) -> None:
    with shell(tmp_path) as terminal:
        for _ in range(2):
            terminal.screen.reset()
            terminal.type(CTRL_Z)
            terminal.wait_until_shown("Stopped")
            terminal.screen.reset()
            terminal.seen = b""
            terminal.type(b"fg\n")
            terminal.wait_for(ALTERNATE_SCREEN)
            terminal.wait_until_shown("Quincy")
        terminal.type(b"qq")
        terminal.wait_for(b"--resume")


def test_ctrl_z_does_nothing_where_nobody_could_bring_the_program_back(tmp_path: Path) -> None:
    with running(tmp_path, *GAME) as terminal:
        terminal.wait_until_shown("Quincy")
        terminal.read_until_quiet()
        before = terminal.shown
        terminal.type(CTRL_Z)
        terminal.read_until_quiet()
        assert terminal.shown == before
        assert os.waitid(os.P_PID, terminal.process.pid, os.WSTOPPED | os.WNOHANG | os.WNOWAIT) is None
        terminal.type(b"qq")
        assert terminal.end() == 0


async def test_ctrl_z_does_nothing_at_a_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stopped: list[bool] = []
    monkeypatch.setattr("cuzco_tui.tui.app.stop", lambda: stopped.append(True))
    monkeypatch.setattr("cuzco_tui.tui.app.can_stop", lambda: True)
    async with hall_in(tmp_path) as hall:
        lobby = await hall_visitor(hall, "Ann")
        async with at_screen(lobby) as pilot:
            await pilot.press("ctrl+z")
            assert not app_of(pilot).can_be_suspended
    assert stopped == []
