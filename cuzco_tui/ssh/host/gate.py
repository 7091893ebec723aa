"""Who is let in at all: asked by the front at login, and by the host when a session comes."""

import tomllib
from itertools import pairwise
from pathlib import Path

from cuzco_tui.messages import Message, message
from cuzco_tui.ssh.config import ServerConfig
from cuzco_tui.ssh.host.accounts import Accounts
from cuzco_tui.ssh.host.database import Database


class Gate:
    """Knows who is banned, and who needs an invitation."""

    def __init__(self, database: Database, config: ServerConfig) -> None:
        self._database = database
        self._accounts = Accounts(database)
        self._config = config

    def refusal(self, key: str, address: str) -> Message | None:  # noqa: ARG002
        """Say why a key is not let in, None when it is; newcomers to a closed server are asked for their code later."""
        if self._accounts.is_banned(key):
            return message("error-banned")
        if self.needs_invitation(key) and not self._invitations_exist():
            return message("error-closed-server")
        return None

    def needs_invitation(self, key: str) -> bool:
        """Say whether whoever has this key must bring an invitation: a newcomer to a closed server, not on its list."""
        if not self._config.closed or self._database.row("SELECT 1 FROM keys WHERE key = ?", key):
            return False
        return key not in allowed_keys(self._config.allowed_keys)

    def prefers_lines(self, key: str) -> bool:
        """Say whether the owner of a key wants plain lines in any terminal, by their settings."""
        found = self._database.row(
            "SELECT settings FROM accounts WHERE id = (SELECT account FROM keys WHERE key = ?)", key
        )
        try:
            screen = tomllib.loads("" if found is None else str(found[0])).get("screen", {})
        except (ValueError, RecursionError):
            return False
        return isinstance(screen, dict) and screen.get("mode") == "text"

    def close(self) -> None:
        """Let go of the file."""
        self._database.close()

    def _invitations_exist(self) -> bool:
        return self._database.row("SELECT 1 FROM invitations LIMIT 1") is not None


def open_gate(path: Path, config: ServerConfig) -> Gate:
    """Give the gate of a server by its file, for a process that does nothing else with it."""
    return Gate(Database(path), config)


def allowed_keys(file: Path) -> set[str]:
    """Read the keys of an authorized_keys file, each as its kind and data; what is no key is passed over."""
    try:
        lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return set()
    found = set()
    for line in lines:
        words = line.split()
        for kind, data in pairwise(words):
            if data.startswith("AAAA") and not line.lstrip().startswith("#"):
                found.add(f"{kind} {data}")
    return found
