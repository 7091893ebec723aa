"""The polite sentence that covers a screen while its terminal is too small for the table."""

from typing import Any

from textual import events
from textual.app import App
from textual.widgets import Static

from cuzco_tui.messages import catalogue, message
from cuzco_tui.tui.bindings import key_of, keys_in_use

LEAST_WIDTH = 80
LEAST_HEIGHT = 24


class TooSmall(Static):
    """Covers the screen it was put on whenever the terminal has too few columns or lines; it shows and hides itself."""

    def __init__(self, language: str) -> None:
        super().__init__(markup=False)
        self.display = False
        self.language = language
        self._said = ""

    def on_mount(self) -> None:
        """Follow the screen's size from now on."""
        self.screen.screen_layout_refresh_signal.subscribe(self, lambda _screen: self._follow())
        self._follow()

    def _follow(self) -> None:
        width, height = self.app.size
        self.display = is_too_small(self.app)
        if self.display:
            said = message(
                "setup-too-small",
                width=width,
                height=height,
                columns=LEAST_WIDTH,
                lines=LEAST_HEIGHT,
                leave=key_of(self, "leave", self.language),
            )
            self._say(catalogue(self.language).say(said))

    def _say(self, sentence: str) -> None:
        """Show a sentence that is new: showing one lays the screen out, and this hears of every layout."""
        if sentence != self._said:
            self._said = sentence
            self.update(sentence)


def kept_from_the_covered(app: App[None], event: events.Event) -> bool:
    """Keep keys and the mouse from a screen that is covered, and leave at once by the keys that leave."""
    if not isinstance(event, events.InputEvent | events.Paste) or not is_too_small(app) or not app.screen_stack:
        return False
    if not any(cover.display for cover in app.screen.query(TooSmall)):
        return False
    keys = keys_in_use(app)
    if isinstance(event, events.Key) and event.key in (*keys.of("leave"), *keys.of("quit-now")):
        app.exit()
    return True


def is_too_small(app: App[Any]) -> bool:
    """Say whether a terminal has too few columns or lines, so that what lies on it is covered."""
    width, height = app.size
    return width < LEAST_WIDTH or height < LEAST_HEIGHT
