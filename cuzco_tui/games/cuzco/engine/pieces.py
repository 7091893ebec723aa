"""What lies in hands, on masks and in villages: dice, houses, slots, circlets, strengths of abilities, and khipus."""

from typing import Final

from cuzco_tui.games.cuzco.engine.choices import UseAbility
from cuzco_tui.games.cuzco.engine.codes import DICE, HOUSES, IN_HAND, TILE_KINDS
from cuzco_tui.games.cuzco.engine.state import Player
from cuzco_tui.games.cuzco.engine.tasks import Position

STRONGEST: Final = 4
"""The highest strength of an ability."""


def dice_in_hand(s: Position, seat: int) -> list[int]:
    """Give the pips of the dice that a seat has not placed yet, highest first."""
    own = range(seat * DICE, seat * DICE + DICE)
    return sorted((s.dice[die] for die in own if s.dice_at[die] == IN_HAND), reverse=True)


def can_deliver(player: Player, village: int) -> bool:
    """Tell whether a player would leave a khipu in a village (M-3)."""
    return not player.delivered >> village & 1 and bool(player.khipus or player.reserve)


def free_slots(s: Position, player: Player, colour: int) -> int:
    """Give the slots of a colour on a mask that have no feather yet, one bit each (M-4)."""
    return s.board.mask_slots[player.mask][colour] & ~player.feathers


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


def without(pieces: list[int], piece: int) -> list[int]:
    """Give the pieces that are left when one of them is taken away."""
    left = pieces[:]
    left.remove(piece)
    return left
