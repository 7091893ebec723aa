"""What all tests share."""

import gc
import os
import signal

import pytest
from hypothesis import settings

from cuzco_tui import games

LONG_TIMEOUT = 600
"""After so many seconds a test of the long runs is ended."""

settings.register_profile("usual", max_examples=300, deadline=None, derandomize=True, database=None)
settings.register_profile("long", max_examples=10_000, deadline=None, database=None)
settings.load_profile("usual")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let pictures of the screen be taken anew."""
    parser.addoption("--accept-pictures", action="store_true", help="take the pictures of the screen anew")


def pytest_configure() -> None:
    """Let programs under test hear Ctrl+C, also in a run in the background, and keep what they have compiled."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give a test of the long runs as long as it may take on a machine that does other things beside."""
    for item in items:
        if item.get_closest_marker("long") and not item.get_closest_marker("timeout"):
            item.add_marker(pytest.mark.timeout(LONG_TIMEOUT))


def pytest_collection_finish() -> None:
    """Let the collector of garbage look no more at the thousands of tests, and more seldom at all else."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


ALL_TENANTS = games._TENANTS


@pytest.fixture(autouse=True)
def tenants(monkeypatch: pytest.MonkeyPatch) -> None:
    """House the usual game alone; tests of another one, or of all, have a fixture of this name that does otherwise."""
    monkeypatch.setattr(games, "_TENANTS", games._TENANTS[:1])


@pytest.fixture
def all_tenants(monkeypatch: pytest.MonkeyPatch) -> None:
    """House all games, as the program does."""
    monkeypatch.setattr(games, "_TENANTS", ALL_TENANTS)
