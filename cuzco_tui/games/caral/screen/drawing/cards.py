"""Resource cards as small coloured pieces."""

from collections.abc import Callable, Sequence
from typing import Final

from cuzco_tui.games.caral.engine.codes import CARD_NAMES
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.messages import Value
from cuzco_tui.tui.widgets.panel import Line

Speak = Callable[[Value], str]
CARD: Final = "\u258e"
"""The edge of a card that lies on others."""


def card_role(kind: int) -> str:
    """The colour of a kind of cards."""
    return f"card-{CARD_NAMES[kind]}"


def counted(speak: Speak, kind: int, number: int) -> Line:
    """So many cards of a kind: the number on their colour, and the kind."""
    style = f"on-{card_role(kind)} strong" if number else "on-tile muted"
    return [(f" {number} ", style), (f" {speak(say.card_kind(kind))}", "" if number else "muted")]


def laid_open(kind: int, number: int) -> Line:
    """Cards that lie open one over the other."""
    return [(CARD + " ", f"on-{card_role(kind)}")] * number


def several(speak: Speak, cards: Sequence[int]) -> Line:
    """Cards of several kinds in a line, only the kinds of which there are some."""
    line: Line = []
    for kind, number in enumerate(cards):
        if number:
            line += [*([("  ", "")] if line else []), *counted(speak, kind, number)]
    return line
