"""Lines that any screen reader, braille display or pipe can take: at most 80 cells, and nothing but words."""

from collections.abc import Iterator
from typing import Final

from cuzco_tui.widths import cells, cut

WIDTH: Final = 80
_CONTINUED: Final = "  "
_DRAWING: Final = ((0x2500, 0x25A0), (0x2800, 0x2900), (0x1FB00, 0x1FC00))
"""Box drawing and blocks, braille patterns, legacy blocks: a screen reader spells them out or drops them."""


def plain(text: str) -> str:
    """Give a text without control characters and drawing characters, each of them a blank."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(sign if _is_plain(sign) else " " for sign in text)


def _is_plain(sign: str) -> bool:
    return sign.isprintable() and not any(first <= ord(sign) < end for first, end in _DRAWING)


def wrap(text: str, width: int = WIDTH) -> Iterator[str]:
    """Break a text at blanks into lines of at most that width; each further line of a fact is indented."""
    for fact in text.splitlines():
        line = ""
        for word in plain(fact).split():
            while word:
                if not line.strip():
                    start = cut(word, width - cells(line)) or word[0]
                    line, word = line + start, word[len(start) :]
                elif cells(line) + 1 + cells(word) <= width:
                    line, word = f"{line} {word}", ""
                else:
                    yield line
                    line = _CONTINUED
        if line.strip():
            yield line
