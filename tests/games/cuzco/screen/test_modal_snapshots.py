"""Every dialog looks as it did, narrow and short, and roomy and tall, over an empty ground.

`pytest --accept-pictures tests/games/cuzco/screen/test_modal_snapshots.py` takes the pictures anew after a wanted
change.
"""

from collections.abc import Callable

import pytest
from textual.screen import Screen

from cuzco_tui.games.cuzco.screen.front import CUZCO_FRONT
from cuzco_tui.messages import LANGUAGES, message
from cuzco_tui.play.course import course_of
from cuzco_tui.table.table import Table
from cuzco_tui.tui.app import HouseApp
from cuzco_tui.tui.modals.help import Help
from cuzco_tui.tui.modals.hint import HintReading
from cuzco_tui.tui.modals.notice import Confirm, HandOver
from cuzco_tui.tui.modals.undo import Undo
from cuzco_tui.tui.readings import read_reasons, rule_at_hand
from cuzco_tui.tui.screens.after import AfterScreen
from cuzco_tui.tui.screens.rules import RulesScreen
from tests.games.cuzco import kit
from tests.games.cuzco.screen.arranged import ARRANGED, DialogApp
from tests.games.cuzco.screen.conftest import PICTURES
from tests.games.cuzco.screen.test_snapshots import MOMENTS, PAGES, SIZES, played_until
from tests.games.cuzco.words import cuzco_words
from tests.tui import at_the_screen
from tests.tui.at_the_screen import MIDDLE, SMALL, sitting_at
from tests.tui.pictures import Album

TRANSLATIONS = [language for language in LANGUAGES if language != "en"]
WORDY = ("fire trial", "task", "feather slot")
"""Dialogs with long words."""
DIALOG_SIZES = {"80x24": SMALL, "120x40": MIDDLE}
KEYS = {"pututus": ("left", "left"), "fire trial": ("3",), "feather slot": ("down",), "step": ("down",)}
"""What is pressed before the picture is taken."""


@pytest.mark.parametrize("size", DIALOG_SIZES)
@pytest.mark.parametrize("name", sorted(ARRANGED))
async def test_the_dialog_of_a_decision_looks_as_it_did(album: Album, name: str, size: str) -> None:
    app = DialogApp(ARRANGED[name]())
    async with app.run_test(size=DIALOG_SIZES[size]) as pilot:
        await pilot.press(*KEYS.get(name, ()))
        album.compare(app, f"dialog {name} {size}")


@pytest.mark.parametrize("language", TRANSLATIONS)
@pytest.mark.parametrize("name", WORDY)
async def test_long_words_look_as_they_did(album: Album, name: str, language: str) -> None:
    app = DialogApp(ARRANGED[name](), language)
    async with app.run_test(size=SMALL):
        album.compare(app, f"dialog {name} {language}")


def turn() -> Table:
    """Ann's first turn, with a bot beside her."""
    return at_the_screen.arranged(kit.at_turn(kit.new(2), 0))


def say(id_: str, **values: str) -> str:
    """Say a message in English."""
    return cuzco_words("en").say(message(id_, **values))


def hand_over() -> Screen[None]:
    """Ben must take the keyboard."""
    return HandOver(say("hand-over", name="Ben"))


def leaving() -> Screen[bool]:
    """Ann is about to leave."""
    return Confirm(say("confirm-quit", game="none"), message("modal-quit"))


def undo() -> Screen[bool]:
    """Ann is about to take a die back."""
    undone = sitting_at(turn(), "die 6 temple").last_choice()
    return Undo(cuzco_words("en").say(message("modal-undo-asked", what=undone)))


def hint() -> Screen[str]:
    """What the bot would do in Ann's turn."""
    model = sitting_at(turn())
    found = model.hint()
    assert found is not None
    lines = [cuzco_words("en").say(line) for line in found.why]
    by = say("hint-thinking", quick=found.bot, bot="master", same="no")
    return HintReading(say("reading-hint"), lines, model.choices[found.option_index].text, by=by)


def rule() -> Screen[None]:
    """The rule of Ann's turn."""
    model = sitting_at(turn())
    return RulesScreen(model.game, "en", rule_at_hand(CUZCO_FRONT, model))


def why() -> Screen[str]:
    """What is not possible in Ann's turn."""
    return read_reasons(sitting_at(turn()), "en")


def ranking() -> Screen[None]:
    """A game of three is over."""
    return AfterScreen(course_of(sitting_at(played_until(MOMENTS["over"]))), "en", over_board=True)


SMALL_DIALOGS: dict[str, Callable[[], Screen[str] | Screen[bool] | Screen[None]]] = {
    "hand-over": hand_over,
    "quit": leaving,
    "undo": undo,
    "hint": hint,
    "rule": rule,
    "why": why,
    "help": lambda: Help(rule()),  # type: ignore[arg-type]
    "ranking": ranking,
}


def app_with(dialog: Callable[[], Screen[str] | Screen[bool] | Screen[None]]) -> HouseApp:
    """The app with a dialog alone."""
    return HouseApp("en", lambda app: app.push_screen(dialog()) and None)


@pytest.mark.parametrize("size", DIALOG_SIZES)
@pytest.mark.parametrize("name", SMALL_DIALOGS)
async def test_a_small_dialog_looks_as_it_did(album: Album, name: str, size: str) -> None:
    app = app_with(SMALL_DIALOGS[name])
    async with app.run_test(size=DIALOG_SIZES[size]):
        album.compare(app, f"small dialog {name} {size}")


async def test_the_end_of_the_ranking_looks_as_it_did(album: Album) -> None:
    app = app_with(ranking)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("end")
        album.compare(app, "small dialog ranking end")


def test_every_picture_belongs_to_a_test() -> None:
    wanted = {
        *(f"game {moment} {size}" for moment in MOMENTS for size in SIZES),
        *(f"page {page}" for page in PAGES),
        *(f"dialog {name} {size}" for name in ARRANGED for size in DIALOG_SIZES),
        *(f"dialog {name} {language}" for name in WORDY for language in TRANSLATIONS),
        *(f"small dialog {name} {size}" for name in SMALL_DIALOGS for size in DIALOG_SIZES),
        "game first-turn german",
        "small dialog ranking end",
    }
    assert {file.stem for file in PICTURES.iterdir()} == wanted
