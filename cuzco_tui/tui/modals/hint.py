"""A hint: what a good bot would do and why, with a key that does it, beside what it speaks about."""

from collections.abc import Callable
from time import monotonic
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.layout import Layout

from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.modals.notice import Reading
from cuzco_tui.tui.modals.placing import AsideLayout
from cuzco_tui.tui.modals.subject import pointed_region, question_region
from cuzco_tui.tui.modals.text import Paragraphs


class HintReading(Reading, inherit_bindings=False):
    """Shows a hint; gives the text of the hinted choice when the player wants it made.

    A better hint may come while it is read. What is then hinted at is not made by a key that was meant for what stood
    there before.
    """

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("hint")
    KEYS = "modal-hint-keys"
    KEY_ACTIONS = ("take", "close-hint")
    GUARD: ClassVar[float] = 0.7
    """Seconds after another choice is hinted at in which it is not made."""
    FIRST_GUARD: ClassVar[float] = 0.35
    """Seconds after the hint was first seen in which nothing is made of it."""
    asked_after_others = True
    """A key from before the hint was seen was meant for what lies below."""

    def __init__(
        self,
        title: str,
        lines: list[str],
        choice: str,
        *,
        marks: bool = False,
        by: str = "",
        stands: Callable[[], bool] = lambda: True,
    ) -> None:
        super().__init__(title, lines)
        self.choice = choice
        self.by = by
        """Who says so, and who still thinks."""
        self.stands = stands
        """Says whether what the hint speaks about is still asked."""
        self.changed_at = 0.0
        """When another choice was hinted at than before."""
        self.aside = AsideLayout(lambda: question_region(self), lambda: pointed_region(self))
        if marks:
            self.keys_told = "modal-hint-marks"

    @property
    def layout(self) -> Layout:
        """In the place of the question, clear of the option that it speaks about."""
        return self.aside

    def compose_text(self) -> ComposeResult:
        """Show the reasons, and below them who says so."""
        yield Paragraphs(self.lines, id="hint-why")
        yield Paragraphs([self.by] if self.by else [], "muted", id="hint-by")

    def tell(self, lines: list[str], choice: str, by: str) -> None:
        """Show a better hint in place of this one, or what has become of thinking on."""
        if choice != self.choice:
            self.changed_at = monotonic()
        self.lines, self.choice, self.by = lines, choice, by
        for part, told in (("#hint-why", lines), ("#hint-by", [by])):
            for paragraphs in self.query(part).results(Paragraphs):
                paragraphs.tell(told)

    def close_if_past(self) -> None:
        """Close the hint when what it speaks about is not asked any more."""
        if not self.stands():
            self.action_close()

    def on_screen_resume(self) -> None:
        """Close it likewise when whatever lay over it is closed later than that."""
        self.close_if_past()

    def was_painted(self) -> None:
        """Be there to be answered from now on, by keys that come later."""
        if not self._is_seen:
            self.asked_at = monotonic()
        super().was_painted()

    def action_take(self) -> None:
        """Make the hinted choice."""
        now = monotonic()
        if now - self.changed_at >= self.GUARD and now - self.asked_at >= self.FIRST_GUARD:
            self.dismiss(self.choice)
