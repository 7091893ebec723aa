"""A visitor: who comes over one connection, what they prove, and the one session they get."""

import asyncio
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

import asyncssh

from cuzco_tui.messages import Message, message, printable
from cuzco_tui.ssh.front.connection import MOST_NAMES, Channel, Connection
from cuzco_tui.ssh.front.session import NoRoom, Session
from cuzco_tui.ssh.logs import fingerprint
from cuzco_tui.ssh.tickets import Identity, make_ticket
from cuzco_tui.ssh.words import said_in_all

if TYPE_CHECKING:
    from cuzco_tui.ssh.front.process import Front

GUEST: Final = "guest"
_LONGEST_NAME: Final = 64
_WINDOW: Final = 64 * 1024
"""Bytes that a client may send before they are read."""


class Visitor(asyncssh.SSHServer):
    """Answers what asyncssh asks about one connection."""

    def __init__(self, front: "Front", address: str) -> None:
        self.front = front
        self.address = address
        self._connection: Connection | None = None
        self._session: Session | None = None
        self._names = 0
        self._name = ""
        self._role: Literal["player", "guest"] = "player"
        self._waiting = True
        self._inside = False
        self._explained = False
        self._asked = False
        """Whether a session was asked for, which can be done once."""
        self._patience: asyncio.TimerHandle | None = None

    # Coming and going

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Learn the connection."""
        assert isinstance(conn, Connection)
        self._connection = conn
        conn.on_proved = self.was_proved
        self.front.visitors.add(self)

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002
        """Count the connection no more; one that tried to log in and never did has failed."""
        self.front.gone(self)
        self._connection = None
        if self._patience is not None:
            self._patience.cancel()
        if self._names and not self._inside:
            self.front.doorkeeper.fail(self.address)
            self.front.log("no-login", address=self.address)
        self._wait_no_more()

    def _wait_no_more(self) -> None:
        if self._waiting:
            self._waiting = False
            self.front.doorkeeper.stop_waiting(self.address)

    def abort(self) -> None:
        """Cut the connection."""
        if self._connection is not None:
            self._connection.abort()

    @property
    def unsent(self) -> int:
        """The bytes that wait for the client to read."""
        return self._connection.unsent if self._connection is not None else 0

    def close(self) -> None:
        """End the connection once everything said is sent."""
        if self._connection is not None:
            self._connection.close()

    def end(self, said: Message) -> None:
        """End whatever this visitor has here, with a sentence."""
        if self._session is not None:
            self._session.end(said)
        else:
            self.abort()

    # Logging in

    def begin_auth(self, username: str) -> bool:
        """Let a guest in without a key, if guests are welcome; everybody else shows one."""
        self._names += 1
        if self._names > MOST_NAMES:
            self.abort()
            return True
        self._name = printable(username)[:_LONGEST_NAME]
        self._role = "player"
        if username == GUEST and self.front.config.guests:
            refused = self._refusal("")
            if refused is None:
                self._role = "guest"
                return False
            self._tell(refused)
        return True

    def public_key_auth_supported(self) -> bool:
        """Take keys."""
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:  # noqa: ARG002
        """Take any key: it is the account. Whether it is welcome is seen once it is proved."""
        return True

    def was_proved(self) -> bool:
        """Say whether the owner of the key just proved is welcome."""
        assert self._connection is not None
        refused = self._refusal(self._connection.proved)
        if refused is not None:
            self._tell(refused)
            self.front.log("refused", address=self.address, key=fingerprint(self._connection.proved))
            self._explained = True
        return refused is None

    @property
    def prefers_lines(self) -> bool:
        """Whether this person wants plain lines in any terminal."""
        key = "" if self._connection is None else self._connection.proved
        try:
            return bool(key) and self.front.gate.prefers_lines(key)
        except Exception as error:
            self.front.log.crash("gate-failed", error)
            return False

    def _refusal(self, key: str) -> Message | None:
        """Ask the gate; while it cannot be asked nobody is let in."""
        try:
            return self.front.gate.refusal(key, self.address)
        except Exception as error:
            self.front.log.crash("gate-failed", error)
            return message("serve-away")

    def password_auth_supported(self) -> bool:
        """Take no passwords."""
        return False

    def kbdint_auth_supported(self) -> bool:
        """Offer a talk in which clients without a key are told how to make one, once."""
        return not self._explained

    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> asyncssh.auth.KbdIntChallenge:  # noqa: ARG002
        """Explain how to come in; there is nothing to answer."""
        if self._explained or self._connection is None or not self._connection.may_try():
            return False
        self._explained = True
        messages = [message("serve-no-key")]
        if self.front.config.guests:
            messages.append(message("serve-no-key-guest"))
        return "", "\n".join(said_in_all(*messages)), "", ()

    def validate_kbdint_response(self, username: str, responses: Sequence[str]) -> bool:  # noqa: ARG002
        """Let nobody in by this."""
        return False

    def _tell(self, said: Message) -> None:
        if self._connection is not None:
            self._connection.send_auth_banner("".join(f"{line}\r\n" for line in said_in_all(said)))

    def auth_completed(self) -> None:
        """Count somebody who is inside, and expect a session soon."""
        assert self._connection is not None
        self._inside = True
        self._wait_no_more()
        self.front.numbers.logins += 1
        self._patience = self.front.loop.call_later(self.front.config.limits.login, self.abort)
        self.front.log("login", address=self.address, role=self._role, key=fingerprint(self._key), name=self._name)

    # The session

    @property
    def _key(self) -> str:
        return self._connection.proved if self._connection is not None and self._role == "player" else ""

    def session_requested(self) -> tuple[asyncssh.SSHServerChannel[bytes], asyncssh.SSHServerSession[bytes]] | bool:
        """Give the one session of this connection."""
        if self._asked or self._connection is None or not self._inside:
            return False
        self._asked = True
        connection = self._connection
        channel = Channel(connection, self.front.loop, True, False, False, 0, 1024, None, "strict", _WINDOW, 32768)
        if not self.front.doorkeeper.stay(self.address):
            self.front.log("full", address=self.address)
            return channel, NoRoom()
        self._session = self.front.open_session(self, secrets.token_hex(8))
        connection.on_clogged = self._session.clogged
        return channel, self._session

    def session_begins(self) -> None:
        """Learn that the session was asked for in time."""
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None

    def ticket(self, session: str) -> str:
        """Seal who this visitor is, for one session."""
        identity = Identity(self._role, session, self._key, self.address, self._name)
        return make_ticket(self.front.secret, identity)
