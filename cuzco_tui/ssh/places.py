"""The places of a server: its folder, sockets, secret and key, made and owned as its processes need them."""

import os
import secrets
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple

from cuzco_tui.game import GameError
from cuzco_tui.messages import message
from cuzco_tui.ssh.config import ServerConfig
from cuzco_tui.ssh.logs import Log
from cuzco_tui.ssh.privileges import acting_as, find_user, is_root

_LONGEST_PATH: Final = 100
"""Bytes of a socket's path that every system takes."""
_BACKLOG: Final = 128
_KEPT_VARIABLES: Final = ("PATH", "HOME", "PYTHONPATH", "TMPDIR", "TZ", "LD_LIBRARY_PATH", "XDG_DATA_HOME")


class Places(NamedTuple):
    """What a running server holds."""

    listening: dict[str, socket.socket]
    port: int
    fingerprint: str
    owner: tuple[int, int] | None
    """Who runs front and host when the server was started as root; None for whoever started it."""

    def close_door(self) -> None:
        """Listen for clients no more."""
        self.listening["ssh"].close()


@contextmanager
def held_places(config: ServerConfig, log: Log) -> Iterator[Places]:
    """Make folder, secret, sockets and key, and hold them as long as a server runs: one server at a time."""
    if len(os.fsencode(config.zygote_socket)) > _LONGEST_PATH:
        raise GameError(message("serve-error-path", folder=config.data))
    owner, for_sessions = _find_users(config, log)
    _make_folder(config, owner)
    door: socket.socket | None = None
    try:
        with acting_as(owner), _lock(config):
            _make_run_folder(config, for_sessions)
            fingerprint = _host_key(config, owner)
            listening = {
                "host": _listen_at(config.host_socket, 0o666 if for_sessions else 0o600),
                "zygote": _listen_at(config.zygote_socket, 0o600),
            }
            with acting_as(None):
                door = listening["ssh"] = _open_door(config)
                yield Places(listening, door.getsockname()[1], fingerprint, owner)
            for path in (config.host_socket, config.zygote_socket, config.secret_file):
                path.unlink(missing_ok=True)
    finally:
        if door is not None:
            door.close()


def _find_users(config: ServerConfig, log: Log) -> tuple[tuple[int, int] | None, bool]:
    """Find out who runs front and host, None for whoever starts them, and whether sessions are somebody else's."""
    if not is_root():
        return None, False
    sessions, _ = find_user(config.session_user)
    if config.user:
        owner = find_user(config.user)
    else:
        status = config.folder.stat() if config.folder.exists() else Path("/").stat()
        owner = (status.st_uid, status.st_gid)
    if sessions in (0, owner[0]):
        raise GameError(message("serve-error-session-user", name=config.session_user))
    if owner[0] == 0:
        log("runs-as-root", advice="give the data folder to a user of its own, or name one with --user")
        return None, True
    return owner, True


def _make_folder(config: ServerConfig, owner: tuple[int, int] | None) -> None:
    """Make the data folder; one that exists stays whose it is."""
    try:
        config.folder.mkdir(mode=0o700, parents=True)
    except FileExistsError:
        return
    if owner is not None:
        os.chown(config.folder, *owner)


@contextmanager
def _lock(config: ServerConfig) -> Iterator[None]:
    """Hold a server's folder."""
    import fcntl

    descriptor = os.open(config.folder / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise GameError(message("serve-error-running", folder=config.data)) from None
        yield
    finally:
        os.close(descriptor)


def _make_run_folder(config: ServerConfig, for_sessions: bool) -> None:
    """Make the folder of sockets and secret; sessions of another user reach the host there, and see nothing else."""
    config.folder.chmod(0o700)
    config.run_folder.mkdir(mode=0o700, exist_ok=True)
    config.run_folder.chmod(0o711 if for_sessions else 0o700)
    config.secret_file.unlink(missing_ok=True)
    descriptor = os.open(config.secret_file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(secrets.token_bytes(32))


def _open_door(config: ServerConfig) -> socket.socket:
    """Listen for clients."""
    try:
        found = socket.getaddrinfo(config.listen or None, config.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, protocol, _, address = found[0]
        door = socket.socket(family, kind, protocol)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            with suppress(OSError):
                door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)
        door.bind(address)
        door.listen(_BACKLOG)
    except socket.gaierror:
        raise GameError(message("serve-error-listen", listen=config.listen)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise GameError(
            message("serve-error-port", listen=config.listen, port=str(config.port), reason=reason)
        ) from None
    return door


def _listen_at(path: Path, mode: int) -> socket.socket:
    """Listen at a path of this machine."""
    path.unlink(missing_ok=True)
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    before = os.umask(0o177)
    try:
        listening.bind(str(path))
    finally:
        os.umask(before)
    path.chmod(mode)
    listening.listen(_BACKLOG)
    return listening


def clean_environment() -> dict[str, str]:
    """Give the processes nothing of the environment but what they need."""
    kept = {name: os.environ[name] for name in _KEPT_VARIABLES if name in os.environ}
    return {**kept, "LANG": "C.UTF-8", "PYTHONUTF8": "1"}


def _host_key(config: ServerConfig, owner: tuple[int, int] | None) -> str:
    """Make the server's key if there is none, in a process of its own, and give its fingerprint."""
    with acting_as(None):
        made = _make_key(config, owner)
    if made.returncode != 0:
        raise GameError(message("serve-error-key", path=str(config.host_key)))
    return made.stdout.decode().strip()


def _make_key(config: ServerConfig, owner: tuple[int, int] | None) -> "subprocess.CompletedProcess[bytes]":
    return subprocess.run(
        [sys.executable, "-m", "cuzco_tui.ssh.front.hostkey", str(config.host_key)],
        stdout=subprocess.PIPE,
        env=clean_environment(),
        umask=0o077,
        user=owner[0] if owner else None,
        group=owner[1] if owner else None,
        extra_groups=[] if owner else None,
        check=False,
    )
