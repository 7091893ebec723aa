"""Motion that explains: a piece that comes to its place in a few frames, where the terminal is quick enough for it.

A panel has a `Motion`; while it runs, the panel draws itself by its frame. Nothing waits for it: what it shows is
already so, and any key ends it. The `Pace` of the app says whether anything moves at all. It measures how long the
terminal takes to answer: the driver asks at its start whether paintings can come in one piece, and a terminal that
answers that is asked the same again once everything rests, and later from time to time.
"""

from collections.abc import Callable, Mapping
from os import environ
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from cuzco_tui.tui.themes import depth_of

if TYPE_CHECKING:
    from textual.app import App
    from textual.timer import Timer

    from cuzco_tui.tui.widgets.panel import Panel

LONGEST: Final = 0.3
"""The seconds that a motion takes at most."""
FRAME: Final = 0.06
"""The seconds that a frame is shown, where there are few."""
SLOW: Final = 0.08
"""From a round trip of so many seconds on nothing moves."""
AT_REST: Final = 1.0
"""Seconds after which an app that has just begun is at rest."""
AGAIN: Final = 60.0
"""After so many seconds the round trip is measured again."""
QUESTION: Final = "\x1b[?2026$p"
"""Asks the terminal for a mode; Textual knows the answer."""


def is_far(variables: Mapping[str, str]) -> bool:
    """Tell from the environment whether the terminal is reached over a network."""
    return any(variables.get(name) for name in ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"))


class Pace:
    """Whether anything moves: as the user wants it, and only on a terminal with colours that answers quickly."""

    def __init__(
        self,
        app: "App[Any]",
        wanted: Callable[[], bool],
        far: bool | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.app = app
        self.wanted = wanted
        self.far = is_far(environ) if far is None else far
        """Whether the terminal is slow unless it has proven otherwise."""
        self.clock = clock
        self.always = False
        """Whether everything moves wherever it is, even where nobody looks."""
        self.round_trip: float | None = None
        """The seconds between a question and its answer, None before the first one."""
        self.running: set[Motion] = set()
        self._answers = False
        self._asked_at: float | None = None
        self._measured_at = 0.0

    @property
    def allowed(self) -> bool:
        """Whether something may move now."""
        if self.always:
            return True
        if not self.wanted() or self.app.is_headless or depth_of(self.app) == "none":
            return False
        waiting = 0.0 if self._asked_at is None else self.clock() - self._asked_at
        if self.round_trip is None:
            return not self.far
        return max(self.round_trip, waiting) <= SLOW

    def measure(self) -> None:
        """Ask the terminal, and note when."""
        driver = self.app._driver
        if driver is not None and not self.app.is_headless and self.wanted():
            self._asked_at = self.clock()
            driver.write(QUESTION)
            driver.flush()

    def answered(self, at: float) -> None:
        """Note an answer; a terminal that answers the driver can be asked."""
        if self._asked_at is not None:
            self.round_trip, self._asked_at = max(0.0, at - self._asked_at), None
            self._measured_at = at
        elif not self._answers:
            self.app.set_timer(AT_REST, self.measure)
        self._answers = True

    def keep_measuring(self) -> None:
        """Ask again when the last answer is old."""
        if self._answers and self._asked_at is None and self.clock() - self._measured_at > AGAIN:
            self.measure()

    def settle(self) -> None:
        """End whatever moves, with everything in its place."""
        for motion in tuple(self.running):
            motion.settle()


class Motion:
    """The frames of a panel in which something comes to its place."""

    def __init__(self, panel: "Panel") -> None:
        self.panel = panel
        self.frame: int | None = None
        """The frame to be drawn, None at rest."""
        self.frames = 0
        """How many there are."""
        self._began = 0.0
        self._each = 0.0
        self._pace: Pace | None = None
        self._timer: Timer | None = None

    def begin(self, frames: int) -> None:
        """Show so many frames from now on, in place of others that may still run; nothing where nothing moves."""
        pace: Pace | None = getattr(self.panel.app, "pace", None) if self.panel.is_mounted else None
        if pace is None or frames < 1:
            return
        pace.keep_measuring()
        behind_a_dialog = self.panel.screen is not self.panel.app.screen
        if not pace.allowed or not self.panel.region or behind_a_dialog:
            return
        self._stop()
        self._pace, self.frames = pace, frames
        self._each = min(FRAME, LONGEST / frames)
        self._began = pace.clock()
        self.frame = 0
        pace.running.add(self)
        self._timer = self.panel.set_interval(self._each, self.tick)
        self.panel.redraw()

    def tick(self) -> None:
        """Show the frame that it is time for; a late one is left out."""
        if self._pace is None or self.frame is None:
            return
        frame = int((self._pace.clock() - self._began) / self._each + 0.001)
        if frame >= self.frames:
            self.settle()
        elif frame != self.frame:
            self.frame = frame
            self.panel.redraw()

    def settle(self) -> None:
        """End at once, with everything in its place."""
        if self.frame is not None:
            self._stop()
            self.panel.redraw()

    def _stop(self) -> None:
        self.frame = None
        if self._timer is not None:
            self._timer.stop()
            self._timer = None
        if self._pace is not None:
            self._pace.running.discard(self)

    def between(self, start: int, end: int) -> int:
        """Give the number that is shown on the way from one to another; at rest the last one."""
        return end if self.frame is None else start + (end - start) * (self.frame + 1) // (self.frames + 1)
