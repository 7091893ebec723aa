"""The dialogs of Cuzco: one for each kind of decision, loaded when it is first needed."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

from cuzco_tui.messages import Message

if TYPE_CHECKING:
    from cuzco_tui.tui.modals.decision import DecisionModal
    from cuzco_tui.tui.model import GameModel

PUTUTU_DIALOG: Final = "UsePututu"
"""Asks for the dialog that turns a die; it is a part of ChooseTurn."""

_MODALS: Final = {
    PUTUTU_DIALOG: ("pututu", "PututuModal"),
    "ChooseTurn": ("cards", "GodCardModal"),
    "ChooseVillageVP": ("cards", "GodCardModal"),
    "ChooseExtraTile": ("cards", "GodCardModal"),
    "ChooseExtraTurn": ("cards", "GodCardModal"),
    "ChooseGoodTwice": ("cards", "GodCardModal"),
    "ChooseFinalTask": ("cards", "GodCardModal"),
    "ChooseGodCard": ("cards", "GodGainModal"),
    "ChooseFireGift": ("fire_trial", "FireTrialModal"),
    "ChooseFireGrowth": ("fire_trial", "FireTrialModal"),
    "ChooseFeatherSlot": ("headdress", "HeaddressModal"),
    "ChooseFeather": ("headdress", "HeaddressModal"),
    "ChooseCirclet": ("headdress", "HeaddressModal"),
    "ChooseTasksToKeep": ("tasks", "TasksModal"),
    "ChooseTask": ("tasks", "TasksModal"),
    "ChooseNewTask": ("tasks", "TasksModal"),
    "ChooseExchange": ("exchange", "ExchangeModal"),
    "ChooseTileToRaise": ("exchange", "ExchangeModal"),
    "ChooseAbility": ("people", "AbilityModal"),
    "ChooseTile": ("people", "TileModal"),
    "ChooseDiscardedTile": ("people", "TileModal"),
    "ChooseGood": ("market", "MarketModal"),
    "ChooseStep": ("temple", "TempleModal"),
    "ChooseKhipu": ("steps", "ReserveModal"),
    "ChooseSpaces": ("steps", "AdvanceModal"),
    "ChooseDieToMove": ("dice", "DieToMoveModal"),
}
"""The module and class of each kind's dialog; all others get the plain one."""


def modal_for(kind: str) -> type["DecisionModal"]:
    """Give the dialog for a kind of decision."""
    module, name = _MODALS.get(kind, ("dialog", "CuzcoModal"))
    found: type[DecisionModal] = getattr(import_module(f"cuzco_tui.games.cuzco.screen.dialogs.{module}"), name)
    return found


def make_modal(
    model: "GameModel", language: str, question: Message, options: list[tuple[str, Message]]
) -> "DecisionModal":
    """Make the dialog for a question: by its kind, and for a turn in which only pututus are open, theirs."""
    kind = model.view.kind
    if kind == "ChooseTurn" and all(text.startswith("pututu ") for text, _ in options):
        kind = PUTUTU_DIALOG
    return modal_for(kind)(model, language, question, options)
