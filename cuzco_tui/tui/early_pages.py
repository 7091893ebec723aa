"""Lists that are not laid out: a mend for the screen library, in which turning their page would end the program.

A list knows which option stands in which line once it has a width. Before, and in a terminal that leaves it none, there
is no page to turn.
"""

from textual._widget_navigation import Direction
from textual.widgets import OptionList

_move_page = OptionList._move_page


def _move_page_if_there_is_one(listed: OptionList, direction: Direction) -> None:
    """Turn the page of a list that has lines."""
    if listed._lines and (listed.highlighted or 0) in listed._index_to_line:
        _move_page(listed, direction)


def mend_early_pages() -> None:
    """Let no list without lines look for one."""
    OptionList._move_page = _move_page_if_there_is_one  # type: ignore[method-assign,assignment]
