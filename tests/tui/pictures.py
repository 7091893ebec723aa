"""Pictures of the screen that can be read: its letters, and below them which cells have which style.

A picture is a text file beside the tests. `pytest --accept-pictures` takes those of the selected tests anew after a
wanted change; the difference shows what changed, letter by letter and cell by cell.
"""

import re
from collections import Counter
from difflib import unified_diff
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.cells import cell_len
from rich.style import Style
from textual.app import App
from textual.strip import Strip

SHOWN_LINES = 80
"""How much of a difference a failure tells."""
NEGATION = re.compile(r"not \w+ ")
"""What a style tells that goes without saying."""


def picture_of(app: App[Any]) -> str:
    """Give the screen as text: every line, then each style with its cells by line, the commonest without them."""
    strips = app.screen._compositor.render_strips()
    lines = [_styles(strip) for strip in strips]
    counted = Counter(style for line in lines for style in line)
    ground = min(counted, key=lambda style: (-counted[style], style))
    letters = [strip.text.rstrip() for strip in strips]
    styles = [told for style in sorted({*counted} - {ground}) for told in (style, *_places(style, lines))]
    return "\n".join([*letters, "", f"ground: {ground}", *styles, ""])


def _styles(strip: Strip) -> list[str]:
    """Tell the style of each cell; a blank, of which the ground alone is seen, is like the cell before it."""
    told: list[str] = []
    before = Style.null()
    for segment in strip:
        style = segment.style or Style.null()
        for blank, letters in groupby(segment.text, str.isspace):
            seen = style.reverse or style.underline or before.reverse or before.underline
            if seen or not blank or style.bgcolor != before.bgcolor:
                before = style
            told += [NEGATION.sub("", str(before))] * cell_len("".join(letters))
    return told


def _places(style: str, lines: list[list[str]]) -> list[str]:
    """Tell in which columns of which lines a style is, all counted from 0; lines that are alike are told together."""
    spans = [" ".join(_spans(style, line)) for line in lines]
    told: list[str] = []
    row = 0
    for columns, alike in groupby(spans):
        count = len(list(alike))
        if columns:
            told.append(f"{_from_to(row, count):>6}: {columns}")
        row += count
    return told


def _spans(style: str, line: list[str]) -> list[str]:
    """Tell the columns of a line that have a style."""
    told: list[str] = []
    column = 0
    for here, run in groupby(line):
        width = len(list(run))
        if here == style:
            told.append(_from_to(column, width))
        column += width
    return told


def _from_to(first: int, count: int) -> str:
    return str(first) if count == 1 else f"{first}-{first + count - 1}"


class Album:
    """The pictures in one folder."""

    def __init__(self, folder: Path, accept: bool) -> None:
        self._folder = folder
        self._accept = accept

    def compare(self, app: App[Any], name: str) -> None:
        """Compare the screen with its picture, or take the picture anew."""
        file, seen = self._folder / f"{name}.txt", picture_of(app)
        if self._accept:
            self._folder.mkdir(exist_ok=True)
            file.write_text(seen, encoding="utf-8")
        known = file.read_text(encoding="utf-8") if file.exists() else ""
        changes = list(unified_diff(known.splitlines(), seen.splitlines(), "as it was", "as it is", n=1, lineterm=""))
        assert not changes, "\n".join([f"{file.name} looks different", *changes[:SHOWN_LINES]])
