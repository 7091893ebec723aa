"""What the cells of panels look like, by the names the panels give them.

A name is a role, such as `gold`, `muted` or `seat-0`, and gives a colour to the letters; with `on-` before it, it is
the ground below them, and letters without a colour of their own get the ink that reads best on it; with `as-` it is
the colour of that ground, for characters that are drawn and not read. Each palette gives every role its colour; the
themes of the app are made of the same palettes. They are plain data, since style sheets would have to be worked out
anew for every panel at every change of the screen.

With 256 colours what is nearly grey becomes grey, since the likenesses that such a terminal would choose are red or
green. Where there are sixteen colours or none, the same names hold by shape and weight: grounds of the table vanish,
pieces are blocks of one of the sixteen, or reversed.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from rich.style import Style

from cuzco_tui.tui.palettes import PALETTES, PaletteName

Depth: TypeAlias = Literal["many", "256", "sixteen", "none"]
"""How many colours the terminal has."""
_TINT: Final = 56
"""Colours whose parts differ by less are nearly grey."""
_GREYS: Final = 24
"""The greys among 256 colours, without black and white."""
_BLACK: Final = "#000000"


class Shade(NamedTuple):
    """A role's colour in each palette, and the one of sixteen that stands for it on a dark ground."""

    dark: str
    light: str
    contrast: str
    """On black, or in black letters on it, at least 7 to 1."""
    safe: str
    """To be told from its neighbours with any kind of colour vision."""
    of_sixteen: str
    """Exactly one of those that such a terminal has, so that it is not replaced by a poor likeness."""
    letters_of_sixteen: str = ""
    """The one for letters, where that is too dark for them."""
    of_256: tuple[str, ...] = ()
    """In each palette the one of 256, where the likeness that is found for it would not do."""
    light_ground: str = ""
    """The ground in the light palette, for a colour whose letters are too dark there to be known again."""

    def ground(self, palette: PaletteName, depth: Depth) -> str:
        """Give the colour of a ground in a palette."""
        if palette == "light" and depth != "sixteen" and self.light_ground:
            return self.light_ground
        return self.of(palette, depth)

    def of(self, palette: PaletteName, depth: Depth = "many") -> str:
        """Give the colour in a palette, as ground where there are sixteen colours."""
        if depth == "sixteen":
            return self.of_sixteen or _BLACK
        colour = (self.dark, self.light, self.contrast, self.safe)[PALETTES.index(palette)]
        if depth != "256":
            return colour
        return self.of_256[PALETTES.index(palette)] if self.of_256 else _greyed(colour)

    def letters(self, palette: PaletteName, depth: Depth) -> str:
        """Give the colour of letters in a palette."""
        return (depth == "sixteen" and self.letters_of_sixteen) or self.of(palette, depth)


GROUNDS: Final = {
    "table": Shade("#14100d", "#e6dccb", "#000000", "#14100d", "", "", ("#141414", "#f5f5f5", "#000000", "#141414")),
    "panel": Shade("#1d1713", "#f3ebde", "#000000", "#1d1713", "", "", ("#1f1f1f", "#ffffff", "#000000", "#1f1f1f")),
    "tile": Shade("#2a211b", "#e9ddca", "#1c1c1c", "#2a211b", "", "", ("#292929", "#f5f5f5", "#1f1f1f", "#292929")),
    "cursor": Shade(
        "#36290f", "#f2dfae", "#1f1f00", "#36290f", "#0000aa", "", ("#333333", "#ffffaf", "#292929", "#333333")
    ),
    "bar": Shade("#33201a", "#e6d6bd", "#1c1c1c", "#33201a", "", "", ("#292929", "#f5f5f5", "#1f1f1f", "#292929")),
}
"""The grounds of the table, from the lowest; sixteen colours have the cursor's alone."""
HOUSE_COLOURS: Final = {
    "text": Shade("#f0e6d6", "#2a1f16", "#ffffff", "#f0e6d6", "#ffffff"),
    "muted": Shade("#b5a593", "#5e4f40", "#d8d8d8", "#b5a593", "#aaaaaa"),
    "line": Shade("#6b5746", "#b29c80", "#a8a8a8", "#6b5746", "#555555"),
    "gold": Shade("#e8b84a", "#734c00", "#ffd75f", "#f0c14b", "#ffff55"),
    "good": Shade("#8fce7e", "#2d6118", "#9cff8a", "#7cc8ff", "#55ff55"),
    "bad": Shade("#ff8a70", "#9c2410", "#ff9d8a", "#ff9d5c", "#ff5555"),
    "seat-0": Shade(
        "#f9706a", "#a81c1c", "#ff938c", "#f0824a", "#ff5555", "", ("#ff875f", "#af0000", "#ffafaf", "#ff875f")
    ),
    "seat-1": Shade("#f4d03f", "#655c00", "#ffe45c", "#f0e442", "#ffff55", light_ground="#f2c500"),
    "seat-2": Shade("#66bb6a", "#1e6226", "#7ee787", "#34c39a", "#55ff55"),
    "seat-3": Shade("#42a5f5", "#1257a8", "#8ec5ff", "#7cc0f5", "#5555ff", "#55ffff"),
}
"""Text, lines, what stands out, and the seats."""
INKS: Final = ("#14100d", "#ffffff")
"""The letters on a coloured ground."""
_SIXTEEN_INKS: Final = (_BLACK, "#ffffff")
_LETTERS_OF_CURSOR: Final = ("gold", "muted")
"""What sixteen colours tell apart on the cursor's ground; everything else is white there."""
_COLOURS: Final[dict[str, Shade]] = {**GROUNDS, **HOUSE_COLOURS}
_SEEN_AS: Final[dict[str, str]] = {}
"""The roles of seats that are seen in the colour of another one."""
_ATTRIBUTES: Final = {"strong": Style(bold=True), "underlined": Style(underline=True)}
_TOGETHER: Final = {
    "dim": "muted",
    "quiet": "muted",
    "lit": "gold strong",
    "cursor": "on-cursor gold strong",
    "piece": "strong",
    "top": "strong underlined",
}
"""Names that stand for several."""


@cache
def cell_style(names: str, palette: PaletteName = "dark", depth: Depth = "many") -> Style:
    """Give the style for blank-separated names; unknown names add nothing."""
    said = " ".join(_TOGETHER.get(name, name) for name in names.split()).split()
    if _SEEN_AS:
        said = [_seen_as(name) for name in said]
    letters = next((name for name in reversed(said) if name in _COLOURS and name not in GROUNDS), "")
    ground = next((name.removeprefix("on-") for name in reversed(said) if name.startswith("on-")), "")
    found = Style()
    for name in said:
        found += _ATTRIBUTES.get(name, Style())
    if depth == "none":
        reverse = bool(ground) and (ground not in GROUNDS or ground == "cursor")
        return found + Style(bold=True if letters == "gold" else None, reverse=True if reverse else None)
    if ground in _COLOURS:
        found += _on(_COLOURS[ground], ground, palette, depth)
    shape = next((name.removeprefix("as-") for name in said if name.startswith("as-")), "")
    if shape in _COLOURS:
        found += Style(color=_COLOURS[shape].ground(palette, depth))
    elif letters and not (depth == "sixteen" and ground == "cursor" and letters not in _LETTERS_OF_CURSOR):
        found += Style(color=_COLOURS[letters].letters(palette, depth))
    return found


def _on(shade: Shade, ground: str, palette: PaletteName, depth: Depth) -> Style:
    """The ground of a role, and the ink on it unless it is a ground of the table."""
    if depth == "sixteen":
        if not shade.of_sixteen:
            return Style()
        ink = max(_SIXTEEN_INKS, key=lambda ink: contrast(ink, shade.of_sixteen))
        return Style(color=ink, bgcolor=shade.of_sixteen)
    colour = shade.ground(palette, depth)
    return Style(bgcolor=colour) if ground in GROUNDS else Style(color=best_ink(colour), bgcolor=colour)


@cache
def _greyed(colour: str) -> str:
    """What becomes the grey as bright as a colour that is nearly grey; any other colour as it is."""
    parts = [int(colour[start : start + 2], 16) for start in (1, 3, 5)]
    if not 0 < max(parts) - min(parts) < _TINT:
        return colour
    nearest = min(
        range(1, _GREYS + 1),
        key=lambda step: abs(_luminance("#" + f"{10 * step - 2:02x}" * 3) - _luminance(colour)),
    )
    return "#" + f"{round(10.2 * nearest):02x}" * 3


@cache
def best_ink(colour: str) -> str:
    """Give the ink that reads best on a colour."""
    return max(INKS, key=lambda ink: contrast(ink, colour))


def contrast(one: str, other: str) -> float:
    """Give the contrast of two colours, as the guidelines for accessible pages count it."""
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    parts = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (red, green, blue)]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def add_colours(colours: Mapping[str, Shade]) -> None:
    """Know the colours of a game, too; a name that another game has given to a colour is this one's from now on."""
    if any(_COLOURS.get(name) != shade for name, shade in colours.items()):
        _COLOURS.update(colours)
        cell_style.cache_clear()


def _seen_as(name: str) -> str:
    """Give the name by which a role is seen, as letters, ground or shape."""
    way = name[:3] if name.startswith(("on-", "as-")) else ""
    role = name.removeprefix(way)
    return way + _SEEN_AS.get(role, role)


def use_seat_colours(roles: Sequence[str], chosen: Sequence[int | None]) -> None:
    """Let the seats of the game on screen be seen in the colours that were chosen for them."""
    seen_as = {
        roles[seat]: roles[colour]
        for seat, colour in enumerate(chosen)
        if colour is not None and seat < len(roles) and 0 <= colour < len(roles) and colour != seat
    }
    if seen_as != _SEEN_AS:
        _SEEN_AS.clear()
        _SEEN_AS.update(seen_as)
        cell_style.cache_clear()
