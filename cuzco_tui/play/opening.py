"""Opening a table for the people at one front end: a new game or a saved one."""

from typing import TYPE_CHECKING

from cuzco_tui.game import Game, GameError
from cuzco_tui.games import find_game
from cuzco_tui.messages import Catalogue, message
from cuzco_tui.play.seating import Plan, any_seed, new_table
from cuzco_tui.table.table import Table

if TYPE_CHECKING:
    from cuzco_tui.store.protocol import Store


def begin_table(game: Game, plan: Plan, seed: int | None, content: object, store: "Store") -> Table:
    """Begin a saved game as planned, with any seed unless one is wished for."""
    return new_table(game, plan, any_seed() if seed is None else seed, content, store)


def resume_table(store: "Store", game_id: str, words: Catalogue) -> Table:
    """Go on with a saved game, unless one of its players is elsewhere."""
    table = Table.resume(find_game, store, game_id)
    for seat in table.seats:
        if seat.kind == "remote":
            table.close()
            raise GameError(words.say(message("player-elsewhere", name=seat.name)))
    return table
