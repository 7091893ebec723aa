"""Numbers over one's finished games: wins, mean and best, by players and opponents, and VP by source over time."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from cuzco_tui.game import Description, Json
from cuzco_tui.messages import Message, Value, message
from cuzco_tui.play.results import Result, SeatResult

LATELY: Final = 5
"""So many of the last games are told apart from all of them."""


class Own(NamedTuple):
    """One game of somebody: the result of the own seat and those of the others."""

    result: Result
    seat: SeatResult
    others: tuple[SeatResult, ...]

    @property
    def players(self) -> int:
        """How many played."""
        return len(self.others) + 1

    @property
    def won(self) -> bool:
        """Whether nobody was ahead."""
        return self.seat.place == 1


class Tally(NamedTuple):
    """Some games counted together."""

    games: int
    wins: int
    mean: float
    best: int

    @property
    def share(self) -> float:
        """The share of games that were won."""
        return self.wins / self.games if self.games else 0.0


class Opponent(NamedTuple):
    """Somebody whom one played against: in how many games, how many of their seats one was ahead of, and both means."""

    name: str
    bot: str | None
    """The kind of a bot; bots of one kind are one opponent, whatever they were called."""
    games: int
    met: int
    """In how many seats they sat in those games: bots of one kind may be several at one table."""
    ahead: int
    """How many of those seats one left behind."""
    own_mean: float
    their_mean: float

    @property
    def said(self) -> Value:
        """The opponent's name, or the kind of bot."""
        return self.name if self.bot is None else message("stats-bot", bot=self.bot)


class SourceTrend(NamedTuple):
    """The VP from a group of sources game by game, the first played first."""

    name: Message
    numbers: tuple[int, ...]
    """The sources of the group."""
    values: tuple[int, ...]

    @property
    def mean(self) -> float:
        """The mean over all games."""
        return _mean(self.values)

    @property
    def lately(self) -> float:
        """The mean over the last games."""
        return _mean(self.values[-LATELY:])


class Statistics:
    """Everything that is told over the games of one person, or of everybody at this machine."""

    def __init__(self, description: Description, results: Iterable[Result], name: str | None = None) -> None:
        self.description = description
        self.name = name
        """Whose games they are; None for those of everybody here."""
        of_game = [result for result in results if result.game == description.name]
        self.people = people_in(of_game)
        self.games = [own for result in of_game for own in _own(result, name)]
        """One for each seat of a person, the first played first."""

    @property
    def overall(self) -> Tally:
        """All games together."""
        return tally(self.games)

    @property
    def lately(self) -> Tally:
        """The last games together."""
        return tally(self.games[-LATELY:])

    @property
    def best(self) -> Own | None:
        """The game with the best score, the first of them."""
        return max(self.games, key=lambda own: own.seat.score, default=None)

    def by_players(self) -> list[tuple[int, Tally]]:
        """Count the games by how many played."""
        counts = sorted({own.players for own in self.games})
        return [(count, tally([own for own in self.games if own.players == count])) for count in counts]

    def opponents(self) -> list[Opponent]:
        """Count the games by whom one played against, the most frequent first."""
        met: dict[tuple[str, str | None], list[tuple[Own, list[SeatResult]]]] = {}
        for own in self.games:
            here: dict[tuple[str, str | None], list[SeatResult]] = {}
            for other in own.others:
                here.setdefault(("", other.bot) if other.bot is not None else (other.name, None), []).append(other)
            for who, seats in here.items():
                met.setdefault(who, []).append((own, seats))
        found = [
            Opponent(
                name,
                bot,
                len(games),
                sum(len(seats) for _, seats in games),
                sum(own.seat.place < other.place for own, seats in games for other in seats),
                _mean([own.seat.score for own, _ in games]),
                _mean([other.score for _, seats in games for other in seats]),
            )
            for (name, bot), games in met.items()
        ]
        return sorted(found, key=lambda each: (-each.games, each.bot or "", each.name))

    def sources(self) -> list[SourceTrend]:
        """Give the VP of each group of sources over time; those that never brought anything are left out."""
        count = max((len(own.seat.sources) for own in self.games), default=0)
        found = []
        for name, group in self.description.grouped_sources(count):
            values = tuple(_from(own.seat, group) for own in self.games)
            if any(values):
                found.append(SourceTrend(name, group, values))
        return found


def people_in(results: Iterable[Result]) -> list[str]:
    """Name the people of some games, who played most first."""
    counts: dict[str, int] = {}
    for result in results:
        for seat in result.seats:
            if seat.kind == "human":
                counts[seat.name] = counts.get(seat.name, 0) + 1
    return sorted(counts, key=lambda name: (-counts[name], name))


def tally(games: Sequence[Own]) -> Tally:
    """Count some games together."""
    scores = [own.seat.score for own in games]
    return Tally(len(games), sum(own.won for own in games), _mean(scores), max(scores, default=0))


def _from(seat: SeatResult, group: Sequence[int]) -> int:
    return sum(seat.sources[number] for number in group if number < len(seat.sources))


def _own(result: Result, name: str | None) -> list[Own]:
    return [
        Own(result, seat, tuple(other for other in result.seats if other is not seat))
        for seat in result.seats
        if seat.kind == "human" and (name is None or seat.name.casefold() == name.casefold())
    ]


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def whole(value: float) -> int:
    """Round a mean as people do."""
    return int(value + 0.5)


def date_of(own: Own) -> str:
    """Say when a game was played."""
    return f"{own.result.played.astimezone():%Y-%m-%d}"


def told(statistics: Statistics) -> list[Message]:
    """Say everything in plain lines, the most important first."""
    overall, best = statistics.overall, statistics.best
    if best is None:
        return [message("stats-none" if statistics.name is None else "stats-none-of", name=statistics.name or "")]
    lines = [
        message("stats-overall", **_values(overall)),
        message("stats-best", score=best.seat.score, date=date_of(best), game=best.result.id, players=best.players),
    ]
    if overall.games > LATELY:
        lines.append(message("stats-lately", **_values(statistics.lately)))
    lines += [message("stats-players", players=players, **_values(count)) for players, count in statistics.by_players()]
    lines += [
        message(
            "stats-opponent",
            who=each.said,
            games=each.games,
            kind="person" if each.bot is None else "bot",
            met=each.met,
            ahead=each.ahead,
            mine=whole(each.own_mean),
            theirs=whole(each.their_mean),
        )
        for each in statistics.opponents()
    ]
    several = "yes" if overall.games > LATELY else "no"
    lines += [
        message("stats-source", source=trend.name, mean=whole(trend.mean), last=whole(trend.lately), several=several)
        for trend in statistics.sources()
    ]
    return lines


def _values(count: Tally) -> dict[str, Value]:
    return {
        "games": count.games,
        "wins": count.wins,
        "percent": whole(100 * count.share),
        "mean": whole(count.mean),
        "best": count.best,
    }


def as_data(statistics: Statistics) -> Json:
    """Give everything as plain data."""
    best = statistics.best
    return {
        "game": statistics.description.name,
        "name": statistics.name,
        "people": statistics.people,
        "overall": _tally_data(statistics.overall),
        "lately": {"last": LATELY, **_tally_data(statistics.lately)},
        "best": None if best is None else {"game": best.result.id, "score": best.seat.score, "players": best.players},
        "by_players": {str(players): _tally_data(count) for players, count in statistics.by_players()},
        "opponents": [
            {
                "name": each.name or None,
                "bot": each.bot,
                "games": each.games,
                "met": each.met,
                "ahead": each.ahead,
                "own_mean": round(each.own_mean, 2),
                "their_mean": round(each.their_mean, 2),
            }
            for each in statistics.opponents()
        ],
        "sources": [
            {
                "group": trend.name.id,
                "mean": round(trend.mean, 2),
                "lately": round(trend.lately, 2),
                "by_game": list(trend.values),
            }
            for trend in statistics.sources()
        ],
        "games": [
            {
                "game": own.result.id,
                "played": own.result.played.isoformat(),
                "name": own.seat.name,
                "players": own.players,
                "place": own.seat.place,
                "score": own.seat.score,
            }
            for own in statistics.games
        ],
    }


def _tally_data(count: Tally) -> dict[str, Json]:
    return {
        "games": count.games,
        "wins": count.wins,
        "share": round(count.share, 4),
        "mean": round(count.mean, 2),
        "best": count.best,
    }
