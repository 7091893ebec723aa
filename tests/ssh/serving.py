"""A server for tests of the transport: real processes, sessions of `standin`, and a host that says nothing."""

import asyncio
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncssh

from cuzco_tui.ssh.config import Limits, ServerConfig
from tests import processes
from tests.processes import children_of, is_gone

ROOT = Path(__file__).resolve().parents[2]
KEY = asyncssh.generate_private_key("ssh-ed25519")
PATIENCE = 60.0
MANY = {
    "connects_at_once": 100_000,
    "connects_per_minute": 1e6,
    "most_waiting": 400,
    "most_per_address": 400,
    "most_failures": 100_000,
}
"""Limits that no test of something else meets."""
START = """
import sys
from cuzco_tui.ssh.config import read_config
from cuzco_tui.ssh.supervisor import MODULES, supervise
light = {} if "--whole" in sys.argv else {"zygote": "tests.ssh.light_zygote"}
sys.exit(supervise(read_config(sys.argv[1]), {**MODULES, "host": "tests.ssh.no_host", **light}))
"""


async def until(condition: Callable[[], object], what: str = "it", seconds: float = PATIENCE) -> None:
    """Wait for something to become true."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, f"it never happened: {what}"
        await asyncio.sleep(0.01)


class Served:
    """A running server."""

    def __init__(self, folder: Path, config: ServerConfig, whole: bool = False) -> None:
        self.config = config
        self.log_file = folder / "log"
        with self.log_file.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", START, config.written(), *(["--whole"] if whole else [])],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": str(ROOT), "LANG": "C.UTF-8"},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        self.greeting = self.process.stdout.readline()
        self.invitation = self.process.stdout.readline()
        assert self.invitation, self.log_file.read_text()
        self.port = int(self.invitation.split()[-2])
        processes.until(lambda: len(self.logged("started")) >= 3)
        processes.until(lambda: any(line["process"] == "zygote" for line in self.logged("ready")))

    def logged(self, event: str | None = None) -> list[dict[str, Any]]:
        """Give what the server wrote down, of one kind or all of it."""
        lines = [json.loads(line) for line in self.log_file.read_text().splitlines() if line.endswith("}")]
        return [line for line in lines if event in (None, line["event"])]

    def pid(self, name: str) -> int:
        """Give the process of a part that runs now."""
        return int([line["child"] for line in self.logged("started") if line["what"] == name][-1])

    def sessions(self) -> list[int]:
        """Give the processes of sessions that run now."""
        return [pid for pid in children_of(self.pid("zygote")) if not is_gone(pid)]

    def connect(self, **options: Any) -> Any:
        """Connect by a key as somebody."""
        usual = {"username": "alice", "client_keys": [KEY], "known_hosts": None, "config": None, "agent_path": None}
        return asyncssh.connect("127.0.0.1", self.port, **{**usual, **options})

    def stop(self) -> int:
        """End the server and give its exit status."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(20)
        finally:
            if self.process.stdout is not None:
                self.process.stdout.close()


@contextmanager
def serving(limits: dict[str, Any] | None = None, whole: bool = False, **settings: Any) -> Iterator[Served]:
    """Serve for a while on a folder of its own; a whole server has a zygote that has loaded everything."""
    folder = Path(tempfile.mkdtemp(prefix="cz"))
    settings = {"port": 0, "work": "tests.ssh.standin:run_session", "grace": 0.2, "most_sessions": 400} | settings
    settings = {"data": str(folder / "data")} | settings
    config = ServerConfig(limits=Limits(**{**MANY, **(limits or {})}), **settings)
    server = Served(folder, config, whole)
    try:
        yield server
    finally:
        server.stop()
        shutil.rmtree(folder)


class Screen:
    """Somebody in front of a screen."""

    def __init__(self, process: Any) -> None:
        self.process = process
        self.seen = b""

    async def sees(self, wanted: bytes) -> bytes:
        """Read until something is shown, and give all that was shown since the last look."""
        async with asyncio.timeout(PATIENCE):
            while wanted not in self.seen:
                data = await self.process.stdout.read(65536)
                assert data, f"the session ended before it showed {wanted!r}: {self.seen!r}"
                self.seen += data
        before, self.seen = self.seen, b""
        return before

    def type(self, data: bytes) -> None:
        """Type."""
        self.process.stdin.write(data)


async def on_screen(connection: Any, size: tuple[int, int] = (100, 30), **options: Any) -> Screen:
    """Open a session on screen and wait until it shows something."""
    usual = {"term_type": "xterm-256color", "term_size": size, "encoding": None}
    screen = Screen(await connection.create_process(**{**usual, **options}))
    await screen.sees(f"size <{size[0]}x{size[1]}>".encode())
    return screen


async def lines(server: Served, *said: str, command: str | None = "text", **options: Any) -> Any:
    """Say some lines without a terminal, and give what came of it."""
    async with server.connect(**options) as connection:
        typed = "".join(f"{line}\n" for line in said)
        return await asyncio.wait_for(connection.run(command, input=typed, check=False), PATIENCE)
