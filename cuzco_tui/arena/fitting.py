"""Fits the weights of a learned value: a ridge regression for each stage, by numpy."""

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from cuzco_tui.arena.lessons import Learned
from cuzco_tui.game import GameError
from cuzco_tui.search.school import School

if TYPE_CHECKING:
    from numpy.typing import NDArray

ROWS: Final = 4096
"""Samples that are added at a time."""
PENALTY: Final = 25.0
"""How strongly a weight is drawn to 0: the variance of what is gained, divided by that of a usual weight."""
LOOKS: Final = 10
"""How often values are learned anew by those that were found before, where a school has foresight."""
DIGITS: Final = 3
"""Digits of a weight behind the point."""


def required_numpy() -> Any:
    """Give numpy, or say how to come by it."""
    try:
        import numpy
    except ImportError:
        raise GameError("Training needs numpy; install it with: pip install 'cuzco-tui[train]'.") from None
    return numpy


class Fitting:
    """Gathers samples of all stages and gives the weights; the first feature must be always 1."""

    def __init__(self, school: School) -> None:
        self._numpy = required_numpy()
        self._school = school
        keeps = school.foresight > 0
        self._stages = [_Stage(school.shapes, len(school.features), keeps, self._numpy) for _ in school.stages]
        self._careers: list[list[_Step]] = []
        self.samples = 0

    def add(self, learned: Iterable[Learned], counts: float) -> None:
        """Take the positions of a game in, in their order; each counts so much."""
        careers: dict[int, list[_Step]] = {}
        for sample, gained, seat in learned:
            stage = self._stages[sample.stage]
            careers.setdefault(seat, []).append(_Step(sample.stage, stage.samples, sample.score, gained))
            stage.add(sample.shape, sample.amounts, gained, counts)
            self.samples += 1
        if self._school.foresight:
            self._careers += careers.values()

    def weights(self) -> list[list[list[float]]]:
        """Give the weights by stage, part of the shape, and feature."""
        features, shapes = len(self._school.features), self._school.shapes
        solved = [stage.solve() for stage in self._stages]
        if self._school.foresight:
            for _ in range(LOOKS):
                gained = self._gained_by(solved)
                solved = [stage.solve_for(each) for stage, each in zip(self._stages, gained, strict=True)]
        return [
            [[_rounded(weight) for weight in row] for row in stage.reshape(shapes, features).tolist()]
            for stage in solved
        ]

    def _gained_by(self, solved: "Sequence[NDArray[Any]]") -> list[list[float]]:
        """Say for each position of each stage what was gained, as far as the weights are trusted by their foresight."""
        values = [stage.values(weights).tolist() for stage, weights in zip(self._stages, solved, strict=True)]
        found = [[0.0] * len(each) for each in values]
        trust = self._school.foresight
        for career in self._careers:
            ahead = career[-1].score + career[-1].gained
            foreseen = ahead
            for step in reversed(career):
                ahead = trust * foreseen + (1 - trust) * ahead
                found[step.stage][step.number] = ahead - step.score
                foreseen = step.score + values[step.stage][step.number]
        return found


class _Step(NamedTuple):
    """A position on a seat's way through a game: its stage, its number there, and what was gained after it."""

    stage: int
    number: int
    score: float
    gained: float


def _rounded(weight: float) -> float:
    return round(weight, DIGITS) or 0


class _Stage:
    """The normal equations of one stage, and its positions if they are to be looked at again."""

    def __init__(self, shapes: int, features: int, keeps: bool, numpy: Any) -> None:
        size = shapes * features
        self._numpy = numpy
        self._features = features
        self._keeps = keeps
        self._kept: list[tuple[NDArray[Any], NDArray[Any], NDArray[Any]]] = []
        self._squares: NDArray[Any] = numpy.zeros((size, size))
        self._products: NDArray[Any] = numpy.zeros(size)
        self._shapes: list[Any] = []
        self._amounts: list[Any] = []
        self._gained: list[float] = []
        self._counts: list[float] = []
        self.samples = 0

    def add(self, shape: Any, amounts: Any, gained: float, counts: float) -> None:
        self._shapes.append(shape)
        self._amounts.append(amounts)
        self._gained.append(gained)
        self._counts.append(counts)
        self.samples += 1
        if len(self._gained) == ROWS:
            self._take_in()

    def solve(self) -> "NDArray[Any]":
        self._take_in()
        numpy = self._numpy
        penalties = numpy.full(len(self._products), PENALTY)
        penalties[:: self._features] = PENALTY / 1000
        return numpy.linalg.solve(self._squares + numpy.diag(penalties), self._products)  # type: ignore[no-any-return]

    def solve_for(self, gained: Sequence[float]) -> "NDArray[Any]":
        """Solve for other gains of the same positions."""
        numpy = self._numpy
        self._products = numpy.zeros(len(self._products))
        done = 0
        for rows, counts in self._all_rows():
            self._products += rows.T @ (counts * numpy.array(gained[done : done + len(counts)], float))
            done += len(counts)
        return self.solve()

    def values(self, weights: "NDArray[Any]") -> "NDArray[Any]":
        """Value the positions by weights."""
        self._take_in()
        found = [rows @ weights for rows, _ in self._all_rows()]
        return self._numpy.concatenate(found) if found else self._numpy.zeros(0)  # type: ignore[no-any-return]

    def _all_rows(self) -> "Iterator[tuple[NDArray[Any], NDArray[Any]]]":
        for shapes, amounts, counts in self._kept:
            yield self._rows(shapes, amounts), counts

    def _rows(self, shapes: "NDArray[Any]", amounts: "NDArray[Any]") -> "NDArray[Any]":
        return (shapes[:, :, None] * amounts[:, None, :]).reshape(len(shapes), -1)  # type: ignore[no-any-return]

    def _take_in(self) -> None:
        if not self._gained:
            return
        numpy = self._numpy
        kind = numpy.float32 if self._keeps else float
        shapes, amounts = numpy.array(self._shapes, kind), numpy.array(self._amounts, kind)
        counts = numpy.array(self._counts, float)
        rows = self._rows(shapes, amounts)
        counted = rows * counts[:, None]
        self._squares += counted.T @ rows
        self._products += counted.T @ numpy.array(self._gained, float)
        if self._keeps:
            self._kept.append((shapes, amounts, counts))
        for gathered in (self._shapes, self._amounts, self._gained, self._counts):
            gathered.clear()
