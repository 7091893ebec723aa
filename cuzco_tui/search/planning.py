"""Planning a seat's whole part: every option is tried with the best that can follow it, by a beam search."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from cuzco_tui.game import Choice
from cuzco_tui.search.mind import Mind

WIDE: Final = 6
"""Positions that are kept at each step under the options that look best."""
WIDENED: Final = 5
"""Options that are looked at with the wide beam, after all were with a narrow one."""
DEPTH: Final = 14
"""Choices that a part is followed for at most."""


class Line(NamedTuple):
    """A way through a part: its choices, the first one's index, what it is worth, and up to where it is certain."""

    option: int
    worth: float
    choices: tuple[Choice, ...]
    certain: int
    """How many of the choices come before anything is revealed."""


class _Node(NamedTuple):
    state: Any
    worth: float
    choices: tuple[Choice, ...]
    certain: int


def plan(mind: Mind, state: Any, seat: int, wide: int = WIDE, widened: int = WIDENED) -> list[Line]:
    """Give the best line under each option, the best first."""
    options = mind.options(state)
    known = mind.known(state)
    roots = [_step(mind, _Node(state, 0.0, (), 0), option, seat, known) for option in options]
    lines = [_follow(mind, root, seat, number, 1, known) for number, root in enumerate(roots)]
    lines.sort(key=_by_worth)
    if wide > 1 and len(lines) > 1:
        lines = [
            _better(line, _follow(mind, roots[line.option], seat, line.option, wide, known))
            if place < widened
            else line
            for place, line in enumerate(lines)
        ]
        lines.sort(key=_by_worth)
    return lines


def quick_plan(mind: Mind, state: Any, seat: int, width: int = 1) -> Line:
    """Give a good line by one narrow beam over all options, for when there is no time."""
    return _follow(mind, _Node(state, 0.0, (), 0), seat, 0, width, mind.known(state))


def _by_worth(line: Line) -> tuple[float, int]:
    return -line.worth, line.option


def _better(one: Line, other: Line) -> Line:
    return other if other.worth > one.worth else one


def _step(mind: Mind, node: _Node, option: Choice, seat: int, known: int) -> _Node:
    """Try an option."""
    state = mind.copy(node.state)
    mind.play_on(state, option)
    worth = mind.promise(state, seat) if mind.options(state) else mind.value(state, seat)
    choices = (*node.choices, option)
    certain = len(choices) if mind.known(state) == known else max(1, node.certain)
    return _Node(state, worth, choices, certain)


def _follow(mind: Mind, root: _Node, seat: int, number: int, width: int, known: int) -> Line:
    """Follow an option to the end of the part with a beam of this width."""
    if not mind.options(root.state):
        return Line(number, root.worth, root.choices, root.certain)
    best: _Node | None = None
    beam: Sequence[_Node] = (root,)
    for _ in range(DEPTH):
        open_ends: list[_Node] = []
        seen: set[tuple[float, int]] = set()
        for node in beam:
            for option in mind.options(node.state):
                child = _step(mind, node, option, seat, known)
                asked = len(mind.options(child.state))
                if asked:
                    mark = (child.worth, asked)
                    if mark not in seen:
                        seen.add(mark)
                        open_ends.append(child)
                elif best is None or child.worth > best.worth:
                    best = child
        if not open_ends:
            break
        open_ends.sort(key=_node_worth)
        beam = open_ends[:width]
        if width == 1 and best is not None and best.worth >= beam[0].worth:
            break
    end = best or beam[0]
    return Line(number, end.worth, end.choices, end.certain)


def _node_worth(node: _Node) -> float:
    return -node.worth
