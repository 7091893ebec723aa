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
    PRIESTS,
    SETUP,
    SLID_DOWN,
    TEMPLE,
    TILE_KINDS,
)
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

PLAIN_NAMES: Final = (
    "always",
    "offerings",
    "cards",
    "usable cards",
    *(f"card {card}" for card in range(1, 16)),
    "food to 3",
    "food to 6",
    "food beyond",
    "inti",
    "priests at home",
    "priests in temple",
    "steps of priests",
    "temple majority",
    "rivals above priests",
    "knowledge",
    "rank",
    "first in order",
    "in Cuzco",
    "may turn",
    "deliveries near",
    "deliveries in reach",
    "khipus",
    "reserve",
    "no free house",
    "one free house",
    "free houses",
    "villages",
    "villages beyond 5",
    "villages on top",
    "village VP on top",
    "village VP at risk",
    "feathers",
    "feathers beyond 7",
    "circlets",
    "circlets beyond 2",
    "ready circlets",
    "VP of ready circlets",
    "half circlets",
    "VP of half circlets",
    *(f"study {ability}" for ability in range(1, 13)),
    *(f"farm {ability}" for ability in range(1, 13)),
    "best study use",
    "best farm use",
    "study to slide",
    "farm to slide",
    "tiles",
    "tiles beyond 7",
    "goods",
    "goods beyond 3",
    "best good to buy",
    "fulfilled",
    "fulfilled beyond 5",
    "pututu 1",
    "pututu 2",
    "pips in hand",
    "highest die in hand",
    *(f"dice for {action}" for action in ("stone", "rope", "study", "farm", "exchange", "temple", "headdress")),
    "circlet VP for dice",
    "open temple step",
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


def task_features(s: State, seat: int) -> list[int]:
    """Give the number of the feature that each open task of a seat switches on."""
    found: list[int] = []
    for task in s.players[seat].tasks:
        row = s.content.tasks[task]
        missing = row.need - progress(s, seat, task)
        missing = 0 if missing < 0 else MOST_MISSING if missing > MOST_MISSING else missing
        found.append(PLAIN + TASK_NUMBER[row.kind] * (MOST_MISSING + 1) + missing)
    return found


def plain_features(s: State, seat: int) -> list[float]:
    """Give the numbers in the order of `PLAIN_NAMES`."""
    p = s.players[seat]
    content = s.content
    hand = p.hand
    cards = sum(hand)
    food = p.food
    delivered = p.delivered.bit_count()
    tiles = len(p.tiles)
    houses = HOUSES - p.khipus - tiles
    circlets = p.circlets.bit_count()
    feathers = p.feathers.bit_count()
    goods = sum(p.goods)
    fulfilled = len(p.fulfilled)
    found: list[float] = [1.0, p.offerings, cards, min(cards, p.offerings), *hand[1:]]
    found += (min(food, 3), min(food - 3, 3) if food > 3 else 0, food - 6 if food > 6 else 0, p.inti)
    _add_temple(s, seat, p, found)
    _add_track(s, seat, p, found)
    _add_roads(s, p, found)
    found += (p.khipus, p.reserve, houses == 0, houses == 1, houses)
    _add_villages(s, seat, delivered, found)
    found += (feathers, feathers - 7 if feathers > 7 else 0, circlets, circlets - 2 if circlets > 2 else 0)
    _add_circlets(p, content.circlet_vp, found)
    _add_tiles(p, content.tile_value, found)
    found += (tiles, tiles - 7 if tiles > 7 else 0, goods, goods - 3 if goods > 3 else 0, _best_good(s, food))
    found += (fulfilled, fulfilled - 5 if fulfilled > 5 else 0, p.pututu_one, p.pututu_two)
    _add_dice(s, seat, p, found)
    return found


def _add_temple(s: State, seat: int, p: Player, found: list[float]) -> None:
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
    found += (p.priests, mine, steps, majority, ahead)


def _add_track(s: State, seat: int, p: Player, found: list[float]) -> None:
    found += (s.content.track_vp[p.knowledge], s.ranks.index(seat), s.order[0] == seat)


def _add_roads(s: State, p: Player, found: list[float]) -> None:
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
    found += (p.location == CUZCO, p.may_turn, near, reach)


def _add_villages(s: State, seat: int, delivered: int, found: list[float]) -> None:
    """Deliveries, those that lie on top, and what others could still cover."""
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
    found += (delivered, delivered - 5 if delivered > 5 else 0, tops, vp, risk)


def _add_circlets(p: Player, circlet_vp: tuple[int, ...], found: list[float]) -> None:
    """Circlets with both feathers that are not activated yet, and those with one feather."""
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
    found += (ready, ready_vp, half, half_vp)


def _add_tiles(p: Player, values: tuple[int, ...], found: list[float]) -> None:
    """The strength of every ability, the best use of each colour, and what sliding down would still give."""
    counts = [0] * TILE_KINDS
    slides = [0, 0]
    for tile in p.tiles:
        if tile < SLID_DOWN:
            counts[tile] += 1
            slides[tile // 12] += values[tile % 12]
        else:
            counts[tile - SLID_DOWN] += 1
    found += counts
    for colour in (0, 1):
        best = 0.0
        for ability in range(12):
            count = counts[colour * 12 + ability]
            if count and ABILITY_USE[ability] * (0.1 + 0.9 * count) > best:
                best = ABILITY_USE[ability] * (0.1 + 0.9 * count)
        found.append(best)
    found += slides


def _best_good(s: State, food: int) -> int:
    """Give the VP of the best good that the food could buy at the market of this round, if it is still to come."""
    if s.phase > PHASE_PEOPLE or s.round == 0:
        return 0
    best = 0
    for good in s.market[s.round - 1]:
        if s.content.good_cost[good] <= food and s.content.good_vp[good] > best:
            best = s.content.good_vp[good]
    return best


def _add_dice(s: State, seat: int, p: Player, found: list[float]) -> None:
    """Dice that are still in hand, and what they could do as the spaces are now."""
    dice = [s.dice[die] for die in range(seat * DICE, seat * DICE + DICE) if s.dice_at[die] == IN_HAND]
    if s.phase != PHASE_DICE or not dice:
        found += [0] * 11
        return
    needed = pips_needed(s, p)
    spaces = s.content.spaces[s.seats - 2]
    usable = [0] * 7
    circlet = 0
    for pips in dice:
        for action in range(7):
            if needed[action] <= pips < s.lowest[spaces[action]]:
                usable[action] += 1
                if action == HEADDRESS:
                    circlet = max(circlet, _best_circlet(p, pips, s.content.circlet_vp))
    found += (sum(dice), max(dice), *usable, circlet, _open_step(s, dice) if usable[TEMPLE] else 0)


def _best_circlet(p: Player, pips: int, circlet_vp: tuple[int, ...]) -> int:
    ready = p.feathers & (p.feathers >> 1) & 0x555 & ~p.circlets
    best = 0
    for circlet in range(pips):
        if ready >> 2 * circlet & 1:
            best = circlet_vp[circlet]
    return best


def _open_step(s: State, dice: list[int]) -> int:
    """Give the highest free step that a die reaches."""
    for step in range(max(dice), 0, -1):
        if s.temple[step - 1] < 0:
            return step
    return 0


def placed_priests(p: Player) -> int:
    """Count the priests that stand in the temple."""
    return PRIESTS - p.priests
