"""The command line where a stream is closed, cannot say a letter, or a name is no text: one sentence, no traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ASCII = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C"}
COMMANDS = ("text --seats me,greedy", "saves", "keys --lang de", "simulate --games 1 --seats random,random", "--help")


def run(command: str, home: str | Path, redirection: str = "", **settings: str) -> subprocess.CompletedProcess[bytes]:
    """Run the command in a shell, with a home of its own."""
    line = f'exec "$0" -m cuzco_tui {command} {redirection}'
    environment = {**os.environ, "CUZCO_HOME": str(home), "LANG": "C.UTF-8", **settings}
    return subprocess.run(
        ["/bin/sh", "-c", line, sys.executable],
        cwd=ROOT,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=120,
    )


def told(result: subprocess.CompletedProcess[bytes]) -> str:
    """Give the one sentence of a command that failed."""
    (sentence,) = result.stderr.decode().splitlines()
    assert result.returncode == 2
    assert sentence.startswith("cuzco: ")
    return sentence


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("redirection", [">&-", "2>&-", "<&-", "<&- >&- 2>&-"])
def test_a_closed_stream_is_no_mistake_of_the_program(command: str, redirection: str, tmp_path: Path) -> None:
    result = run(command, tmp_path, redirection)
    assert b"Traceback" not in result.stdout + result.stderr
    assert result.returncode in (0, 2)


def test_text_without_output_is_one_sentence(tmp_path: Path) -> None:
    assert "nowhere to write" in told(run("text --seats me,greedy", tmp_path, ">&-"))
    assert not list(tmp_path.rglob("*.sqlite"))


@pytest.mark.parametrize("command", ["keys --lang de", "text --seats me,greedy --lang de", "saves"])
def test_streams_that_know_ascii_alone_get_the_nearest_letters(command: str, tmp_path: Path) -> None:
    result = run(command, tmp_path, **ASCII)
    assert result.returncode == 0, result.stderr
    assert result.stdout.isascii()
    assert result.stderr == b""
    if command.startswith("text"):
        assert b"Waehle 1" in result.stdout
        assert b"W?hle" not in result.stdout


@pytest.mark.parametrize("command", ["saves", "keys", "text --resume x", "import x"])
def test_a_home_of_nobody_is_one_sentence(command: str) -> None:
    assert "CUZCO_HOME names ~nouser" in told(run(command, "~nouser"))


def test_a_file_whose_name_is_no_text_is_named_as_far_as_it_can_be(tmp_path: Path) -> None:
    name = "$(printf 'no\\377thing')"
    assert "no\\udcffthing" in told(run(f"import {name}", tmp_path, LC_ALL="C.UTF-8"))
