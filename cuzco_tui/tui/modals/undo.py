"""Undo: what would be taken back, and why nothing can be."""

from cuzco_tui.messages import Message, message
from cuzco_tui.tui.modals.notice import Confirm
from cuzco_tui.tui.model import GameModel


def why_it_stands(model: GameModel, seat: int) -> Message | None:
    """Say why a seat's last choice stands; None when it can be taken back."""
    bar = model.table.can_undo(seat).bar
    return None if bar is None else message(bar.value)


def last_choice(model: GameModel, seat: int) -> Message:
    """Say in words what the last choice was, as the seat was asked then."""
    made = model.table.choices_made(seat, model.table.step - 1)[-1]
    before = model.table.view(seat, made.step - 1)
    return model.narrator.option(made.choice, before, model.names)


class Undo(Confirm):
    """Asks whether the last choice is taken back."""

    def __init__(self, said: str) -> None:
        super().__init__(said, message("modal-undo"))
