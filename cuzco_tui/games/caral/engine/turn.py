"""One turn of a player: the move, the action and the pairs around them (CY-4, CM, CR)."""

from functools import cache
from typing import cast

from cuzco_tui.games.caral.engine import events
from cuzco_tui.games.caral.engine.actions import action_options, discard_options
from cuzco_tui.games.caral.engine.building import build_level, can_build_next
from cuzco_tui.games.caral.engine.choices import (
    DONE,
    Choice,
    Exchange,
    LayTile,
    MoveAnaconda,
    MoveTo,
    OfCards,
    PlayPair,
    at_place,
)
from cuzco_tui.games.caral.engine.codes import ALPACA, CLAY, FISH, NO_TILE, NOBODY, OFFERINGS, SITE, STONE
from cuzco_tui.games.caral.engine.decisions import (
    ACTION,
    AGAIN,
    ALPACA_PAIR,
    CARDS_FOR_MOVE,
    FIRST,
    MOVE,
    MUST_BUILD,
    SECOND,
)
from cuzco_tui.games.caral.engine.pairs import (
    cards_of_pair,
    exchange,
    exchanges,
    pairs_for,
    play_pair,
    stones_after_exchange,
)
from cuzco_tui.games.caral.engine.path import distances, is_centre, reach, spaces_to
from cuzco_tui.games.caral.engine.state import Frame, State
from cuzco_tui.games.caral.engine.supplies import discard, with_more, without


def start_turn(s: State, seat: int) -> None:
    """Open a player's turn."""
    s.active = seat
    s.begun |= 1 << seat
    s.pairs = s.mixed = s.turn_levels = s.turn_spaces = 0
    s.stack.append((MOVE, seat, FIRST, 0, 0))
    if s.log is not None:
        s.log.append(events.TurnStarted(seat))


def spaces_to_go(s: State, seat: int, which: int) -> int:
    """How far a figure can go in a move, with all its cards in the regular one (CM-2, CM-11, CR-8)."""
    if which == SECOND:
        return s.content.second_move
    return reach(s, seat) + sum(s.players[seat].hand)


def move_options(s: State, frame: Frame) -> list[Choice]:
    """Where the figure can go, along the path, and stones for cards before it (CM, CW-7)."""
    _, seat, which, _, _ = frame
    moves = _moves(s.content.places)
    options: list[Choice] = [moves[index] for index in sorted(distances(s, seat, spaces_to_go(s, seat, which)))]
    return options + exchanges(s, seat)


@cache
def _moves(places: tuple[str, ...]) -> list[MoveTo]:
    """List the choices to move to each place of a path."""
    return [cast(MoveTo, at_place(MoveTo, place)) for place in places]


def move(s: State, frame: Frame, choice: Choice) -> None:
    """Go to a place, after choosing the cards that it costs, or exchange cards before it (CM-11)."""
    _, seat, which, _, _ = frame
    if isinstance(choice, Exchange):
        s.stack.append(frame)
        exchange(s, seat, choice)
        return
    index = s.content.index_of[cast(MoveTo, choice).place]
    spaces = spaces_to(s, seat, index)
    lacking = 0 if which == SECOND else max(0, spaces - reach(s, seat))
    if lacking:
        s.stack.append((CARDS_FOR_MOVE, seat, lacking, index, spaces))
    else:
        _arrive(s, seat, index, spaces, which)


def pay_for_move(s: State, frame: Frame, choice: Choice) -> None:
    """Discard the cards that a move costs, and go."""
    _, seat, _, index, spaces = frame
    discard(s, seat, cast(OfCards, choice).cards, "move")
    _arrive(s, seat, index, spaces, FIRST)


cards_for_move_options = discard_options


def _arrive(s: State, seat: int, index: int, spaces: int, which: int) -> None:
    """Stop at a place: its action and an alpaca pair follow, or the year ends (CY-5)."""
    player = s.players[seat]
    places = s.content.places
    if s.log is not None:
        s.log.append(events.FigureMoved(seat, places[player.figure], places[index], spaces, which == SECOND))
    player.figure = index
    if which == FIRST:
        s.turn_spaces = spaces
    if is_centre(s, index):
        player.calls += 1
        end_year(s, seat, by_architect=False)
        return
    if which == FIRST:
        s.stack.append((ALPACA_PAIR, seat, 0, 0, 0))
    founds = s.content.kinds[index] == SITE and not s.built[index]
    s.stack.append((ACTION, seat, MUST_BUILD if founds else 0, 0, 0))


def end_year(s: State, seat: int, by_architect: bool) -> None:
    """End the year at once; the seat is the high priest (CY-5, CY-6)."""
    s.high = seat
    s.phase = OFFERINGS
    s.turn = NOBODY
    s.stack.clear()
    if s.log is not None:
        s.log.append(events.YearEnded(seat, by_architect))


def extra_level_options(s: State, frame: Frame) -> list[Choice]:
    """A stone or clay pair for one more level of the same pyramid, and stones for cards before it (CR-4 to CR-6)."""
    _, seat, site, _, _ = frame
    if not can_build_next(s, site):
        return []
    pairs = pairs_for(s, seat, STONE) + pairs_for(s, seat, CLAY)
    swaps = exchanges(s, seat)
    player = s.players[seat]
    if not pairs or not (player.stones or swaps):
        return []
    if not player.stones:
        swaps = [swap for swap in swaps if _leaves_pair(s, seat, cast(Exchange, swap))]
        return [*swaps, DONE] if swaps else []
    return [*pairs, *swaps, DONE]


def _leaves_pair(s: State, seat: int, swap: Exchange) -> bool:
    """Whether a pair for an extra level is still there after an exchange."""
    player = s.players[seat]
    hand = player.hand
    player.hand = without(hand, swap.cards)
    left = pairs_for(s, seat, STONE) or pairs_for(s, seat, CLAY)
    player.hand = hand
    return bool(left) and stones_after_exchange(s, seat) > 0


def build_extra_level(s: State, frame: Frame, choice: Choice) -> None:
    """Build one more level by a pair."""
    _, seat, site, _, _ = frame
    if choice is DONE:
        return
    s.stack.append(frame)
    if isinstance(choice, Exchange):
        exchange(s, seat, choice)
    else:
        play_pair(s, seat, cast(PlayPair, choice))
        build_level(s, seat, site)


def fish_options(s: State, frame: Frame) -> list[Choice]:
    """A fish pair, where the action can be taken once more after it (CR-7)."""
    seat = frame[1]
    pairs = [pair for pair in pairs_for(s, seat, FISH) if _possible_after(s, seat, cast(PlayPair, pair))]
    return [*pairs, DONE] if pairs else []


def _possible_after(s: State, seat: int, pair: PlayPair) -> bool:
    """Whether the action of the place is possible after a pair was discarded, at least with stones for cards."""
    player = s.players[seat]
    hand, discards = player.hand, s.discards
    cards = cards_of_pair(pair)
    player.hand, s.discards = without(hand, cards), with_more(discards, cards)
    possible = bool(action_options(s, (ACTION, seat, AGAIN, 0, 0)))
    player.hand, s.discards = hand, discards
    return possible


def act_again(s: State, frame: Frame, choice: Choice) -> None:
    """Take the action once more."""
    seat = frame[1]
    if choice is not DONE:
        play_pair(s, seat, cast(PlayPair, choice))
        s.stack.append((ACTION, seat, AGAIN, 0, 0))


def alpaca_pair_options(s: State, frame: Frame) -> list[Choice]:
    """An alpaca pair for a second move (CR-8)."""
    pairs = pairs_for(s, frame[1], ALPACA)
    return [*pairs, DONE] if pairs else []


def move_again(s: State, frame: Frame, choice: Choice) -> None:
    """Move a second time."""
    seat = frame[1]
    if choice is not DONE:
        play_pair(s, seat, cast(PlayPair, choice))
        s.stack.append((MOVE, seat, SECOND, 0, 0))


def tile_options(s: State, frame: Frame) -> list[Choice]:
    """Where a progress tile can lie: on a space of its kind without a tile (CP-2)."""
    kind = s.content.progress_kinds[s.progress[frame[2]]]
    return [
        at_place(LayTile, s.content.places[index])
        for index in s.content.action_spaces
        if s.content.kinds[index] == kind and s.laid[index] == NO_TILE
    ]


def lay_tile(s: State, frame: Frame, choice: Choice) -> None:
    """Lay a progress tile; it is the action of that space from now on (CP-2)."""
    _, seat, slot, _, _ = frame
    place = cast(LayTile, choice).place
    tile = s.progress[slot]
    s.progress[slot] = NO_TILE
    s.laid[s.content.index_of[place]] = tile
    if s.log is not None:
        s.log.append(events.TileLaid(seat, tile, place))


def anaconda_options(s: State, _frame: Frame) -> list[Choice]:
    """Where the anaconda can go: to any other action space (CK-2, CK-3, CK-5)."""
    places = s.content.places
    return [at_place(MoveAnaconda, places[index]) for index in s.content.action_spaces if index != s.anaconda]


def move_anaconda(s: State, frame: Frame, choice: Choice) -> None:
    """Put the anaconda on an action space."""
    place = cast(MoveAnaconda, choice).place
    s.anaconda = s.content.index_of[place]
    if s.log is not None:
        s.log.append(events.AnacondaMoved(frame[1], place))
