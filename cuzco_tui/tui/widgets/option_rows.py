"""What options bring, beside their words: in line where most of it can be told so, behind the words where not."""

from collections.abc import Iterable, Sequence
from typing import Final

from cuzco_tui.widths import cells, shortened

BESIDE: Final = 2
"""The cells between words and what stands beside them, and between two columns of options."""
MARK: Final = 2
"""The cells of the cursor's mark before an option."""
_TOLD_SHARE: Final = 0.9
"""What options bring is in line as long as this share of it is told that could be."""
_LEAST_TOLD: Final = 12
"""So many cells tell something of what an option brings."""
_LEAST_WORDS: Final = 24
"""The words of an option are not cut for that to fewer cells."""


def find_stops(told: Iterable[tuple[int, int]], room: int) -> list[int]:
    """Let what options bring begin in line, after words as long as can be while most of it is told.

    Longer words move nothing but what stands beside themselves and each other. Of each option the lengths of its words
    and of what it brings are given.
    """
    left, stops = list(told), list[int]()
    while left:
        lengths = {length for length, _ in left}
        fitting = {stop: sum(max(stop, length) + brings <= room for length, brings in left) for stop in lengths}
        most = max(fitting.values())
        stops.append(max(stop for stop in lengths if fitting[stop] >= most * _TOLD_SHARE))
        left = [each for each in left if each[0] > stops[-1]]
    return stops


def in_a_row(words: str, phrases: Sequence[str], in_line: int, width: int, *, cuts: bool) -> tuple[str, int, str]:
    """Give an option's words, where what it brings begins, and as much of that as has room.

    Where it has no room in line with the others it begins behind the words. If words may be cut, something of it
    is told as long as there is any room.
    """
    behind = MARK + cells(words) + BESIDE
    told = whole_phrases(phrases, width - in_line - MARK)
    if told == ", ".join(phrases):
        return words, in_line, told
    room = width - behind - MARK
    if nearer := whole_phrases(phrases, room):
        return words, in_line if nearer == told else behind, nearer
    if not cuts:
        return words, in_line, ""
    if room >= _LEAST_TOLD:
        return words, behind, shortened(phrases[0], room)
    for_words = width - 2 * MARK - BESIDE - max(_LEAST_TOLD, min(cells(phrases[0]), width // 3))
    if for_words < _LEAST_WORDS:
        return words, behind, ""
    words, room = shortened(words, for_words), width - for_words - 2 * MARK - BESIDE
    return words, MARK + cells(words) + BESIDE, shortened(phrases[0], room)


def whole_phrases(phrases: Sequence[str], room: int) -> str:
    """As many whole phrases as have room."""
    joined = (", ".join(phrases[:number]) for number in range(len(phrases), 0, -1))
    return next((told for told in joined if cells(told) <= room), "")
