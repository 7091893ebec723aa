"""Measure planning and play-outs of Cuzco, and what they are made of, against the plain way in the same run.

The plain way copies whole states, sums all features of a position, and imagines states from views. Both ways search the
same positions of the same games and take turns, so that whatever else the machine does hits both. Times are of the
processor. Which build runs is said: ordinary modules, or those that mypyc has compiled.
"""

import argparse
import gc
import json
import platform
import sys
from collections.abc import Callable
from statistics import median
from time import process_time
from typing import Any

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.bots.mind import CuzcoMind
from cuzco_tui.games.cuzco.bots.value import Value, learned_value
from cuzco_tui.games.cuzco.engine import state as state_module
from cuzco_tui.games.cuzco.engine.flow import play_on
from cuzco_tui.games.cuzco.engine.imagine import imagine
from cuzco_tui.games.cuzco.engine.state import State
from cuzco_tui.games.cuzco.engine.view import view_of
from cuzco_tui.search.mind import Reached
from cuzco_tui.search.planning import plan, quick_plan

SEATS = 4
GAMES = 3
EVERY = 11
"""Of the questions of a game each so many-th is a position to search."""
REPEATS = 40


class CountingMind:
    """Plans as Cuzco's mind does and counts the positions that it reaches; everything else it leaves to that mind."""

    def __init__(self, value: Value) -> None:
        self.mind = CuzcoMind(value)
        self.positions = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.mind, name)

    def expand(self, position: Reached, seat: int) -> list[Reached]:
        """Try out the options, counted."""
        found = self.mind.expand(position, seat)
        self.positions += len(found)
        return found


class PlainMind(CountingMind):
    """Does the same with whole copies and sums of all features."""

    def __init__(self, value: Value) -> None:
        super().__init__(value)
        self.value = value

    def deal_anew(self, state: State, seat: int, seed: int) -> State:
        """Deal by way of the seat's view."""
        return imagine(view_of(state, seat), seed)

    def expand(self, position: Reached, seat: int) -> list[Reached]:
        """Try out the options on whole copies."""
        found: list[Reached] = []
        for option in position.state.options:
            child = position.state.copy()
            play_on(child, option)
            worth = child.players[seat].score + self.value.plain_sum(child, seat)
            if child.options:
                worth += self.mind.begun(child)
            found.append(Reached(child, worth, len(child.options), child.reveals, position, option))
        self.positions += len(found)
        return found


def positions_of_games() -> list[State]:
    """Give questions from all parts of games among greedy bots."""
    game = find_game("cuzco")
    clock = ThinkingClock()
    found: list[State] = []
    for seed in range(GAMES):
        s = game.make(SEATS, seed, {"pututu": seed % 2 == 1}, game.load_content(None))
        bots = [game.make_bot("greedy", seat) for seat in range(SEATS)]
        number = 0
        while decision := game.decision(s):
            if number % EVERY == 0:
                found.append(s.copy())
            number += 1
            game.apply(s, decision.options[bots[decision.seat](game.view(s, decision.seat), decision, clock)])
    return found


def play_out(mind: Any, s: State, seed: int) -> float:
    """Deal a position anew and let everybody plan quickly to the end of the round, as a master does."""
    seat = s.stack[-1][1]
    state = mind.deal_anew(s, seat, seed)
    while True:
        if not mind.options(state):
            mind.go_on(state)
        asked = mind.asked(state)
        if asked is None:
            outcome: float = mind.outcome(state, seat)
            return outcome
        for choice in quick_plan(mind, state, asked).choices:
            if choice not in mind.options(state):
                break
            mind.play_on(state, choice)


def seconds_of(deed: Callable[[], Any]) -> float:
    """Give the processor time that something takes."""
    gc.collect()
    start = process_time()
    deed()
    return process_time() - start


class Bench:
    """The positions, both minds, and what each costs."""

    def __init__(self) -> None:
        self.value = learned_value()
        self.states = positions_of_games()
        self.deciders = [(s, s.stack[-1][1]) for s in self.states]
        self.quick = CountingMind(self.value)
        self.plain = PlainMind(self.value)

    def planned(self, mind: CountingMind) -> float:
        """Plan in all positions and give the microseconds for each position reached."""
        mind.positions = 0
        seconds = seconds_of(lambda: [plan(mind, s, seat) for s, seat in self.deciders])
        return seconds * 1e6 / mind.positions

    def played_out(self, mind: CountingMind) -> float:
        """Give the microseconds of a play-out."""
        some = self.states[:: max(1, len(self.states) // 12)]
        return seconds_of(lambda: [play_out(mind, s, 1) for s in some]) * 1e6 / len(some)

    def repeated(self, deed: Callable[[State, int], Any]) -> float:
        """Give the microseconds of something done with a position and the seat that decides there."""

        def all_of_them() -> None:
            for s, seat in self.deciders:
                for _ in range(REPEATS):
                    deed(s, seat)

        return seconds_of(all_of_them) * 1e6 / (len(self.deciders) * REPEATS)

    def measured(self) -> dict[str, tuple[float, float]]:
        """Measure everything once: what is done, and the plain way."""
        value = self.value
        return {
            "a position planned": (self.planned(self.quick), self.planned(self.plain)),
            "a play-out": (self.played_out(self.quick), self.played_out(self.plain)),
            "a copy": (
                self.repeated(lambda s, seat: s.copy_for_part(seat)),
                self.repeated(lambda s, _seat: s.copy()),
            ),
            "a value": (self.repeated(value.more), self.repeated(value.plain_sum)),
            "a deal": (
                self.repeated(lambda s, seat: self.quick.mind.deal_anew(s, seat, 1)),
                self.repeated(lambda s, seat: imagine(view_of(s, seat), 1)),
            ),
        }


def summary_of(rounds: list[dict[str, tuple[float, float]]]) -> dict[str, Any]:
    """Put medians, rates and the ratios round by round into plain data."""
    found: dict[str, Any] = {
        "python": platform.python_version(),
        "build": "ordinary" if str(state_module.__file__).endswith(".py") else "compiled",
        "costs": {},
    }
    for name in rounds[0]:
        pairs = [each[name] for each in rounds]
        ratios = [plain / quick for quick, plain in pairs]
        found["costs"][name] = {
            "us": median(quick for quick, _ in pairs),
            "plain_us": median(plain for _, plain in pairs),
            "ratio": {"median": median(ratios), "lowest": min(ratios), "highest": max(ratios)},
        }
    found["positions_per_second"] = 1e6 / found["costs"]["a position planned"]["us"]
    found["play_outs_per_second"] = 1e6 / found["costs"]["a play-out"]["us"]
    return found


def print_table(summary: dict[str, Any]) -> None:
    """Print the summary for a person."""
    print(f"Searching on one core, Python {summary['python']}, {summary['build']} build, {SEATS} players\n")
    print(f"{'':20}{'µs':>10}{'the plain way':>15}{'times as fast':>15}")
    for name, cost in summary["costs"].items():
        ratio = cost["ratio"]
        spread = f"({ratio['lowest']:.1f} to {ratio['highest']:.1f})"
        print(f"{name:20}{cost['us']:10,.2f}{cost['plain_us']:15,.2f}{ratio['median']:15.1f}  {spread}")
    positions, play_outs = summary["positions_per_second"], summary["play_outs_per_second"]
    print(f"\n{positions:,.0f} positions and {play_outs:,.1f} play-outs a second")


def main() -> int:
    """Run the benchmark from the command line."""
    parser = argparse.ArgumentParser(description="Measure planning and play-outs of Cuzco, and what they are made of.")
    parser.add_argument("--rounds", type=int, default=5, help="how often everything is measured (5)")
    parser.add_argument("--json", action="store_true", help="print plain data instead of a table")
    arguments = parser.parse_args()
    if arguments.rounds < 1:
        parser.error("at least one round is needed")
    try:
        bench = Bench()
        bench.measured()
        rounds = [bench.measured() for _ in range(arguments.rounds)]
    except KeyboardInterrupt:
        print("Stopped before the end, so there is nothing to report.", file=sys.stderr)
        return 0
    summary = summary_of(rounds)
    if arguments.json:
        print(json.dumps(summary | {"rounds": arguments.rounds}, indent=2))
    else:
        print_table(summary)
    return 0


if __name__ == "__main__":
    sys.exit(main())
