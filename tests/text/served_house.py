"""A server without wires: the host's hall in this process, and people who come to its lobby by lines."""

import asyncio
import io
import itertools
import os
import re
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from cuzco_tui.lobby.client import HostAway, Lobby
from cuzco_tui.lobby.facts import Account
from cuzco_tui.lobby.requests import Asked, Hello, Push, Request
from cuzco_tui.messages import message
from cuzco_tui.ssh.config import ServerConfig
from cuzco_tui.ssh.host import tables
from cuzco_tui.ssh.host.desk import Desk
from cuzco_tui.ssh.host.hall import Hall
from cuzco_tui.ssh.logs import Log
from cuzco_tui.ssh.tickets import Identity, make_ticket
from cuzco_tui.table.wire import read_error
from cuzco_tui.text.console import Console, Leave
from cuzco_tui.text.served import play_in_lobby

SECRET = bytes(32)
PATIENCE = 10.0
_sessions = itertools.count(1)


class Told(msgspec.Struct, frozen=True):
    """A line of the host."""

    n: int = -1
    done: msgspec.Raw = msgspec.Raw(b"null")
    error: Any = None
    push: Push | None = None


_told = msgspec.json.Decoder(Told)


class Line:
    """A session's line to the hall, as a link over a socket would be."""

    def __init__(self, house: "House", identity: Identity) -> None:
        self.house = house
        self.identity = identity
        self.lobby = Lobby(self.ask, Account())
        self.asked: list[Request] = []
        """Everything that was asked for."""
        self._waiting: dict[int, asyncio.Future[bytes]] = {}
        self._numbers = itertools.count(1)
        self._there = asyncio.Event()
        self._desk: Desk | None = None
        self._reader: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[bool]] = set()
        self.deaf_to: type | None = None
        """The next request of this kind reaches the host, but the line is lost before the answer comes."""
        self.loses: type | None = None
        """The next request of this kind is lost with the line."""

    async def open(self) -> None:
        """Come to the hall, for the first time or again."""
        self._desk = Desk(self.house.hall, SECRET)
        self._reader = asyncio.create_task(self._read(self._desk))
        hello = await self._send(Hello(make_ticket(SECRET, self.identity)))
        await self.lobby.come_back(msgspec.json.decode(hello, type=Account))
        self._there.set()

    async def ask(self, request: Request) -> bytes:
        """Bring a request to the host."""
        self.asked.append(request)
        if asyncio.current_task() is not self.house.arriving:
            await self._there.wait()
        if self.deaf_to is not None and isinstance(request, self.deaf_to):
            self.deaf_to = None
            assert self._desk is not None
            await self._desk.hear(msgspec.json.encode(Asked(next(self._numbers), request)))
            await self.lose()
            raise HostAway(message("error-host-away"))
        if self.loses is not None and isinstance(request, self.loses):
            self.loses = None
            await self.lose()
            raise HostAway(message("error-host-away"))
        return await self._send(request)

    async def _send(self, request: Request) -> bytes:
        desk, number = self._desk, next(self._numbers)
        if desk is None:
            raise HostAway(message("error-host-away"))
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        task = asyncio.create_task(desk.hear(msgspec.json.encode(Asked(number, request))))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return await answer

    async def _read(self, desk: Desk) -> None:
        while data := await desk.visitor.outbox.take():
            for line in data.splitlines():
                told = _told.decode(line)
                if told.push is not None:
                    self.lobby.receive(told.push)
                elif (answer := self._waiting.pop(told.n, None)) is not None and not answer.done():
                    if told.error is None:
                        answer.set_result(bytes(told.done))
                    else:
                        answer.set_exception(read_error(told.error))

    async def lose(self) -> None:
        """Lose the line; whoever waits for an answer is told that it does not come."""
        self._there.clear()
        desk, self._desk = self._desk, None
        if desk is not None:
            await desk.leave()
        if self._reader is not None:
            self._reader.cancel()
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(HostAway(message("error-host-away")))
        self._waiting.clear()
        self.lobby.lose()


class Person:
    """Somebody at a keyboard far away, and what they heard."""

    def __init__(self, line: Line, language: str, on_terminal: bool) -> None:
        self.line = line
        self.lobby = line.lobby
        self.screen = _Terminal() if on_terminal else io.StringIO()
        self._lines: asyncio.Queue[str] = asyncio.Queue()
        self.console = Console(self, self.screen, language)
        self.console.detail = "verbose"
        self.playing: asyncio.Task[int] | None = None
        self.answers: Callable[[], str] | None = None
        """Gives the answer to a question about a game, when nobody types one."""
        self.listened = 0
        """How often something could be typed."""
        self.types: Callable[[], str] | None = None
        """Gives what is typed wherever something can be typed."""
        self._read = 0
        self._typed: list[tuple[int, str]] = []
        """What was typed, and after how much was said."""

    def begin(self, *command: str) -> None:
        """Connect."""
        self.playing = asyncio.create_task(play_in_lobby(self.lobby, self.console, command))

    async def next_line(self) -> str:
        """Give what is typed next."""
        self.listened += 1
        if self.types is not None and self._lines.empty():
            await asyncio.sleep(0)
            self._lines.put_nowait(f"{self.types()}\n")
        if self.answers is not None and self._lines.empty() and self._is_asked():
            await asyncio.sleep(0)
            self._lines.put_nowait(f"{self.answers()}\n")
        line = await self._lines.get()
        self._typed.append((len(self.said), line.rstrip("\n")))
        return line

    @property
    def prompted(self) -> bool:
        """Whether a number was asked for since they last typed something."""
        last = self._typed[-1][0] if self._typed else 0
        return re.search(r"^(?:Choose|Type|Wähle|Tippe|Kies|Typ) 1\b", self.said[last:], re.MULTILINE) is not None

    def _is_asked(self) -> bool:
        """Whether it is their turn at the table where they sit."""
        return any(shared.chair.position.decision is not None for shared in self.lobby.seated.values())

    def forget(self) -> None:
        """There is one person at this keyboard."""

    @property
    def said(self) -> str:
        """All that was said to them."""
        return self.screen.getvalue()

    @property
    def new(self) -> str:
        """What was said since they last typed something, with each fact on one line."""
        return self.said[self._read :].replace("\n  ", " ")

    def type(self, *lines: str) -> None:
        """Type lines."""
        self._read = len(self.said)
        for line in lines:
            self._lines.put_nowait(f"{line}\n")

    async def hears(self, *wanted: str) -> str:
        """Wait until all of these were said since the last typing, and give everything that was."""
        end = time.monotonic() + PATIENCE
        while not all(each in self.new for each in wanted):
            if self.playing is not None and self.playing.done():
                self.playing.result()
            assert time.monotonic() < end, f"{wanted} was not said: {self.new}"
            await asyncio.sleep(0.005)
        return self.new

    async def does(self, line: str, *wanted: str) -> str:
        """Type a line and wait for what is said to it."""
        self.type(line)
        return await self.hears(*wanted)

    async def until(self, condition: Callable[[], bool]) -> None:
        """Wait for something to be true."""
        end = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < end, self.new
            await asyncio.sleep(0.005)

    async def hang_up(self) -> None:
        """End the input, and wait for the session's end."""
        self._lines.put_nowait("")
        await self.ends()

    async def ends(self) -> None:
        """Wait for the session's end."""
        assert self.playing is not None
        try:
            await asyncio.wait_for(self.playing, PATIENCE)
        except Leave:
            await self.line.lose()
            return
        raise AssertionError("leaving is an exception")

    def transcript(self) -> str:
        """Everything that was said, with what was typed after "> " where it was."""
        parts, start = [], 0
        for place, line in self._typed:
            parts += [self.said[start:place], f"> {line}\n"]
            start = place
        return "".join([*parts, self.said[start:]])


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class House:
    """A hall on a folder, and everybody who comes."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.config = msgspec.convert(
            {"data": str(folder), "guests": True, "most_thinking": 1, **settings}, ServerConfig
        )
        self.hall = self._new_hall()
        self.people: list[Person] = []
        self.arriving: asyncio.Task[object] | None = None

    def _new_hall(self) -> Hall:
        return Hall(self.config, log=Log("host", os.open(os.devnull, os.O_WRONLY)))

    async def visitor(
        self, proposed: str, language: str = "en", *, key: str = "", on_terminal: bool = False, guest: bool = False
    ) -> Person:
        """Let somebody come, who has not begun to play."""
        session = str(next(_sessions))
        key = "" if guest else f"ssh-ed25519 {key or proposed}"
        identity = Identity("guest" if guest else "player", session, key, "127.0.0.1", proposed)
        person = Person(Line(self, identity), language, on_terminal)
        self.people.append(person)
        await person.line.open()
        return person

    async def newcomer(self, name: str, language: str = "en", **more: bool) -> Person:
        """Let somebody come for the first time, and answer the first questions by Enter."""
        person = await self.visitor(name, language, **more)
        person.begin()
        person.type("", "", "")
        await person.hears(person.console.words.say(message("text-lobby-prompt")))
        return person

    async def go_away(self) -> None:
        """Let the host end, as when it is killed."""
        for person in self.people:
            await person.line.lose()
        await self.hall.close()

    async def come_back(self) -> None:
        """Let the host come again."""
        self.hall = self._new_hall()
        await self.hall.begin()
        for person in self.people:
            if person.playing is not None and not person.playing.done():
                self.arriving = asyncio.create_task(person.line.open())
                await self.arriving

    async def close(self) -> None:
        """Send everybody home."""
        for person in self.people:
            if person.playing is not None:
                person.playing.cancel()
                await asyncio.gather(person.playing, return_exceptions=True)
            await person.line.lose()
        await self.hall.close()


@asynccontextmanager
async def open_house(folder: Path, **settings: object) -> AsyncIterator[House]:
    """Keep a house open for a while."""
    usual, tables.USUAL_PAUSE = tables.USUAL_PAUSE, 0.0
    house = House(folder, **settings)
    await house.hall.begin()
    try:
        yield house
    finally:
        tables.USUAL_PAUSE = usual
        await house.close()


def lines_of(people: Sequence[Person]) -> str:
    """Give what everybody heard, for whoever reads a failure."""
    return "\n".join(person.transcript() for person in people)
