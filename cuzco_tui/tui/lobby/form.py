"""A form: rows with values and lines to type below each other, handed over at once."""

from collections.abc import Sequence
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, Static

from cuzco_tui.game import GameError
from cuzco_tui.messages import Message, Value
from cuzco_tui.tui.bindings import bindings_of, with_keys
from cuzco_tui.tui.screens.setup import Row
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.form_rows import FormRows
from cuzco_tui.tui.widgets.too_small import TooSmall

BESIDE_ROWS: Final = 9
"""The lines that a form has at most beside its rows."""


class Field(Horizontal):
    """A label with a line to type beside it."""

    def __init__(self, label: Message, value: str = "", longest: int = 60) -> None:
        super().__init__(classes="field")
        self.label = label
        self.line = Input(value, compact=True, max_length=longest, select_on_focus=False)
        self.said = Static(classes="field-label", markup=False)

    def compose(self) -> ComposeResult:
        """Put both beside each other."""
        yield self.said
        yield self.line

    def speak(self, language: str) -> None:
        """Go on in another language."""
        self.said.update(words_at(self, language).say(self.label))


class Form(Screen[None], inherit_bindings=False):
    """Asks for several things; what is wrong with them is shown as a sentence below them."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("form")
    HEADING: ClassVar[str] = ""
    KEYS: ClassVar[str] = "screen-form-keys"

    def __init__(self, language: str) -> None:
        super().__init__(classes="form")
        self.language = language
        self.submitting = False
        self.about = Static(classes="form-about", markup=False)
        self.trouble = Static(id="form-trouble", markup=False)
        self.told_keys = Static(id="form-keys", markup=False)

    def rows(self) -> Sequence[Widget]:
        """Give the rows from above to below."""
        raise NotImplementedError

    def about_words(self) -> Message | None:
        """Say above the rows what they are for."""
        return None

    async def submit(self) -> None:
        """Hand over what was decided, or raise the GameError that says what is wrong with it."""
        raise NotImplementedError

    def follow_rows(self) -> None:
        """Show what a changed row entails."""

    def compose(self) -> ComposeResult:
        """Lay the rows out below each other."""
        with Vertical(id="form"):
            yield self.about
            with FormRows(BESIDE_ROWS, id="form-rows"):
                yield from self.rows()
            yield self.trouble
            yield self.told_keys
        yield TooSmall(self.language)

    async def on_mount(self) -> None:
        """Begin at the first row."""
        self.speak()
        self.follow_rows()

    def on_resize(self) -> None:
        """Give the rows what room there is."""
        self.query_one(FormRows).fit()

    def say(self, value: Value) -> str:
        """Put a message into words."""
        return words_at(self, self.language).say(value)

    def speak(self) -> None:
        """Say everything in the language in use."""
        self.query_one("#form").border_title = self.say(Message(self.HEADING))
        for row in self.query(Row):
            row.speak(self.language)
        for field in self.query(Field):
            field.speak(self.language)
        about = self.about_words()
        self.about.display = about is not None
        self.about.update("" if about is None else self.say(about))
        keys = ("take", "up", "down", "left", "right", "leave-form")
        self.told_keys.update(self.say(with_keys(self, self.KEYS, self.language, *keys)))
        self.complain("")

    def complain(self, sentence: str) -> None:
        """Say what is wrong, or nothing any more."""
        self.trouble.update(sentence)
        self.trouble.display = bool(sentence)

    def on_row_changed(self) -> None:
        """Show what the changed row entails."""
        self.complain("")
        self.follow_rows()

    def on_input_submitted(self) -> None:
        """Enter hands over from a line, too."""
        self.action_submit()

    def action_submit(self) -> None:
        """Hand everything over, once at a time."""
        if not self.submitting:
            self.submitting = True
            self.app.run_worker(self._submit())

    async def _submit(self) -> None:
        try:
            await self.submit()
        except GameError as error:
            if self.is_attached:
                self.complain(error.told(words_at(self, self.language)))
        finally:
            self.submitting = False

    def action_cancel(self) -> None:
        """Go back without deciding anything."""
        self.app.pop_screen()
