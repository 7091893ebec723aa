"""A chair: one seat's, or a spectator's, door to a table.

Whoever holds a chair sees what that seat may know and does what that seat may do, and nothing else. All that goes
through it is plain data or has a plain form, so that a chair can stand in another process than its table.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from cuzco_tui.game import Decision, GameError, Hint, Json, Reason, Standing
from cuzco_tui.table.news import NOTHING_HEARD, Report
from cuzco_tui.table.seats import Seat
from cuzco_tui.table.table import UndoBar


class TableFacts(NamedTuple):
    """What everybody at a table knows of it besides the game."""

    id: str | None
    """The name of the save, None when the game is not saved."""
    game: str
    rules: int
    options: Mapping[str, Json]
    seats: tuple[Seat, ...]
    """Who plays each seat now: a bot may stand in for a person."""
    hints: bool = True
    """Whether a player may ask for hints."""


class Position(NamedTuple):
    """A table as one chair sees it at one moment; `version` grows with everything that is published to the chair."""

    version: int
    number: int
    """How much the chair was told so far."""
    step: int
    """How much of that stands; it names the question that a choice answers, and what an undo takes back."""
    view: Any
    turn: int | None
    """Whose turn it is, None when the game is over."""
    decision: Decision | None
    """What the chair's own seat must decide now."""
    undo_bar: UndoBar | None
    """Why the seat cannot take back its last choice, None when it can."""
    standings: tuple[Standing, ...]
    seed: int | None = None
    """What the game was dealt from, told after its end."""
    trouble: GameError | None = None
    """Why the table stands still until somebody lets it go on, such as a full disk."""


class Chair(Protocol):
    """What a front end holds of a table."""

    @property
    def seat(self) -> int | None:
        """The seat, None for a spectator, whose chair only looks."""

    @property
    def table(self) -> TableFacts:
        """Which game is played, and who sits where."""

    @property
    def position(self) -> Position:
        """The table as it was last published to this chair."""

    @property
    def opened(self) -> int:
        """Grows when the table was opened anew, as after a restart elsewhere: its news are counted anew then."""

    def listen(self, listener: Callable[[], None] | None) -> None:
        """Call back after every new position; it is told nothing more, and looks when it is ready to."""

    async def report(self, after: int = NOTHING_HEARD) -> Report:
        """Tell what happened after the number that the holder knows."""

    async def play(self, text: str, step: int) -> Position:
        """Make a choice, as the answer to the question of this step, and give the position that it led to.

        It is durable when this returns.
        """

    async def undo(self, step: int) -> Position:
        """Take back the seat's last choice at this step, and give the position before it."""

    async def why_not(self) -> list[Reason]:
        """Say what is not available to the seat now, and why."""

    async def better_hint(self, plan: Sequence[str] = ()) -> Hint | None:
        """Ask for advice that is thought about in another process, for somebody who follows a plan perhaps.

        None when the seat decides nothing any more, the table plays without hints, or thinking failed.
        """

    async def set_pause(self, seconds: float) -> None:
        """Let the bots of the table make so long a pause before each choice."""

    async def hurry(self) -> None:
        """Let the bots choose without a pause up to the next decision of a person."""

    async def wait_after(self, part: Callable[[Any], int], seen: int) -> None:
        """Let the bots wait as soon as a view is of a later part of the game than was seen; elsewhere nobody waits."""

    async def go_on(self) -> None:
        """Let a table that stands still because of a trouble try again."""

    async def leave(self) -> None:
        """Give the chair back; the table goes on."""
