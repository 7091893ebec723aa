"""Caral's front: what the house asks about Caral on screen."""

from typing import Final

from cuzco_tui.games.caral.engine.codes import OVER
from cuzco_tui.games.caral.engine.decisions import DECISION_NAMES
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration.rules import RULE_OF_DECISION, RULE_OF_TURN
from cuzco_tui.games.caral.screen.colours import COLOURS
from cuzco_tui.games.caral.screen.panels.year_bar import YearBar
from cuzco_tui.games.caral.screen.table import CaralTable
from cuzco_tui.messages import message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.front import Front, loaded_late

_DIALOGS: Final = {
    "cards:CardsModal": ("ChooseCardsForMove", "ChooseCardsToDiscard", "ChooseCardsToTake"),
    "ceremony:OfferingModal": ("ChooseOffering",),
}
"""The kinds of decisions that each dialog asks for."""
DIALOGS: Final = {
    kind: f"cuzco_tui.games.caral.screen.dialogs.{place}" for place, kinds in _DIALOGS.items() for kind in kinds
}


def _bar(_model: Sitting) -> YearBar:
    return YearBar(id="bar")


def _rule_of(kind: str) -> str:
    return RULE_OF_DECISION.get(kind, RULE_OF_TURN)


def _chapter(view: PlayerView) -> int:
    """Every year is a part of the game; the end of the game comes after the last one."""
    return view.year + (view.phase == OVER)


CARAL_FRONT: Final = Front(
    board=CaralTable,
    bar=_bar,
    dialogs=DIALOGS,
    on_the_board=frozenset(set(DECISION_NAMES) - DIALOGS.keys()),
    colours=COLOURS,
    rule_of=_rule_of,
    ties=message("modal-ranking-tie"),
    overview=loaded_late("cuzco_tui.games.caral.screen.help:overview"),
    signs=loaded_late("cuzco_tui.games.caral.screen.help:signs"),
    crown=loaded_late("cuzco_tui.games.caral.screen.drawing.pyramids:crown"),
    chapter=_chapter,
    interlude=loaded_late("cuzco_tui.games.caral.screen.dialogs.year_summary:summary_of"),
)
"""What the house asks about Caral on screen."""
