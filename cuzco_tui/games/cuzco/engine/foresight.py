"""What a seat would have after options that follow each other: its own things, tried out in an imagined state."""

from collections.abc import Sequence
from functools import lru_cache

from cuzco_tui.games.cuzco.engine.decisions import FEATHER_SLOT
from cuzco_tui.games.cuzco.engine.flow import play_on
from cuzco_tui.games.cuzco.engine.pieces import free_slots
from cuzco_tui.games.cuzco.engine.preview import imagined_state
from cuzco_tui.games.cuzco.engine.state import State
from cuzco_tui.games.cuzco.engine.tasks import Position
from cuzco_tui.games.cuzco.engine.view import PlayerView, view_of


def foresee(view: PlayerView, texts: Sequence[str]) -> PlayerView | None:
    """Show the decider what it would see after these options, or None where nothing certain can be said.

    Only its own things are to be read from it: what others hold, and what would be turned up, is imagined.
    """
    if view.seat is None or view.seat != view.decider or not texts:
        return None
    return _foresee(view, tuple(texts))


@lru_cache(maxsize=8)
def _foresee(view: PlayerView, texts: tuple[str, ...]) -> PlayerView | None:
    """Keep the last ones, since several panels ask for the same."""
    ahead = _after(view, texts, 0)
    if ahead is None or view.seat is None:
        return None
    own = ahead.players[view.seat]
    if ahead.reveals != view.reveals:
        for turned_up in (1, 2):
            other = _after(view, texts, turned_up)
            if other is None or other.players[view.seat].hand != own.hand:
                return None
    return view_of(ahead, view.seat)


def _after(view: PlayerView, texts: Sequence[str], turned_up: int) -> State | None:
    state = imagined_state(view, turned_up).copy()
    for text in texts:
        option = next((option for option in state.options if option.text == text), None)
        if option is None:
            return None
        play_on(state, option)
    return state


def slots_to_fill(s: Position, seat: int) -> int:
    """Give the slots in which a feather may stand that a seat is to place now, one bit each (M-4)."""
    if not s.stack or s.stack[-1][0] != FEATHER_SLOT or s.stack[-1][1] != seat:
        return 0
    return free_slots(s, s.players[seat], s.stack[-1][2])
