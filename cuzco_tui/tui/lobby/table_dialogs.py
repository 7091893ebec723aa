"""Dialogs at a table with others: how it is left, and what somebody asks for."""

from time import monotonic
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Static

from cuzco_tui.messages import Message, message
from cuzco_tui.tui.bindings import bindings_of, with_keys
from cuzco_tui.tui.modals.frame import Frame
from cuzco_tui.tui.modals.notice import Confirm
from cuzco_tui.tui.modals.once import OnceModal
from cuzco_tui.tui.speech import words_at

LEAVE, RESIGN = "leave", "resign"


class LeaveTable(OnceModal[str]):
    """Asks whether one only goes away, or gives the seat up."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("leave-table")

    def compose(self) -> ComposeResult:
        """Show the question."""
        say = words_at(self, self.language).say
        keys = say(with_keys(self, "screen-leave-keys", self.language, "yes", "resign", "no"))
        with Frame(say(message("modal-quit")), keys, self.language):
            yield Static(say(message("screen-leave-asked")), markup=False)

    def action_answer(self, yes: bool) -> None:
        """Leave, or stay."""
        self.dismiss(LEAVE if yes else None)

    def action_resign(self) -> None:
        """Give the seat up."""
        self.dismiss(RESIGN)


class ProposalDialog(Confirm):
    """Asks whether one agrees to what somebody proposes; it goes away with the proposal.

    A key that was on its way to the board does not answer it.
    """

    GUARD: ClassVar[float] = 0.5
    """Seconds in which no key answers."""

    def __init__(self, text: str, heading: Message, number: int) -> None:
        super().__init__(text, heading)
        self.number = number

    def action_answer(self, answer: bool) -> None:
        """Answer, unless it has only just come."""
        if monotonic() - self.asked_at >= self.GUARD:
            super().action_answer(answer)
