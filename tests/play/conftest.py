"""What the tests of playing share with those of the screen, where a screen plays too."""

from tests.tui.conftest import pilots_wait_for_rest, same_terminal

__all__ = ["pilots_wait_for_rest", "same_terminal"]
