"""What the one cursor of the table is on: the option of the question that Enter takes."""

from typing import TYPE_CHECKING, Final, NamedTuple

from cuzco_tui.game import Choice
from cuzco_tui.games.caral.engine.choices import AtPlace, MoveArchitect, OfCarali
from cuzco_tui.games.caral.engine.decisions import DECISION_NAMES, MOVE
from cuzco_tui.games.caral.engine.preview import architect_after
from cuzco_tui.games.caral.engine.view import PlayerView

if TYPE_CHECKING:
    from textual.dom import DOMNode
    from textual.reactive import reactive

    Node = DOMNode
else:
    Node = object

MOVES: Final = DECISION_NAMES[MOVE]
"""The kind of the decision in which the figure moves."""


class Aim(NamedTuple):
    """The options that the board offers, and the one under the cursor."""

    kind: str = ""
    """The kind of the decision."""
    choices: tuple[Choice, ...] = ()
    pointed: Choice | None = None


NO_AIM: Final = Aim()


def place_of(choice: Choice | None, view: PlayerView) -> str:
    """Name the place of the path that a choice speaks of, empty for none."""
    if isinstance(choice, AtPlace | OfCarali):
        return choice.place
    if isinstance(choice, MoveArchitect):
        return architect_after(view, choice.steps)
    return ""


class Aiming(Node):
    """Knows the cursor of the table; whoever mixes this in has the reactive `aim`."""

    aim: "reactive[Aim]"

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What the question offers on the board."""
        return self.aim.choices

    @property
    def pointed(self) -> Choice | None:
        """The option under the cursor, which Enter takes."""
        return self.aim.pointed
