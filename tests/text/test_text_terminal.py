"""The text mode at a terminal: lines are edited and come again, and a digit may answer without Enter."""

import os
import pty
import re
import select
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from in_a_pipe import ROOT, environment

PATIENCE = 30.0
GAME = ("--seats", "me,greedy", "--seed", "5", "--names", "Ann,Ben")


class AtTerminal:
    """A text mode on a terminal of its own."""

    def __init__(self, process: "subprocess.Popen[bytes]", descriptor: int) -> None:
        self.process = process
        self.descriptor = descriptor
        self.shown = ""

    def until(self, wanted: str) -> str:
        """Read until something is shown after what was read before, and give all up to it."""
        end = time.monotonic() + PATIENCE
        while not (found := re.search(wanted, self.shown)):
            assert time.monotonic() < end, self.shown
            if select.select([self.descriptor], [], [], 0.1)[0]:
                self.shown += os.read(self.descriptor, 4096).decode(errors="replace")
        said, self.shown = self.shown[: found.end()], self.shown[found.end() :]
        return said

    def type(self, keys: str) -> None:
        os.write(self.descriptor, keys.encode())


@contextmanager
def terminal(home: Path, *arguments: str) -> Iterator[AtTerminal]:
    own, theirs = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "cuzco_tui", "text", *arguments],
        cwd=ROOT,
        env={**environment(home), "TERM": "xterm"},
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    )
    try:
        yield AtTerminal(process, own)
    finally:
        process.kill()
        process.wait()
        os.close(own)
        os.close(theirs)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    return tmp_path / "home"


def test_a_line_is_edited_and_comes_again_by_the_arrow(home: Path) -> None:
    with terminal(home, *GAME) as at:
        at.until("Choose 1 or 2")
        at.type("look xtemple\x1b[D\x1b[D\x1b[D\x1b[D\x1b[D\x1b[D\x08\n")
        at.until("The temple is empty")
        at.type("\x1b[A\n")
        shown = at.until("The temple is empty")
        assert "look temple" in shown


def test_nothing_but_words_is_sent_to_the_terminal(home: Path) -> None:
    with terminal(home, *GAME) as at:
        assert "\x1b" not in at.until("Choose 1 or 2")


def test_a_digit_answers_without_enter_when_that_is_wanted(home: Path) -> None:
    with terminal(home, *GAME) as at:
        at.until("Choose 1 or 2")
        at.type("keys on\n")
        at.until("answers at once")
        at.type("2")
        at.until("Which two do")
        at.type("look temple\n")
        at.until("The temple is empty")
        at.type("1")
        at.until(r"Your turn\. Dice: ")


def test_the_terminal_is_left_as_it_was(home: Path) -> None:
    with terminal(home, *GAME) as at:
        before = termios.tcgetattr(at.descriptor)
        at.until("Choose 1 or 2")
        at.type("lo")
        time.sleep(0.3)
        at.process.send_signal(2)
        at.until(r"Saved\. To go on: ")
        assert at.process.wait(PATIENCE) == 130
        assert termios.tcgetattr(at.descriptor)[3] == before[3]
