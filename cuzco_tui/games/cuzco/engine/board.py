"""The road network of one game, built from the pieces and how they were laid; it never changes during the game."""

from cuzco_tui.games.cuzco.content import Content
from cuzco_tui.games.cuzco.engine.choices import TAKE_ROAD, TakeRoad
from cuzco_tui.games.cuzco.engine.codes import CUZCO, KIND_NAMES


class Board:
    """Villages with feather and VP, and the roads between them."""

    __slots__ = ("arms", "easiest", "feathers", "layout", "mask_slots", "roads", "vp")

    layout: list[int]
    """How the pieces were laid, see `build_board`."""
    feathers: list[int]
    """The feather colour of each village."""
    vp: list[int]
    """The VP of each village."""
    roads: list[list[list[TakeRoad]]]
    """The roads of the triangles, by village and kind, easiest first."""
    easiest: list[list[int]]
    """The pips of the easiest road of the triangles, by village and kind, and of the arms for Cuzco; 7 for none."""
    arms: list[tuple[int, int]]
    """Kind and pips of the overlay's arms, clockwise."""
    mask_slots: list[list[int]]
    """The feather slots of each colour on each mask, one bit each."""


def build_board(content: Content, layout: list[int]) -> Board:
    """Lay the road network: 18 numbers give piece order, rotations and frame.

    They are the order of the three feather triangles (positions 0, 2, 4), the order of the three building triangles
    (positions 1, 3, 5), six rotations, and the orders of the building and the feather frame pieces. A triangle rotated
    by r shows edge r outward, the edge after it to the next inner village and the third to its own inner village.
    """
    board = Board()
    board.layout = layout
    board.feathers = [-1] * 12
    board.vp = [0] * 12
    board.roads = [[[], []] for _ in range(12)]
    board.arms = list(content.arms)
    board.mask_slots = [
        [sum(1 << slot for slot, shown in enumerate(mask) if shown == colour) for colour in range(4)]
        for mask in content.masks
    ]
    for position in range(6):
        rotation = layout[6 + position]
        if position % 2 == 0:
            triangle = content.feather_triangles[layout[position // 2]]
            shown = board.feathers
            board.vp[6 + position] = content.frame_buildings[layout[12 + position // 2]]
        else:
            triangle = content.building_triangles[layout[3 + position // 2]]
            shown = board.vp
            board.feathers[6 + position] = content.frame_feathers[layout[15 + position // 2]]
        corners = [0, 0, 0]
        corners[rotation] = 6 + position
        corners[(rotation + 1) % 3] = (position + 1) % 6
        corners[(rotation + 2) % 3] = position
        for edge in range(3):
            here, there = corners[edge], corners[(edge + 1) % 3]
            kind, pips = triangle.roads[edge]
            shown[here] = triangle.edges[edge]
            board.roads[here][kind].append(TAKE_ROAD[there][kind][pips - 1])
            board.roads[there][kind].append(TAKE_ROAD[here][kind][pips - 1])
    for kinds in board.roads:
        for roads in kinds:
            if len(roads) > 1:
                roads.sort(key=lambda road: (road.pips, road.destination))
    board.easiest = [[roads[0].pips if roads else 7 for roads in kinds] for kinds in board.roads]
    board.easiest.append([min([pips for arm, pips in board.arms if arm == kind], default=7) for kind in (0, 1)])
    return board


def usable_roads(board: Board, overlay: int, location: int, kind: int, pips: int) -> list[TakeRoad]:
    """List the roads of a kind that leave a place and cost at most so many pips (M-1, M-2)."""
    if location == CUZCO:
        found = []
        for arm in range(6):
            arm_kind, arm_pips = board.arms[arm]
            if arm_kind == kind and arm_pips <= pips:
                found.append(TAKE_ROAD[(arm + overlay) % 6][kind][arm_pips - 1])
        return found
    found = [road for road in board.roads[location][kind] if road.pips <= pips]
    if location < 6:
        arm_kind, arm_pips = board.arms[(location - overlay) % 6]
        if arm_kind == kind and arm_pips <= pips:
            found.append(TAKE_ROAD[CUZCO][kind][arm_pips - 1])
    return found


def moves_needed(board: Board, overlay: int, location: int, dice: list[int]) -> dict[int, int]:
    """Give the places that a chasqui can reach with these dice, each with the fewest dice that it takes (M-1)."""
    reached: dict[int, int] = {}
    positions = {(location, 0)}
    for moves in range(1, len(dice) + 1):
        after: set[tuple[int, int]] = set()
        for place, used in sorted(positions):
            for number, pips in enumerate(dice):
                if used >> number & 1:
                    continue
                for kind in range(len(KIND_NAMES)):
                    for road in usable_roads(board, overlay, place, kind, pips):
                        after.add((road.destination, used | 1 << number))
                        reached.setdefault(road.destination, moves)
        positions = after
    return reached


def easiest_road(board: Board, overlay: int, location: int, kind: int) -> int:
    """Give the pips of the easiest road of a kind that leaves a place, or 7 when there is none."""
    easiest = board.easiest[location][kind]
    if location < 6:
        arm_kind, arm_pips = board.arms[(location - overlay) % 6]
        if arm_kind == kind and arm_pips < easiest:
            return arm_pips
    return easiest
