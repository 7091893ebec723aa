"""Placing priests and activating circlets (T, H)."""

from typing import cast

from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.games.cuzco.engine.choices import (
    ACTIVATE_CIRCLET,
    PLACE_PRIEST,
    ActivateCirclet,
    Choice,
    PlacePriest,
    PlayCard,
)
from cuzco_tui.games.cuzco.engine.codes import FROM_HEADDRESS, INTI, OFFERING, STEPS
from cuzco_tui.games.cuzco.engine.decisions import CIRCLET, STEP
from cuzco_tui.games.cuzco.engine.fire import earn_fire_trial
from cuzco_tui.games.cuzco.engine.gods import pay_for_card, payments
from cuzco_tui.games.cuzco.engine.movement import USED_13
from cuzco_tui.games.cuzco.engine.pieces import ready_circlets
from cuzco_tui.games.cuzco.engine.prices import circlet_worth
from cuzco_tui.games.cuzco.engine.state import Frame, State
from cuzco_tui.games.cuzco.engine.supplies import card_options, score


def step_options(s: State, frame: Frame) -> list[Choice]:
    """The steps the die reaches, highest first; card 12 where somebody stands, card 13 to reach more (T-1, G-12)."""
    seat = frame[1]
    player = s.players[seat]
    pips = s.turn_pips
    ways = payments(s, player, 12)
    options: list[Choice] = []
    for step in range(pips, pips - 1 if s.exact_temple else 0, -1):
        placements = PLACE_PRIEST[step - 1]
        options.append(placements[0])
        if ways and step > 1 and s.temple[step - 1] >= 0:
            if ways & 1:
                options.append(placements[OFFERING])
            if ways & 2:
                options.append(placements[INTI])
    if pips < STEPS and not s.turn_cards & USED_13:
        options += card_options(s, player, 13)
    return options


def place_priest(s: State, frame: Frame, choice: Choice) -> None:
    """Place a priest, pushing down or sending home who stands there, and earn a fire trial (T-2, T-3)."""
    seat = frame[1]
    if isinstance(choice, PlayCard):
        s.turn_cards |= USED_13
        s.turn_pips = 6
        s.stack.append((STEP, seat, 0, 0, 0))
        pay_for_card(s, seat, 13, choice.via)
        return
    placement = cast(PlacePriest, choice)
    temple = s.temple
    place = placement.step - 1
    if placement.via:
        pay_for_card(s, seat, 12, placement.via)
    pushed = temple[place]
    temple[place] = seat
    s.players[seat].priests -= 1
    log = s.log
    if log is not None:
        log.append(events.PriestPlaced(seat, placement.step))
    if placement.via:
        s.players[pushed].priests += 1
        if log is not None:
            log.append(events.PriestSentHome(pushed, placement.step))
        pushed = -1
    while pushed >= 0:
        place -= 1
        if place < 0:
            s.players[pushed].priests += 1
            if log is not None:
                log.append(events.PriestSentHome(pushed, 1))
            break
        if log is not None:
            log.append(events.PriestPushed(pushed, place + 1))
        temple[place], pushed = pushed, temple[place]
    earn_fire_trial(s, seat)


def circlet_options(s: State, frame: Frame) -> list[Choice]:
    """The circlets with both feathers within the pips, and card 13 where a die pays and it would reach more (H-1)."""
    _, seat, pips, by_die, _ = frame
    player = s.players[seat]
    ready = ready_circlets(player)
    options: list[Choice] = []
    beyond = False
    for circlet in range(6):
        if ready >> (2 * circlet) & 1:
            if circlet < pips:
                options.append(ACTIVATE_CIRCLET[circlet])
            else:
                beyond = True
    if by_die and beyond and not s.turn_cards & USED_13:
        options += card_options(s, player, 13)
    return options


def activate_circlet(s: State, frame: Frame, choice: Choice) -> None:
    """Activate a circlet for its VP, the bonus of the round and a fire trial (H-2)."""
    seat = frame[1]
    if isinstance(choice, PlayCard):
        s.turn_cards |= USED_13
        s.stack.append((CIRCLET, seat, 6, 1, 0))
        pay_for_card(s, seat, 13, choice.via)
        return
    pips = cast(ActivateCirclet, choice).pips
    s.players[seat].circlets |= 1 << 2 * (pips - 1)
    if s.log is not None:
        s.log.append(events.CircletActivated(seat, pips))
    score(s, seat, circlet_worth(s, pips), FROM_HEADDRESS)
    earn_fire_trial(s, seat)
