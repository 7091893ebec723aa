"""What the tests of Caral's screen share with those of the house, and the pictures of it."""

from pathlib import Path

import pytest

from cuzco_tui.games.caral.screen.colours import COLOURS
from cuzco_tui.tui.cells import add_colours
from tests.tui.conftest import (
    nobody_thinks_on,
    pilots_wait_for_rest,
    same_terminal,
    store,
    styles_are_parsed_once,
)
from tests.tui.pictures import Album

__all__ = ["nobody_thinks_on", "pilots_wait_for_rest", "same_terminal", "store", "styles_are_parsed_once"]

PICTURES = Path(__file__).with_name("pictures")


@pytest.fixture(autouse=True)
def known_colours() -> None:
    """Draw with the colours of the game also where no game screen has been opened before."""
    add_colours(COLOURS)


@pytest.fixture
def album(request: pytest.FixtureRequest) -> Album:
    """The pictures of the screen."""
    return Album(PICTURES, request.config.getoption("--accept-pictures"))
