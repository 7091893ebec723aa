"""Measure random playouts and state copies of a game's engine against those of catanatron, side by side.

Both engines run in this one process on one core and take turns, so that whatever else the machine does hits both. A
playout is a whole game, set-up included, in which every decision is answered at random; neither side checks the answer
again. Only real decisions count: those with more than one option. Rates are per second of processor time.
"""

import argparse
import gc
import json
import platform
import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

DECISIONS_GOALS = {"cuzco": 3.0, "caral": 10.0}
COPY_GOAL = 1.0
COPY_STATES = 12
COPIES_PER_STATE = 20
WHOLE_GAME = sys.maxsize
PEER = "catanatron, 4 players"

Draw = Callable[[], float]
"""Give the next random number from 0 up to 1."""
Playout = Callable[[int, Draw, int], tuple[int, Any]]
"""Play the game of a seed until it ends or that many real decisions were made; give their number and the state."""


@dataclass(frozen=True, slots=True)
class Sample:
    """What one side did in its turn of one round."""

    decisions: int
    games: int
    seconds: float
    copy_us: float

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds


class Side:
    """One engine with a number of players, its states to copy and the samples taken so far."""

    def __init__(self, name: str, playout: Playout) -> None:
        self.name = name
        self.playout = playout
        self.next_seed = 1
        self.samples: list[Sample] = []
        self.middles = [self._middle_of_game(seed) for seed in range(1, COPY_STATES + 1)]

    def _middle_of_game(self, seed: int) -> Any:
        """Give a state halfway through a game: a first playout counts its decisions, a second one stops at half."""
        decisions, _ = self.playout(seed, Random(seed).random, WHOLE_GAME)
        return self.playout(seed, Random(seed).random, decisions // 2)[1]

    def take_sample(self, seconds: float) -> None:
        """Play whole games and then copy states, each for about that share of the time."""
        decisions, games, cpu = self._play(seconds * 0.85)
        self.samples.append(Sample(decisions, games, cpu, self._copy(seconds * 0.15)))

    def _play(self, seconds: float) -> tuple[int, int, float]:
        draw = Random(self.next_seed).random
        first = self.next_seed
        decisions = 0
        gc.collect()
        stop = perf_counter() + seconds
        start = process_time()
        while True:
            decisions += self.playout(self.next_seed, draw, WHOLE_GAME)[0]
            self.next_seed += 1
            if perf_counter() >= stop:
                return decisions, self.next_seed - first, process_time() - start

    def _copy(self, seconds: float) -> float:
        sweeps = 0
        gc.collect()
        stop = perf_counter() + seconds
        start = process_time()
        while True:
            for state in self.middles:
                for _ in range(COPIES_PER_STATE):
                    state.copy()
            sweeps += 1
            if perf_counter() >= stop:
                return (process_time() - start) * 1e6 / (sweeps * len(self.middles) * COPIES_PER_STATE)


def cuzco_playout(players: int) -> Playout:
    """Give random playouts of the Cuzco engine."""
    from cuzco_tui.games.cuzco.engine import new_game, play

    def playout(seed: int, draw: Draw, limit: int) -> tuple[int, Any]:
        state = new_game(players, seed)
        decisions = 0
        while decisions < limit and (options := state.options):
            count = len(options)
            if count > 1:
                decisions += 1
            play(state, options[int(draw() * count)])
        return decisions, state

    return playout


def caral_playout(players: int) -> Playout:
    """Give random playouts of the Caral engine, of the base game up to year 20."""
    from cuzco_tui.games.caral.content import default_content
    from cuzco_tui.games.caral.engine.flow import play
    from cuzco_tui.games.caral.engine.setup import new_game

    content = default_content()

    def playout(seed: int, draw: Draw, limit: int) -> tuple[int, Any]:
        state = new_game(players, seed, (), 20, content)
        decisions = 0
        while decisions < limit and (options := state.options):
            count = len(options)
            if count > 1:
                decisions += 1
            play(state, options[int(draw() * count)])
        return decisions, state

    return playout


PLAYOUTS: dict[str, Callable[[int], Playout]] = {"cuzco": cuzco_playout, "caral": caral_playout}


def catanatron_playout() -> Playout:
    """Give random playouts of catanatron the fastest way it offers: its own loop, without validating again."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    players = [RandomPlayer(color) for color in Color]

    def playout(seed: int, draw: Draw, limit: int) -> tuple[int, Any]:
        game = Game(players, seed=seed)
        state = game.state
        execute = game.execute
        decisions = 0
        while decisions < limit and game.winning_color() is None and state.num_turns < TURNS_LIMIT:
            options = state.playable_actions
            count = len(options)
            if count > 1:
                decisions += 1
            execute(options[int(draw() * count)], False)
        return decisions, game

    return playout


def headline_of(game: str) -> str:
    """Name the side that is compared with the peer."""
    return f"{game}, 4 players"


def make_sides(game: str) -> list[Side]:
    """Set up every engine that is installed, and say how to install one that is not."""
    sides = []
    try:
        sides += [Side(f"{game}, {players} players", PLAYOUTS[game](players)) for players in (4, 3, 2)]
    except ImportError as missing:
        print(
            f"The engine of {game} is left out ({missing}); run: python -m pip install -e '.[bench]'", file=sys.stderr
        )
    try:
        sides.insert(1, Side(PEER, catanatron_playout()))
    except ImportError as missing:
        print(f"The comparison is left out ({missing}); run: python -m pip install -e '.[bench]'", file=sys.stderr)
    return sides


def measure(sides: list[Side], rounds: int, seconds: float) -> None:
    """Let the sides take turns; every other round goes backwards, so that nobody always comes first."""
    for number in range(rounds):
        for side in sides if number % 2 == 0 else reversed(sides):
            side.take_sample(seconds)


def summary_of(sides: list[Side], game: str) -> dict[str, Any]:
    """Put the medians of each side and the ratios of the headline to the peer, round by round, into plain data."""
    by_name = {side.name: side for side in sides}
    headline = headline_of(game)
    summary: dict[str, Any] = {
        "python": platform.python_version(),
        "sides": {
            side.name: {
                "decisions_per_second": median(sample.decisions_per_second for sample in side.samples),
                "games_per_second": median(sample.games_per_second for sample in side.samples),
                "decisions_per_game": sum(s.decisions for s in side.samples) / sum(s.games for s in side.samples),
                "copy_us": median(sample.copy_us for sample in side.samples),
            }
            for side in sorted(sides, key=lambda side: side.name == PEER)
        },
    }
    if headline in by_name and PEER in by_name:
        pairs = list(zip(by_name[headline].samples, by_name[PEER].samples, strict=True))
        summary["ratios"] = {
            "decisions per second": spread_of([a.decisions_per_second / b.decisions_per_second for a, b in pairs]),
            "games per second": spread_of([a.games_per_second / b.games_per_second for a, b in pairs]),
            "time of a copy": spread_of([a.copy_us / b.copy_us for a, b in pairs]),
        }
        summary["goals"] = {
            "decisions per second": summary["ratios"]["decisions per second"]["median"] >= DECISIONS_GOALS[game],
            "time of a copy": summary["ratios"]["time of a copy"]["median"] <= COPY_GOAL,
        }
    return summary


def spread_of(ratios: list[float]) -> dict[str, Any]:
    """Give the ratio of each round with their median and extremes."""
    return {"rounds": ratios, "median": median(ratios), "lowest": min(ratios), "highest": max(ratios)}


def print_table(summary: dict[str, Any], game: str, rounds: int, seconds: float) -> None:
    """Print the summary for a person."""
    turns = "1 round" if rounds == 1 else f"{rounds} rounds"
    print(
        f"Random playouts on one core, Python {summary['python']}, medians of {turns} of {seconds:g} s for each line\n"
    )
    print(f"{'':23}{'real decisions/s':>17}{'games/s':>10}{'decisions/game':>16}{'copy in µs':>12}")
    for name, values in summary["sides"].items():
        print(
            f"{name:23}{values['decisions_per_second']:17,.0f}{values['games_per_second']:10,.1f}"
            f"{values['decisions_per_game']:16,.0f}{values['copy_us']:12.1f}"
        )
    if "ratios" not in summary:
        return
    print(f"\n{headline_of(game)} ÷ {PEER}")
    goals = {"decisions per second": f"at least {DECISIONS_GOALS[game]:g}", "time of a copy": f"at most {COPY_GOAL:g}"}
    for name, ratio in summary["ratios"].items():
        line = f"{name:23}{ratio['median']:6.2f} times  (lowest {ratio['lowest']:.2f}, highest {ratio['highest']:.2f})"
        if name in goals:
            line += f"  goal {goals[name]}: {'reached' if summary['goals'][name] else 'missed'}"
        print(line)
        print(f"{'  round by round':23}" + " ".join(f"{value:6.2f}" for value in ratio["rounds"]))


def positive(number: type[int] | type[float]) -> Callable[[str], Any]:
    """Give a reader of numbers above zero for the command line."""

    def read(text: str) -> Any:
        try:
            value = number(text)
        except ValueError:
            value = number(0)
        if not 0 < value < float("inf"):
            raise argparse.ArgumentTypeError(f"{text!r} is not a number above zero")
        return value

    return read


def main() -> int:
    """Run the benchmark from the command line."""
    parser = argparse.ArgumentParser(
        description="Compare random playouts and copies of a game's engine and catanatron."
    )
    parser.add_argument("--game", choices=PLAYOUTS, default="cuzco")
    parser.add_argument("--seconds", type=positive(float), default=1.8, help="for each engine in each round (1.8)")
    parser.add_argument("--rounds", type=positive(int), default=6, help="how often the engines take turns (6)")
    parser.add_argument("--json", action="store_true", help="print plain data instead of a table")
    arguments = parser.parse_args()
    try:
        sides = make_sides(arguments.game)
        measure(sides, arguments.rounds, arguments.seconds)
    except KeyboardInterrupt:
        print("Stopped before the end, so there is nothing to report.", file=sys.stderr)
        return 0
    if not sides:
        return 0
    summary = summary_of(sides, arguments.game)
    if arguments.json:
        print(json.dumps(summary | {"seconds": arguments.seconds, "rounds": arguments.rounds}, indent=2))
    else:
        print_table(summary, arguments.game, arguments.rounds, arguments.seconds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
