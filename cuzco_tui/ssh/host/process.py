"""The host process: listens for sessions, front and administrators, and ends when it is told to or is left alone."""

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Awaitable
from contextlib import suppress
from importlib import import_module
from typing import Any, Final

from cuzco_tui.game import GameError
from cuzco_tui.games import descriptions, find_game
from cuzco_tui.messages import LANGUAGES, catalogue, message
from cuzco_tui.ssh.config import ServerConfig, read_config
from cuzco_tui.ssh.host.clocks import Time
from cuzco_tui.ssh.host.desk import Desk
from cuzco_tui.ssh.host.hall import Hall
from cuzco_tui.ssh.logs import Log

LONGEST_LINE: Final = 64 * 1024
_FIRST_WORD: Final = 5.0
"""Seconds in which a session has to show its ticket."""
_LAST_WORDS: Final = 2.0
"""Seconds in which a session can take in what it was sent last."""
_BACKLOG: Final = 128
_SPARE: Final = 50
"""Connections beyond those of sessions: the front, administrators, and lines that are not let go of yet."""


class HostServer:
    """The hall with its door."""

    def __init__(self, config: ServerConfig, log: Log, time: Time | None = None) -> None:
        self.config = config
        self.log = log
        self.hall = Hall(config, time, log)
        self._secret = config.secret_file.read_bytes()
        self._connections: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server | None = None

    async def open(self) -> None:
        """Take up the tables, then let people in."""
        await self.hall.begin()
        listening = listening_socket(self.config)
        more: dict[str, Any] = {"cleanup_socket": False} if sys.version_info >= (3, 13) else {}
        self._server = await asyncio.start_unix_server(self._welcome, sock=listening, limit=LONGEST_LINE, **more)

    async def stop(self) -> None:
        """Tell everybody, wait for them for a while, and say goodbye."""
        hall = self.hall
        hall.stopping = True
        self.log("stopping", sessions=len(hall.people))
        for visitor in hall.people:
            visitor.notice(message("told-server-stops", seconds=round(self.config.grace)), urgent=True)
        await _for_a_while(self.config.grace, self._nobody_here())
        for visitor in hall.people:
            visitor.say_goodbye(message("ended-server-stops"))
        await _for_a_while(_LAST_WORDS, self._nobody_here())

    async def close(self) -> None:
        """Close the door and all tables."""
        if self._server is not None:
            self._server.close()
        for connection in list(self._connections):
            connection.cancel()
        await asyncio.gather(*self._connections, return_exceptions=True)
        await self.hall.close()

    async def _nobody_here(self) -> None:
        while self.hall.people:
            await asyncio.sleep(0.02)

    async def _welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        if len(self._connections) >= self.config.most_sessions + _SPARE:
            self.log("cut", why="too many connections")
            writer.transport.abort()
            return
        self._connections.add(task)
        try:
            await self._talk(Desk(self.hall, self._secret), reader, writer)
        except asyncio.CancelledError:
            return  # At the end of the host; the streams of Python 3.11 would print a traceback.
        except Exception as error:
            self.log.crash("connection-failed", error)
        finally:
            self._connections.discard(task)
            writer.transport.abort()

    async def _talk(self, desk: Desk, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Listen and send until either side has enough; a request that was begun is finished in any case."""
        outbox = desk.visitor.outbox
        sending = asyncio.ensure_future(_send(desk, writer))
        listening = asyncio.ensure_future(_listen(desk, reader))
        overflow = asyncio.ensure_future(outbox.overflow.wait())
        try:
            await asyncio.wait((sending, listening, overflow), return_when=asyncio.FIRST_COMPLETED)
            outbox.close()
            if not overflow.done():
                await _for_a_while(_LAST_WORDS, asyncio.shield(sending))
            else:
                self.log("cut", why="does not read", session=desk.visitor.name)
        finally:
            writer.transport.abort()
            sending.cancel()
            overflow.cancel()
            await asyncio.gather(listening, sending, overflow, return_exceptions=True)
            await desk.leave()


async def _listen(desk: Desk, reader: asyncio.StreamReader) -> None:
    """Take in lines until there are no more, or nothing sensible comes."""
    more = True
    while more:
        try:
            line = await asyncio.wait_for(reader.readline(), None if desk.greeted else _FIRST_WORD)
        except ValueError:
            more = desk.noise()
            continue
        except (OSError, TimeoutError):
            return
        if not line.endswith(b"\n"):
            return
        more = await desk.hear(line)
        await desk.visitor.outbox.room()


async def _send(desk: Desk, writer: asyncio.StreamWriter) -> None:
    """Send what waits until there will be no more."""
    with suppress(OSError):
        while lines := await desk.visitor.outbox.take():
            writer.write(lines)
            await writer.drain()


async def _for_a_while(seconds: float, what: Awaitable[None]) -> None:
    with suppress(TimeoutError, asyncio.CancelledError):
        await asyncio.wait_for(what, seconds)


def listening_socket(config: ServerConfig) -> socket.socket:
    """Give the socket that the supervisor holds, or make one where there is no supervisor."""
    if (inherited := config.descriptors.get("host")) is not None:
        return socket.socket(fileno=inherited)
    config.host_socket.unlink(missing_ok=True)
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    listening.bind(str(config.host_socket))
    config.host_socket.chmod(0o600)
    listening.listen(_BACKLOG)
    return listening


def load_games() -> None:
    """Load all games now, and what lists them: the program may be replaced by a newer one while this process runs."""
    import_module("cuzco_tui.store.index")
    for description in descriptions():
        game = find_game(description.name)
        game.load_content(None)
        game.make_bot(description.usual_bot, 0)
        for language in LANGUAGES:
            catalogue(language)


async def serve(config: ServerConfig, log: Log) -> None:
    """Be the host until a signal comes, or until whoever started this process is gone."""
    loop = asyncio.get_running_loop()
    told, alone = asyncio.Event(), asyncio.Event()
    loop.add_signal_handler(signal.SIGTERM, told.set)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    if (lifeline := config.descriptors.get("lifeline")) is not None:
        loop.add_reader(lifeline, _hear_lifeline, lifeline, alone)
    load_games()
    server = HostServer(config, log)
    await server.open()
    gc.freeze()
    log("ready", tables=len(list(server.hall.registry)))
    ending = asyncio.ensure_future(alone.wait())
    try:
        await asyncio.wait((asyncio.ensure_future(told.wait()), ending), return_when=asyncio.FIRST_COMPLETED)
        if told.is_set():
            await asyncio.wait((asyncio.ensure_future(server.stop()), ending), return_when=asyncio.FIRST_COMPLETED)
    finally:
        await server.close()
    log("stopped")


def _hear_lifeline(descriptor: int, alone: asyncio.Event) -> None:
    try:
        if os.read(descriptor, 1):
            return
    except BlockingIOError:
        return
    except OSError:
        pass
    asyncio.get_running_loop().remove_reader(descriptor)
    alone.set()


def main() -> int:
    """Run the host with the settings that its only argument gives."""
    log = Log("host")
    os.umask(0o077)
    try:
        asyncio.run(serve(read_config(sys.argv[1]), log))
    except GameError as error:
        log("failed", reason=str(error))
        return 1
    except Exception as error:
        log.crash("failed", error)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
