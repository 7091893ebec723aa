"""The names of the villages: short ones, the same on the map, in lists, in the log and in text mode."""

import re
from functools import cache
from typing import Final

from cuzco_tui.games.cuzco.engine.board import Board
from cuzco_tui.games.cuzco.engine.codes import CUZCO
from cuzco_tui.messages import Value, message

FEATHER_LETTERS: Final = "TPOK"
"""Turquoise, purple, orange and pink."""
_OLD_FORM: Final = re.compile(r"([^\W\d]+)\W*(?:dorf|dorp|village)?\W*([1-6])$")
"""A village by its ring and its number there, such as `inner 3`."""


def village_names(board: Board) -> tuple[str, ...]:
    """Name every village by its feather's letter and its VP, such as K3; a small letter tells two alike apart."""
    return _names(tuple(board.feathers), tuple(board.vp))


@cache
def _names(feathers: tuple[int, ...], vp: tuple[int, ...]) -> tuple[str, ...]:
    stems = [f"{FEATHER_LETTERS[feather]}{worth}" for feather, worth in zip(feathers, vp, strict=True)]
    return tuple(
        f"{stem}{'abcdefghijkl'[stems[:village].count(stem)]}" if stems.count(stem) > 1 else stem
        for village, stem in enumerate(stems)
    )


def place(location: int, board: Board) -> Value:
    """Name a village or Cuzco."""
    return message("place-cuzco") if location == CUZCO else village_names(board)[location]


def ring(village: int) -> Value:
    """Say in which ring a village lies, and its number there."""
    return message("ring-inner", number=village + 1) if village < 6 else message("ring-outer", number=village - 5)


def read_places(words: str, board: Board) -> list[int]:
    """Give the places that words may mean: `K3`, or `T2` for both T2a and T2b; `inner 3`, `outer-2` or `cuzco`."""
    text = words.strip().casefold()
    if text[:2] in ("cu", "cz"):
        return [CUZCO]
    typed = re.split(r"\W+", text)[-1]
    called = [name.casefold() for name in village_names(board)]
    if typed in called:
        return [called.index(typed)]
    if alike := [village for village, name in enumerate(called) if len(typed) > 1 and name.startswith(typed)]:
        return alike
    found = _OLD_FORM.search(text)
    if not found:
        return []
    ring_word, number = found[1], int(found[2]) - 1
    if ring_word.startswith(("i", "bi")):
        return [number]
    return [number + 6] if ring_word.startswith(("o", "ä", "a", "bu")) else []
