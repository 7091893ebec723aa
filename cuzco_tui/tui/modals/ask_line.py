"""Asks for one line, such as a name or a file."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Input, Static

from cuzco_tui.messages import Message
from cuzco_tui.tui.bindings import bindings_of, with_keys
from cuzco_tui.tui.modals.frame import Frame
from cuzco_tui.tui.modals.once import OnceModal
from cuzco_tui.tui.speech import words_at

LONGEST: Final = 400


class AskLine(OnceModal[str]):
    """Gives the line that was typed, None when it was closed."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("line")

    def __init__(self, heading: Message, asked: Message, value: str = "", longest: int = LONGEST) -> None:
        super().__init__(classes="ask-line")
        self.heading = heading
        self.asked = asked
        self.field = Input(value, compact=True, max_length=longest, select_on_focus=False)

    def compose(self) -> ComposeResult:
        """Show what is asked for, and the line."""
        say = words_at(self, self.language).say
        keys = say(with_keys(self, "ask-line-keys", self.language, "take", "leave-form"))
        with Frame(say(self.heading), keys, self.language):
            yield Static(say(self.asked), markup=False, classes="asked")
            yield self.field

    def on_mount(self) -> None:
        """Type at once."""
        super().on_mount()
        self.set_focus(self.field)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Give the line back."""
        event.stop()
        self.dismiss(event.value.strip())

    def action_cancel(self) -> None:
        """Type nothing."""
        self.dismiss(None)
