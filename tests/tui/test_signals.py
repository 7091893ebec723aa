"""Signals under a real terminal: it is given back as it was found, and painted again after a stop."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.tui.on_a_pty import ALTERNATE_SCREEN, GAME, HIDDEN_CURSOR, MAIN_SCREEN, SHOWN_CURSOR, Terminal, running


@contextmanager
def playing(home: Path) -> Iterator[Terminal]:
    """Play in a terminal until the screen has been painted."""
    with running(home, *GAME) as terminal:
        assert terminal.echoes()
        terminal.wait_for(ALTERNATE_SCREEN)
        terminal.wait_for(b"Quincy")
        assert not terminal.echoes()
        yield terminal


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
