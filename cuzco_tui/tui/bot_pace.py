"""The pace at which bots play on screen: one choice after the other, with a pause to see each, or all at once."""

from threading import Event
from time import monotonic

from cuzco_tui.table.table import Table
from cuzco_tui.tui.settings import BOT_PAUSES, USUAL_SETTINGS


class BotPace:
    """Lets bots choose, each after a pause; asked from the screen, playing in a thread of its own."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.pause = BOT_PAUSES[USUAL_SETTINGS.bots]
        """Seconds before each choice."""
        self.hurry = Event()
        """Set while the choices are shown at once up to a person's next decision."""
        self._asked_at = 0.0
        self._stopped = False

    def ask(self) -> None:
        """The bot in turn is asked now."""
        self._asked_at = monotonic()

    def play_one(self) -> None:
        """Let the bot in turn make one choice, after a moment to see the last one."""
        self.hurry.wait(self.pause)
        if not self._stopped:
            self.table.run_bots(1)

    def stop(self) -> None:
        """Let no bot choose any more, and nobody wait for one: the screen is left."""
        self._stopped = True
        self.hurry.set()

    @property
    def seconds_thought(self) -> int:
        """How long the bot in turn has been thinking, without the pause before."""
        return round(monotonic() - self._asked_at - self.pause)

    def change(self) -> str:
        """Go on at the next pace, after the fastest at the slowest again; give its name."""
        names = list(BOT_PAUSES)
        now = next((place for place, name in enumerate(names) if BOT_PAUSES[name] == self.pause), -1)
        name = names[(now + 1) % len(names)]
        self.pause = BOT_PAUSES[name]
        return name
