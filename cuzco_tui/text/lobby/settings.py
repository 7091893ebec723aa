"""What somebody wants of the text mode at a server, kept in the part `[text]` of their settings file."""

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

_HEADING: Final = re.compile(r"\s*\[")
_OWN_HEADING: Final = re.compile(r"\s*\[\s*text\s*\]")


class TextSettings(NamedTuple):
    """How somebody wants to hear of a game."""

    bell: bool = True
    """Whether the terminal's bell rings when it becomes their turn."""
    brief: bool = False


def read_text_settings(text: str) -> TextSettings:
    """Read the part about text; what cannot be read counts as unsaid."""
    import tomllib

    try:
        parts = tomllib.loads(text)
    except (ValueError, RecursionError):
        return TextSettings()
    own, screen = (part if isinstance(part := parts.get(name), dict) else {} for name in ("text", "screen"))
    bell = own.get("bell", screen.get("bell") != "off")
    return TextSettings(bell is not False, own.get("brief") is True)


def text_part(text: str) -> str:
    """Give the part about text as it stands, with its heading; nothing when there is none."""
    lines = text.splitlines()
    start, end = _own_part(lines)
    return "".join(f"{line}\n" for line in lines[start:end]).rstrip("\n") + "\n" if start < end else ""


def with_text_settings(text: str, settings: TextSettings) -> str:
    """Give the settings file with these in its part about text, and everything else as it was."""
    changed = {name: f"{name} = {str(value).lower()}" for name, value in settings._asdict().items()}
    lines = text.splitlines()
    start, end = _own_part(lines)
    if start == end:
        return "\n".join([*lines, *([""] if lines else []), "[text]", *changed.values(), ""])
    for place in range(start + 1, end):
        name = lines[place].partition("=")[0].strip()
        lines[place] = changed.pop(name, lines[place])
    return "\n".join([*lines[: start + 1], *changed.values(), *lines[start + 1 :], ""])


def _own_part(lines: Sequence[str]) -> tuple[int, int]:
    """Give the first line of the part about text and the one behind it, the same when there is none."""
    start = next((place for place, line in enumerate(lines) if _OWN_HEADING.match(line)), len(lines))
    after = range(start + 1, len(lines))
    return start, next((place for place in after if _HEADING.match(lines[place])), len(lines))
