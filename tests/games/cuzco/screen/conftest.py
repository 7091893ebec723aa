"""What the tests of the screen share: a terminal that is the same everywhere, and saves of their own."""

from tests.tui.conftest import pilots_wait_for_rest, same_terminal, store

__all__ = ["pilots_wait_for_rest", "same_terminal", "store"]
