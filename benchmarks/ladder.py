"""Measure the ladder of Cuzco's bots: each row of the table is a match over shared deals in which seats are rotated.

One challenger sits in every seat of each deal in turn against equal opponents; every other deal is played with pututus.
Shares of wins (a shared win counts as its part) and means have 95 % ranges in which a deal counts as one. `--file`
keeps every game, so that the same command goes on where it was left; more `--games` adds to what is there.
"""

import argparse
import json
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path
from time import process_time
from typing import Any, NamedTuple

import msgspec

from benchmarks.yardstick.greedy import greedy_bot as yardstick_bot
from cuzco_tui.arena.kept_lines import BadLedger, KeptLines
from cuzco_tui.arena.series import bot_seed
from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Bot, Clock, GameError, Json
from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.bots.mind import CuzcoMind, own_mind, rival_minds
from cuzco_tui.games.cuzco.bots.value import learned_value
from cuzco_tui.games.cuzco.engine import flow
from cuzco_tui.intervals import Estimate, cluster_mean, cluster_share
from cuzco_tui.progress import Meter
from cuzco_tui.search.master import Master
from cuzco_tui.search.planner import Planner
from cuzco_tui.worker import Worker

OTHER_WEIGHTS = Path(__file__).parent / "yardstick" / "other_value.json"
"""Weights of a training from another seed, which nobody models."""
FIRST_SEED = 900_000
ROLLOUTS = 48
"""How much the master tries out for each choice: half of what it usually does."""
ALL_ALIKE = "all"
"""Against whom a bot plays when all seats are its own."""


class Row(NamedTuple):
    """A match: who challenges whom at a table of how many, over how many games, and what it should reach."""

    name: str
    challenger: str
    field: str
    seats: int
    games: int
    measure: str
    bar: float


ROWS = (
    Row("greedy-yardstick", "greedy", "yardstick", 4, 400, "wins", 0.60),
    Row("planner-greedy", "planner", "greedy", 4, 400, "wins", 0.65),
    Row("planner-yardstick", "planner", "yardstick", 4, 400, "wins", 0.85),
    Row("master-planner", "master", "planner", 4, 200, "wins", 0.55),
    Row("master-other", "master", "other planner", 4, 200, "wins", 0.45),
    Row("planner-greedy-2", "planner", "greedy", 2, 200, "wins", 0.75),
    Row("master-planner-2", "master", "planner", 2, 200, "wins", 0.60),
    Row("planner-greedy-3", "planner", "greedy", 3, 200, "wins", 0.65),
    Row("master-planner-3", "master", "planner", 3, 200, "wins", 0.50),
    Row("master-yardstick-3", "master", "yardstick", 3, 100, "score", 195.0),
    Row("masters", "master", ALL_ALIKE, 4, 60, "winner", 172.0),
)
EVEN = {2: 0.50, 3: 1 / 3, 4: 0.25}


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


@cache
def other_mind() -> CuzcoMind:
    """Give the mind of the planner that was trained from another seed."""
    return CuzcoMind(learned_value(OTHER_WEIGHTS))


def make_bot(name: str, seed: int) -> Bot:
    """Make a bot of the ladder, or one to measure by."""
    if name == "yardstick":
        return yardstick_bot
    if name == "other planner":
        return Planner(other_mind(), seed)
    if name == "master":
        return Master(own_mind(), rival_minds(), seed, rollouts=ROLLOUTS)
    return find_game("cuzco").make_bot(name, seed)


def play_game(task: dict[str, Json], _clock: Clock) -> Json:
    """In a worker's process: play a game of a row."""
    return msgspec.to_builtins(play(ROWS[task["row"]], task["number"]))


def play(row: Row, number: int) -> Played:
    """Play a game of a row."""
    game = find_game("cuzco")
    deal, seat = divmod(number, seatings(row))
    seed = FIRST_SEED + deal
    field = row.challenger if row.field == ALL_ALIKE else row.field
    names = [row.challenger if place == seat else field for place in range(row.seats)]
    bots = [make_bot(name, bot_seed(seed, place, name)) for place, name in enumerate(names)]
    state = game.make(row.seats, seed, {"pututu": deal % 2 == 1}, game.load_content(None))
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


def play_missing(row: Row, numbers: list[int], jobs: int) -> Iterator[Played]:
    """Play games of a row in several processes, in their order."""
    following = iter(numbers)
    clock = ThinkingClock()
    with ExitStack() as closing:
        free = deque([closing.enter_context(Worker()) for _ in range(jobs)] * 2)
        busy: deque[Worker] = deque()
        while True:
            while free and (number := next(following, None)) is not None:
                busy.append(free.popleft())
                busy[-1].begin("benchmarks.ladder:play_game", {"row": ROWS.index(row), "number": number})
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
    }


def print_table(rows: list[dict[str, Any]]) -> None:
    """Print the rows as a table in Markdown."""
    build = "compiled" if str(flow.__file__).endswith(".so") else "pure Python"
    print(f"Build: {build}.")
    print("| match | games | wins in % | mean VP | others | winner | ms a choice | bar | met |")
    print("|---|---|---|---|---|---|---|---|---|")
    for row in rows:
        against = "itself" if row["field"] == ALL_ALIKE else f"{row['seats'] - 1} {row['field']}"
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
    names = ", ".join(row.name for row in ROWS)
    parser.add_argument("--rows", help=f"the rows to measure, with commas between them (default: all of {names})")
    parser.add_argument("--games", type=int, help="how many games of each row (default: as many as its bar asks for)")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--file", type=Path, help="keep every game in this file and go on where it was left")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    wanted = args.rows.split(",") if args.rows else [row.name for row in ROWS]
    table: list[dict[str, Any]] = []
    with ExitStack() as closing:
        try:
            lines = None if args.file is None else closing.enter_context(KeptLines(args.file))
            kept = {} if lines is None else kept_games(lines)
        except (BadLedger, OSError) as error:
            print(error, file=sys.stderr)
            return 2
        for row in (row for row in ROWS if row.name in wanted):
            number_of_games = args.games or row.games
            missing = [number for number in range(number_of_games) if (row.name, number) not in kept]
            meter = Meter(number_of_games, number_of_games - len(missing))
            try:
                for played in play_missing(row, missing, args.jobs):
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
        print_table(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
