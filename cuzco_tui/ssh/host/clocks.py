"""Time: what the host goes by, and how long people may think.

A deadline stands in a table's facts as seconds since 1970; while the server was down nobody's time ran, so after a
start all deadlines are moved by that.
"""

import asyncio
import time
from typing import Final, Protocol

from cuzco_tui.game import GameError
from cuzco_tui.lobby.facts import TableTime
from cuzco_tui.messages import message
from cuzco_tui.ssh.host.registry import SeatFacts, TableRecord

_LEAST: Final = 60
_MOST: Final = 90 * 24 * 3600
HEARTBEAT: Final = 20.0
"""Seconds between two notes that the server is alive."""
_LEAST_AGAIN: Final = 60.0
"""Seconds that somebody has at least who takes a seat back after the time for the game was over."""


class Time(Protocol):
    """What time it is, and waiting."""

    def now(self) -> float:
        """Give the seconds since 1970."""

    async def sleep(self, seconds: float) -> None:
        """Wait."""


class RealTime:
    """The time of the machine."""

    def now(self) -> float:
        """Give the seconds since 1970."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)


def checked_time(wanted: TableTime) -> TableTime:
    """Give a time for thinking that makes sense, or refuse it."""
    if wanted.kind == "none":
        return TableTime()
    if not _LEAST <= wanted.seconds <= _MOST:
        raise GameError(message("error-table-time", least=_LEAST, most=_MOST))
    return wanted


def begin_turn(table: TableRecord, seat: int | None, now: float) -> None:
    """It is a seat's turn from now on: stop the clock of the one before, and start that of a person."""
    stop_clock(table, now)
    table.turn = seat
    table.turns += 1
    start_clock(table, now)


def stop_clock(table: TableRecord, now: float) -> None:
    """Take what was used from the time of whoever was in turn."""
    if table.deadline is not None and table.turn is not None and table.time.kind == "game":
        table.seats[table.turn].left = max(0.0, table.deadline - now)
    table.deadline = None


def start_clock(table: TableRecord, now: float) -> None:
    """Let the time of the person in turn run; a bot has no clock."""
    if table.time.kind == "none" or table.turn is None or table.stage != "playing":
        return
    seat = table.seats[table.turn]
    if not seat.plays_itself:
        return
    table.deadline = now + (table.time.seconds if table.time.kind == "turn" else time_left(table, seat))


def grant_more(table: TableRecord, seat: SeatFacts) -> None:
    """Whoever takes a seat back has some time, also when the time for the game was over."""
    if table.time.kind == "game":
        seat.left = max(time_left(table, seat), min(table.time.seconds, max(_LEAST_AGAIN, table.time.seconds / 10)))


def time_left(table: TableRecord, seat: SeatFacts) -> float:
    """Give what is left of a person's time for the whole game, as it stood when their clock last stopped."""
    return float(table.time.seconds) if seat.left is None else seat.left


def seconds_left(table: TableRecord, number: int, now: float) -> int | None:
    """Give what is left of a person's time for the whole game now, None where there is no such time."""
    seat = table.seats[number]
    if table.time.kind != "game" or not seat.account or table.stage == "waiting":
        return None
    if table.deadline is not None and table.turn == number:
        return max(0, round(table.deadline - now))
    return round(time_left(table, seat))
