"""A host in a process of its own, as the supervisor runs it, and links to it."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from house import config_in, key_of, until

from cuzco_tui.lobby.client import Lobby
from cuzco_tui.ssh.config import ServerConfig
from cuzco_tui.ssh.link import HostLink
from cuzco_tui.ssh.tickets import Identity, make_ticket

ROOT = Path(__file__).resolve().parents[3]
SECRET = b"s" * 32


class HostProcess:
    """Holds the listening socket through all lives of the host."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.config: ServerConfig = config_in(folder, **{"grace": 0.3, **settings})
        self.config.run_folder.mkdir(parents=True, exist_ok=True)
        self.config.secret_file.write_bytes(SECRET)
        self.listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        self.listening.bind(str(self.config.host_socket))
        self.listening.listen(64)
        self.log = folder / "host.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.lifeline = -1
        self.links: list[HostLink] = []

    def start(self) -> None:
        """Start the host."""
        read_end, self.lifeline = os.pipe()
        descriptors = {"lifeline": read_end, "host": self.listening.fileno()}
        config = msgspec.structs.replace(self.config, descriptors=descriptors)
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "cuzco_tui.ssh.host.process", config.written()],
                cwd=ROOT,
                pass_fds=tuple(descriptors.values()),
                stderr=log,
            )
        os.close(read_end)

    def kill(self) -> None:
        """Kill the host without a word."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()
        os.close(self.lifeline)

    def tell_to_stop(self) -> None:
        """Let the host end in its own time."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)

    def events(self) -> list[str]:
        """Give what the host wrote into its log."""
        lines = self.log.read_bytes().splitlines() if self.log.exists() else []
        return [msgspec.json.decode(line)["event"] for line in lines if line.startswith(b"{")]

    async def link(self, name: str, role: str = "player") -> Lobby:
        """Link somebody to the host who has an account or gets one of this name."""
        identity = Identity(role, f"session of {name}", key_of(name), "192.0.2.1")  # type: ignore[arg-type]
        link = HostLink(self.config.host_socket, make_ticket(SECRET, identity))
        self.links.append(link)
        lobby = await link.open()
        if role == "player" and lobby.account.is_new:
            await lobby.register(name, "en")
            await until(lambda: not lobby.account.is_new)
        return lobby

    async def close(self) -> None:
        """End everything."""
        await asyncio.gather(*(link.close() for link in self.links))
        if self.process is not None and self.process.poll() is None:
            self.kill()
        self.listening.close()


@asynccontextmanager
async def host_process(folder: Path, **settings: Any) -> AsyncIterator[HostProcess]:
    """Run a host, for a while."""
    host = HostProcess(folder, **settings)
    host.start()
    try:
        yield host
    finally:
        await host.close()
