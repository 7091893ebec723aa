"""The action of the place where a figure stands (CA, CP-3, CK-5)."""

from collections.abc import Sequence
from typing import cast

from cuzco_tui.games.caral.engine import events
from cuzco_tui.games.caral.engine.building import build_level, build_options, can_build_next, start_pyramid
from cuzco_tui.games.caral.engine.carali import (
    alpaca_placements,
    alpacas_to_pay,
    alpacas_to_return,
    carali_to_move,
    place_alpaca,
    place_carali,
    placements,
    return_alpaca,
)
from cuzco_tui.games.caral.engine.choices import (
    ACT,
    BUILD_LARGE,
    BUILD_SMALL,
    PAY_STONE,
    SKIP,
    BuildAt,
    Choice,
    Discard,
    Exchange,
    OfCards,
    PayAlpaca,
    PlaceAlpaca,
    ReturnAlpaca,
    TakeCards,
    all_of,
    at_place,
    of_cards,
)
from cuzco_tui.games.caral.engine.codes import (
    CARD_KINDS,
    CULT,
    FROM_ANACONDA,
    MARKET,
    P1,
    P2,
    P3,
    P4,
    P5,
    P6,
    P7,
    P8,
    QUARRY,
    SITE,
    VILLAGE,
)
from cuzco_tui.games.caral.engine.decisions import (
    AGAIN,
    CARALI_TO_MOVE,
    CARDS_TO_DISCARD,
    CARDS_TO_TAKE,
    DROVE_OFF,
    EXTRA_LEVEL,
    FISH_PAIR,
    MUST_BUILD,
    SPACE_FOR_ANACONDA,
)
from cuzco_tui.games.caral.engine.pairs import exchange, exchanges, stones_after_exchange
from cuzco_tui.games.caral.engine.state import Frame, State
from cuzco_tui.games.caral.engine.supplies import (
    can_draw,
    discard,
    draw,
    gain_fame,
    gain_stones,
    own_sites,
    with_more,
    without,
)

TILE_DRAWS = 3
"""How many cards P1 draws, and P6 takes."""
TILE_DISCARDS = 2
TILE_DRAWS_FOR_TWO = 4
"""P2: so many cards are discarded, so many drawn."""


def action_options(s: State, frame: Frame) -> list[Choice]:
    """What a player can do where its figure stands; none when nothing is possible (CA-1 to CA-3, CK-5, CW-7)."""
    _, seat, flags, _, _ = frame
    options = _ways_to_act(s, seat, flags)
    swaps = exchanges(s, seat)
    if swaps and (not options or flags & (AGAIN | DROVE_OFF)):
        swaps = [swap for swap in swaps if _possible_after_exchange(s, seat, flags, cast(Exchange, swap))]
    if swaps:
        options = options + swaps
    if options and not flags & (AGAIN | MUST_BUILD | DROVE_OFF):
        options = [*options, SKIP]
    return options


def _ways_to_act(s: State, seat: int, flags: int) -> list[Choice]:
    index = s.players[seat].figure
    if index < s.architect:
        return []
    if index == s.anaconda and not flags & (AGAIN | DROVE_OFF):
        return _payments(s, seat, index)
    return possible_actions(s, seat, index)


def _possible_after_exchange(s: State, seat: int, flags: int, swap: Exchange) -> bool:
    """Whether the action is possible after an exchange of cards for stones; who paid for it must take it (CX-40)."""
    player = s.players[seat]
    hand, discards, stones = player.hand, s.discards, player.stones
    player.stones = stones_after_exchange(s, seat)
    player.hand, s.discards = without(hand, swap.cards), with_more(discards, swap.cards)
    possible = bool(_ways_to_act(s, seat, flags))
    player.hand, s.discards, player.stones = hand, discards, stones
    return possible


def _payments(s: State, seat: int, index: int) -> list[Choice]:
    """List how the anaconda can be driven off; the action must be possible after paying (CK-5, CK-6)."""
    player = s.players[seat]
    options: list[Choice] = []
    for payment in alpacas_to_pay(s, seat):
        sled, beasts, alpacas = player.sled, player.beasts, player.alpacas
        return_alpaca_silently(s, seat, cast(PayAlpaca, payment))
        if possible_actions(s, seat, index):
            options.append(payment)
        player.sled, player.beasts, player.alpacas = sled, beasts, alpacas
    if player.stones and player.fame:
        player.stones -= 1
        if possible_actions(s, seat, index):
            options.append(PAY_STONE)
        player.stones += 1
    return options


def return_alpaca_silently(s: State, seat: int, choice: PayAlpaca) -> None:
    """Put a placed alpaca back to see what would be possible then."""
    log, s.log = s.log, None
    return_alpaca(s, seat, choice, "anaconda")
    s.log = log


def possible_actions(s: State, seat: int, index: int) -> list[Choice]:
    """List how the action of a place can be taken; none when no part of it changes anything (CA-3)."""
    kind = s.content.kinds[index]
    tile = s.laid[index]
    if kind == SITE:
        return build_options(s, seat, index)
    if kind == VILLAGE:
        return _village(s, seat, tile)
    if kind == QUARRY:
        return _quarry(s, seat, index, tile)
    if kind == CULT:
        return _cult(s, seat, tile)
    if kind == MARKET:
        return _market(s, seat, tile)
    return []


def _village(s: State, seat: int, tile: int) -> list[Choice]:
    options = placements(s, seat)
    if not options and ((tile == P3 and can_draw(s)) or (tile == P4 and carali_to_move(s, seat))):
        return [ACT]
    return options


def stones_here(s: State, seat: int, index: int) -> int:
    """Count the stones that a quarry would bring a seat (CA-6)."""
    player = s.players[seat]
    return min(player.workers[s.content.quarries.index(index)], s.content.most_stones - player.stones)


def _quarry(s: State, seat: int, index: int, tile: int) -> list[Choice]:
    options: list[Choice] = []
    if stones_here(s, seat, index) or (tile == P7 and carali_to_move(s, seat)):
        options.append(ACT)
    if tile == P8 and s.players[seat].stones:
        places = s.content.places
        options += [at_place(BuildAt, places[site]) for site in own_sites(s, seat) if can_build_next(s, site)]
    return options


def _cult(s: State, seat: int, tile: int) -> list[Choice]:
    cards = sum(s.players[seat].hand)
    if tile == P2:
        return [ACT] if cards >= TILE_DISCARDS else []
    return [ACT] if can_draw(s) or (tile == P1 and cards) else []


def _market(s: State, seat: int, tile: int) -> list[Choice]:
    options = alpaca_placements(s, seat)
    if tile == P5 and not options and s.players[seat].stones < s.content.most_stones:
        options.append(ACT)
    if tile == P6 and any(s.discards):
        options += alpacas_to_return(s, seat)
    return options


def take_action(s: State, frame: Frame, choice: Choice) -> None:
    """Act, exchange cards for stones before it, drive off the anaconda, or do nothing."""
    _, seat, flags, _, _ = frame
    index = s.players[seat].figure
    place = s.content.places[index]
    if choice is SKIP:
        if s.log is not None:
            s.log.append(events.ActionDeclined(seat, place))
    elif isinstance(choice, Exchange):
        s.stack.append(frame)
        exchange(s, seat, choice)
    elif choice is PAY_STONE or isinstance(choice, PayAlpaca):
        _drive_off(s, frame, choice)
    else:
        if s.log is not None:
            s.log.append(events.ActionTaken(seat, place, bool(flags & AGAIN)))
        if s.content.kinds[index] != SITE and not flags & AGAIN:
            s.stack.append((FISH_PAIR, seat, 0, 0, 0))
        _carry_out(s, seat, index, choice)


def _drive_off(s: State, frame: Frame, choice: Choice) -> None:
    """Pay for the anaconda; the action is taken and then it is moved (CK-5)."""
    kind, seat, flags, _, _ = frame
    if isinstance(choice, PayAlpaca):
        return_alpaca(s, seat, choice, "anaconda")
    else:
        s.players[seat].stones -= 1
        if s.log is not None:
            s.log.append(events.StoneLost(seat, "anaconda"))
        gain_fame(s, seat, -1, FROM_ANACONDA)
    s.stack.append((SPACE_FOR_ANACONDA, seat, 0, 0, 0))
    s.stack.append((kind, seat, flags | DROVE_OFF, 0, 0))


def _carry_out(s: State, seat: int, index: int, choice: Choice) -> None:
    kind = s.content.kinds[index]
    tile = s.laid[index]
    if kind == SITE:
        if choice in (BUILD_SMALL, BUILD_LARGE):
            start_pyramid(s, index, choice)
        _build(s, seat, index)
    elif kind == VILLAGE:
        _act_in_village(s, seat, tile, choice)
    elif kind == QUARRY:
        _act_in_quarry(s, seat, index, tile, choice)
    elif kind == CULT:
        _act_at_cult_place(s, seat, tile)
    else:
        _act_at_market(s, seat, tile, choice)


def _build(s: State, seat: int, site: int) -> None:
    """Build a level, with more by pairs after it; a progress tile that it brings is laid first (CB-1, CZ-6)."""
    s.stack.append((EXTRA_LEVEL, seat, site, 0, 0))
    build_level(s, seat, site)


def _act_in_village(s: State, seat: int, tile: int, choice: Choice) -> None:
    if choice is not ACT:
        place_carali(s, seat, choice)
    if tile == P3:
        draw(s, seat, 1)
    elif tile == P4:
        s.stack.append((CARALI_TO_MOVE, seat, 0, 0, 0))


def _act_in_quarry(s: State, seat: int, index: int, tile: int, choice: Choice) -> None:
    if isinstance(choice, BuildAt):
        _build(s, seat, s.content.index_of[choice.place])
        return
    gain_stones(s, seat, s.players[seat].workers[s.content.quarries.index(index)])
    if tile == P7:
        s.stack.append((CARALI_TO_MOVE, seat, 0, 0, 0))


def _act_at_cult_place(s: State, seat: int, tile: int) -> None:
    if tile == P1:
        s.stack.append((CARDS_TO_DISCARD, seat, 1, 0, 0))
        draw(s, seat, TILE_DRAWS)
    elif tile == P2:
        s.stack.append((CARDS_TO_DISCARD, seat, TILE_DISCARDS, TILE_DRAWS_FOR_TWO, 0))
    else:
        draw(s, seat, s.content.cult_cards)


def _act_at_market(s: State, seat: int, tile: int, choice: Choice) -> None:
    if isinstance(choice, ReturnAlpaca):
        return_alpaca(s, seat, choice, "cards")
        s.stack.append((CARDS_TO_TAKE, seat, TILE_DRAWS, 0, 0))
        return
    if isinstance(choice, PlaceAlpaca):
        place_alpaca(s, seat, choice)
    if tile == P5:
        gain_stones(s, seat, 1)


def discard_options(s: State, frame: Frame) -> list[Choice]:
    """Which cards of the hand go, as many as there are at most (CP-4, CL-5, CM-11)."""
    _, seat, number, _, _ = frame
    hand = s.players[seat].hand
    number = min(number, sum(hand))
    return [of_cards(Discard, cards) for cards in all_of(hand, number)] if number else []


def discard_cards(s: State, frame: Frame, choice: Choice) -> None:
    """Discard, and draw what there is for it."""
    _, seat, _, then, _ = frame
    discard(s, seat, cast(OfCards, choice).cards, "action")
    draw(s, seat, then)


def take_options(s: State, frame: Frame) -> list[Choice]:
    """Which cards of the discard pile to take, fewer if it has fewer (P6)."""
    number = min(frame[2], sum(s.discards))
    return [of_cards(TakeCards, cards) for cards in all_of(s.discards, number)] if number else []


def take_cards(s: State, frame: Frame, choice: Choice) -> None:
    """Take cards from the discard pile into the hand."""
    cards: Sequence[int] = cast(OfCards, choice).cards
    hand = s.players[frame[1]].hand
    for kind in range(CARD_KINDS):
        s.discards[kind] -= cards[kind]
        hand[kind] += cards[kind]
    if s.log is not None:
        s.log.append(events.CardsTaken(frame[1], tuple(cards)))
