"""Which saved game somebody means: the same for all commands."""

from typing import TYPE_CHECKING, Final

from cuzco_tui.messages import message, printable
from cuzco_tui.play.answers import nearest
from cuzco_tui.table.errors import NoSuchGame

if TYPE_CHECKING:
    from cuzco_tui.store.protocol import Store

_LIKENESS: Final = 0.75
"""How alike what a game is called must be to what was typed for a slip."""


def called_game(store: "Store", typed: str) -> str:
    """Give the id of the saved game that somebody calls by its words or its name, or say which one may be meant."""
    try:
        return store.meant(typed)
    except NoSuchGame as error:
        games = [summary.id for summary in store.list_games()]
        near = nearest(typed, [*games, *store.names.all().values()], _LIKENESS)
        if near is None:
            raise
        raise NoSuchGame(message("error-no-such-game-nearest", game=printable(typed), nearest=near)) from error
