"""Comparing ways through a part: the best with another one, by what each comes to in accounts that people know."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from cuzco_tui.game import Choice, Clock, Decision
from cuzco_tui.search.master import Master, PlayingMind, Tried
from cuzco_tui.search.planning import Line, plan

QUICK: Final = "planner"
BETTER: Final = "master"
LATER: Final = "later"
"""The account of what the play-outs found beyond the end of the lines."""
_WORLD: Final = 0
"""The world that is imagined to plan in, the same for the same view."""


class AccountingMind(PlayingMind, Protocol):
    """A mind that can say where the worth of a position comes from."""

    def accounts(self, state: Any, seat: int) -> Mapping[str, float]:
        """Split what a seat will have into accounts, which add up to its value, or to its promise in mid-part."""


class Way(NamedTuple):
    """One option with the line that makes the most of it."""

    line: Line
    worth: float
    """What it is worth in VP, by the line alone or by its play-outs."""
    states: Sequence[Any]
    """The imagined state before the line, and after each of its choices."""

    @property
    def option(self) -> int:
        """The index of the option."""
        return self.line.option


class Comparison(NamedTuple):
    """The best way, and how much better it is than another one."""

    bot: str
    best: Way
    other: Way | None
    """The way that it is compared with; None when there is only one, or it is the best itself."""
    accounts: Mapping[str, float]
    """By what the best is better and worse than the other: they add up to the difference."""
    lead: float
    """By how much the best is ahead of the second best."""

    @property
    def difference(self) -> float:
        """By how much the best is better than the other."""
        return 0.0 if self.other is None else self.best.worth - self.other.worth


def quick_comparison(mind: AccountingMind, view: Any, seat: int) -> Comparison:
    """Compare the two best ways by planning alone."""
    state = mind.imagine(view, _WORLD)
    lines = [Tried(line, []) for line in plan(mind, state, seat)]
    return _compared(mind, state, seat, QUICK, lines, None)


def better_comparison(
    mind: AccountingMind,
    rivals: Sequence[PlayingMind],
    view: Any,
    decision: Decision,
    clock: Clock,
    rollouts: int,
    chosen: int | None = None,
) -> Comparison:
    """Compare the best way with the second best, or with the one that was chosen, by playing them out."""
    state = mind.imagine(view, _WORLD)
    tried = Master(mind, rivals, _WORLD, rollouts).think(view, decision, clock, chosen)
    return _compared(mind, state, decision.seat, BETTER if rollouts else QUICK, tried, chosen)


def _compared(
    mind: AccountingMind, state: Any, seat: int, bot: str, tried: Sequence[Tried], chosen: int | None
) -> Comparison:
    best = tried[0]
    others = [each for each in tried[1:] if not _is_the_same(best.line.choices, each.line.choices)]
    second = others[0] if others else None
    other = second if chosen is None else next((each for each in tried[1:] if each.line.option == chosen), None)
    lead = 0.0 if second is None else max(0.0, best.mean - second.mean)
    ways = [_way(mind, state, each) for each in (best, *(() if other is None else (other,)))]
    accounts = {} if other is None else _difference(mind, seat, *ways)
    return Comparison(bot, ways[0], None if other is None else ways[1], accounts, lead)


def _is_the_same(one: Sequence[Choice], other: Sequence[Choice]) -> bool:
    """Whether two ways make the same choices in another order."""
    return sorted(choice.text for choice in one) == sorted(choice.text for choice in other)


def _way(mind: AccountingMind, state: Any, tried: Tried) -> Way:
    """Go along a line once more."""
    states = [state]
    for choice in tried.line.choices:
        after = mind.copy(states[-1])
        mind.play_on(after, choice)
        states.append(after)
    return Way(tried.line, tried.mean, states)


def _difference(mind: AccountingMind, seat: int, best: Way, other: Way) -> dict[str, float]:
    one, two = mind.accounts(best.states[-1], seat), mind.accounts(other.states[-1], seat)
    found = {
        name: one.get(name, 0.0) - two.get(name, 0.0) for name in (*one, *(name for name in two if name not in one))
    }
    found[LATER] = best.worth - other.worth - sum(found.values())
    return found
