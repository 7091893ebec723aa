"""What others did last, in as many lines as are free: whole where there is room, else what matters most of it."""

from collections.abc import Sequence
from typing import Final

from cuzco_tui.play.chronicle import Entry
from cuzco_tui.tui.drawing.lines import cells
from cuzco_tui.tui.widgets.game_log import entry_lines
from cuzco_tui.tui.widgets.panel import Line, Panel
from cuzco_tui.widths import CUT, cut
from cuzco_tui.widths import cells as width_of

_STYLE: Final = "muted"


def news_lines(panel: Panel, news: Sequence[Entry], width: int, room: int, more: str) -> list[Line]:
    """Tell the news, the latest first; what is longer than a line takes those that are free.

    Where something is left out there is a mark, the first time with `more`, which says where all of it is told.
    """
    latest = news[::-1][: max(0, room)]
    spare = room - len(latest)
    lines: list[Line] = []
    mark = more
    for number, entry in enumerate(latest, 1):
        told = entry_lines(panel, entry, width, new=False)
        others_left_out = number == len(latest) < len(news)
        if len(told) - 1 > spare or others_left_out:
            told, mark = _cut_down(panel, entry, width, 1 + spare, mark), CUT
        spare -= len(told) - 1
        lines += told
    return lines


def _cut_down(panel: Panel, entry: Entry, width: int, rows: int, mark: str) -> list[Line]:
    """Tell of a deed what has room in some rows before a mark: what matters most, or in one row that instead of it."""
    room = width - width_of(mark) - 1

    def fits(found: Entry) -> bool:
        told = entry_lines(panel, found, width, new=False)
        return len(told) <= rows and cells(told[-1]) <= room

    found = entry._replace(brought=())
    for phrase in (*entry.foremost, *entry.means[::-1], *entry.brought):
        more = found._replace(brought=tuple(each for each in entry.brought if each in (*found.brought, phrase)))
        found = more if fits(more) else found
    if entry.foremost and not any(phrase in found.brought for phrase in entry.foremost):
        found = entry._replace(said=entry.foremost[0], brought=())
    told = entry_lines(panel, found, width, new=False)[:rows]
    return [*told[:-1], _marked(told[-1], room, mark)]


def _marked(line: Line, room: int, mark: str) -> Line:
    """A line, cut to some room, with a mark behind it."""
    found: Line = []
    for text, style in line:
        found.append((cut(text, room - cells(found)), style))
    return [*found, (f" {mark}", _STYLE)]
