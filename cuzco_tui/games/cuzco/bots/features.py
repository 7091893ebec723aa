"""What matters of a position to one seat, as numbers: the learned value is a weighted sum of them.

A position is looked at when the seat has finished its part: a turn of phase I, its people, its good, its task. Nothing
here depends on what the seat cannot know.
"""

from typing import Final

from cuzco_tui.games.cuzco.engine.board import usable_roads
from cuzco_tui.games.cuzco.engine.codes import (
    CUZCO,
    DICE,
    HEADDRESS,
    HOUSES,
    IN_HAND,
    PHASE_CITY,
    PHASE_DICE,
    PHASE_PEOPLE,
    SETUP,
    SLID_DOWN,
    TEMPLE,
    TILE_KINDS,
)
from cuzco_tui.games.cuzco.engine.pieces import ready_circlets
from cuzco_tui.games.cuzco.engine.spaces import pips_needed
from cuzco_tui.games.cuzco.engine.state import Player, State
from cuzco_tui.games.cuzco.engine.tasks import TASK_KINDS, progress

TWO_DICE: Final = 0
ONE_DIE: Final = 1
NO_DICE: Final = 2
AFTER_PEOPLE: Final = 3
AFTER_MARKET: Final = 4
AFTER_TASK: Final = 5
BEFORE_ROUNDS: Final = 6
STAGE_NAMES: Final = ("two dice", "one die", "no dice", "after people", "after market", "after task", "before rounds")
STAGES: Final = len(STAGE_NAMES)

TASK_ORDER: Final = tuple(sorted(TASK_KINDS))
TASK_NUMBER: Final = {kind: number for number, kind in enumerate(TASK_ORDER)}
MOST_MISSING: Final = 4
"""Tasks that miss so much or more are all the same."""

HAND_NAMES: Final = ("offerings", "cards", "usable cards", *(f"card {card}" for card in range(1, 16)))
SUPPLY_NAMES: Final = ("food to 3", "food to 6", "food beyond", "inti")
TEMPLE_NAMES: Final = (
    "priests at home",
    "priests in temple",
    "steps of priests",
    "temple majority",
    "rivals above priests",
)
TRACK_NAMES: Final = ("knowledge", "rank", "first in order")
ROAD_NAMES: Final = ("in Cuzco", "may turn", "deliveries near", "deliveries in reach")
HOUSE_NAMES: Final = ("khipus", "reserve", "no free house", "one free house", "free houses")
VILLAGE_NAMES: Final = (
    "villages",
    "villages beyond 5",
    "villages on top",
    "village VP on top",
    "village VP at risk",
)
HEADDRESS_NAMES: Final = (
    "feathers",
    "feathers beyond 7",
    "circlets",
    "circlets beyond 2",
    "ready circlets",
    "VP of ready circlets",
    "half circlets",
    "VP of half circlets",
)
TILE_NAMES: Final = (
    *(f"study {ability}" for ability in range(1, 13)),
    *(f"farm {ability}" for ability in range(1, 13)),
    "best study use",
    "best farm use",
    "study to slide",
    "farm to slide",
    "tiles",
    "tiles beyond 7",
)
GOOD_NAMES: Final = ("goods", "goods beyond 3", "best good to buy")
FULFILLED_NAMES: Final = ("fulfilled", "fulfilled beyond 5")
PUTUTU_NAMES: Final = ("pututu 1", "pututu 2")
DICE_NAMES: Final = (
    "pips in hand",
    "highest die in hand",
    *(f"dice for {action}" for action in ("stone", "rope", "study", "farm", "exchange", "temple", "headdress")),
    "circlet VP for dice",
    "open temple step",
)

HAND_AT: Final = 1
SUPPLY_AT: Final = HAND_AT + len(HAND_NAMES)
TEMPLE_AT: Final = SUPPLY_AT + len(SUPPLY_NAMES)
TRACK_AT: Final = TEMPLE_AT + len(TEMPLE_NAMES)
ROADS_AT: Final = TRACK_AT + len(TRACK_NAMES)
HOUSES_AT: Final = ROADS_AT + len(ROAD_NAMES)
VILLAGES_AT: Final = HOUSES_AT + len(HOUSE_NAMES)
HEADDRESS_AT: Final = VILLAGES_AT + len(VILLAGE_NAMES)
TILES_AT: Final = HEADDRESS_AT + len(HEADDRESS_NAMES)
GOODS_AT: Final = TILES_AT + len(TILE_NAMES)
FULFILLED_AT: Final = GOODS_AT + len(GOOD_NAMES)
PUTUTUS_AT: Final = FULFILLED_AT + len(FULFILLED_NAMES)
DICE_AT: Final = PUTUTUS_AT + len(PUTUTU_NAMES)
"""Where each group begins; the feature that is always 1 stands before them all."""

PLAIN_NAMES: Final = (
    "always",
    *HAND_NAMES,
    *SUPPLY_NAMES,
    *TEMPLE_NAMES,
    *TRACK_NAMES,
    *ROAD_NAMES,
    *HOUSE_NAMES,
    *VILLAGE_NAMES,
    *HEADDRESS_NAMES,
    *TILE_NAMES,
    *GOOD_NAMES,
    *FULFILLED_NAMES,
    *PUTUTU_NAMES,
    *DICE_NAMES,
)
PLAIN: Final = len(PLAIN_NAMES)
TASK_FEATURES: Final = len(TASK_ORDER) * MOST_MISSING + len(TASK_ORDER)
FEATURES: Final = PLAIN + TASK_FEATURES
FEATURE_NAMES: Final = (
    *PLAIN_NAMES,
    *(f"task {kind}, {missing} missing" for kind in TASK_ORDER for missing in range(MOST_MISSING + 1)),
)

ABILITY_USE: Final = (1.0, 2.0, 2.6, 3.2, 1.2, 3.2, 1.2, 1.0, 4.0, 1.1, 2.8, 2.8)
"""Roughly what one use of an ability brings at strength 1."""


def stage_of(s: State, seat: int) -> int:
    """Tell which part of a round a seat has just finished."""
    phase = s.phase
    if phase == PHASE_DICE:
        left = 0
        for die in range(seat * DICE, seat * DICE + DICE):
            if s.dice_at[die] == IN_HAND:
                left += 1
        return NO_DICE if left == 0 else ONE_DIE if left == 1 else TWO_DICE
    if phase == PHASE_PEOPLE:
        return AFTER_PEOPLE
    if phase == PHASE_CITY:
        return AFTER_MARKET if s.turn <= s.seats else AFTER_TASK
    return BEFORE_ROUNDS if phase == SETUP else AFTER_TASK


def task_feature(s: State, seat: int, task: int) -> int:
    """Give the number of the feature that an open task of a seat switches on."""
    row = s.content.tasks[task]
    missing = row.need - progress(s, seat, task)
    missing = 0 if missing < 0 else MOST_MISSING if missing > MOST_MISSING else missing
    return PLAIN + TASK_NUMBER[row.kind] * (MOST_MISSING + 1) + missing


def task_features(s: State, seat: int) -> list[int]:
    """Give the number of the feature that each open task of a seat switches on."""
    return [task_feature(s, seat, task) for task in s.players[seat].tasks]


def plain_features(s: State, seat: int) -> list[float]:
    """Give the numbers in the order of `PLAIN_NAMES`."""
    p = s.players[seat]
    return [
        1.0,
        *hand_features(p),
        *supply_features(p),
        *temple_features(s, seat),
        *track_features(s, seat),
        *road_features(s, p),
        *house_features(p),
        *village_features(s, seat),
        *headdress_features(p, s.content.circlet_vp),
        *tile_features(p, s.content.tile_value),
        *good_features(s, p),
        *fulfilled_features(p),
        p.pututu_one,
        p.pututu_two,
        *dice_features(s, seat),
    ]


def hand_features(p: Player) -> list[float]:
    """Offerings and god cards, how many of them can be paid, and which they are."""
    cards = sum(p.hand)
    return [p.offerings, cards, min(cards, p.offerings), *p.hand[1:]]


def supply_features(p: Player) -> list[float]:
    """Food, of which the first is worth most, and medals."""
    food = p.food
    return [min(food, 3), min(food - 3, 3) if food > 3 else 0, food - 6 if food > 6 else 0, p.inti]


def temple_features(s: State, seat: int) -> list[float]:
    """Priests, how high they stand, who has the most, and how many rivals stand on the steps above or beside them."""
    steps = 0
    mine = 0
    counts = [0, 0, 0, 0]
    highest = [0, 0, 0, 0]
    for place, owner in enumerate(s.temple):
        if owner >= 0:
            counts[owner] += 1
            highest[owner] = place
            if owner == seat:
                mine += 1
                steps += place + 1
    ahead = 0
    for other in range(s.seats):
        if other != seat and (counts[other], highest[other]) > (mine, highest[seat]):
            ahead += 1
    majority = 1 if mine and not ahead and s.temple_inti else 0
    return [s.players[seat].priests, mine, steps, majority, ahead]


def track_features(s: State, seat: int) -> list[float]:
    """The VP of the knowledge track, the rank on it, and whether the seat begins."""
    return [s.content.track_vp[s.players[seat].knowledge], s.ranks.index(seat), s.order[0] == seat]


def road_features(s: State, p: Player) -> list[float]:
    """Where the chasqui stands, and how many deliveries are one road away, easy and all."""
    near = 0
    reach = 0
    if p.khipus or p.reserve:
        for kind in (0, 1):
            for road in usable_roads(s.board, s.overlay, p.location, kind, 6):
                if road.destination != CUZCO and not p.delivered >> road.destination & 1:
                    reach += 1
                    if road.pips <= 3:
                        near += 1
    return [p.location == CUZCO, p.may_turn, near, reach]


def house_features(p: Player) -> list[float]:
    """Khipus on the mask and in reserve, and the room on the mask for tiles."""
    houses = HOUSES - p.khipus - len(p.tiles)
    return [p.khipus, p.reserve, houses == 0, houses == 1, houses]


def village_features(s: State, seat: int) -> list[float]:
    """Deliveries, those that lie on top, and what others could still cover."""
    delivered = s.players[seat].delivered.bit_count()
    tops = 0
    vp = 0
    risk = 0
    mark = seat + 1
    for village, stack in enumerate(s.villages):
        if stack & 7 == mark:
            tops += 1
            worth = s.board.vp[village]
            vp += worth
            for other in range(s.seats):
                if other != seat and not s.players[other].delivered >> village & 1:
                    risk += worth
    return [delivered, delivered - 5 if delivered > 5 else 0, tops, vp, risk]


def headdress_features(p: Player, circlet_vp: tuple[int, ...]) -> list[float]:
    """Feathers and circlets, those with both feathers that are not activated yet, and those with one feather."""
    feathers = p.feathers.bit_count()
    circlets = p.circlets.bit_count()
    ready = 0
    ready_vp = 0
    half = 0
    half_vp = 0
    for circlet in range(6):
        both = p.feathers >> 2 * circlet & 3
        if both == 3:
            if not p.circlets >> 2 * circlet & 1:
                ready += 1
                ready_vp += circlet_vp[circlet]
        elif both:
            half += 1
            half_vp += circlet_vp[circlet]
    beyond = (feathers - 7 if feathers > 7 else 0, circlets - 2 if circlets > 2 else 0)
    return [feathers, beyond[0], circlets, beyond[1], ready, ready_vp, half, half_vp]


def tile_features(p: Player, values: tuple[int, ...]) -> list[float]:
    """The strength of every ability, the best use of each colour, what sliding down would give, and all tiles."""
    counts = [0] * TILE_KINDS
    slides = [0, 0]
    for tile in p.tiles:
        if tile < SLID_DOWN:
            counts[tile] += 1
            slides[tile // 12] += values[tile % 12]
        else:
            counts[tile - SLID_DOWN] += 1
    uses = [0.0, 0.0]
    for code, count in enumerate(counts):
        if count:
            use = ABILITY_USE[code % 12] * (0.1 + 0.9 * count)
            if use > uses[code // 12]:
                uses[code // 12] = use
    tiles = len(p.tiles)
    return [*counts, *uses, *slides, tiles, tiles - 7 if tiles > 7 else 0]


def good_features(s: State, p: Player) -> list[float]:
    """Goods, and the VP of the best one that the food could buy at the market of this round, if it is still to come."""
    goods = sum(p.goods)
    best = 0
    for good in open_market(s):
        if s.content.good_cost[good] <= p.food and s.content.good_vp[good] > best:
            best = s.content.good_vp[good]
    return [goods, goods - 3 if goods > 3 else 0, best]


def open_market(s: State) -> list[int]:
    """Give the goods of this round, none when everybody has bought or passed them by."""
    return s.market[s.round - 1] if s.phase <= PHASE_PEOPLE and s.round else []


def fulfilled_features(p: Player) -> list[float]:
    """Tasks that were fulfilled."""
    fulfilled = len(p.fulfilled)
    return [fulfilled, fulfilled - 5 if fulfilled > 5 else 0]


def dice_features(s: State, seat: int) -> list[float]:
    """Dice that are still in hand, and what they could do as the spaces are now."""
    dice = [s.dice[die] for die in range(seat * DICE, seat * DICE + DICE) if s.dice_at[die] == IN_HAND]
    if s.phase != PHASE_DICE or not dice:
        return [0] * len(DICE_NAMES)
    p = s.players[seat]
    needed = pips_needed(s, p)
    spaces = s.content.spaces[s.seats - 2]
    usable = [0] * 7
    circlet = 0
    for pips in dice:
        for action in range(7):
            if needed[action] <= pips < s.lowest[spaces[action]]:
                usable[action] += 1
                if action == HEADDRESS:
                    circlet = max(circlet, best_circlet(p, pips, s.content.circlet_vp))
    return [sum(dice), max(dice), *usable, circlet, open_step(s, max(dice)) if usable[TEMPLE] else 0]


def best_circlet(p: Player, pips: int, circlet_vp: tuple[int, ...]) -> int:
    """Give the VP of the highest circlet that a die could activate."""
    ready = ready_circlets(p)
    best = 0
    for circlet in range(pips):
        if ready >> 2 * circlet & 1:
            best = circlet_vp[circlet]
    return best


def open_step(s: State, pips: int) -> int:
    """Give the highest free step that a die reaches."""
    for step in range(pips, 0, -1):
        if s.temple[step - 1] < 0:
            return step
    return 0
