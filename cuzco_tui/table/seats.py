"""The seats of a table: who sits there."""

import re
from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from cuzco_tui.game import Game
from cuzco_tui.table.errors import BadSeats

SeatKind: TypeAlias = Literal["human", "bot", "remote"]

LONGEST_NAME = 40
_BOT_NAME = re.compile(r"[a-z0-9_-]{1,40}")


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits at one side of the table: a person here, a bot by its name, or somebody far away."""

    name: str
    kind: SeatKind
    bot: str | None = None


def human(name: str) -> Seat:
    """Give the seat of a person at this terminal."""
    return Seat(name, "human")


def remote(name: str) -> Seat:
    """Give the seat of a person or program at the other end of a line."""
    return Seat(name, "remote")


def bot(name: str, bot_name: str) -> Seat:
    """Give the seat of the named bot."""
    return Seat(name, "bot", bot_name)


def check_seats(game: Game, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Give the seats when they make a table for this game; names must be safe to print on any terminal."""
    if len(seats) not in game.description.seat_counts:
        counts = ", ".join(str(count) for count in game.description.seat_counts)
        raise BadSeats(f"{len(seats)} seats are not possible in {game.description.name}; choose one of {counts}.")
    for number, seat in enumerate(seats):
        if problem := seat_problem(seat):
            raise BadSeats(f"Seat {number} {problem}.")
    return tuple(seats)


def seat_problem(seat: Seat) -> str | None:
    """Say what is wrong with a seat, as the end of a sentence that begins with the seat."""
    if not seat.name.isprintable() or seat.name != seat.name.strip() or not 0 < len(seat.name) <= LONGEST_NAME:
        return f"needs a name of 1 to {LONGEST_NAME} printable characters without spaces at its ends"
    if seat.kind == "bot" and (seat.bot is None or not _BOT_NAME.fullmatch(seat.bot)):
        return "is a bot and needs the name of its bot in small letters, digits, - and _"
    if seat.kind != "bot" and seat.bot is not None:
        return f"is {seat.kind} and cannot have a bot"
    return None
