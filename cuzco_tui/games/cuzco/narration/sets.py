"""The sets that score at the end in words: how far a player is with each."""

from typing import Final

from cuzco_tui.game import Collection
from cuzco_tui.games.cuzco.engine.prices import sets_of
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.messages import message

SET_NAMES: Final = tuple(
    message(id_) for id_ in ("set-feathers", "set-circlets", "set-tasks", "set-khipus", "set-tiles", "set-goods")
)
"""The words for the sets, in the order of the rules (Z-3)."""


def collections(view: PlayerView, seat: int) -> list[Collection]:
    """Tell of each set what a player has of it, what it needs and what it is worth (Z-3)."""
    return [
        Collection(name, each.has, each.needs, each.vp)
        for name, each in zip(SET_NAMES, sets_of(view, seat), strict=True)
    ]
