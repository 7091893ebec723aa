"""What the features of a position are worth by rules of thumb: what is learned comes on top of it.

Each number is a pair: what one more is worth at the beginning of a game, and at its end.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from cuzco_tui.games.caral.bots.features import (
    CALLED,
    CALLED_LAST,
    FEATURE_NAMES,
    FOUNDING,
    LAST_TURN,
    OFFERED,
    OFFERED_LAST,
    STAGES,
    TURN,
)
from cuzco_tui.games.caral.bots.sight import SHAPES

Worths: TypeAlias = Mapping[str, tuple[float, float]]

_THINGS: Final[Worths] = {
    **{f"stones {number}": (worth, 0.5) for number, worth in enumerate((1.1, 1.0, 0.8, 0.6), 1)},
    **{f"workers outer {number}": (worth, 0.0) for number, worth in enumerate((2.0, 1.9, 1.2, 0.5), 1)},
    **{f"workers inner {number}": (worth, 0.0) for number, worth in enumerate((3.0, 2.8, 2.0, 1.0), 1)},
    **{f"alpacas {number}": (worth, 0.0) for number, worth in enumerate((1.3, 1.2, 0.9, 0.5, 0.2), 1)},
    "cards to 4": (0.5, 0.3),
    "cards to 8": (0.35, 0.25),
    "cards beyond": (0.1, 0.1),
    "stone pair": (0.5, 0.3),
    "clay pair": (0.5, 0.3),
    "fish pair": (0.4, 0.2),
    "alpaca pair": (0.4, 0.2),
    "largest set": (0.3, 0.3),
    "carali": (0.9, 0.1),
    "no carali": (-2.0, -0.5),
    "carali beyond 4": (-0.3, 0.0),
    "reserved": (1.7, 0.3),
    "reserved beyond 1": (-1.0, -0.2),
    "promise": (1.0, 0.75),
    "nothing to build on": (-3.0, -1.0),
    "closeness to outer quarry": (0.6, 0.0),
    "closeness to inner quarry": (1.2, 0.0),
    "priests": (5.0, 0.5),
    "places for priests": (1.0, 0.0),
    "places and carali": (3.0, 1.2),
    "rivals' priests": (-5.0, -0.5),
    "rivals' stones": (-0.8, -0.4),
    "rivals' workers": (-1.3, 0.0),
    "rivals' cards": (-0.4, -0.2),
    "rivals' carali": (-0.7, 0.0),
    "rivals' alpacas": (-0.8, 0.0),
    "rivals' reserved": (-1.5, 0.0),
    "rivals' places for priests": (-2.5, -0.8),
    "rivals' promise": (-1.0, -0.75),
    "tile fame now": (0.5, 0.5),
    "tile fame next": (0.2, 0.1),
    "rivals' tile fame now": (-0.2, -0.2),
    "status nearness": (0.3, 0.1),
    "status one missing": (0.3, 0.2),
    "rivals one missing": (-0.15, -0.1),
    "envoys": (1.5, 0.4),
    "beasts": (1.2, 0.3),
    "one missing": (1.0, 0.4),
    "marker": (2.5, 4.0),
    "rival has marker": (-1.0, -1.5),
}
_WAYS: Final[Worths] = {
    "behind architect": (-0.6, -0.6),
    "centre near": (0.4, 0.4),
    "builds with cards": (0.3, 0.3),
    "best next": (0.45, 0.45),
    "sites behind": (-0.4, -0.3),
    "rivals behind architect": (0.3, 0.3),
    "rivals' sites behind": (0.4, 0.3),
    "spaces ahead of architect": (0.15, 0.15),
    "sites soon behind": (-0.15, -0.1),
    "lead in cards": (0.3, 0.3),
}
_CEREMONY: Final[Worths] = {
    "no offering": (-2.0, -2.0),
    "fame of highest bid": (1.0, 1.0),
    "rivals that can outbid": (-1.6, -2.4),
    "mood is met": (0.3, 0.3),
    "mood strikes": (-0.8, -0.3),
    "carali at stake": (-1.0, -0.3),
}
_CALL: Final[Worths] = {"lead in cards": (1.0, 1.0), "lag in cards": (-0.2, -0.2)}
_NEXT_YEAR: Final[Worths] = {
    "always": (1.2, 1.2),
    "priests": (6.0, 1.5),
    "rivals' priests": (-6.0, -1.5),
}
"""What a year that ends brings: the thanks of the gods, and a new way through all places."""
_LAST: Final[Worths] = {
    **{f"stones {number}": (0.4, 0.4) for number in range(1, 5)},
    "promise": (0.2, 0.2),
    "places and carali": (0.6, 0.6),
    "largest set": (0.4, 0.4),
    "marker": (4.0, 4.0),
    "rival has marker": (-1.5, -1.5),
    "tile fame now": (0.8, 0.8),
    "status one missing": (0.2, 0.2),
}
"""In the last year few things still come to something."""
_OVER: Final[Worths] = {"marker": (4.0, 4.0), "rival has marker": (-1.5, -1.5), "tile fame now": (0.9, 0.9)}


_FOUNDING: Final[Worths] = {
    "closeness to outer quarry": (2.0, 0.0),
    "closeness to inner quarry": (4.0, 0.0),
    "inside": (3.0, 0.0),
}


def prior_weights() -> list[list[list[float]]]:
    """Give the weights by stage, part of the shape, and feature, as those that are learned."""
    by_stage: list[Worths] = [{**_THINGS} for _ in range(STAGES)]
    by_stage[TURN] = {**_THINGS, **_WAYS}
    by_stage[LAST_TURN] = {**_LAST, **_WAYS}
    by_stage[CALLED] = {**_THINGS, **_CALL, **_NEXT_YEAR}
    by_stage[CALLED_LAST] = {**_OVER, **_CALL}
    by_stage[OFFERED] = {**_THINGS, **_CEREMONY, **_NEXT_YEAR}
    by_stage[OFFERED_LAST] = {**_OVER, **_CEREMONY}
    by_stage[FOUNDING] = {**_THINGS, **_FOUNDING}
    return [_rows(worths) for worths in by_stage]


def _rows(worths: Worths) -> list[list[float]]:
    rows = [[0.0] * len(FEATURE_NAMES) for _ in range(SHAPES)]
    for name, (first, last) in worths.items():
        feature = FEATURE_NAMES.index(name)
        rows[0][feature] = first
        rows[1][feature] = last - first
    return rows
