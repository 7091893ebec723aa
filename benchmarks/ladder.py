"""Measure the ladder of a game's bots: each row of the table is a match over shared deals in which seats are rotated.

One challenger sits in every seat of each deal in turn against equal opponents; the rows of each game, with the options
of their tables, are in `ladders`. Shares of wins (a shared win counts as its part) and means have 95 % ranges in which
a deal counts as one. `--file` keeps every game, so that the same command goes on where it was left; more `--games` adds
to what is there.
"""

import argparse
import json
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from time import process_time
from typing import Any

import msgspec

from benchmarks.ladders.rows import ALL_ALIKE, EVEN, FIRST_SEED, Ladder, Row
from cuzco_tui.arena.kept_lines import BadLedger, KeptLines
from cuzco_tui.arena.series import bot_seed
from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Clock, GameError, Json
from cuzco_tui.games import load
from cuzco_tui.intervals import Estimate, cluster_mean, cluster_share
from cuzco_tui.progress import Meter
from cuzco_tui.worker import Worker

LADDERS = {"cuzco": "benchmarks.ladders.cuzco:LADDER", "caral": "benchmarks.ladders.caral:LADDER"}


class Played(msgspec.Struct, frozen=True):
    """One game of a row."""

    row: str
    number: int
    wins: float
    score: float
    others: float
    winner: float
    ms: float
    """Processor time a choice of the challenger, in milliseconds."""


def seatings(row: Row) -> int:
    """Say how many games each deal has."""
    return 1 if row.field == ALL_ALIKE else row.seats


def ladder_of(game: str) -> Ladder:
    """Load the rows of a game."""
    ladder: Ladder = load(LADDERS[game])
    return ladder


def play_game(task: dict[str, Json], _clock: Clock) -> Json:
    """In a worker's process: play a game of a row."""
    ladder = ladder_of(task["game"])
    return msgspec.to_builtins(play(ladder, ladder.rows[task["row"]], task["number"]))


def play(ladder: Ladder, row: Row, number: int) -> Played:
    """Play a game of a row."""
    game = ladder.game()
    deal, seat = divmod(number, seatings(row))
    seed = FIRST_SEED + deal
    field = row.challenger if row.field == ALL_ALIKE else row.field
    names = [row.challenger if place == seat else field for place in range(row.seats)]
    bots = [ladder.make_bot(name, bot_seed(seed, place, name)) for place, name in enumerate(names)]
    state = game.make(row.seats, seed, ladder.options(row, deal), game.load_content(None))
    spent, choices = 0.0, 0
    while decision := game.decision(state):
        view = game.view(state, decision.seat)
        begun = process_time()
        index = bots[decision.seat](view, decision, ThinkingClock())
        if decision.seat == seat:
            spent += process_time() - begun
            choices += 1
        game.apply(state, decision.options[index])
    ranking = game.ranking(state)
    first = [standing.seat for standing in ranking if standing.place == 1]
    scores = {standing.seat: standing.score for standing in ranking}
    others = [score for place, score in scores.items() if place != seat]
    return Played(
        row.name,
        number,
        1 / len(first) if seat in first else 0.0,
        scores[seat],
        sum(others) / len(others),
        max(scores.values()),
        1000 * spent / choices,
    )


def play_missing(game: str, row: int, numbers: list[int], jobs: int) -> Iterator[Played]:
    """Play games of a row in several processes, in their order."""
    following = iter(numbers)
    clock = ThinkingClock()
    with ExitStack() as closing:
        free = deque([closing.enter_context(Worker()) for _ in range(jobs)] * 2)
        busy: deque[Worker] = deque()
        while True:
            while free and (number := next(following, None)) is not None:
                busy.append(free.popleft())
                busy[-1].begin("benchmarks.ladder:play_game", {"game": game, "row": row, "number": number})
            if not busy:
                return
            yield msgspec.convert(busy[0].result(clock), type=Played)
            free.append(busy.popleft())


def by_deal(row: Row, games: list[Played], measure: str) -> list[float]:
    """Give the mean of each whole deal."""
    size = seatings(row)
    values = [getattr(game, measure) for game in sorted(games, key=lambda game: game.number)]
    return [sum(values[start : start + size]) / size for start in range(0, len(values) - size + 1, size)]


def told(estimate: Estimate, share: bool) -> str:
    """Write an estimate with its range."""
    scale, digits = (100, 1) if share else (1, 1)
    value = f"{estimate.value * scale:.{digits}f}"
    if estimate.low is None or estimate.high is None:
        return value
    return f"{value} ({estimate.low * scale:.{digits}f} to {estimate.high * scale:.{digits}f})"


def report(row: Row, games: list[Played]) -> dict[str, Any]:
    """Work out a row of the table."""
    wins, scores = cluster_share(by_deal(row, games, "wins")), cluster_mean(by_deal(row, games, "score"))
    winners = cluster_mean(by_deal(row, games, "winner"))
    reached = {"wins": wins, "score": scores, "winner": winners}[row.measure]
    return {
        "row": row.name,
        "seats": row.seats,
        "challenger": row.challenger,
        "field": row.field,
        "games": len(games),
        "wins": wins,
        "even": EVEN[row.seats],
        "score": scores,
        "others": sum(game.others for game in games) / len(games),
        "winner": winners,
        "ms a choice": sum(game.ms for game in games) / len(games),
        "measure": row.measure,
        "bar": row.bar,
        "met": reached.value >= row.bar,
        "table": row.table,
    }


def print_table(rows: list[dict[str, Any]], engine: str) -> None:
    """Print the rows as a table in Markdown."""
    build = "compiled" if engine.endswith(".so") else "pure Python"
    print(f"Build: {build}.")
    print("| match | games | wins in % | mean VP | others | winner | ms a choice | bar | met |")
    print("|---|---|---|---|---|---|---|---|---|")
    for row in rows:
        against = "itself" if row["field"] == ALL_ALIKE else f"{row['seats'] - 1} {row['field']}"
        against += f", {row['table']}" if row["table"] else ""
        bar = f"{row['bar'] * 100:.0f} %" if row["measure"] == "wins" else f"{row['measure']} {row['bar']:.0f}"
        print(
            f"| {row['challenger']} against {against} | {row['games']} | {told(row['wins'], True)} | "
            f"{told(row['score'], False)} | {row['others']:.1f} | {told(row['winner'], False)} | "
            f"{row['ms a choice']:.1f} | {bar} | {'yes' if row['met'] else 'NO'} |"
        )


def kept_games(lines: KeptLines) -> dict[tuple[str, int], Played]:
    """Read the games that were played before."""
    if not lines.first_line():
        lines.write(b'{"ladder": 1}')
        return {}
    found: dict[tuple[str, int], Played] = {}
    for number, line in lines.following():
        try:
            game = msgspec.json.decode(line, type=Played)
        except msgspec.MsgspecError:
            lines.damaged(number)
            break
        found[game.row, game.number] = game
    return found


def main() -> int:
    """Play what the command line asks for and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=LADDERS, default="cuzco")
    parser.add_argument("--rows", help="the names of the rows to measure, with commas between them (default: all)")
    parser.add_argument("--games", type=int, help="how many games of each row (default: as many as its bar asks for)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--file", type=Path, help="keep every game in this file and go on where it was left")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    ladder = ladder_of(args.game)
    names = [row.name for row in ladder.rows]
    wanted = args.rows.split(",") if args.rows else names
    if unknown := [name for name in wanted if name not in names]:
        parser.error(f"there is no row {unknown[0]!r}; the rows are {', '.join(names)}")
    table: list[dict[str, Any]] = []
    with ExitStack() as closing:
        try:
            lines = None if args.file is None else closing.enter_context(KeptLines(args.file, "benchmarks.ladder"))
            kept = {} if lines is None else kept_games(lines)
        except (BadLedger, OSError) as error:
            print(error, file=sys.stderr)
            return 2
        for place, row in ((place, row) for place, row in enumerate(ladder.rows) if row.name in wanted):
            number_of_games = args.games or row.games
            missing = [number for number in range(number_of_games) if (row.name, number) not in kept]
            meter = Meter(number_of_games, number_of_games - len(missing))
            try:
                for played in play_missing(args.game, place, missing, args.jobs):
                    kept[played.row, played.number] = played
                    if lines is not None:
                        lines.write(msgspec.json.encode(played))
                    meter.show(sum(name == row.name for name, _ in kept))
            except GameError as error:
                print(error, file=sys.stderr)
                return 2
            finally:
                meter.close()
            games = [game for (name, number), game in kept.items() if name == row.name and number < number_of_games]
            table.append(report(row, games))
            print(f"{row.name}: {told(table[-1]['wins'], True)} % wins.", file=sys.stderr, flush=True)
    if args.json:
        print(json.dumps(table, indent=2))
    else:
        print_table(table, ladder.engine)
    return 0


if __name__ == "__main__":
    sys.exit(main())
