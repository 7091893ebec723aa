"""What a position is worth to a seat: its VP and, by weights that `value.json` holds, what it will still gain."""

import json
from collections.abc import Sequence
from functools import cache
from operator import mul
from pathlib import Path
from typing import Final

from cuzco_tui.games.cuzco.bots.features import FEATURES, plain_features, stage_of, task_features
from cuzco_tui.games.cuzco.bots.outlook import Outlook
from cuzco_tui.games.cuzco.bots.topics import TOPIC_OF
from cuzco_tui.games.cuzco.engine.state import State
from cuzco_tui.search.school import Weights

ROUNDS: Final = 7
"""Before the first round, and the six rounds."""
SHAPES: Final = 4
"""A weight changes with the round as a square does, and with the number of seats as a line."""
SEATS: Final = (2, 3, 4)
GAMES_AT_ONCE: Final = 8
"""Of how many games sums are remembered."""
FILE: Final = Path(__file__).with_name("value.json")


def shape(round_number: int, seats: int) -> tuple[float, float, float, float]:
    """Give the numbers by which the parts of a weight count in a round of a game with so many seats."""
    x = (max(round_number, 1) - 1) / 5
    return 1.0, x, x * x, (4 - seats) / 2


class Value:
    """Weights for each number of seats, stage and round, of all features in their order."""

    __slots__ = ("_outlook", "_outlooks", "weights")

    def __init__(self, weights: Weights) -> None:
        self.weights: dict[int, list[list[list[float]]]] = {seats: _by_stage(weights, seats) for seats in SEATS}
        self._outlook: Outlook | None = None
        self._outlooks: dict[tuple[int, ...], Outlook] = {}

    def more(self, s: State, seat: int) -> float:
        """Say what a seat will still gain beyond the VP it has."""
        return self.outlook(s).more(s, seat)

    def outlook(self, s: State) -> Outlook:
        """Give what values the positions of a game and remembers them, for the last few games."""
        outlook = self._outlook
        if outlook is not None and outlook.board is s.board and outlook.seats == s.seats:
            return outlook
        key = (s.seats, id(s.content), *s.board.layout)
        outlook = self._outlooks.get(key)
        if outlook is None:
            if len(self._outlooks) >= GAMES_AT_ONCE:
                self._outlooks = {}
            self._outlooks[key] = outlook = Outlook(s, self.weights[s.seats])
        outlook.board = s.board
        self._outlook = outlook
        return outlook

    def plain_sum(self, s: State, seat: int) -> float:
        """Say the same by summing all features by their weights, as they are defined and slowly."""
        weights = self.weights[s.seats][stage_of(s, seat)][s.round]
        total: float = sum(map(mul, plain_features(s, seat), weights))
        for feature in task_features(s, seat):
            total += weights[feature]
        return total

    def accounts(self, s: State, seat: int) -> dict[str, float]:
        """Split the same by topic, for who wants to know where it comes from."""
        weights = self.weights[s.seats][stage_of(s, seat)][s.round]
        found: dict[str, float] = {}
        weighted = list(map(mul, plain_features(s, seat), weights))
        for feature, vp in (*enumerate(weighted), *((number, weights[number]) for number in task_features(s, seat))):
            topic = TOPIC_OF[feature]
            found[topic] = found.get(topic, 0.0) + vp
        return found


def _by_stage(weights: Weights, seats: int) -> list[list[list[float]]]:
    """Work out the weight of every feature in each stage and round of a game with so many seats."""
    return [[_weights_in(parts, shape(number, seats)) for number in range(ROUNDS)] for parts in weights]


def _weights_in(parts: Sequence[Sequence[float]], amounts: Sequence[float]) -> list[float]:
    return [
        sum(part[feature] * amount for part, amount in zip(parts, amounts, strict=False)) for feature in range(FEATURES)
    ]


@cache
def learned_values(file: Path = FILE) -> tuple[Value, ...]:
    """Read the weights that were learned, after each of the last courses of the training."""
    return tuple(Value(weights) for weights in json.loads(file.read_text(encoding="utf-8"))["weights"])


def learned_value(file: Path = FILE) -> Value:
    """Give the value that was learned last, which knows most."""
    return learned_values(file)[-1]
