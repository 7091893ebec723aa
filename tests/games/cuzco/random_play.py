"""Players that need no plan: one picks any option alike, one what it has seldom chosen, one follows its taste."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random
from typing import NamedTuple

from cuzco_tui.games.cuzco.engine import Choice, State, new_game, play

Pick = Callable[[Sequence[Choice]], Choice]
"""Takes one of the options."""


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


def any_option(seed: int) -> Pick:
    """Give a player to whom all options are alike."""
    draw = Random(seed).random

    def pick(options: Sequence[Choice]) -> Choice:
        return options[int(draw() * len(options))]

    return pick


def seldom_chosen(seed: int, chosen: Counter[str] | None = None) -> Pick:
    """Give a player that likes an option the less the more often it was chosen, in these games so far."""
    draw = Random(seed).random
    memory: Counter[str] = Counter() if chosen is None else chosen

    def pick(options: Sequence[Choice]) -> Choice:
        taken = _weighted(options, [1.0 / (1 + memory[choice.text]) for choice in options], draw())
        memory[taken.text] += 1
        return taken

    return pick


def by_taste(seed: int) -> Pick:
    """Give a player that likes some words of the options ten thousand times better than others, all game long.

    Such players reach what no even-handed player does: a full mask, the end of the knowledge track, the last khipu.
    """
    random = Random(seed)
    likes: dict[str, float] = {}

    def liking(text: str) -> float:
        words = text.split()
        product_of_likes = 1.0
        for word in dict.fromkeys((words[0], words[min(1, len(words) - 1)], words[-1])):
            if word not in likes:
                likes[word] = 10_000.0 ** random.random()
            product_of_likes *= likes[word]
        return product_of_likes

    def pick(options: Sequence[Choice]) -> Choice:
        return _weighted(options, [liking(choice.text) for choice in options], random.random())

    return pick


def _weighted(options: Sequence[Choice], weights: list[float], draw: float) -> Choice:
    """Give the option that a draw from 0 to 1 points at."""
    left = draw * sum(weights)
    for choice, weight in zip(options, weights, strict=True):
        left -= weight
        if left < 0:
            return choice
    return options[-1]


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
