"""Tables of Caral at which players sit that need no plan."""

from collections.abc import Callable, Iterator
from itertools import combinations
from random import Random
from typing import NamedTuple

from cuzco_tui.games.caral.content import Content
from cuzco_tui.games.caral.engine.choices import Choice, MoveTo
from cuzco_tui.games.caral.engine.codes import CENTRE, MODULE_NAMES, QUARRY, SITE
from cuzco_tui.games.caral.engine.flow import play
from cuzco_tui.games.caral.engine.setup import new_game
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.supplies import is_finished
from tests.random_players import Pick, any_option


class Setup(NamedTuple):
    """How a table is made: players, modules and the limit of years."""

    players: int
    modules: tuple[str, ...]
    max_years: int = 20

    def __str__(self) -> str:
        """Name it by its players and the first letters of its modules."""
        return f"{self.players}-{'-'.join(name[:2] for name in self.modules) or 'base'}"

    def game(self, seed: int, content: Content | None = None) -> State:
        """Make the game of a seed."""
        return new_game(self.players, seed, self.modules, self.max_years, content)


MODULE_SETS = tuple(modules for size in range(7) for modules in combinations(MODULE_NAMES, size))
"""All 64 sets of modules."""
SETUPS = tuple(Setup(players, modules) for modules in MODULE_SETS for players in (2, 3, 4))
"""All 192 kinds of table."""
VARIED_SETUPS = (
    Setup(2, ()),
    Setup(3, ("moods", "years", "status")),
    Setup(4, ("progress", "anaconda", "emissary")),
    Setup(2, MODULE_NAMES),
    Setup(3, MODULE_NAMES),
    Setup(4, MODULE_NAMES),
)
"""Few tables in which each number of players and each module occurs."""


Player = Callable[[State], Choice]
"""Takes one of the options of a state."""


def blind(pick: Pick) -> Player:
    """Give a player that looks at nothing but the options."""
    return lambda s: pick(s.options)


_ZEAL = (
    ("build ", 40.0),
    ("build", 60.0),
    ("priest", 8.0),
    ("envoy", 6.0),
    ("alpaca board", 6.0),
    ("pair", 4.0),
    ("builder", 0.5),
    ("skip", 0.1),
    ("done", 0.5),
)
"""How much better or worse than any other option a busy player likes those that begin so."""


def busy(seed: int) -> Player:
    """Give a player that goes where it can act, builds, places and plays pairs, and keeps away from the centre.

    Such players finish pyramids, lay progress tiles and climb the emissary board, which those to whom all options are
    alike hardly ever do.
    """
    random = Random(seed)
    return lambda s: random.choices(s.options, [_liking(s, choice) for choice in s.options])[0]


def _liking(s: State, choice: Choice) -> float:
    if isinstance(choice, MoveTo):
        return _liking_of_place(s, s.content.index_of[choice.place])
    return next((zeal for beginning, zeal in _ZEAL if choice.text.startswith(beginning)), 1.0)


def _liking_of_place(s: State, index: int) -> float:
    kind, seat = s.content.kinds[index], s.active
    if kind == CENTRE:
        return 0.02
    if index < s.architect:
        return 0.05
    if kind == SITE:
        return 40.0 if s.owner[index] == seat and not is_finished(s, index) and s.players[seat].stones else 0.05
    if kind == QUARRY:
        return 8.0 if s.players[seat].stones < 2 else 1.0
    return 1.0


def positions(setup: Setup, seed: int, every: int, content: Content | None = None) -> Iterator[State]:
    """Play a game with a busy player and give its state now and then, and at its end."""
    state = setup.game(seed, content)
    player = busy(seed)
    number = 0
    while state.options:
        if number % every == 0:
            yield state
        play(state, player(state))
        number += 1
    yield state


def play_on(state: State, seed: int, choices: int) -> list[str]:
    """Make some more random choices in a game, if it lasts that long, and give their texts."""
    pick = any_option(seed)
    texts: list[str] = []
    while state.options and len(texts) < choices:
        choice = pick(state.options)
        play(state, choice)
        texts.append(choice.text)
    return texts
