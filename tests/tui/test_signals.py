"""Signals under a real terminal: it is given back as it was found, and painted again after a stop."""

import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ALTERNATE_SCREEN, MAIN_SCREEN = b"\x1b[?1049h", b"\x1b[?1049l"
HIDDEN_CURSOR, SHOWN_CURSOR = b"\x1b[?25l", b"\x1b[?25h"
LOCAL_FLAGS = 3
PATIENCE = 60.0


class Terminal:
    """A terminal in which the game is played."""

    def __init__(self, process: subprocess.Popen[bytes], ours: int) -> None:
        self.process = process
        self.ours = ours
        self.seen = b""

    def wait_for(self, wanted: bytes) -> None:
        """Read until something is shown, and forget what was shown up to there."""
        deadline = time.monotonic() + PATIENCE
        while wanted not in self.seen and time.monotonic() < deadline:
            self.read()
        assert wanted in self.seen
        self.seen = self.seen[self.seen.index(wanted) + len(wanted) :]

    def read(self) -> None:
        """Take what is there."""
        if select.select([self.ours], [], [], 0.2)[0]:
            self.seen += os.read(self.ours, 65536)

    def echoes(self) -> bool:
        """Say whether the terminal shows what is typed."""
        return bool(termios.tcgetattr(self.ours)[LOCAL_FLAGS] & termios.ECHO)

    def end(self) -> int:
        """Read until the program has ended, and give its status."""
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < deadline:
            self.read()
        while select.select([self.ours], [], [], 0)[0]:
            self.seen += os.read(self.ours, 65536)
        assert self.process.returncode is not None
        return self.process.returncode


@contextmanager
def playing(home: Path) -> Iterator[Terminal]:
    """Play in a terminal until the screen has been painted."""
    ours, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "cuzco_tui", "play", "--seats", "me,random", "--names", "Ann,Quincy", "--seed", "5"],
        cwd=ROOT,
        env={**os.environ, "CUZCO_HOME": str(home), "TERM": "xterm-256color", "COLUMNS": "100", "LINES": "40"},
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    )
    terminal = Terminal(process, ours)
    try:
        assert terminal.echoes()
        terminal.wait_for(ALTERNATE_SCREEN)
        terminal.wait_for(b"Quincy")
        assert not terminal.echoes()
        yield terminal
    finally:
        process.kill()
        process.wait()
        os.close(theirs)
        os.close(ours)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT], ids=lambda number: number.name)
def test_a_signal_that_ends_the_program_gives_the_terminal_back(number: signal.Signals, tmp_path: Path) -> None:
    with playing(tmp_path) as terminal:
        terminal.process.send_signal(number)
        assert terminal.end() == 128 + number
        shown = terminal.seen
        assert shown.rindex(MAIN_SCREEN) > shown.rfind(ALTERNATE_SCREEN)
        assert shown.rindex(SHOWN_CURSOR) > shown.rfind(HIDDEN_CURSOR)
        assert b"--resume" in shown[shown.rindex(MAIN_SCREEN) :]
        assert terminal.echoes()


def test_a_program_that_was_stopped_paints_its_screen_again_and_gives_the_terminal_back(tmp_path: Path) -> None:
    with playing(tmp_path) as terminal:
        for _ in range(2):
            terminal.process.send_signal(signal.SIGSTOP)
            os.waitid(os.P_PID, terminal.process.pid, os.WSTOPPED | os.WNOWAIT)
            terminal.process.send_signal(signal.SIGCONT)
            terminal.wait_for(ALTERNATE_SCREEN)
            terminal.wait_for(b"Quincy")
            assert not terminal.echoes()
        terminal.process.send_signal(signal.SIGTERM)
        terminal.end()
        assert terminal.seen.rindex(MAIN_SCREEN) > terminal.seen.rfind(ALTERNATE_SCREEN)
        assert terminal.echoes()
