"""Undo: asks whether the last choice is taken back."""

from cuzco_tui.messages import message
from cuzco_tui.tui.modals.notice import Confirm


class Undo(Confirm):
    """Asks whether the last choice is taken back."""

    def __init__(self, said: str) -> None:
        super().__init__(said, message("modal-undo"))
