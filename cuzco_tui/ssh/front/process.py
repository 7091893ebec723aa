"""The front's process: accepts connections within limits and gives each to asyncssh. No Textual, no games."""

import asyncio
import gc
import logging
import os
import resource
import signal
import socket
import sys
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

import asyncssh

from cuzco_tui.messages import message
from cuzco_tui.ssh.config import ServerConfig, read_config
from cuzco_tui.ssh.front.connection import SIGNATURE_NAMES, Connection
from cuzco_tui.ssh.front.hostkey import load_key
from cuzco_tui.ssh.front.limits import Doorkeeper
from cuzco_tui.ssh.front.numbers import Numbers
from cuzco_tui.ssh.front.reporting import report
from cuzco_tui.ssh.front.session import Session
from cuzco_tui.ssh.front.visitor import Visitor
from cuzco_tui.ssh.front.zygote_line import ZygoteLine
from cuzco_tui.ssh.host.gate import open_gate
from cuzco_tui.ssh.logs import Log, harmless

_BUSY: Final = b"Too many connections; try again in a minute.\r\n"
_LAST_WORDS: Final = 1.0
_BETWEEN_REFUSALS: Final = 5.0
_SEND_BUFFER: Final = 128 * 1024
_KEY_EXCHANGES: Final = (
    "mlkem768x25519-sha256",
    "sntrup761x25519-sha512",
    "sntrup761x25519-sha512@openssh.com",
    "curve25519-sha256",
    "curve25519-sha256@libssh.org",
    "ecdh-sha2-nistp256",
    "ecdh-sha2-nistp384",
    "ecdh-sha2-nistp521",
    "diffie-hellman-group16-sha512",
    "diffie-hellman-group14-sha256",
)
_CIPHERS: Final = (
    "chacha20-poly1305@openssh.com",
    "aes256-gcm@openssh.com",
    "aes128-gcm@openssh.com",
    "aes256-ctr",
    "aes192-ctr",
    "aes128-ctr",
)
_MACS: Final = (
    "hmac-sha2-256-etm@openssh.com",
    "hmac-sha2-512-etm@openssh.com",
    "umac-128-etm@openssh.com",
    "hmac-sha2-256",
    "hmac-sha2-512",
)
_CLEAR_AFTER: Final = 50
"""Connections that end before what is left of them is cleared away."""


class Front:
    """Everything the front has: its limits, its visitors and their sessions."""

    def __init__(self, config: ServerConfig, log: Log) -> None:
        self.config = config
        self.log = log
        self.loop = asyncio.get_running_loop()
        self.secret = config.secret_file.read_bytes()
        self.gate = open_gate(config.database, config)
        self.numbers = Numbers(self.loop.time)
        self.doorkeeper = Doorkeeper(config.limits, config.most_sessions, self.loop.time)
        self.zygote = ZygoteLine(config.zygote_socket, log)
        self.visitors: set[Visitor] = set()
        self.sessions: dict[str, Session] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._options = _options(config)
        self._listening = socket.socket(fileno=config.descriptors["ssh"])
        self._listening.setblocking(False)
        self._over = asyncio.Event()
        self._turned_away = 0
        self._gone = 0

    async def run(self) -> None:
        """Serve until the supervisor ends the front, or is gone."""
        self.loop.add_signal_handler(signal.SIGTERM, self.close_door)
        self.loop.add_signal_handler(signal.SIGINT, lambda: None)
        self.loop.add_reader(self.config.descriptors["lifeline"], self._over.set)
        self.loop.add_reader(self._listening, self._accept)
        self.keep(report(self))
        _set_apart_what_stays()
        self.log("ready", user=os.geteuid())
        await self._over.wait()
        await self._end()

    def keep(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside everything else; a mistake of ours there is logged and ends nothing else."""
        task = self.loop.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.log.crash("front-mistake", error)

    def close_door(self) -> None:
        """Accept nobody any more; whoever is inside stays."""
        if self._listening.fileno() >= 0:
            self.loop.remove_reader(self._listening)
            self._listening.close()
            self.log("door-closed")

    def _accept(self) -> None:
        """Take new connections, or refuse them before anything is spent on them."""
        for _ in range(16):
            try:
                connection, address = self._listening.accept()
            except BlockingIOError:
                return
            except OSError as error:
                self.log("accept-failed", error=str(error))
                self.loop.remove_reader(self._listening)
                self.loop.call_later(0.2, self._accept_again)
                return
            self.numbers.connections += 1
            peer = str(address[0])
            if reason := self.doorkeeper.knock(peer):
                self._refuse(connection, peer, reason)
            else:
                self.keep(self._receive(connection, peer))

    def _accept_again(self) -> None:
        if self._listening.fileno() >= 0:
            self.loop.add_reader(self._listening, self._accept)

    def _refuse(self, connection: socket.socket, peer: str, reason: str) -> None:
        """Send somebody away; of many one is written down, and how many there were."""
        self._turned_away += 1
        if self._turned_away == 1:
            self.log("turned-away", address=peer, reason=reason)
            self.loop.call_later(_BETWEEN_REFUSALS, self._sum_up)
        with suppress(OSError):
            connection.setblocking(False)
            connection.send(_BUSY)
        connection.close()

    def _sum_up(self) -> None:
        """Write down how many more were sent away."""
        if self._turned_away > 1:
            self.log("turned-away-more", times=self._turned_away - 1)
        self._turned_away = 0

    async def _receive(self, connection: socket.socket, peer: str) -> None:
        """Let asyncssh speak with a client."""
        visitor = Visitor(self, peer)
        try:
            connection.setblocking(False)
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BUFFER)
            options = self._options(visitor)
            await self.loop.connect_accepted_socket(
                lambda: Connection(self.loop, options, self.config.limits), connection
            )
        except OSError:
            connection.close()
            visitor.connection_lost(None)

    def open_session(self, visitor: Visitor, name: str) -> Session:
        """Begin a session."""
        session = self.sessions[name] = Session(visitor, name)
        return session

    def gone(self, visitor: Visitor) -> None:
        """Forget a connection; what is left of many is cleared away soon, for the collector does not see its size."""
        self.visitors.discard(visitor)
        self._gone += 1
        if self._gone % _CLEAR_AFTER == 0:
            self.loop.call_later(1.0, gc.collect)

    def session_over(self, session: Session) -> None:
        """Forget a session whose process has ended."""
        if self.sessions.pop(session.name, None) is not None:
            self.doorkeeper.leave(session.visitor.address)

    def kick(self, session: str) -> None:
        """End a session, as somebody who looks after the server wants."""
        if (found := self.sessions.get(session)) is not None:
            found.end(message("serve-kicked"))

    async def _end(self) -> None:
        """Say goodbye to whoever is left."""
        self.close_door()
        for visitor in list(self.visitors):
            visitor.end(message("serve-stopped"))
        end = self.loop.time() + _LAST_WORDS
        await asyncio.sleep(0.05)
        for visitor in list(self.visitors):
            visitor.close()
        while self.visitors and self.loop.time() < end:
            await asyncio.sleep(0.02)
        for visitor in list(self.visitors):
            visitor.abort()
        await self.zygote.close()


def _options(config: ServerConfig) -> Any:
    """Give the maker of asyncssh's options for one visitor: keys only, and nothing but a session."""
    base = asyncssh.SSHServerConnectionOptions(
        server_factory=asyncssh.SSHServer,
        server_version="Games",
        server_host_keys=[load_key(config.host_key)],
        kex_algs=_known("kex", _KEY_EXCHANGES),
        encryption_algs=_known("encryption", _CIPHERS),
        mac_algs=_known("mac", _MACS),
        compression_algs=["none"],
        signature_algs=_known("signature", SIGNATURE_NAMES),
        host_based_auth=False,
        public_key_auth=True,
        kbdint_auth=True,
        password_auth=False,
        gss_host=None,
        gss_kex=False,
        gss_auth=False,
        x509_trusted_certs=None,
        login_timeout=config.limits.login,
        keepalive_interval=config.limits.keepalive,
        keepalive_count_max=config.limits.lost_keepalives,
        agent_forwarding=False,
        x11_forwarding=False,
        allow_scp=False,
        line_editor=False,
        encoding=None,
        rdns_lookup=False,
        tcp_keepalive=True,
    )

    def of(visitor: Visitor) -> asyncssh.SSHServerConnectionOptions:
        from copy import copy

        options = copy(base)
        options.protocol_factory = lambda: visitor
        return options

    return of


def _known(kind: str, wanted: tuple[str, ...]) -> list[str]:
    """Give those algorithms that this asyncssh has, on this machine."""
    from asyncssh import encryption, kex, mac, public_key

    have = {
        "kex": kex.get_kex_algs,
        "encryption": encryption.get_encryption_algs,
        "mac": mac.get_mac_algs,
        "signature": public_key.get_public_key_algs,
    }[kind]()
    return [name for name in wanted if name.encode() in have]


class _LibraryLog(logging.Handler):
    """Brings what the libraries complain about into the log, made harmless."""

    def __init__(self, log: Log) -> None:
        super().__init__(logging.WARNING)
        self._log = log

    def emit(self, record: logging.LogRecord) -> None:
        """Log a complaint."""
        self._log("library", library=record.name, text=harmless(record.getMessage()))


async def serve(config: ServerConfig) -> None:
    """Be the front until the server ends."""
    log = Log("front")
    logging.getLogger().addHandler(_LibraryLog(log))
    logging.getLogger("asyncssh").setLevel(logging.WARNING)
    asyncio.get_running_loop().set_exception_handler(lambda _loop, context: _mistake(log, context))
    await Front(config, log).run()


def _mistake(log: Log, context: dict[str, Any]) -> None:
    error = context.get("exception")
    if isinstance(error, BaseException):
        log.crash("front-mistake", error, text=str(context.get("message", "")))
    else:
        log("front-mistake", text=str(context.get("message", "")))


def _set_apart_what_stays() -> None:
    """Let the collector look at connections alone, and not at all the modules, too."""
    gc.collect()
    gc.freeze()


def main(arguments: list[str]) -> int:
    """Run the front."""
    os.umask(0o077)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    asyncio.run(serve(read_config(arguments[0])))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
