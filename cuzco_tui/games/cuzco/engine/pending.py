"""A pending decision in plain facts: what there is to choose, spend or reach, read from its frame and its options."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from cuzco_tui.games.cuzco.engine import choices, decisions
from cuzco_tui.games.cuzco.engine.codes import CUZCO
from cuzco_tui.games.cuzco.engine.pieces import can_deliver
from cuzco_tui.games.cuzco.engine.prices import circlet_worth
from cuzco_tui.games.cuzco.engine.state import Frame
from cuzco_tui.games.cuzco.engine.tasks import Position


class Pending(NamedTuple):
    """What a seat is asked; a fact that its kind of decision has not is 0, -1 or empty."""

    kind: str
    """The name of the decision."""
    number: int = 0
    """How many there are to choose from, or how many may still be taken."""
    pips: int = 0
    """What there is to spend, or how far a move or a hand reaches."""
    virtual: bool = False
    """Whether a turn is the one with the virtual 1 of card 05."""
    road: int = -1
    """The kind of road that is taken, now or after the overlay was turned."""
    place: int = -1
    """The village that was reached just now."""
    colour: int = -1
    """The colour of the feather, or of the person tiles."""
    colours: tuple[int, ...] = ()
    """The colours of the person tiles whose abilities can be used."""
    good: int = -1
    """The good that was bought just now."""
    steps: tuple[int, ...] = ()
    """The steps of the temple that can be taken, the lowest first."""
    worths: tuple[int, ...] = ()
    """The VP of villages where a khipu can be delivered, or of circlets that can be activated."""
    to_cuzco: bool = False
    """Whether a road leads to Cuzco."""


def pending(s: Position) -> Pending | None:
    """Give what the seat that decides is asked; None when nobody decides or the looker may not know."""
    return facts_of(s, s.stack[-1], -1) if s.stack else None


def facts_of(s: Position, frame: Frame, depth: int) -> Pending:
    """Give the facts of the decision so deep in the stack; those that follow from options need the top one."""
    kind = frame[0]
    name = decisions.DECISION_NAMES[kind]
    reader = _READERS.get(kind)
    return Pending(name, **reader(s, frame, depth)) if reader else Pending(name)


_Facts = dict[str, Any]


def _turn(s: Position, frame: Frame, _depth: int) -> _Facts:
    actions = {option.action for option in s.options if isinstance(option, choices.PlaceDie)}
    return {"number": len(actions), "virtual": bool(frame[2])}


def _overlay(s: Position, _frame: Frame, depth: int) -> _Facts:
    kind, _, road, pips, _ = s.stack[depth - 1]
    return {"road": road, "pips": pips} if kind == decisions.ROAD else {}


def _road(s: Position, frame: Frame, _depth: int) -> _Facts:
    _, seat, kind, pips, _ = frame
    player = s.players[seat]
    ends = [option.destination for option in s.options if isinstance(option, choices.TakeRoad)]
    villages = [s.board.vp[end] for end in ends if end != CUZCO and can_deliver(player, end)]
    worths = tuple(sorted(villages, reverse=True))
    return {"number": len(ends), "pips": pips, "road": kind, "worths": worths, "to_cuzco": CUZCO in ends}


def _tile(s: Position, frame: Frame, _depth: int) -> _Facts:
    tiles = sum(1 for option in s.options if isinstance(option, choices.TakeTile))
    return {"number": tiles, "colour": frame[2], "pips": frame[3]}


def _step(s: Position, _frame: Frame, _depth: int) -> _Facts:
    steps = {option.step for option in s.options if isinstance(option, choices.PlacePriest)}
    return {"pips": s.turn_pips, "steps": tuple(sorted(steps))}


def _circlet(s: Position, frame: Frame, _depth: int) -> _Facts:
    circlets = [option.pips for option in s.options if isinstance(option, choices.ActivateCirclet)]
    return {"pips": frame[2], "worths": tuple(circlet_worth(s, pips) for pips in circlets)}


def _ability(s: Position, _frame: Frame, _depth: int) -> _Facts:
    colours = {option.colour for option in s.options if isinstance(option, choices.UseAbility)}
    return {"colours": tuple(sorted(colours))}


def _several(_s: Position, frame: Frame, _depth: int) -> _Facts:
    return {"number": frame[2]}


_READERS: Final[dict[int, Callable[[Position, Frame, int], _Facts]]] = {
    decisions.FEATHER_SLOT: lambda _s, frame, _depth: {"colour": frame[2]},
    decisions.TURN: _turn,
    decisions.OVERLAY: _overlay,
    decisions.ROAD: _road,
    decisions.VILLAGE_VP: lambda s, frame, _depth: {"place": frame[2], "worths": (s.board.vp[frame[2]],)},
    decisions.TILE: _tile,
    decisions.EXCHANGE_BUY: lambda s, frame, _depth: {"pips": s.turn_pips - frame[2]},
    decisions.TILE_TO_RAISE: _several,
    decisions.STEP: _step,
    decisions.CIRCLET: _circlet,
    decisions.ABILITY: _ability,
    decisions.FEATHER: _several,
    decisions.GOD_CARD: _several,
    decisions.KHIPU: _several,
    decisions.SPACES: _several,
    decisions.GOOD_TWICE: lambda s, frame, _depth: {"good": frame[2], "worths": (s.content.good_vp[frame[2]],)},
}
"""What the frame and the options of each kind of decision tell."""
