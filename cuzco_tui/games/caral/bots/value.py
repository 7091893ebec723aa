"""What a position is worth to a seat: its lead for sure and, by weights that `value.json` holds, what is to come."""

import json
from collections.abc import Sequence
from functools import cache
from operator import add, mul
from pathlib import Path
from typing import Final

from cuzco_tui.games.caral.bots.features import FEATURES, STAGES, TOPIC_OF, features, stage_of
from cuzco_tui.games.caral.bots.prior import prior_weights
from cuzco_tui.games.caral.bots.sight import Board, Shape, shape, standing
from cuzco_tui.games.caral.bots.topics import FAME
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.search.school import Weights

REMEMBERED: Final = 2000
"""For how many stages and times of games combined weights are kept."""
FILE: Final = Path(__file__).with_name("value.json")


class Value:
    """Weights for each stage and part of the shape, of all features in their order, on top of the rules of thumb."""

    def __init__(self, weights: Weights | None = None) -> None:
        prior = prior_weights()
        learned = prior if weights is None else [_sum_of(*parts) for parts in zip(prior, weights, strict=True)]
        self._columns = [list(zip(*parts, strict=True)) for parts in learned]
        assert len(self._columns) == STAGES
        assert all(len(columns) == FEATURES for columns in self._columns)
        self._combined: dict[tuple[int, Shape], list[float]] = {}

    def of(self, s: State, seat: int) -> float:
        """Say how far a seat will be ahead at the end."""
        board = Board(s)
        weights = self._weights(stage_of(s, seat), shape(s, board))
        total: float = sum(map(mul, features(s, seat, board), weights))
        return standing(s, seat, board) + total

    def _weights(self, stage: int, counts: Shape) -> list[float]:
        """Work out the weights at a time of the game, and remember those of the last times."""
        found = self._combined.get((stage, counts))
        if found is None:
            if len(self._combined) >= REMEMBERED:
                self._combined.clear()
            found = [sum(map(mul, counts, column)) for column in self._columns[stage]]
            self._combined[(stage, counts)] = found
        return found

    def accounts(self, s: State, seat: int) -> dict[str, float]:
        """Split the same by topic, for who wants to know where it comes from."""
        board = Board(s)
        found = {FAME: standing(s, seat, board)}
        weights = self._weights(stage_of(s, seat), shape(s, board))
        for topic, amount, weight in zip(TOPIC_OF, features(s, seat, board), weights, strict=True):
            if amount:
                found[topic] = found.get(topic, 0.0) + amount * weight
        return found


def _sum_of(one: Sequence[Sequence[float]], other: Sequence[Sequence[float]]) -> list[list[float]]:
    """Add what was learned to what is known by rules of thumb."""
    return [list(map(add, *rows)) for rows in zip(one, other, strict=True)]


def known_by_thumb(s: State, seat: int, board: Board, amounts: Sequence[float]) -> float:
    """Say what a seat will still gain by rules of thumb alone."""
    rows = _prior()[stage_of(s, seat)]
    found = 0.0
    for count, row in zip(shape(s, board), rows, strict=True):
        found += count * sum(map(mul, amounts, row))
    return found


@cache
def _prior() -> list[list[list[float]]]:
    return prior_weights()


@cache
def learned_values(file: Path = FILE) -> tuple[Value, ...]:
    """Read the weights that were learned, after each of the last courses of the training."""
    return tuple(Value(weights) for weights in json.loads(file.read_text(encoding="utf-8"))["weights"])


def learned_value(file: Path = FILE) -> Value:
    """Give the value that was learned last, which knows most."""
    return learned_values(file)[-1]
