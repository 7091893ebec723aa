"""A real server in other processes, and people who come to it over real connections: on a screen, or by lines."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncssh
import msgspec
import pyte

from cuzco_tui.ssh.config import Limits, ServerConfig
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.records import SavedGame
from tests import processes
from tests.processes import is_gone

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60.0
NO_LIMITS = Limits(connects_at_once=5000, connects_per_minute=60000.0, most_waiting=1000, most_per_address=1000)
START = (
    "import sys; from cuzco_tui.ssh.config import read_config; from cuzco_tui.ssh.supervisor import supervise; "
    "sys.exit(supervise(read_config(sys.argv[1])))"
)
_TITLE = re.compile(rb"\x1b\][02];([^\x07\x1b]*)(?:\x07|\x1b\\\\)")
_NOT_FOR_PYTE = re.compile(
    rb"\x1b\[[<>=][\d;]*[a-zA-Z]|\x1b\[\?[\d;]*\$p|\x1b\[\d+(?:;\d+)*t|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)"
)
"""Sequences that the emulator does not know; a real terminal ignores or answers them."""
_ASKED = re.compile(
    r"^(?:(?:Choose|Type|Wähle|Tippe|Kies|Typ) 1|1\. |(?:\w+|Keep task|Houd opdracht) \d+[^:\n]*: 1 )", re.MULTILINE
)
"""How a line begins that is only said with a question, in every language."""
_UNFINISHED = re.compile(rb"\x1b(?:\[[^@-~]*|\][^\x07]*)?$")
"""A sequence whose end is still on its way."""


async def until(condition: Callable[[], bool], what: str = "", seconds: float = PATIENCE) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"it took too long: {what}"
        await asyncio.sleep(0.01)


def free_port() -> int:
    """Give a port that nobody uses."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        number: int = free.getsockname()[1]
        return number


class Served:
    """`cuzco serve` on a folder of its own."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        settings = {"grace": 0.5, "limits": NO_LIMITS, "most_sessions": 1000} | settings
        self.config = ServerConfig(data=str(folder / "data"), port=free_port(), **settings)
        self.log_file = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def port(self) -> int:
        """Where it listens."""
        return self.config.port

    def start(self) -> None:
        """Start it and wait until it answers and can begin sessions, for which a busy machine takes long."""
        before = len(self.log) if self.log_file.exists() else 0
        with self.log_file.open("ab") as log:
            command = [sys.executable, "-c", START, self.config.written()]
            self.process = subprocess.Popen(command, cwd=ROOT, stdout=log, stderr=log)
        processes.until(self._answers)
        processes.until(lambda: '"process":"zygote"' in "".join(re.findall(r'.*"event":"ready".*', self.log[before:])))

    def saved(self, table: str) -> SavedGame:
        """Give what is written down of a game."""
        return SqliteStore(self.config.folder / "games").read(table)

    def _answers(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, self.log
        try:
            with socket.create_connection(("127.0.0.1", self.port), 0.5) as line:
                line.settimeout(0.5)
                return line.recv(4) == b"SSH-"
        except OSError:
            return False

    async def stop(self) -> int:
        """Stop it and wait for its end."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return await asyncio.to_thread(self.process.wait, 30)

    @property
    def log(self) -> str:
        """What it has logged so far."""
        return self.log_file.read_text(encoding="utf-8", errors="replace")

    def pid_of(self, name: str) -> int:
        """Give the process of a part, host, zygote or front, that was started last, or 0 when it has ended."""
        started = [line for line in log_events(self) if line.get("event") == "started" and line.get("what") == name]
        pid = int(started[-1]["child"]) if started else 0
        return 0 if is_gone(pid) else pid

    def sessions(self) -> list[int]:
        """Give the processes of the sessions."""
        return [pid for pid in children_of(self.pid_of("zygote")) if not is_gone(pid)]


def children_of(pid: int) -> list[int]:
    """Give the children of a process, if it is still there."""
    try:
        return processes.children_of(pid)
    except OSError:
        return []


@asynccontextmanager
async def served(folder: Path, **settings: Any) -> AsyncIterator[Served]:
    """Serve for a while."""
    server = Served(folder, **settings)
    server.start()
    try:
        yield server
    finally:
        assert server.process is not None
        if server.process.poll() is None:
            await server.stop()
    assert "Traceback" not in server.log, server.log[-5000:]


class Visitor(asyncssh.SSHClientSession[bytes]):
    """Somebody at the other end of a connection, and all that was sent to them."""

    def __init__(self) -> None:
        self.received = bytearray()
        self.typed_at = 0
        """How much had been received when something was last typed."""
        self.status: int | None = None
        self.closed = False
        self.channel: asyncssh.SSHClientChannel[bytes]
        self.connection: asyncssh.SSHClientConnection

    def connection_made(self, chan: asyncssh.SSHClientChannel[bytes]) -> None:
        self.channel = chan

    def data_received(self, data: bytes, _datatype: Any) -> None:
        self.received += data

    def exit_status_received(self, status: int) -> None:
        self.status = status

    def connection_lost(self, _error: Exception | None) -> None:
        self.closed = True

    @classmethod
    async def come(
        cls, port: int, key: asyncssh.SSHKey | None, command: str | None = None, user: str = "somebody", **terminal: Any
    ) -> Any:
        """Connect and ask for a session."""
        keys = [] if key is None else [key]
        connection = await asyncssh.connect(
            "127.0.0.1", port, username=user, client_keys=keys, known_hosts=None, agent_path=None, config=None
        )
        _channel, visitor = await connection.create_session(cls, command, encoding=None, **terminal)
        visitor.connection = connection
        return visitor

    def type(self, text: str) -> None:
        """Type something."""
        self.typed_at = len(self.received)
        self.channel.write(text.encode())

    def hang_up(self) -> None:
        """Go away without a word."""
        self.connection.abort()

    async def until_closed(self) -> None:
        """Wait for the end of the session."""
        await until(lambda: self.closed, "the session ends")


class AtLines(Visitor):
    """Somebody who reads and types lines."""

    heard_up_to = 0
    hears_everything = False
    """Whether the verbose way was asked for."""

    @property
    def heard(self) -> str:
        """Everything so far."""
        return self.received.decode(errors="replace").replace("\r\n", "\n")

    def say(self, line: str) -> None:
        """Type a line."""
        self.type(f"{line}\n")

    async def hears(self, wanted: str, seconds: float = PATIENCE) -> str:
        """Wait for words that come after those that were waited for last, and give what was said up to them."""
        start = self.heard_up_to
        end = time.monotonic() + seconds
        while wanted not in self.heard[start:]:
            assert time.monotonic() < end, f"{wanted!r} was not said after {self.heard[start:][-1500:]!r}"
            await asyncio.sleep(0.01)
        said = self.heard[start:]
        self.heard_up_to = start + said.index(wanted) + len(wanted)
        return said[: said.index(wanted) + len(wanted)]


def is_asked(visitor: AtLines) -> bool:
    """Say whether somebody at lines was asked something since they last typed."""
    return _ASKED.search(visitor.received[visitor.typed_at :].decode(errors="replace")) is not None


def say_first(visitor: AtLines) -> None:
    """Answer with the first option, as one who hears everything: then the options of every question count from 1."""
    visitor.say("1" if visitor.hears_everything else "verbose")
    visitor.hears_everything = True


async def answer(visitor: AtLines, line: str = "1") -> None:
    """Wait for a question, and answer it."""
    await until(lambda: is_asked(visitor), f"a question after {visitor.heard[-500:]!r}")
    visitor.say(line)


class AtScreen(Visitor):
    """Somebody in front of a terminal of some size."""

    def __init__(self, size: tuple[int, int] = (80, 24)) -> None:
        super().__init__()
        self.screen = pyte.Screen(*size)
        self.stream = pyte.ByteStream(self.screen)
        self.unfinished = b""
        self.titles: list[str] = []
        """The titles that the window had, the last one at the end."""
        self.bells = 0
        """How often the bell rang."""

    def data_received(self, data: bytes, datatype: Any) -> None:
        super().data_received(data, datatype)
        data = self.unfinished + data
        cut = _UNFINISHED.search(data)
        whole, self.unfinished = (data, b"") if cut is None else (data[: cut.start()], data[cut.start() :])
        self.titles += [title.decode() for title in _TITLE.findall(whole)]
        shown = _NOT_FOR_PYTE.sub(b"", whole)
        self.bells += shown.count(b"\x07")
        self.stream.feed(shown)

    @property
    def text(self) -> str:
        """What stands on the screen, with runs of blanks as one."""
        return " ".join(" ".join(self.screen.display).split())

    async def sees(self, wanted: str, seconds: float = PATIENCE) -> None:
        """Wait until words stand on the screen."""
        end = time.monotonic() + seconds
        while wanted not in self.text:
            assert time.monotonic() < end, f"{wanted!r} is not on the screen:\n" + "\n".join(self.screen.display)
            await asyncio.sleep(0.02)

    def resize(self, columns: int, lines: int) -> None:
        """Make the window another size."""
        self.screen.resize(lines, columns)
        self.channel.change_terminal_size(columns, lines)

    async def press(self, keys: str, patience: float = 1.0) -> None:
        """Press keys, and wait until what they do is painted."""
        before = len(self.received)
        self.type(keys)
        end = time.monotonic() + patience
        while len(self.received) == before and time.monotonic() < end:
            await asyncio.sleep(0.01)
        await self.rests()

    async def press_until(self, keys: str, wanted: str, seconds: float = PATIENCE) -> None:
        """Press keys again until words stand on the screen: a key that comes too soon for a dialog is not heard."""
        end = time.monotonic() + seconds
        while wanted not in self.text and time.monotonic() < end:
            await self.press(keys)
        await self.sees(wanted, 0.1)

    async def rests(self, quiet: float = 0.07) -> None:
        """Wait until nothing more is painted."""
        while True:
            before = len(self.received)
            await asyncio.sleep(quiet)
            if len(self.received) == before:
                return


def screen_terminal(size: tuple[int, int] = (80, 24)) -> dict[str, Any]:
    """What a client with a terminal asks for."""
    return {"term_type": "xterm-256color", "term_size": size}


def new_key() -> asyncssh.SSHKey:
    """Make a key."""
    return asyncssh.generate_private_key("ssh-ed25519")


def public_text(key: asyncssh.SSHKey) -> str:
    """Give the public key as accounts know it."""
    return " ".join(key.export_public_key().decode().split()[:2])


def log_events(server: Served) -> list[dict[str, Any]]:
    """Give what was logged, a line each."""
    found = []
    for line in server.log.splitlines():
        try:
            found.append(msgspec.json.decode(line.encode(), type=dict[str, Any]))
        except msgspec.MsgspecError:
            continue
    return found


def kill(pid: int) -> None:
    """End a process at once."""
    os.kill(pid, signal.SIGKILL)
