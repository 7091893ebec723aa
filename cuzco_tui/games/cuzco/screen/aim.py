"""What the one cursor of the table is on, in one piece: the die, what it can do, and the move that Enter makes."""

from typing import TYPE_CHECKING, Final, NamedTuple

from cuzco_tui.games.cuzco.screen.moves import Move

if TYPE_CHECKING:
    from textual.dom import DOMNode
    from textual.reactive import reactive

    Node = DOMNode
else:
    Node = object


class Aim(NamedTuple):
    """The die that would be placed, the moves that the question offers with it, and the one under the cursor."""

    pips: int = 0
    moves: tuple[Move, ...] = ()
    pointed: Move | None = None


NO_AIM: Final = Aim()


class Aiming(Node):
    """Knows the cursor of the table; whoever mixes this in has the reactive `aim`."""

    aim: "reactive[Aim]"

    @property
    def selected_pips(self) -> int:
        """The pips of the die that would be placed."""
        return self.aim.pips

    @property
    def moves(self) -> tuple[Move, ...]:
        """What the question offers, in a turn with the selected die."""
        return self.aim.moves

    @property
    def pointed(self) -> Move | None:
        """The move under the cursor, which Enter makes."""
        return self.aim.pointed
