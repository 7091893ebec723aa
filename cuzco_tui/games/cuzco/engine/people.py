"""Taking person tiles and buying in the exchange (P, X)."""

from typing import cast

from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.games.cuzco.engine.card_numbers import CARD_DIE_AS_SIX, CARD_SECOND_TILE, CARD_TILES_UP
from cuzco_tui.games.cuzco.engine.choices import (
    DONE,
    GAIN_OFFERING,
    GAIN_POINT,
    RESERVE_KHIPU,
    SLIDE_DOWN,
    SLIDE_UP,
    TAKE_DISCARDED_TILE,
    TAKE_TILE,
    Choice,
    PlayCard,
    SlideDown,
    SlideUp,
    TakeDiscardedTile,
    TakeFeather,
    TakeGod,
    TakeTile,
)
from cuzco_tui.games.cuzco.engine.codes import FROM_EXCHANGE, SLID_DOWN, TILE_KINDS
from cuzco_tui.games.cuzco.engine.decisions import EXCHANGE_BUY, EXTRA_TILE, TILE_TO_RAISE
from cuzco_tui.games.cuzco.engine.gods import god_options, take_god_card
from cuzco_tui.games.cuzco.engine.playing import add_playable, play_card, playable_or_not
from cuzco_tui.games.cuzco.engine.prices import HIGH_PRICE, LOW_PRICE, exchange_price
from cuzco_tui.games.cuzco.engine.state import Frame, Player, State
from cuzco_tui.games.cuzco.engine.supplies import (
    declined,
    feather_options,
    gain_feather,
    gain_food,
    gain_knowledge,
    gain_offerings,
    reserve_khipu,
    score,
)


def tile_options(s: State, frame: Frame) -> list[Choice]:
    """The tiles of a colour within the pips, and card 13 where a die pays and it would reach more (P-1)."""
    _, _, colour, pips, by_die = frame
    houses = s.houses
    first = colour * 6
    options: list[Choice] = [TAKE_TILE[colour][place] for place in range(pips) if houses[first + place] >= 0]
    if by_die:
        add_playable(options, s, frame, CARD_DIE_AS_SIX)
    return options


def take_tile(s: State, frame: Frame, choice: Choice) -> None:
    """Lay the tile on the first free house; card 09 may bring a second one (P-2, G-09)."""
    _, seat, colour, _pips, by_die = frame
    if isinstance(choice, PlayCard):
        play_card(s, frame, choice)
        return
    pips = cast(TakeTile, choice).pips
    place = colour * 6 + pips - 1
    player = s.players[seat]
    s.houses = houses = s.houses[:]
    tile = houses[place]
    houses[place] = -1
    player.tiles = [*player.tiles, tile]
    if s.log is not None:
        s.log.append(events.TileTaken(seat, tile, pips))
    if by_die:
        s.stack.append((EXTRA_TILE, seat, 0, 0, 0))


def extra_tile_options(s: State, frame: Frame) -> list[Choice]:
    """Card 09, when there is a second free house and a discarded tile (G-09)."""
    return playable_or_not(s, frame, CARD_SECOND_TILE)


def take_extra_tile(s: State, frame: Frame, choice: Choice) -> None:
    """Play card 09 or not."""
    if isinstance(choice, PlayCard):
        play_card(s, frame, choice)
    else:
        declined(s, frame[1], EXTRA_TILE)


def discarded_tile_options(s: State, _frame: Frame) -> list[Choice]:
    """Any tile of the discard piles."""
    return [TAKE_DISCARDED_TILE[tile] for tile in range(TILE_KINDS) if s.people_discards[tile]]


def take_discarded_tile(s: State, frame: Frame, choice: Choice) -> None:
    """Lay a discarded tile on the next free house."""
    tile = cast(TakeDiscardedTile, choice).tile
    player = s.players[frame[1]]
    s.people_discards = discards = s.people_discards[:]
    discards[tile] -= 1
    player.tiles = [*player.tiles, tile]
    if s.log is not None:
        s.log.append(events.TileTaken(frame[1], tile, 0))


def start_exchange(s: State, seat: int) -> None:
    """Open the exchange for the pips of the placed die."""
    s.stack.append((EXCHANGE_BUY, seat, 0, 0, 0))


def exchange_options(s: State, frame: Frame) -> list[Choice]:
    """Everything the pips left can buy, cards 02 and 13, and the end once something was bought (X, G-02, G-13)."""
    _, seat, spent, _, _ = frame
    player = s.players[seat]
    left = s.turn_pips - spent
    options: list[Choice] = []
    down = False
    seen = 0
    for tile in player.tiles:
        if tile >= SLID_DOWN:
            down = True
        elif left >= LOW_PRICE and not seen >> tile & 1:
            seen |= 1 << tile
            options.append(SLIDE_DOWN[tile])
    if left >= LOW_PRICE:
        options.append(GAIN_POINT)
        if left >= HIGH_PRICE:
            options.append(GAIN_OFFERING)
            options += god_options(s)
            options += feather_options(s, player)
            if player.khipus:
                options.append(RESERVE_KHIPU)
    if down:
        add_playable(options, s, frame, CARD_TILES_UP)
    add_playable(options, s, frame, CARD_DIE_AS_SIX)
    if spent and options:
        options.append(DONE)
    return options


def buy(s: State, frame: Frame, choice: Choice) -> None:
    """Spend pips on one thing, play a card, or end the exchange."""
    _, seat, spent, _, _ = frame
    player = s.players[seat]
    if choice is DONE:
        lapsed = s.turn_pips - spent
        if s.log is not None and lapsed:
            s.log.append(events.PipsLapsed(seat, lapsed))
        return
    if isinstance(choice, PlayCard):
        play_card(s, frame, choice)
        return
    s.stack.append((EXCHANGE_BUY, seat, spent + exchange_price(choice), 0, 0))
    if isinstance(choice, SlideDown):
        slide_down(s, seat, player, choice.tile)
    elif choice is GAIN_POINT:
        score(s, seat, s.content.exchange_vp, FROM_EXCHANGE)
    elif isinstance(choice, TakeGod):
        take_god_card(s, seat, choice.god)
    elif isinstance(choice, TakeFeather):
        gain_feather(s, seat, choice.colour)
    elif choice is GAIN_OFFERING:
        gain_offerings(s, seat, 1)
    else:
        reserve_khipu(s, seat)


def slide_down(s: State, seat: int, player: Player, tile: int) -> None:
    """Slide one tile of this kind down for knowledge or food (X-1, X-2)."""
    player.tiles = tiles = player.tiles[:]
    tiles[tiles.index(tile)] = tile + SLID_DOWN
    gain = s.content.tile_value[tile % 12]
    if s.log is not None:
        s.log.append(events.TileSlidDown(seat, tile, gain))
    if tile < 12:
        gain_knowledge(s, seat, gain)
    else:
        gain_food(s, seat, gain)


def raise_options(s: State, frame: Frame) -> list[Choice]:
    """The tiles that are slid down, and the end after the first one (G-02)."""
    seen = 0
    options: list[Choice] = []
    for tile in s.players[frame[1]].tiles:
        if tile >= SLID_DOWN and not seen >> tile & 1:
            seen |= 1 << tile
            options.append(SLIDE_UP[tile - SLID_DOWN])
    if frame[2] == 1 and options:
        options.append(DONE)
    return options


def raise_tile(s: State, frame: Frame, choice: Choice) -> None:
    """Slide a tile up again."""
    _, seat, left, _, _ = frame
    if choice is DONE:
        return
    tile = cast(SlideUp, choice).tile
    player = s.players[seat]
    player.tiles = tiles = player.tiles[:]
    tiles[tiles.index(tile + SLID_DOWN)] = tile
    if s.log is not None:
        s.log.append(events.TileSlidUp(seat, tile))
    if left > 1:
        s.stack.append((TILE_TO_RAISE, seat, left - 1, 0, 0))
