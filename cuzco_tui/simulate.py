"""`cuzco simulate`: bots play many games against each other, and the result is measured."""

import argparse
import json
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from secrets import randbits
from typing import NamedTuple

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import BadOptions, Clock, Game, Json, Standing
from cuzco_tui.games import find_game, require_bot, usual_game
from cuzco_tui.intervals import CONFIDENCE, Estimate, about_ranges, mean_of, share_of, told_mean, told_share
from cuzco_tui.messages import Catalogue, catalogue, message
from cuzco_tui.progress import Meter
from cuzco_tui.worker import Worker

BATCH = 8
"""Games that are played before they are reported."""
BEGUN_AHEAD = 2
"""Batches that each worker has at most, so that it never waits for the next one."""
SEED_BITS = 63
"""How large a seed is drawn when nobody names one."""


class Series(NamedTuple):
    """What every game of a run has in common; plain values, so that workers can be told."""

    bots: tuple[str, ...]
    options: dict[str, Json]
    content: str | None
    """The name of a file that replaces printed values."""
    game: str


class Tally(NamedTuple):
    """What the games of one seat add up to: sums alone, which need no more room for a billion games than for one."""

    games: int
    wins: int
    score: int
    squares: int
    """The sum of the squares of the scores."""
    sources: dict[str, int]
    """VP by source."""


class SeatResult(NamedTuple):
    """How one seat did over all games."""

    bot: str
    wins: Estimate
    score: Estimate
    sources: dict[str, float]


def run(args: argparse.Namespace) -> int:
    """Play the games the command line asks for and print what came out."""
    game = find_game(args.game or usual_game())
    game.load_content(args.content)
    content = None if args.content is None else str(args.content)
    bots = _read_seats(game, args.seats)
    options = game.description.checked_options(len(bots), dict(args.options or ()))
    series = Series(bots, options, content, game.description.name)
    seed = randbits(SEED_BITS) if args.seed is None else args.seed
    meter = Meter(args.games)
    tallies: list[Tally] = []
    try:
        for batch in play_games(series, seed, args.games, args.jobs):
            tallies = _together(tallies, batch)
            meter.show(tallies[0].games)
    finally:
        meter.close()
    results = [_sum_up(bot, tally) for bot, tally in zip(series.bots, tallies, strict=True)]
    words = catalogue("en", game.description.words)
    print(_as_json(series, results, seed, args.games) if args.json else _as_text(results, seed, args.games, words))
    return 0


def _read_seats(game: Game, text: str) -> tuple[str, ...]:
    """Read `greedy,random,…` and check every name before the first game."""
    bots = tuple(name.strip() for name in text.split(","))
    if "" in bots:
        raise BadOptions("A seat has no name; name a bot before and behind each comma.")
    for name in bots:
        require_bot(game, name)
    if len(bots) not in game.description.seat_counts:
        counts = ", ".join(str(count) for count in game.description.seat_counts)
        number = "1 seat was" if len(bots) == 1 else f"{len(bots)} seats were"
        raise BadOptions(f"{number} named; name {counts} bots, separated by commas.")
    return bots


def play_games(series: Series, seed: int, games: int, jobs: int) -> Iterator[list[Tally]]:
    """Play games with seeds from `seed` on and give what each seat did, batch by batch in the order of the seeds."""
    batches = (
        {"series": series, "first": first, "games": min(BATCH, seed + games - first)}
        for first in range(seed, seed + games, BATCH)
    )
    clock = ThinkingClock()
    if jobs == 1:
        for batch in batches:
            yield play_batch(batch, clock)
        return
    with ExitStack() as closing:
        free = deque([closing.enter_context(Worker()) for _ in range(jobs)] * BEGUN_AHEAD)
        busy: deque[Worker] = deque()
        while True:
            while free and (following := next(batches, None)):
                busy.append(free.popleft())
                busy[-1].begin("cuzco_tui.simulate:play_batch", following)
            if not busy:
                return
            yield [Tally(*tally) for tally in busy[0].result(clock)]
            free.append(busy.popleft())


def play_batch(batch: dict[str, Json], clock: Clock) -> list[Tally]:
    """Play some games, here or in a worker, and give what each seat did in them."""
    series = Series(*batch["series"])
    game = find_game(series.game)
    content = game.load_content(None if series.content is None else Path(series.content))
    tallies: list[Tally] = []
    for seed in range(batch["first"], batch["first"] + batch["games"]):
        bots = [game.make_bot(name, seed * 8 + seat) for seat, name in enumerate(series.bots)]
        state = game.make(len(bots), seed, series.options, content)
        while decision := game.decision(state):
            index = bots[decision.seat](game.view(state, decision.seat), decision, clock)
            game.apply(state, decision.options[index])
        ranking = sorted(game.ranking(state), key=lambda standing: standing.seat)
        tallies = _together(tallies, [_tally_of(standing) for standing in ranking])
    return tallies


def _tally_of(standing: Standing) -> Tally:
    return Tally(1, int(standing.place == 1), standing.score, standing.score**2, dict(standing.sources))


def _together(some: list[Tally], more: list[Tally]) -> list[Tally]:
    """Add up the tallies of each seat."""
    if not some:
        return more
    return [
        Tally(
            one.games + other.games,
            one.wins + other.wins,
            one.score + other.score,
            one.squares + other.squares,
            {name: vp + other.sources[name] for name, vp in one.sources.items()},
        )
        for one, other in zip(some, more, strict=True)
    ]


def _sum_up(bot: str, tally: Tally) -> SeatResult:
    return SeatResult(
        bot,
        share_of(tally.wins, tally.games),
        mean_of(tally.games, tally.score, tally.squares),
        {name: vp / tally.games for name, vp in tally.sources.items()},
    )


def _as_json(series: Series, results: list[SeatResult], seed: int, games: int) -> str:
    seats = [
        {
            "bot": result.bot,
            "wins": result.wins._asdict(),
            "score": result.score._asdict(),
            "vp_by_source": result.sources,
        }
        for result in results
    ]
    data = {
        "game": series.game,
        "options": series.options,
        "games": games,
        "seed": seed,
        "confidence": CONFIDENCE,
        "seats": seats,
    }
    return json.dumps(data, indent=2)


def _as_text(results: list[SeatResult], seed: int, games: int, words: Catalogue) -> str:
    unit = words.say(message("score-unit"))
    lines = [f"Games: {games}, first seed {seed}. {about_ranges(games, 'game')}", ""]
    for number, result in enumerate(results, start=1):
        wins, mean = told_share(result.wins), told_mean(result.score, unit)
        lines.append(f"Seat {number}, {result.bot}: wins {wins}, mean {mean}")
    by_source = words.say(message("after-sources"))
    width = max(len(name) for name in (by_source, *results[0].sources))
    heads = [f"{number} {result.bot}"[:10] for number, result in enumerate(results, start=1)]
    lines += ["", f"{by_source:{width}}" + "".join(f"{head:>12}" for head in heads)]
    for name in results[0].sources:
        if any(result.sources[name] for result in results):
            cells = "".join(f"{result.sources[name]:12.1f}" for result in results)
            lines.append(f"{name:{width}}" + cells)
    lines.append(f"{'total':{width}}" + "".join(f"{result.score.value:12.1f}" for result in results))
    return "\n".join(lines)
