"""Measure whether thinking in the opponents' time could help: how often what a searching bot foretells comes about.

At each question that somebody else was asked in between, one seat compares what it sees with what it foretold after its
own last choice, by the model by which it foretells others. Only where both are the same, a thought begun before would
go on from the right position; all others are lost. A new round is dealt by chance, so nothing is foretold beyond it.
"""

import argparse
import sys
from typing import Any, NamedTuple

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.games import find_game, usual_game
from cuzco_tui.games.cuzco.bots.mind import own_mind, rival_minds
from cuzco_tui.intervals import cluster_share
from cuzco_tui.search.master import PlayingMind
from cuzco_tui.search.planner import Planner
from cuzco_tui.search.planning import quick_plan

FIRST_SEED = 950_000
SEAT = 0


class Foretold(NamedTuple):
    """How many questions of one game came after choices of others, and how many of them were foretold exactly."""

    questions: int
    right: int


def foretell(mind: PlayingMind, model: PlayingMind, state: Any) -> Any:
    """Let the others play on as the model thinks until the seat is asked again; None at the end of the round."""
    while True:
        if not mind.options(state):
            mind.go_on(state)
        asked = mind.asked(state)
        if asked is None or asked == SEAT:
            return None if asked is None else state
        for choice in quick_plan(model, state, asked).choices:
            if choice in mind.options(state):
                mind.play_on(state, choice)


def play(seats: int, others: str, seed: int) -> Foretold:
    """Play a game of a planner against others."""
    game, mind, model = find_game(usual_game()), own_mind(), rival_minds()[0]
    state = game.make(seats, seed, {"pututu": seed % 2 == 1}, game.load_content(None))
    bots = [Planner(mind, seed), *(game.make_bot(others, seed + seat) for seat in range(1, seats))]
    clock = ThinkingClock()
    questions = right = 0
    waits, foretold = False, None
    while decision := game.decision(state):
        seat = decision.seat
        view: Any = game.view(state, seat)
        if waits and seat == SEAT:
            questions += 1
            right += foretold is not None and game.view(foretold, SEAT) == view
            waits = False
        chosen = decision.options[bots[seat](view, decision, clock)]
        imagined = mind.imagine(view, seed) if seat == SEAT else None
        game.apply(state, chosen)
        following = game.decision(state)
        if imagined is not None and following is not None and following.seat != SEAT:
            mind.play_on(imagined, chosen)
            waits, foretold = True, foretell(mind, model, imagined)
    return Foretold(questions, right)


def main() -> int:
    """Play what the command line asks for and print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="how many games of each line (20)")
    parser.add_argument("--others", default="planner,greedy", help="with commas between them")
    args = parser.parse_args()
    print("| others | seats | questions | foretold exactly |")
    print("|---|---|---|---|")
    for others in args.others.split(","):
        for seats in (2, 3, 4):
            games = [play(seats, others, FIRST_SEED + number) for number in range(args.games)]
            share = cluster_share([game.right / game.questions for game in games])
            low, high = (share.value if bound is None else bound for bound in (share.low, share.high))
            total = sum(game.questions for game in games)
            print(f"| {others} | {seats} | {total} | {share.value:.0%} ({low:.0%} to {high:.0%}) |", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
