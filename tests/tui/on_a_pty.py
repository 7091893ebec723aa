"""The real program in a terminal of its own: a pty that types in bursts and reads the screen."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import pyte

ROOT = Path(__file__).resolve().parents[2]
ALTERNATE_SCREEN, MAIN_SCREEN = b"\x1b[?1049h", b"\x1b[?1049l"
PAINTED = b"\x1b[?2026l"
"""Tells the end of a painting."""
HIDDEN_CURSOR, SHOWN_CURSOR = b"\x1b[?25l", b"\x1b[?25h"
GAME = ("--seats", "me,random", "--names", "Ann,Quincy", "--seed", "5")
"""The flags of a game that begins without the set-up dialog."""
PATIENCE = 60.0
LOCAL_FLAGS = 3
_LARGEST_READ = 65536
TAKE_TERMINAL = (
    "import fcntl, os, sys, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); os.execvp(sys.argv[1], sys.argv[1:])"
)
"""Makes the terminal that of the session, as a shell with job control needs it, and goes on as another program."""


Frame = tuple[tuple[pyte.screens.Char, ...], ...]


class Screen(pyte.Screen):
    """A screen that understands what the program asks of a terminal."""

    def report_device_status(self, *_args: object, **_kwargs: object) -> None:
        """Say nothing: nobody listens for it."""

    def set_margins(self, *args: object, **_kwargs: object) -> None:
        """Take no questions about modes for margins."""
        super().set_margins(*args[:2])  # type: ignore[arg-type]

    def select_graphic_rendition(self, *args: int, **kwargs: object) -> None:
        """Take no settings of the keyboard for colours."""
        if not kwargs.get("private"):
            super().select_graphic_rendition(*args)


class Terminal:
    """A terminal in which a program runs."""

    def __init__(self, process: subprocess.Popen[bytes], ours: int, theirs: int, size: tuple[int, int]) -> None:
        self.process = process
        self.ours = ours
        self.theirs = theirs
        self.seen = b""
        """What was written since the last thing that was waited for."""
        self.all_seen = b""
        self.screen = Screen(*size)
        self.frames: list[Frame] = []
        """What stood on the screen after each painting, where the program tells when one ends."""
        self._stream = pyte.ByteStream(self.screen)
        self._unfed = b""

    def read(self, seconds: float = 0.2) -> bool:
        """Take what is there, after waiting for it at most so long; say whether there was anything."""
        if not select.select([self.ours], [], [], seconds)[0]:
            return False
        data = b""
        with suppress(OSError):
            data = os.read(self.ours, _LARGEST_READ)
        self.seen += data
        self.all_seen += data
        self._feed(data)
        return bool(data)

    def _feed(self, data: bytes) -> None:
        """Show what was written, and keep what stands there after each painting."""
        *painted, self._unfed = (self._unfed + data).split(PAINTED)
        for frame in painted:
            self._stream.feed(frame)
            self.frames.append(self.frame)
        if not PAINTED.startswith(self._unfed[-len(PAINTED) :]) or not self._unfed:
            self._stream.feed(self._unfed)
            self._unfed = b""

    def tell_when_painted(self) -> None:
        """Answer the program's question whether the terminal can take a whole painting at once, so that it tells."""
        self.wait_for(b"\x1b[?2026$p")
        self.type(b"\x1b[?2026;2$y")

    @property
    def frame(self) -> Frame:
        """What stands on the screen, with the styles of its cells."""
        lines = (self.screen.buffer[y] for y in range(self.screen.lines))
        return tuple(tuple(line[x] for x in range(self.screen.columns)) for line in lines)

    def wait_for(self, wanted: bytes) -> None:
        """Read until something is written, and forget what was written up to there."""
        self._read_until(lambda: wanted in self.seen)
        assert wanted in self.seen
        self.seen = self.seen[self.seen.index(wanted) + len(wanted) :]

    def wait_until(self, there: Callable[[], bool]) -> None:
        """Read until something is so."""
        self._read_until(there)
        assert there(), self.shown

    def wait_until_shown(self, wanted: str) -> None:
        """Read until some words stand on the screen."""
        self._read_until(lambda: wanted in self.shown)
        assert wanted in self.shown, self.shown

    def _read_until(self, there: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not there() and self.process.poll() is None and time.monotonic() < deadline:
            self.read()
        while not there() and self.read(0):
            pass

    def read_until_quiet(self, seconds: float = 0.5) -> None:
        """Read until nothing was written for a while."""
        deadline = time.monotonic() + PATIENCE
        while self.read(seconds) and time.monotonic() < deadline:
            pass

    @property
    def shown(self) -> str:
        """What stands on the screen."""
        return "\n".join(self.screen.display)

    def type(self, keys: bytes) -> None:
        """Type all of this at once, reading meanwhile so that nobody waits for the other."""
        while keys:
            _, writable, _ = select.select([], [self.ours], [], 0.1)
            if writable:
                keys = keys[os.write(self.ours, keys[:512]) :]
            while self.read(0):
                pass

    def resize(self, columns: int, lines: int) -> None:
        """Give the terminal another size, as a window manager does."""
        fcntl.ioctl(self.ours, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
        self.screen.resize(lines, columns)
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGWINCH)

    def echoes(self) -> bool:
        """Say whether the terminal shows what is typed."""
        return bool(termios.tcgetattr(self.ours)[LOCAL_FLAGS] & termios.ECHO)

    def end(self) -> int:
        """Read until the program has ended, and give its status."""
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < deadline:
            self.read()
        while self.read(0):
            pass
        assert self.process.returncode is not None, self.shown
        return self.process.returncode


@contextmanager
def running(
    home: Path, *flags: str, size: tuple[int, int] = (100, 40), env: dict[str, str] | None = None
) -> Iterator[Terminal]:
    """Run the program on the whole screen."""
    with run_in_a_terminal([sys.executable, "-m", "cuzco_tui", "play", *flags], home, size, env) as terminal:
        yield terminal


@contextmanager
def run_in_a_terminal(
    command: Sequence[str], home: Path, size: tuple[int, int], env: dict[str, str] | None = None
) -> Iterator[Terminal]:
    """Run a command in a terminal of a size, with saves in a folder of its own."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(ours, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
    taken_away = ("COLUMNS", "LINES", "NO_COLOR", "LC_ALL", "LC_CTYPE", "TEXTUAL_ANIMATIONS")
    own = {name: value for name, value in os.environ.items() if name not in taken_away}
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**own, "CUZCO_HOME": str(home), "TERM": "xterm-256color", "LANG": "C.UTF-8", **(env or {})},
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        start_new_session=True,
    )
    terminal = Terminal(process, ours, theirs, size)
    try:
        yield terminal
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.kill()
        process.wait()
        os.close(theirs)
        os.close(ours)
