"""The seats of a table: who sits there."""

import re
import unicodedata
from collections.abc import Collection, Iterator, Sequence
from itertools import count
from typing import Final, Literal, TypeAlias

import msgspec

from cuzco_tui.game import Game
from cuzco_tui.messages import Message, message, printable
from cuzco_tui.table.errors import BadSeats

SeatKind: TypeAlias = Literal["human", "bot", "remote"]

LONGEST_NAME = 40
WORDS_FOR_YOU = frozenset(
    [
        "you",
        "your",
        "yours",
        "yourself",
        "du",
        "dich",
        "dir",
        "dein",
        "ihr",
        "euch",
        "sie",
        "ihnen",
        "jij",
        "je",
        "jou",
        "jouw",
        "u",
        "uw",
        "jullie",
    ]
)
"""What the program calls whoever it speaks to, in all its languages: no names, for a sentence would mean two people."""
BOT_NAMES: Final = (
    "Cleo",
    "Ben",
    "Maita",
    "Tupac",
    "Wayra",
    "Sami",
    "Nina",
    "Rumi",
    "Urpi",
    "Amaru",
    "Cusi",
    "Leon",
)
"""What bots are called: like people, and like no command and nothing of a game."""
_BOT_NAME = re.compile(r"[a-z0-9_-]{1,40}")
_HIDDEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef"
    "\u2500-\u259f\U0001fb00-\U0001fbff]"
)
"""Letters that show nothing though they count as printable, and those that draw boxes and blocks."""


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits at one side of the table: a person here, a bot by its name, or somebody far away."""

    name: str
    kind: SeatKind
    bot: str | None = None
    colour: int | None = None
    """Which seat's colour it has, None for its own."""


def human(name: str) -> Seat:
    """Give the seat of a person at this terminal."""
    return Seat(name, "human")


def remote(name: str) -> Seat:
    """Give the seat of a person or program at the other end of a line."""
    return Seat(name, "remote")


def bot(name: str, bot_name: str) -> Seat:
    """Give the seat of the named bot."""
    return Seat(name, "bot", bot_name)


def bot_names(taken: Collection[str], first: int = 0) -> Iterator[str]:
    """Give names for bots, from one of the list on, and none that could be mistaken for a name that is taken."""
    used = [name.casefold() for name in taken if name]
    turned = [BOT_NAMES[(first + number) % len(BOT_NAMES)] for number in range(len(BOT_NAMES))]
    for name in turned:
        small = name.casefold()
        if not any(small.startswith(other) or other.startswith(small) for other in used):
            yield name
    yield from (name for number in count(2) for name in [f"{turned[0]} {number}"] if name.casefold() not in used)


def check_seats(game: Game, seats: Sequence[Seat]) -> tuple[Seat, ...]:
    """Give the seats, their names in one spelling, when they make a new table for this game."""
    if not are_colours(game, [seat.colour for seat in seats]):
        raise BadSeats(message("error-seat-colours"))
    check_seat_count(game, len(seats))
    spelt = tuple(msgspec.structs.replace(seat, name=spelt_name(seat.name)) for seat in seats)
    for number, seat in enumerate(spelt):
        if problem := seat_problem(seat):
            raise BadSeats(message("error-seat", number=number + 1, problem=problem))
    return spelt


def are_colours(game: Game, chosen: Sequence[int | None]) -> bool:
    """Say whether these can be the colours of the seats: those of seats of the game, each once."""
    worn = [seat if colour is None else colour for seat, colour in enumerate(chosen)]
    known = max(game.description.seat_counts)
    return len(set(worn)) == len(worn) and all(0 <= colour < known for colour in worn)


def spelt_name(name: str) -> str:
    """Give a name in the one spelling in which equal names are equal."""
    return unicodedata.normalize("NFC", name)


def check_seat_count(game: Game, count: int) -> None:
    """Refuse a number of seats that the game is not made for."""
    counts = game.description.seat_counts
    if count not in counts:
        possible = tuple(str(number) for number in counts)
        raise BadSeats(message("error-seat-count", count=count, game=game.description.name, counts=possible))


def seat_problem(seat: Seat) -> Message | None:
    """Say what is wrong with a seat, as the end of a sentence that begins with the seat."""
    if problem := name_problem(seat.name):
        return problem
    if seat.kind == "bot" and (seat.bot is None or not _BOT_NAME.fullmatch(seat.bot)):
        return message("seat-bot")
    if seat.kind != "bot" and seat.bot is not None:
        return message("seat-no-bot")
    return None


def name_problem(name: str) -> Message | None:
    """Say what is wrong with a name, as the end of a sentence that begins with its seat.

    A name must be safe to print on any terminal, look like something, draw no lines of its own, and be nobody whom
    the program speaks to.
    """
    if not name.isprintable() or name != name.strip() or not 0 < len(name) <= LONGEST_NAME:
        return message("seat-name", longest=LONGEST_NAME)
    if _HIDDEN.search(name) or unicodedata.combining(name[0]):
        return message("seat-name-hidden")
    if name.casefold() in WORDS_FOR_YOU:
        return message("seat-name-you", name=name)
    return None


def quoted_seat(seat: Seat) -> Seat:
    """Give a seat from a file as it may be shown: what no new game would accept stands in quotation marks."""
    spelt = _HIDDEN.sub(lambda found: found[0].encode("unicode_escape").decode(), printable(seat.name))
    name = seat.name if name_problem(seat.name) is None else f'"{spelt[: LONGEST_NAME - 2]}"'
    bot_name = seat.bot if seat.bot is None or _BOT_NAME.fullmatch(seat.bot) else printable(seat.bot)[:LONGEST_NAME]
    return Seat(name, seat.kind, bot_name, seat.colour)
