"""The front's line to the zygote: asks for sessions, hears of their ends, and comes back after a restart."""

import asyncio
import os
import socket
from collections import deque
from contextlib import suppress
from pathlib import Path
from typing import Final

import msgspec

from cuzco_tui.ssh.logs import Log
from cuzco_tui.ssh.sessions.request import SessionRequest

_PAUSE: Final = 0.05
_LONGEST_UNREAD: Final = 1024 * 1024


class ZygoteAway(Exception):
    """There is no zygote now, and none came for a while."""


class ZygoteLine:
    """Holds the line as long as the front lives."""

    def __init__(self, path: Path, log: Log) -> None:
        self._path = path
        self._log = log
        self._loop = asyncio.get_running_loop()
        self._socket: socket.socket | None = None
        self._there = asyncio.Event()
        self._unsent: deque[tuple[bytes, int]] = deque()
        """Lines to send, each with a descriptor or -1."""
        self._read = b""
        self._started: dict[str, asyncio.Future[int]] = {}
        self._ended: dict[str, asyncio.Future[int]] = {}
        self._unknown: set[str] = set()
        """Sessions whose zygote is gone."""
        self._keeper = self._loop.create_task(self._keep())

    async def start(self, request: SessionRequest, terminal: int, patience: float) -> "asyncio.Future[int]":
        """Start a session, and give what will be its exit status; wait a while for a zygote that is restarted.

        The terminal is closed here in any case: only the session has it.
        """
        name = request.session
        end = self._loop.time() + patience
        try:
            while True:
                started: asyncio.Future[int] = self._loop.create_future()
                ended: asyncio.Future[int] = self._loop.create_future()
                try:
                    async with asyncio.timeout_at(end):
                        await self._there.wait()
                        self._started[name], self._ended[name] = started, ended
                        self._send(msgspec.json.encode(request), os.dup(terminal))
                        await started
                        return ended
                except (TimeoutError, ConnectionError):
                    self.forget(name)
                    if self._loop.time() >= end:
                        raise ZygoteAway from None
                    await asyncio.sleep(_PAUSE)
        finally:
            os.close(terminal)

    def end(self, session: str) -> None:
        """Kill a session."""
        self._send(msgspec.json.encode({"end": session}), -1)

    def knows(self, session: str) -> bool:
        """Say whether the end of a session will be heard of: not after its zygote has died before it."""
        return session not in self._unknown

    def forget(self, session: str) -> None:
        """Wait for a session no more."""
        self._unknown.discard(session)
        for waiting in (self._started, self._ended):
            future = waiting.pop(session, None)
            if future is not None and not future.done():
                future.cancel()

    async def close(self) -> None:
        """Hang up for good."""
        self._keeper.cancel()
        await asyncio.gather(self._keeper, return_exceptions=True)
        self._lose()

    async def _keep(self) -> None:
        """Be connected whenever there is a zygote."""
        while True:
            connection = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            connection.setblocking(False)
            try:
                await self._loop.sock_connect(connection, str(self._path))
            except OSError:
                connection.close()
                await asyncio.sleep(_PAUSE)
                continue
            self._socket = connection
            self._there.set()
            lost = self._loop.create_future()
            self._loop.add_reader(connection, self._receive, lost)
            try:
                await lost
                self._log("zygote-lost")
            finally:
                self._lose()

    def _lose(self) -> None:
        """Let go of a line that is gone; sessions that run go on, but how they end will not be known."""
        if self._socket is None:
            return
        self._there.clear()
        self._loop.remove_reader(self._socket)
        self._loop.remove_writer(self._socket)
        self._socket.close()
        self._socket = None
        self._read = b""
        for _, descriptor in self._unsent:
            if descriptor >= 0:
                os.close(descriptor)
        self._unsent.clear()
        for name, started in self._started.items():
            if not started.done():
                started.set_exception(ConnectionResetError())
                self._ended.pop(name).cancel()
        self._started.clear()
        self._unknown |= self._ended.keys()

    def _send(self, line: bytes, descriptor: int) -> None:
        if self._socket is None:
            if descriptor >= 0:
                os.close(descriptor)
            return
        self._unsent.append((line + b"\n", descriptor))
        if len(self._unsent) == 1:
            self._send_on()

    def _send_on(self) -> None:
        """Send what waits, as far as there is room."""
        line_to = self._socket
        assert line_to is not None
        try:
            while self._unsent:
                line, descriptor = self._unsent[0]
                sent = socket.send_fds(line_to, [line], [descriptor]) if descriptor >= 0 else line_to.send(line)
                if descriptor >= 0:
                    os.close(descriptor)
                self._unsent.popleft()
                if sent < len(line):
                    self._unsent.appendleft((line[sent:], -1))
        except BlockingIOError:
            self._loop.add_writer(line_to, self._send_on)
            return
        except OSError:
            pass
        self._loop.remove_writer(line_to)

    def _receive(self, lost: "asyncio.Future[None]") -> None:
        """Hear of sessions that have started or ended."""
        assert self._socket is not None
        try:
            data = self._socket.recv(65536)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        *lines, self._read = (self._read + data).split(b"\n")
        for line in lines:
            with suppress(msgspec.MsgspecError):
                self._hear(msgspec.json.decode(line, type=dict[str, str | int]))
        if (not data or len(self._read) > _LONGEST_UNREAD) and not lost.done():
            lost.set_result(None)

    def _hear(self, news: dict[str, str | int]) -> None:
        if "started" in news:
            future, value = self._started.pop(str(news["started"]), None), int(news.get("pid", 0))
        else:
            name = str(news.get("ended", ""))
            future, value = self._ended.pop(name, None), int(news.get("status", 0))
            started = self._started.pop(name, None)
            if started is not None and not started.done():
                started.set_result(0)
        if future is not None and not future.done():
            future.set_result(value)
