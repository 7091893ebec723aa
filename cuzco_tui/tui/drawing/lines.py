"""Lines of styled text: how wide they are and how they are broken."""

import re
from collections.abc import Sequence
from typing import TypeAlias

from cuzco_tui import widths

Line: TypeAlias = list[tuple[str, str]]
"""Pieces of text with the names of their styles, blank-separated."""


def plain_text(line: Line) -> str:
    """A line without its styles."""
    return "".join(text for text, _ in line)


def cells(line: Line) -> int:
    """Give how many cells a line takes."""
    return sum(widths.cells(text) for text, _ in line)


def padded(line: Line, width: int) -> Line:
    """A line filled with blanks to a width."""
    return [*line, (" " * max(0, width - cells(line)), "")]


def folded(line: Line, width: int, indent: int = 2) -> list[Line]:
    """Break a line at blanks to a width, never inside a word; each further line is indented."""
    if cells(line) <= width:
        return [_joined(line)]
    lines: list[Line] = [[]]
    used = 0
    for word in _words(line):
        blank = used > 0 and word[0][0].startswith(" ")
        if blank and used + cells(word) > width:
            word = [(word[0][0].lstrip(), word[0][1]), *word[1:]]
            lines.append([(" " * indent, "")])
            used = indent
        lines[-1] += word
        used += cells(word)
    return [_joined(part) for part in lines]


def _words(line: Line) -> list[Line]:
    """The words of a line, each with the blanks before it; a word may go through several styles."""
    words: list[Line] = []
    for text, style in line:
        for piece in re.findall(r" *[^ ]+| +", text):
            if words and piece[0] != " ":
                words[-1].append((piece, style))
            else:
                words.append([(piece, style)])
    return words


def _joined(line: Line) -> Line:
    """A line with neighbouring pieces of one style put together."""
    found: Line = []
    for text, style in line:
        if found and found[-1][1] == style:
            found[-1] = (found[-1][0] + text, style)
        elif text:
            found.append((text, style))
    return found


def beside(left: Sequence[Line], right: Sequence[Line], column: int) -> list[Line]:
    """Set two blocks side by side, the right one from a column on."""
    rows = max(len(left), len(right))
    return [
        [*padded(left[row] if row < len(left) else [], column), *(right[row] if row < len(right) else [])]
        for row in range(rows)
    ]


def wrapped(line: Line, width: int) -> list[Line]:
    """Break a line at blanks to a width; each further line is indented."""
    if cells(line) <= width or width < 8:
        return [line]
    lines: list[Line] = [[]]
    used = 0
    for text, style in line:
        for word in re.findall(r"\s*\S+|\s+$", text):
            if used and used + widths.cells(word) > width and word.strip():
                lines.append([("  ", style)])
                used = 2
                word = word.lstrip()
            if lines[-1] and lines[-1][-1][1] == style:
                lines[-1][-1] = (lines[-1][-1][0] + word, style)
            else:
                lines[-1].append((word, style))
            used += widths.cells(word)
    return lines
