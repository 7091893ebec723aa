"""The road network of a new game is laid from the printed pieces as the rules say, whatever the seed."""

from collections import Counter

import pytest

from cuzco_tui.chance import below, seed_generator
from cuzco_tui.games.cuzco.engine import State, new_game
from cuzco_tui.games.cuzco.engine.board import moves_needed, usable_roads
from cuzco_tui.games.cuzco.engine.codes import COLOUR_NAMES, CUZCO, KIND_NAMES

SEEDS = range(120)
NETWORKS = [new_game(2 + seed % 3, seed) for seed in SEEDS]

FEATHER_PIECES = {
    "A": (("turquoise", "purple", "orange"), ("stone 1", "rope 3", "stone 5")),
    "C": (("purple", "orange", "pink"), ("rope 1", "stone 3", "rope 5")),
    "E": (("orange", "pink", "turquoise"), ("rope 1", "stone 4", "rope 5")),
}
BUILDING_PIECES = {
    "B": ((1, 3, 6), ("rope 2", "stone 4", "rope 6")),
    "D": ((2, 3, 5), ("stone 2", "rope 4", "stone 6")),
    "F": ((2, 3, 4), ("stone 2", "rope 3", "stone 6")),
}
ARMS = ("rope 1", "stone 4", "rope 5", "stone 2", "rope 3", "stone 6")


def corners(position: int) -> tuple[int, int, int]:
    """The villages of the triangle at a position, clockwise from its outer one."""
    return 6 + position, (position + 1) % 6, position


def road_between(s: State, here: int, there: int) -> str:
    """The one road between two villages of a triangle, told from the first of them."""
    found = [
        f"{KIND_NAMES[kind]} {road.pips}"
        for kind in (0, 1)
        for road in s.board.roads[here][kind]
        if road.destination == there
    ]
    assert len(found) == 1
    return found[0]


def piece_at(s: State, position: int) -> tuple[str, int]:
    """The printed triangle that lies at a position, and which of its edges (0-2) faces outward."""
    villages = corners(position)
    roads = tuple(road_between(s, villages[edge], villages[(edge + 1) % 3]) for edge in range(3))
    feathers = tuple(COLOUR_NAMES[s.board.feathers[village]] for village in villages)
    buildings = tuple(s.board.vp[village] for village in villages)
    found = []
    for pieces, shown in ((FEATHER_PIECES, feathers), (BUILDING_PIECES, buildings)):
        for name, (edges, piece_roads) in pieces.items():
            for turn in range(3):
                turned_edges = edges[turn:] + edges[:turn]
                turned_roads = piece_roads[turn:] + piece_roads[:turn]
                if (turned_edges, turned_roads) == (shown, roads):
                    found.append((name, turn))
    assert len(found) == 1, f"{found} lie at position {position}"
    return found[0]


@pytest.mark.parametrize("seed", SEEDS)
def test_the_six_triangles_lie_around_cuzco_feather_and_building_ones_by_turns(seed: int) -> None:
    """N-1: every printed triangle is used once, in one of its three rotations, and the two sorts alternate."""
    names = [piece_at(NETWORKS[seed], position)[0] for position in range(6)]
    assert sorted(names) == ["A", "B", "C", "D", "E", "F"]
    sorts = [name in FEATHER_PIECES for name in names]
    assert all(sorts[position] != sorts[(position + 1) % 6] for position in range(6))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_frame_gives_the_outer_villages_what_their_triangle_does_not_show(seed: int) -> None:
    """N-1: beside building triangles the frame shows feathers, beside feather triangles buildings."""
    s = NETWORKS[seed]
    feathers = []
    buildings = []
    for position in range(6):
        if piece_at(s, position)[0] in FEATHER_PIECES:
            buildings.append(s.board.vp[6 + position])
        else:
            feathers.append(COLOUR_NAMES[s.board.feathers[6 + position]])
    assert sorted(feathers) == ["pink", "purple", "turquoise"]
    assert sorted(buildings) == [2, 2, 7]


@pytest.mark.parametrize("seed", SEEDS)
def test_every_inner_village_has_its_feather_from_one_neighbour_and_its_building_from_the_other(seed: int) -> None:
    """N-1: of the two triangles that meet at an inner village one is a feather triangle, the other a building one."""
    s = NETWORKS[seed]
    for village in range(6):
        (before, before_turn), (after, after_turn) = piece_at(s, (village - 1) % 6), piece_at(s, village)
        to_next, to_own = (before_turn + 1) % 3, (after_turn + 2) % 3
        shown = {
            FEATHER_PIECES[before][0][to_next] if before in FEATHER_PIECES else BUILDING_PIECES[before][0][to_next],
            FEATHER_PIECES[after][0][to_own] if after in FEATHER_PIECES else BUILDING_PIECES[after][0][to_own],
        }
        assert shown == {COLOUR_NAMES[s.board.feathers[village]], s.board.vp[village]}


@pytest.mark.parametrize("seed", SEEDS)
def test_twelve_villages_share_three_feathers_of_each_colour_and_the_printed_vp(seed: int) -> None:
    """N-1: three villages carry each feather colour, and the VP of the twelve are always the same."""
    board = NETWORKS[seed].board
    assert Counter(board.feathers) == {0: 3, 1: 3, 2: 3, 3: 3}
    assert sorted(board.vp) == [1, 2, 2, 2, 2, 3, 3, 3, 4, 5, 6, 7]


@pytest.mark.parametrize("seed", SEEDS)
def test_roads_join_villages_of_one_triangle_only_and_run_both_ways(seed: int) -> None:
    """M-2: eighteen roads, three in each triangle, the same from both ends."""
    board = NETWORKS[seed].board
    directed = [
        (village, road.destination, road.kind, road.pips)
        for village in range(12)
        for kind in (0, 1)
        for road in board.roads[village][kind]
    ]
    assert len(directed) == 36
    assert {(there, here, kind, pips) for here, there, kind, pips in directed} == set(directed)
    pairs = {frozenset(pair[:2]) for pair in directed}
    expected = {
        frozenset(pair)
        for position in range(6)
        for outer, after, own in [corners(position)]
        for pair in ((outer, after), (after, own), (own, outer))
    }
    assert pairs == expected


@pytest.mark.parametrize("seed", SEEDS)
def test_each_arm_of_the_overlay_leads_to_another_inner_village_in_the_printed_order(seed: int) -> None:
    """N-1 and M-2: clockwise rope 1, stone 4, rope 5, stone 2, rope 3, stone 6, turned as a whole."""
    s = NETWORKS[seed]
    around = [""] * 6
    for kind in (0, 1):
        for road in usable_roads(s.board, s.overlay, CUZCO, kind, 6):
            assert around[road.destination] == ""
            around[road.destination] = f"{KIND_NAMES[kind]} {road.pips}"
    start = around.index("rope 1")
    assert tuple(around[start:] + around[:start]) == ARMS
    assert start == s.overlay


def test_chance_decides_order_and_rotation_of_the_triangles() -> None:
    """N-1: over many seeds each triangle lies in three places, each with its three rotations."""
    seen = {(*piece_at(s, position), position) for s in NETWORKS for position in range(6)}
    places = Counter(name for name, _, _ in seen)
    assert places == dict.fromkeys("ABCDEF", 9)


def test_chance_decides_the_order_of_the_frame_and_the_first_orientation_of_the_overlay() -> None:
    """N-1: over many seeds every frame order and every orientation comes up."""
    feather_orders = set()
    building_orders = set()
    for s in NETWORKS:
        feathers = [
            s.board.feathers[6 + position] for position in range(6) if piece_at(s, position)[0] in BUILDING_PIECES
        ]
        buildings = [s.board.vp[6 + position] for position in range(6) if piece_at(s, position)[0] in FEATHER_PIECES]
        feather_orders.add(tuple(feathers))
        building_orders.add(tuple(buildings))
    assert len(feather_orders) == 6
    assert building_orders == {(2, 2, 7), (2, 7, 2), (7, 2, 2)}
    assert {s.overlay for s in NETWORKS} == set(range(6))


def test_the_same_seed_lays_the_same_network_and_deals_the_same_pieces() -> None:
    """N-1: the seed alone decides."""
    one, other = new_game(4, 77), new_game(4, 77)
    assert one.board.layout == other.board.layout
    assert (one.overlay, one.order, one.face_up, one.houses) == (
        other.overlay,
        other.order,
        other.face_up,
        other.houses,
    )
    assert [player.hand for player in one.players] == [player.hand for player in other.players]
    assert one.board.layout != new_game(4, 78).board.layout


@pytest.mark.parametrize("seed", [0, 1, 41, 10**9])
def test_neighbouring_seeds_do_not_draw_the_same_numbers_one_step_apart(seed: int) -> None:
    """N-1: chance comes from the seed; the next seed is another game, not the same numbers begun one draw later."""
    one, other = new_game(2, seed), new_game(2, seed + 1)
    one.rng, other.rng = seed_generator(seed), seed_generator(seed + 1)
    draws = [below(one, 1 << 32) for _ in range(200)]
    assert not set(draws) & {below(other, 1 << 32) for _ in range(200)}


def test_moves_needed_counts_the_fewest_dice_to_a_place() -> None:
    """M-1: what one die reaches takes one move; with a second die also what lies a road further."""
    s = new_game(3, 1)
    here = s.players[0].location
    near = {road.destination for kind in (0, 1) for road in usable_roads(s.board, s.overlay, here, kind, 4)}
    assert moves_needed(s.board, s.overlay, here, [4]) == dict.fromkeys(near, 1)
    reached = moves_needed(s.board, s.overlay, here, [4, 6])
    assert {place for place, moves in reached.items() if moves == 1} >= near
    for place, moves in reached.items():
        before = [first for first, fewest in reached.items() if fewest == moves - 1] if moves > 1 else [here]
        ways = [usable_roads(s.board, s.overlay, first, kind, 6) for first in before for kind in (0, 1)]
        assert any(road.destination == place for roads in ways for road in roads)
    assert 2 in reached.values()
