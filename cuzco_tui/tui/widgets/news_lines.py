"""What others did last, in as many lines as are free: whole where there is room, else what matters most of it."""

from collections.abc import Sequence

from cuzco_tui.play.chronicle import Entry
from cuzco_tui.tui.widgets.game_log import entry_lines
from cuzco_tui.tui.widgets.panel import Line, Panel


def news_lines(panel: Panel, news: Sequence[Entry], width: int, room: int) -> list[Line]:
    """Tell the news, the latest first; what is longer than a line takes those that are free."""
    latest = news[::-1][: max(0, room)]
    spare = room - len(latest)
    lines: list[Line] = []
    for entry in latest:
        told = entry_lines(panel, entry, width, new=False)
        if len(told) - 1 > spare:
            told = _in_one_line(panel, entry, width)
        spare -= len(told) - 1
        lines += told
    return lines


def _in_one_line(panel: Panel, entry: Entry, width: int) -> list[Line]:
    """Tell of a deed what has room beside it, what matters most before the rest, or that instead of the deed."""
    found = _with_most(panel, entry, entry._replace(brought=()), width)
    if entry.foremost and not any(phrase in found.brought for phrase in entry.foremost):
        first, *others = entry.foremost
        found = _with_most(panel, entry._replace(brought=tuple(others)), entry._replace(said=first, brought=()), width)
    return entry_lines(panel, found, width, new=False)[:1]


def _with_most(panel: Panel, whole: Entry, found: Entry, width: int) -> Entry:
    """Add to an entry as much as has room of what the whole one brought, in the order in which it was told there."""
    for phrase in (*whole.foremost, *whole.brought):
        more = found._replace(brought=tuple(each for each in whole.brought if each in (*found.brought, phrase)))
        if len(entry_lines(panel, more, width, new=False)) == 1:
            found = more
    return found
