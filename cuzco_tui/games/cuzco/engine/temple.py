"""Placing priests and activating circlets (T, H)."""

from typing import cast

from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.games.cuzco.engine.card_numbers import CARD_DIE_AS_SIX, CARD_PRIEST_HOME
from cuzco_tui.games.cuzco.engine.cards import can_send_home, send_home
from cuzco_tui.games.cuzco.engine.choices import (
    ACTIVATE_CIRCLET,
    PLACE_PRIEST,
    ActivateCirclet,
    Choice,
    PlacePriest,
    PlayCard,
)
from cuzco_tui.games.cuzco.engine.codes import FROM_HEADDRESS
from cuzco_tui.games.cuzco.engine.fire import earn_fire_trial
from cuzco_tui.games.cuzco.engine.gods import pay_for_card, payments, ways_of
from cuzco_tui.games.cuzco.engine.pieces import ready_circlets
from cuzco_tui.games.cuzco.engine.playing import add_playable, play_card
from cuzco_tui.games.cuzco.engine.prices import circlet_worth
from cuzco_tui.games.cuzco.engine.state import Frame, State
from cuzco_tui.games.cuzco.engine.supplies import score


def step_options(s: State, frame: Frame) -> list[Choice]:
    """The steps the die reaches, highest first; card 12 where somebody stands, card 13 to reach more (T-1, G-12)."""
    pips = s.turn_pips
    ways = payments(s, s.players[frame[1]], CARD_PRIEST_HOME)
    options: list[Choice] = []
    for step in range(pips, pips - 1 if s.exact_temple else 0, -1):
        placements = PLACE_PRIEST[step - 1]
        options.append(placements[0])
        if ways and can_send_home(s, step):
            for via in ways_of(ways):
                options.append(placements[via])
    add_playable(options, s, frame, CARD_DIE_AS_SIX)
    return options


def place_priest(s: State, frame: Frame, choice: Choice) -> None:
    """Place a priest, pushing down or sending home who stands there, and earn a fire trial (T-2, T-3)."""
    seat = frame[1]
    if isinstance(choice, PlayCard):
        play_card(s, frame, choice)
        return
    placement = cast(PlacePriest, choice)
    s.temple = temple = s.temple[:]
    place = placement.step - 1
    if placement.via:
        pay_for_card(s, seat, CARD_PRIEST_HOME, placement.via)
    pushed = temple[place]
    temple[place] = seat
    s.players[seat].priests -= 1
    log = s.log
    if log is not None:
        log.append(events.PriestPlaced(seat, placement.step))
    if placement.via:
        send_home(s, pushed, placement.step)
        pushed = -1
    while pushed >= 0:
        place -= 1
        if place < 0:
            send_home(s, pushed, 1)
            break
        if log is not None:
            log.append(events.PriestPushed(pushed, place + 1))
        temple[place], pushed = pushed, temple[place]
    earn_fire_trial(s, seat)


def circlet_options(s: State, frame: Frame) -> list[Choice]:
    """The circlets with both feathers within the pips, and card 13 where a die pays and it would reach more (H-1)."""
    _, seat, pips, _, _ = frame
    ready = ready_circlets(s.players[seat])
    options: list[Choice] = [ACTIVATE_CIRCLET[circlet] for circlet in range(pips) if ready >> (2 * circlet) & 1]
    add_playable(options, s, frame, CARD_DIE_AS_SIX)
    return options


def activate_circlet(s: State, frame: Frame, choice: Choice) -> None:
    """Activate a circlet for its VP, the bonus of the round and a fire trial (H-2)."""
    seat = frame[1]
    if isinstance(choice, PlayCard):
        play_card(s, frame, choice)
        return
    pips = cast(ActivateCirclet, choice).pips
    s.players[seat].circlets |= 1 << 2 * (pips - 1)
    if s.log is not None:
        s.log.append(events.CircletActivated(seat, pips))
    score(s, seat, circlet_worth(s, pips), FROM_HEADDRESS)
    earn_fire_trial(s, seat)
