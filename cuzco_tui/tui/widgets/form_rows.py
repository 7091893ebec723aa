"""The rows of a form: they scroll where the words below them would have no room otherwise."""

from textual.containers import VerticalScroll

from cuzco_tui.tui.widgets.clear import Clear


class FormRows(Clear, VerticalScroll, inherit_bindings=False, can_focus=False):
    """Takes as many lines as it needs and leaves some `beside` it to the rest of its page; the cursor scrolls it."""

    def __init__(self, beside: int, *, id: str) -> None:
        super().__init__(id=id)
        self.beside = beside
        self.fit()

    def fit(self) -> None:
        """Follow the height of the terminal."""
        self.styles.max_height = max(1, self.app.size.height - self.beside)
