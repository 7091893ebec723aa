"""A whole server that tests share, as long as they leave it as it was."""

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ssh.visitors import Served


@pytest.fixture(scope="session")
def house() -> Iterator[Served]:
    """Give a server with room for guests, at which everybody takes names and tables of their own."""
    folder = Path(tempfile.mkdtemp(prefix="cz"))
    server = Served(folder, guests=True)
    server.start()
    yield server
    assert server.process is not None
    assert server.process.poll() is None, server.log
    asyncio.run(server.stop())
    assert "Traceback" not in server.log, server.log[-5000:]
    shutil.rmtree(folder)
