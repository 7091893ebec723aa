"""Whether every word on a screen can be read: its contrast is computed from what is painted."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from rich.color import ColorType
from rich.segment import Segment
from textual.app import App
from textual.pilot import Pilot
from textual.screen import Screen

from cuzco_tui.tui import cells
from cuzco_tui.tui.palettes import PALETTES, PaletteName


def enough(palette: PaletteName) -> float:
    """The contrast that every word has at least."""
    return 7.0 if palette == "high-contrast" else 4.5


@cache
def _contrast(one: str, other: str) -> float:
    return cells.contrast(one, other)


def colours_of(segment: Segment) -> tuple[str, str]:
    """The colours of letters and ground as a terminal with all colours shows them."""
    style = segment.style
    assert style is not None, segment
    assert style.color is not None, segment
    assert style.bgcolor is not None, segment
    assert style.color.type is not ColorType.DEFAULT, segment
    assert not style.dim, f"{segment} is faint by the will of the terminal"
    letters, ground = style.color.get_truecolor().hex, style.bgcolor.get_truecolor().hex
    return (ground, letters) if style.reverse else (letters, ground)


def words_on(screen: Screen[object]) -> Iterator[tuple[int, Segment]]:
    """Every piece with letters or digits and its row, without what lies behind a dialog."""
    for row, strip in enumerate(screen._compositor.render_strips()):
        column = 0
        for segment in strip:
            first = next((place for place, letter in enumerate(segment.text) if letter.isalnum()), None)
            if first is not None and screen.get_widget_at(column + first, row)[0] is not screen:
                yield row, segment
            column += segment.cell_length


def hard_to_read(app: App[Any], palette: PaletteName) -> list[str]:
    """Every word on the topmost screen that has too little contrast."""
    found = []
    words = list(words_on(app.screen))
    assert words
    for row, segment in words:
        letters, ground = colours_of(segment)
        ratio = _contrast(letters, ground)
        if ratio < enough(palette):
            found.append(f"{palette}, row {row}: {segment.text.strip()!r} {letters} on {ground} {ratio:.2f}")
    return found


def grounds_on(app: App[Any]) -> frozenset[str]:
    """The grounds on which words stand."""
    return frozenset(colours_of(segment)[1] for _, segment in words_on(app.screen))


async def assert_readable(pilot: Pilot[None]) -> None:
    """Look at the screen in all themes."""
    app = pilot.app
    found = []
    grounds = set()
    for palette in PALETTES:
        app.theme = palette
        await pilot.pause()
        await pilot.pause()
        found += hard_to_read(app, palette)
        grounds.add(grounds_on(app))
    assert not found, "\n".join(dict.fromkeys(found))
    assert len(grounds) >= 3, "themes are not put on"
