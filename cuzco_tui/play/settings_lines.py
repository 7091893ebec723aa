"""Changes values in the text of a settings file, line by line, and leaves everything else as somebody wrote it."""

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

_HEADING: Final = re.compile(r"""\s*\[\s*(?:"([\w-]+)"|'([\w-]+)'|([\w-]+))\s*\]\s*(?:#.*)?$""")
_ANY_HEADING: Final = re.compile(r"\s*\[")
_LINE: Final = re.compile(
    r"""(?P<before>\s*(?P<name>"[\w-]+"|'[\w-]+'|[\w-]+)\s*=\s*)"""
    r"""(?P<value>"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'#\[{]+)(?P<after>\s*(?:\#.*)?)$"""
)


def changed_lines(text: str, table: str, values: Mapping[str, str | None], comments: Mapping[str, str]) -> str | None:
    """Give the text with other values in a table, each as it is written, None for a line less.

    A new line gets its comment above it, which goes with it again. The result is None where the text would then not say
    exactly what it said before and the new values.
    """
    newline = "\r\n" if "\r\n" in text else "\n"
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    if lines[-1]:
        lines.append("")
    start, end = _part(lines, table)
    wanted = dict(values)
    own: list[str] = []
    for line in lines[start:end]:
        found = _LINE.match(line)
        name = found["name"].strip("\"'") if found else ""
        if found is None or name not in values:
            own.append(line)
            continue
        value = wanted.pop(name, None)
        if value is not None:
            own.append(f"{found['before']}{value}{found['after']}")
        elif own and own[-1] == comments.get(name, ""):
            own.pop()
    fresh = [
        part
        for name, value in wanted.items()
        if value is not None
        for part in (*filter(None, [comments.get(name, "")]), f"{name} = {value}")
    ]
    if start < len(lines) or not fresh:
        blank = next((place for place in range(len(own), 0, -1) if own[place - 1].strip()), 0)
        own[blank:blank] = fresh
    else:
        while lines and not lines[-1].strip():
            lines.pop()
        own = [*([""] if lines else []), f"[{table}]", *fresh, ""]
        start = end = len(lines)
    result = newline.join([*lines[:start], *own, *lines[end:]])
    return result if _says(result) == _wanted(text, table, values) else None


def _part(lines: list[str], table: str) -> tuple[int, int]:
    """Give the first line below a table's heading and the one behind its last; both behind all without the table."""
    start = next((place + 1 for place, line in enumerate(lines) if _table(line) == table), None)
    if start is None:
        return len(lines), len(lines)
    after = range(start, len(lines))
    return start, next((place for place in after if _ANY_HEADING.match(lines[place])), len(lines))


def _table(line: str) -> str:
    found = _HEADING.match(line)
    return next(filter(None, found.groups()), "") if found else ""


def _says(text: str) -> dict[str, Any] | None:
    try:
        return {name: value for name, value in tomllib.loads(text.removeprefix("\ufeff")).items() if value != {}}
    except (ValueError, RecursionError):
        return None


def _wanted(text: str, table: str, values: Mapping[str, str | None]) -> dict[str, Any]:
    """What the text says, with the new values."""
    tables = _says(text) or {}
    part = tables.get(table, {})
    known = dict(part) if isinstance(part, dict) else {}
    for name, value in values.items():
        known.pop(name, None)
        if value is not None:
            known |= tomllib.loads(f"{name} = {value}")
    return {name: what for name, what in (tables | {table: known}).items() if what != {}}
