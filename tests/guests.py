"""The toy games as guests beside the game that lives here."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "text"))

from grand_toy import GRAND_DESCRIPTION, MODULES
from toy_words import SPOKEN_TOY_DESCRIPTION

from cuzco_tui.games import find_game, guest
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table import seats
from cuzco_tui.table.table import Table

__all__ = ("GRAND_DESCRIPTION", "MODULES", "SPOKEN_TOY_DESCRIPTION", "kept", "two_guests")


@contextmanager
def two_guests() -> Iterator[None]:
    """House both."""
    with guest(SPOKEN_TOY_DESCRIPTION), guest(GRAND_DESCRIPTION):
        yield


def kept(name: str, choices: int | None = None, seed: int = 3) -> str:
    """A saved game of Ann against the usual bot after so many choices, each of them the first; None to its end."""
    game = find_game(name)
    who = [seats.human("Ann"), seats.bot("Ben", game.description.usual_bot)]
    table = Table.new(game, who, seed, store=SqliteStore())
    while (decision := table.decision) is not None and (choices is None or table.step < choices):
        table.play(decision.seat, decision.options[0], table.step)
    table.close()
    assert table.id is not None
    return table.id
