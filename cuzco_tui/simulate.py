"""`cuzco simulate`: bots play many games against each other, and the result is measured."""

import argparse
import json
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from pathlib import Path
from secrets import randbelow
from time import monotonic
from typing import NamedTuple

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import BadOptions, Json, Standing
from cuzco_tui.games import find_game
from cuzco_tui.intervals import Interval, mean_interval, share_interval

GAME = "cuzco"
BATCH = 8
"""Games that a worker plays before it reports."""


class Plan(NamedTuple):
    """What every game of a run has in common; plain values, so that workers can be told."""

    bots: tuple[str, ...]
    options: dict[str, Json]
    content: Path | None


class SeatResult(NamedTuple):
    """How one seat did over all games."""

    bot: str
    wins: Interval
    score: Interval
    sources: dict[str, float]


def run(args: argparse.Namespace) -> int:
    """Play the games the command line asks for and print what came out."""
    game = find_game(GAME)
    plan = Plan(_read_seats(args.seats), {"pututu": args.pututu, "temple": args.temple}, args.content)
    game.description.checked_options(len(plan.bots), plan.options)
    game.load_content(plan.content)
    seed = randbelow(2**31) if args.seed is None else args.seed
    meter = _Meter(args.games)
    rankings: list[list[Standing]] = []
    try:
        for batch in play_games(plan, seed, args.games, args.jobs):
            rankings += batch
            meter.show(len(rankings))
    finally:
        meter.close()
    results = [_sum_up(plan.bots[seat], seat, rankings) for seat in range(len(plan.bots))]
    print(_as_json(results, seed, args.games) if args.json else _as_text(results, seed, args.games))
    return 0


def _read_seats(text: str) -> tuple[str, ...]:
    """Read `greedy,random,…` and check every name before the first game."""
    game = find_game(GAME)
    bots = tuple(name.strip() for name in text.split(","))
    for name in bots:
        game.make_bot(name, 0)
    if len(bots) not in game.description.seat_counts:
        counts = ", ".join(str(count) for count in game.description.seat_counts)
        raise BadOptions(f"{len(bots)} seats were named; name {counts} bots, separated by commas.")
    return bots


def play_games(plan: Plan, seed: int, games: int, jobs: int) -> Iterator[list[list[Standing]]]:
    """Play games with seeds from `seed` on and give their final rankings in that order, batch by batch."""
    batches = [range(first, min(first + BATCH, seed + games)) for first in range(seed, seed + games, BATCH)]
    if jobs == 1:
        for batch in batches:
            yield _play_batch(plan, batch)
        return
    with ProcessPoolExecutor(jobs) as pool:
        waiting = iter(batches)
        running = [pool.submit(_play_batch, plan, batch) for batch in islice(waiting, 2 * jobs)]
        try:
            while running:
                yield running.pop(0).result()
                running += [pool.submit(_play_batch, plan, batch) for batch in islice(waiting, 1)]
        finally:
            pool.shutdown(cancel_futures=True)


def _play_batch(plan: Plan, seeds: range) -> list[list[Standing]]:
    game = find_game(GAME)
    content = game.load_content(plan.content)
    clock = ThinkingClock()
    rankings: list[list[Standing]] = []
    for seed in seeds:
        bots = [game.make_bot(name, seed * 8 + seat) for seat, name in enumerate(plan.bots)]
        state = game.make(len(bots), seed, plan.options, content)
        while decision := game.decision(state):
            index = bots[decision.seat](game.view(state, decision.seat), decision, clock)
            game.apply(state, decision.options[index])
        rankings.append(game.ranking(state))
    return rankings


def _sum_up(bot: str, seat: int, rankings: list[list[Standing]]) -> SeatResult:
    mine = [standing for ranking in rankings for standing in ranking if standing.seat == seat]
    wins = share_interval(sum(1 for standing in mine if standing.place == 1), len(mine))
    sources = {name: sum(standing.sources[name] for standing in mine) / len(mine) for name in mine[0].sources}
    return SeatResult(bot, wins, mean_interval([standing.score for standing in mine]), sources)


def _as_json(results: list[SeatResult], seed: int, games: int) -> str:
    seats = [
        {
            "bot": result.bot,
            "wins": result.wins._asdict(),
            "score": result.score._asdict(),
            "vp_by_source": result.sources,
        }
        for result in results
    ]
    return json.dumps({"games": games, "seed": seed, "confidence": 0.95, "seats": seats}, indent=2)


def _as_text(results: list[SeatResult], seed: int, games: int) -> str:
    lines = [f"Games: {games}, first seed {seed}. Ranges hold with 95 % confidence.", ""]
    for number, result in enumerate(results, start=1):
        wins, score = result.wins, result.score
        lines.append(
            f"Seat {number}, {result.bot}: wins {wins.value:.1%} ({wins.low:.1%} to {wins.high:.1%}), "
            f"mean {score.value:.1f} VP ({score.low:.1f} to {score.high:.1f})"
        )
    width = max(len(name) for name in results[0].sources)
    heads = [f"{number} {result.bot}"[:10] for number, result in enumerate(results, start=1)]
    lines += ["", f"{'VP by source':{width}}" + "".join(f"{head:>12}" for head in heads)]
    for name in results[0].sources:
        if any(result.sources[name] for result in results):
            cells = "".join(f"{result.sources[name]:12.1f}" for result in results)
            lines.append(f"{name:{width}}" + cells)
    lines.append(f"{'total':{width}}" + "".join(f"{result.score.value:12.1f}" for result in results))
    return "\n".join(lines)


class _Meter:
    """Shows progress on standard error: a bar on a terminal, a line now and then elsewhere."""

    WIDTH = 40
    QUIET_SECONDS = 10.0

    def __init__(self, games: int) -> None:
        self.games = games
        self.started = self.last = monotonic()
        self.drawn = False

    def show(self, played: int) -> None:
        """Tell how many games have been played."""
        now = monotonic()
        pace = played / (now - self.started) if now > self.started else 0.0
        if sys.stderr.isatty():
            filled = self.WIDTH * played // self.games
            bar = "#" * filled + "." * (self.WIDTH - filled)
            print(f"\r[{bar}] {played}/{self.games}, {pace:.0f} a second ", end="", file=sys.stderr, flush=True)
            self.drawn = True
        elif now - self.last >= self.QUIET_SECONDS and played < self.games:
            self.last = now
            print(f"{played} of {self.games} games played.", file=sys.stderr, flush=True)

    def close(self) -> None:
        """Leave the bar's line."""
        if self.drawn:
            print(file=sys.stderr)
