"""The ceremony of a year and the mood of the gods after it (CJ, C2-3, CL)."""

from typing import cast

from cuzco_tui.games.caral.engine import events
from cuzco_tui.games.caral.engine.carali import alpacas_to_lose, carali_to_lose, return_alpaca, take_away
from cuzco_tui.games.caral.engine.choices import (
    OFFER_NOTHING,
    Choice,
    Discard,
    LoseAlpaca,
    LoseCarali,
    OfCards,
    Offer,
    all_of,
    of_cards,
    offer,
)
from cuzco_tui.games.caral.engine.codes import (
    ALPACA_LOSS,
    CARALI_LOSS,
    CARD_KINDS,
    CARD_LOSS,
    FROM_CEREMONIES,
    NOBODY,
    OFFERING_TILE,
)
from cuzco_tui.games.caral.engine.decisions import LOSS, OFFERING
from cuzco_tui.games.caral.engine.state import Frame, State
from cuzco_tui.games.caral.engine.supplies import discard, emissary_tile, gain_fame, next_card


def open_ceremony(s: State) -> None:
    """Bar a kind at a table of two, then ask for offerings from the high priest on (C2-3, CJ-1)."""
    s.active = s.high
    s.turn_levels = s.turn_spaces = 0
    if s.seats == 2:
        card = next_card(s)
        s.barred = card
        if card >= 0:
            s.discards[card] += 1
            if s.log is not None:
                s.log.append(events.KindBarred(card))
    for step in reversed(range(s.seats)):
        s.stack.append((OFFERING, (s.high + step) % s.seats, 0, 0, 0))


def offering_options(s: State, frame: Frame) -> list[Choice]:
    """What a seat can offer: cards of one kind that nobody offered before and that is not barred (CJ-2, CJ-3)."""
    hand = s.players[frame[1]].hand
    options: list[Choice] = []
    for kind in range(CARD_KINDS):
        if kind != s.barred and kind not in s.offer_kinds:
            options += [offer(kind, number) for number in range(hand[kind], 0, -1)]
    options.append(OFFER_NOTHING)
    return options


def lay_offering(s: State, frame: Frame, choice: Choice) -> None:
    """Lay an offering open; its cards leave the hand."""
    seat = frame[1]
    s.active = seat
    if isinstance(choice, Offer):
        s.offer_kinds[seat] = choice.kind
        s.offers[seat] = choice.number
        s.players[seat].hand[choice.kind] -= choice.number
    if s.log is not None:
        s.log.append(events.Offered(seat, s.offer_kinds[seat], s.offers[seat], bid(s, seat)))
        if choice is OFFER_NOTHING and len(offering_options(s, frame)) == 1:
            s.log.append(events.NothingToOffer(seat, sum(s.players[seat].hand)))


def bid(s: State, seat: int) -> int:
    """Count what a seat offers, with the tile that counts one more (CW-8)."""
    number = s.offers[seat]
    return number + 1 if number and emissary_tile(s, s.players[seat]) == OFFERING_TILE else number


def most_bid(s: State, seat: int, cards: int) -> int:
    """Give what a seat with so many cards could bid at most, as far as the others know (CW-8)."""
    return cards + int(cards > 0 and emissary_tile(s, s.players[seat]) == OFFERING_TILE)


def highest_bidder(s: State) -> int:
    """Give the seat with the highest offering, the first one among equals, NOBODY without any (CJ-4)."""
    best = NOBODY
    for step in range(s.seats):
        seat = (s.high + step) % s.seats
        if bid(s, seat) > (bid(s, best) if best >= 0 else 0):
            best = seat
    return best


def hold_ceremony(s: State) -> None:
    """Give the fame of the ceremony (CJ-5)."""
    bidder = highest_bidder(s)
    content = s.content
    if s.log is not None:
        s.log.append(events.CeremonyHeld(bidder, bid(s, bidder) if bidder >= 0 else 0))
    for step in range(s.seats):
        seat = (s.high + step) % s.seats
        if seat == bidder:
            amount = content.bidder_fame[s.height - 1]
        else:
            amount = content.offering_fame if s.offers[seat] else content.nothing_fame
        gain_fame(s, seat, amount, FROM_CEREMONIES)


def judge_mood(s: State) -> None:
    """Let the mood card strike if too little was offered (CL-2 to CL-4)."""
    number = mood_in_force(s)
    card = s.content.moods[number]
    needed = card.needed[s.seats - 2]
    bids = [bid(s, seat) for seat in range(s.seats)]
    struck: list[int] = []
    if sum(bids) < needed:
        fewest, most = min(bids), max(bids)
        for step in range(s.seats):
            seat = (s.high + step) % s.seats
            if bids[seat] == fewest if card.fewest else (bids[seat] < most or not bids[seat]):
                struck.append(seat)
    if s.log is not None:
        s.log.append(events.MoodJudged(number, sum(bids), needed, tuple(struck)))
    for seat in reversed(struck):
        s.stack.append((LOSS, seat, card.loss, 0, 0))


def mood_in_force(s: State) -> int:
    """Give the mood card that is face up this year (CL-1)."""
    return s.moods[max(s.year - 1, 0) % len(s.moods)]


def clear_offerings(s: State) -> None:
    """Put all offered cards on the discard pile (CJ-6)."""
    offered = [0] * CARD_KINDS
    for kind, number in zip(s.offer_kinds, s.offers, strict=True):
        if number:
            offered[kind] += number
            s.discards[kind] += number
    if any(offered) and s.log is not None:
        s.log.append(events.OfferingsDiscarded(tuple(offered)))


def forget_offerings(s: State) -> None:
    """Make room for the next ceremony."""
    s.offer_kinds = [-1] * s.seats
    s.offers = [0] * s.seats
    s.barred = -1


def loss_options(s: State, frame: Frame) -> list[Choice]:
    """What a seat that the mood struck can lose, of its own choice (CL-5, CL-6)."""
    _, seat, loss, _, _ = frame
    if loss == CARALI_LOSS:
        return carali_to_lose(s, seat)
    if loss == ALPACA_LOSS:
        return alpacas_to_lose(s, seat)
    if loss == CARD_LOSS:
        hand = s.players[seat].hand
        return [of_cards(Discard, cards) for cards in all_of(hand, 1)]
    return []


def lose(s: State, frame: Frame, choice: Choice) -> None:
    """Lose what was chosen."""
    seat = frame[1]
    if isinstance(choice, LoseCarali):
        take_away(s, seat, choice)
        if s.log is not None:
            s.log.append(events.CaraliLost(seat, choice.role, choice.place))
    elif isinstance(choice, LoseAlpaca):
        return_alpaca(s, seat, choice, "mood")
    else:
        discard(s, seat, cast(OfCards, choice).cards, "mood")


def lose_without_choice(s: State, frame: Frame) -> None:
    """Lose a stone, or tell that there is nothing to lose."""
    _, seat, loss, _, _ = frame
    player = s.players[seat]
    if loss not in (CARALI_LOSS, ALPACA_LOSS, CARD_LOSS) and player.stones:
        player.stones -= 1
        if s.log is not None:
            s.log.append(events.StoneLost(seat, "mood"))
    elif s.log is not None:
        s.log.append(events.NothingToLose(seat, loss))
