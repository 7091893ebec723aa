"""Players of any game that need no plan: one picks any option alike, one what it has seldom chosen, one by taste."""

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from cuzco_tui.game import Choice

Pick = Callable[[Sequence[Any]], Any]
"""Takes one of the options."""


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
