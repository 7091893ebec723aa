"""Measure how Caral goes with its printed and rebuilt values: how long games last, and where fame comes from.

Each line is a table of two, three or four players of one kind over many deals, without modules or with all of them:
`even`, `steady`, `eager` and `diplomat` are rules of thumb with a taste, `mixed` seats them at random, `planner` is the
bot that searches, `random` takes anything. Means and shares have 95 % ranges in which a game counts as one.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from cuzco_tui.arena.series import bot_seed
from cuzco_tui.clock import ThinkingClock
from cuzco_tui.game import Bot
from cuzco_tui.games.caral.bots import make_bot
from cuzco_tui.games.caral.bots.prices import USUAL
from cuzco_tui.games.caral.bots.thumb import ThumbBot
from cuzco_tui.games.caral.engine import events
from cuzco_tui.games.caral.engine.codes import ENDED_BY_LIMIT, ENDED_BY_STANDSTILL, MODULE_NAMES, SOURCES
from cuzco_tui.games.caral.game import Caral
from cuzco_tui.intervals import Estimate, cluster_mean, cluster_share
from cuzco_tui.progress import Meter

FIRST_SEED = 700_000
TASTES = {
    "even": USUAL,
    "steady": USUAL._replace(call=0.4, level=2.8, worker=2.8),
    "eager": USUAL._replace(call=1.5, card=0.8, set=0.8),
    "diplomat": USUAL._replace(envoy=3.4),
}
BOTS = ("planner", "random")
PLAYERS = (*TASTES, "mixed", *BOTS)


class Table(NamedTuple):
    """Who plays with how many seats, and whether with all modules."""

    players: str
    seats: int
    modules: bool
    max_years: int
    content: Path | None
    """The file of other values that it is played with."""


class Course(NamedTuple):
    """How a game went."""

    years: int
    rounds: int
    turns: float
    """Turns of each player."""
    fame: tuple[int, ...]
    """By the order of the first turns."""
    wins: tuple[float, ...]
    tastes: tuple[str, ...]
    """Who sat there, in the same order."""
    ended_by: int
    by_architect: int
    """Years that the architect ended."""
    sources: tuple[float, ...]
    """The mean fame of a seat by source."""
    offered: int
    struck: int
    """Years in which a mood struck."""
    statuses: tuple[str, ...]
    """The status cards that lay open and, after them, those that were taken."""
    taken: tuple[str, ...]


def play(task: tuple[Table, int]) -> Course:
    """Play a game and watch how it goes."""
    table, number = task
    game = Caral()
    seed = FIRST_SEED + number
    options = dict.fromkeys(MODULE_NAMES, table.modules) | {"max_years": table.max_years}
    state = game.make(table.seats, seed, options, game.load_content(table.content))
    first = state.start
    tastes = [_taste(table, seed, seat) for seat in range(table.seats)]
    bots = [_bot(taste, bot_seed(seed, seat, taste)) for seat, taste in enumerate(tastes)]
    log: list[Any] = []
    clock = ThinkingClock()
    while decision := game.decision(state):
        index = bots[decision.seat](game.view(state, decision.seat), decision, clock)
        game.apply(state, decision.options[index], log)
    happened = Counter(type(event) for event in log)
    ranking = game.ranking(state)
    best = [standing.seat for standing in ranking if standing.place == 1]
    fame = {standing.seat: standing.score for standing in ranking}
    order = [(first + step) % table.seats for step in range(table.seats)]
    status = [state.content.statuses[card].name for card in state.statuses]
    return Course(
        years=state.year,
        rounds=happened[events.RoundStarted],
        turns=happened[events.TurnStarted] / table.seats,
        fame=tuple(fame[seat] for seat in order),
        wins=tuple(1 / len(best) if seat in best else 0.0 for seat in order),
        tastes=tuple(tastes[seat] for seat in order),
        ended_by=state.ended_by,
        by_architect=sum(1 for event in log if isinstance(event, events.YearEnded) and event.by_architect),
        sources=tuple(sum(standing.sources.get(source, 0) for standing in ranking) / table.seats for source in SOURCES),
        offered=sum(event.number for event in log if isinstance(event, events.Offered)),
        struck=sum(1 for event in log if isinstance(event, events.MoodJudged) and event.struck),
        statuses=tuple(status),
        taken=tuple(name for name, owner in zip(status, state.status_by, strict=True) if owner >= 0),
    )


def _taste(table: Table, seed: int, seat: int) -> str:
    return Random(seed * 10 + seat).choice(list(TASTES)) if table.players == "mixed" else table.players


def _bot(name: str, seed: int) -> Bot:
    return make_bot(name, seed) if name in BOTS else ThumbBot(TASTES[name])


def report(table: Table, games: Sequence[Course]) -> dict[str, Any]:
    """Work out a line."""
    years = sum(game.years for game in games)
    lying = Counter(name for game in games for name in game.statuses)
    taken = Counter(name for game in games for name in game.taken)
    found: dict[str, Any] = {
        "table": f"{table.seats}, {'all modules' if table.modules else 'base'}: {table.players}",
        "games": len(games),
        "years": cluster_mean([game.years for game in games]),
        "turns each": cluster_mean([game.turns for game in games]),
        "rounds a year": sum(game.rounds for game in games) / years,
        "fame": cluster_mean([sum(game.fame) / len(game.fame) for game in games]),
        "winner": cluster_mean([max(game.fame) for game in games]),
        "last": cluster_mean([min(game.fame) for game in games]),
        "CE-2": cluster_share([float(game.ended_by == ENDED_BY_STANDSTILL) for game in games]),
        "CE-3": cluster_share([float(game.ended_by == ENDED_BY_LIMIT) for game in games]),
        "by the architect": sum(game.by_architect for game in games) / years,
        "wins by order": [sum(game.wins[seat] for game in games) / len(games) for seat in range(table.seats)],
        "sources": {
            source: sum(game.sources[number] for game in games) / len(games) for number, source in enumerate(SOURCES)
        },
        "cards offered": sum(game.offered for game in games) / years,
    }
    if table.players == "mixed":
        found["by taste"] = {taste: _of_taste(games, taste) for taste in TASTES}
    if table.modules:
        found["moods strike"] = sum(game.struck for game in games) / years
        found["status cards taken"] = {name: taken[name] / lying[name] for name in sorted(lying)}
    return found


def _of_taste(games: Sequence[Course], taste: str) -> tuple[float, float]:
    """Give the mean fame of those who sit there with a taste, and in how many of their games they win."""
    seats = [(game, place) for game in games for place, each in enumerate(game.tastes) if each == taste]
    fame = sum(game.fame[place] for game, place in seats) / max(1, len(seats))
    return fame, sum(game.wins[place] for game, place in seats) / max(1, len(seats))


def told(estimate: Estimate, percent: bool = False) -> str:
    """Write an estimate with half the width of its range."""
    scale, unit, digits = (100, " %", 0) if percent else (1, "", 1)
    value = f"{estimate.value * scale:.{digits}f}{unit}"
    if estimate.low is None or estimate.high is None or (percent and estimate.value in (0, 1)):
        return value
    return f"{value} ± {(estimate.high - estimate.low) / 2 * scale:.{digits}f}"


def print_tables(lines: Sequence[dict[str, Any]]) -> None:
    """Print the lines as Markdown."""
    print(
        "| table | games | years | turns each | rounds a year | mean fame | winner | last | CE-2 | CE-3 | architect |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for line in lines:
        print(
            f"| {line['table']} | {line['games']} | {told(line['years'])} | {told(line['turns each'])} | "
            f"{line['rounds a year']:.1f} | {told(line['fame'])} | {told(line['winner'])} | {told(line['last'])} | "
            f"{told(line['CE-2'], True)} | {told(line['CE-3'], True)} | {line['by the architect'] * 100:.0f} % |"
        )
    print("\n| table | wins by turn order in % | cards offered | moods strike | sources of fame |")
    print("|---|---|---|---|---|")
    for line in lines:
        wins = ", ".join(f"{share * 100:.0f}" for share in line["wins by order"])
        sources = ", ".join(f"{name} {fame:.1f}" for name, fame in line["sources"].items() if abs(fame) >= 0.05)
        strike = f"{line['moods strike'] * 100:.0f} %" if "moods strike" in line else ""
        print(f"| {line['table']} | {wins} | {line['cards offered']:.1f} | {strike} | {sources} |")
    for line in lines:
        if "by taste" in line:
            tastes = ", ".join(
                f"{name} {fame:.1f} and {won * 100:.0f} %" for name, (fame, won) in line["by taste"].items()
            )
            print(f"\nMean fame and wins by taste, {line['table']}: {tastes}.")
    for line in lines:
        if "status cards taken" in line:
            cards = ", ".join(f"{name} {share * 100:.0f}" for name, share in line["status cards taken"].items())
            print(f"\nStatus cards taken in % of the games in which they lay open, {line['table']}: {cards}.")


def main() -> int:
    """Play what the command line asks for and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", default="mixed,planner", help=f"with commas between them, of {', '.join(PLAYERS)}")
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--games", type=int, default=200, help="how many games of each line (200)")
    parser.add_argument("--max-years", type=int, default=20, help="the year with which a game ends, 0 for none (20)")
    parser.add_argument("--content", type=Path, help="play with the values of this file instead of the printed ones")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    if unknown := [name for name in args.players.split(",") if name not in PLAYERS]:
        parser.error(f"there is no player {unknown[0]!r}; the players are {', '.join(PLAYERS)}")
    tables = [
        Table(players, int(seats), modules, args.max_years, args.content)
        for seats in args.seats.split(",")
        for modules in (False, True)
        for players in args.players.split(",")
    ]
    meter = Meter(len(tables), 0)
    lines: list[dict[str, Any]] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        for table in tables:
            tasks = [(table, number) for number in range(args.games)]
            lines.append(report(table, list(pool.map(play, tasks, chunksize=4))))
            meter.show(len(lines))
    meter.close()
    if args.json:
        print(json.dumps(lines, indent=2))
    else:
        print_tables(lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
