"""Cuzco's front: what the house asks about Cuzco on screen."""

from collections.abc import Mapping, Sequence
from typing import Final

from cuzco_tui.game import Choice
from cuzco_tui.games.cuzco.engine.choices import UsePututu
from cuzco_tui.games.cuzco.engine.codes import OVER, PHASE_CITY, PHASE_END
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration.rules import RULE_OF_DECISION, RULE_OF_TURN
from cuzco_tui.games.cuzco.screen.colours import COLOURS
from cuzco_tui.games.cuzco.screen.moves import TURN
from cuzco_tui.games.cuzco.screen.panels.turn_bar import TurnBar
from cuzco_tui.games.cuzco.screen.table_layout import TableLayout
from cuzco_tui.messages import message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.front import Front, loaded_late

PUTUTU_DIALOG: Final = "UsePututu"
"""Asks for the dialog that turns a die; it is a part of a turn."""
_DIALOGS: Final = {
    "cards:GodCardModal": (
        *("ChooseTurn", "ChooseVillageVP", "ChooseExtraTile", "ChooseExtraTurn", "ChooseGoodTwice", "ChooseFinalTask"),
    ),
    "cards:GodGainModal": ("ChooseGodCard",),
    "dice:DieToMoveModal": ("ChooseDieToMove",),
    "exchange:ExchangeModal": ("ChooseExchange", "ChooseTileToRaise"),
    "fire_trial:FireTrialModal": ("ChooseFireGift",),
    "fire_trial:FireGrowthModal": ("ChooseFireGrowth",),
    "headdress:HeaddressModal": ("ChooseFeatherSlot", "ChooseFeather", "ChooseCirclet"),
    "market:MarketModal": ("ChooseGood",),
    "people:AbilityModal": ("ChooseAbility",),
    "people:TileModal": ("ChooseTile", "ChooseDiscardedTile"),
    "pututu:PututuModal": (PUTUTU_DIALOG,),
    "steps:AdvanceModal": ("ChooseSpaces",),
    "steps:ReserveModal": ("ChooseKhipu",),
    "keep_tasks:KeepTasksModal": ("ChooseTasksToKeep",),
    "tasks:TasksModal": ("ChooseTask", "ChooseNewTask"),
    "temple:TempleModal": ("ChooseStep",),
}
"""The kinds of decisions that each dialog asks for."""
DIALOGS: Final[Mapping[str, str]] = {
    kind: f"cuzco_tui.games.cuzco.screen.dialogs.{place}" for place, kinds in _DIALOGS.items() for kind in kinds
}


def _bar(_model: Sitting) -> TurnBar:
    return TurnBar(id="bar")


def _dialog_kind(kind: str, choices: Sequence[Choice]) -> str:
    """A turn in which only pututus are offered has their own dialog."""
    return PUTUTU_DIALOG if kind == TURN and all(isinstance(choice, UsePututu) for choice in choices) else kind


def _rule_of(kind: str) -> str:
    return RULE_OF_DECISION.get(kind, RULE_OF_TURN)


def _chapter(view: PlayerView) -> int:
    """Every round has two parts: up to the city, and the city; the end of the game is one more."""
    return 2 * view.round + (2 if view.phase == OVER else view.phase in (PHASE_CITY, PHASE_END))


CUZCO_FRONT: Final = Front(
    board=TableLayout,
    bar=_bar,
    dialogs=DIALOGS,
    dialog_kind=_dialog_kind,
    on_the_board=frozenset((TURN, "ChooseRoad", "ChooseVillage", "ChooseOverlay")),
    colours=COLOURS,
    rule_of=_rule_of,
    ties=message("modal-ranking-tie"),
    overview=loaded_late("cuzco_tui.games.cuzco.screen.help:overview"),
    signs=loaded_late("cuzco_tui.games.cuzco.screen.help:signs"),
    crown=loaded_late("cuzco_tui.games.cuzco.screen.drawing.crown:crown"),
    chapter=_chapter,
    interlude=loaded_late("cuzco_tui.games.cuzco.screen.dialogs.round_summary:summary_of"),
)
