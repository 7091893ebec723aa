"""What lies on masks and in villages, counted: houses, circlets, the strengths of abilities, and khipus."""

from typing import Final

from cuzco_tui.games.cuzco.engine.choices import UseAbility
from cuzco_tui.games.cuzco.engine.codes import HOUSES, TILE_KINDS
from cuzco_tui.games.cuzco.engine.state import Player

STRONGEST: Final = 4
"""The highest strength of an ability."""


def free_houses(player: Player) -> int:
    """Count the houses without khipu and person tile."""
    return HOUSES - player.khipus - len(player.tiles)


def ready_circlets(player: Player) -> int:
    """Give the circlets that could be activated, as bits like `Player.circlets` (H-1)."""
    return player.feathers & (player.feathers >> 1) & 0x555 & ~player.circlets


def khipus_of(stack: int) -> list[int]:
    """List the seats of a village's khipus, the top one first."""
    seats = []
    while stack:
        seats.append((stack & 7) - 1)
        stack >>= 3
    return seats


def strengths(player: Player) -> list[int]:
    """Count the tiles of each code, slid down or not (E-2)."""
    counts = [0] * TILE_KINDS
    for tile in player.tiles:
        counts[tile % TILE_KINDS] += 1
    return counts


def strength_of(player: Player, use: UseAbility) -> int:
    """Give the strength at which an ability is used, one more with card 01 (E-2, G-01)."""
    return strengths(player)[use.colour * 12 + use.ability - 1] + use.boosted
