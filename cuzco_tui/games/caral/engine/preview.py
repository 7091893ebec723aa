"""What the one who decides can know before choosing: how far places are, what they cost, what they would have then."""

from functools import lru_cache
from typing import Final, NamedTuple

from cuzco_tui.games.caral.engine import flow
from cuzco_tui.games.caral.engine.choices import Choice, MoveTo
from cuzco_tui.games.caral.engine.codes import TURNS
from cuzco_tui.games.caral.engine.decisions import FIRST
from cuzco_tui.games.caral.engine.imagine import imagine
from cuzco_tui.games.caral.engine.path import distances, reach
from cuzco_tui.games.caral.engine.seen import seen_state
from cuzco_tui.games.caral.engine.state import Player
from cuzco_tui.games.caral.engine.turn import spaces_to_go
from cuzco_tui.games.caral.engine.view import PlayerView

_KEPT: Final = 64


class Going(NamedTuple):
    """How a figure comes to a place."""

    spaces: int
    cards: int
    """So many cards must be discarded for it (CM-11)."""


@lru_cache(maxsize=4)
def ways_to_go(view: PlayerView) -> dict[str, Going]:
    """Give every place to which the one who decides can move now, with what it takes; empty when no move is asked."""
    if view.seat is None or view.kind != "ChooseMove":
        return {}
    s, which = seen_state(view), view.stack[-1][2]
    free = reach(s, view.seat) if which == FIRST else spaces_to_go(s, view.seat, which)
    found = distances(s, view.seat, spaces_to_go(s, view.seat, which))
    offered = {choice.place for choice in view.options if isinstance(choice, MoveTo)}
    places = view.content.places
    return {
        places[index]: Going(spaces, max(0, spaces - free))
        for index, spaces in found.items()
        if places[index] in offered
    }


@lru_cache(maxsize=_KEPT)
def player_after(view: PlayerView, choice: Choice) -> Player | None:
    """Give the decider as it would be when its next decision comes or its turn is over, None outside of turns.

    Which cards would be drawn nobody knows: only how many there are in the hand counts.
    """
    if view.seat is None or view.decider != view.seat or view.phase != TURNS:
        return None
    s = imagine(view, 0)
    flow.play_on(s, choice)
    return s.players[view.seat]
