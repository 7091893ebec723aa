"""What the front asks of the zygote: one session, as it is told on the line and to the session itself."""

from typing import Literal

import msgspec


class SessionRequest(msgspec.Struct, frozen=True, omit_defaults=True):
    """A session: who comes (its ticket), with what kind of terminal, and what for."""

    session: str
    ticket: str
    kind: Literal["screen", "lines"]
    terminal: bool = False
    """Whether the client has a terminal at all."""
    term: str = ""
    size: tuple[int, int] = (80, 24)
    """Columns and lines."""
    command: tuple[str, ...] = ()
    address: str = ""
    """How the server is reached by ssh, as far as it knows."""
    host: str = "host.sock"
    """Where the host is found, from the folder in which a session runs."""
    locale: str = ""
    """The locale of the client's terminal, if the client tells it."""
