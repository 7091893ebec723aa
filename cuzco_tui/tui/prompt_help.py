"""The line below the question: the keys that lead on from where the game stands."""

from textual.dom import DOMNode

from cuzco_tui.messages import Message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.bindings import with_keys


def prompt_help(node: DOMNode, model: Sitting, language: str, on_the_board: bool) -> Message:
    """Tell the keys for a person who decides on the board or in a dialog, for one who waits, and after the end."""
    if model.next_seat is None:
        return with_keys(node, "prompt-help-over", language, "bring-back", "leave")
    if model.trouble is not None:
        return with_keys(node, "prompt-help-trouble", language, "skip", "leave")
    if model.stranger_in_turn:
        return with_keys(node, "prompt-help-waiting", language, "leave")
    if not model.mine:
        return with_keys(node, "prompt-help-bots", language, "skip", "speed")
    if not on_the_board:
        return with_keys(node, "prompt-help-dialog", language, "bring-back")
    return with_keys(node, "prompt-help", language, "take")
