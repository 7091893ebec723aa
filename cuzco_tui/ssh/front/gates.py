"""Who is not let in: the front asks the gate, which knows the server's accounts."""

from importlib import import_module
from typing import Protocol

from cuzco_tui.messages import Message
from cuzco_tui.ssh.config import ServerConfig


class Gate(Protocol):
    """Knows who may not come in."""

    def refusal(self, key: str, address: str) -> Message | None:
        """Say why somebody is not let in; the key is empty for a guest."""

    def prefers_lines(self, key: str) -> bool:
        """Say whether the owner of a key wants plain lines in any terminal."""


class OpenGate:
    """Lets everybody in."""

    def refusal(self, key: str, address: str) -> Message | None:  # noqa: ARG002
        """Refuse nobody."""
        return None

    def prefers_lines(self, key: str) -> bool:  # noqa: ARG002
        """Know nobody's wishes."""
        return False


def open_gate(config: ServerConfig) -> Gate:
    """Give the gate of a server's accounts."""
    try:
        gates = import_module("cuzco_tui.ssh.host.gate")
    except ModuleNotFoundError:
        return OpenGate()
    gate: Gate = gates.open_gate(config.database, config)
    return gate
