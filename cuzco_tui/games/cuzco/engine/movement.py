"""Moving the chasqui: roads, the turn of the overlay, jumps, and the delivery of khipus (M)."""

from typing import cast

from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.games.cuzco.engine.board import usable_roads
from cuzco_tui.games.cuzco.engine.card_numbers import CARD_DIE_AS_SIX, CARD_JUMP, CARD_VILLAGE_VP
from cuzco_tui.games.cuzco.engine.choices import (
    JUMP_TO,
    PLACE_FEATHER,
    TURN_OVERLAY,
    Choice,
    JumpTo,
    PlaceFeather,
    PlayCard,
    TakeRoad,
    TurnOverlay,
)
from cuzco_tui.games.cuzco.engine.codes import CUZCO, PHASE_DICE
from cuzco_tui.games.cuzco.engine.decisions import OVERLAY, ROAD, VILLAGE, VILLAGE_VP
from cuzco_tui.games.cuzco.engine.fire import earn_fire_trial
from cuzco_tui.games.cuzco.engine.pieces import can_deliver, free_slots
from cuzco_tui.games.cuzco.engine.playing import add_playable, play_card, playable_or_not
from cuzco_tui.games.cuzco.engine.state import Frame, State
from cuzco_tui.games.cuzco.engine.supplies import (
    declined,
    gain_feather,
    wants_feather,
)


def start_move(s: State, seat: int, kind: int, pips: int, by_die: int) -> None:
    """Have a player choose a road; who returned to Cuzco may turn the overlay first (M-6)."""
    s.stack.append((ROAD, seat, kind, pips, by_die))
    _offer_overlay(s, seat)


def start_jump(s: State, seat: int) -> None:
    """Have a player choose a village to jump to (G-14)."""
    s.stack.append((VILLAGE, seat, 0, 0, 0))
    _offer_overlay(s, seat)


def _offer_overlay(s: State, seat: int) -> None:
    player = s.players[seat]
    if player.may_turn and player.location == CUZCO:
        s.stack.append((OVERLAY, seat, 0, 0, 0))


def overlay_options(_s: State, _frame: Frame) -> list[Choice]:
    """Any of the six orientations (M-6)."""
    return list(TURN_OVERLAY)


def turn_overlay(s: State, frame: Frame, choice: Choice) -> None:
    """Turn the overlay, which uses up the right to do so."""
    steps = cast(TurnOverlay, choice).steps
    s.players[frame[1]].may_turn = 0
    s.overlay = (s.overlay + steps) % 6
    if s.log is not None:
        s.log.append(events.OverlayTurned(frame[1], steps, s.overlay))


def road_options(s: State, frame: Frame) -> list[Choice]:
    """The roads of the kind within the pips, and cards 13 and 14 where a die pays for the move (M-1, M-7)."""
    _, seat, kind, pips, by_die = frame
    options: list[Choice] = []
    options += usable_roads(s.board, s.overlay, s.players[seat].location, kind, pips)
    if by_die:
        add_playable(options, s, frame, CARD_DIE_AS_SIX)
        add_playable(options, s, frame, CARD_JUMP)
    return options


def take_road(s: State, frame: Frame, choice: Choice) -> None:
    """Move along the road, or make the die stronger, or jump instead."""
    if isinstance(choice, PlayCard):
        play_card(s, frame, choice)
        return
    road = cast(TakeRoad, choice)
    arrive(s, frame[1], road.destination, road.kind, road.pips)


def village_options(s: State, frame: Frame) -> list[Choice]:
    """Every village but the one the chasqui stands on (G-14)."""
    location = s.players[frame[1]].location
    return [jump for jump in JUMP_TO if jump.village != location]


def jump(s: State, frame: Frame, choice: Choice) -> None:
    """Jump to a village."""
    arrive(s, frame[1], cast(JumpTo, choice).village, -1, 0)


def arrive(s: State, seat: int, destination: int, kind: int, pips: int) -> None:
    """Reach a place: a fire trial in Cuzco, a khipu and a feather in a village (M-3 to M-6)."""
    player = s.players[seat]
    log = s.log
    if log is not None:
        log.append(events.ChasquiMoved(seat, player.location, destination, kind, pips))
    player.location = destination
    if destination == CUZCO:
        player.may_turn = 1
        earn_fire_trial(s, seat)
        return
    player.may_turn = 0
    if not can_deliver(player, destination):
        if log is not None:
            log.append(events.NothingDelivered(seat, destination))
        return
    from_reserve = player.khipus == 0
    if from_reserve:
        player.reserve -= 1
    else:
        player.khipus -= 1
    player.delivered |= 1 << destination
    s.villages = villages = s.villages[:]
    villages[destination] = villages[destination] << 3 | (seat + 1)
    if log is not None:
        log.append(events.KhipuDelivered(seat, destination, from_reserve))
    if s.phase == PHASE_DICE:
        s.stack.append((VILLAGE_VP, seat, destination, 0, 0))
    colour = s.board.feathers[destination]
    if wants_feather(s, player, colour):
        gain_feather(s, seat, colour)
    elif log is not None:
        log.append(events.FeatherMissed(seat, colour))


def slot_options(s: State, frame: Frame) -> list[Choice]:
    """The free slots of the feather's colour, one for each circlet they belong to (M-4)."""
    player = s.players[frame[1]]
    free = free_slots(s, player, frame[2])
    options: list[Choice] = []
    circlet = -1
    while free:
        slot = (free & -free).bit_length() - 1
        if slot // 2 != circlet:
            circlet = slot // 2
            options.append(PLACE_FEATHER[slot])
        free &= free - 1
    return options


def place_feather(s: State, frame: Frame, choice: Choice) -> None:
    """Put the feather into its slot, for good."""
    slot = cast(PlaceFeather, choice).slot
    s.players[frame[1]].feathers |= 1 << slot
    if s.log is not None:
        s.log.append(events.FeatherPlaced(frame[1], frame[2], slot))


def village_vp_options(s: State, frame: Frame) -> list[Choice]:
    """Card 10: score the village at once (G-10)."""
    return playable_or_not(s, frame, CARD_VILLAGE_VP)


def score_village(s: State, frame: Frame, choice: Choice) -> None:
    """Score the village of the delivery when card 10 is played."""
    if isinstance(choice, PlayCard):
        play_card(s, frame, choice)
    else:
        declined(s, frame[1], VILLAGE_VP)
