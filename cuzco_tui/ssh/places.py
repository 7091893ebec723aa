"""The places of a server: its folder, sockets, secret and key, made and owned as its processes need them."""

import fcntl
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
from cuzco_tui.ssh.privileges import find_user, is_root

_LONGEST_PATH: Final = 100
"""Bytes of a socket's path that every system takes."""
_BACKLOG: Final = 128
_KEPT_VARIABLES: Final = ("PATH", "HOME", "PYTHONPATH", "TMPDIR", "TZ", "LD_LIBRARY_PATH", "XDG_DATA_HOME")


class Places(NamedTuple):
    """What a running server holds."""

    config: ServerConfig
    listening: dict[str, socket.socket]
    port: int
    fingerprint: str
    owner: tuple[int, int] | None
    """Who runs front and host when the server was started as root; None for whoever started it."""

    def close_door(self) -> None:
        """Listen for clients no more."""
        self.listening["ssh"].close()

    def clean_up(self) -> None:
        """Take away what only a running server has."""
        for listening in self.listening.values():
            listening.close()
        for path in (self.config.host_socket, self.config.zygote_socket, self.config.secret_file):
            path.unlink(missing_ok=True)


@contextmanager
def lock_folder(config: ServerConfig) -> Iterator[None]:
    """Hold a server's folder, which one server can do at a time."""
    descriptor = os.open(config.folder / "lock", os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise GameError(message("serve-error-running", folder=config.data)) from None
        yield
    finally:
        os.close(descriptor)


def make_places(config: ServerConfig, log: Log) -> Places:
    """Make folder, secret, sockets and key."""
    if len(os.fsencode(config.zygote_socket)) > _LONGEST_PATH:
        raise GameError(message("serve-error-path", folder=config.data))
    owner = _owner(config, log)
    session_group = find_user(config.session_user) if is_root() else None
    _make_folders(config, owner, session_group is not None)
    _write_secret(config, owner)
    door = _open_door(config)
    listening = {
        "ssh": door,
        "host": _listen_at(config.host_socket, owner, 0o666 if session_group else 0o600),
        "zygote": _listen_at(config.zygote_socket, owner, 0o600),
    }
    port = door.getsockname()[1]
    return Places(config, listening, port, _host_key(config, owner), owner)


def _owner(config: ServerConfig, log: Log) -> tuple[int, int] | None:
    """Find out who is to run front and host."""
    if not is_root():
        return None
    if config.user:
        owner = find_user(config.user)
    else:
        status = config.folder.stat()
        owner = (status.st_uid, status.st_gid)
    if owner[0] == 0:
        log("runs-as-root", advice="give the data folder to a user of its own, or name one with --user")
        return None
    return owner


def _make_folders(config: ServerConfig, owner: tuple[int, int] | None, for_sessions: bool) -> None:
    """Make the folders; sessions under another user may reach the host's socket, and see nothing else."""
    config.folder.chmod(0o700)
    config.run_folder.mkdir(mode=0o700, exist_ok=True)
    config.run_folder.chmod(0o711 if for_sessions else 0o700)
    if owner is not None:
        for path in (config.folder, config.run_folder):
            os.chown(path, *owner)
        for path in config.folder.iterdir():
            if path.stat(follow_symlinks=False).st_uid == 0:
                os.chown(path, *owner, follow_symlinks=False)


def _write_secret(config: ServerConfig, owner: tuple[int, int] | None) -> None:
    config.secret_file.unlink(missing_ok=True)
    descriptor = os.open(config.secret_file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(descriptor, "wb") as file:
        file.write(secrets.token_bytes(32))
        if owner is not None:
            os.fchown(file.fileno(), *owner)


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


def _listen_at(path: Path, owner: tuple[int, int] | None, mode: int) -> socket.socket:
    """Listen at a path of this machine."""
    path.unlink(missing_ok=True)
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    before = os.umask(0o177)
    try:
        listening.bind(str(path))
    finally:
        os.umask(before)
    if owner is not None:
        os.chown(path, *owner)
    path.chmod(mode)
    listening.listen(_BACKLOG)
    return listening


def clean_environment() -> dict[str, str]:
    """Give the processes nothing of the environment but what they need."""
    kept = {name: os.environ[name] for name in _KEPT_VARIABLES if name in os.environ}
    return {**kept, "LANG": "C.UTF-8", "PYTHONUTF8": "1"}


def _host_key(config: ServerConfig, owner: tuple[int, int] | None) -> str:
    """Make the server's key if there is none, in a process of its own, and give its fingerprint."""
    made = subprocess.run(
        [sys.executable, "-m", "cuzco_tui.ssh.front.hostkey", str(config.host_key)],
        stdout=subprocess.PIPE,
        env=clean_environment(),
        user=owner[0] if owner else None,
        group=owner[1] if owner else None,
        extra_groups=[] if owner else None,
        check=False,
    )
    if made.returncode != 0:
        raise GameError(message("serve-error-key", path=str(config.host_key)))
    return made.stdout.decode().strip()
