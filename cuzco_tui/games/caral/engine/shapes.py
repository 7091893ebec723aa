"""What each field of a dumped state looks like: a number or numbers within a range, so many of them."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from cuzco_tui.game import BadState
from cuzco_tui.games.caral.content import Content
from cuzco_tui.games.caral.engine.codes import CARD_KINDS, MODULE_NAMES, NEUTRAL, OVER, SOURCE_COUNT
from cuzco_tui.games.caral.engine.decisions import DECISION_NAMES

MOST: Final = 9999
"""More than any game brings of anything, fame included."""
ANY: Final = -1
PER_SEAT: Final = -2
PER_PLACE: Final = -3
PER_SIZE: Final = -4


class Numbers(NamedTuple):
    """The range of a number or of each number in a list; `length` is None for a number, else how many there are."""

    low: int
    high: int
    length: int | None = None


STATE_SHAPES: Final = {
    "active": Numbers(0, 3),
    "anaconda": Numbers(-1, MOST),
    "architect": Numbers(0, MOST),
    "barred": Numbers(-1, CARD_KINDS - 1),
    "begun": Numbers(0, 15),
    "built": Numbers(0, 9, PER_PLACE),
    "die": Numbers(-1, MOST),
    "discards": Numbers(0, MOST, CARD_KINDS),
    "ended_by": Numbers(0, 3),
    "finished": Numbers(0, MOST),
    "height": Numbers(1, MOST),
    "high": Numbers(-1, 3),
    "laid": Numbers(-1, 7, PER_PLACE),
    "levels": Numbers(0, MOST, PER_SIZE),
    "marker": Numbers(-1, 3),
    "max_years": Numbers(0, MOST),
    "mixed": Numbers(0, 1),
    "modules": Numbers(0, 2 ** len(MODULE_NAMES) - 1),
    "moods": Numbers(0, MOST, ANY),
    "offer_kinds": Numbers(-1, CARD_KINDS - 1, PER_SEAT),
    "offers": Numbers(0, MOST, PER_SEAT),
    "owner": Numbers(-1, NEUTRAL, PER_PLACE),
    "pairs": Numbers(0, 2**CARD_KINDS - 1),
    "phase": Numbers(0, OVER),
    "pile": Numbers(0, CARD_KINDS - 1, ANY),
    "priest": Numbers(0, 1, PER_PLACE),
    "progress": Numbers(-1, 7, ANY),
    "reveals": Numbers(0, 2**32),
    "rng": Numbers(0, 2**64 - 1),
    "round": Numbers(0, MOST),
    "rules": Numbers(1, 1),
    "seats": Numbers(2, 4),
    "start": Numbers(0, 3),
    "status_by": Numbers(-1, 3, ANY),
    "statuses": Numbers(0, MOST, ANY),
    "target": Numbers(0, 9, PER_PLACE),
    "turn": Numbers(-1, 4),
    "turn_levels": Numbers(0, MOST),
    "turn_spaces": Numbers(0, MOST),
    "year": Numbers(0, MOST),
    "years": Numbers(0, MOST, ANY),
}
PLAYER_SHAPES: Final = {
    "alpacas": Numbers(0, MOST),
    "beasts": Numbers(0, MOST),
    "calls": Numbers(0, MOST),
    "carali": Numbers(0, MOST),
    "envoys": Numbers(0, MOST),
    "fame": Numbers(0, MOST),
    "figure": Numbers(0, MOST),
    "hand": Numbers(0, MOST, CARD_KINDS),
    "level": Numbers(0, MOST),
    "sled": Numbers(0, MOST),
    "stones": Numbers(0, MOST),
    "vp": Numbers(-MOST, MOST, ANY),
    "workers": Numbers(0, MOST, ANY),
}


def refuse(what: str) -> BadState:
    """Say in one sentence why data is no state of a game."""
    return BadState(f"This is no state of a game of Caral: {what}.")


def _is_number(value: object, shape: Numbers) -> bool:
    return type(value) is int and shape.low <= value <= shape.high


def _check(name: str, value: object, shape: Numbers, lengths: Mapping[int, int]) -> None:
    if shape.length is None:
        if not _is_number(value, shape):
            raise refuse(f"{name} is no number from {shape.low} to {shape.high}")
        return
    if not isinstance(value, list) or len(value) > MOST or not all(_is_number(each, shape) for each in value):
        raise refuse(f"{name} is no list of numbers from {shape.low} to {shape.high}")
    length = lengths.get(shape.length, shape.length)
    if len(value) != length and length != ANY:
        raise refuse(f"{name} has {len(value)} numbers instead of {length}")


def check_shapes(data: Any, content: Content) -> None:
    """Raise BadState unless every field is there and made of the right numbers."""
    fields = (*STATE_SHAPES, "players", "stack")
    if not isinstance(data, Mapping) or set(data) != set(fields):
        raise refuse("its fields are not those of a state")
    if not _is_number(data["seats"], STATE_SHAPES["seats"]):
        raise refuse("the number of seats is not 2 to 4")
    seats = data["seats"]
    lengths = {PER_SEAT: seats, PER_PLACE: len(content.places), PER_SIZE: len(content.levels)}
    for name, shape in STATE_SHAPES.items():
        _check(name, data[name], shape, lengths)
    players = data["players"]
    if not isinstance(players, list) or len(players) != seats:
        raise refuse(f"there are not {seats} players")
    for seat, player in enumerate(players):
        if not isinstance(player, Mapping) or set(player) != set(PLAYER_SHAPES):
            raise refuse(f"the fields of seat {seat} are not those of a player")
        for name, shape in PLAYER_SHAPES.items():
            _check(f"{name} of seat {seat}", player[name], shape, lengths)
        if len(player["workers"]) != len(content.quarries):
            raise refuse(f"seat {seat} has workers in another number of quarries")
        if len(player["vp"]) % SOURCE_COUNT:
            raise refuse(f"the fame of seat {seat} does not fit its sources")
    _check_stack(data["stack"], seats)


def _check_stack(stack: object, seats: int) -> None:
    if not isinstance(stack, list) or len(stack) > MOST:
        raise refuse("its pending decisions are no list")
    for frame in stack:
        if not isinstance(frame, list) or len(frame) != 5 or not all(type(part) is int for part in frame):
            raise refuse("a pending decision is not five numbers")
        if not 0 <= frame[0] < len(DECISION_NAMES) or not 0 <= frame[1] < seats:
            raise refuse("a pending decision has no kind or no seat")
