"""The small integers that the engine computes with, and the words that stand for them in texts."""

from typing import Final

from cuzco_tui.games.caral.content import words

START: Final = 0
VILLAGE: Final = 1
QUARRY: Final = 2
CULT: Final = 3
MARKET: Final = 4
SITE: Final = 5
CENTRE: Final = 6
KIND_NAMES: Final = words.PLACE_KINDS
"""The kinds of places on the path."""

STONE: Final = 0
CLAY: Final = 1
FISH: Final = 2
ALPACA: Final = 3
CARD_KINDS: Final = 4
CARD_NAMES: Final = words.CARD_KINDS
"""The kinds of resource cards."""

CARALI_LOSS: Final = 0
ALPACA_LOSS: Final = 1
CARD_LOSS: Final = 2
STONE_LOSS: Final = 3
LOSS_NAMES: Final = words.LOSSES
"""What a mood card takes away."""

COUNT_NAMES: Final = words.YEAR_COUNTS
"""What a year tile counts."""

CONDITION_NAMES: Final = words.CONDITIONS
"""What a status card asks for."""

P1: Final = 0
P2: Final = 1
P3: Final = 2
P4: Final = 3
P5: Final = 4
P6: Final = 5
P7: Final = 6
P8: Final = 7
TILE_NAMES: Final = tuple(words.PROGRESS_KINDS)
"""The progress tiles."""
NO_TILE: Final = -1

MODULE_NAMES: Final = ("moods", "years", "status", "progress", "anaconda", "emissary")
MOODS: Final = 1
YEARS: Final = 2
STATUS: Final = 4
PROGRESS: Final = 8
ANACONDA: Final = 16
EMISSARY: Final = 32
"""The modules as bits of a set, in the order of their names."""

FREE: Final = -1
"""Whose a site is that nobody reserved."""
NEUTRAL: Final = 4
"""Whose the pyramids are that belong to nobody (C2-1)."""
NOBODY: Final = -1
NOWHERE: Final = -1

SETUP: Final = 0
NEUTRALS: Final = 1
ROUNDS: Final = 2
TURNS: Final = 3
OFFERINGS: Final = 4
MOOD: Final = 5
YEAR_END: Final = 6
THANKS: Final = 7
SNAKE: Final = 8
OVER: Final = 9
PHASE_NAMES: Final = (
    "setup",
    "neutral",
    "round",
    "turns",
    "ceremony",
    "mood",
    "year end",
    "thanks",
    "anaconda",
    "over",
)
"""How far a year has come."""

WORKER: Final = 0
BUILDER: Final = 1
PRIEST: Final = 2
ENVOY: Final = 3
ROLE_NAMES: Final = ("worker", "builder", "priest", "envoy")
"""What a placed Carali is: an envoy stands on the emissary board."""

SLED: Final = 0
BOARD: Final = 1
PEN_NAMES: Final = ("sled", "board")
"""Where a placed alpaca stands: on the sled or on the emissary board."""

EXCHANGE_TILE: Final = 3
DRAWING_TILE: Final = 2
MIXED_TILE: Final = 1
OFFERING_TILE: Final = 4
"""The emissary tiles by their level (CW-7, CW-8)."""

SOURCES: Final = (
    "start",
    "finishing",
    "ceremonies",
    "priests each year",
    "year tiles",
    "status cards",
    "emissaries",
    "anaconda",
    "priests at the end",
    "small pyramids",
    "large pyramids",
    "unfinished pyramids",
    "diplomacy marker",
)
"""Where fame comes from; all fame carries one of these through the game."""
FROM_START: Final = 0
FROM_FINISHING: Final = 1
FROM_CEREMONIES: Final = 2
FROM_PRIESTS: Final = 3
FROM_YEAR_TILES: Final = 4
FROM_STATUS: Final = 5
FROM_EMISSARIES: Final = 6
FROM_ANACONDA: Final = 7
FROM_FINAL_PRIESTS: Final = 8
FROM_SMALL: Final = 9
FROM_LARGE: Final = 10
FROM_UNFINISHED: Final = 11
FROM_MARKER: Final = 12
SOURCE_COUNT: Final = 13
"""Fame is kept by year and source: so many numbers for the set-up, for each year and for the end."""

ENDED_BY_PYRAMIDS: Final = 1
ENDED_BY_STANDSTILL: Final = 2
ENDED_BY_LIMIT: Final = 3
ENDING_NAMES: Final = ("", "pyramids", "standstill", "limit")
"""Why a game ended (CE-1, CE-2, CE-3)."""

SEATS: Final = (2, 3, 4)
