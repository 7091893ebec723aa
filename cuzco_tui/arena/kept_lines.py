"""Files to which a long run adds a line for each thing done, so that it can go on where it was left."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final, Self

from cuzco_tui.game import GameError
from cuzco_tui.named_files import NoFile, require_file

LONGEST_HEADER: Final = 1 << 20
"""The most bytes of a first line that may say what a file is."""


class BadLedger(GameError):
    """A file cannot take the lines of this run."""


class KeptLines:
    """The open file of a run; nobody else writes to it meanwhile."""

    def __init__(self, path: Path, command: str) -> None:
        """Open the file of a command, made if need be; a device and a pipe are refused."""
        self.path = path
        try:
            require_file(path)
        except NoFile as error:
            raise no_file_of(command, path) from error
        self._file = _open_alone(path)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_exception: object) -> None:
        self.close()

    def close(self) -> None:
        """Let others write to it."""
        self._file.close()

    def first_line(self) -> bytes:
        """Go to the beginning and give the first line, or as much of it as can matter, nothing when the file is new."""
        self._file.seek(0)
        return self._file.readline(LONGEST_HEADER)

    def following(self) -> Iterator[tuple[int, bytes]]:
        """Give the lines after the first one with their numbers; who gives one back as unreadable calls `damaged`."""
        self._good = self._file.tell()
        for number, line in enumerate(self._file, start=2):
            yield number, line
            self._good += len(line)
        self._cut()

    def damaged(self, number: int) -> None:
        """Drop a last line that was cut off in the middle; refuse when more follows it."""
        if self._file.read(1):
            raise BadLedger(f"Line {number} of {self.path} is damaged; take it out, or name another file.")
        self._cut()

    def write(self, line: bytes) -> None:
        """Add a line at once."""
        self._file.write(line + b"\n")
        self._file.flush()

    def _cut(self) -> None:
        self._file.seek(self._good)
        self._file.truncate()


def no_file_of(command: str, path: Path) -> BadLedger:
    """Say that a file was not written by a command."""
    return BadLedger(f"{path} is no file of '{command}'; name another file.")


def _open_alone(path: Path) -> BinaryIO:
    """Open a file, made if need be, for this process alone where the system can see to that."""
    file = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_BINARY", 0), 0o644), "r+b")
    if sys.platform != "win32":
        import fcntl

        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            file.close()
            raise BadLedger(f"Another run writes to {path}; wait for it, or name another file.") from error
    return file
