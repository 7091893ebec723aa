"""Which actions share a space at a table of this size, which dice it takes, and which an action needs (D)."""

from cuzco_tui.games.cuzco.engine.board import easiest_road
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES, POINTS
from cuzco_tui.games.cuzco.engine.pieces import free_houses, ready_circlets
from cuzco_tui.games.cuzco.engine.state import Player
from cuzco_tui.games.cuzco.engine.tasks import Position


def space_of(s: Position) -> tuple[int, ...]:
    """Give the space of each action."""
    return s.content.spaces[s.seats - 2]


def actions_on(s: Position, space: int) -> list[int]:
    """List the actions that share a space."""
    return [action for action, here in enumerate(space_of(s)) if here == space]


def takes_die(s: Position, action: int, pips: int) -> bool:
    """Tell whether the space of an action takes a die of these pips without a card (D-3)."""
    return action == POINTS or pips < s.lowest[space_of(s)[action]]


def actions_for(s: Position, pips: int) -> list[int]:
    """List the actions whose space takes a die of these pips."""
    return [action for action in range(len(ACTION_NAMES)) if takes_die(s, action, pips)]


def lowest_tile(s: Position, colour: int) -> int:
    """Give the lowest pips next to which a tile of a colour lies, or 7."""
    houses = s.houses
    for place in range(colour * 6, colour * 6 + 6):
        if houses[place] >= 0:
            return place - colour * 6 + 1
    return 7


def pips_needed(s: Position, player: Player) -> list[int]:
    """Give for each action the lowest die that can carry it out at least in part, 7 for none (D-4)."""
    board = s.board
    location = player.location
    house = free_houses(player) > 0
    ready = ready_circlets(player)
    return [
        easiest_road(board, s.overlay, location, 0),
        easiest_road(board, s.overlay, location, 1),
        lowest_tile(s, 0) if house else 7,
        lowest_tile(s, 1) if house else 7,
        1,
        1 if player.priests else 7,
        ((ready & -ready).bit_length() + 1) // 2 if ready else 7,
        1,
    ]


def doable_actions(s: Position, player: Player, pips: int) -> list[int]:
    """List the actions that a die of these pips could carry out at least in part, without a card (D-3, D-4)."""
    needed = pips_needed(s, player)
    return [action for action in actions_for(s, pips) if pips >= needed[action]]
