"""A seat's part as somebody plans it: all that it decides before anybody else decides, or chance does.

The engine's own parts end with a number on the die and with the end of a year, after which the same seat goes on: the
start player with its turn, the high priest with its offering.
"""

from cuzco_tui.games.caral.engine.choices import Choice
from cuzco_tui.games.caral.engine.codes import NOBODY, OFFERINGS, STATUS, TURNS
from cuzco_tui.games.caral.engine.flow import pending_options, play_on
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.status import hand_out_statuses
from cuzco_tui.games.caral.engine.years import next_step


def play_part(s: State, choice: Choice) -> None:
    """Carry out one of the state's options, and go on as long as the same seat's part lasts."""
    seat = s.stack[-1][1]
    play_on(s, choice)
    while not s.stack and _goes_on(s, seat):
        next_step(s)
        if s.modules & STATUS:
            hand_out_statuses(s)
        s.options = pending_options(s)
        if len(s.options) == 1:
            play_on(s, s.options[0])


def _goes_on(s: State, seat: int) -> bool:
    """Whether the seat decides next, with nothing revealed before; at a table of two a card is turned up (C2-3)."""
    if s.phase == TURNS:
        return s.turn == 0 and s.start == seat
    return s.phase == OFFERINGS and s.turn == NOBODY and s.high == seat and s.seats > 2
