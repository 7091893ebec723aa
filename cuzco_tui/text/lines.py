"""Where typed lines come from: a stream that is read in a thread of its own, one line whenever one is asked for.

A question can so be given up when the game has moved on; the line that is typed next answers the question that follows.
"""

import asyncio
import codecs
import os
import threading
from contextlib import suppress
from typing import Final, Protocol, TextIO

LONGEST_INPUT: Final = 400
_READ_AT_ONCE: Final = 4096


class Lines(Protocol):
    """Gives typed lines."""

    async def next_line(self) -> str:
        """Give the next line, cut to the longest input; an empty text says that there are no more."""

    def forget(self) -> None:
        """Forget what was typed at a terminal before it was asked for."""


class NoLines:
    """Nobody who could type."""

    def close(self) -> None:
        """There is nothing to leave."""

    def forget(self) -> None:
        """There is nothing to forget."""

    async def next_line(self) -> str:
        """Say that there are no more."""
        return ""


class StreamLines:
    """The lines of a stream such as standard input.

    Its descriptor, where it has one, is read directly: a thread that waits in a buffered stream would hold that
    stream's lock when the program ends.
    """

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream
        try:
            self._descriptor: int | None = stream.fileno()
        except (OSError, ValueError):
            self._descriptor = None
        encoding = stream.encoding or "utf-8"
        self._decoder = codecs.getincrementaldecoder(encoding)(errors="replace")
        self._wanted = threading.Semaphore(0)
        self._thread: threading.Thread | None = None
        self._pending: asyncio.Future[str] | None = None
        self._text = ""
        self._ended = False

    async def next_line(self) -> str:
        """Wait for a line; one that was given up is waited for by whoever asks next."""
        if self._pending is None:
            self._pending = asyncio.get_running_loop().create_future()
            self._wanted.release()
            if self._thread is None:
                self._thread = threading.Thread(target=self._read_lines, name="typed lines", daemon=True)
                self._thread.start()
        line = await asyncio.shield(self._pending)
        self._pending = None
        return line

    def forget(self) -> None:
        """Drop what waits in a terminal; the lines of a pipe were all written to be read."""
        if self._descriptor is not None and self._stream.isatty():
            self._text = ""
            with suppress(ImportError, OSError):
                import termios

                termios.tcflush(self._descriptor, termios.TCIFLUSH)

    def close(self) -> None:
        """Leave the stream as it is."""

    def _read_lines(self) -> None:
        while True:
            self._wanted.acquire()
            pending = self._pending
            line = self._read_line()
            if pending is None:
                return
            try:
                pending.get_loop().call_soon_threadsafe(_give, pending, line)
            except RuntimeError:
                return

    def _read_line(self) -> str:
        """Read up to the end of a line; of what is longer than anybody types only the beginning is kept."""
        line, cut = "", False
        while True:
            part, ended, self._text = self._text.partition("\n")
            line, cut = (line + part)[:LONGEST_INPUT], cut or bool(line + part)
            if ended:
                return f"{line}\n"
            if self._ended:
                return f"{line}\n" if cut else ""
            self._fill()

    def _fill(self) -> None:
        """Take what comes next of the stream; one that fails has ended."""
        try:
            if self._descriptor is None:
                self._text = self._stream.readline(_READ_AT_ONCE)
                self._ended = not self._text
                return
            data = os.read(self._descriptor, _READ_AT_ONCE)
        except (OSError, ValueError):
            data = b""
        self._ended = not data
        self._text = self._decoder.decode(data, final=self._ended)


def _give(pending: asyncio.Future[str], line: str) -> None:
    if not pending.done():
        pending.set_result(line)
