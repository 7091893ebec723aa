"""The characters that a terminal can show: all of them, or ASCII alone where its locale knows no others.

Whatever is painted goes through `in_ascii` there, so that no panel, border, scroll bar or notice has to care.
"""

import os
import sys
from collections.abc import Mapping
from typing import Final
from unicodedata import combining, name, normalize

_LOCALE: Final = ("LC_ALL", "LC_CTYPE", "LANG")
"""Where a locale is named, what counts most first."""
_ASCII_LOCALES: Final = ("C", "POSIX")
_COERCED: Final = ("C.UTF-8", "C.utf8", "UTF-8")
"""What Python itself puts into LC_CTYPE when it starts in the locale C."""

_DRAWN: Final = {
    "-": "─┄┈╌╴╶╼╾▔▀–—―‐‑−",  # noqa: RUF001
    "=": "═━┅┉╸╺",
    "|": "│┃┆┇┊┋╎╏╵╷╹╻╽╿║▌▐▏▎▍▋▊▉▕",
    "_": "▁▂▃▄",
    "#": "▅▆▇█▓▖▗▘▙▚▛▜▝▞▟■▪◼▬▮",
    ":": "░▒⋮",
    "/": "╱⁄",  # noqa: RUF001
    "\\": "╲",
    "X": "╳",  # noqa: RUF001
    "<": "◀◁◂◃◄‹«⟨",  # noqa: RUF001
    ">": "▶▷▸▹►›»⟩",  # noqa: RUF001
    "^": "▲△▴▵⌃",
    "v": "▼▽▾▿⌄",
    "O": "●◉⬤",
    "o": "○◌◦°øØ",
    "*": "◆◇❖★☆✦✶✱•‣∙",
    "+": "✓✔✚╍",
    "x": "×✗✘✕✖",  # noqa: RUF001
    ".": "·․",  # noqa: RUF001
    "~": "…",
    ",": "‚",  # noqa: RUF001
    "'": "‘’′`´",  # noqa: RUF001
    '"': "“”„″",
    " ": "\u00a0\u2002\u2003\u2007\u2009\u202f\u2800",
    "[": "□▫◻▭▯",
    "s": "ß",
    "a": "æ",
    "l": "ł",
    "E": "€",
}
_PLAIN: Final = {sign: plain for plain, signs in _DRAWN.items() for sign in signs}
_BOX, _BRAILLE, _FACES = range(0x2500, 0x2580), range(0x2800, 0x2900), range(0x2680, 0x2686)
_ARROWS: Final = {"LEFTWARDS": "<", "RIGHTWARDS": ">", "UPWARDS": "^", "DOWNWARDS": "v"}


def ascii_only(environment: Mapping[str, str] = os.environ, encoding: str | None = None) -> bool:
    """Say whether a locale, or the encoding of what is written to, has no more than ASCII; one that is not told has."""
    if encoding is not None and encoding.lower().replace("-", "").replace("_", "") != "utf8":
        return True
    named = [environment.get(variable, "") for variable in _LOCALE]
    if not named[0] and named[1] in _COERCED and named[2] in _ASCII_LOCALES:
        return True
    locale = next(filter(None, named), "")
    charset = locale.partition(".")[2].partition("@")[0].lower().replace("-", "")
    return locale in _ASCII_LOCALES or charset not in ("", "utf8")


def own_terminal_is_ascii() -> bool:
    """Say whether the terminal in which this program runs has no more than ASCII."""
    return ascii_only(os.environ, getattr(sys.__stdout__, "encoding", None))


def in_ascii(text: str) -> str:
    """Give a text, or what paints one, in ASCII characters that take the same cells."""
    return text if text.isascii() else text.translate(_TABLE)


class _Table(dict[int, str]):
    """What stands for each character, found out when it is first met."""

    def __missing__(self, code: int) -> str:
        self[code] = _plain(chr(code)) if code > 0x7F else chr(code)
        return self[code]


_TABLE: Final = _Table()


def _plain(sign: str) -> str:
    """Give what stands for a character: as many as it takes cells."""
    from rich.cells import cell_len

    room = cell_len(sign)
    if room != 1:
        return "?" * room
    code = ord(sign)
    if sign in _PLAIN:
        return _PLAIN[sign]
    if code in _BOX:
        return "+"
    if code in _BRAILLE:
        dots = (code & 0xFF).bit_count()
        return "." if dots < 3 else ":" if dots < 6 else "#"
    if code in _FACES:
        return str(code - _FACES.start + 1)
    for word, plain in _ARROWS.items():
        if name(sign, "").startswith(word):
            return plain
    letters = [part for part in normalize("NFKD", sign) if not combining(part)]
    return letters[0] if len(letters) == 1 and letters[0].isascii() and letters[0].isprintable() else "?"
