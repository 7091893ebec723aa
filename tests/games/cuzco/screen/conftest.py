"""What the tests of the screen share: a terminal that is the same everywhere, and saves of their own."""

from tests.tui.conftest import same_terminal, store

__all__ = ["same_terminal", "store"]
