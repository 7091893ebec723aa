"""The lessons for newcomers as data: a recorded game, what is taught at its positions, and challenges."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from cuzco_tui.games.cuzco.engine.codes import OVER
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.tutorial import Tutorial, read_tutorial

FOLDER: Final = Path(__file__).parent


def load_tutorial() -> Tutorial:
    """Read the lessons."""
    return read_tutorial(FOLDER, _COUNTS, _is_past)


def _is_past(view: PlayerView, round_: int | None) -> bool:
    return view.phase == OVER or (round_ is not None and view.round > round_)


def _circlets(seat: int) -> Callable[[PlayerView], int]:
    return lambda view: view.players[seat].circlets.bit_count()


def _score(seat: int) -> Callable[[PlayerView], int]:
    return lambda view: view.players[seat].score


def _goods(seat: int) -> Callable[[PlayerView], int]:
    return lambda view: sum(view.players[seat].goods)


_COUNTS: Final = {"circlets": _circlets, "score": _score, "goods": _goods}
"""What a challenge may count."""
