"""Where on the terminal the thing lies that a dialog or a hint speaks about."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from textual.geometry import Region

from cuzco_tui.tui.modals.choices import Choices

if TYPE_CHECKING:
    from textual.screen import Screen


def region_of(screen: "Screen[str]", panels: Iterable[str]) -> Region | None:
    """Give the place of the first of some panels of the board that is in sight, None when none is."""
    game = getattr(screen.app, "game_screen", None)
    if game is None:
        return None
    return next(filter(None, map(game.board.place_of, panels)), None)


def question_region(screen: "Screen[str]") -> Region | None:
    """Give the place of the question on the board, None while a dialog asks it."""
    game = getattr(screen.app, "game_screen", None)
    if game is None or _dialog_below(screen) is not None:
        return None
    found: Region | None = game.board.place_of(game.board.prompt.id)
    return found


def pointed_region(screen: "Screen[str]") -> Region | None:
    """Give where the option under the cursor of the dialog below lies, None without a dialog."""
    dialog = _dialog_below(screen)
    if dialog is None:
        return None
    for choices in dialog.query(Choices):
        if choices.has_focus:
            return choices.cursor_region
    return None


def _dialog_below(screen: "Screen[str]") -> "Screen[str] | None":
    """The dialog with options over which a screen lies."""
    stack = screen.app.screen_stack
    place = stack.index(screen) if screen in stack else len(stack)
    below = stack[place - 1] if place else None
    return below if below is not None and below.query(Choices) else None
