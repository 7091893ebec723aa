"""The god cards on the table: piles, face-up cards, and what the use of one costs (N-3, G-0)."""

from typing import Final

from cuzco_tui.chance import shuffle
from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.games.cuzco.engine.card_numbers import GOD_OF, cards_of
from cuzco_tui.games.cuzco.engine.choices import TAKE_GOD, Choice
from cuzco_tui.games.cuzco.engine.codes import GODS, INTI, OFFERING
from cuzco_tui.games.cuzco.engine.state import Player, State

RULES_OF_DIFFERENT_CARDS: Final = 2
"""From this rules version on the very card that a medal has used serves no other medal in the same turn (G-0)."""
DISCARDED: Final = -1
HELD: Final = -2
SOMEWHERE_IN_PILE: Final = -3
"""Where a card is that a medal has used in this turn, if not at a known height of its pile; see `State.medal_cards`."""

_WAYS: Final[tuple[tuple[int, ...], ...]] = ((), (OFFERING,), (INTI,), (OFFERING, INTI))


def god_options(s: State) -> list[Choice]:
    """List the gods of whom a card lies face up."""
    return [TAKE_GOD[god] for god in range(GODS) if s.face_up[god]]


def take_god_card(s: State, seat: int, god: int) -> None:
    """Take the face-up card of a god; the next one is turned up at once (X-5)."""
    card = s.face_up[god]
    player = s.players[seat]
    player.hand = hand = player.hand[:]
    hand[card] += 1
    if s.medal_cards:
        _move_medal_card(s, card, len(s.piles[god]), HELD)
    if s.log is not None:
        s.log.append(events.GodCardTaken(seat, card))
    turn_up(s, god)


def turn_up(s: State, god: int) -> None:
    """Turn up the next card of a god, from the reshuffled discards when the pile is empty (N-3)."""
    pile = s.piles[god]
    if not pile:
        pile = _reshuffled(s, god)
        if s.log is not None and pile:
            s.log.append(events.PileReshuffled(god, len(pile)))
    s.face_up = face_up = s.face_up[:]
    if pile:
        face_up[god] = pile[-1]
        s.piles = piles = s.piles[:]
        piles[god] = pile[:-1]
    else:
        face_up[god] = 0
    s.reveals += 1
    if s.log is not None:
        s.log.append(events.CardTurnedUp(god, face_up[god]))


def _reshuffled(s: State, god: int) -> list[int]:
    """Shuffle the discards of a god to a new pile, and keep an eye on the very cards that medals have used."""
    pile: list[int] = []
    s.discards = discards = s.discards[:]
    for card in cards_of(god):
        pile += [card] * discards[card]
        discards[card] = 0
    followed = [card for card, place in s.medal_cards if place == DISCARDED and GOD_OF[card] == god]
    for card in followed:
        pile[pile.index(card)] = -card
    shuffle(s, pile)
    for height, card in enumerate(pile):
        if card < 0:
            pile[height] = -card
            _move_medal_card(s, -card, DISCARDED, height)
    return pile


def _move_medal_card(s: State, card: int, place: int, target: int) -> None:
    """Note where a card went, if it is one that a medal has used in this turn."""
    if (card, place) in s.medal_cards:
        others = list(s.medal_cards)
        others.remove((card, place))
        s.medal_cards = (*others, (card, target))


def is_used_up(s: State, god: int) -> bool:
    """Tell whether a medal has used the face-up card of a god in this turn, so that no other medal can (G-0)."""
    return (s.face_up[god], len(s.piles[god])) in s.medal_cards


def medal_cards_seen(s: State) -> tuple[tuple[int, int], ...]:
    """Give `State.medal_cards` as everybody knows them: how high a card lies in a pile is hidden."""
    return tuple(
        (card, SOMEWHERE_IN_PILE if 0 <= place < len(s.piles[GOD_OF[card]]) else place) for card, place in s.medal_cards
    )


def payments(s: State, player: Player, card: int) -> int:
    """Tell how a card's ability can be paid now: bit 1 an offering, bit 2 an Inti medal (G-0)."""
    ways = 0
    if player.hand[card] and player.offerings:
        ways = 1
    if player.inti:
        god = GOD_OF[card]
        if s.face_up[god] == card and not (s.medal_cards and is_used_up(s, god)):
            ways += 2
    return ways


def can_pay_both(s: State, player: Player, first: int, second: int) -> bool:
    """Tell whether two cards of different gods can be paid one after the other."""
    return any(
        can_pay_together(player, one, other)
        for one in ways_of(payments(s, player, first))
        for other in ways_of(payments(s, player, second))
    )


def can_pay_together(player: Player, first_via: int, second_via: int) -> bool:
    """Tell whether two payments, each possible alone, are possible one after the other."""
    if first_via != second_via or not first_via:
        return True
    return (player.offerings if first_via == OFFERING else player.inti) >= 2


def ways_of(bits: int) -> tuple[int, ...]:
    """List the payments in the bits that `payments` gives."""
    return _WAYS[bits]


def pay_for_card(s: State, seat: int, card: int, via: int) -> None:
    """Pay a card's ability: hand card and offering, or Inti medal and the face-up card (G-0)."""
    player = s.players[seat]
    god = GOD_OF[card]
    s.discards = discards = s.discards[:]
    discards[card] += 1
    if s.log is not None:
        s.log.append(events.CardPlayed(seat, card, via))
    if via == OFFERING:
        player.hand = hand = player.hand[:]
        hand[card] -= 1
        player.offerings -= 1
        if s.medal_cards:
            _move_medal_card(s, card, HELD, DISCARDED)
        if s.face_up[god] == 0:
            turn_up(s, god)
    else:
        player.inti -= 1
        s.inti_out += 1
        if s.rules >= RULES_OF_DIFFERENT_CARDS:
            s.medal_cards = (*s.medal_cards, (card, DISCARDED))
        turn_up(s, god)
