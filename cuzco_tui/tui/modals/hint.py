"""A hint: what the best bot would do and why, with a key that does it, beside what it speaks about."""

from typing import ClassVar

from textual.binding import BindingType
from textual.layout import Layout

from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.modals.notice import Reading
from cuzco_tui.tui.modals.placing import AsideLayout
from cuzco_tui.tui.modals.subject import pointed_region, question_region


class HintReading(Reading, inherit_bindings=False):
    """Shows a hint; gives the text of the hinted choice when the player wants it made."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("hint")
    KEYS = "modal-hint-keys"
    KEY_ACTIONS = ("take", "close-hint")

    def __init__(self, title: str, lines: list[str], choice: str, *, marks: bool = False) -> None:
        super().__init__(title, lines)
        self.choice = choice
        self.aside = AsideLayout(lambda: question_region(self), lambda: pointed_region(self))
        if marks:
            self.keys_told = "modal-hint-marks"

    @property
    def layout(self) -> Layout:
        """In the place of the question, clear of the option that it speaks about."""
        return self.aside

    def action_take(self) -> None:
        """Make the hinted choice."""
        self.dismiss(self.choice)
