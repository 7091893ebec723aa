"""Where the parts of a mask lie, for any width and any number of rows."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cuzco_tui.games.cuzco.engine.codes import OVER
from cuzco_tui.games.cuzco.screen.masks.aims import ending_lines, task_lines
from cuzco_tui.games.cuzco.screen.masks.headdress import CIRCLETS, headdress
from cuzco_tui.games.cuzco.screen.masks.houses import houses, houses_in_a_line, houses_in_words
from cuzco_tui.games.cuzco.screen.masks.sight import Sight
from cuzco_tui.games.cuzco.screen.masks.things import (
    SETS,
    flow,
    goods_lines,
    hand_lines,
    people_lines,
    set_lines,
    set_pieces,
    supplies,
    supplies_fit,
    supply_lines,
    widest,
)
from cuzco_tui.tui.drawing.lines import beside, cells
from cuzco_tui.tui.widgets.panel import Line

LARGE: Final = 54
"""From so many columns on, a mask is drawn large."""
_GAP: Final = 2
_CIRCLET: Final = 6
"""The columns of a circlet on a large mask, at least."""
_NAMED_HOUSE: Final = 9
"""The columns of a house that can name what its people do."""
_WIDEST_CIRCLET: Final = 11
_AIMS: Final = 30
"""The columns of sets and tasks beside the mask, at least."""
_TASKS: Final = 30
"""Those of the tasks below it."""
_FEATHER_ROWS: Final = (3, 5)


def draw_mask(sight: Sight, width: int, rows: int) -> list[Line]:
    """Draw a mask in a box; the most important things are there in the smallest one."""
    if width < LARGE:
        return _small(sight, width, rows)
    if width >= _headdress_width(_CIRCLET) + _GAP + _AIMS:
        return _wide(sight, width, rows)
    return _narrow(sight, width, rows)


def _headdress_width(circlet: int) -> int:
    return CIRCLETS * (circlet + 1) - 1


class _Parts(NamedTuple):
    """Blocks of lines below each other, with the rows that are left shared out."""

    rows: int

    def stacked(self, blocks: Sequence[list[Line]]) -> list[Line]:
        """Set blocks below each other, with free lines between them as far as there is room."""
        shown = [block for block in blocks if block]
        spare = self.rows - sum(map(len, shown))
        lines: list[Line] = []
        for number, block in enumerate(shown):
            if number and spare > 0:
                lines.append([])
                spare -= 1
            lines += block
        return lines[: self.rows]

    def as_many(self, blocks: Sequence[list[Line]]) -> list[list[Line]]:
        """The blocks that have room, the first ones first."""
        found: list[list[Line]] = []
        left = self.rows
        for block in blocks:
            if block and len(block) <= left:
                found.append(block)
                left -= len(block)
        return found


def _wide(sight: Sight, width: int, rows: int) -> list[Line]:
    """The mask, beside it sets and tasks and where there is room the end of the game; supplies and hand below."""
    ending = [] if sight.view.phase == OVER else ending_lines(sight)
    third = widest(ending) + _GAP
    room = width - _AIMS - _GAP
    if not ending or room - third < _headdress_width(_CIRCLET):
        ending, third = [], 0
    circlet = min(max(_CIRCLET, (room - third + 1) // CIRCLETS - 1), _WIDEST_CIRCLET)
    column = _headdress_width(circlet) + _GAP
    aims = width - column - third
    named = circlet >= _NAMED_HOUSE and rows >= 10
    dwellings = houses(sight, circlet, named)
    told = houses_in_words(sight, column - _GAP)
    if not named and (len(told) <= 2 or _FEATHER_ROWS[0] + len(told) + 5 <= rows):
        dwellings = told
    base = _FEATHER_ROWS[0] + 1 + max(2, len(dwellings))
    supply = supply_lines(sight, supplies(sight), width, 2 if rows - base > 2 else 1)
    hand = hand_lines(sight, width, rows - base - len(supply))
    more = people_lines(sight, width) if not named and dwellings is not told else []
    left = rows - base - len(supply) - len(hand)
    below = _Parts(left).as_many([more, goods_lines(sight, width)])
    left -= sum(map(len, below))
    gaps = 1 + len(below) + (1 if hand else 0)
    feathers = min(_FEATHER_ROWS[0] + max(0, left - gaps), _FEATHER_ROWS[1])
    picture = _Parts(base + feathers - _FEATHER_ROWS[0])
    mask = picture.stacked([headdress(sight, circlet, feathers), dwellings])
    goals = picture.stacked([set_lines(sight, aims), task_lines(sight, aims)])
    upper = beside(mask, goals, column)
    if ending:
        upper = beside(upper, ending, min(width - third + _GAP, column + widest(goals) + 2 * _GAP))
    return _Parts(rows).stacked([upper, supply, hand, *below])


def _narrow(sight: Sight, width: int, rows: int) -> list[Line]:
    """The headdress with the supplies beside it, the houses, tasks and hand below, and more where there is room."""
    column = _headdress_width(_CIRCLET) + _GAP
    tasks = task_lines(sight, _TASKS)
    base = _FEATHER_ROWS[0] + 1
    dwellings = houses_in_words(sight, width)
    worded = supplies_fit(sight, width - column, base) and base + len(dwellings) + len(tasks) <= rows
    if not worded:
        dwellings = houses(sight, _CIRCLET)
    base += len(dwellings)
    hand = hand_lines(sight, width, 3, worded=True)
    if hand and base + len(tasks) + len(hand) <= rows - 3:
        aims = [tasks, hand]
    else:
        aims = [beside(tasks, hand_lines(sight, width - _TASKS - _GAP, 3), _TASKS + _GAP)]
    left = rows - base - sum(map(len, aims))
    more = [] if worded else people_lines(sight, width)
    below = _Parts(left).as_many([more, goods_lines(sight, width)])
    left -= sum(map(len, below))
    ends = _ends(sight, width, left)
    below.append(ends)
    left -= len(ends)
    feathers = min(_FEATHER_ROWS[0] + max(0, left - len(below) - len(aims) - 1), _FEATHER_ROWS[1])
    picture = headdress(sight, _CIRCLET, feathers)
    if not worded:
        picture, dwellings = [*picture, *dwellings], []
    side = supply_lines(sight, supplies(sight, goods=not ends), width - column, len(picture))
    counts = flow(set_pieces(sight, SETS), width - column)
    if not ends and len(side) + len(counts) <= len(picture):
        side = _Parts(len(picture)).stacked([side, counts])
    elif not ends and dwellings:
        counts = flow(set_pieces(sight, SETS), width)
        room = width - cells(dwellings[-1]) - _GAP
        if cells(counts[0]) <= room:
            dwellings = [*dwellings[:-1], _at_the_end(dwellings[-1], counts[0], width)]
        elif left > 0:
            dwellings = [*dwellings, _at_the_end([], counts[0], width)]
    return _Parts(rows).stacked([beside(picture, side, column), dwellings, *aims, *below])


def _at_the_end(line: Line, words: Line, width: int) -> Line:
    return [*line, (" " * (width - cells(line) - cells(words)), ""), *words]


def _ends(sight: Sight, width: int, rows: int) -> list[Line]:
    """The sets, beside them the end of the game if there is room for it; nothing where there are too few rows."""
    sets = set_lines(sight, width)
    if sight.view.phase != OVER:
        narrow = set_lines(sight, _AIMS)
        both = beside(narrow, ending_lines(sight), widest(narrow) + _GAP)
        if widest(both) <= width and len(both) <= rows:
            return both
    return sets if len(sets) <= rows else []


def _small(sight: Sight, width: int, rows: int) -> list[Line]:
    """Another's mask: the headdress, the houses, numbers, the hand where it lies open, and tasks."""
    circlet = min(_CIRCLET, (width + 1) // CIRCLETS - 1)
    tasks = task_lines(sight, width)[: max(0, rows - 4)]
    left = rows - 2 - len(tasks)
    dwellings = houses_in_words(sight, width)
    if left <= 2:
        dwellings = [houses_in_a_line(sight)]
    elif len(dwellings) > 2:
        dwellings = houses(sight, circlet)
    left -= len(dwellings)
    hand = hand_lines(sight, width, 1) if sight.own and left > 1 else []
    left -= len(hand)
    everything = supplies(sight, hand=True, goods=True)
    numbers = supply_lines(sight, everything, width, left)
    if left < 2:
        numbers = supply_lines(sight, supplies(sight, hand=True, all_=False), width, left, with_pututus=False)
    left -= len(numbers)
    feathers = 2 if left > 0 else 1
    return _Parts(rows).stacked([[*headdress(sight, circlet, feathers), *dwellings], [*numbers, *hand], tasks])
