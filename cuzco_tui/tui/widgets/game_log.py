"""The log: what happened, the newest line last."""

from textual.geometry import Size

from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.messages import Message
from cuzco_tui.text.printer import wrap
from cuzco_tui.tui.widgets.panel import Line, Panel

KEPT = 400


class GameLog(Panel):
    """Shows the last events, wrapped to its width."""

    TITLE = "panel-log"
    MARKS = False

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self.entries: list[tuple[Message, int]] = []
        """What was said, and how new it is: the number of choices when it happened."""
        self.seen_step = 0
        """Entries after this one are marked as new."""
        self._drawn_height = 0

    def add(self, entries: list[tuple[Message, int]]) -> None:
        """Append entries."""
        if entries:
            self.entries = (self.entries + entries)[-KEPT:]
            self.redraw()

    def forget_after(self, step: int) -> None:
        """Drop what an undo took back."""
        kept = [entry for entry in self.entries if entry[1] <= step]
        if len(kept) != len(self.entries):
            self.entries = kept
            self.redraw()

    def clear(self) -> None:
        """Forget everything, as before a new account."""
        self.entries = []

    def facts(self, view: PlayerView) -> object:
        """The log changes by `add` alone."""
        return None

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw as many of the last entries as fit."""
        room = max(1, self.size.height - self.top)
        lines: list[Line] = []
        for entry, step in reversed(self.entries):
            style = "strong" if step > self.seen_step else ""
            lines[:0] = [[(line, style)] for line in wrap(self.say(entry), max(width, 10))]
            if len(lines) >= room:
                break
        return lines[-room:]

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Take what the layout gives."""
        return container.height

    def ensure_drawn(self, width: int) -> None:
        """Fit a new height in the same painting."""
        if self.size.height != self._drawn_height:
            self._drawn_height = self.size.height
            self._drawn_width = -1
        super().ensure_drawn(width)
