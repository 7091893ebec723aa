"""`cuzco play` and plain `cuzco` on a real terminal: what they open, and the lines that stay when they are left."""

import os
import pty
import re
import select
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
ESCAPES = re.compile(r"\x1b(?:\[[0-?]*[ -/]*[@-~]|[()].|[PX^_\]].*?(?:\x1b\\|\x07)|[=>78])", re.DOTALL)


class Terminal:
    """A process on a terminal of 80 columns and 24 lines."""

    def __init__(self, home: Path, *arguments: str, **environment: str) -> None:
        self._master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (24, 80))
        usual = {key: value for key, value in os.environ.items() if key not in ("ACCESSIBLE", "LC_ALL", "LANG")}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "cuzco_tui", *arguments],
            cwd=ROOT,
            env={**usual, "TERM": "xterm-256color", "CUZCO_HOME": str(home), **environment},
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
        )
        os.close(slave)
        self.output = ""

    def read_until(self, wanted: str, seconds: float = 30.0) -> None:
        """Read until some words have been shown, or the process has ended."""
        end = time.monotonic() + seconds
        while wanted not in ESCAPES.sub("", self.output):
            assert time.monotonic() < end, f"{wanted!r} was not shown"
            if not self._read(end):
                raise AssertionError(f"the process ended without showing {wanted!r}")

    def _read(self, end: float) -> bool:
        if select.select([self._master], [], [], max(0.0, end - time.monotonic()))[0]:
            try:
                data = os.read(self._master, 65536)
            except OSError:
                return False
            self.output += data.decode(errors="replace")
            return bool(data)
        return True

    def press(self, keys: str) -> None:
        os.write(self._master, keys.encode())

    def last_lines(self) -> list[str]:
        """Read to the end and give what stays on the terminal after the screen is gone."""
        end = time.monotonic() + 30.0
        while self._read(end):
            assert time.monotonic() < end, "the process did not end"
        self.process.wait(timeout=10)
        os.close(self._master)
        after = self.output.rpartition("\x1b[?1049l")[2]
        return [line for line in ESCAPES.sub("", after).replace("\r", "").split("\n") if line.strip()]


def test_leaving_a_game_says_how_to_go_on_and_that_works(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seats", "me,random", "--seed", "5")
    terminal.read_until("round 1")
    time.sleep(0.5)
    terminal.press("\x11")
    lines = terminal.last_lines()
    assert terminal.process.returncode == 0
    found = re.fullmatch(r"Saved\. To go on, type: \S+ -m cuzco_tui (play --resume \S+)", lines[-1])
    assert found
    again = Terminal(tmp_path, *found[1].split(), "--lang", "de")
    again.read_until("Durchgang 1")
    time.sleep(0.5)
    again.press("\x03")
    assert again.last_lines()[-1].endswith(f"{found[1]} --lang de")


@pytest.mark.parametrize("environment", [{}, {"ACCESSIBLE": "0"}], ids=["plain", "accessible is off"])
def test_plain_cuzco_opens_the_title_and_leaving_it_begins_nothing(tmp_path: Path, environment: dict[str, str]) -> None:
    terminal = Terminal(tmp_path, **environment)
    terminal.read_until("Learn to play")
    time.sleep(0.5)
    terminal.press("q")
    assert terminal.last_lines() == []
    assert terminal.process.returncode == 0
    assert not list(tmp_path.iterdir())


def test_a_game_left_for_the_title_is_told_when_the_title_is_left(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", "--seats", "me,random", "--seed", "5")
    terminal.read_until("round 1")
    time.sleep(0.5)
    terminal.press("q")
    terminal.read_until("Your game is kept")
    terminal.press("q")
    lines = terminal.last_lines()
    assert terminal.process.returncode == 0
    assert re.fullmatch(r"Saved\. To go on, type: \S+ -m cuzco_tui play --resume \S+", lines[-1])


@pytest.mark.parametrize("environment", [{"TERM": "dumb"}, {"ACCESSIBLE": "1"}], ids=["dumb", "accessible"])
def test_plain_cuzco_stays_in_the_text_mode_where_that_is_needed(tmp_path: Path, environment: dict[str, str]) -> None:
    terminal = Terminal(tmp_path, **environment)
    terminal.read_until("Text mode is on.")
    terminal.read_until("Where to?")
    terminal.press("quit\n")
    terminal.last_lines()
    assert "\x1b" not in terminal.output
    assert terminal.process.returncode == 0


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--seats", "me,clever"], r'cuzco: There is no seat "clever"; .+\.'),
        (["--players", "7"], r"cuzco: This game is for 2, 3, 4 players, not 7\."),
        (["--resume", "nothing"], r'cuzco: There is no saved game "nothing"; .+\.'),
        (["--resume"], r"cuzco: There is no saved game to go on with; cuzco play begins a new one\."),
        (["--resume", "x", "--seed", "1"], r"cuzco: --resume goes on with a game as it is; leave out --seed\."),
        (["--lang", "xx"], r'cuzco: There is no language "xx"; .+\.'),
        (["--players", "2", "--names", "A,B,C"], r"cuzco: There are 3 names for 2 seats; .+\."),
        (["--names", "A,B,C,D,E"], r"cuzco: There are 5 names for 4 seats; .+\."),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_flags_that_make_no_game_are_one_sentence(flags: list[str], sentence: str, tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "play", *flags)
    assert re.fullmatch(sentence, " ".join(terminal.last_lines()))
    assert terminal.process.returncode == 2


def test_without_a_terminal_the_screen_sends_one_to_the_text_mode(tmp_path: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "cuzco_tui", "play", "--seats", "me,random"],
        cwd=ROOT,
        env={**os.environ, "CUZCO_HOME": str(tmp_path), "LC_ALL": "C"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert (result.returncode, result.stdout) == (2, "")
    assert re.fullmatch(r"cuzco: The screen needs a terminal .+ cuzco text .+\.\n", result.stderr)


@pytest.mark.parametrize(("flag", "value"), [("--players", "7"), ("--seats", "me,clever")])
def test_wrong_flags_are_told_before_the_missing_terminal(flag: str, value: str, tmp_path: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "cuzco_tui", "play", flag, value],
        cwd=ROOT,
        env={**os.environ, "CUZCO_HOME": str(tmp_path), "LC_ALL": "C"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert result.returncode == 2
    assert "terminal" not in result.stderr
    assert result.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_game_whose_save_fails_ends_with_one_sentence(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path / "file" / "home", "play", "--seats", "me,random")
    (tmp_path / "file").write_text("in the way")
    lines = terminal.last_lines()
    assert terminal.process.returncode == 2
    assert lines[-1].startswith("cuzco: ")
    assert "Traceback" not in terminal.output
