"""What the owner of a server decided, and where its things lie; handed to each of its processes as one line of JSON."""

import os
import socket
from pathlib import Path
from typing import Final

import msgspec

USUAL_PORT: Final = 8022
LAST_PORT: Final = 65_535
"""Ports go from 1 to this one."""


class Limits(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How much of the server one client may take; seconds and bytes."""

    connects_at_once: int = 20
    """Connections that one address may make in a burst."""
    connects_per_minute: float = 30.0
    most_waiting: int = 60
    """Connections at once, of all addresses, that have not logged in yet."""
    most_per_address: int = 10
    """Sessions of one address at once."""
    most_failures: int = 5
    """Logins of one address that may fail before it has to wait."""
    failures_last: float = 300.0
    login: float = 20.0
    """Seconds for logging in, and again for asking for a session."""
    keepalive: float = 30.0
    lost_keepalives: int = 3
    idle: float = 5 * 3600.0
    """Seconds without a typed byte after which a session ends."""
    stuck: float = 60.0
    """Seconds for which a client may not read what waits for it."""
    typed_burst: int = 256 * 1024
    typed_per_second: int = 16 * 1024
    raw_burst: int = 512 * 1024
    """Bytes of a connection, of whatever kind, that are taken in at once; then it is slowed down."""
    raw_per_second: int = 64 * 1024
    patience: float = 8.0
    """Seconds for which a new session waits for a zygote that is just being restarted."""


class ServerConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The settings of one server; numbers of descriptors are those that a process inherits from the supervisor."""

    data: str
    """The folder of everything that is kept."""
    listen: str = "127.0.0.1"
    port: int = USUAL_PORT
    name: str = ""
    """The name or address by which others reach this machine; empty to guess it."""
    guests: bool = False
    """Whether people without a key may watch and play bots."""
    closed: bool = False
    """Whether a new key needs an invitation code, or a place on the list of allowed keys."""
    notify: str = ""
    """The command that is called with account and table when it is an absent player's turn."""
    grace: float = 10.0
    """Seconds between the announcement that the server stops and its end."""
    most_sessions: int = 200
    most_thinking: int = 0
    """How many bots may think at once; 0 for one less than there are processors, at least one."""
    user: str = ""
    """Who owns the data and runs front and host when the server was started as root; empty for the folder's owner."""
    session_user: str = "nobody"
    """Who runs the sessions when the server was started as root."""
    limits: Limits = Limits()
    work: str = "cuzco_tui.ssh.sessions.work:run_session"
    """What a session does, as `module:function`."""
    descriptors: dict[str, int] = {}
    """Inherited descriptors: `lifeline`, and `ssh`, `host` or `zygote` for the socket to listen at."""

    @property
    def folder(self) -> Path:
        """The folder of everything that is kept."""
        return Path(self.data)

    @property
    def address(self) -> str:
        """How the server is reached by ssh, such as `-p 8022 example.org`."""
        everywhere = self.listen in ("", "0.0.0.0", "::")
        host = self.name or (socket.gethostname() if everywhere else self.listen)
        return f"-p {self.port} {host}"

    @property
    def run_folder(self) -> Path:
        """The folder of sockets and of the secret of this run."""
        return self.folder / "run"

    @property
    def host_socket(self) -> Path:
        """Where sessions, front and administrators find the host."""
        return self.run_folder / "host.sock"

    @property
    def zygote_socket(self) -> Path:
        """Where the front finds the zygote."""
        return self.run_folder / "zygote.sock"

    @property
    def secret_file(self) -> Path:
        """What tickets are sealed with."""
        return self.run_folder / "secret"

    @property
    def database(self) -> Path:
        """Accounts, tables and talk."""
        return self.folder / "server.sqlite"

    @property
    def host_key(self) -> Path:
        """The key by which clients know this server."""
        return self.folder / "ssh_host_ed25519_key"

    @property
    def allowed_keys(self) -> Path:
        """The public keys that may come to a closed server, in the form of an authorized_keys file."""
        return self.folder / "allowed_keys"

    @property
    def thinking_at_once(self) -> int:
        """How many bots may think at once."""
        return self.most_thinking or max(1, (os.cpu_count() or 1) - 1)

    def written(self) -> str:
        """Give the line of JSON that `read_config` reads."""
        return msgspec.json.encode(self).decode()


def read_config(text: str) -> ServerConfig:
    """Read what `ServerConfig.written` wrote."""
    return msgspec.json.decode(text, type=ServerConfig)
