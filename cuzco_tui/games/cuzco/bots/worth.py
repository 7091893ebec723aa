"""What things are worth to a player, in VP: the readable valuation behind the greedy bot.

Everything is seen from one seat's view. The numbers are rough prices that a good player would name; they change with
the rounds that are left and with the tasks the player holds.
"""

from typing import Final, NamedTuple

from cuzco_tui.games.cuzco.engine.board import usable_roads
from cuzco_tui.games.cuzco.engine.codes import CUZCO, KIND_NAMES, SLID_DOWN, STEPS
from cuzco_tui.games.cuzco.engine.pieces import can_deliver, free_houses, ready_circlets, strengths
from cuzco_tui.games.cuzco.engine.prices import HIGH_PRICE, LOW_PRICE, circlet_worth, priest_worth, space_after
from cuzco_tui.games.cuzco.engine.tasks import progress
from cuzco_tui.games.cuzco.engine.view import PlayerView

OFFERING = 1.0
FOOD = 1.1
KNOWLEDGE = 1.25
GOD_CARD = 1.1
INTI = 3.0
CARD_COST = 1.6
"""What an ability must bring to be worth a card and an offering."""
TASK_VALUE = 6.0
ABILITY_USE = (1.0, 2.0, 2.6, 3.2, 1.2, 3.2, 1.2, 1.0, 4.0, 1.1, 2.8, 2.8)
"""One use of an ability at strength 1."""


class Prices(NamedTuple):
    """By how much the prices of some things differ from those named here; the usual ones were fitted in many games."""

    step: float = 1.04
    village: float = 0.6
    slot: float = 0.8
    food: float = 1.62
    task: float = 1.6
    house: float = 0.7
    circlet: float = 0.55
    tile: float = 0.79
    knowledge: float = 1.0
    offering: float = 1.03
    god_card: float = 1.38
    good: float = 1.38
    die_pip: float = 1.0


FITTED: Final = Prices()


class Worth:
    """Prices everything for the seat that looks at a view."""

    def __init__(self, view: PlayerView, seat: int, prices: Prices = FITTED) -> None:
        self.view = view
        self.prices = prices
        self.seat = seat
        self.me = view.players[seat]
        self.content = view.content
        self.rounds_left = max(0, view.content.rounds - view.round)
        self.tasks = [(view.content.tasks[task], progress(view, seat, task)) for task in self.me.tasks]

    def towards_tasks(self, *aims: tuple[str, int]) -> float:
        """Price one more of something that tasks count: the share of each task's VP that it brings nearer."""
        total = 0.0
        for row, have in self.tasks:
            for kind, param in aims:
                if row.kind == kind and have < row.need and (param < 0 or row.param == param):
                    total += TASK_VALUE * self.prices.task * 0.8 / row.need
        return total

    def offering(self) -> float:
        """Price an offering: without cards to pay for it is worth little."""
        cards = sum(self.me.hand)
        each = self.prices.offering * (OFFERING if self.me.offerings <= cards else 0.4)
        return each * self._late() + self.towards_tasks(("offerings", 0))

    def food(self, amount: int = 1) -> float:
        """Price food: it buys goods at nearly two VP each, as long as markets are to come."""
        markets = self.rounds_left + (1 if self.view.phase <= 2 else 0)
        each = self.prices.food * (FOOD if markets and self.me.food < 8 else 0.2)
        return amount * (each + self.towards_tasks(("food", 0)))

    def knowledge(self, steps: int = 1) -> float:
        """Price steps on the knowledge track: their VP and a better place in order."""
        space = space_after(self.view, self.me, steps)
        gained = self.content.track_vp[space] - self.content.track_vp[self.me.knowledge]
        return gained * (self.prices.knowledge * KNOWLEDGE if self.rounds_left else 1.0)

    def god_card(self, god: int) -> float:
        """Price the face-up card of a god."""
        use = GOD_CARD if self.me.offerings + self.me.inti > sum(self.me.hand) else 0.5
        aims = (("cards of god", god), ("same god", 0), ("gods in hand", 0))
        return self.prices.god_card * use * self._late() + self.towards_tasks(*aims)

    def fire_trial(self) -> float:
        """Price a fire trial by the better of each half."""
        gift = max([self.offering(), *(self.god_card(god) for god in range(5) if self.view.face_up[god])])
        return gift + max(self.food(), self.knowledge())

    def slot(self, slot: int) -> float:
        """Price a feather in a slot: it completes a circlet or begins one."""
        circlet = slot // 2
        partner_filled = self.me.feathers >> (slot ^ 1) & 1
        reward = self.circlet(circlet + 1)
        if not self.rounds_left and self.view.phase != 1:
            return 0.3
        return self.prices.slot * reward * (0.6 if partner_filled else 0.25)

    def feather(self, colour: int) -> float:
        """Price a feather of a colour in its best slot."""
        free = [
            slot
            for slot, shown in enumerate(self.content.masks[self.me.mask])
            if shown == colour and not self.me.feathers >> slot & 1
        ]
        if not free:
            return 0.0
        aims = [("feathers of", colour), ("feathers", 0)]
        if len(free) == self.content.feathers_per_player:
            aims.append(("feather colours", 0))
        return 0.5 + max(self.slot(slot) for slot in free) + self.towards_tasks(*aims)

    def circlet(self, pips: int) -> float:
        """Price an activated circlet."""
        return self.prices.circlet * (circlet_worth(self.view, pips) + 2.0) + self.towards_tasks(("circlets", 0))

    def house(self) -> float:
        """Price a freed house: dear when none is left."""
        free = free_houses(self.me)
        return self.prices.house * (2.0 if free == 0 else 0.8 if free == 1 else 0.4) * self._late()

    def village(self, village: int) -> float:
        """Price a delivery: feather, house, the village's VP while one stays on top, and tasks."""
        if not can_deliver(self.me, village):
            return 0.0
        board = self.view.board
        colour = board.feathers[village]
        rivals = sum(1 for player in self.view.players if player is not self.me and not player.delivered >> village & 1)
        on_top = 1.0 / (1.0 + 0.15 * rivals * (self.rounds_left + 0.5))
        held = {board.vp[place] for place in range(12) if self.me.delivered >> place & 1}
        aims = [
            ("villages", 0),
            ("inner villages" if village < 6 else "outer villages", 0),
            ("villages of feather", colour),
            ("villages of vp", board.vp[village]),
        ]
        if board.vp[village] not in held:
            aims.append(("village values", 0))
        total = self.feather(colour) + board.vp[village] * on_top + 0.5 + self.towards_tasks(*aims)
        return self.prices.village * (total + (self.house() if self.me.khipus else 0.0))

    def place(self, location: int) -> float:
        """Price standing somewhere after a move, with an eye on where one can go next."""
        if location == CUZCO:
            return self.fire_trial() + 0.8
        onward = 0
        for kind in range(len(KIND_NAMES)):
            for road in usable_roads(self.view.board, self.view.overlay, location, kind, 4):
                if road.destination != CUZCO and not self.me.delivered >> road.destination & 1:
                    onward += 1
        return self.village(location) + 0.25 * onward * self._late()

    def best_road(self, kind: int, pips: int) -> float:
        """Price a move along the best road of a kind."""
        overlays = range(6) if self.me.may_turn and self.me.location == CUZCO else (self.view.overlay,)
        return max(self.best_road_by(overlay, kind, pips) for overlay in overlays)

    def best_road_by(self, overlay: int, kind: int, pips: int) -> float:
        """Price a move along the best road of a kind with the overlay turned so."""
        roads = usable_roads(self.view.board, overlay, self.me.location, kind, pips)
        return max((self.place(road.destination) for road in roads), default=0.0)

    def best_jump(self) -> float:
        """Price a jump to the best village."""
        return max(self.place(village) for village in range(12))

    def tile(self, tile: int) -> float:
        """Price a person tile: its number once slid down, better uses in the rounds to come, and tasks."""
        colour, ability = tile // 12, tile % 12
        number = self.content.tile_value[ability]
        sliding = (self.knowledge(1) if colour == 0 else FOOD) * number * (0.7 if self.rounds_left else 0.2)
        counts = strengths(self.me)
        uses = [
            ABILITY_USE[code % 12] * (1 + 0.9 * (count - 1))
            for code, count in enumerate(counts)
            if count and code // 12 == colour
        ]
        improved = ABILITY_USE[ability] * (1 + 0.9 * counts[tile]) - max(uses, default=0.0)
        rounds = self.rounds_left + (1 if self.view.phase == 1 else 0)
        aims = [("tiles of", colour), ("tiles of ability", ability + 1)]
        if not counts[tile]:
            aims.append(("tile kinds", colour))
        return self.prices.tile * (0.8 + sliding + max(0.15, improved) * rounds * 0.6) + self.towards_tasks(*aims)

    def best_tile(self, colour: int, pips: int) -> float:
        """Price the best tile within the pips."""
        shown = [tile for tile in self.view.houses[colour * 6 : colour * 6 + pips] if tile >= 0]
        return max((self.tile(tile) for tile in shown), default=0.0)

    def slide(self, tile: int) -> float:
        """Price sliding a tile down."""
        number = self.content.tile_value[tile % 12]
        gained = self.knowledge(number) if tile < 12 else self.food(number)
        return gained + self.towards_tasks(("tiles down", 0), ("tiles down of", tile // 12))

    def khipu(self) -> float:
        """Price a khipu moved to the reserve."""
        return self.house() + 0.2

    def exchange(self, pips: int) -> float:
        """Price an exchange by filling the pips with the best purchases."""
        singles = sorted((self.slide(tile) for tile in self.me.tiles if tile < SLID_DOWN), reverse=True)
        singles += [float(self.content.exchange_vp)] * pips
        double = max(
            [
                self.offering(),
                self.khipu() if self.me.khipus else 0.0,
                *(self.feather(colour) for colour in range(4)),
                *(self.god_card(god) for god in range(5) if self.view.face_up[god]),
            ]
        )
        total, place = 0.0, 0
        while pips:
            if pips >= HIGH_PRICE and double > sum(singles[place : place + HIGH_PRICE]):
                total += double * 0.9
                pips -= HIGH_PRICE
            else:
                total += singles[place]
                place += 1
                pips -= LOW_PRICE
        return total

    def step(self, step: int) -> float:
        """Price a priest on a step: VP of the rounds it may survive, a share of the Inti medal, and a fire trial."""
        safety = 0.45 + 0.09 * step
        now = priest_worth(self.view)
        later = sum(self.content.temple_vp[self.view.round :]) * 0.35 * safety
        rank = INTI * (0.25 + 0.08 * step) if self.me.priests < 4 else INTI * 0.2
        occupant = self.view.temple[step - 1]
        clash = -1.0 if occupant == self.seat else 0.4 if occupant >= 0 else 0.0
        tasks = self.towards_tasks(("priests", 0), ("parts", -1))
        return self.prices.step * (now * safety + later + rank * 0.6) + clash + tasks + self.fire_trial()

    def best_step(self, pips: int) -> float:
        """Price the best step that the pips allow."""
        low = pips if self.view.exact_temple else 1
        return max(self.step(step) for step in range(low, min(pips, STEPS) + 1))

    def best_circlet(self, pips: int) -> float:
        """Price the best circlet within the pips."""
        ready = ready_circlets(self.me)
        circlets = [circlet for circlet in range(1, pips + 1) if ready >> 2 * (circlet - 1) & 1]
        return max((self.circlet(circlet) + self.fire_trial() - 2.0 for circlet in circlets), default=0.0)

    def good(self, good: int) -> float:
        """Price a good beyond the food it costs."""
        aims = [("goods of", good), ("goods", 0), ("parts", -1)]
        if not self.me.goods[good]:
            aims.append(("good kinds", 0))
        cost = self.content.good_cost[good] * (0.6 if self.rounds_left else 0.0)
        return self.content.good_vp[good] + 0.6 * self.prices.good + self.towards_tasks(*aims) - cost

    def task(self, task: int) -> float:
        """Price a task to own by how near it is."""
        row = self.content.tasks[task]
        have = min(progress(self.view, self.seat, task), row.need)
        missing = row.need - have
        chances = self.rounds_left + 1
        whole = self.prices.task * TASK_VALUE
        return whole / (1.0 + 0.5 * missing * missing / chances) - 0.3 * row.need * (missing > 0)

    def _late(self) -> float:
        """Things for later fade in the last rounds."""
        return min(1.0, 0.35 + 0.2 * self.rounds_left)
