"""Play a table onwards in the tests."""

import random

from cuzco_tui.table.seats import Seat, bot, human
from cuzco_tui.table.table import Table

SEATS: tuple[Seat, ...] = (human("Ana"), bot("Bob", "first"))


def play_first(table: Table, choices: int = 1) -> None:
    """Make the first option of each decision the choice."""
    for _ in range(choices):
        decision = table.decision
        assert decision is not None
        table.play(decision.seat, decision.options[0], table.step)


def play_randomly(table: Table, seed: int, choices: int = 10_000) -> None:
    """Make random choices until the game is over or enough were made."""
    generator = random.Random(seed)
    for _ in range(choices):
        decision = table.decision
        if decision is None:
            return
        table.play(decision.seat, generator.choice(decision.options), table.step)


def texts(table: Table) -> list[str]:
    """Give the standing choices of a table."""
    return table.choice_texts
