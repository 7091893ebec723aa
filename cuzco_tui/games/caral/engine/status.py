"""Status cards: who first meets a condition takes the card (CS)."""

from collections.abc import Callable
from typing import Final

from cuzco_tui.games.caral.engine import events
from cuzco_tui.games.caral.engine.ceremony import bid
from cuzco_tui.games.caral.engine.codes import FROM_STATUS, NOBODY
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.supplies import gain_fame, is_finished, own_sites, reserved_sites


def _finished(s: State, seat: int, height: int) -> int:
    return sum(1 for index in own_sites(s, seat) if is_finished(s, index) and height in (0, s.target[index]))


_COUNTS: Final[tuple[Callable[[State, int], int], ...]] = (
    lambda s, seat: s.players[seat].stones,
    lambda s, seat: s.players[seat].sled,
    lambda s, seat: sum(s.players[seat].workers),
    lambda s, seat: len(reserved_sites(s, seat)),
    lambda s, seat: _finished(s, seat, s.content.large),
    lambda s, seat: _finished(s, seat, s.content.small),
    lambda s, seat: _finished(s, seat, 0),
    lambda s, seat: sum(s.priest[index] for index in own_sites(s, seat)),
    lambda s, seat: sum(s.players[seat].hand),
    lambda s, seat: max(s.players[seat].hand),
    lambda s, seat: sum(1 for number in s.players[seat].hand if number >= 2),
    bid,
    lambda s, seat: s.players[seat].calls,
    lambda s, seat: s.turn_levels if seat == s.active else 0,
    lambda s, seat: s.turn_spaces if seat == s.active else 0,
    lambda s, seat: sum(1 for index in own_sites(s, seat) if s.built[index]),
)
"""What a seat has of what each condition asks for, in the order of the conditions."""


def count_for(s: State, seat: int, card: int) -> int:
    """Give how much a seat has of what a status card asks for."""
    return _COUNTS[s.content.statuses[card].condition](s, seat)


def hand_out_statuses(s: State) -> None:
    """Give each status card to the first seat that meets its condition, from the one that acts on (CS-2, CS-3)."""
    for place, card in enumerate(s.statuses):
        if s.status_by[place] != NOBODY:
            continue
        row = s.content.statuses[card]
        for step in range(s.seats):
            seat = (s.active + step) % s.seats
            if s.begun >> seat & 1 and _COUNTS[row.condition](s, seat) >= row.need:
                s.status_by[place] = seat
                if s.log is not None:
                    s.log.append(events.StatusTaken(seat, card))
                gain_fame(s, seat, row.fame, FROM_STATUS)
                break
