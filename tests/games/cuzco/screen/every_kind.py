"""A table at each kind of decision, found by games of players with a taste."""

from functools import cache
from typing import NamedTuple

from cuzco_tui.games import find_game
from cuzco_tui.games.cuzco.engine import new_game, play
from cuzco_tui.games.cuzco.engine.decisions import DECISION_NAMES
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.table.table import Table
from tests.games.cuzco.random_play import by_taste, seldom_chosen
from tests.tui.at_the_screen import seated

KINDS = DECISION_NAMES
_SEEDS = 60


class Found(NamedTuple):
    """The first choices of a game that lead to a kind of decision, and who decides there."""

    players: int
    pututu: bool
    seed: int
    choices: tuple[tuple[int, str], ...]
    seat: int


@cache
def found_games() -> dict[str, Found]:
    """Play games until each kind of decision was met."""
    found: dict[str, Found] = {}
    for seed in range(_SEEDS):
        players, pututu = 2 + seed % 3, bool(seed % 2)
        state = new_game(players, seed, pututu, "upto")
        pick = (by_taste if seed % 2 else seldom_chosen)(seed)
        made: list[tuple[int, str]] = []
        while state.options:
            kind, seat = DECISION_NAMES[state.stack[-1][0]], state.stack[-1][1]
            if kind not in found:
                found[kind] = Found(players, pututu, seed, tuple(made), seat)
            choice = pick(state.options)
            made.append((seat, choice.text))
            play(state, choice)
        if len(found) == len(KINDS):
            break
    return found


def table_at(kind: str, store: SqliteStore | None = None) -> Table:
    """A table at this kind of decision, with a person at the seat that decides and bots at the others."""
    game = found_games()[kind]
    seats = seated(game.players, people=(game.seat,))
    options = {"pututu": game.pututu, "temple": "upto"}
    table = Table.new(find_game("cuzco"), seats, game.seed, options=options, store=store)
    for seat, text in game.choices:
        table.play(seat, text, table.step)
    return table
