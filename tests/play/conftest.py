"""What the tests of playing share with those of the screen, where a screen plays too."""

from tests.tui.conftest import nobody_thinks_on, pilots_wait_for_rest, same_terminal

__all__ = ["nobody_thinks_on", "pilots_wait_for_rest", "same_terminal"]
