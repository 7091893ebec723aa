"""The same people once more: a new game with the seats, options and values of one that was played."""

from typing import TYPE_CHECKING

from cuzco_tui.games import find_game
from cuzco_tui.play.seating import any_seed

if TYPE_CHECKING:
    from cuzco_tui.store.protocol import Store
    from cuzco_tui.table.records import Header
    from cuzco_tui.table.table import Table


def begin_rematch(header: "Header", store: "Store") -> "Table":
    """Begin a saved game that starts as another did, but for its seed."""
    from cuzco_tui.table.table import Table

    game = find_game(header.game)
    content = game.content_from_data(header.content)
    return Table.new(game, header.seats, any_seed(), options=header.options, content=content, store=store)
