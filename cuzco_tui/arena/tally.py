"""What the games of a series add up to."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from cuzco_tui.arena.match import Measures
from cuzco_tui.arena.ratings import Rating, Ratings
from cuzco_tui.arena.records import Fault, GameRecord, Times
from cuzco_tui.intervals import Estimate, cluster_mean, cluster_share


class Reached(NamedTuple):
    """How far somebody came with something that is collected: the mean, and how often it was complete."""

    mean: float
    complete: float


class EntrantResult(NamedTuple):
    """How an entrant did, by the seats that it had in the games."""

    name: str
    seats: int
    """How many seats it has in each game."""
    wins: Estimate
    """The share of wins of each of its seats: even is one in so many as there are players."""
    score: Estimate
    sources: dict[str, float]
    reached: tuple[Reached, ...]
    times: Times
    rating: Rating
    faults: Counter[Fault]


class SeriesResult(NamedTuple):
    """How everybody did."""

    games: int
    winner_score: Estimate
    entrants: tuple[EntrantResult, ...]


class _Entrant:
    """What the seats of one entrant add up to."""

    def __init__(self, goals: int) -> None:
        self.seats = 0
        self.wins: list[float] = []
        self.scores: list[float] = []
        self.sources: Counter[str] = Counter()
        self.reached = [0] * goals
        self.complete = [0] * goals
        self.times = Times()
        self.faults: Counter[Fault] = Counter()


class Tally:
    """Takes the games of a series in their order, deal by deal, and sums them up."""

    def __init__(self, seats: Sequence[str], measures: Measures, seatings: int) -> None:
        self._counts = Counter(seats)
        self._measures = measures
        self._seatings = seatings
        self._entrants = {name: _Entrant(len(measures.goals)) for name in self._counts}
        self._ratings = Ratings(tuple(self._counts))
        self._deal: list[GameRecord] = []
        self._winner_scores: list[float] = []
        self.games = 0

    def add(self, record: GameRecord) -> None:
        """Count the next game."""
        self.games += 1
        self._ratings.add([(seat.bot, seat.place) for seat in record.seats])
        for seat in record.seats:
            entrant = self._entrants[seat.bot]
            entrant.seats += 1
            entrant.sources.update(seat.sources)
            entrant.times.add_all(seat.times)
            entrant.faults.update(seat.faults)
            for place, (has, goal) in enumerate(zip(seat.reached, self._measures.goals, strict=False)):
                entrant.reached[place] += has
                entrant.complete[place] += has >= goal.needs
        self._deal.append(record)
        if len(self._deal) == self._seatings:
            self._end_deal()

    def faults_of(self, name: str) -> int:
        """Give how many choices an entrant has lost so far."""
        return self._entrants[name].faults.total()

    def choices_of(self, name: str) -> int:
        """Give how many choices an entrant had so far, the lost ones among them."""
        return self._entrants[name].times.choices

    def result(self) -> SeriesResult:
        """Sum up the deals that are complete."""
        return SeriesResult(
            self.games, cluster_mean(self._winner_scores), tuple(self._result_of(name) for name in self._entrants)
        )

    def _end_deal(self) -> None:
        """Turn the games of a deal, which are not independent of each other, into one value of each kind."""
        wins: dict[str, list[float]] = {name: [] for name in self._entrants}
        scores: dict[str, list[int]] = {name: [] for name in self._entrants}
        winners = []
        for record in self._deal:
            first = sum(seat.place == 1 for seat in record.seats)
            winners.append(max(seat.score for seat in record.seats if seat.place == 1))
            for seat in record.seats:
                wins[seat.bot].append(1 / first if seat.place == 1 else 0.0)
                scores[seat.bot].append(seat.score)
        for name, entrant in self._entrants.items():
            entrant.wins.append(_mean(wins[name]))
            entrant.scores.append(_mean(scores[name]))
        self._winner_scores.append(_mean(winners))
        self._deal = []

    def _result_of(self, name: str) -> EntrantResult:
        entrant = self._entrants[name]
        seats = entrant.seats
        return EntrantResult(
            name,
            self._counts[name],
            cluster_share(entrant.wins),
            cluster_mean(entrant.scores),
            {source: entrant.sources[source] / seats for source in self._measures.sources},
            tuple(
                Reached(has / seats, complete / seats)
                for has, complete in zip(entrant.reached, entrant.complete, strict=True)
            ),
            entrant.times,
            self._ratings.of(name),
            entrant.faults,
        )


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
