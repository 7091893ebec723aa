"""What an option leads to: the question that the same seat must answer next, in a short phrase."""

from collections.abc import Callable
from typing import Final

from cuzco_tui.games.caral.engine import decisions
from cuzco_tui.games.caral.engine.actions import stones_here
from cuzco_tui.games.caral.engine.codes import CULT, MARKET, NO_TILE, QUARRY, SITE, VILLAGE
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.messages import Message, message


def next_message(s: State) -> Message | None:
    """Tell what the seat that goes on decides next; None when there is nothing to tell."""
    teller = _TELLERS.get(s.stack[-1][0])
    return teller(s) if teller else None


def _action(s: State) -> Message | None:
    """What can be done where the figure stands."""
    seat = s.stack[-1][1]
    index = s.players[seat].figure
    if index == s.anaconda and not s.stack[-1][2]:
        return message("then-anaconda")
    if s.laid[index] != NO_TILE:
        return message("then-tile", does=say.tile_does(s.laid[index]))
    kind = s.content.kinds[index]
    if kind == QUARRY:
        return message("then-stones", count=stones_here(s, seat, index))
    if kind == CULT:
        return message("then-cards", count=s.content.cult_cards)
    if kind == SITE:
        built = s.built[index]
        return message("then-level", level=built + 1, target=s.target[index]) if built else message("then-found")
    return message({VILLAGE: "then-carali", MARKET: "then-alpaca"}[kind])


def _move(s: State) -> Message | None:
    if s.stack[-1][2] == decisions.SECOND:
        return message("then-second-move", spaces=s.content.second_move)
    return None


def _said(id_: str) -> Callable[[State], Message | None]:
    """Say always the same."""
    return lambda _s: Message(id_)


def _counted(id_: str) -> Callable[[State], Message | None]:
    """Say how many cards it is about."""
    return lambda s: message(id_, count=s.stack[-1][2])


_TELLERS: Final[dict[int, Callable[[State], Message | None]]] = {
    decisions.MOVE: _move,
    decisions.CARDS_FOR_MOVE: _counted("then-pay"),
    decisions.ACTION: _action,
    decisions.EXTRA_LEVEL: _said("then-extra-level"),
    decisions.FISH_PAIR: _said("then-fish-pair"),
    decisions.ALPACA_PAIR: _said("then-alpaca-pair"),
    decisions.CARALI_TO_MOVE: _said("then-carali-to-move"),
    decisions.PLACE_FOR_CARALI: _said("then-place-for-carali"),
    decisions.CARDS_TO_DISCARD: _counted("then-discard"),
    decisions.CARDS_TO_TAKE: _counted("then-take"),
    decisions.SPACE_FOR_TILE: lambda s: message("then-lay-tile", does=say.tile_does(s.progress[s.stack[-1][2]])),
    decisions.SPACE_FOR_ANACONDA: _said("then-move-anaconda"),
}
"""What is said of each kind of question."""
