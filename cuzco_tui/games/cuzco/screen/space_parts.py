"""Parts of the action spaces: how one stands for a die, what can be clicked, and pieces of their lines."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cuzco_tui.games.cuzco.screen.road_map import SEAT_LETTERS
from cuzco_tui.games.cuzco.screen.space_words import Told
from cuzco_tui.tui.drawing.lines import cells
from cuzco_tui.tui.widgets.panel import Line

EDGE: Final = "\u258c"
"""Stands at both sides of the space that the cursor's move would use."""
LEFT_EDGE: Final = "\u2590"
"""Stands before the selected die."""
TIES: Final = ("\u2510", "\u2524", "\u2518")
"""Tie the lines of a strip together whose actions share a space: the first, those between, the last."""


class Target(NamedTuple):
    """What a click on some cells of a line means: a die, or an action when there are no pips."""

    row: int
    start: int
    end: int
    action: int
    pips: int


class Space(NamedTuple):
    """How one action stands for the selected die."""

    action: int
    is_open: bool
    told: Told
    key: str
    pointed: bool

    @property
    def is_free(self) -> bool:
        """Whether nothing must be paid for it."""
        return self.is_open and not self.told.price


def edge_of(number: int, chosen: int) -> tuple[str, str]:
    """What stands before a die of so many: an edge of the chosen one, or nothing."""
    if chosen < 0 or number not in (chosen, chosen + 1):
        return " ", ""
    return LEFT_EDGE if number == chosen else EDGE, "gold strong"


def ground_of(space: Space) -> str:
    """The ground of a line of the strip."""
    return "on-cursor" if space.pointed else "on-tile" if space.is_free else ""


def least_room(dice: Sequence[tuple[int, int]]) -> int:
    """How many cells dice need at least: a number each, and a letter for each player."""
    return len(dice) + len({seat for _, seat in dice})


def letter_of(seat: int) -> str:
    """The small letter of a seat's colour."""
    return SEAT_LETTERS[seat].lower()


def apart(pieces: Sequence[tuple[str, str]], gap: int, ground: str) -> Line:
    """Pieces with gaps between them."""
    return [part for piece in pieces for part in ((" " * gap, ground), piece)][1:]


def filled(line: Line, width: int, ground: str) -> Line:
    """A line filled up on its ground."""
    return [*line, (" " * max(0, width - cells(line)), ground)]


def tie(number: int, actions: int) -> str:
    """What ties a line of the strip to those of the same space."""
    if actions == 1:
        return " "
    return TIES[0 if number == 0 else 2 if number == actions - 1 else 1]
