"""A screen of several parts: scrolled below each other where there is little room, in columns where there is more."""

from textual.containers import VerticalScroll

from cuzco_tui.tui.modals.once import OnceModal
from cuzco_tui.tui.widgets.clear import Clear
from cuzco_tui.tui.widgets.course_parts import Part
from cuzco_tui.tui.widgets.key_line import KeyLine


class Parts(Clear, VerticalScroll, inherit_bindings=False, can_focus=False):
    """Scrolls the parts; the keys are the screen's."""


class PartsScreen(OnceModal[None], inherit_bindings=False):
    """Shows parts that are read one after the other; it lies over everything else."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-roomy")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (36, "-tall"), (50, "-huge")]  # noqa: RUF012

    def __init__(self, language: str) -> None:
        super().__init__(classes="after")
        self.own_language = language

    def action_line(self, lines: int) -> None:
        """Scroll by a line."""
        self.query_one(Parts).scroll_relative(y=lines, animate=False)

    def action_scroll(self, pages: int) -> None:
        """Scroll by a page."""
        body = self.query_one(Parts)
        body.scroll_relative(y=pages * max(1, body.size.height - 2), animate=False)

    def action_edge(self, end: bool) -> None:
        """Scroll to the beginning or the end."""
        body = self.query_one(Parts)
        (body.scroll_end if end else body.scroll_home)(animate=False)

    def action_part(self, step: int) -> None:
        """Go to the next part, which comes to the top where not all have room."""
        parts = [part for part in self.query(Part) if part.display]
        here = next((place for place, part in enumerate(parts) if part is self.focused), 0)
        part = parts[(here + step) % len(parts)]
        self.set_focus(part, scroll_visible=False)
        part.scroll_visible(animate=False, top=True)

    async def on_key_line_clicked(self, event: KeyLine.Clicked) -> None:
        """Do what was clicked."""
        await self.app.run_action(event.action.run, self)
