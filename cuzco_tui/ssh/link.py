"""A session's line to the host: requests with their answers, what the host says by itself, coming back after a loss."""

import asyncio
import os
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from cuzco_tui.game import GameError
from cuzco_tui.lobby.client import HostAway, Lobby
from cuzco_tui.lobby.facts import Account
from cuzco_tui.lobby.requests import Asked, Enter, Exit, Find, Heard, Hello, Push, Request, Sit, Turns
from cuzco_tui.messages import message
from cuzco_tui.table.wire import read_error

LONGEST_LINE: Final = 4 * 1024 * 1024
_PATIENCE: Final = 60.0
"""Seconds for which a request waits for a host that is away."""
_PAUSES: Final = (0.05, 0.1, 0.2, 0.5, 1.0)
"""Seconds between tries to reach the host again; the last one is repeated."""
_TO_BE_REPEATED: Final = (Enter, Exit, Find, Heard, Sit, Turns)
"""Requests that are asked again when their answer got lost, since nothing is done twice by them."""


class Told(msgspec.Struct, frozen=True):
    """A line of the host: the answer to the request of a number, or something that it says by itself."""

    n: int = -1
    done: msgspec.Raw = msgspec.Raw(b"null")
    error: Any = None
    push: Push | None = None


told_lines: Final = msgspec.json.Decoder(Told)
"""Reads what the host says."""


class HostLink:
    """Holds the line; it comes back by itself as long as it is not closed."""

    def __init__(self, socket: Path, ticket: str) -> None:
        self._socket = socket
        self._ticket = ticket
        self._writer: asyncio.StreamWriter | None = None
        self._next = 0
        self._waiting: dict[int, asyncio.Future[bytes]] = {}
        self._there = asyncio.Event()
        """Set while the host answers."""
        self._keeper: asyncio.Task[None] | None = None
        self._arriving: asyncio.Task[None] | None = None
        """Takes up what there was before, so that it does not wait for itself."""
        self._refused: GameError | None = None
        self.lobby = Lobby(self.ask, Account())

    async def open(self) -> Lobby:
        """Reach the host, and give the lobby of whoever the ticket names."""
        self._keeper = asyncio.get_running_loop().create_task(self._keep())
        await self._until_there()
        return self.lobby

    async def close(self) -> None:
        """Hang up."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)

    async def ask(self, request: Request) -> bytes:
        """Bring a request to the host; while it is away, wait for it for a while."""
        if asyncio.current_task() is self._arriving:
            return await self._send(request)
        while True:
            await self._until_there()
            try:
                return await self._send(request)
            except HostAway:
                if not isinstance(request, _TO_BE_REPEATED):
                    raise

    async def _until_there(self) -> None:
        if not self._there.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._there.wait(), _PATIENCE)
        if self._refused is not None:
            raise self._refused
        if not self._there.is_set():
            raise HostAway(message("error-host-away"))

    async def _send(self, request: Request) -> bytes:
        """Send a request over the line that is there now."""
        if self._writer is None:
            raise HostAway(message("error-host-away"))
        self._next += 1
        number = self._next
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        try:
            self._writer.write(msgspec.json.encode(Asked(number, request)) + b"\n")
            return await answer
        finally:
            self._waiting.pop(number, None)

    async def _keep(self) -> None:
        """Connect, listen until the line is lost, and again."""
        lost = 0
        while self._refused is None and self.lobby.goodbye is None:
            try:
                reader, self._writer = await asyncio.open_unix_connection(str(self._socket), limit=LONGEST_LINE)
            except OSError:
                await asyncio.sleep(_PAUSES[min(lost, len(_PAUSES) - 1)])
                lost += 1
                continue
            self._arriving = asyncio.get_running_loop().create_task(self._arrive())
            try:
                if await self._listen(reader):
                    lost = 0
            finally:
                self._hang_up()
            await asyncio.sleep(_PAUSES[min(lost, len(_PAUSES) - 1)])
            lost += 1

    async def _arrive(self) -> None:
        """Present the ticket, and take up what there was before."""
        try:
            hello = await self._send(Hello(self._ticket, os.getpid()))
            account = msgspec.json.decode(hello, type=Account)
            await self.lobby.come_back(account)
        except HostAway:
            return
        except GameError as error:
            self._refused = error
        self._there.set()

    async def _listen(self, reader: asyncio.StreamReader) -> bool:
        """Take in lines until there are no more, and say whether there were any."""
        heard = False
        while True:
            try:
                line = await reader.readline()
            except (OSError, ValueError):
                return heard
            if not line.endswith(b"\n"):
                return heard
            heard = True
            try:
                self._take_in(told_lines.decode(line))
            except msgspec.MsgspecError:
                return heard

    def _take_in(self, told: Told) -> None:
        """Give an answer to whoever waits for it, and news to the lobby."""
        if told.push is not None:
            self.lobby.receive(told.push)
        elif (answer := self._waiting.get(told.n)) is not None and not answer.done():
            if told.error is None:
                answer.set_result(bytes(told.done))
            else:
                answer.set_exception(read_error(told.error))

    def _hang_up(self) -> None:
        """Let go of a line; whoever waits for an answer is told that it does not come."""
        if self._arriving is not None:
            self._arriving.cancel()
        if self._writer is not None:
            self._writer.close()
            self._writer = None
        for answer in self._waiting.values():
            if not answer.done():
                answer.set_exception(HostAway(message("error-host-away")))
        if self._there.is_set() and self._refused is None:
            self._there.clear()
            if self.lobby.goodbye is None:
                self.lobby.lose()
