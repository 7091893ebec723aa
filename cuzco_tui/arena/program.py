"""A foreign program that is spoken to by lines, and never outlives this process."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue
from threading import Event, Thread
from typing import IO, Final

from cuzco_tui.arena.keeper import ENDED, GRACE

LONGEST_ANSWER: Final = 1 << 16
"""The most bytes of a line that a program may write, its end counted."""
_READ_AHEAD: Final = 16
"""How many lines of a program that writes more than it is asked for are taken in."""
_LOOK: Final = 0.1
_LAST_WORDS: Final = 2000
_ENDED: Final = re.compile(re.escape(ENDED) + r"(-?\d+)\n")
_ERROR: Final = re.compile(r"(?!\s).*?(?:Error|Exception)(?: \[[^\]]*\])?(?::|$)")
"""A line that says what went wrong, as the languages write it in the first column."""
_KEEPER: Final = Path(__file__).with_name("keeper.py")


class ProgramEnded(Exception):
    """The program writes nothing more."""


class ProgramTooSlow(Exception):
    """The program has not answered in time."""


class LineTooLong(Exception):
    """The program writes a line without an end."""


class Program:
    """One running program behind its keeper; whoever made it closes it."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(
            [sys.executable, "-I", "-S", str(_KEEPER), *command],
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            start_new_session=True,
        )
        self._closed = Event()
        self._lines: Queue[bytes | None] = Queue(_READ_AHEAD)
        self._errors = b""
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        Thread(target=self._collect, args=(self._process.stdout,), name="answers", daemon=True).start()
        self._listening = Thread(target=self._overhear, args=(self._process.stderr,), name="errors", daemon=True)
        self._listening.start()

    def send(self, line: bytes) -> None:
        """Write a line; whether it is still read is found out by waiting for the answer."""
        assert self._process.stdin is not None
        with suppress(OSError):
            self._process.stdin.write(line)
            self._process.stdin.flush()

    def receive(self, seconds: float) -> bytes:
        """Wait for the next line that it writes."""
        try:
            line = self._lines.get(timeout=seconds)
        except Empty:
            raise ProgramTooSlow from None
        if line is None:
            self._lines.put(None)
            raise ProgramEnded
        if len(line) > LONGEST_ANSWER:
            raise LineTooLong
        return line

    def last_words(self) -> tuple[int | None, str]:
        """Give the status with which it ended, None while it runs, and the line that it said about it: the last one
        that tells of an error, else the last one.
        """
        self._listening.join(GRACE)
        said = self._errors.decode(errors="replace")
        found = _ENDED.search(said)
        lines = [line for line in (said[: found.start()] if found else said).splitlines() if line.strip()]
        about = [line for line in lines if _ERROR.match(line)] or lines or [""]
        return (int(found[1]) if found else None), about[-1].strip()

    def close(self) -> None:
        """Tell it that nothing more comes, and see that it leaves."""
        with suppress(OSError):
            assert self._process.stdin is not None
            self._process.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(GRACE * 2)
        self.kill()

    def kill(self) -> None:
        """End it now with everything that it has started."""
        self._closed.set()
        if self._process.returncode is None:
            if hasattr(os, "killpg"):
                with suppress(ProcessLookupError, PermissionError):
                    os.killpg(self._process.pid, signal.SIGKILL)
            self._process.kill()
            self._process.wait()
        with suppress(OSError):
            assert self._process.stdin is not None
            self._process.stdin.close()

    def _collect(self, pipe: IO[bytes]) -> None:
        """Take in what it answers, no faster than it is asked, and at last that nothing more comes."""
        with suppress(OSError, ValueError), pipe:
            while line := pipe.readline(LONGEST_ANSWER + 1):
                self._take(line)
                if len(line) > LONGEST_ANSWER or self._closed.is_set():
                    break
        self._take(None)

    def _take(self, line: bytes | None) -> None:
        while not self._closed.is_set():
            with suppress(Full):
                self._lines.put(line, timeout=_LOOK)
                return

    def _overhear(self, pipe: IO[bytes]) -> None:
        """Keep the end of what it says on standard error."""
        with suppress(OSError, ValueError), pipe:
            while chunk := os.read(pipe.fileno(), 1 << 12):
                self._errors = (self._errors + chunk)[-_LAST_WORDS:]
