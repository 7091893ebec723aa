"""Planning a seat's whole part: every option is tried with the best that can follow it, by a beam search."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from cuzco_tui.game import Choice
from cuzco_tui.search.mind import Mind, Reached

WIDE: Final = 6
"""Positions that are kept at each step under the options that look best."""
WIDENED: Final = 5
"""Options that are looked at with the wide beam, after all were with a narrow one."""
DEPTH: Final = 14
"""Choices that a part is followed for at most."""
GLANCED: Final = 8
"""Options that are followed, those that promise most, when there is little time."""


class Line(NamedTuple):
    """A way through a part: its choices, the first one's index, what it is worth, and up to where it is certain."""

    option: int
    worth: float
    choices: tuple[Choice, ...]
    certain: int
    """How many of the choices come before anything is revealed."""
    reveals: bool
    """Whether anything is revealed on the way, so that another world may make it worth more or less."""

    @property
    def head(self) -> tuple[Choice, ...]:
        """The choices that are made before anything is revealed, and the one that reveals it."""
        return self.choices[: self.certain + 1] if self.reveals else self.choices


def plan(mind: Mind, state: Any, seat: int, wide: int = WIDE, widened: int = WIDENED) -> list[Line]:
    """Give the best line under each option, the best first."""
    start = _start(mind, state)
    roots = mind.expand(start, seat)
    lines = [_follow(mind, root, seat, number, 1, start.known) for number, root in enumerate(roots)]
    lines.sort(key=_by_worth)
    if wide > 1 and len(lines) > 1:
        lines = [
            _better(line, _follow(mind, roots[line.option], seat, line.option, wide, start.known))
            if place < widened
            else line
            for place, line in enumerate(lines)
        ]
        lines.sort(key=_by_worth)
    for root in roots:
        _forget(root)
    return lines


def quick_plan(mind: Mind, state: Any, seat: int) -> Line:
    """Give the best line by narrow beams under the options that promise most, for when there is little time."""
    start = _start(mind, state)
    roots = list(enumerate(mind.expand(start, seat)))
    if len(roots) > GLANCED:
        roots.sort(key=_root_most_first)
        del roots[GLANCED:]
    best: Line | None = None
    for number, root in roots:
        line = _follow(mind, root, seat, number, 1, start.known)
        _forget(root)
        if best is None or line.worth > best.worth:
            best = line
    assert best is not None
    return best


def planned_line(mind: Mind, state: Any, seat: int, planned: Sequence[str], option: int) -> Line:
    """Go along a plan, given by the texts of its choices, as far as it is possible, and on from there quickly."""
    known = mind.known(state)
    state = mind.copy(state)
    choices: list[Choice] = []
    certain = 0
    for text in planned:
        choice = next((each for each in mind.options(state) if each.text == text), None)
        if choice is None:
            break
        mind.play_on(state, choice)
        choices.append(choice)
        certain += mind.known(state) == known
    reveals = mind.known(state) != known
    if not mind.options(state):
        return Line(option, mind.value(state, seat), tuple(choices), certain, reveals)
    rest = quick_plan(mind, state, seat)
    if not reveals:
        certain += rest.certain
    return Line(option, rest.worth, (*choices, *rest.choices), certain, reveals or rest.reveals)


def _start(mind: Mind, state: Any) -> Reached:
    return Reached(state, 0.0, len(mind.options(state)), mind.known(state), None, None)


def _by_worth(line: Line) -> tuple[float, int]:
    return -line.worth, line.option


def _better(one: Line, other: Line) -> Line:
    return other if other.worth > one.worth else one


def _line_to(end: Reached, number: int, known: int) -> Line:
    """Give the choices that lead to a position; they are certain as long as no more is known than at the start."""
    choices: list[Choice] = []
    certain = 0
    position = end
    while position.before is not None and position.choice is not None:
        choices.append(position.choice)
        if position.known == known:
            certain += 1
        position = position.before
    choices.reverse()
    return Line(number, end.worth, tuple(choices), certain, end.known != known)


def _follow(mind: Mind, root: Reached, seat: int, number: int, width: int, known: int) -> Line:
    """Follow an option to the end of the part with a beam of this width."""
    if not root.asked:
        return _line_to(root, number, known)
    best: Reached | None = None
    beam = [root]
    for _ in range(DEPTH):
        open_ends: list[Reached] = []
        seen: set[tuple[float, int]] = set()
        for position in beam:
            reached = position.next
            if reached is None:
                reached = mind.expand(position, seat)
                if width == 1:
                    position.next = reached
            for child in reached:
                if child.asked:
                    mark = (child.worth, child.asked)
                    if mark not in seen:
                        seen.add(mark)
                        open_ends.append(child)
                elif best is None or child.worth > best.worth:
                    best = child
        if not open_ends:
            break
        open_ends.sort(key=_most_first)
        beam = open_ends[:width]
        if width == 1 and best is not None and best.worth >= beam[0].worth:
            break
    return _line_to(best or beam[0], number, known)


def _forget(root: Reached) -> None:
    """Forget where positions lead, which hold each other: so they are gone at once, and no collector looks at them."""
    onward: Reached | None = root
    while onward is not None:
        position, onward = onward, None
        reached, position.next = position.next, None
        if reached is not None:
            for child in reached:
                if child.next is not None:
                    onward = child


def _most_first(position: Reached) -> float:
    return -position.worth


def _root_most_first(numbered: tuple[int, Reached]) -> float:
    return -numbered[1].worth
