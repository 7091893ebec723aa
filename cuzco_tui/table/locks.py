"""One owner for each game: a lock that the system takes away from a process that dies."""

import contextlib
import os
import sys
import weakref
from pathlib import Path

from cuzco_tui.table.errors import GameInUse, StoreUnwritable

_held: "weakref.WeakSet[GameLock]" = weakref.WeakSet()
_NOTE_LENGTH = 22


class GameLock:
    """The lock file of one game, held from construction to `release`.

    The file stays when the lock goes. In it stand the last owner's process number, to name it to others, and the
    number of records known to be durable, so that records that vanish later are missed.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        try:
            self._descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise StoreUnwritable(f"{path.parent} cannot be written ({error.strerror}).") from error
        try:
            _lock(self._descriptor)
        except OSError as error:
            os.close(self._descriptor)
            self._descriptor = -1
            if not isinstance(error, BlockingIOError | PermissionError):
                raise StoreUnwritable(f"{path.parent} does not allow locks ({error.strerror}).") from error
            owner = f" (process {pid})" if (pid := _read_note(path)[0]) else ""
            raise GameInUse(f"Game {path.stem} is already open elsewhere{owner}; close it there first.") from error
        _held.add(self)

    def note(self, durable: int) -> None:
        """Write down how many records are durable; it is a help, so a failure here is none."""
        with contextlib.suppress(OSError):
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            os.write(self._descriptor, f"{os.getpid():10} {durable:10}\n".encode())

    def remove(self) -> None:
        """Remove the file of an id that was just made up, so that nobody else can know it."""
        with contextlib.suppress(OSError):
            self._path.unlink()

    def release(self) -> None:
        """Let others have the game."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
        _held.discard(self)


def durable_records(path: Path) -> int:
    """Give the number of records that the lock file knows to be durable, 0 when it does not know."""
    return _read_note(path)[1]


def _read_note(path: Path) -> tuple[int, int]:
    try:
        with path.open("rb") as file:
            pid, durable = file.read(_NOTE_LENGTH).split()
        return int(pid), int(durable)
    except (OSError, ValueError):
        return 0, 0


def _release_in_child() -> None:
    for lock in list(_held):
        lock.release()


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, 1 << 20, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    os.register_at_fork(after_in_child=_release_in_child)
