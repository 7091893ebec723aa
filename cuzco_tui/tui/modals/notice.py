"""Small dialogs: a hand-over between people, a question of yes or no, and a text to read."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.widgets import Static

from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.modals.once import OnceModal
from cuzco_tui.tui.widgets.scroller import Scroller


class HandOver(OnceModal[None]):
    """Covers the table until the next person confirms."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("hand-over")

    def __init__(self, text: str) -> None:
        super().__init__(classes="cover")
        self.text = text

    def compose(self) -> ComposeResult:
        """Show nothing but whose turn it is."""
        yield Static(self.text, id="hand-over")

    def action_ready(self) -> None:
        """The next person is here."""
        self.dismiss(None)


class Confirm(OnceModal[bool]):
    """Asks yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("confirm")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.text = text

    def compose(self) -> ComposeResult:
        """Show the question."""
        with Vertical(id="dialog"):
            yield Static(self.text)

    def action_answer(self, answer: bool) -> None:
        """Give the answer back."""
        self.dismiss(answer)


class Reading(OnceModal[None]):
    """Shows a text to read: a rule, a hint, reasons, the ranking."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("reading")

    def __init__(self, title: str, lines: list[str]) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines

    def compose(self) -> ComposeResult:
        """Show the lines, to be scrolled with the arrow keys."""
        with Scroller(id="dialog") as dialog:
            dialog.border_title = self.heading
            yield Static("\n".join(self.lines), markup=False)

    def action_close(self) -> None:
        """Close the text."""
        self.dismiss(None)
