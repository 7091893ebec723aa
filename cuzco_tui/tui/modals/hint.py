"""A hint: what the best bot would do and why, with a key that does it."""

from typing import ClassVar

from textual.binding import BindingType

from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.modals.notice import Reading


class HintReading(Reading, inherit_bindings=False):
    """Shows a hint; gives the text of the hinted choice when the player wants it made."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("hint")
    KEYS = "modal-hint-keys"
    KEY_ACTIONS = ("take", "close-hint")

    def __init__(self, title: str, lines: list[str], choice: str, *, marks: bool = False) -> None:
        super().__init__(title, lines)
        self.choice = choice
        if marks:
            self.keys_told = "modal-hint-marks"

    def action_take(self) -> None:
        """Make the hinted choice."""
        self.dismiss(self.choice)
