"""The servers that tests share, as long as they leave them as they were."""

import asyncio
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.ssh import serving, visitors


@pytest.fixture(scope="session")
def house() -> Iterator[visitors.Served]:
    """Give a server with room for guests, at which everybody takes names and tables of their own."""
    folder = Path(tempfile.mkdtemp(prefix="cz"))
    server = visitors.Served(folder, guests=True)
    server.start()
    yield server
    assert server.process is not None
    assert server.process.poll() is None, server.log
    asyncio.run(server.stop())
    assert "Traceback" not in server.log, server.log[-5000:]
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def server() -> Iterator[serving.Served]:
    """Give a server with a stand-in for the game, which waits only a second for a client that does not read."""
    with serving.serving({"stuck": 1.0}, guests=True) as running:
        yield running
