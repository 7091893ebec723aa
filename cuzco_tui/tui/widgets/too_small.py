"""The polite sentence that covers a screen while its terminal is too small for the table."""

from textual.widgets import Static

from cuzco_tui.messages import catalogue, message

LEAST_WIDTH = 80
LEAST_HEIGHT = 24


class TooSmall(Static):
    """Covers the screen it was put on whenever the terminal has too few columns or lines; it shows and hides itself."""

    def __init__(self, language: str) -> None:
        super().__init__(markup=False)
        self.display = False
        self.language = language

    def on_mount(self) -> None:
        """Follow the screen's size from now on."""
        self.screen.screen_layout_refresh_signal.subscribe(self, lambda _screen: self._follow())
        self._follow()

    def _follow(self) -> None:
        width, height = self.app.size
        self.display = width < LEAST_WIDTH or height < LEAST_HEIGHT
        if self.display:
            said = message("setup-too-small", width=width, height=height, columns=LEAST_WIDTH, lines=LEAST_HEIGHT)
            self.update(catalogue(self.language).say(said))
