"""What the cells of panels look like, by the names the panels give them.

Colours are two shades, for dark and for light grounds, each with a contrast of at least 4.5 to 1 against its grounds.
They are plain data, since style sheets would have to be worked out anew for every panel at every change of the screen.
"""

from functools import cache
from typing import Final

from rich.style import Style

COLOURS: Final = {
    "seat-0": ("#ff8078", "#9c1420"),
    "seat-1": ("#f2d43d", "#5c4a00"),
    "seat-2": ("#5fd068", "#0f5a1c"),
    "seat-3": ("#7db4ff", "#123f9e"),
    "feather-turquoise": ("#3fd6cf", "#00555a"),
    "feather-purple": ("#c59bff", "#5b1fa0"),
    "feather-orange": ("#ff9d45", "#853800"),
    "feather-pink": ("#ff9ad0", "#99125f"),
    "god-iliapa": ("#3fd6cf", "#00555a"),
    "god-mama-quilia": ("#ff9ad0", "#99125f"),
    "god-viracocha": ("#7db4ff", "#123f9e"),
    "god-pacha-mama": ("#a9e08a", "#2f5a10"),
    "god-mama-sara": ("#f5c542", "#664400"),
    "stone": ("#b9bec4", "#40464d"),
    "rope": ("#d9b08c", "#6b3f17"),
    "study": ("#7db4ff", "#123f9e"),
    "farm": ("#ff9d45", "#853800"),
    "gold": ("#f5c542", "#664400"),
}
SIXTEEN: Final = {
    "seat-0": "#ff5555",
    "seat-1": "#ffff55",
    "seat-2": "#55ff55",
    "seat-3": "#5555ff",
    "feather-turquoise": "#55ffff",
    "feather-purple": "#aa00aa",
    "feather-orange": "#aa5500",
    "feather-pink": "#ff55ff",
    "god-iliapa": "#55ffff",
    "god-mama-quilia": "#ff55ff",
    "god-viracocha": "#5555ff",
    "god-pacha-mama": "#55ff55",
    "god-mama-sara": "#ffff55",
    "stone": "#aaaaaa",
    "rope": "#aa5500",
    "study": "#5555ff",
    "farm": "#aa5500",
    "gold": "#ffff55",
}
"""Where there are only sixteen colours, on dark grounds: exactly those, so that none is replaced by a poor likeness."""
_ATTRIBUTES: Final = {
    "lit": Style(bold=True),
    "dim": Style(dim=True),
    "cursor": Style(bold=True, reverse=True),
    "top": Style(bold=True, underline=True),
    "runner": Style(bold=True, reverse=True),
    "pips": Style(bold=True),
    "strong": Style(bold=True),
    "cuzco": Style(bold=True),
    "village": Style(bold=False),
}


@cache
def cell_style(names: str, dark: bool, sixteen: bool = False) -> Style:
    """Give the style for blank-separated names; unknown names add nothing."""
    found = Style()
    for name in names.split():
        if name in COLOURS:
            found += Style(color=SIXTEEN[name] if sixteen and dark else COLOURS[name][0 if dark else 1])
        found += _ATTRIBUTES.get(name, Style())
    return found
