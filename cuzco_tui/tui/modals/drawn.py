"""A text to read that is drawn for the width it gets: the end of a game, and what a game tells of a round."""

from typing import Any

from textual.app import ComposeResult

from cuzco_tui.messages import Value
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.modals.notice import Reading
from cuzco_tui.tui.modals.sheet import Sheet
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.panel import Line


class DrawnReading(Reading):
    """Shows lines that follow the width, drawn from what the reader may know of a game."""

    def __init__(self, model: Sitting, language: str) -> None:
        super().__init__("", [])
        self.model = model
        self.own_language = language

    def say(self, value: Value) -> str:
        """Put a message into words."""
        return words_at(self, self.language).say(value)

    def compose(self) -> ComposeResult:
        """Name what is told."""
        self.heading = self.say(self.named())
        yield from super().compose()

    def compose_text(self) -> ComposeResult:
        """Draw it, so that it follows the width."""
        yield Sheet(self.draw)

    def on_mount(self) -> None:
        """Give the sheet what it shows."""
        sheet = self.query_one(Sheet)
        sheet.language, sheet.view = self.language, self.model.view
        sheet.redraw()

    def named(self) -> Value:
        """Give the name of what is told."""
        raise NotImplementedError

    def draw(self, view: Any, width: int) -> list[Line]:
        """Draw the lines."""
        raise NotImplementedError
