"""The first sites: what every player places before the first year (CN-6, CN-7, C2-1)."""

from typing import cast

from cuzco_tui.games.caral.engine import events
from cuzco_tui.games.caral.engine.building import build_level
from cuzco_tui.games.caral.engine.choices import AtPlace, Choice, PlaceBuilder, PlaceNeutral, at_place
from cuzco_tui.games.caral.engine.codes import BUILDER, FREE, NEUTRAL, NEUTRALS, SETUP, WORKER
from cuzco_tui.games.caral.engine.decisions import NEUTRAL_SITE, SITE_TO_RESERVE
from cuzco_tui.games.caral.engine.state import Frame, State
from cuzco_tui.games.caral.engine.supplies import draw, gain_stones


def next_of_setup(s: State) -> bool:
    """Let the next seat place its first pieces; tell whether the set-up goes on."""
    if s.turn == s.seats:
        if s.phase == NEUTRALS or s.seats > 2:
            return False
        s.phase = NEUTRALS
        s.turn = 0
    seat = s.active = (s.start + s.turn) % s.seats
    s.turn += 1
    if s.phase == SETUP:
        _place_workers(s, seat)
        s.stack.append((SITE_TO_RESERVE, seat, 0, 0, 0))
    else:
        s.stack.append((NEUTRAL_SITE, seat, 0, 0, 0))
    return True


def _place_workers(s: State, seat: int) -> None:
    """Place a worker in each quarry (CN-6)."""
    player = s.players[seat]
    for number, quarry in enumerate(s.content.quarries):
        player.workers[number] += s.content.start_workers
        player.carali -= s.content.start_workers
        if s.log is not None:
            s.log.append(events.CaraliPlaced(seat, WORKER, s.content.places[quarry]))


def site_options(s: State, _frame: Frame) -> list[Choice]:
    """Every free site (CN-6)."""
    return [at_place(PlaceBuilder, s.content.places[index]) for index in s.content.sites if s.owner[index] == FREE]


def reserve_first_site(s: State, frame: Frame, choice: Choice) -> None:
    """Place the builder and a free level, then receive stones and cards (CN-6, CN-7)."""
    seat = frame[1]
    place = cast(AtPlace, choice).place
    index = s.content.index_of[place]
    s.players[seat].carali -= 1
    s.owner[index] = seat
    s.target[index] = s.content.large
    if s.log is not None:
        s.log.append(events.CaraliPlaced(seat, BUILDER, place))
    build_level(s, seat, index, free=True)
    turn = s.turn - 1
    gain_stones(s, seat, s.content.start_stones[turn])
    draw(s, seat, s.content.start_cards[turn])


def neutral_options(s: State, _frame: Frame) -> list[Choice]:
    """Every free one of the first sites (C2-1)."""
    sites = s.content.sites[: s.content.neutral_sites]
    return [at_place(PlaceNeutral, s.content.places[index]) for index in sites if s.owner[index] == FREE]


def place_neutral(s: State, frame: Frame, choice: Choice) -> None:
    """Put a neutral level on a site; nobody ever builds on it (C2-1, C2-2)."""
    place = cast(AtPlace, choice).place
    index = s.content.index_of[place]
    s.owner[index] = NEUTRAL
    s.target[index] = s.content.large
    s.built[index] = 1
    s.levels[s.content.large - 1] -= 1
    if s.log is not None:
        s.log.append(events.NeutralLevelPlaced(frame[1], place))
