"""The headdress: twelve feathers standing over six circlets, each with the die it needs and what it brings."""

from typing import Final

from cuzco_tui.games.cuzco.engine.codes import COLOUR_NAMES
from cuzco_tui.games.cuzco.engine.prices import circlet_worth
from cuzco_tui.games.cuzco.narration.places import FEATHER_LETTERS
from cuzco_tui.games.cuzco.screen.masks.sight import Sight
from cuzco_tui.tui.widgets.panel import Line
from cuzco_tui.widths import padded

CIRCLETS: Final = 6
WIDE: Final = 6
"""From so many columns on, a circlet has room for two feathers with their barbs."""
TIP, QUILL, EMPTY = "\u2588", "\u2503", "\u00b7"
LEFT, RIGHT = "\u2590", "\u258c"
"""The barbs of a feather."""
HOLLOW_TIP, HOLLOW_LEFT, HOLLOW_RIGHT, HOLLOW_QUILL = "\u2581", "\u2595", "\u258f", "\u2575"
"""A feather that the pointed move would bring."""
BAND: Final = "\u2550"
"""A circlet that is activated is a golden band."""


def headdress(sight: Sight, circlet: int, rows: int) -> list[Line]:
    """Draw the headdress with circlets of so many columns, a free one between them, and feathers of so many rows."""
    return [*feathers(sight, circlet, rows), _circlets(sight, circlet)]


def feathers(sight: Sight, circlet: int, rows: int) -> list[Line]:
    """Draw the feathers alone, as they stand over circlets of so many columns."""
    return [_feathers(sight, circlet, row, rows) for row in range(rows)]


def _feathers(sight: Sight, width: int, row: int, rows: int) -> Line:
    """One row of all feathers: the first one has the tips, the last one of several the quills."""
    part = "body" if rows == 1 else "tip" if row == 0 else "quill" if row == rows - 1 and rows > 2 else "body"
    letters = row == (rows - 1 if rows < 3 else rows // 2)
    line: Line = []
    for circlet in range(CIRCLETS):
        spare = max(0, width - WIDE)
        between = width % 2 if width < WIDE else min(spare, 2 - spare % 2)
        side = (spare - between) // 2 if spare else 0
        line.append((" " * side, ""))
        line += _slot(sight, 2 * circlet, width, part, letters)
        line.append((" " * between, ""))
        line += _slot(sight, 2 * circlet + 1, width, part, letters)
        line.append((" " * (side + 1), ""))
    return [*line[:-1], (" " * side, "")]


def _slot(sight: Sight, slot: int, width: int, part: str, lettered: bool) -> Line:
    """One row of a slot: three columns, or two where there is little room."""
    colour = sight.view.content.masks[sight.player.mask][slot]
    letter, style = FEATHER_LETTERS[colour], f"feather-{COLOUR_NAMES[colour]}"
    there = sight.player.feathers >> slot & 1
    coming = sight.coming >> slot & 1
    if width < WIDE:
        return _small_slot(letter, style, part, bool(there), bool(coming))
    if there:
        if part == "body":
            middle = letter if lettered else " "
            return [(LEFT, f"as-{style}"), (middle, f"on-{style} strong"), (RIGHT, f"as-{style}")]
        return [(f" {TIP if part == 'tip' else QUILL} ", f"as-{style}")]
    if coming:
        if part == "body":
            middle = letter if lettered else " "
            return [(HOLLOW_LEFT, "gold"), (middle, f"{style} strong"), (HOLLOW_RIGHT, "gold")]
        return [(f" {HOLLOW_TIP if part == 'tip' else HOLLOW_QUILL} ", "gold")]
    if lettered:
        return [(f" {letter.lower()} ", style)]
    return [(f" {EMPTY} " if part == "quill" else "   ", "muted")]


def _small_slot(letter: str, style: str, part: str, there: bool, coming: bool) -> Line:
    if part == "tip":
        return [(" \u2584" if there else "  ", f"as-{style}")]
    if there:
        return [(f" {letter}", f"on-{style} strong")]
    return [(HOLLOW_LEFT, "gold"), (letter, f"{style} strong")] if coming else [(f" {letter.lower()}", style)]


def _circlets(sight: Sight, width: int) -> Line:
    """The circlets: muted until both feathers are there, then golden, and a filled band once activated."""
    line: Line = []
    for circlet in range(CIRCLETS):
        line += [*_circlet(sight, circlet, width), (" ", "")]
    return line[:-1]


def _circlet(sight: Sight, circlet: int, width: int) -> Line:
    pips = circlet + 1
    ready = sight.player.feathers >> 2 * circlet & 3 == 3
    if sight.player.circlets >> 2 * circlet & 1:
        return [(f"{pips}".center(width, BAND), "on-gold strong")]
    if sight.then.circlets >> 2 * circlet & 1:
        return [(f"{pips}".center(width, BAND), "on-cursor gold strong")]
    die = f" {pips}" if width >= WIDE else f"{pips}"
    brings, room = f"+{circlet_worth(sight.view, pips)}", width - len(die)
    worth = padded(f" {brings}" if len(brings) < room else brings, room)
    if ready:
        return [(die, "on-gold strong"), (worth, "on-tile gold strong")]
    return [(die, "on-tile strong"), (worth, "on-tile muted")]
