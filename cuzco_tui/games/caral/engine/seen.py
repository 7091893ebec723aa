"""A view as a state, so that what the engine works out of a state can be asked of a view too."""

from typing import TypeAlias

from cuzco_tui.games.caral.engine.codes import CARD_KINDS
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import LISTS, NUMBERS, PlayerView

Seen: TypeAlias = State
"""What a view shows, in the form in which the engine can be asked about it."""


def seen_state(view: PlayerView) -> Seen:
    """Give the state as the view shows it: foreign hands without cards, a draw pile of so many cards of no kind.

    It is for looking only, and nothing may be played in it.
    """
    s = State()
    s.content = view.content
    s.rng = 0
    s.log = None
    for field in NUMBERS:
        setattr(s, field, getattr(view, field))
    for field in LISTS:
        setattr(s, field, getattr(view, field))
    s.pile = [0] * view.pile_size
    s.stack = view.stack
    s.options = view.options
    s.players = [seen.copy() for seen in view.players]
    for player in s.players:
        player.hand = player.hand or [0] * CARD_KINDS
    return s
