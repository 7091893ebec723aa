"""The bot that plays by rules of thumb: it prices what each option brings, and what the next turn could add.

It builds close to the quarries, keeps its pairs, and ends a year when it believes to hold the largest offering.
"""

from collections.abc import Callable
from typing import Any, Final

from cuzco_tui.game import Clock, Decision
from cuzco_tui.games.caral.bots.prices import USUAL, Prices, Worth
from cuzco_tui.games.caral.bots.ways import missing_levels, range_of, sites_of
from cuzco_tui.games.caral.engine import choices
from cuzco_tui.games.caral.engine.codes import BOARD, BUILDER, ENVOY, PRIEST, SETUP, SLED, WORKER
from cuzco_tui.games.caral.engine.view import PlayerView

SMALL_FROM: Final = 0.45
"""How much of the game must be left for a large pyramid."""
SOMETHING: Final = 0.2
"""What doing something is worth when nothing else is to be said for it."""


class ThumbBot:
    """Takes the option with the highest price, the first one of equals."""

    def __init__(self, prices: Prices = USUAL) -> None:
        self._prices = prices

    def __call__(self, view: PlayerView, decision: Decision, _clock: Clock, /) -> int:
        """Give the index of the best option."""
        offers = self.offers(view, decision)
        return offers.index(max(offers))

    def offers(self, view: PlayerView, decision: Decision) -> list[float]:
        """Price all options."""
        worth = Worth(view, decision.seat, self._prices)
        return [price(worth, option) for option in decision.options]


def price(worth: Worth, choice: Any) -> float:
    """Say what an option is worth, in fame."""
    pricer = _PRICES.get(type(choice))
    return pricer(worth, choice) if pricer else _plain(worth, choice)


def _plain(worth: Worth, choice: Any) -> float:
    """Price what needs no more words: acting is better than not acting."""
    if choice is choices.PLACE_ENVOY:
        return worth.envoy()
    if choice is choices.BUILD_SMALL:
        return 2.0 if worth.left < SMALL_FROM else 1.0
    if choice is choices.BUILD_LARGE:
        return 1.5
    if choice is choices.PAY_STONE:
        return worth.action_here() - 1.0 - worth.stones(1)
    if choice is choices.OFFER_NOTHING:
        return float(worth.content.nothing_fame)
    return SOMETHING if choice in (choices.ACT, choices.BUILD) else 0.0


def _move(worth: Worth, choice: choices.MoveTo) -> float:
    index = worth.content.index_of[choice.place]
    lacking = max(0, worth.spaces_to(index) - range_of(worth.view, worth.seat))
    return worth.place(index, lacking)


def _pair(worth: Worth, choice: choices.PlayPair) -> float:
    """Price a pair: what it brings, less its cards."""
    cards = [0, 0, 0, 0]
    if choice.mixed:
        cards[choice.ability & ~1] = cards[choice.ability | 1] = 1
    else:
        cards[choice.ability] = 2
    cost = -worth.hand_change(cards, -1)
    if choice.ability < 2:
        return worth.prices.level + SOMETHING - min(cost, worth.prices.level)
    if choice.ability == 2:
        return worth.action_here() - cost
    return worth.second_move() - cost


def _offering(worth: Worth, choice: choices.Offer) -> float:
    """Price an offering by whether it will be the highest, less its cards, which are kept for another year."""
    view = worth.view
    cards = [0, 0, 0, 0]
    cards[choice.kind] = choice.number
    later = [
        0.4 * other.hand_size + 0.7
        for seat, other in enumerate(view.players)
        if seat != worth.seat and view.offer_kinds[seat] < 0
    ]
    highest = choice.number > max(view.offers) and choice.number >= max(later, default=0.0)
    fame = worth.content.bidder_fame[view.height - 1] if highest else worth.content.offering_fame
    kept = 0.0 if worth.is_last_year else 0.5
    return fame + kept * worth.hand_change(cards, -1)


def _architect(worth: Worth, choice: choices.MoveArchitect) -> float:
    """Price a number on the die: the architect is to pass the others and their sites, not one's own."""
    view = worth.view
    spaces = [index for index in worth.content.action_spaces if index > view.architect]
    place = ([view.architect, *spaces, worth.centre, worth.centre])[choice.steps]
    found = 0.0
    for seat, player in enumerate(view.players):
        sign = -1.0 if seat == worth.seat else 1.0 / (view.seats - 1)
        found += sign * (player.figure < place)
        open_sites = (index for index in sites_of(view, seat) if missing_levels(view, index) or not view.built[index])
        found += sign * sum(0.4 for index in open_sites if view.architect <= index < place)
    return found


def _carali(worth: Worth, choice: choices.OfCarali) -> float:
    """Price a placed Carali that is taken away: what it does not bring any more."""
    if choice.role == WORKER:
        return -worth.lost_worker(worth.content.index_of[choice.place])
    return {BUILDER: -worth.prices.builder * 0.7, PRIEST: -worth.priest(), ENVOY: -worth.prices.envoy}[choice.role]


def _take_up(worth: Worth, choice: choices.TakeCarali) -> float:
    return worth.elsewhere() + _carali(worth, choice) - 0.5


def _pen(worth: Worth, choice: Any) -> float:
    """Price an alpaca that leaves the sled or the emissary board."""
    return -worth.prices.alpaca * (0.3 + worth.left) if choice.pen == SLED else -worth.prices.envoy


def _anaconda(worth: Worth, choice: choices.MoveAnaconda) -> float:
    """Price a place for the anaconda: where the others would go sooner than oneself."""
    index = worth.content.index_of[choice.place]
    if index not in worth.content.quarries:
        return 0.1 * (index == worth.content.action_spaces[1])
    number = worth.content.quarries.index(index)
    others = sum(player.workers[number] for player in worth.view.players) - worth.player.workers[number]
    return others / (worth.view.seats - 1) - worth.player.workers[number]


def _site(worth: Worth, choice: choices.AtPlace) -> float:
    index = worth.content.index_of[choice.place]
    if worth.view.phase == SETUP:
        return worth.site(index)
    if worth.is_too_late(index):
        return 0.0
    return worth.new_site() * (0.6 + 0.4 * worth.site(index))


def _build_at(worth: Worth, choice: choices.BuildAt) -> float:
    return worth.levels(max(worth.content.index_of[choice.place], worth.view.architect), 1) + SOMETHING


_PRICES: Final[dict[type[choices.Choice], Callable[[Worth, Any], float]]] = {
    choices.MoveTo: _move,
    choices.MoveArchitect: _architect,
    choices.PlaceWorker: lambda worth, choice: worth.worker(worth.content.index_of[choice.place]),
    choices.PlaceBuilder: _site,
    choices.PlacePriest: lambda worth, _choice: worth.priest(),
    choices.PlaceNeutral: lambda worth, choice: -0.01 * worth.content.index_of[choice.place],
    choices.PlaceAlpaca: lambda worth, choice: worth.beast() if choice.pen == BOARD else worth.sled(),
    choices.ReturnAlpaca: lambda worth, choice: worth.drawn(3) + 0.6 + _pen(worth, choice),
    choices.LoseAlpaca: _pen,
    choices.PayAlpaca: lambda worth, choice: worth.action_here() + _pen(worth, choice),
    choices.PlayPair: _pair,
    choices.TakeCarali: _take_up,
    choices.LoseCarali: _carali,
    choices.Discard: lambda worth, choice: worth.hand_change(choice.cards, -1),
    choices.TakeCards: lambda worth, choice: worth.hand_change(choice.cards, 1),
    choices.Exchange: lambda worth, choice: worth.exchange(choice.cards),
    choices.Offer: _offering,
    choices.BuildAt: _build_at,
    choices.LayTile: lambda worth, choice: 0.01 * worth.content.index_of[choice.place],
    choices.MoveAnaconda: _anaconda,
}
