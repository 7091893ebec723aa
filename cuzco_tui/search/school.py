"""What a game brings so that the value of its positions can be learned from many games of its own bots."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias

from cuzco_tui.game import Bot, Choice, Json

Weights: TypeAlias = Sequence[Sequence[Sequence[float]]]
"""For each stage and each part of its shape the weight of every feature."""


class Sample(NamedTuple):
    """A position as one seat finds it at the end of its part."""

    stage: int
    """Which model it belongs to."""
    shape: Sequence[float]
    """By how much each part of a weight counts here, such as 1, how late it is, and the square of that."""
    amounts: Sequence[float]
    """The features."""
    score: float
    """What the seat has already; what it gains until the end is to be foretold."""


class Course(NamedTuple):
    """Games of one kind of players, and how much their positions count when weights are fitted after later courses."""

    name: str
    games: int
    counts: float


class School(Protocol):
    """Sits its players at tables, and reads a position as a sample. States are opaque to who trains."""

    stages: Sequence[str]
    features: Sequence[str]
    shapes: int
    foresight: float
    """How far a position's value is taken from that of the same seat's next position, by the weights themselves, and
    not from the end of the game: 0 for the end alone. The more, the less chance blurs what is learned, and the more it
    depends on the features.
    """
    courses: Sequence[Course]
    """The usual courses; the players of a course know the weights that were fitted after the one before."""
    shipped: Path
    """The file of the weights that come with the game."""

    def table(self, chance: Random) -> tuple[int, Mapping[str, Json]]:
        """Say how many seats the next game has, and its table options."""

    def players(self, course: int, seats: int, weights: Weights | None, chance: Random) -> list[Bot]:
        """Seat the players of a course, who try out enough that is unusual to learn from it."""

    def asked(self, state: Any) -> int | None:
        """Give the seat that decides, None at the end of the game."""

    def options(self, state: Any) -> Sequence[Choice]:
        """Give the options of the seat whose part it is, none when its part is over."""

    def play_on(self, state: Any, choice: Choice) -> None:
        """Carry out an option, and go on only as long as the same seat's part lasts."""

    def advance(self, state: Any) -> None:
        """Go on from the end of a part to the next decision."""

    def sample(self, state: Any, seat: int) -> Sample:
        """Read a position in which the seat has just finished its part."""

    def result(self, scores: Mapping[int, int], seat: int) -> float:
        """Say what the final scores of all seats come to for one of them: what its values are to foretell."""
