"""The lessons for newcomers as data: a recorded game, what is taught at its positions, and challenges."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from cuzco_tui.games.caral.engine.codes import OVER
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.tutorial import Tutorial, read_tutorial

FOLDER: Final = Path(__file__).parent


def load_tutorial() -> Tutorial:
    """Read the lessons."""
    return read_tutorial(FOLDER, _COUNTS, _is_past)


def _is_past(view: PlayerView, year: int | None) -> bool:
    return view.phase == OVER or (year is not None and view.year > year)


def _height(seat: int) -> Callable[[PlayerView], int]:
    """The levels of the seat's highest pyramid."""
    return lambda view: max(built for owner, built in zip(view.owner, view.built, strict=True) if owner == seat)


def _priests(seat: int) -> Callable[[PlayerView], int]:
    return lambda view: sum(priest for owner, priest in zip(view.owner, view.priest, strict=True) if owner == seat)


def _fame(seat: int) -> Callable[[PlayerView], int]:
    return lambda view: view.players[seat].fame


_COUNTS: Final = {"height": _height, "priests": _priests, "fame": _fame}
"""What a challenge may count."""
