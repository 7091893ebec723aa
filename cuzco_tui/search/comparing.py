"""Comparing ways through a part: the best with another one, by what each comes to in accounts that people know."""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple, Protocol

from cuzco_tui.game import Choice, Clock, Decision
from cuzco_tui.search.master import Master, PlayingMind, Tried
from cuzco_tui.search.planning import Line, plan, planned_line
from cuzco_tui.search.worlds import plan_in_worlds

QUICK: Final = "planner"
BETTER: Final = "master"
_WORLD: Final = 0
"""The world that is imagined to plan in, the same for the same view."""
_WORLDS: Final = (_WORLD, 1, 2, 3, 4, 5)
"""That and others, in which the same is planned where anything is revealed on the way."""
_CLEARLY: Final = 1.5
"""By how many VP something must at least be better to overthrow a plan that was announced."""
_DOUBTS: Final = 2.0
"""By how many standard errors."""
_WORLDS_FOR_PLAN: Final = 24
"""In how many new worlds both are tried before that."""


class AccountingMind(PlayingMind, Protocol):
    """A mind that can say where the worth of a position comes from."""

    def accounts(self, state: Any, seat: int) -> Mapping[str, float]:
        """Split what a seat will have into accounts, which add up to its value and a guess for what is begun."""

    def outcome_accounts(self, state: Any, seat: int) -> Mapping[str, float]:
        """Split the outcome of a play-out into accounts, which add up to it."""

    def substance(self, choices: Sequence[Choice]) -> Hashable:
        """Name the deed that a line is about, the same for lines that do the same in other ways; None without one."""


class Way(NamedTuple):
    """One option with the line that makes the most of it."""

    line: Line
    worth: float
    """What it is worth in VP, by the line alone or by its play-outs."""
    states: Sequence[Any]
    """The imagined state before the line, and after each of its choices."""
    ends: Sequence[Any]
    """Where it stands in several worlds once something is revealed, or at its end: what is the same in all can be told.

    What is planned for later lies in the imagined world alone."""

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
    doubt: float
    """The standard error of the difference, 0 where nothing was played out."""
    planned: int | None = None
    """The option with which the plan goes on that was announced before."""

    @property
    def difference(self) -> float:
        """By how much the best is better than the other."""
        return 0.0 if self.other is None else self.best.worth - self.other.worth

    def cautious(self, lasting: float) -> "Comparison":
        """Give the same with a difference that is less by its doubt, and of which only this share is counted.

        What was found best mostly was a bit lucky, and some of what a choice gives away is made up for later.
        """
        if self.other is None or self.difference <= 0.0:
            return self
        share = lasting * max(0.0, self.difference - self.doubt) / self.difference
        best = self.best._replace(worth=self.other.worth + share * self.difference)
        return self._replace(best=best, accounts={name: share * vp for name, vp in self.accounts.items()})

    def kept_to(self, option: int, even: float, doubts: float = 1.0) -> "Comparison":
        """Give the same with this option as the best, if the difference is small or in doubt."""
        other = self.other
        if other is None or other.option != option or self.difference >= max(even, doubts * self.doubt):
            return self
        accounts = {name: -vp for name, vp in self.accounts.items()}
        return self._replace(best=other, other=self.best, accounts=accounts)


class _Accountant(Master):
    """A master that keeps the accounts of its play-outs."""

    def __init__(
        self,
        mind: AccountingMind,
        rivals: Sequence[PlayingMind],
        rollouts: int,
        planned: Sequence[str] = (),
        in_substance: bool = False,
    ) -> None:
        super().__init__(mind, rivals, _WORLD, rollouts)
        self._accounting = mind
        self._planned = planned
        self._in_substance = in_substance
        self.found: dict[int, list[Mapping[str, float]]] = {}
        """The accounts of each play-out, by the option."""

    def outcome(self, state: Any, seat: int, line: Line) -> float:
        """Say how good the end of a play-out is, and keep why."""
        accounts = self._accounting.outcome_accounts(state, seat)
        self.found.setdefault(line.option, []).append(accounts)
        return sum(accounts.values())

    def lines(self, state: Any, seat: int) -> list[Line]:
        """Give the lines with the announced one among them, and none that only does something useless besides."""
        found = _lines(self._accounting, state, seat, self._planned)
        return _without_detours(found, self._planned) if self._in_substance else found

    def spared(self, left: Sequence[Tried], dropped: Sequence[Tried], kept: int | None) -> list[Tried]:
        """Keep something that differs in substance from what is best so far, too."""
        spared = super().spared(left, dropped, kept)
        if self._in_substance and all(_is_alike(self._accounting, left[0], each) for each in (*left[1:], *spared)):
            others = (each for each in dropped if not _is_alike(self._accounting, left[0], each))
            spared += [each for each in [next(others, None)] if each is not None]
        return spared

    def try_again(self, view: Any, seat: int, lines: Sequence[Line], worlds: int, clock: Clock) -> list[Tried]:
        """Play lines out in new worlds, and keep the accounts of those alone."""
        self.found = {}
        return super().try_again(view, seat, lines, worlds, clock)

    def means(self, tried: Tried) -> dict[str, float]:
        """Give the mean of each account of an option, in the worlds that count."""
        found = self.found[tried.line.option][: len(tried.outcomes)]
        names = dict.fromkeys(name for accounts in found for name in accounts)
        return {name: sum(accounts.get(name, 0.0) for accounts in found) / len(found) for name in names}


def quick_comparison(
    mind: AccountingMind,
    view: Any,
    seat: int,
    chosen: int | None = None,
    or_second: bool = True,
    plan: Sequence[str] = (),
    in_substance: bool = False,
) -> Comparison:
    """Compare the best way with the second best, or with the one that was chosen, by planning alone.

    A plan that was announced before, as the texts of the choices that are still to come, is the best. The second best
    is one that differs in substance where that is asked for and there is one.

    Where anything is revealed on the way, all is planned in several worlds: what comes by luck in one of them is then
    neither worth much nor a reason.
    """
    planned = _option_of(mind, mind.imagine(view, _WORLD), plan)
    found = plan_in_worlds(mind, view, seat, _WORLDS, lambda state: _lines(mind, state, seat, plan))
    tried = [Tried(each.line, []) for each in found]
    if planned is not None and chosen is None:
        tried.sort(key=lambda each: each.line.option != planned)
    best, other = _picked(mind, tried, chosen, or_second, in_substance)
    one = _way(mind, view, best)
    if other is None or (best.line.option == planned and best.mean < other.mean):
        return Comparison(QUICK, one, None, {}, 0.0, planned)
    two = _way(mind, view, other)
    in_worlds = {each.line.option: each.in_worlds for each in found}
    accounts = _differences(*(_mean_accounts(mind, view, seat, in_worlds[way.option]) for way in (one, two)))
    return Comparison(QUICK, one, two, accounts, 0.0, planned)


def better_comparison(
    mind: AccountingMind,
    rivals: Sequence[PlayingMind],
    view: Any,
    decision: Decision,
    clock: Clock,
    rollouts: int,
    chosen: int | None = None,
    or_second: bool = False,
    tried_again: int = 0,
    plan: Sequence[str] = (),
    in_substance: bool = False,
) -> Comparison:
    """Compare the same by playing them out; where nothing can be played out, by planning.

    Who asks for it gets the second best to compare with where the chosen way is the best, and a difference that was
    found in so many new worlds: in those by which the best was picked it was a bit lucky.

    A plan that was announced before counts as chosen, and stays the best unless something is clearly better, in new
    worlds too.
    """
    master = _Accountant(mind, rivals, rollouts, plan, in_substance)
    planned = _option_of(mind, mind.imagine(view, _WORLD), plan)
    if planned is not None:
        chosen, tried_again = planned, max(tried_again, _WORLDS_FOR_PLAN)
    tried = master.think(view, decision, clock, chosen)
    best, other = _picked(mind, tried, chosen, or_second, in_substance)
    if not best.outcomes:
        return quick_comparison(mind, view, decision.seat, chosen, or_second, plan, in_substance)
    if other is not None and tried_again and (planned is None or best.line.option != planned):
        again = master.try_again(view, decision.seat, (best.line, other.line), tried_again, clock)
        if again[0].outcomes:
            best, other = again
    one = _way(mind, view, best)
    if other is None:
        return Comparison(BETTER, one, None, {}, 0.0, planned)
    accounts = _differences(master.means(best), master.means(other))
    found = Comparison(BETTER, one, _way(mind, view, other), accounts, _doubt(best, other), planned)
    return found if planned is None else found.kept_to(planned, _CLEARLY, _DOUBTS)


def _option_of(mind: AccountingMind, state: Any, planned: Sequence[str]) -> int | None:
    """Give the index of the option with which a plan goes on, None where there is no plan or it is not possible."""
    texts = [choice.text for choice in mind.options(state)]
    return texts.index(planned[0]) if planned and planned[0] in texts else None


def _lines(mind: AccountingMind, state: Any, seat: int, planned: Sequence[str]) -> list[Line]:
    """Give the best line under each option, under that of the plan the one that was announced."""
    lines = plan(mind, state, seat)
    option = _option_of(mind, state, planned)
    if option is None:
        return lines
    own = next(line for line in lines if line.option == option)
    announced = planned_line(mind, state, seat, planned, option)
    if tuple(choice.text for choice in own.choices[: len(planned)]) == tuple(planned):
        announced = own
    found = [announced if line.option == option else line for line in lines]
    return sorted(found, key=lambda line: (-line.worth, line.option))


def _mean_accounts(mind: AccountingMind, view: Any, seat: int, lines: Sequence[Line]) -> Mapping[str, float]:
    """Give the accounts of an option in the mean of the worlds in which it was planned, by its line in each."""
    means: dict[str, float] = {}
    for world, line in zip(_WORLDS, lines, strict=False):
        end = _along(mind, mind.imagine(view, world), line)[-1]
        for name, worth in mind.accounts(end, seat).items():
            means[name] = means.get(name, 0.0) + worth / len(lines)
    return means


def _without_detours(lines: Sequence[Line], planned: Sequence[str]) -> list[Line]:
    """Leave out what does the same as something better, in another order or with something useless besides."""
    found: list[Line] = []
    for line in lines:
        if line.choices[0].text in planned[:1] or not any(_contains(line, better) for better in found):
            found.append(line)
    return found


def _contains(line: Line, other: Line) -> bool:
    """Whether a line makes all choices of another one, in whatever order."""
    return Counter(choice.text for choice in line.choices) >= Counter(choice.text for choice in other.choices)


def _is_alike(mind: AccountingMind, one: Tried, other: Tried) -> bool:
    """Whether two ways are the same in substance: the same deed, or one makes all the choices of the other."""
    deed = mind.substance(one.line.choices)
    if deed is not None and deed == mind.substance(other.line.choices):
        return True
    return _contains(one.line, other.line) or _contains(other.line, one.line)


def _picked(
    mind: AccountingMind, tried: Sequence[Tried], chosen: int | None, or_second: bool, in_substance: bool
) -> tuple[Tried, Tried | None]:
    """Give the best and the one that it is compared with; who chose what is as good as the best chose the best."""
    best = next((each for each in tried if each.line.option == chosen and each.mean >= tried[0].mean), tried[0])
    if chosen is not None and best.line.option != chosen:
        return best, next((each for each in tried if each.line.option == chosen), None)
    if not or_second:
        return best, None
    others = [each for each in tried if each is not best and not _is_the_same(best.line.choices, each.line.choices)]
    apart = (each for each in others if not _is_alike(mind, best, each)) if in_substance else iter(others)
    return best, next(apart, next(iter(others), None))


def _is_the_same(one: Sequence[Choice], other: Sequence[Choice]) -> bool:
    """Whether two ways make the same choices in another order."""
    return sorted(choice.text for choice in one) == sorted(choice.text for choice in other)


def _way(mind: AccountingMind, view: Any, tried: Tried) -> Way:
    """Go along a line once more."""
    line = tried.line
    states = _along(mind, mind.imagine(view, _WORLD), line)
    ends = [_revealed(mind, states)]
    if line.reveals:
        ends += [_revealed(mind, _along(mind, mind.imagine(view, world), line)) for world in _WORLDS[1:]]
    return Way(line, tried.mean, states, ends)


def _revealed(mind: AccountingMind, states: Sequence[Any]) -> Any:
    """Give the first state in which more is known than at the beginning, else the last one."""
    known = mind.known(states[0])
    return next((state for state in states if mind.known(state) != known), states[-1])


def _along(mind: AccountingMind, state: Any, line: Line) -> list[Any]:
    """Give the states along a line, as far as it goes in this world."""
    states = [state]
    for choice in line.choices:
        if choice not in mind.options(states[-1]):
            break
        after = mind.copy(states[-1])
        mind.play_on(after, choice)
        states.append(after)
    return states


def _differences(one: Mapping[str, float], two: Mapping[str, float]) -> dict[str, float]:
    return {name: one.get(name, 0.0) - two.get(name, 0.0) for name in dict.fromkeys((*one, *two))}


def _doubt(best: Tried, other: Tried) -> float:
    """Give the standard error of the difference between two ways that were played out in the same worlds."""
    pairs = [one - two for one, two in zip(best.outcomes, other.outcomes, strict=False)]
    if len(pairs) < 2:
        return 0.0
    mean = sum(pairs) / len(pairs)
    return sqrt(sum((pair - mean) ** 2 for pair in pairs) / (len(pairs) - 1) / len(pairs))
