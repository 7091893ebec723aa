"""Privileges: a server that was started as root gives them up where it meets strangers."""

import ctypes
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from cuzco_tui.game import GameError
from cuzco_tui.messages import message

_DUMPABLE: Final = 4
_CHILD_SUBREAPER: Final = 36
_NO_NEW_PRIVILEGES: Final = 38


def is_root() -> bool:
    """Whether this process may become somebody else."""
    return os.geteuid() == 0


def find_user(name: str) -> tuple[int, int]:
    """Give the numbers of a user and of their group."""
    import pwd

    try:
        entry = pwd.getpwuid(int(name)) if name.isdecimal() else pwd.getpwnam(name)
    except KeyError:
        raise GameError(message("serve-error-user", name=name)) from None
    return entry.pw_uid, entry.pw_gid


@contextmanager
def acting_as(owner: tuple[int, int] | None) -> Iterator[None]:
    """As root, touch files with another's rights for a while, so that none of theirs can lead root astray.

    Within that, None is root again; for anybody but root nothing changes.
    """
    if os.getuid() != 0:
        yield
        return
    before = os.geteuid(), os.getegid(), os.getgroups()
    _act(*(owner or (0, 0)), groups=[] if owner else before[2])
    try:
        yield
    finally:
        _act(before[0], before[1], groups=before[2])


def _act(user: int, group: int, groups: list[int]) -> None:
    os.seteuid(0)
    os.setgroups(groups)
    os.setegid(group)
    os.seteuid(user)


def become(user: int, group: int) -> None:
    """Become somebody without privileges, for good."""
    os.setgroups([])
    os.setgid(group)
    os.setuid(user)
    if user != 0:
        try:
            os.setuid(0)
        except PermissionError:
            return
        raise RuntimeError("privileges came back")


def adopt_orphans() -> None:
    """Let whoever loses its parent become a child of this process, where the system can do that."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_CHILD_SUBREAPER, 1, 0, 0, 0)


def close_to_others() -> None:
    """Let nobody of the same user look into this process, and let it gain nothing by running something else."""
    if sys.platform == "linux":
        libc = ctypes.CDLL(None)
        libc.prctl(_DUMPABLE, 0, 0, 0, 0)
        libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
