"""A hall for tests, and people who are joined to it directly: every line is encoded and decoded as over a socket.

    async with hall_in(tmp_path) as hall:
        ann = await hall_visitor(hall, "Ann")
        table = await ann.make(NewTable("toy", ("me", "free")))

`ann` is a real `cuzco_tui.lobby.client.Lobby`. `hall_guest` gives a guest's, `hall_newcomer` that of an unknown key.
"""

import asyncio
import hashlib
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "text"))

from toy_words import SPOKEN_TOY_DESCRIPTION

from cuzco_tui.games import guest
from cuzco_tui.lobby.client import HostAway, Lobby
from cuzco_tui.lobby.facts import Account
from cuzco_tui.lobby.requests import Asked, Hello, Request
from cuzco_tui.messages import catalogue, message
from cuzco_tui.ssh.config import ServerConfig
from cuzco_tui.ssh.host import codes
from cuzco_tui.ssh.host.desk import Desk
from cuzco_tui.ssh.host.hall import Hall
from cuzco_tui.ssh.link import told_lines
from cuzco_tui.ssh.logs import Log
from cuzco_tui.ssh.tickets import Identity, make_ticket
from cuzco_tui.table.wire import read_error

SECRET = b"of the tests"
REAL_COST, codes.COST = codes.COST, 16
TOY = SPOKEN_TOY_DESCRIPTION.name


class HandTime:
    """A time that goes on when the test says so."""

    def __init__(self, start: float = 1_800_000_000.0) -> None:
        self._now = start
        self._sleepers: list[tuple[float, asyncio.Event]] = []

    def now(self) -> float:
        """Give the seconds since 1970."""
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Wait until so much time was let pass."""
        woken = asyncio.Event()
        sleeper = (self._now + seconds, woken)
        self._sleepers.append(sleeper)
        try:
            await woken.wait()
        finally:
            with suppress(ValueError):
                self._sleepers.remove(sleeper)

    def sleeps(self, seconds: float) -> bool:
        """Say whether somebody waits for so much time to pass."""
        return any(until == self._now + seconds for until, _ in self._sleepers)

    def advance(self, seconds: float) -> None:
        """Let time pass."""
        self._now += seconds
        for until, woken in list(self._sleepers):
            if until <= self._now:
                woken.set()


class JoinedLine:
    """Joins a lobby to the hall, and keeps all that was sent to it."""

    def __init__(self, hall: Hall, ticket: str) -> None:
        self.desk = Desk(hall, SECRET)
        self.ticket = ticket
        self.sent: list[bytes] = []
        self.lobby = Lobby(self.ask, Account())
        self._next = 0
        self._waiting: dict[int, asyncio.Future[bytes]] = {}
        self._turn = asyncio.Lock()
        self._pump = asyncio.get_running_loop().create_task(self._listen())

    async def open(self) -> Lobby:
        """Show the ticket."""
        account = msgspec.json.decode(await self.ask(Hello(self.ticket, 0)), type=Account)
        await self.lobby.come_back(account)
        return self.lobby

    async def ask(self, request: Request) -> bytes:
        """Bring a request to the hall."""
        self._next += 1
        number = self._next
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        async with self._turn:
            if self._pump.done():
                raise HostAway(message("error-host-away"))
            more = await self.desk.hear(msgspec.json.encode(Asked(number, request)))
        try:
            return await answer
        finally:
            del self._waiting[number]
            if not more:
                await self.close()

    async def _listen(self) -> None:
        """Take in what is sent until there is no more; whoever still waits for an answer is told so."""
        ended: Exception = HostAway(message("error-host-away"))
        try:
            await self._take_in()
        except Exception as error:
            ended = error
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(ended)

    async def _take_in(self) -> None:
        while lines := await self.desk.visitor.outbox.take():
            assert lines.endswith(b"\n")
            for line in lines.splitlines():
                self.sent.append(line)
                told = told_lines.decode(line)
                if told.push is not None:
                    self.lobby.receive(told.push)
                elif (answer := self._waiting.get(told.n)) is not None and not answer.done():
                    if told.error is None:
                        answer.set_result(bytes(told.done))
                    else:
                        answer.set_exception(read_error(told.error))
            await asyncio.sleep(0)

    async def close(self) -> None:
        """Hang up."""
        if self._pump is not asyncio.current_task():
            self._pump.cancel()
        await self.desk.leave()


_lines: dict[int, list[JoinedLine]] = {}


@contextmanager
def toy_housed() -> Iterator[None]:
    """House the toy game."""
    with guest(SPOKEN_TOY_DESCRIPTION):
        yield


def config_in(folder: Path, **settings: Any) -> ServerConfig:
    """Give the settings of a server of a test."""
    return ServerConfig(data=str(folder), **{"guests": True, "most_thinking": 1, **settings})


@asynccontextmanager
async def hall_in(folder: Path, time: Any = None, **settings: Any) -> AsyncIterator[Hall]:
    """Open a hall, with the toy game housed beside the others; whoever is still connected is hung up at its end."""
    with toy_housed():
        hall = Hall(config_in(folder, **settings), time, Log("host", _nowhere()))
        await hall.begin()
        _lines[id(hall)] = []
        try:
            yield hall
        finally:
            for line in _lines.pop(id(hall)):
                await line.close()
            await hall.close()


def key_of(name: str) -> str:
    """Give a public key for somebody."""
    return f"ssh-ed25519 AAAA{hashlib.sha256(name.encode()).hexdigest()}"


async def joined(hall: Hall, identity: Identity) -> JoinedLine:
    """Join somebody to the hall."""
    line = JoinedLine(hall, make_ticket(SECRET, identity))
    _lines[id(hall)].append(line)
    await line.open()
    return line


async def hall_line(hall: Hall, name: str, session: str = "", key: str = "") -> JoinedLine:
    """Join somebody to the hall who has an account or gets one of this name."""
    session = session or f"session {len(_lines[id(hall)])}"
    line = await joined(hall, Identity("player", session, key or key_of(name), "192.0.2.1", name))
    if line.lobby.account.is_new:
        await line.lobby.register(name, "en")
        await until(lambda: not line.lobby.account.is_new)
    return line


async def hall_visitor(hall: Hall, name: str, session: str = "") -> Lobby:
    """Give the lobby of somebody who has an account or gets one of this name."""
    return (await hall_line(hall, name, session)).lobby


async def hall_newcomer(hall: Hall, key: str, proposed: str = "", address: str = "192.0.2.9") -> Lobby:
    """Give the lobby of a key that may be unknown."""
    session = f"session {len(_lines[id(hall)])}"
    return (await joined(hall, Identity("player", session, key_of(key), address, proposed))).lobby


async def hall_guest(hall: Hall, session: str = "") -> Lobby:
    """Give the lobby of a guest."""
    session = session or f"session {len(_lines[id(hall)])}"
    return (await joined(hall, Identity("guest", session, "", "192.0.2.5"))).lobby


def line_of(hall: Hall, lobby: Lobby) -> JoinedLine:
    """Give the line that a lobby hangs on."""
    return next(line for line in _lines[id(hall)] if line.lobby is lobby)


async def until(condition: Callable[[], object], seconds: float = 20.0) -> None:
    """Wait for something."""
    end = asyncio.get_running_loop().time() + seconds
    while not condition():
        assert asyncio.get_running_loop().time() < end, "it never happened"
        await asyncio.sleep(0.002)


def said(lobby: Lobby) -> list[str]:
    """Give the sentences that somebody was told, and forget them."""
    told = [catalogue("en").say(notice) for notice in lobby.notices]
    lobby.notices.clear()
    return told


def _nowhere() -> int:
    import os

    return os.open(os.devnull, os.O_WRONLY)
