"""Opening a table for the people at one front end: a new game, a saved one, or the tutorial."""

from typing import TYPE_CHECKING

from cuzco_tui.game import Game, GameError, Tutorial
from cuzco_tui.games import find_game
from cuzco_tui.messages import Catalogue, message
from cuzco_tui.play.seating import ME, Plan, Seating, any_seed, new_table
from cuzco_tui.table.table import Table

if TYPE_CHECKING:
    from cuzco_tui.store.protocol import Store


def begin_table(game: Game, plan: Plan, seed: int | None, content: object, store: "Store") -> Table:
    """Begin a saved game as planned, with any seed unless one is wished for."""
    return new_table(game, plan, any_seed() if seed is None else seed, content, store)


def begin_tutorial(game: Game, tutorial: Tutorial, store: "Store", words: Catalogue) -> Table:
    """Begin the fixed game of a tutorial; its bots are to sleep until the last lesson."""
    who = tuple(tutorial.bots.get(seat, ME) for seat in range(tutorial.seats))
    names = Seating(game, words).checked_names(who, ())
    plan = Plan(who, names, dict(tutorial.options))
    return begin_table(game, plan, tutorial.seed, game.load_content(None), store)


def resume_table(store: "Store", game_id: str, words: Catalogue) -> Table:
    """Go on with a saved game, unless one of its players is elsewhere."""
    table = Table.resume(find_game, store, game_id)
    for seat in table.seats:
        if seat.kind == "remote":
            table.close()
            raise GameError(words.say(message("player-elsewhere", name=seat.name)))
    return table
