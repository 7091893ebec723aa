"""Tables of Cuzco at which players sit that need no plan."""

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

from cuzco_tui.games.cuzco.engine import State, new_game, play
from tests.random_players import Pick, any_option, by_taste, seldom_chosen

__all__ = [
    "SETUPS",
    "VARIED_SETUPS",
    "Pick",
    "Setup",
    "any_option",
    "by_taste",
    "play_on",
    "positions",
    "seldom_chosen",
]


class Setup(NamedTuple):
    """How a table is made: players, pututu module and reading of the temple rule."""

    players: int
    pututu: bool
    temple: str

    def __str__(self) -> str:
        return f"{self.players}-players{'-pututu' if self.pututu else ''}-{self.temple}"

    def game(self, seed: int) -> State:
        """Make the game of a seed."""
        return new_game(self.players, seed, self.pututu, self.temple)


SETUPS = tuple(Setup(*options) for options in product((2, 3, 4), (False, True), ("upto", "exact")))
VARIED_SETUPS = SETUPS[::5]
"""Few set-ups in which each number of players, each module and each reading of a rule occurs."""


def positions(setup: Setup, seed: int, every: int) -> Iterator[State]:
    """Play a game with a player that prefers variety and give its state now and then, and at its end."""
    state = setup.game(seed)
    pick = seldom_chosen(seed)
    number = 0
    while state.options:
        if number % every == 0:
            yield state
        play(state, pick(state.options))
        number += 1
    yield state


def play_on(state: State, seed: int, choices: int) -> list[str]:
    """Make some more random choices in a game, if it lasts that long, and give their texts."""
    pick = any_option(seed)
    texts: list[str] = []
    while state.options and len(texts) < choices:
        choice = pick(state.options)
        play(state, choice)
        texts.append(choice.text)
    return texts
