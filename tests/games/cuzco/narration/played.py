"""Whole games of bots, with everything that happened and what each seat sees."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.engine.events import Event
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.messages import Names
from tests.games.cuzco.steady import STEADY

GAME = find_game("cuzco")
PEOPLE = ("Ann", "Ben", "Cleo", "Dan")


class Moment(NamedTuple):
    """A game after a choice: what happened so far, and what a seat sees."""

    events: list[Event]
    """Those that the seat may know."""
    new: int
    """How many of them are new."""
    view: PlayerView
    names: Names


def moments(seed: int, bot: str = "random") -> Iterator[Moment]:
    """Play a game, and give every moment of it as seat 0 sees it."""
    players = 2 + seed % 3
    state = GAME.make(players, seed, {"pututu": seed % 2 == 0, "temple": "upto"}, GAME.load_content(None))
    chance = Random(seed)
    bots = [STEADY] * players if bot == "greedy" else []
    names = Names(PEOPLE[:players], 0)
    happened: list[Any] = []
    log: list[Any] = GAME.opening(state)
    while True:
        seen = [event for event in log if event.private_to in (None, 0)]
        happened += seen
        yield Moment(happened, len(seen), GAME.view(state, 0), names)
        decision = GAME.decision(state)
        if decision is None:
            return
        log = []
        if bots:
            view = GAME.view(state, decision.seat)
            choice = decision.options[bots[decision.seat](view, decision, ThinkingClock(1e9))]
        else:
            choice = chance.choice(decision.options)
        GAME.apply(state, choice, log)


@cache
def end_of(seed: int, bot: str = "random") -> Moment:
    """Give the last moment of a game."""
    *_, last = moments(seed, bot)
    return last
