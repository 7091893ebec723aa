"""The line below the question: the keys that lead on from where the game stands."""

from textual.dom import DOMNode

from cuzco_tui.games.cuzco.engine.choices import PlaceDie
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.actions import SPACES
from cuzco_tui.tui.bindings import key_of, with_keys
from cuzco_tui.tui.model import GameModel


def prompt_help(node: DOMNode, model: GameModel, language: str, on_the_board: bool, pips: int) -> Message:
    """Tell the keys for a person who decides on the board or in a dialog, for one who waits, and after the end."""
    if model.next_seat is None:
        return with_keys(node, "prompt-help-over", language, "bring-back", "leave")
    if not model.mine:
        return with_keys(node, "prompt-help-bots", language, "skip", "speed")
    if model.view.kind == "ChooseTurn":
        return help_with_die(node, model, language, pips)
    if not on_the_board:
        return with_keys(node, "prompt-help-dialog", language, "bring-back")
    return with_keys(node, "prompt-help", language, "take")


def help_with_die(node: DOMNode, model: GameModel, language: str, pips: int) -> Message:
    """Tell the keys that place the chosen die, and choose another one where there is one."""
    spaces = " ".join(key_of(node, f"place-{name}", language) for name in SPACES)
    dice = {option.pips for option in model.view.options if isinstance(option, PlaceDie)}
    return message("prompt-help-turn" if len(dice) > 1 else "prompt-help-one-die", die=pips, spaces=spaces)
