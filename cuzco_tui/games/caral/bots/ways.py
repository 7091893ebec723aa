"""Where figures can go, asked of a position or of a view of one."""

from typing import TypeAlias

from cuzco_tui.games.caral.engine.codes import SITE
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.view import PlayerView

Position: TypeAlias = State | PlayerView


def spaces_between(s: Position, one: int, other: int) -> int:
    """Count the spaces from one place of the path to another, as a move does (CM-3)."""
    low, high = (one, other) if one < other else (other, one)
    count = 0
    for index in range(low + 1, high):
        if s.content.kinds[index] != SITE or s.built[index]:
            count += 1
    return count + (high > low)


def range_of(s: Position, seat: int) -> int:
    """Say how far a seat's figure goes without cards (CM-2)."""
    return s.content.ranges[s.players[seat].sled]


def is_near(s: Position, seat: int, index: int) -> bool:
    """Whether the next move reaches a place without cards; one where the figure stands is not reached (CM-1)."""
    return 0 < spaces_between(s, s.players[seat].figure, index) <= range_of(s, seat)


def sites_of(s: Position, seat: int) -> list[int]:
    """List the sites of a seat."""
    return [index for index in s.content.sites if s.owner[index] == seat]


def missing_levels(s: Position, index: int) -> int:
    """Say how many levels a started pyramid misses."""
    return s.target[index] - s.built[index]
