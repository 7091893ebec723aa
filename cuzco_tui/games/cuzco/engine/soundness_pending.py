"""Whether the pending decisions of a state fit its moment and can be answered."""

from typing import Final

from cuzco_tui.games.cuzco.engine.codes import (
    CUZCO,
    GOOD_NAMES,
    OVER,
    PHASE_CITY,
    PHASE_DICE,
    PHASE_END,
    PHASE_PEOPLE,
    SETUP,
    VILLAGES,
)
from cuzco_tui.games.cuzco.engine.decisions import (
    ABILITY,
    CIRCLET,
    DIE_TO_MOVE,
    DISCARDED_TILE,
    EXCHANGE_BUY,
    EXTRA_TILE,
    EXTRA_TURN,
    FEATHER,
    FEATHER_SLOT,
    FINAL_TASK,
    FIRE_GIFT,
    FIRE_GROWTH,
    GOD_CARD,
    GOOD,
    GOOD_TWICE,
    KHIPU,
    NEW_TASK,
    OVERLAY,
    ROAD,
    SPACES,
    STEP,
    TASK,
    TASKS_TO_KEEP,
    TILE,
    TILE_TO_RAISE,
    TURN,
    VILLAGE,
    VILLAGE_VP,
)
from cuzco_tui.games.cuzco.engine.pieces import free_houses
from cuzco_tui.games.cuzco.engine.shapes import refuse
from cuzco_tui.games.cuzco.engine.state import Frame, State

_FIRST: Final = {
    PHASE_DICE: (TURN, EXTRA_TURN),
    PHASE_PEOPLE: (ABILITY,),
    PHASE_CITY: (GOOD, GOOD_TWICE, TASK, NEW_TASK),
    PHASE_END: (FINAL_TASK,),
}
"""What a turn of each phase begins with or comes back to."""
_UPON: Final = {
    DIE_TO_MOVE: (TURN,),
    ROAD: (EXTRA_TURN, ABILITY),
    VILLAGE: (EXTRA_TURN,),
    OVERLAY: (ROAD, VILLAGE),
    VILLAGE_VP: (EXTRA_TURN,),
    FEATHER_SLOT: (VILLAGE_VP, EXCHANGE_BUY, ABILITY, FEATHER),
    TILE: (EXTRA_TURN, ABILITY),
    EXTRA_TILE: (EXTRA_TURN,),
    DISCARDED_TILE: (EXTRA_TURN,),
    EXCHANGE_BUY: (EXTRA_TURN,),
    TILE_TO_RAISE: (EXCHANGE_BUY,),
    STEP: (EXTRA_TURN,),
    CIRCLET: (EXTRA_TURN, ABILITY),
    FIRE_GIFT: (EXTRA_TURN, ABILITY),
    FIRE_GROWTH: (EXTRA_TURN, ABILITY),
    FEATHER: (ABILITY,),
    GOD_CARD: (ABILITY,),
    KHIPU: (ABILITY,),
    SPACES: (ABILITY,),
}
"""What each other decision can wait upon."""
_SEVERAL: Final = (1, 48)
_RANGES: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    FEATHER_SLOT: ((0, 3),),
    TURN: ((0, 1),),
    ROAD: ((0, 1), (1, 6), (0, 1)),
    VILLAGE_VP: ((0, VILLAGES - 1),),
    TILE: ((0, 1), (1, 6), (0, 1)),
    EXCHANGE_BUY: ((0, 6),),
    TILE_TO_RAISE: ((1, 2),),
    CIRCLET: ((1, 6), (0, 1)),
    FEATHER: (_SEVERAL, (0, 1)),
    GOD_CARD: (_SEVERAL, (0, 1)),
    KHIPU: (_SEVERAL, (0, 1)),
    SPACES: (_SEVERAL,),
    GOOD_TWICE: ((0, len(GOOD_NAMES) - 1),),
}
"""The ranges of a decision's numbers; the others are 0."""


def check_pending(s: State) -> None:
    """Raise BadState unless the pending decisions are those of a turn at this moment of the game."""
    for frame in s.stack:
        ranges = (*_RANGES.get(frame[0], ()), (0, 0), (0, 0), (0, 0))
        if not all(low <= number <= high for number, (low, high) in zip(frame[2:], ranges, strict=False)):
            raise refuse("a pending decision has numbers beyond their range")
    if s.phase == OVER:
        fits = not s.stack
    elif s.phase == SETUP:
        fits = _is_setup(s)
    else:
        fits = _is_turn(s)
    if not fits or not all(_can_be_answered(s, frame) for frame in s.stack):
        raise refuse("its pending decisions do not fit the moment")
    _check_feathers(s)
    _check_tasks_held(s)


def _is_setup(s: State) -> bool:
    """N-10, N-11: everybody in order places a feather and keeps tasks; who comes later is still to be asked."""
    expected = [(kind, seat) for seat in reversed(s.order) for kind in (TASKS_TO_KEEP, FEATHER_SLOT)]
    return bool(s.stack) and [frame[:2] for frame in s.stack] == expected[: len(s.stack)]


def _is_turn(s: State) -> bool:
    """Tell whether one seat, whose turn it is, is asked one thing upon another."""
    seat = s.order[(s.turn - 1) % s.seats]
    if not s.stack or any(frame[1] != seat for frame in s.stack):
        return False
    first = s.stack[0][0]
    if first not in _FIRST[s.phase] or (s.phase == PHASE_CITY and (first in (TASK, NEW_TASK)) != (s.turn > s.seats)):
        return False
    return all(below[0] in _UPON.get(frame[0], ()) for below, frame in zip(s.stack, s.stack[1:], strict=False))


def _can_be_answered(s: State, frame: Frame) -> bool:
    """Tell whether what a decision deals with is there."""
    kind, seat, first, _, by_die = frame
    if seat >= s.seats:
        return False
    player = s.players[seat]
    if kind in (ROAD, TILE) and by_die != (s.phase == PHASE_DICE):
        return False
    if kind in (TILE, DISCARDED_TILE):
        return free_houses(player) > 0
    if kind == CIRCLET:
        return frame[3] == (s.phase == PHASE_DICE)
    if kind == STEP:
        return player.priests > 0 and s.turn_pips > 0
    if kind == EXCHANGE_BUY:
        return first <= s.turn_pips
    if kind == OVERLAY:
        return player.location == CUZCO and player.may_turn == 1
    if kind == VILLAGE_VP:
        return player.location == first
    return kind != GOOD_TWICE or player.goods[first] > 0


def _check_feathers(s: State) -> None:
    """N-2, M-4: three feathers of each colour for each player, those to be placed counted, and room for these."""
    for colour in range(4):
        count = s.supply[colour]
        for seat, player in enumerate(s.players):
            slots = s.board.mask_slots[player.mask][colour]
            waiting = s.stack.count((FEATHER_SLOT, seat, colour, 0, 0))
            count += (player.feathers & slots).bit_count() + waiting
            if waiting > (slots & ~player.feathers).bit_count():
                raise refuse(f"seat {seat} has no slot for a feather")
        if count != s.content.feathers_per_player * s.seats:
            raise refuse(f"there are {count} feathers of colour {colour}")


def _check_tasks_held(s: State) -> None:
    """N-11, U-4: everybody holds three tasks, one of them while choosing two more, two while taking the third."""
    for seat, player in enumerate(s.players):
        asked = [frame[0] for frame in s.stack if frame[1] == seat]
        expected = (1, 4, 0) if TASKS_TO_KEEP in asked else (2 if NEW_TASK in asked else 3, 0, 2)
        held = (len(player.tasks), len(player.offer), len(player.unkept))
        fits = held[0] <= expected[0] and held[1:] == expected[1:] if s.phase >= PHASE_END else held == expected
        if not fits:
            raise refuse(f"seat {seat} holds {held[0]} tasks and chooses among {held[1]}")
