"""Small dialogs of a lobby: a line to type, one of several things to pick, and words to write down."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.widgets import Input, Static

from cuzco_tui.game import GameError
from cuzco_tui.messages import Message
from cuzco_tui.tui.bindings import bindings_of, with_keys
from cuzco_tui.tui.lobby.talk import LONGEST_LINE
from cuzco_tui.tui.modals.choices import BODY, Choices
from cuzco_tui.tui.modals.frame import Body, Frame
from cuzco_tui.tui.modals.notice import Reading
from cuzco_tui.tui.modals.once import OnceModal
from cuzco_tui.tui.observed import Seen
from cuzco_tui.tui.speech import words_at


class TypeLine(OnceModal[str]):
    """Asks for a line and hands it to `send`, whose refusal is shown as a sentence; gives what was sent."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("line")

    def __init__(
        self, heading: Message, asked: Message | None, send: Callable[[str], Awaitable[object]], about: str = "say"
    ) -> None:
        super().__init__(classes="line")
        self.heading = heading
        self.asked = asked
        self.send = send
        self.about = about
        self.sending = False
        self.can_be_written_in = asyncio.Event()

    def compose(self) -> ComposeResult:
        """Show what is asked for, and the line."""
        say = words_at(self, self.language).say
        keys = say(with_keys(self, f"screen-{self.about}-keys", self.language, "take", "leave-form"))
        with Frame(say(self.heading), keys, self.language):
            if self.asked is not None:
                yield Static(say(self.asked), markup=False, classes="asked")
            yield Input(compact=True, max_length=LONGEST_LINE, id="typed")
            yield Static(id="trouble", markup=False)

    def on_mount(self) -> None:
        """Type at once, also what came before the line was there."""
        self.query_one("#trouble").display = False
        self.set_focus(self.query_one(Input))
        self.can_be_written_in.set()

    async def on_input_submitted(self, event: Input.Submitted) -> None:
        """Send the line once, or say why it was not taken; an empty one closes the dialog."""
        event.stop()
        text = event.value.strip()
        if not text:
            self.dismiss(None)
        elif not self.sending:
            self.sending = True
            self.app.run_worker(self._send(text))

    async def _send(self, text: str) -> None:
        try:
            await self.send(text)
        except GameError as error:
            self.sending = False
            trouble = self.query_one("#trouble", Static)
            trouble.update(error.told(words_at(self, self.language)))
            trouble.display = True
        else:
            self.dismiss(text)

    def action_cancel(self) -> None:
        """Say nothing."""
        self.dismiss(None)


class Pick(OnceModal[str]):
    """Lets one of several things be picked; gives its text."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("pick")

    def __init__(
        self, heading: Message, question: Message, options: Sequence[tuple[str, Message]], usual: str = ""
    ) -> None:
        super().__init__(classes="pick")
        self.usual = usual
        """The text of the option that the cursor is on at first, empty for the first one."""
        self.heading = heading
        self.question = question
        self.options = options

    def compose(self) -> ComposeResult:
        """Show the question and the list."""
        say = words_at(self, self.language).say
        keys = say(with_keys(self, "screen-pick-keys", self.language, "take", "close-pick"))
        choices = Choices()
        choices.set_reactive(Seen.language, self.language)
        choices.set_reactive(Seen.view, self.options)
        with Frame(say(self.heading), keys, self.language):
            yield Static(say(self.question), markup=False, classes="asked")
            with Body(id=BODY, can_focus=False):
                yield choices

    def on_mount(self) -> None:
        """Put the options."""
        choices = self.query_one(Choices)
        choices.ask(self.question, self.options)
        choices.cursor = next((place for place, (text, _) in enumerate(self.options) if text == self.usual), 0)
        choices.redraw()
        choices.focus()

    def action_answer(self, digit: int) -> None:
        """Pick by a digit."""
        self.query_one(Choices).answer(digit)

    def on_choices_chosen(self, event: Choices.Chosen) -> None:
        """Give what was picked."""
        event.stop()
        self.dismiss(event.text)

    def action_close(self) -> None:
        """Pick nothing."""
        self.dismiss(None)


class WordsShown(Reading):
    """Shows words that matter, large enough not to be overlooked: a code, and what it is good for.

    A key that was on its way before they were seen does not take them away.
    """

    GUARD: ClassVar[float] = 1.0
    """Seconds in which no key closes it."""

    def __init__(self, title: str, before: Sequence[str], shown: str, after: Sequence[str]) -> None:
        super().__init__(title, [])
        self.before, self.shown_words, self.after = before, shown, after

    def compose_text(self) -> ComposeResult:
        """Show the words in the middle of what is said of them."""
        yield Static("\n".join(self.before), markup=False)
        yield Static(self.shown_words, markup=False, classes="shown-words")
        yield Static("\n".join(self.after), markup=False)

    def action_close(self) -> None:
        """Close it, unless it has only just come."""
        if monotonic() - self.asked_at >= self.GUARD:
            super().action_close()
