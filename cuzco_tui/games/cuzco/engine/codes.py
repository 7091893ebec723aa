"""The small integers that the engine computes with, and the words that stand for them in texts."""

from typing import Final

from cuzco_tui.games.cuzco.content import words

STONE: Final = 0
ROPE: Final = 1
STUDY: Final = 2
FARM: Final = 3
EXCHANGE: Final = 4
TEMPLE: Final = 5
HEADDRESS: Final = 6
POINTS: Final = 7
ACTION_NAMES: Final = ("stone", "rope", "study", "farm", "exchange", "temple", "headdress", "points")

KIND_NAMES: Final = words.ROAD_KINDS
COLOUR_NAMES: Final = words.FEATHERS
TILE_COLOUR_NAMES: Final = words.TILE_COLOURS
GOOD_NAMES: Final = words.GOODS
GOD_NAMES: Final = ("iliapa", "mama-quilia", "viracocha", "pacha-mama", "mama-sara")

TILE_KINDS: Final = 24
"""Person tile codes 0-23: study abilities 1-12, then farm abilities 1-12."""
SLID_DOWN: Final = 24
"""Added to a tile's code on a mask when the tile is slid down."""

CUZCO: Final = 12
VILLAGES: Final = 12
LOCATION_NAMES: Final = (
    *(f"inner-{number}" for number in range(1, 7)),
    *(f"outer-{number}" for number in range(1, 7)),
    "cuzco",
)

TASKS: Final = 61
START_TASKS: Final = 6
TASK_NAMES: Final = words.TASK_NAMES

NO_DIE: Final = 7
"""The lowest die of an empty space: every real die is below it."""
IN_HAND: Final = -1
"""Where a die lies that was not placed yet."""

HOUSES: Final = 12
KHIPUS: Final = 10
PRIESTS: Final = 4
STEPS: Final = 6
DICE: Final = 3
CARD_KINDS: Final = 15
GODS: Final = 5

NOT_PAID: Final = 0
OFFERING: Final = 1
INTI: Final = 2
VIA_NAMES: Final = ("", "offering", "inti")
"""How a god card's ability is paid: from hand with an offering, or from the display with an Inti medal."""

SETUP: Final = 0
PHASE_DICE: Final = 1
PHASE_PEOPLE: Final = 2
PHASE_CITY: Final = 3
PHASE_END: Final = 4
OVER: Final = 5
PHASE_NAMES: Final = ("setup", "I", "II", "III", "end", "over")

SOURCES: Final = (
    "start",
    "points space",
    "exchange",
    "headdress",
    "abilities",
    "card 10",
    "university",
    "temple",
    "market",
    "card 03",
    "tasks",
    "inti",
    "villages",
    "12 feathers",
    "6 circlets",
    "9 tasks",
    "10 khipus",
    "12 tiles",
    "6 goods",
)
"""Where VP come from; every VP carries one of these through the game."""
FROM_START: Final = 0
FROM_POINTS: Final = 1
FROM_EXCHANGE: Final = 2
FROM_HEADDRESS: Final = 3
FROM_ABILITIES: Final = 4
FROM_CARD_10: Final = 5
FROM_UNIVERSITY: Final = 6
FROM_TEMPLE: Final = 7
FROM_MARKET: Final = 8
FROM_CARD_03: Final = 9
FROM_TASKS: Final = 10
FROM_INTI: Final = 11
FROM_VILLAGES: Final = 12
FROM_FEATHERS: Final = 13
FROM_CIRCLETS: Final = 14
FROM_NINE_TASKS: Final = 15
FROM_KHIPUS: Final = 16
FROM_TILES: Final = 17
FROM_GOODS: Final = 18
COLUMNS: Final = 8
"""VP are kept by source and column: 0 the start, 1-6 the rounds, 7 the end of the game."""


def tile_name(code: int) -> str:
    """Name a person tile: `study 05`."""
    return f"{TILE_COLOUR_NAMES[code // 12]} {code % 12 + 1:02}"
