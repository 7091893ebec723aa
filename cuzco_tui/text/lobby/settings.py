"""What somebody wants of the text mode at a server, kept in the part `[text]` of their settings file."""

import re
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
        part = tomllib.loads(text).get("text")
    except (ValueError, RecursionError):
        return TextSettings()
    if not isinstance(part, dict):
        return TextSettings()
    return TextSettings(part.get("bell") is not False, part.get("brief") is True)


def with_text_settings(text: str, settings: TextSettings) -> str:
    """Give the settings file with these in its part about text, and everything else as it was."""
    changed = {name: f"{name} = {str(value).lower()}" for name, value in settings._asdict().items()}
    lines = text.splitlines()
    start = next((place for place, line in enumerate(lines) if _OWN_HEADING.match(line)), None)
    if start is None:
        return "\n".join([*lines, *([""] if lines else []), "[text]", *changed.values(), ""])
    end = next((place for place in range(start + 1, len(lines)) if _HEADING.match(lines[place])), len(lines))
    for place in range(start + 1, end):
        name = lines[place].partition("=")[0].strip()
        lines[place] = changed.pop(name, lines[place])
    return "\n".join([*lines[: start + 1], *changed.values(), *lines[start + 1 :], ""])
