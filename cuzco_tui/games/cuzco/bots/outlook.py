"""The learned value looked up instead of summed anew: what each group of features is worth is remembered.

A search values thousands of positions that differ in little. Each group of features depends on few numbers of a
position, so its weighted sum, with the tasks that count the same things, is kept by those numbers; only the features of
dice are summed each time. The definition of all features stays in `features`.
"""

from operator import mul
from typing import Final

from cuzco_tui.games.cuzco.bots.features import (
    AFTER_PEOPLE,
    DICE_AT,
    FULFILLED_AT,
    GOODS_AT,
    HAND_AT,
    HEADDRESS_AT,
    HOUSES_AT,
    NO_DICE,
    ONE_DIE,
    PLAIN,
    PUTUTUS_AT,
    ROADS_AT,
    SUPPLY_AT,
    TEMPLE_AT,
    TILES_AT,
    TRACK_AT,
    TWO_DICE,
    VILLAGES_AT,
    best_circlet,
    fulfilled_features,
    good_features,
    hand_features,
    headdress_features,
    house_features,
    open_step,
    road_features,
    stage_of,
    supply_features,
    task_feature,
    temple_features,
    tile_features,
    track_features,
    village_features,
)
from cuzco_tui.games.cuzco.engine.board import easiest_road
from cuzco_tui.games.cuzco.engine.codes import (
    CUZCO,
    DICE,
    EXCHANGE,
    FARM,
    HEADDRESS,
    HOUSES,
    IN_HAND,
    PHASE_DICE,
    ROPE,
    STONE,
    STUDY,
    TEMPLE,
)
from cuzco_tui.games.cuzco.engine.pieces import ready_circlets
from cuzco_tui.games.cuzco.engine.spaces import lowest_tile
from cuzco_tui.games.cuzco.engine.state import Player, State

MOST_REMEMBERED: Final = 60_000
"""How many sums are kept of one game before all are forgotten."""

HAND: Final = 0
SUPPLY: Final = 1
PRIESTS: Final = 2
PLACES: Final = 3
CROWN: Final = 4
TILES: Final = 5
PARTS: Final = 6
TASK_GROUPS: Final = {
    "gods in hand": HAND,
    "same god": HAND,
    "cards of god": HAND,
    "offerings": HAND,
    "food": SUPPLY,
    "inti": SUPPLY,
    "goods": SUPPLY,
    "goods of": SUPPLY,
    "good kinds": SUPPLY,
    "priests": PRIESTS,
    "villages": PLACES,
    "inner villages": PLACES,
    "outer villages": PLACES,
    "villages of feather": PLACES,
    "villages of vp": PLACES,
    "village values": PLACES,
    "feathers": CROWN,
    "feathers of": CROWN,
    "feather colours": CROWN,
    "circlets": CROWN,
    "tiles of": TILES,
    "tile kinds": TILES,
    "tiles down": TILES,
    "tiles down of": TILES,
    "tiles of ability": TILES,
    "parts": PARTS,
}
"""With which group of features the progress of each kind of task changes."""

_NO_GOODS: Final[list[int]] = []

Sums = dict[tuple[int, ...], float]
"""Weighted sums by the numbers that they depend on."""


class DiceInHand:
    """Some dice: their pips, and how many of them show less than 0, 1 and so on to 7."""

    __slots__ = ("below", "dice", "highest", "pips")

    def __init__(self, dice: list[int]) -> None:
        self.dice: list[int] = dice
        self.pips: int = sum(dice)
        self.highest: int = max(dice)
        self.below: list[int] = [sum([pips < limit for pips in dice]) for limit in range(8)]


def _all_dice() -> dict[int, DiceInHand]:
    """Prepare all that can be in a hand, by their pips as the digits of a number to the base 7."""
    found: dict[int, DiceInHand] = {}
    hands: list[list[int]] = [[]]
    for _ in range(DICE):
        hands = [[*hand, pips] for hand in hands for pips in range(1, 7)]
        for hand in hands:
            code = 0
            for pips in hand:
                code = code * 7 + pips
            found[code] = DiceInHand(hand)
    return found


_DICE_IN_HAND: Final = _all_dice()


class Lens:
    """How a seat with certain open tasks sees its things at one stage of one round."""

    __slots__ = (
        "always",
        "crown",
        "dice",
        "fulfilled",
        "hand",
        "houses",
        "is_market_open",
        "parts",
        "parts_tasks",
        "places",
        "priests",
        "pututu_one",
        "pututu_two",
        "supply",
        "tasks",
        "tiles",
        "track",
        "weights",
    )

    def __init__(self, weights: list[float], stage: int, by_group: list[list[int]]) -> None:
        self.weights: list[float] = weights
        self.tasks: list[list[int]] = by_group
        self.parts_tasks: list[int] = by_group[PARTS]
        self.is_market_open: bool = stage <= AFTER_PEOPLE
        self.always: float = weights[0]
        self.pututu_one: float = weights[PUTUTUS_AT]
        self.pututu_two: float = weights[PUTUTUS_AT + 1]
        self.dice: list[float] = weights[DICE_AT:PLAIN]
        self.hand: Sums = {}
        self.supply: Sums = {}
        self.priests: Sums = {}
        self.track: dict[int, float] = {}
        self.places: Sums = {}
        self.houses: dict[int, float] = {}
        self.crown: dict[int, float] = {}
        self.tiles: Sums = {}
        self.fulfilled: dict[int, float] = {}
        self.parts: Sums = {}

    def weigh(self, features: list[float], first: int) -> float:
        """Sum features, of which the first has this number, by their weights."""
        total: float = sum(map(mul, features, self.weights[first : first + len(features)]))
        return total

    def weigh_tasks(self, s: State, seat: int, group: int) -> float:
        """Sum what the open tasks of a group are worth."""
        total = 0.0
        for task in self.tasks[group]:
            total += self.weights[task_feature(s, seat, task)]
        return total


class Outlook:
    """Values the positions of a game: its content, its road network and its number of seats stay as they are."""

    def __init__(self, s: State, rows: list[list[list[float]]]) -> None:
        self.content = s.content
        self.board = s.board
        self.seats = s.seats
        self._rows = rows
        self._spaces: tuple[int, ...] = s.content.spaces[s.seats - 2]
        self._easiest: list[list[int]] = [
            [easiest_road(s.board, overlay, place, kind) for kind in (STONE, ROPE)]
            for overlay in range(6)
            for place in range(CUZCO + 1)
        ]
        self._lenses: dict[tuple[int, ...], Lens] = {}
        self._remembered = 0

    def more(self, s: State, seat: int) -> float:
        """Say what a seat will still gain beyond the VP it has."""
        p = s.players[seat]
        in_hand = 0
        if s.phase == PHASE_DICE:
            stage = NO_DICE + 1
            die = seat * DICE
            for place in s.dice_at[die : die + DICE]:
                if place == IN_HAND:
                    in_hand = in_hand * 7 + s.dice[die]
                    stage -= 1
                die += 1
            stage = NO_DICE if stage > NO_DICE else ONE_DIE if stage == NO_DICE else TWO_DICE
        else:
            stage = stage_of(s, seat)
        lens = self._lenses.get((stage, s.round, seat, p.mask, *p.tasks))
        if lens is None:
            lens = self._new_lens(s, seat, p, stage)
        tiles = tuple(p.tiles)
        room = HOUSES - p.khipus - len(tiles)

        hand = (p.offerings, *p.hand)
        worth = lens.hand.get(hand)
        if worth is None:
            worth = self._hand(lens, s, seat, p, hand)
        total = lens.always + worth

        market = s.market[s.round - 1] if lens.is_market_open else _NO_GOODS
        supply = (p.food, p.inti, *p.goods, *market)
        worth = lens.supply.get(supply)
        if worth is None:
            worth = self._supply(lens, s, seat, p, supply)
        total += worth

        priests = (p.priests, s.temple_inti, *s.temple)
        worth = lens.priests.get(priests)
        if worth is None:
            worth = self._priests(lens, s, seat, priests)
        total += worth

        track = (p.knowledge * 4 + s.ranks.index(seat)) * 2 + (s.order[0] == seat)
        worth = lens.track.get(track)
        if worth is None:
            worth = self._track(lens, s, seat, track)
        total += worth

        places = (p.location, s.overlay, p.may_turn, p.khipus, p.reserve, *s.villages)
        worth = lens.places.get(places)
        if worth is None:
            worth = self._places(lens, s, seat, p, places)
        total += worth

        crown = p.feathers << 12 | p.circlets
        worth = lens.crown.get(crown)
        if worth is None:
            worth = self._crown(lens, s, seat, p, crown)
        total += worth

        worth = lens.tiles.get(tiles)
        if worth is None:
            worth = self._tiles(lens, s, seat, p, tiles)
        total += worth

        houses = (p.khipus * 16 + p.reserve) * 16 + room
        worth = lens.houses.get(houses)
        if worth is None:
            worth = self._houses(lens, p, houses)
        total += worth

        fulfilled = len(p.fulfilled)
        worth = lens.fulfilled.get(fulfilled)
        if worth is None:
            worth = self._fulfilled(lens, p, fulfilled)
        total += worth

        if p.pututu_one:
            total += lens.pututu_one * p.pututu_one
        if p.pututu_two:
            total += lens.pututu_two * p.pututu_two
        if lens.parts_tasks:
            total += self._parts(lens, s, seat, p, tiles)
        if in_hand:
            total += self._dice(lens, s, p, _DICE_IN_HAND[in_hand], room)
        return total

    def _new_lens(self, s: State, seat: int, p: Player, stage: int) -> Lens:
        """Sort the open tasks into their groups."""
        by_group: list[list[int]] = [[] for _ in range(PARTS + 1)]
        for task in p.tasks:
            by_group[TASK_GROUPS[self.content.tasks[task].kind]].append(task)
        lens = Lens(self._rows[stage][s.round], stage, by_group)
        self._lenses[(stage, s.round, seat, p.mask, *p.tasks)] = lens
        return lens

    def _count(self) -> None:
        """Forget everything before it gets too much."""
        self._remembered += 1
        if self._remembered > MOST_REMEMBERED:
            self._remembered = 0
            self._lenses = {}

    def _hand(self, lens: Lens, s: State, seat: int, p: Player, key: tuple[int, ...]) -> float:
        self._count()
        lens.hand[key] = total = lens.weigh(hand_features(p), HAND_AT) + lens.weigh_tasks(s, seat, HAND)
        return total

    def _supply(self, lens: Lens, s: State, seat: int, p: Player, key: tuple[int, ...]) -> float:
        self._count()
        total = lens.weigh(supply_features(p), SUPPLY_AT) + lens.weigh(good_features(s, p), GOODS_AT)
        lens.supply[key] = total = total + lens.weigh_tasks(s, seat, SUPPLY)
        return total

    def _priests(self, lens: Lens, s: State, seat: int, key: tuple[int, ...]) -> float:
        self._count()
        total = lens.weigh(temple_features(s, seat), TEMPLE_AT) + lens.weigh_tasks(s, seat, PRIESTS)
        lens.priests[key] = total
        return total

    def _track(self, lens: Lens, s: State, seat: int, key: int) -> float:
        self._count()
        lens.track[key] = total = lens.weigh(track_features(s, seat), TRACK_AT)
        return total

    def _places(self, lens: Lens, s: State, seat: int, p: Player, key: tuple[int, ...]) -> float:
        self._count()
        total = lens.weigh(road_features(s, p), ROADS_AT) + lens.weigh(village_features(s, seat), VILLAGES_AT)
        lens.places[key] = total = total + lens.weigh_tasks(s, seat, PLACES)
        return total

    def _crown(self, lens: Lens, s: State, seat: int, p: Player, key: int) -> float:
        self._count()
        total = lens.weigh(headdress_features(p, self.content.circlet_vp), HEADDRESS_AT)
        lens.crown[key] = total = total + lens.weigh_tasks(s, seat, CROWN)
        return total

    def _tiles(self, lens: Lens, s: State, seat: int, p: Player, key: tuple[int, ...]) -> float:
        self._count()
        total = lens.weigh(tile_features(p, self.content.tile_value), TILES_AT) + lens.weigh_tasks(s, seat, TILES)
        lens.tiles[key] = total
        return total

    def _houses(self, lens: Lens, p: Player, key: int) -> float:
        self._count()
        lens.houses[key] = total = lens.weigh(house_features(p), HOUSES_AT)
        return total

    def _fulfilled(self, lens: Lens, p: Player, key: int) -> float:
        self._count()
        lens.fulfilled[key] = total = lens.weigh(fulfilled_features(p), FULFILLED_AT)
        return total

    def _parts(self, lens: Lens, s: State, seat: int, p: Player, tiles: tuple[int, ...]) -> float:
        """Value the tasks that ask for several things at once."""
        key = (p.priests, s.order[0], *p.goods, *tiles)
        worth = lens.parts.get(key)
        if worth is None:
            self._count()
            lens.parts[key] = worth = lens.weigh_tasks(s, seat, PARTS)
        return worth

    def _dice(self, lens: Lens, s: State, p: Player, hand: DiceInHand, room: int) -> float:
        """Value the dice in hand: those that a space takes and that can do its action."""
        weights = lens.dice
        lowest = s.lowest
        spaces = self._spaces
        below = hand.below
        total = weights[0] * hand.pips + weights[1] * hand.highest
        stone, rope = self._easiest[s.overlay * (CUZCO + 1) + p.location]
        usable = below[lowest[spaces[STONE]]] - below[stone]
        if usable > 0:
            total += weights[2 + STONE] * usable
        usable = below[lowest[spaces[ROPE]]] - below[rope]
        if usable > 0:
            total += weights[2 + ROPE] * usable
        if room > 0:
            usable = below[lowest[spaces[STUDY]]] - below[lowest_tile(s, 0)]
            if usable > 0:
                total += weights[2 + STUDY] * usable
            usable = below[lowest[spaces[FARM]]] - below[lowest_tile(s, 1)]
            if usable > 0:
                total += weights[2 + FARM] * usable
        usable = below[lowest[spaces[EXCHANGE]]]
        if usable > 0:
            total += weights[2 + EXCHANGE] * usable
        if p.priests:
            usable = below[lowest[spaces[TEMPLE]]]
            if usable > 0:
                total += weights[2 + TEMPLE] * usable + weights[10] * open_step(s, hand.highest)
        ready = ready_circlets(p)
        if ready:
            easiest = ((ready & -ready).bit_length() + 1) // 2
            limit = lowest[spaces[HEADDRESS]]
            usable = below[limit] - below[easiest]
            if usable > 0:
                vp = 0
                for pips in hand.dice:
                    if easiest <= pips < limit:
                        vp = max(vp, best_circlet(p, pips, self.content.circlet_vp))
                total += weights[2 + HEADDRESS] * usable + weights[9] * vp
        return total
