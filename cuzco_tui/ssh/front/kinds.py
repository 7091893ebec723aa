"""Which kind of session a client gets: a screen where one fits, else plain lines."""

import re
from collections.abc import Mapping, Sequence
from typing import Final, Literal

from cuzco_tui.messages import printable

LEAST_COLUMNS: Final = 80
LEAST_LINES: Final = 24
_COLUMNS: Final = range(2, 500 + 1)
_LINES: Final = range(2, 200 + 1)
_MOST_WORDS: Final = 8
_LONGEST_WORD: Final = 100
_IN_LINES: Final = frozenset({"text", "turns", "settings"})
"""Commands that are answered in lines."""
SCREEN: Final = "screen"
_TERM: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9+._-]{0,63}")
_LOCALE: Final = re.compile(r"[A-Za-z0-9][A-Za-z0-9@._-]{0,63}")
_UNKNOWN_SIZE: Final = (LEAST_COLUMNS, LEAST_LINES)


def read_command(command: str) -> tuple[str, ...]:
    """Give the words of a command, not too many and not too long."""
    return tuple(printable(word)[:_LONGEST_WORD] for word in command[:2000].split()[:_MOST_WORDS])


def read_term(term: str) -> str:
    """Give the name of a kind of terminal, empty when it is none."""
    return term if _TERM.fullmatch(term) else ""


def read_locale(environment: Mapping[str, str]) -> str:
    """Give the locale of a client's characters, empty when it tells none or nonsense."""
    told = next((environment[name] for name in ("LC_ALL", "LC_CTYPE", "LANG") if environment.get(name)), "")
    return told if _LOCALE.fullmatch(told) else ""


def read_size(columns: int, lines: int) -> tuple[int, int]:
    """Give a window's size within bounds; a client that knows none says 0."""
    if columns == 0 or lines == 0:
        return _UNKNOWN_SIZE
    return (
        min(max(columns, _COLUMNS.start), _COLUMNS.stop - 1),
        min(max(lines, _LINES.start), _LINES.stop - 1),
    )


def kind_of(
    command: Sequence[str], terminal: bool, term: str, size: tuple[int, int], prefers_lines: bool = False
) -> Literal["screen", "lines"]:
    """Decide whether a session is on screen or in lines; what somebody prefers counts unless they ask for a screen."""
    if not terminal or term in ("", "dumb") or (command and command[0] in _IN_LINES):
        return "lines"
    if prefers_lines and not (command and command[0] == SCREEN):
        return "lines"
    columns, lines = size
    return "screen" if columns >= LEAST_COLUMNS and lines >= LEAST_LINES else "lines"
