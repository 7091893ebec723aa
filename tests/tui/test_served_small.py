"""Small things of the screen at a server: what a local game does not load, labels that fit, titles that obey nobody."""

import subprocess
import sys
from datetime import UTC, datetime, timedelta
from typing import Any, cast

import pytest

from cuzco_tui.lobby.client import Lobby
from cuzco_tui.lobby.facts import Account, TableTime
from cuzco_tui.messages import LANGUAGES, catalogue, message
from cuzco_tui.tui.app import HouseApp
from cuzco_tui.tui.lobby.first_visit import FirstVisit
from cuzco_tui.tui.lobby.form import Field
from cuzco_tui.tui.lobby.new_table import NewTableForm
from cuzco_tui.tui.lobby.words import left_words, time_words
from cuzco_tui.tui.screens.setup import Row
from tests.games.cuzco.words import cuzco_words

ROOM_FOR_LABEL = 14


async def nobody(*_anything: object) -> Any:
    """Answer nothing."""


def test_a_local_game_loads_nothing_of_a_lobby() -> None:
    found = "*(name for name in sys.modules if '.lobby' in name or '.ssh' in name)"
    code = f"import cuzco_tui.tui.command, sys; print({found})"
    loaded = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert loaded.stdout.split() == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_of_forms_have_room(language: str) -> None:
    lobby = Lobby(nobody, Account("Ann", needs_invitation=True))
    forms = [
        FirstVisit(lobby, language, nobody),
        NewTableForm(lobby, language, "cuzco", nobody),
    ]
    rows = [value for form in forms for value in vars(form).values() if isinstance(value, Row | Field)]
    assert len(rows) >= 8
    for row in rows:
        assert len(cuzco_words(language).say(row.label)) <= ROOM_FOR_LABEL


class Written:
    """A driver that keeps what is written."""

    is_headless = False

    def __init__(self) -> None:
        self.text = ""

    def write(self, text: str) -> None:
        self.text += text

    def flush(self) -> None:
        """Nothing waits."""


def test_the_title_of_the_terminal_has_nothing_that_a_terminal_obeys() -> None:
    app, driver = HouseApp("en", nobody), Written()
    app._driver = cast(Any, driver)
    app.tell_terminal("Your turn\x07\x1b]0;evil\x1b\\ - amber\n" + "x" * 500)
    assert driver.text.startswith("\x1b]2;Your turn]0;evil\\ - amber")
    assert driver.text.endswith("x\x07")
    assert driver.text.count("\x1b") == driver.text.count("\x07") == 1
    assert len(driver.text) < 200


@pytest.mark.parametrize(
    ("left", "told"),
    [
        (timedelta(days=2, hours=3), "2 days left"),
        (timedelta(hours=1, minutes=5), "one hour left"),
        (timedelta(minutes=7), "7 minutes left"),
        (timedelta(seconds=9), "less than a minute left"),
        (timedelta(seconds=-9), "time is over"),
    ],
)
def test_time_that_is_left_is_told_in_its_largest_unit(left: timedelta, told: str) -> None:
    now = datetime(2026, 1, 1, tzinfo=UTC)
    assert catalogue("en").say(left_words(now + left, now)) == told


def test_times_of_a_table_are_told() -> None:
    assert time_words(TableTime()) == message("screen-time-none")
    assert catalogue("de").say(time_words(TableTime("game", 3600))) == "eine Stunde je Spiel"
    assert catalogue("nl").say(time_words(TableTime("turn", 7 * 24 * 3600))) == "7 dagen per beurt"
