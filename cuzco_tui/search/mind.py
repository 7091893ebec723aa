"""What a game brings to be searched: trying out a seat's own part of the game, and what a position is worth."""

from collections.abc import Sequence
from typing import Any, Protocol

from cuzco_tui.game import Choice


class Reached:
    """A position of a search: what it is worth, and by which choice it was reached from which other one."""

    __slots__ = ("asked", "before", "choice", "known", "next", "state", "worth")

    def __init__(
        self, state: Any, worth: float, asked: int, known: int, before: "Reached | None", choice: Choice | None
    ) -> None:
        self.state: Any = state
        self.worth: float = worth
        self.asked: int = asked
        """How many options the seat has here; none when its part is over."""
        self.known: int = known
        """The count of what was rolled or revealed."""
        self.before: Reached | None = before
        self.choice: Choice | None = choice
        self.next: list[Reached] | None = None
        """Where the options lead, once somebody has looked."""


class Mind(Protocol):
    """Knows a game well enough to plan in it; states are opaque to who searches.

    A seat's part is all that it decides one after the other until somebody else decides, or chance does.
    """

    def imagine(self, view: Any, seed: int) -> Any:
        """Make a state that looks the same to the view's seat, which decides; the hidden part is dealt by the seed."""

    def deal_anew(self, state: Any, seat: int, seed: int) -> Any:
        """Make another state that looks the same to the seat, which decides; the hidden part is dealt by the seed."""

    def copy(self, state: Any) -> Any:
        """Give a copy that can be played on without touching the original."""

    def play_on(self, state: Any, choice: Choice) -> None:
        """Carry out one of the options, and go on only as long as the same seat's part lasts."""

    def options(self, state: Any) -> Sequence[Choice]:
        """Give the options of the seat whose part it is, none when its part is over."""

    def value(self, state: Any, seat: int) -> float:
        """Say what a seat will have at the end, in VP, when it has finished its part."""

    def expand(self, position: Reached, seat: int) -> list[Reached]:
        """Try out each option of a position in its own state: its value, with a guess for what is begun.

        All of a search's time is spent here.
        """

    def known(self, state: Any) -> int:
        """Give a count that grows whenever something is rolled or revealed."""
