"""The letters by which pieces are told apart without colours."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

ARCHITECT: Final = "\u25c6"
"""The architect, on the path and where he is explained."""
NEUTRAL_LETTER: Final = "N"
"""Stands on what belongs to nobody."""
PRIEST: Final = "P"
"""A priest on a pyramid."""
_SPARE: Final = "RYGBACDEFHIJKLMOQSTUVWXZ"
_TAKEN: Final = f"{NEUTRAL_LETTER}{PRIEST}"


@lru_cache(maxsize=16)
def seat_letters(names: Sequence[str]) -> str:
    """Give each seat a letter of its own: the first one of its name where nobody before has it, else another one."""
    found = ""
    for name in names:
        wanted = [letter for letter in name.upper() if letter.isascii() and letter.isalpha()]
        free = (letter for letter in (*wanted[:1], *wanted[1:], *_SPARE) if letter not in found + _TAKEN)
        found += next(free)
    return found
