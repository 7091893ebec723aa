"""What all seats have for sure, and how far a game has come: gathered in one pass over the sites."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from cuzco_tui.games.caral.engine.codes import FREE, NEUTRAL
from cuzco_tui.games.caral.engine.state import State

SHAPES: Final = 3
"""A weight changes with the course of the game and with the number of seats."""
LAST_YEAR: Final = 0.85
"""The last year is at least so late, however few the years are: among all that was learned from none came sooner."""
LARGE_PROMISES: Final[Sequence[float]] = (0.0, 10.0, 7.6, 5.4, 3.4)
SMALL_PROMISES: Final[Sequence[float]] = (0.0, 4.0, 2.4, 1.0)
"""What an unfinished pyramid promises beyond its levels, by how many it misses."""
Shape: TypeAlias = tuple[float, float, float]


def up_to(most: int) -> tuple[tuple[float, ...], ...]:
    """Prepare, for each count, which numbers it reaches: so each one more can be worth something else."""
    return tuple(tuple(float(count >= number) for number in range(1, most + 1)) for count in range(most + 2))


class Board:
    """What the sites hold, gathered in one pass for all seats."""

    __slots__ = (
        "best",
        "finished",
        "large",
        "levels",
        "open",
        "places",
        "priests",
        "promise",
        "reserved",
        "second",
        "started",
        "sure",
    )

    def __init__(self, s: State) -> None:
        seats = range(s.seats)
        content = s.content
        self.sure: list[int] = [0 for _ in seats]
        """Fame of the end that nobody can take away any more, but of moods."""
        self.levels: list[int] = [0 for _ in seats]
        self.best: list[int] = [9 for _ in seats]
        self.second: list[int] = [9 for _ in seats]
        self.open: list[list[int]] = [[] for _ in seats]
        """Sites on which there is something to build."""
        self.reserved: list[int] = [0 for _ in seats]
        self.priests: list[int] = [0 for _ in seats]
        self.places: list[int] = [0 for _ in seats]
        """Places for priests."""
        self.promise: list[float] = [0.0 for _ in seats]
        """What the unfinished pyramids of a seat will still bring, roughly."""
        self.started: list[float] = []
        """How far the unfinished pyramids of all are."""
        self.finished: list[int] = [0 for _ in seats]
        self.large: list[int] = [0 for _ in seats]
        for index in content.sites:
            owner = s.owner[index]
            if owner in (FREE, NEUTRAL):
                continue
            built, target = s.built[index], s.target[index]
            if not built:
                self.reserved[owner] += 1
                self.open[owner].append(index)
            elif built == target:
                large = target == content.large
                self.finished[owner] += 1
                self.large[owner] += large
                self.sure[owner] += content.large_fame if large else content.small_fame
                if s.priest[index]:
                    self.priests[owner] += 1
                    self.sure[owner] += content.priest_end
                elif large:
                    self.places[owner] += 1
            else:
                missing = target - built
                self.open[owner].append(index)
                self.levels[owner] += built
                self.sure[owner] += built * content.level_fame
                self.started.append(built / target)
                promises = LARGE_PROMISES if target == content.large else SMALL_PROMISES
                self.promise[owner] += promises[missing] if missing < len(promises) else promises[-1]
                if missing < self.best[owner]:
                    self.second[owner] = self.best[owner]
                    self.best[owner] = missing
                elif missing < self.second[owner]:
                    self.second[owner] = missing


def result(scores: Sequence[int], seat: int) -> float:
    """Say how far a seat is ahead of the others: of the middle between the best and the mean of them."""
    total = best = 0
    for other, score in enumerate(scores):
        if other != seat:
            total += score
            if score > best:
                best = score
    return scores[seat] - 0.5 * (best + total / (len(scores) - 1))


def standing(s: State, seat: int, board: Board) -> float:
    """Say how far a seat is ahead by what all have for sure."""
    return result([player.fame + sure for player, sure in zip(s.players, board.sure, strict=True)], seat)


def shape(s: State, board: Board) -> Shape:
    """Give the numbers by which the parts of a weight count: how far the game has come, and how many sit there."""
    needed = len(s.content.finish_fame)
    missing = needed - s.finished
    x = 1.0
    if missing > 0:
        board.started.sort(reverse=True)
        x = (s.finished + 0.5 * sum(board.started[:missing])) / needed
    if s.max_years:
        x = max(x, (s.year - 1) / s.max_years)
    if x < LAST_YEAR and is_last_year(s):
        x = LAST_YEAR
    return 1.0, x, (4 - s.seats) / 2


def is_last_year(s: State) -> bool:
    """Whether the game ends with this year."""
    return s.finished >= len(s.content.finish_fame) or 0 < s.max_years <= s.year
