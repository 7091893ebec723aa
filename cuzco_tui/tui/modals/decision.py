"""A dialog for what interrupts: a question with numbered options, which can be put aside to look at the board."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import ModalScreen
from textual.widgets import Static

from cuzco_tui.messages import Message, message
from cuzco_tui.tui.model import GameModel
from cuzco_tui.tui.widgets.mask import Mask
from cuzco_tui.tui.widgets.prompt import Prompt

ASIDE = ""
"""What a dialog gives back when it is put aside instead of answered."""


class DecisionModal(ModalScreen[str]):
    """Asks the pending question; gives the text of the chosen option, or ASIDE."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(digit), f"answer({digit})", str(digit), show=False) for digit in range(1, 10)),
        Binding("space,escape", "aside", "Look at the board"),
        Binding("h", "app.hint", "Hint"),
        Binding("u", "app.undo", "Undo"),
    ]

    def __init__(self, model: GameModel, language: str, question: Message, options: list[tuple[str, Message]]) -> None:
        super().__init__(classes="decision")
        self.model = model
        self.language = language
        self.question = question
        self.options = options

    def compose(self) -> ComposeResult:
        """Build the dialog: what there is to know, the question, and how to look at the board."""
        with Vertical(id="dialog"):
            yield from self.compose_context()
            prompt = Prompt(id="dialog-prompt")
            yield prompt
            yield Static(id="dialog-help")

    def compose_context(self) -> ComposeResult:
        """Add what the question is about above it; nothing by default."""
        return
        yield

    def on_mount(self) -> None:
        """Show the question."""
        view = self.model.view
        for panel in self.query(Mask):
            panel.names, panel.language = self.model.names, self.language
            panel.view = view
        prompt = self.query_one(Prompt)
        prompt.language, prompt.names = self.language, self.model.names
        prompt.view = view
        prompt.ask(self.question, self.options)
        prompt.focus()
        self.query_one("#dialog-help", Static).update(prompt.say(message("dialog-help")))

    def action_answer(self, digit: int) -> None:
        """Take the option with this digit."""
        self.query_one(Prompt).answer(digit)

    def on_prompt_chosen(self, event: Prompt.Chosen) -> None:
        """Give the answer back."""
        event.stop()
        self.dismiss(event.text)

    def on_prompt_pointed(self, event: Prompt.Pointed) -> None:
        """Keep the news of the dialog's own cursor here."""
        event.stop()

    def action_aside(self) -> None:
        """Put the dialog aside."""
        self.dismiss(ASIDE)


class MaskModal(DecisionModal):
    """A dialog that shows the player's mask above the question: feather slots, tiles, circlets, tasks, exchanges."""

    def compose_context(self) -> ComposeResult:
        """Show the mask of the decider."""
        assert self.model.seat is not None
        yield Mask(self.model.seat)
