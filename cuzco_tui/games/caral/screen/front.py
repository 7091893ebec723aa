"""Caral's front: what the house asks about Caral on screen."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from textual.geometry import Size

from cuzco_tui.games.caral.engine.codes import OVER
from cuzco_tui.games.caral.engine.decisions import DECISION_NAMES
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration.rules import RULE_OF_DECISION, RULE_OF_TURN
from cuzco_tui.games.caral.screen.colours import COLOURS
from cuzco_tui.games.caral.screen.panels.year_bar import YearBar
from cuzco_tui.games.caral.screen.table import CaralTable
from cuzco_tui.messages import Message, message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.front import Front, KeyNames, Sign

if TYPE_CHECKING:
    from cuzco_tui.tui.modals.notice import Reading
    from cuzco_tui.tui.widgets.panel import Line

_DIALOGS: Final = {
    "cards:CardsModal": ("ChooseCardsForMove", "ChooseCardsToDiscard", "ChooseCardsToTake"),
    "ceremony:OfferingModal": ("ChooseOffering",),
}
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
    """Every year is a part of the game; the end of the game comes after the last one."""
    return view.year + (view.phase == OVER)


def _interlude(model: Sitting, language: str) -> "Reading | None":
    from cuzco_tui.games.caral.screen.dialogs.year_summary import summary_of

    return summary_of(model, language)


def _overview(keys: KeyNames) -> Sequence[Message]:
    from cuzco_tui.games.caral.screen.help import overview

    return overview(keys)


def _signs(_keys: KeyNames, plain: bool) -> Sequence[Sign]:
    from cuzco_tui.games.caral.screen.help import signs

    return list(signs(plain))


def _crown(width: int) -> "list[Line]":
    from cuzco_tui.games.caral.screen.drawing.pyramids import crown

    return crown(width)


CARAL_FRONT: Final = Front(
    board=_board,
    bar=_bar,
    dialogs=DIALOGS,
    on_the_board=frozenset(set(DECISION_NAMES) - DIALOGS.keys()),
    colours=COLOURS,
    rule_of=_rule_of,
    ties=message("modal-ranking-tie"),
    overview=_overview,
    signs=_signs,
    crown=_crown,
    chapter=_chapter,
    interlude=_interlude,
)
"""What the house asks about Caral on screen."""
