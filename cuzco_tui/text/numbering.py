"""The numbers of options, which stay the same while somebody takes several things from one list."""

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

from cuzco_tui.messages import Message, message
from cuzco_tui.play.answers import WordedOption


class Numbered(NamedTuple):
    """The options of a question by their numbers, and what changed since the same list was read before."""

    numbers: tuple[int, ...]
    options: tuple[WordedOption, ...]
    """In the order of their numbers."""
    goes_on: bool = False
    """Whether the list was read just before."""
    fresh: frozenset[str] = frozenset()
    """The texts of options that were not in the list before."""
    gone: tuple[int, ...] = ()
    """The numbers of options that were in it."""

    def place(self, number: int) -> int | None:
        """Give the place of an option by its number; None when there is no such option."""
        return self.numbers.index(number) if number in self.numbers else None

    def number_of(self, text: str) -> int | None:
        """Give the number of an option by its text."""
        return next(
            (number for number, each in zip(self.numbers, self.options, strict=True) if each.text == text), None
        )


class OptionLine(NamedTuple):
    """A line that tells of one or several options, and their numbers."""

    said: Message
    numbers: tuple[int, ...]


def counted(options: Sequence[WordedOption]) -> Numbered:
    """Number options from 1 on."""
    return Numbered(tuple(range(1, len(options) + 1)), tuple(options))


def a_line_each(asked: Numbered) -> list[OptionLine]:
    """Tell every option in full in a line of its own."""
    return [
        OptionLine(message("text-option", number=number, words=option.words), (number,))
        for number, option in zip(asked.numbers, asked.options, strict=True)
    ]


def ranges(numbers: Sequence[int]) -> Iterator[Message | str]:
    """Say numbers, with those that follow each other by the first and the last."""
    first = last = numbers[0]
    for number in (*numbers[1:], -1):
        if number == last + 1:
            last = number
            continue
        yield message("text-from-to", first=first, last=last) if last > first + 1 else str(first)
        if last == first + 1:
            yield str(last)
        first = last = number


def no_such_number(typed: str, numbers: Sequence[int]) -> Message:
    """Say that a number is none of these, and which there are."""
    last = max(numbers, default=0)
    if len(numbers) == last:
        return message("text-no-number", number=typed, last=last)
    return message("text-no-number-of", number=typed, numbers=tuple(ranges(numbers)))


class Numbering:
    """Gives numbers to the questions of one person."""

    def __init__(self) -> None:
        self._key: Hashable | None = None
        self._numbers: dict[str, int] = {}
        self._there: set[str] = set()

    def number(self, key: Hashable | None, options: Sequence[WordedOption]) -> Numbered:
        """Number the options of a question; one that goes on with a list keeps its numbers, new ones come last."""
        if key is None:
            return counted(options)
        goes_on = key == self._key
        if not goes_on:
            self._key, self._numbers, self._there = key, {}, set()
        before = self._there
        for option in options:
            self._numbers.setdefault(option.text, len(self._numbers) + 1)
        self._there = {option.text for option in options}
        ordered = sorted(options, key=lambda option: self._numbers[option.text])
        return Numbered(
            tuple(self._numbers[option.text] for option in ordered),
            tuple(ordered),
            goes_on,
            frozenset(self._there - before),
            tuple(sorted(self._numbers[text] for text in before - self._there)),
        )
