"""One owner for each game: a lock that the system takes away from a process that dies."""

import contextlib
import os
import sys
import time
import weakref
from pathlib import Path

from cuzco_tui.messages import message
from cuzco_tui.table.errors import GameInUse, StoreUnwritable

_held: "weakref.WeakSet[GameLock]" = weakref.WeakSet()
_NOTE_LENGTH = 22
_SECOND_TRY = 0.03


class GameLock:
    """The lock file of one game, there from construction to `release`, or until the next owner when one is killed.

    In it stand the owner's process number, to name it to others, and the number of records known to be durable, so
    that records that vanish with a killed owner's log are missed.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self._descriptor = _open_locked(path)
        except OSError as error:
            if not isinstance(error, BlockingIOError):
                raise StoreUnwritable(
                    message("error-folder-unwritable", folder=str(path.parent), reason=error.strerror or str(error))
                ) from error
            raise GameInUse(message("error-in-use", game=path.stem, process=_read_note(path)[0])) from error
        _held.add(self)

    def note(self, durable: int) -> None:
        """Write down how many records are durable; it is a help, so a failure here is none."""
        with contextlib.suppress(OSError):
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            os.write(self._descriptor, f"{os.getpid():10} {durable:10}\n".encode())

    def remove(self) -> None:
        """Let others have the game, with no trace that anybody had it."""
        if self._descriptor >= 0:
            if os.name == "nt":
                self.release()
            with contextlib.suppress(OSError):
                self.path.unlink()
        self.release()

    def release(self) -> None:
        """Let others have the game, and keep the note."""
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


def _open_locked(path: Path) -> int:
    """Open and lock a file; one that its last owner removed meanwhile locks nothing, so then once more."""
    while True:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _lock_patiently(descriptor)
            if _is_at(descriptor, path):
                return descriptor
        except BaseException:
            os.close(descriptor)
            raise
        os.close(descriptor)


def _lock_patiently(descriptor: int) -> None:
    """Lock a file, asking twice: somebody may be looking for a moment whether its owner is still alive."""
    with contextlib.suppress(BlockingIOError, PermissionError):
        _lock(descriptor)
        return
    time.sleep(_SECOND_TRY)
    try:
        _lock(descriptor)
    except PermissionError as error:
        raise BlockingIOError(*error.args) from error


def _is_at(descriptor: int, path: Path) -> bool:
    """Say whether a path still leads to the open file."""
    try:
        return os.path.samestat(os.fstat(descriptor), path.stat())
    except FileNotFoundError:
        return False


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
