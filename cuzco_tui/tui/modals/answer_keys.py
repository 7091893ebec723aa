"""The keys of a dialog's options: the numbers of answers, which stay with their options in a series of questions."""

from collections.abc import Callable, Container, Mapping, Sequence
from types import MappingProxyType
from typing import Final
from weakref import WeakKeyDictionary

from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.actions import ANSWERS, DIGITS, TAKES_NOTHING

A_LETTER: Final = -1
"""The number of an option that is not to have a digit."""
_NONE: Final[Mapping[str, int]] = MappingProxyType({})


def no_digit(_text: str) -> int | None:
    """Know no number that an option shows."""
    return None


def numbered(
    texts: Sequence[str],
    digit_of: Callable[[str], int | None],
    kept: Mapping[str, int] = _NONE,
    reserved: Container[int] = (),
    answers: Sequence[int] = ANSWERS,
) -> dict[str, int]:
    """Give options the numbers of their keys: the number that an option shows or had, the others those that follow.

    An option that shows the number of another one, or is not to have a digit, has a letter. What is kept for an option
    is given to no other one, whether it is offered or not, and neither is what is reserved.
    `answers` are the numbers that have a key.
    """
    found: dict[str, int] = {}
    for text in texts:
        number = kept.get(text, digit_of(text))
        if number is not None and (number in answers or number == TAKES_NOTHING) and number not in found.values():
            found[text] = number
    taken = {*kept.values(), *found.values()}
    follow = max((number for number in taken if number <= DIGITS), default=0)
    for text in texts:
        if text not in found:
            after = follow if digit_of(text) is None else DIGITS
            free = (number for number in answers if number > after and number not in taken and number not in reserved)
            number = next(free, None)
            if number is not None:
                found[text] = number
                taken.add(number)
    return {text: found[text] for text in texts if text in found}


_series: WeakKeyDictionary[Sitting, dict[object, dict[str, int]]] = WeakKeyDictionary()


def keys_in_series(model: Sitting, series: object) -> dict[str, int]:
    """Give the keys that options have had in a series of questions, to be added to."""
    return _series.setdefault(model, {}).setdefault(series, {})
