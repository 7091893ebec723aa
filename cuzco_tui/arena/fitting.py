"""Fits the weights of a learned value: a ridge regression for each stage, by numpy."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from cuzco_tui.arena.lessons import Learned
from cuzco_tui.game import GameError
from cuzco_tui.search.school import School

if TYPE_CHECKING:
    from numpy.typing import NDArray

ROWS: Final = 4096
"""Samples that are added at a time."""
PENALTY: Final = 25.0
"""How strongly a weight is drawn to 0: the variance of what is gained, divided by that of a usual weight."""
DIGITS: Final = 3
"""Digits of a weight behind the point."""


def _numpy() -> Any:
    try:
        import numpy
    except ImportError:
        raise GameError("Training needs numpy; install it with: pip install 'cuzco-tui[train]'.") from None
    return numpy


class Fitting:
    """Gathers samples of all stages and gives the weights; the first feature must be always 1."""

    def __init__(self, school: School) -> None:
        self._numpy = _numpy()
        self._school = school
        self._stages = [_Stage(school.shapes, len(school.features), self._numpy) for _ in school.stages]
        self.samples = 0

    def add(self, learned: Iterable[Learned], counts: float) -> None:
        """Take positions in; each counts so much."""
        for sample, gained in learned:
            self._stages[sample.stage].add(sample.shape, sample.amounts, gained, counts)
            self.samples += 1

    def weights(self) -> list[list[list[float]]]:
        """Give the weights by stage, part of the shape, and feature."""
        features, shapes = len(self._school.features), self._school.shapes
        found: list[list[list[float]]] = []
        for stage in self._stages:
            solved = stage.solve().reshape(shapes, features)
            found.append([[_rounded(weight) for weight in row] for row in solved.tolist()])
        return found


def _rounded(weight: float) -> float:
    return round(weight, DIGITS) or 0


class _Stage:
    """The normal equations of one stage."""

    def __init__(self, shapes: int, features: int, numpy: Any) -> None:
        size = shapes * features
        self._numpy = numpy
        self._features = features
        self._squares: NDArray[Any] = numpy.zeros((size, size))
        self._products: NDArray[Any] = numpy.zeros(size)
        self._shapes: list[Any] = []
        self._amounts: list[Any] = []
        self._gained: list[float] = []
        self._counts: list[float] = []

    def add(self, shape: Any, amounts: Any, gained: float, counts: float) -> None:
        self._shapes.append(shape)
        self._amounts.append(amounts)
        self._gained.append(gained)
        self._counts.append(counts)
        if len(self._gained) == ROWS:
            self._take_in()

    def solve(self) -> "NDArray[Any]":
        self._take_in()
        numpy = self._numpy
        penalties = numpy.full(len(self._products), PENALTY)
        penalties[:: self._features] = PENALTY / 1000
        return numpy.linalg.solve(self._squares + numpy.diag(penalties), self._products)  # type: ignore[no-any-return]

    def _take_in(self) -> None:
        if not self._gained:
            return
        numpy = self._numpy
        shapes, amounts = numpy.array(self._shapes, float), numpy.array(self._amounts, float)
        rows = (shapes[:, :, None] * amounts[:, None, :]).reshape(len(shapes), -1)
        counted = rows * numpy.array(self._counts, float)[:, None]
        self._squares += counted.T @ rows
        self._products += counted.T @ numpy.array(self._gained, float)
        for gathered in (self._shapes, self._amounts, self._gained, self._counts):
            gathered.clear()
