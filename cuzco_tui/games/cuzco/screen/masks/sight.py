"""What the parts of a mask are drawn from: a seat of a view, and the same after the pointed move."""

from collections.abc import Callable
from typing import NamedTuple

from cuzco_tui.games.cuzco.engine.foresight import slots_to_fill
from cuzco_tui.games.cuzco.engine.view import PlayerView, SeenPlayer
from cuzco_tui.messages import Value


class Sight(NamedTuple):
    """A seat's mask as somebody sees it."""

    say: Callable[[Value], str]
    """Puts a message into words."""
    view: PlayerView
    seat: int
    ahead: PlayerView | None = None
    """The view after the pointed move, None without one or for another seat's mask."""

    @property
    def player(self) -> SeenPlayer:
        """Whose mask it is."""
        return self.view.players[self.seat]

    @property
    def then(self) -> SeenPlayer:
        """The same after the pointed move."""
        return (self.ahead or self.view).players[self.seat]

    @property
    def own(self) -> bool:
        """Whether the hand may be seen."""
        return self.seat == self.view.seat or bool(self.player.hand)

    @property
    def coming(self) -> int:
        """The slots in which a feather of the pointed move stands or may stand, one bit each."""
        if self.ahead is None:
            return 0
        return (self.then.feathers & ~self.player.feathers) | slots_to_fill(self.ahead, self.seat)
