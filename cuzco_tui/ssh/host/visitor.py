"""One session at the host: who it is, the chairs it has, and what waits to be sent to it."""

from typing import TYPE_CHECKING

import msgspec

from cuzco_tui.lobby.facts import Account
from cuzco_tui.lobby.requests import Goodbye, Notice, Push
from cuzco_tui.messages import Message, value_data
from cuzco_tui.ssh.host.outbox import Outbox, Writer
from cuzco_tui.ssh.tickets import Identity

if TYPE_CHECKING:
    from cuzco_tui.ssh.host.tables import Sitter


class Visitor:
    """A session, from its ticket to its end."""

    def __init__(self, write: Writer, since: float) -> None:
        self.outbox = Outbox(write)
        self.since = since
        self.identity: Identity | None = None
        """Who it is; None before it has shown its ticket."""
        self.pid = 0
        self.id = ""
        """The account; empty for a newcomer, and for the server's own."""
        self.account = Account()
        self.inside = False
        """Whether it is told what changes in the lobby."""
        self.known_tables: set[str] = set()
        self.changed_tables: set[str] = set()
        self.chairs: dict[int, Sitter] = {}

    @property
    def role(self) -> str:
        """What its ticket says that it is."""
        return "" if self.identity is None else self.identity.role

    @property
    def name(self) -> str:
        """What the person is called."""
        return self.account.name

    @property
    def is_guest(self) -> bool:
        """Whether the person came without a key."""
        return self.account.guest

    @property
    def is_person(self) -> bool:
        """Whether it is somebody with a name, and not one of the server's own."""
        return bool(self.id)

    @property
    def tables(self) -> set[str]:
        """The tables at which the session has a chair."""
        return {sitter.running.record.id for sitter in self.chairs.values()}

    @property
    def guessers(self) -> tuple[str, str]:
        """By what wrong codes are counted."""
        if self.identity is None:
            return "", ""
        return f"session {self.identity.session}", self.identity.address and f"address {self.identity.address}"

    def push(self, push: Push) -> None:
        """Tell the session something by itself."""
        self.outbox.put(push_line(push))

    def notice(self, said: Message, urgent: bool = False) -> None:
        """Tell the session a sentence."""
        self.push(Notice(value_data(said), urgent))

    def say_goodbye(self, said: Message) -> None:
        """End the session with a sentence."""
        self.push(Goodbye(value_data(said)))
        self.outbox.close()


def push_line(push: Push) -> bytes:
    """Give the line of something that the host says by itself."""
    return msgspec.json.encode({"push": push}) + b"\n"
