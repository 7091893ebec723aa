"""Caral's front: what the house asks about Caral on screen."""

from typing import Final

from textual.geometry import Size

from cuzco_tui.games.caral.engine.decisions import DECISION_NAMES
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration.rules import RULE_OF_DECISION, RULE_OF_TURN
from cuzco_tui.games.caral.screen.colours import COLOURS
from cuzco_tui.games.caral.screen.panels.year_bar import YearBar
from cuzco_tui.games.caral.screen.table import CaralTable
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.front import Front

_DIALOGS: Final[dict[str, tuple[str, ...]]] = {}
"""The kinds of decisions that each dialog asks for."""
DIALOGS: Final = {
    kind: f"cuzco_tui.games.caral.screen.dialogs.{place}" for place, kinds in _DIALOGS.items() for kind in kinds
}


def _board(model: Sitting, size: Size) -> CaralTable:
    return CaralTable(model, size)


def _bar(_model: Sitting) -> YearBar:
    return YearBar(id="bar")


def _rule_of(kind: str) -> str:
    return RULE_OF_DECISION.get(kind, RULE_OF_TURN)


def _chapter(view: PlayerView) -> int:
    """Every year is a part of the game."""
    return view.year


CARAL_FRONT: Final = Front(
    board=_board,
    bar=_bar,
    dialogs=DIALOGS,
    on_the_board=frozenset(set(DECISION_NAMES) - DIALOGS.keys()),
    colours=COLOURS,
    rule_of=_rule_of,
)
"""What the house asks about Caral on screen."""
