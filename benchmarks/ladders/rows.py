"""What a ladder of bots consists of."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from cuzco_tui.game import Bot, Game, Json

FIRST_SEED = 900_000
ALL_ALIKE = "all"
"""Against whom a bot plays when all seats are its own."""
EVEN = {2: 0.50, 3: 1 / 3, 4: 0.25}


class Row(NamedTuple):
    """A match: who challenges whom at a table of how many, over how many games, and what it should reach."""

    name: str
    challenger: str
    field: str
    seats: int
    games: int
    measure: str
    bar: float
    table: str = ""
    """At which table, where that is not the same in all rows."""


class Ladder(NamedTuple):
    """The rows of a game, with its bots, the options of its tables, and the file of its engine."""

    rows: tuple[Row, ...]
    game: Callable[[], Game]
    make_bot: Callable[[str, int], Bot]
    options: Callable[[Row, int], Mapping[str, Json]]
    """The options of a row's deal."""
    engine: str
