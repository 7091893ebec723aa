"""What things are worth to somebody who plays by rules of thumb, in fame."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cuzco_tui.games.caral.bots.ways import missing_levels, range_of, sites_of, spaces_between
from cuzco_tui.games.caral.engine.codes import (
    CARD_KINDS,
    CENTRE,
    CULT,
    EMISSARY,
    FREE,
    MARKET,
    NEUTRAL,
    QUARRY,
    SITE,
    VILLAGE,
    YEARS,
)
from cuzco_tui.games.caral.engine.view import PlayerView


class Prices(NamedTuple):
    """What a bot thinks of things: its taste."""

    level: float = 2.2
    finish: float = 2.5
    stone: float = 1.3
    worker: float = 2.4
    builder: float = 2.6
    priest: float = 2.0
    alpaca: float = 1.5
    card: float = 0.6
    pair: float = 0.9
    set: float = 0.5
    envoy: float = 2.2
    call: float = 1.0
    ahead: float = 0.6
    """How much of the best that the next turn could bring counts now."""


USUAL: Final = Prices()
FAR: Final = 0.35
"""What a space between a figure and a site costs."""
WORKER_STEPS: Final[Sequence[float]] = (1.0, 1.0, 0.8, 0.55, 0.05)
"""What one more worker is worth, by how many are in the quarry already."""
ALPACA_STEPS: Final[Sequence[float]] = (1.0, 1.0, 0.8, 0.5, 0.3, 0.0)
"""What one more alpaca is worth, by how many are on the sled already."""

ENOUGH: Final = 5
"""With so many Carali in the supply, there are enough for builders."""


class Worth:
    """Prices things for one seat at one moment."""

    def __init__(self, view: PlayerView, seat: int, prices: Prices = USUAL) -> None:
        self.view = view
        self.seat = seat
        self.prices = prices
        self.content = view.content
        self.player = view.players[seat]
        self.left = max(0.0, 1.0 - view.finished / len(view.content.finish_fame))
        """How much of the game is left."""
        self.is_last_year = view.finished >= len(view.content.finish_fame)
        """Whether the game ends with this year (CE-1)."""
        self.centre = view.content.kinds.index(CENTRE)
        self._needs_stones = sum(missing_levels(view, index) for index in self.open_sites())
        self._spaces = self._numbers_of_spaces()

    def _numbers_of_spaces(self) -> list[int]:
        """Number the places of the path as moves count them."""
        numbers: list[int] = []
        count = 0
        for index, kind in enumerate(self.content.kinds):
            if index and (kind != SITE or self.view.built[index]):
                count += 1
            numbers.append(count)
        return numbers

    def open_sites(self) -> list[int]:
        """List the own pyramids that are started and not finished."""
        view = self.view
        return [index for index in sites_of(view, self.seat) if view.built[index] and missing_levels(view, index)]

    def hand(self, cards: Sequence[int]) -> float:
        """Price a hand: each card, pairs, and the largest set, which can be offered."""
        pairs = sum(1 for number in cards if number >= 2)
        return self.prices.card * sum(cards) + self.prices.pair * pairs + self.prices.set * max(cards)

    def hand_change(self, cards: Sequence[int], sign: int) -> float:
        """Price cards that come into the hand or leave it."""
        hand = self.player.hand
        return self.hand([hand[kind] + sign * cards[kind] for kind in range(CARD_KINDS)]) - self.hand(hand)

    def drawn(self, number: int) -> float:
        """Price cards from the draw pile."""
        return number * (self.prices.card + 0.35 * self.prices.pair + 0.3 * self.prices.set)

    def levels(self, index: int, stones: int) -> float:
        """Price building on an own site with so many stones: with pairs up to three levels."""
        view, prices = self.view, self.prices
        if index < view.architect or not stones:
            return 0.0
        missing = missing_levels(view, index) if view.built[index] else self.content.large
        if not missing:
            return 0.0
        pairs = sum(1 for kind in (0, 1) if self.player.hand[kind] >= 2)
        count = min(stones, missing, 1 + pairs)
        return prices.level * count + (prices.finish if count == missing else 0.0)

    def action(self, index: int, stones: int) -> float:
        """Price the action of a place for who comes there with so many stones."""
        kind = self.content.kinds[index]
        if kind == CENTRE:
            return self.call()
        if index < self.view.architect or index == self.view.anaconda:
            return 0.0
        if kind == SITE:
            return self.levels(index, stones) if self.view.owner[index] == self.seat else 0.0
        if kind == QUARRY:
            return self.stones(self.new_stones(index, stones), stones)
        if kind == CULT:
            return self.drawn(self.content.cult_cards)
        if kind == MARKET:
            return self.alpaca()
        return self.carali() if kind == VILLAGE else 0.0

    def new_stones(self, index: int, stones: int) -> int:
        """Count the stones that a visit to a quarry brings."""
        workers = self.player.workers[self.content.quarries.index(index)]
        return min(workers, self.content.most_stones - stones)

    def stones(self, number: int, have: int = 0) -> float:
        """Price stones: those that a pyramid waits for count in full."""
        needed = max(0, self._needs_stones - have)
        return self.prices.stone * (min(number, needed) + 0.5 * max(0, number - needed))

    def alpaca(self) -> float:
        """Price an alpaca that can be placed where it does most."""
        return max(self.sled(), self.beast()) if self.player.alpacas else 0.0

    def sled(self) -> float:
        """Price one more alpaca on the sled."""
        return self.prices.alpaca * (0.4 + self.left) * ALPACA_STEPS[min(self.player.sled, len(ALPACA_STEPS) - 1)]

    def beast(self) -> float:
        """Price an alpaca for the emissary board."""
        player = self.player
        if not self.view.modules & EMISSARY or player.level == len(self.content.emissaries):
            return 0.0
        row = self.content.emissaries[player.level]
        if player.beasts >= row.alpacas:
            return 0.0
        missing = row.carali + row.alpacas - player.envoys - player.beasts
        return self.prices.envoy * (0.6 + 0.5 / missing) * (0.3 + self.left)

    def envoy(self) -> float:
        """Price a Carali for the emissary board."""
        player = self.player
        if not self.view.modules & EMISSARY or player.level == len(self.content.emissaries):
            return 0.0
        row = self.content.emissaries[player.level]
        missing = row.carali + row.alpacas - player.envoys - player.beasts
        return self.prices.envoy * (0.6 + (1.0 + row.fame / 4) / missing) - self._scarcity()

    def carali(self) -> float:
        """Price a Carali that can be placed where it does most."""
        if not self.player.carali:
            return 0.0
        best = max(self.worker(index) for index in self.content.quarries)
        best = max(best, self.new_site(), self.envoy())
        view = self.view
        for index in sites_of(view, self.seat):
            finished = view.built[index] and not missing_levels(view, index)
            if finished and view.target[index] == self.content.large and not view.priest[index]:
                best = max(best, self.priest())
        return best

    def worker(self, index: int) -> float:
        """Price one more worker in a quarry."""
        return self._work(index, self.player.workers[self.content.quarries.index(index)]) - self._scarcity()

    def lost_worker(self, index: int) -> float:
        """Price a worker of a quarry who goes; without any nothing can be built any more."""
        last = self.prices.worker if sum(self.player.workers) <= 2 else 0.0
        return self._work(index, self.player.workers[self.content.quarries.index(index)] - 1) + last

    def _work(self, index: int, have: int) -> float:
        """Price a worker beside so many; the inner quarry is of use for longer each year."""
        inner = 1.0 if index == self.content.quarries[-1] else 0.8
        needed = 2.0 if not any(self.player.workers) else 0.2 + 0.8 * self.left
        return self.prices.worker * needed * WORKER_STEPS[min(have, len(WORKER_STEPS) - 1)] * inner

    def _scarcity(self) -> float:
        """Price a Carali that is not there any more for a builder: those who build need some until the end."""
        return self.prices.builder * 0.25 * self.left * max(0, ENOUGH - self.player.carali)

    def priest(self) -> float:
        """Price a priest: by the years that are left, and at the end."""
        years = 4.0 * self.left
        return self.prices.priest * (years * self.content.priest_year + self.content.priest_end) / 2

    def new_site(self) -> float:
        """Price one more site, wherever it is."""
        view = self.view
        waiting = sum(1 for index in sites_of(view, self.seat) if not view.built[index] or missing_levels(view, index))
        if not any(view.owner[index] == FREE and not self.is_too_late(index) for index in self.content.sites):
            return 0.0
        return self.prices.builder * (1.6, 0.8, 0.3)[min(waiting, 2)] * (0.5 + 0.5 * self.left)

    def is_too_late(self, index: int) -> bool:
        """Whether nothing can be built on a site any more: behind the architect in the last year."""
        return self.is_last_year and index < self.view.architect

    def site(self, index: int) -> float:
        """Price a site by its place: near a quarry with workers, and far enough inside."""
        workers = self.player.workers
        near = max(
            (1.0 + 0.3 * workers[number]) / (1.0 + 0.5 * self.between(quarry, index))
            for number, quarry in enumerate(self.content.quarries)
        )
        inside = 0.6 * index / self.centre
        return near + inside - (0.5 if index < self.view.architect else 0.0)

    def between(self, one: int, other: int) -> int:
        """Count the spaces between two places."""
        return abs(self._spaces[one] - self._spaces[other])

    def call(self) -> float:
        """Price ending the year now: the ceremony, the thanks after it, and the way back for who stands inside."""
        view = self.view
        own = sites_of(view, self.seat)
        thanks = sum(view.priest[index] for index in own) + self.drawn(sum(1 for index in own if view.built[index]))
        if self.is_last_year:
            thanks = 0.0
        mine = max(self.player.hand)
        rivals = [0.4 * other.hand_size + 0.7 for seat, other in enumerate(view.players) if seat != self.seat]
        lead = mine - max(rivals)
        bidder = self.content.bidder_fame[view.height - 1] if lead > 0 else 1.0
        fame = bidder if mine else self.content.nothing_fame
        others = sum(self._thanks_of(seat) for seat in range(view.seats) if seat != self.seat) / (view.seats - 1)
        unused = max((self.levels(index, self.player.stones) for index in own), default=0.0)
        return (
            self.prices.call * (fame + thanks - 0.5 * others + min(lead, 0.0) * 0.3 + self._year_tile()) - 0.6 * unused
        )

    def _thanks_of(self, seat: int) -> float:
        view = self.view
        own = sites_of(view, seat)
        return sum(view.priest[index] for index in own) + self.drawn(sum(1 for index in own if view.built[index]))

    def _year_tile(self) -> float:
        """Price being furthest ahead when that counts this year."""
        view = self.view
        if not view.modules & YEARS or not 0 < view.year <= len(view.years):
            return 0.0
        return float(self.content.year_first) if self.content.years[view.years[view.year - 1]].counts == 6 else 0.0

    def action_here(self) -> float:
        """Price the action of the place where the figure stands, taken once more."""
        return self.action(self.player.figure, self.player.stones)

    def second_move(self) -> float:
        """Price the best that a second move could reach."""
        origin = self.player.figure
        return max(
            (
                self.action(index, self.player.stones)
                for index in range(1, self.centre + 1)
                if 0 < self.between(origin, index) <= self.content.second_move and self._is_place(index)
            ),
            default=0.0,
        )

    def elsewhere(self) -> float:
        """Price a Carali that was taken up and can go anywhere else."""
        self.player.carali += 1
        found = self.carali()
        self.player.carali -= 1
        return found

    def exchange(self, cards: Sequence[int]) -> float:
        """Price two stones for cards."""
        room = self.content.most_stones - self.player.stones
        return self.stones(min(2, room), self.player.stones) + self.hand_change(cards, -1) - 0.3

    def place(self, index: int, cards: int) -> float:
        """Price going to a place, with what could be done there, and with the next turn in mind."""
        stones = self.player.stones
        now = self.action(index, stones) - cards * (self.prices.card + 0.2)
        if self.content.kinds[index] == CENTRE:
            return now
        if self.content.kinds[index] == QUARRY and now > 0.0:
            stones += self.new_stones(index, stones)
        return now + self.prices.ahead * self._next_turn(index, stones)

    def _next_turn(self, origin: int, stones: int) -> float:
        """Price the best that the next turn could bring from a place without cards."""
        best = 0.0
        most = range_of(self.view, self.seat)
        for index in range(1, self.centre):
            if 0 < self.between(origin, index) <= most and self._is_place(index):
                best = max(best, self.action(index, stones))
        return best

    def _is_place(self, index: int) -> bool:
        owner = self.view.owner[index]
        if self.content.kinds[index] != SITE:
            return True
        return owner == self.seat and owner != NEUTRAL

    def spaces_to(self, index: int) -> int:
        """Count the spaces of a move from where the figure stands."""
        return spaces_between(self.view, self.player.figure, index)
