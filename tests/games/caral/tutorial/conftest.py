"""What the tests of Caral's lessons share: Caral is housed, and what is learnt is kept in a folder of the test's own."""

from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path

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
def caral(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, same_terminal: None) -> Iterator[None]:
    """House Caral, as a guest where it does not live here."""
    monkeypatch.setenv("CUZCO_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "en")
    with nullcontext() if CARAL in descriptions() else guest(CARAL):
        yield
