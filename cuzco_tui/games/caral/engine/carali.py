"""Placing, moving and losing Carali and alpacas (CA-4, CA-8, CP-5, CL-6)."""

from cuzco_tui.games.caral.engine import events
from cuzco_tui.games.caral.engine.choices import (
    DONE,
    LOSE_ALPACA,
    PAY_ALPACA,
    PLACE_ALPACA,
    PLACE_ENVOY,
    RETURN_ALPACA,
    Choice,
    LoseAlpaca,
    LoseCarali,
    OfCarali,
    PayAlpaca,
    PlaceAlpaca,
    PlaceBuilder,
    PlacePriest,
    PlaceWorker,
    ReturnAlpaca,
    TakeCarali,
    at_place,
    of_carali,
)
from cuzco_tui.games.caral.engine.codes import BOARD, BUILDER, DRAWING_TILE, ENVOY, FREE, PRIEST, SLED, WORKER
from cuzco_tui.games.caral.engine.decisions import PLACE_FOR_CARALI
from cuzco_tui.games.caral.engine.emissaries import climb, takes_alpaca, takes_envoy
from cuzco_tui.games.caral.engine.state import Frame, State
from cuzco_tui.games.caral.engine.supplies import draw, emissary_tile, is_finished


def placements(s: State, seat: int) -> list[Choice]:
    """List where a seat can place a Carali; none when it has none in the supply (CA-4, CA-5, CW-2)."""
    if not s.players[seat].carali:
        return []
    places = s.content.places
    owner = s.owner
    options: list[Choice] = [at_place(PlaceWorker, places[index]) for index in s.content.quarries]
    options += [at_place(PlaceBuilder, places[index]) for index in s.content.sites if owner[index] == FREE]
    for index in s.content.sites:
        if owner[index] == seat and takes_priest(s, index):
            options.append(at_place(PlacePriest, places[index]))
    if takes_envoy(s, seat):
        options.append(PLACE_ENVOY)
    return options


def takes_priest(s: State, index: int) -> bool:
    """Whether a finished large pyramid without a priest stands on a site (CA-4)."""
    return is_finished(s, index) and s.target[index] == s.content.large and not s.priest[index]


def place_carali(s: State, seat: int, choice: Choice) -> None:
    """Place a Carali of the supply (CA-4, CW-2)."""
    player = s.players[seat]
    player.carali -= 1
    role, place = ENVOY, ""
    if isinstance(choice, PlaceWorker):
        role, place = WORKER, choice.place
        player.workers[s.content.quarries.index(s.content.index_of[place])] += 1
    elif isinstance(choice, PlaceBuilder):
        role, place = BUILDER, choice.place
        s.owner[s.content.index_of[place]] = seat
    elif isinstance(choice, PlacePriest):
        role, place = PRIEST, choice.place
        s.priest[s.content.index_of[place]] = 1
    else:
        player.envoys += 1
    if s.log is not None:
        s.log.append(events.CaraliPlaced(seat, role, place))
    if role == ENVOY:
        climb(s, seat)


def alpaca_placements(s: State, seat: int) -> list[Choice]:
    """List where a seat can place an alpaca (CA-8, CW-3)."""
    player = s.players[seat]
    options: list[Choice] = []
    if player.alpacas:
        if player.sled < len(s.content.ranges) - 1:
            options.append(PLACE_ALPACA[SLED])
        if takes_alpaca(s, seat):
            options.append(PLACE_ALPACA[BOARD])
    return options


def place_alpaca(s: State, seat: int, choice: PlaceAlpaca) -> None:
    """Place an alpaca of the supply; the tile that is held now may bring a card for it (CW-7)."""
    player = s.players[seat]
    held = emissary_tile(s, player)
    player.alpacas -= 1
    if choice.pen == SLED:
        player.sled += 1
    else:
        player.beasts += 1
    if s.log is not None:
        s.log.append(events.AlpacaPlaced(seat, choice.pen))
    if held == DRAWING_TILE:
        draw(s, seat, 1)
    if choice.pen == BOARD:
        climb(s, seat)


def _pens(s: State, seat: int) -> list[int]:
    """List where a seat has an alpaca that can be taken away (CZ-4)."""
    player = s.players[seat]
    return [pen for pen, number in ((SLED, player.sled), (BOARD, player.beasts)) if number]


def alpacas_to_return(s: State, seat: int) -> list[Choice]:
    """List the placed alpacas that a seat can put back for cards (P6)."""
    return [RETURN_ALPACA[pen] for pen in _pens(s, seat)]


def alpacas_to_pay(s: State, seat: int) -> list[Choice]:
    """List the placed alpacas with which a seat can drive off the anaconda (CK-5)."""
    return [PAY_ALPACA[pen] for pen in _pens(s, seat)]


def alpacas_to_lose(s: State, seat: int) -> list[Choice]:
    """List the placed alpacas that a mood can take from a seat (CL-6)."""
    return [LOSE_ALPACA[pen] for pen in _pens(s, seat)]


def return_alpaca(s: State, seat: int, choice: ReturnAlpaca | PayAlpaca | LoseAlpaca, purpose: str) -> None:
    """Put a placed alpaca back into the supply."""
    player = s.players[seat]
    player.alpacas += 1
    if choice.pen == SLED:
        player.sled -= 1
    else:
        player.beasts -= 1
    if s.log is not None:
        s.log.append(events.AlpacaReturned(seat, choice.pen, purpose))


def _removable(s: State, seat: int, kind: type[OfCarali], priests: bool) -> list[Choice]:
    """List the placed Carali of a seat that can be taken away: never a builder of a pyramid (CL-6, CP-5)."""
    player = s.players[seat]
    places = s.content.places
    options: list[Choice] = []
    for quarry, number in zip(s.content.quarries, player.workers, strict=True):
        if number:
            options.append(of_carali(kind, WORKER, places[quarry]))
    for index in s.content.sites:
        if s.owner[index] == seat and not s.built[index]:
            options.append(of_carali(kind, BUILDER, places[index]))
    if priests:
        for index in s.content.sites:
            if s.owner[index] == seat and s.priest[index]:
                options.append(of_carali(kind, PRIEST, places[index]))
    if player.envoys:
        options.append(of_carali(kind, ENVOY))
    return options


def carali_to_lose(s: State, seat: int) -> list[Choice]:
    """List the placed Carali that a mood can take from a seat (CL-6)."""
    return _removable(s, seat, LoseCarali, priests=True)


def carali_to_move(s: State, seat: int) -> list[Choice]:
    """List the placed Carali that a seat can move to another place (CP-5)."""
    found = _removable(s, seat, TakeCarali, priests=False)
    return [choice for choice in found if isinstance(choice, TakeCarali) and _can_go_elsewhere(s, seat, choice)]


def _can_go_elsewhere(s: State, seat: int, choice: TakeCarali) -> bool:
    if len(s.content.quarries) > 1 or choice.role != WORKER:
        return True
    player = s.players[seat]
    player.carali += 1
    elsewhere = any(not _is_same(option, choice) for option in placements(s, seat))
    player.carali -= 1
    return elsewhere


def _is_same(option: Choice, taken: TakeCarali) -> bool:
    """Whether an option would place a Carali where it was taken up."""
    if taken.role == WORKER:
        return isinstance(option, PlaceWorker) and option.place == taken.place
    if taken.role == BUILDER:
        return isinstance(option, PlaceBuilder) and option.place == taken.place
    return option is PLACE_ENVOY


def take_away(s: State, seat: int, choice: OfCarali) -> None:
    """Put a placed Carali back into the supply."""
    player = s.players[seat]
    player.carali += 1
    if choice.role == WORKER:
        player.workers[s.content.quarries.index(s.content.index_of[choice.place])] -= 1
    elif choice.role == BUILDER:
        s.owner[s.content.index_of[choice.place]] = FREE
    elif choice.role == PRIEST:
        s.priest[s.content.index_of[choice.place]] = 0
    else:
        player.envoys -= 1


def move_options(s: State, frame: Frame) -> list[Choice]:
    """Which Carali to move, if any (P4, P7)."""
    options = carali_to_move(s, frame[1])
    return [*options, DONE] if options else []


def take_up(s: State, frame: Frame, choice: Choice) -> None:
    """Take up a Carali that is to go elsewhere, or move none."""
    seat = frame[1]
    if not isinstance(choice, TakeCarali):
        return
    take_away(s, seat, choice)
    if s.log is not None:
        s.log.append(events.CaraliTaken(seat, choice.role, choice.place))
    place = s.content.index_of[choice.place] if choice.place else 0
    s.stack.append((PLACE_FOR_CARALI, seat, choice.role, place, 0))


def elsewhere_options(s: State, frame: Frame) -> list[Choice]:
    """Where a Carali goes that was taken up: anywhere but where it came from (CP-5)."""
    _, seat, role, index, _ = frame
    taken = of_carali(TakeCarali, role, s.content.places[index] if role != ENVOY else "")
    assert isinstance(taken, TakeCarali)
    return [option for option in placements(s, seat) if not _is_same(option, taken)]


def place_elsewhere(s: State, frame: Frame, choice: Choice) -> None:
    """Place a Carali that was taken up."""
    place_carali(s, frame[1], choice)
