"""The dice above the question: one's own to choose from, and what the others still have; a fresh roll as faces."""

from collections.abc import Sequence
from typing import Final

from textual.geometry import Size

from cuzco_tui.games.cuzco.engine.codes import DICE
from cuzco_tui.games.cuzco.screen.faces import HEIGHT, faces
from cuzco_tui.messages import Names
from cuzco_tui.tui.drawing.lines import cells
from cuzco_tui.tui.widgets.panel import Line
from cuzco_tui.widths import cells as cells_of

Piece = tuple[str, str]
_FACE_ROWS: Final = 12
"""From so many rows on, the question has room for faces."""
_GAP: Final = "  "
_MOST_NAME: Final = 8


def dice_lines(
    mine: Sequence[int],
    selected: int,
    me: int,
    others: Sequence[tuple[int, Sequence[int]]],
    names: Names,
    size: Size,
) -> tuple[tuple[Piece, ...], ...]:
    """Draw all dice in one line; before one's first is placed, as faces where there is room."""
    width = size.width - 2
    own = _own(mine, selected, me)
    several = [(seat, dice) for seat, dice in others if dice]
    if size.height >= _FACE_ROWS and len(mine) == DICE:
        drawn = _with_faces(own, several, names)
        if all(cells(line) <= width for line in drawn):
            return tuple(tuple(line) for line in drawn)
    line: Line = []
    for pips, style, edge in own:
        line += [("\u2590" if edge else " ", edge), (f" {pips} ", style), ("\u258c" if edge else " ", edge)]
    theirs = (_told(several, names, most, gap) for most in range(_MOST_NAME, 0, -1) for gap in (_GAP, " "))
    line += next((told for told in theirs if cells(line) + cells(told) <= width), [])
    return (tuple(line),)


def _told(others: Sequence[tuple[int, Sequence[int]]], names: Names, most: int, gap: str) -> Line:
    """What the others still have, after their names, cut to so many letters."""
    line: Line = []
    for seat, dice in others:
        line += [(gap, ""), (f"{names.names[seat][:most]} ", f"seat-{seat}")]
        line.append((" ".join(map(str, dice)), f"seat-{seat} strong"))
    return line


def _own(mine: Sequence[int], selected: int, me: int) -> list[tuple[int, str, str]]:
    """One's own dice; of equal ones the first is the selected one."""
    chosen = mine.index(selected) if selected in mine else -1
    return [
        (pips, f"on-seat-{me} strong" if here else f"on-tile seat-{me} strong", "gold strong" if here else "")
        for here, pips in ((place == chosen, pips) for place, pips in enumerate(mine))
    ]


def _with_faces(
    own: list[tuple[int, str, str]], others: Sequence[tuple[int, Sequence[int]]], names: Names
) -> list[Line]:
    rows = faces(own)
    for seat, dice in others:
        name = names.names[seat][:_MOST_NAME]
        width = max(cells_of(name), 1)
        theirs = faces([(pips, f"on-tile seat-{seat}", "") for pips in dice])
        for number, (row, face) in enumerate(zip(rows, theirs, strict=True)):
            said = name if number == HEIGHT // 2 else ""
            row += [(_GAP + said + " " * (width - cells_of(said)) + " ", f"seat-{seat}"), *face]
    return rows
