"""The numbers of the 15 god cards under the names of what they do; `cards` tells everything else about them."""

from typing import Final

# Iliapa
CARD_STRONGER_PEOPLE: Final = 1
CARD_TILES_UP: Final = 2
CARD_GOOD_AGAIN: Final = 3
# Mama Quilia
CARD_EASIER_TASK: Final = 4
CARD_EXTRA_TURN: Final = 5
CARD_MOVE_DIE: Final = 6
# Viracocha
CARD_HIGHER_DIE: Final = 7
CARD_RICH_FIRE_TRIAL: Final = 8
CARD_SECOND_TILE: Final = 9
# Pacha Mama
CARD_VILLAGE_VP: Final = 10
CARD_MORE_STUDY: Final = 11
CARD_PRIEST_HOME: Final = 12
# Mama Sara
CARD_DIE_AS_SIX: Final = 13
CARD_JUMP: Final = 14
CARD_MORE_FARM: Final = 15

GOD_OF: Final = (-1, *(god for god in range(5) for _ in range(3)))
"""Whose card it is, by its number; nobody's at 0."""
MORE_USES: Final = (CARD_MORE_STUDY, CARD_MORE_FARM)
"""The cards for one more study and one more farm ability."""


def cards_of(god: int) -> range:
    """Give the numbers of a god's three cards."""
    return range(god * 3 + 1, god * 3 + 4)
