"""The roll of a round: who rolled what, as data to be shown, and in one line."""

from collections.abc import Sequence
from typing import NamedTuple

from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.messages import Message, Names, message


class SeatRoll(NamedTuple):
    """What one seat rolled, and the pututu that it earned, 0 for none."""

    seat: int
    pips: tuple[int, ...]
    pututu: int = 0


class Roll(NamedTuple):
    """The roll of a round, in the order of play."""

    round: int
    seats: tuple[SeatRoll, ...]


def last_roll(happened: Sequence[events.Event]) -> Roll | None:
    """Give the last roll of everything that was told so far, None before the first one."""
    start = next((i for i in reversed(range(len(happened))) if isinstance(happened[i], events.RoundStarted)), None)
    if start is None:
        return None
    begun = happened[start]
    assert isinstance(begun, events.RoundStarted)
    since = happened[start:]
    earned = {event.seat: event.size for event in since if isinstance(event, events.PututuGained)}
    rolled = [event for event in since if isinstance(event, events.DiceRolled)]
    return Roll(begun.round, tuple(SeatRoll(each.seat, each.pips, earned.get(each.seat, 0)) for each in rolled))


def roll_line(roll: Roll, names: Names) -> Message:
    """Tell a roll in one line, each seat's dice from the highest."""
    seats = tuple(
        message("roll-of", who=names(each.seat), dice=" ".join(map(str, sorted(each.pips, reverse=True))))
        for each in roll.seats
    )
    return message("roll-line", round=roll.round, seats=seats)
