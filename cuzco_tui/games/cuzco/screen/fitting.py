"""Words for the room there is: the first of several wordings that fits, never a cut word."""

from collections.abc import Iterable
from typing import Final

from cuzco_tui.tui.widgets.panel import Panel
from cuzco_tui.widths import cells

_AROUND_NOTE: Final = 7
"""The columns of a title line that neither the name nor the note take."""


def fitting(wordings: Iterable[str], room: int) -> str:
    """Give the first wording that fits into so many cells, or nothing."""
    return next((words for words in wordings if cells(words) <= room), "")


def note_fitting(panel: Panel, wordings: Iterable[str]) -> str:
    """Give the first wording that fits behind the title of a panel, or nothing."""
    return fitting(wordings, panel.size.width - cells(panel.title()) - _AROUND_NOTE)
