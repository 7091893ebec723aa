"""What every line of the text mode must be: nothing but words."""

import re

_NOT_PLAIN = re.compile(
    "[\x00-\x09\x0b-\x1f\x7f-\x9f"  # control characters, escape among them
    "\u2500-\u259f"  # box drawing and block elements
    "\u2800-\u28ff"  # braille patterns
    "\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]"  # signs without a width or with a direction
)


def assert_plain(output: str) -> None:
    """Fail at the first line with a sign that a screen reader would spell out as noise."""
    for number, line in enumerate(output.split("\n"), 1):
        assert not _NOT_PLAIN.search(line), f"line {number} is not plain: {line!r}"
        assert line == line.rstrip(), f"line {number} ends with blanks: {line!r}"
