"""Small dialogs: a hand-over between people, a question of yes or no, and a text to read."""

from time import monotonic
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Static

from cuzco_tui.messages import Message, catalogue, message
from cuzco_tui.tui.bindings import bindings_of, with_keys
from cuzco_tui.tui.modals.frame import Body, Frame
from cuzco_tui.tui.modals.once import OnceModal
from cuzco_tui.tui.modals.text import Paragraphs


class HandOver(OnceModal[None]):
    """Covers the table until the next person confirms; a key that the last one still holds down confirms nothing."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("hand-over")
    GUARD: ClassVar[float] = 0.6
    """Seconds without a key after which one is taken for the next person's."""

    def __init__(self, text: str) -> None:
        super().__init__(classes="cover")
        self.text = text
        self.last_key = monotonic()
        """When the cover came, or the last key since then."""

    def compose(self) -> ComposeResult:
        """Show nothing but whose turn it is."""
        say = catalogue(self.language).say
        keys = say(with_keys(self, "modal-hand-over-keys", self.language, "ready", "leave"))
        with Frame(say(message("modal-hand-over")), keys, self.language, id="hand-over"):
            yield Static(self.text, markup=False)

    def action_ready(self) -> None:
        """The next person is here, unless the key is still the last one's."""
        before, self.last_key = self.last_key, monotonic()
        if self.last_key - before >= self.GUARD:
            self.dismiss(None)


class Confirm(OnceModal[bool]):
    """Asks yes or no."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("confirm")

    def __init__(self, text: str, heading: Message | None = None) -> None:
        super().__init__()
        self.text = text
        self.heading = heading

    def compose(self) -> ComposeResult:
        """Show the question."""
        say = catalogue(self.language).say
        keys = say(with_keys(self, "modal-confirm-keys", self.language, "yes", "no"))
        with Frame(say(self.heading) if self.heading else "", keys, self.language):
            yield Static(self.text, markup=False)

    def action_answer(self, answer: bool) -> None:
        """Give the answer back."""
        self.dismiss(answer)


class Reading(OnceModal[str]):
    """Shows a text to read: a rule, a hint, reasons, the ranking."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("reading")
    KEYS: ClassVar[str] = "help-close"
    """The id of the message that tells the keys."""
    KEY_ACTIONS: ClassVar[tuple[str, ...]] = ("close", "up", "down")
    """The actions whose keys that message names."""
    RULE: ClassVar[str] = ""
    """The id of the rule that the text is about, empty for that of the question."""

    def __init__(self, title: str, lines: list[str]) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.keys_told = self.KEYS

    def compose(self) -> ComposeResult:
        """Show the text, to be scrolled with the arrow keys."""
        keys = catalogue(self.language).say(self.told_keys())
        with Frame(self.heading, keys, self.language), Body(id="dialog-body"):
            yield from self.compose_text()

    def told_keys(self) -> Message:
        """Tell the keys."""
        return with_keys(self, self.keys_told, self.language, *self.KEY_ACTIONS)

    def compose_text(self) -> ComposeResult:
        """Show the lines."""
        yield Paragraphs(self.lines)

    def action_close(self) -> None:
        """Close the text."""
        self.dismiss(None)
