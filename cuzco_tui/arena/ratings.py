"""Ratings from the games of a series, by the model of Plackett and Luce."""

from collections.abc import Sequence
from typing import NamedTuple


class Rating(NamedTuple):
    """How strong somebody is thought to be, how doubtful that is, and what it surely is at least."""

    mu: float
    sigma: float
    ordinal: float


class Ratings:
    """The ratings of all entrants, after each game in turn."""

    def __init__(self, entrants: Sequence[str]) -> None:
        from openskill.models import PlackettLuce

        self._model = PlackettLuce()
        self._ratings = {name: self._model.rating(name=name) for name in entrants}

    def add(self, seats: Sequence[tuple[str, int]]) -> None:
        """Count a game by the name and the place of each seat; for one in several seats their mean counts."""
        teams = [[self._model.rating(self._ratings[name].mu, self._ratings[name].sigma)] for name, _ in seats]
        rated = self._model.rate(teams, ranks=[float(place) for _, place in seats])
        for name, rating in self._ratings.items():
            own = [team[0] for team, (who, _) in zip(rated, seats, strict=True) if who == name]
            if own:
                rating.mu = sum(each.mu for each in own) / len(own)
                rating.sigma = sum(each.sigma for each in own) / len(own)

    def of(self, name: str) -> Rating:
        """Give the rating of an entrant."""
        rating = self._ratings[name]
        return Rating(rating.mu, rating.sigma, rating.ordinal())
