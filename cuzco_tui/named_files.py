"""Files that somebody names: taken only where they are files on a disk, since a device or a pipe may never end."""

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO, Final

_AT_ONCE: Final = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""Opening a pipe to which nobody writes does not wait."""


class NoFile(OSError):
    """What was named is a device or a pipe."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "it is a device or a pipe", str(path))


def open_named(path: Path) -> BinaryIO:
    """Open a file to read it; raise an OSError where it is none."""
    _require(path, path.stat().st_mode)
    descriptor = os.open(path, os.O_RDONLY | _AT_ONCE)
    try:
        _require(path, os.fstat(descriptor).st_mode)
    except OSError:
        os.close(descriptor)
        raise
    return os.fdopen(descriptor, "rb")


def require_file(path: Path) -> None:
    """See that what is there by a name, if anything is, is a file; raise an OSError where it is none."""
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        return
    _require(path, mode)


def require_writable(path: Path) -> None:
    """See that a file can be put in place of what is there by a name, and leave everything as it was."""
    require_file(path)
    beside = beside_of(path)
    was_there = beside.exists()
    try:
        with beside.open("ab"):
            pass
        if not was_there:
            beside.unlink()
    except OSError as error:
        raise _about(path, error) from error


def replace_file(path: Path, text: str) -> None:
    """Put a file in place of what is there by its name: whole, or not at all."""
    beside = beside_of(path)
    try:
        try:
            beside.write_text(text, encoding="utf-8")
            beside.replace(path)
        except OSError:
            beside.unlink(missing_ok=True)
            raise
    except OSError as error:
        raise _about(path, error) from error


def beside_of(path: Path) -> Path:
    """Give the file that is written first and then takes the place of another one."""
    return path.with_name(f"{path.name}.new")


def _require(path: Path, mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise NoFile(path)


def _about(path: Path, error: OSError) -> OSError:
    """Speak of the file that was named, not of the one beside it."""
    return OSError(error.errno, error.strerror or str(error), str(path))
