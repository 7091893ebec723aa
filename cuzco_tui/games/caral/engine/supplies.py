"""What everybody's pieces and cards do in every room: fame, stones, cards, the draw pile (CA, CC)."""

from collections.abc import Sequence

from cuzco_tui.chance import shuffle
from cuzco_tui.games.caral.engine import events
from cuzco_tui.games.caral.engine.codes import CARD_KINDS, EMISSARY, OFFERING_TILE, SITE, SOURCE_COUNT
from cuzco_tui.games.caral.engine.state import Player, State


def gain_fame(s: State, seat: int, amount: int, source: int) -> None:
    """Give or take fame; it never falls below 0 (CC-9)."""
    player = s.players[seat]
    amount = max(amount, -player.fame)
    if not amount:
        return
    player.fame += amount
    player.vp[len(player.vp) - SOURCE_COUNT + source] += amount
    if s.log is not None:
        s.log.append(events.FameChanged(seat, amount, source))


def gain_stones(s: State, seat: int, number: int) -> None:
    """Put stones on the sled; those beyond its room are lost (CA-6)."""
    player = s.players[seat]
    kept = min(number, s.content.most_stones - player.stones)
    player.stones += kept
    if number and s.log is not None:
        s.log.append(events.StonesGained(seat, kept, number - kept))


def can_draw(s: State) -> bool:
    """Whether there is any card to draw (CA-10)."""
    return bool(s.pile) or any(s.discards)


def next_card(s: State) -> int:
    """Take the top card of the draw pile, after a reshuffle if it is empty; -1 when there is none (CA-10)."""
    if not s.pile:
        if not any(s.discards):
            return -1
        s.pile = [kind for kind in range(CARD_KINDS) for _ in range(s.discards[kind])]
        s.discards = [0] * CARD_KINDS
        shuffle(s, s.pile)
        if s.log is not None:
            s.log.append(events.PileReshuffled(len(s.pile)))
    s.reveals += 1
    return s.pile.pop()


def draw(s: State, seat: int, number: int) -> None:
    """Let a seat draw cards, as far as there are any."""
    hand = s.players[seat].hand
    drawn: list[int] = []
    for _ in range(number):
        card = next_card(s)
        if card < 0:
            break
        hand[card] += 1
        drawn.append(card)
    if drawn and s.log is not None:
        s.log.append(events.CardsDrawn(seat, len(drawn)))
        s.log.append(events.CardsSeen(seat, tuple(drawn)))


def discard(s: State, seat: int, cards: Sequence[int], purpose: str) -> None:
    """Put cards of a hand on the discard pile."""
    hand = s.players[seat].hand
    for kind, number in enumerate(cards):
        hand[kind] -= number
        s.discards[kind] += number
    if s.log is not None and purpose:
        s.log.append(events.CardsDiscarded(seat, tuple(cards), purpose))


def without(cards: Sequence[int], taken: Sequence[int]) -> list[int]:
    """Give what is left of cards when some are taken away, to see what would be possible then."""
    return [number - less for number, less in zip(cards, taken, strict=True)]


def with_more(cards: Sequence[int], added: Sequence[int]) -> list[int]:
    """Give cards together with some that are added, to see what would be possible then."""
    return [number + more for number, more in zip(cards, added, strict=True)]


def emissary_tile(s: State, player: Player) -> int:
    """Give the level whose tile a player has, 0 for none; at the highest level it keeps the one before (CW-6)."""
    return min(player.level, OFFERING_TILE) if s.modules & EMISSARY else 0


def placed_carali(s: State, player: Player) -> int:
    """Count a player's placed Carali: all that are not in the supply (CZ-3)."""
    return s.content.carali - player.carali


def placed_alpacas(s: State, player: Player) -> int:
    """Count a player's placed alpacas, finished emissary levels included (CZ-3)."""
    return s.content.alpacas - player.alpacas


def own_sites(s: State, seat: int) -> list[int]:
    """List the sites of a seat, with a level or without."""
    return [index for index in s.content.sites if s.owner[index] == seat]


def reserved_sites(s: State, seat: int) -> list[int]:
    """List a seat's sites without a level."""
    return [index for index in own_sites(s, seat) if not s.built[index]]


def is_finished(s: State, index: int) -> bool:
    """Whether a finished pyramid stands on a site; a neutral one never counts as finished (C2-2)."""
    return 0 < s.target[index] == s.built[index]


def counts_as_space(s: State, index: int) -> bool:
    """Whether a place of the path counts as a space for every figure (CM-3)."""
    kind = s.content.kinds[index]
    return kind != SITE or s.built[index] > 0
