"""Planning where something is revealed on the way: in several worlds, so that luck in one of them counts for little."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from cuzco_tui.search.mind import Mind
from cuzco_tui.search.planning import Line, planned_line


class Planned(NamedTuple):
    """What an option comes to."""

    line: Line
    """Its line, with the mean of what it is worth in all worlds."""
    in_worlds: tuple[Line, ...]
    """The line in each world: they part only after something was revealed."""


def plan_in_worlds(
    mind: Mind, view: Any, seat: int, worlds: Sequence[int], plan: Callable[[Any], Sequence[Line]]
) -> list[Planned]:
    """Give what the options are worth in the mean of these worlds, the best first; in one if nothing is revealed.

    What is chosen before anything is revealed is chosen for all worlds together.
    """
    first = plan(mind.imagine(view, worlds[0]))
    if not any(line.reveals for line in first):
        return [Planned(line, (line,)) for line in first]
    others = [{line.option: line for line in plan(mind.imagine(view, world))} for world in worlds[1:]]
    found: list[Planned] = []
    for line in first:
        lines = [line, *(world[line.option] for world in others)]
        if any(each.reveals for each in lines):
            found.append(_best_for_all(mind, view, seat, worlds, lines))
        else:
            found.append(Planned(line, (line,)))
    found.sort(key=_by_worth)
    return found


def _best_for_all(mind: Mind, view: Any, seat: int, worlds: Sequence[int], lines: Sequence[Line]) -> Planned:
    """Of what is chosen first in any of the worlds, find what is best in the mean of all."""
    best: Planned | None = None
    for head in dict.fromkeys(line.head for line in lines):
        texts = [choice.text for choice in head]
        same = tuple(
            line if line.head == head else planned_line(mind, mind.imagine(view, world), seat, texts, line.option)
            for world, line in zip(worlds, lines, strict=True)
        )
        worth = sum(line.worth for line in same) / len(same)
        if best is None or worth > best.line.worth:
            best = Planned(same[0]._replace(worth=worth), same)
    assert best is not None
    return best


def _by_worth(planned: Planned) -> tuple[float, int]:
    return -planned.line.worth, planned.line.option
