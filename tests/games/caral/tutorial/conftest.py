"""What the tests of Caral's lessons share: Caral is housed, and the terminal is that of the tests of its screen."""

from collections.abc import Iterator
from contextlib import nullcontext

import pytest

from cuzco_tui.games import descriptions, guest
from cuzco_tui.games.caral.description import CARAL
from tests.games.caral.screen.conftest import (
    known_colours,
    nobody_thinks_on,
    pilots_wait_for_rest,
    same_terminal,
    styles_are_parsed_once,
)

__all__ = ["known_colours", "nobody_thinks_on", "pilots_wait_for_rest", "same_terminal", "styles_are_parsed_once"]


@pytest.fixture(autouse=True)
def caral() -> Iterator[None]:
    """House Caral, as a guest where it does not live here."""
    with nullcontext() if CARAL in descriptions() else guest(CARAL):
        yield
