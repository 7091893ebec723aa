"""A connection as asyncssh has it, with bounds on what it costs: bytes in, bytes that wait, tries to log in.

It overrides some private parts of asyncssh; `tests/ssh/test_front.py` notices when they change.
"""

import asyncio
import base64
from collections.abc import Callable
from typing import Any, Final

import asyncssh

from cuzco_tui.ssh.config import Limits
from cuzco_tui.ssh.front.limits import Bucket

ONE_BITE: Final = 8 * 1024
"""Bytes of one connection that are handled before it is others' turn."""
MOST_UNSENT: Final = 64 * 1024
MOST_TRIES: Final = 12
"""Keys and questions of one connection that are tried."""
MOST_NAMES: Final = 4
_SMALLEST_PACKET: Final = 1024
_GREATEST_PACKET: Final = 32 * 1024
_LOCALE: Final = frozenset((b"LC_ALL", b"LC_CTYPE", b"LANG"))
"""The variables of a client that are heard: they tell which characters its terminal has."""
_LONGEST_LOCALE: Final = 64
_KEYS: Final = frozenset(
    {
        b"ssh-ed25519",
        b"sk-ssh-ed25519@openssh.com",
        b"ecdsa-sha2-nistp256",
        b"ecdsa-sha2-nistp384",
        b"ecdsa-sha2-nistp521",
        b"sk-ecdsa-sha2-nistp256@openssh.com",
        b"ssh-rsa",
    }
)
_SIGNATURES: Final = (_KEYS - {b"ssh-rsa"}) | {b"rsa-sha2-256", b"rsa-sha2-512"}
"""What may prove a key: nothing with SHA-1."""
_RSA_BYTES: Final = range(2048 // 8, 16384 // 8 + 2)
SIGNATURE_NAMES: Final = tuple(sorted(name.decode() for name in _SIGNATURES))


class Connection(asyncssh.SSHServerConnection):
    """One client's connection."""

    def __init__(
        self, loop: asyncio.AbstractEventLoop, options: asyncssh.SSHServerConnectionOptions, limits: Limits
    ) -> None:
        super().__init__(loop, options)
        self._limits = limits
        self._clock = loop.time
        self._raw = Bucket(limits.raw_burst, limits.raw_per_second, loop.time())
        self._bites = bytearray()
        self._next_bite: asyncio.Handle | None = None
        self._wire: asyncio.Transport | None = None
        self._clogged = False
        self._tries = 0
        self.on_clogged: Callable[[bool], object] | None = None
        """Told when the client does not read, and when it does again."""
        self.on_proved: Callable[[], bool] | None = None
        """Asked whether the owner of a proved key is welcome."""
        self.proved = ""
        """The public key that was proved last, as its owner writes it."""

    # Bytes

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Bound what waits for the client."""
        assert isinstance(transport, asyncio.Transport)
        self._wire = transport
        transport.set_write_buffer_limits(high=MOST_UNSENT)
        super().connection_made(transport)

    def data_received(self, data: bytes, datatype: Any = None) -> None:  # noqa: ARG002
        """Take in bytes by small bites, so that nobody else waits, and slow down whoever sends too many."""
        self._bites += data
        if self._next_bite is None:
            self._bite()

    def _bite(self) -> None:
        self._next_bite = None
        bite = bytes(self._bites[:ONE_BITE])
        del self._bites[:ONE_BITE]
        wait = self._raw.owe(len(bite), self._clock())
        super().data_received(bite)
        if self._wire is None or self._wire.is_closing():
            self._bites.clear()
        elif self._bites:
            self._wire.pause_reading()
            self._next_bite = self._loop.call_later(wait, self._bite) if wait else self._loop.call_soon(self._bite)
        elif wait:
            self._wire.pause_reading()
            self._next_bite = self._loop.call_later(wait, self._listen_again)
        else:
            self._listen_again()

    def _listen_again(self) -> None:
        self._next_bite = None
        if self._bites:
            self._bite()
        elif self._wire is not None and not self._clogged and not self._wire.is_closing():
            self._wire.resume_reading()

    def pause_writing(self) -> None:
        """Answer a client no more that does not read: neither what it asks nor what its session shows."""
        self._clogged = True
        if self._wire is not None and not self._wire.is_closing():
            self._wire.pause_reading()
        if self.on_clogged is not None:
            self.on_clogged(True)

    def resume_writing(self) -> None:
        """Go on with a client that reads again."""
        self._clogged = False
        if self._next_bite is None:
            self._listen_again()
        if self.on_clogged is not None:
            self.on_clogged(False)

    @property
    def unsent(self) -> int:
        """The bytes that wait for the client to read."""
        return self._wire.get_write_buffer_size() if self._wire is not None else 0

    def connection_lost(self, exc: Exception | None = None) -> None:
        """Forget what was not handled yet."""
        if self._next_bite is not None:
            self._next_bite.cancel()
            self._next_bite = None
        self._bites.clear()
        super().connection_lost(exc)

    # Who comes

    async def reload_config(self) -> None:
        """Keep the options: they depend on nobody's name."""

    async def validate_public_key(self, username: str, key_data: bytes, msg: bytes, signature: bytes) -> bool:
        """Check a key, and its proof when there is one; remember the key that was proved."""
        if not self.may_try() or not is_good_key(key_data) or (msg and _first(signature)[0] not in _SIGNATURES):
            return False
        if not await super().validate_public_key(username, key_data, msg, signature):
            return False
        if msg:
            self.proved = f"{_first(key_data)[0].decode()} {base64.b64encode(key_data).decode()}"
            return self.on_proved is None or self.on_proved()
        return True

    def may_try(self) -> bool:
        """Count a try to log in; whoever tries too often is disconnected."""
        self._tries += 1
        if self._tries > MOST_TRIES:
            self._loop.call_soon(self.abort)
        return self._tries <= MOST_TRIES


class Channel(asyncssh.SSHServerChannel[bytes]):
    """A session's channel: a terminal, the name of its locale and a command, nothing else."""

    def process_open(self, send_chan: int, send_window: int, send_pktsize: int, session: Any) -> None:
        """Refuse clients that want everything in crumbs."""
        if send_pktsize < _SMALLEST_PACKET:
            raise asyncssh.ChannelOpenError(asyncssh.OPEN_CONNECT_FAILED, "The packets are too small.")
        super().process_open(send_chan, send_window, min(send_pktsize, _GREATEST_PACKET), session)

    def _process_env_request(self, packet: asyncssh.packet.SSHPacket) -> bool:
        name, value = packet.get_string(), packet.get_string()
        packet.check_end()
        if name not in _LOCALE or len(value) > _LONGEST_LOCALE:
            return False
        self._env[name] = value
        return True

    def _process_x11_req_request(self, _packet: object) -> bool:
        return False

    def _process_auth_agent_req_at_openssh_dot_com_request(self, _packet: object) -> None:
        self._report_response(False)

    def _process_subsystem_request(self, _packet: object) -> bool:
        return False


def is_good_key(key: bytes) -> bool:
    """Say whether a key is of a kind that is still safe: no DSA, no short RSA."""
    name, rest = _first(key)
    if name not in _KEYS:
        return False
    if name == b"ssh-rsa":
        _exponent, rest = _first(rest)
        modulus, _ = _first(rest)
        return len(modulus.lstrip(b"\0")) in _RSA_BYTES
    return True


def _first(data: bytes) -> tuple[bytes, bytes]:
    """Give the first text of a packet and what follows."""
    end = 4 + int.from_bytes(data[:4], "big")
    return data[4:end], data[end:]
