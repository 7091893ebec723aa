"""What each field of a dumped state looks like: a number or numbers within a range, so many of them."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from cuzco_tui.game import BadState
from cuzco_tui.games.cuzco.engine.codes import (
    CARD_KINDS,
    COLUMNS,
    CUZCO,
    DICE,
    GOD_NAMES,
    GOOD_NAMES,
    HOUSES,
    IN_HAND,
    KHIPUS,
    NO_DIE,
    OVER,
    PRIESTS,
    SOURCES,
    STEPS,
    TASKS,
    TILE_KINDS,
    VILLAGES,
)
from cuzco_tui.games.cuzco.engine.decisions import DECISION_NAMES

MOST: Final = 9999
"""More than any game brings of anything, food and VP included."""


class Numbers(NamedTuple):
    """The range of a number or of each number in a list; `length` is None for a number, ANY for any list."""

    low: int
    high: int
    length: int | None = None
    per_seat: bool = False
    """Whether the list has `length` numbers for each seat."""


ANY: Final = -1

STATE_SHAPES: Final = {
    "rng": Numbers(0, 2**64 - 1),
    "reveals": Numbers(0, MOST),
    "exact_temple": Numbers(0, 1),
    "pututu": Numbers(0, 1),
    "round": Numbers(0, 6),
    "phase": Numbers(0, OVER),
    "turn": Numbers(0, 12),
    "overlay": Numbers(0, 5),
    "turn_die": Numbers(-1, 11),
    "turn_pips": Numbers(0, 6),
    "turn_cards": Numbers(0, 2 ** (CARD_KINDS + 1) - 1),
    "moved_dice": Numbers(0, 2**12 - 1),
    "temple_inti": Numbers(0, MOST),
    "inti_out": Numbers(0, MOST),
    "order": Numbers(0, 3, 1, per_seat=True),
    "ranks": Numbers(0, 3, 1, per_seat=True),
    "villages": Numbers(0, 8**4 - 1, VILLAGES),
    "supply": Numbers(0, MOST, 4),
    "dice": Numbers(0, 6, DICE, per_seat=True),
    "dice_at": Numbers(IN_HAND, 7, DICE, per_seat=True),
    "lowest": Numbers(1, NO_DIE, 8),
    "face_up": Numbers(0, CARD_KINDS, len(GOD_NAMES)),
    "discards": Numbers(0, MOST, CARD_KINDS + 1),
    "houses": Numbers(-1, TILE_KINDS - 1, HOUSES),
    "people_discards": Numbers(0, MOST, TILE_KINDS),
    "abilities_left": Numbers(0, 9, 2),
    "abilities_used": Numbers(0, 2**13 - 1, 2),
    "ability_boosts": Numbers(0, 9, 2),
    "temple": Numbers(-1, 3, STEPS),
    "goods_out": Numbers(0, MOST, len(GOOD_NAMES)),
    "task_stack": Numbers(0, TASKS - 1, ANY),
    "palace": Numbers(0, TASKS - 1, ANY),
    "tasks_out": Numbers(0, TASKS - 1, ANY),
    "pututu_supply": Numbers(0, MOST, 2),
    "layout": Numbers(0, 2, 18),
}
PILE_SHAPES: Final = {
    "piles": (len(GOD_NAMES), Numbers(1, CARD_KINDS, ANY)),
    "people_stacks": (2, Numbers(0, TILE_KINDS - 1, ANY)),
    "market": (6, Numbers(0, len(GOOD_NAMES) - 1, ANY)),
}
"""Lists of lists: how many, and what each one looks like."""
PLAYER_SHAPES: Final = {
    "mask": Numbers(0, 3),
    "feathers": Numbers(0, 2**HOUSES - 1),
    "circlets": Numbers(0, 2**HOUSES - 1),
    "khipus": Numbers(0, KHIPUS),
    "reserve": Numbers(0, KHIPUS),
    "delivered": Numbers(0, 2**VILLAGES - 1),
    "location": Numbers(0, CUZCO),
    "may_turn": Numbers(0, 1),
    "offerings": Numbers(0, MOST),
    "food": Numbers(0, MOST),
    "inti": Numbers(0, MOST),
    "priests": Numbers(0, PRIESTS),
    "knowledge": Numbers(0, MOST),
    "score": Numbers(0, MOST),
    "pututu_one": Numbers(0, MOST),
    "pututu_two": Numbers(0, MOST),
    "tiles": Numbers(0, 2 * TILE_KINDS - 1, ANY),
    "hand": Numbers(0, MOST, CARD_KINDS + 1),
    "goods": Numbers(0, MOST, len(GOOD_NAMES)),
    "tasks": Numbers(0, TASKS - 1, ANY),
    "offer": Numbers(0, TASKS - 1, ANY),
    "unkept": Numbers(0, TASKS - 1, ANY),
    "fulfilled": Numbers(0, TASKS - 1, ANY),
    "vp": Numbers(0, MOST, len(SOURCES) * COLUMNS),
}
_FRAME: Final = Numbers(0, max(len(DECISION_NAMES), TASKS), 5)
_MEDAL_CARD: Final = Numbers(-2, MOST, 2)
_LATER: Final = {"rules", "medal_cards"}
_MOST_SEATS: Final = 4


def refuse(what: str) -> BadState:
    """Make the error that says what is wrong with a state."""
    return BadState(f"No game of Cuzco leads to this state: {what}; load one that is unchanged.")


def check_shapes(data: Any) -> None:
    """Raise BadState unless every field of a dumped state is there and within its range."""
    wanted = {*STATE_SHAPES, *PILE_SHAPES, "seats", "stack", "players"}
    if not isinstance(data, Mapping) or not wanted <= data.keys() <= wanted | _LATER:
        raise refuse("it has other fields than a state")
    _check("seats", data["seats"], Numbers(2, _MOST_SEATS), 1)
    seats = data["seats"]
    for field, shape in STATE_SHAPES.items():
        _check(field, data[field], shape, seats)
    for field, (count, shape) in PILE_SHAPES.items():
        for pile in _parts(field, data[field], count):
            _check(field, pile, shape, seats)
    for frame in _parts("stack", data["stack"], ANY):
        _check("stack", frame, _FRAME, seats)
    for used in _parts("medal_cards", data.get("medal_cards", []), ANY):
        _check("medal_cards", used, _MEDAL_CARD, seats)
    for player in _parts("players", data["players"], seats):
        if not isinstance(player, Mapping) or player.keys() != PLAYER_SHAPES.keys():
            raise refuse("a player has other fields than a player")
        for field, shape in PLAYER_SHAPES.items():
            _check(field, player[field], shape, seats)


def _parts(field: str, value: Any, count: int) -> list[Any]:
    """Give the parts of a list that holds so many."""
    if not isinstance(value, list) or count not in (ANY, len(value)):
        raise refuse(f"{field} is no list of {'such parts' if count == ANY else count}")
    return value


def _check(field: str, value: Any, shape: Numbers, seats: int) -> None:
    """Raise BadState unless a value is a number, or a list of numbers, of this shape."""
    numbers = [value] if shape.length is None else value
    length = ANY if shape.length in (None, ANY) else shape.length * (seats if shape.per_seat else 1)
    for number in _parts(field, numbers, length):
        if type(number) is not int:
            raise refuse(f"{field} holds something that is no whole number")
        if not shape.low <= number <= shape.high:
            raise refuse(f"{field} holds {number if abs(number) <= MOST else 'a number'}, beyond its range")
