"""The text mode as a program of its own in a pipe, for the tests."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from plain import assert_plain

from cuzco_tui.messages import message
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.records import SavedGame
from cuzco_tui.text.after import OWN_COMMANDS
from tests.games.cuzco.words import cuzco_words

ROOT = Path(__file__).resolve().parent.parent.parent


PROMPT = re.compile(r"Choose 1 (?:to|or) (\d+)")


def prompts_of(language: str) -> re.Pattern[str]:
    """Give what a prompt for a number, for a hand-over, or after the end looks like in a language."""
    words = cuzco_words(language)
    several, two = (words.say(message("text-prompt", last=last)) for last in (77, 2))
    ready, hand_over = (words.say(message(id_, name="N")) for id_ in ("text-prompt-ready", "hand-over"))
    numbers = f"{re.escape(several.partition('77')[0])}([0-9]+)|{re.escape(two.partition('2')[0])}(2)"
    people = "|".join(re.escape(said).replace("N", ".+") for said in (ready, hand_over))
    asked = {each.name: words.say(message(f"text-command-{each.name}")).split(",")[0] for each in OWN_COMMANDS}
    offer = words.say(message("text-after-offer", has_sets="yes", **asked)).partition(asked["sets"])[0]
    return re.compile(f"(?:{numbers}|{people}|{re.escape(offer)})")


GAME = re.compile(r"cuzco(?:_tui)? text --resume (\S+)\n")


SOLO = ("--seats", "me,greedy", "--seed", "5", "--verbose")


def environment(home: Path, **more: str) -> dict[str, str]:
    """Give an environment with saves in `home` and nothing that would set another language or mode."""
    kept = {key: value for key, value in os.environ.items() if key not in ("LANG", "LC_ALL", "ACCESSIBLE", "TERM")}
    return {**kept, "CUZCO_HOME": str(home), "LC_ALL": "C.UTF-8", **more}


def cuzco(home: Path, *arguments: str, given: str | bytes = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run the command with this input and check that all it says is plain."""
    result = subprocess.run(
        [sys.executable, "-m", "cuzco_tui", *arguments],
        cwd=ROOT,
        env=environment(home, **more),
        input=given.encode() if isinstance(given, str) else given,
        capture_output=True,
        timeout=120,
    )
    done = subprocess.CompletedProcess(result.args, result.returncode, result.stdout.decode(), result.stderr.decode())
    assert_plain(done.stdout)
    assert "Traceback" not in done.stderr
    return done


class Running:
    """A text mode that runs: what it said, and lines for it."""

    def __init__(self, process: "subprocess.Popen[str]", language: str) -> None:
        self.process = process
        self.prompt = prompts_of(language)
        self.last: re.Match[str] | None = None
        """The prompt at which it waits; None when it has ended."""

    def hear(self) -> str:
        """Read on until it waits for an answer, or has ended."""
        assert self.process.stdout is not None
        said, self.last = "", None
        for line in self.process.stdout:
            said += line
            self.last = self.prompt.match(line)
            if self.last:
                break
        assert_plain(said)
        return said

    def type(self, line: str) -> str:
        """Type a line and give what is said until the next prompt."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n")
        self.process.stdin.flush()
        return self.hear()


@contextmanager
def running(home: Path, *arguments: str, language: str = "en") -> Iterator[Running]:
    """Start the text mode and leave it running for the test."""
    with subprocess.Popen(
        [sys.executable, "-m", "cuzco_tui", "text", "--verbose", "--lang", language, *arguments],
        cwd=ROOT,
        env=environment(home),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            yield Running(process, language)
        finally:
            process.kill()


def saved(home: Path, game: str) -> SavedGame:
    """Read a saved game as it lies on the disk."""
    return SqliteStore(home / "games").read(game)
