"""The line of dice above the question: everybody who still has some is in it."""

import pytest
from textual.geometry import Size

from cuzco_tui.games.cuzco.screen.dice_line import dice_lines
from cuzco_tui.messages import Names

NAMES = Names(("Anna", "Cleo", "Benedict", "Maita"), 0)


@pytest.mark.parametrize("width", [48, 50, 60, 90])
def test_names_grow_shorter_before_anybodys_dice_are_left_out(width: int) -> None:
    """D-1: dice lie open, so those of all others are told, in the order of play."""
    others = [(1, (4, 4, 2)), (3, (6, 6, 1)), (2, (5, 5, 5))]
    (line,) = dice_lines((6, 5, 1), 6, 0, others, NAMES, Size(width, 6))
    told = "".join(text for text, _style in line)
    assert len(told) <= width - 2
    assert told.index("C") < told.index("4 4 2") < told.index("M") < told.index("6 6 1") < told.index("5 5 5")
