"""Pairs of resource cards and the exchange of cards for stones (CR, CW-7)."""

from cuzco_tui.games.caral.engine import events
from cuzco_tui.games.caral.engine.choices import PLAY_PAIR, Choice, Exchange, PlayPair, all_of, of_cards
from cuzco_tui.games.caral.engine.codes import CARD_KINDS, EXCHANGE_TILE, FISH, MIXED_TILE, STONE
from cuzco_tui.games.caral.engine.state import Player, State
from cuzco_tui.games.caral.engine.supplies import discard, emissary_tile, gain_stones

_CARDS_OF_EXCHANGE = 2
_STONES_OF_EXCHANGE = 2


def pairs_for(s: State, seat: int, ability: int) -> list[Choice]:
    """List the pairs that a seat can play for an ability now, each ability once a turn (CR-2, CW-7)."""
    if s.pairs >> ability & 1:
        return []
    player = s.players[seat]
    options: list[Choice] = []
    if player.hand[ability] >= 2:
        options.append(PLAY_PAIR[ability][0])
    if not s.mixed and holds_mixed_pair(s, player, ability):
        options.append(PLAY_PAIR[ability][1])
    return options


def holds_mixed_pair(s: State, player: Player, ability: int) -> bool:
    """Whether a player has the tile and the two cards that make a pair of two kinds (CW-7)."""
    first = STONE if ability < FISH else FISH
    return emissary_tile(s, player) == MIXED_TILE and player.hand[first] > 0 and player.hand[first + 1] > 0


def cards_of_pair(choice: PlayPair) -> list[int]:
    """Give the cards of a pair."""
    cards = [0] * CARD_KINDS
    if choice.mixed:
        first = STONE if choice.ability < FISH else FISH
        cards[first] = cards[first + 1] = 1
    else:
        cards[choice.ability] = 2
    return cards


def play_pair(s: State, seat: int, choice: PlayPair) -> None:
    """Discard a pair for its ability."""
    s.pairs |= 1 << choice.ability
    s.mixed |= choice.mixed
    discard(s, seat, cards_of_pair(choice), "")
    if s.log is not None:
        s.log.append(events.PairPlayed(seat, choice.ability, bool(choice.mixed)))


def exchanges(s: State, seat: int) -> list[Choice]:
    """List the ways to discard two cards for two stones, none when there is no room for a stone (CW-7)."""
    player = s.players[seat]
    if emissary_tile(s, player) != EXCHANGE_TILE or player.stones == s.content.most_stones:
        return []
    return [of_cards(Exchange, cards) for cards in all_of(player.hand, _CARDS_OF_EXCHANGE)]


def exchange(s: State, seat: int, choice: Exchange) -> None:
    """Discard two cards for two stones."""
    discard(s, seat, choice.cards, "exchange")
    gain_stones(s, seat, _STONES_OF_EXCHANGE)


def stones_after_exchange(s: State, seat: int) -> int:
    """Give the stones a seat would have after one more exchange."""
    return min(s.players[seat].stones + _STONES_OF_EXCHANGE, s.content.most_stones)
