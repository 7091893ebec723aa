"""What the cells of panels look like, by the names the panels give them.

Colours are two shades, for dark and for light grounds, each with a contrast of at least 4.5 to 1 against its grounds.
They are plain data, since style sheets would have to be worked out anew for every panel at every change of the screen.
"""

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from rich.style import Style


class Shade(NamedTuple):
    """A colour on dark and on light grounds, and the one of sixteen that stands for it on a dark ground."""

    dark: str
    light: str
    of_sixteen: str
    """Exactly one of those that such a terminal has, so that it is not replaced by a poor likeness."""


HOUSE_COLOURS: Final = {
    "seat-0": Shade("#ff8078", "#9c1420", "#ff5555"),
    "seat-1": Shade("#f2d43d", "#5c4a00", "#ffff55"),
    "seat-2": Shade("#5fd068", "#0f5a1c", "#55ff55"),
    "seat-3": Shade("#7db4ff", "#123f9e", "#5555ff"),
    "gold": Shade("#f5c542", "#664400", "#ffff55"),
}
"""The seats, and what stands out."""
QUIET: Final = Shade("#a8a8a8", "#505050", "#c0c0c0")
"""What is said beside the main thing, and still reads well."""
GROUNDS: Final = {
    "on-tile": Shade("#262626", "#cfcfcf", ""),
    "on-cursor": Shade("#3a3120", "#e8d8a8", ""),
}
"""Grounds of pieces of a list; sixteen colours have none of them."""
_COLOURS: Final[dict[str, Shade]] = {**HOUSE_COLOURS, "quiet": QUIET}
_ATTRIBUTES: Final = {
    "lit": Style(bold=True),
    "dim": Style(dim=True),
    "cursor": Style(bold=True, reverse=True),
    "top": Style(bold=True, underline=True),
    "piece": Style(bold=True, reverse=True),
    "strong": Style(bold=True),
}


@cache
def cell_style(names: str, dark: bool, sixteen: bool = False) -> Style:
    """Give the style for blank-separated names; unknown names add nothing."""
    found = Style()
    for name in names.split():
        if shade := _COLOURS.get(name):
            found += Style(color=shade.light if not dark else shade.of_sixteen if sixteen else shade.dark)
        elif (ground := GROUNDS.get(name)) and not sixteen:
            found += Style(bgcolor=ground.dark if dark else ground.light)
        found += _ATTRIBUTES.get(name, Style())
    return found


def add_colours(colours: Mapping[str, Shade]) -> None:
    """Know the colours of a game, too."""
    if not colours.keys() <= _COLOURS.keys():
        _COLOURS.update(colours)
        cell_style.cache_clear()
