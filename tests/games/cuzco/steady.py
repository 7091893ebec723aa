"""A greedy bot that never changes, for tests that need a certain game: new prices in the program leave it alone."""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from benchmarks.yardstick.greedy import greedy_bot
from cuzco_tui.game import Bot
from cuzco_tui.games.cuzco.game import Cuzco

STEADY: Bot = greedy_bot


@contextmanager
def steady_greedy() -> Iterator[None]:
    """Let it sit wherever a greedy bot sits down meanwhile, in this process."""
    usual = Cuzco.make_bot

    def make_bot(_game: Cuzco, name: str, seed: int) -> Bot:
        return STEADY if name == "greedy" else usual(name, seed)

    with patch.object(Cuzco, "make_bot", make_bot):
        yield
