"""Where figures and the architect can go along the path (CM, CY-3)."""

from cuzco_tui.games.caral.engine.building import can_build_first
from cuzco_tui.games.caral.engine.codes import CENTRE, SITE, START
from cuzco_tui.games.caral.engine.state import State


def reach(s: State, seat: int) -> int:
    """How far a figure goes without cards (CM-2)."""
    return s.content.ranges[s.players[seat].sled]


def distances(s: State, seat: int, most: int) -> dict[int, int]:
    """Give every place where a figure may stop within so many spaces, with the spaces that it takes (CM-1 to CM-7)."""
    origin = s.players[seat].figure
    kinds, built, owner = s.content.kinds, s.built, s.owner
    found: dict[int, int] = {}
    for way in (1, -1):
        spaces = 0
        index = origin + way
        while 0 <= index < len(kinds) and kinds[index] != START and spaces < most:
            if kinds[index] != SITE or built[index]:
                spaces += 1
                found[index] = spaces
            elif owner[index] == seat and may_found(s, seat, index):
                found[index] = spaces + 1
            index += way
    return found


def spaces_to(s: State, seat: int, index: int) -> int:
    """Count the spaces of a figure's way to another place, which is one of them whatever it is (CM-3, CM-6)."""
    origin = s.players[seat].figure
    kinds, built = s.content.kinds, s.built
    way = 1 if index > origin else -1
    spaces = 1
    for between in range(origin + way, index, way):
        if kinds[between] != SITE or built[between]:
            spaces += 1
    return spaces


def may_found(s: State, seat: int, index: int) -> bool:
    """Whether a figure may stop at its own site without a level, to build there (CM-6)."""
    return index >= s.architect and s.players[seat].stones > 0 and can_build_first(s)


def next_action_space(s: State, index: int) -> int:
    """Give the next place ahead on which the architect steps: an action space or the central pyramid (CY-3)."""
    kinds = s.content.kinds
    index += 1
    while kinds[index] == SITE:
        index += 1
    return index


def is_centre(s: State, index: int) -> bool:
    """Whether a place is the central pyramid."""
    return s.content.kinds[index] == CENTRE
