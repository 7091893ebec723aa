"""How many cells of a terminal a text takes: East Asian letters take two, accents that sit on a letter none."""

from functools import lru_cache
from typing import Final

CUT: Final = "\u2026"
"""Stands where something is left out."""
_TWO_CELLS: Final = frozenset("WF")
_NO_CELL: Final = frozenset(("Mn", "Mc", "Me", "Cf"))


def cells(text: str) -> int:
    """Count the cells of a text."""
    return len(text) if text.isascii() else sum(map(_cells_of, text))


@lru_cache(2048)
def _cells_of(sign: str) -> int:
    from unicodedata import category, east_asian_width

    if category(sign) in _NO_CELL:
        return 0
    return 2 if east_asian_width(sign) in _TWO_CELLS else 1


def cut(text: str, room: int) -> str:
    """Give the longest beginning of a text that fits into so many cells."""
    if text.isascii():
        return text[: max(room, 0)]
    used = 0
    for place, sign in enumerate(text):
        used += _cells_of(sign)
        if used > room:
            return text[:place]
    return text


def shortened(text: str, room: int) -> str:
    """Give a text, cut and with a mark at its end where it has no room."""
    return text if cells(text) <= room else f"{cut(text, room - cells(CUT)).rstrip()}{CUT}"


def padded(text: str, room: int) -> str:
    """Give a text with blanks after it, up to so many cells."""
    return text + " " * (room - cells(text))


def padded_before(text: str, room: int) -> str:
    """Give a text with blanks before it, up to so many cells."""
    return " " * (room - cells(text)) + text
