"""What an option leads to: the question that the same seat must answer next, in a short phrase."""

from collections.abc import Callable
from typing import Final

from cuzco_tui.games.cuzco.engine import choices, decisions
from cuzco_tui.games.cuzco.engine.codes import CUZCO
from cuzco_tui.games.cuzco.engine.state import Frame, State
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.messages import Message, Value, message


def prospect(s: State, seat: int) -> list[Message]:
    """Tell what a seat decides next in its turn; nothing when others are in turn or there is nothing to tell."""
    if not s.stack or s.stack[-1][1] != seat:
        return []
    frames = [s.stack[-1]]
    if frames[0][0] == decisions.FEATHER_SLOT and len(s.stack) > 1 and s.stack[-2][0] == decisions.EXCHANGE_BUY:
        frames.append(s.stack[-2])
    told = [_TELLERS[frame[0]](s, frame) for frame in frames if frame[0] in _TELLERS]
    return [phrase for phrase in told if phrase is not None]


def _said(id_: str) -> Callable[[State, Frame], Message | None]:
    """Say always the same."""
    return lambda _s, _frame: Message(id_)


def _card(number: int) -> Callable[[State, Frame], Message | None]:
    """Say that a card may be played then."""
    return lambda _s, _frame: message("then-card", card=f"{number:02}")


def _several(id_: str) -> Callable[[State, Frame], Message | None]:
    """Say how many of something may be taken then."""
    return lambda _s, frame: message(id_, count=frame[2])


def _turn(s: State, frame: Frame) -> Message | None:
    """Card 05: how much the virtual 1 could do; of other turns a die that was turned or moved tells enough."""
    actions = {option.action for option in s.options if isinstance(option, choices.PlaceDie)}
    return message("then-turn", count=len(actions)) if frame[2] else None


def _overlay(s: State, _frame: Frame) -> Message | None:
    """Turn the overlay first; then the road or jump that waits below."""
    kind, _, _, pips, _ = s.stack[-2]
    return message("then-overlay", pips=pips if kind == decisions.ROAD else 0)


def _road(s: State, frame: Frame) -> Message | None:
    """How many roads, and the villages without one's khipu that they lead to."""
    player = s.players[frame[1]]
    ends = [option.destination for option in s.options if isinstance(option, choices.TakeRoad)]
    able = player.khipus or player.reserve
    villages = [s.board.vp[end] for end in ends if end != CUZCO and able and not player.delivered >> end & 1]
    told: list[Value] = []
    if villages:
        *others, least = sorted(villages, reverse=True)
        first = ", ".join(map(str, others))
        worth: Value = message("several-numbers", first=first, last=least) if others else least
        told.append(message("then-villages", count=len(villages), vp=worth))
    if CUZCO in ends:
        told.append(message("place-cuzco"))
    return message("then-roads", count=len(ends), ends=tuple(told) or message("then-no-delivery"))


def _tile(s: State, frame: Frame) -> Message | None:
    count = sum(1 for option in s.options if isinstance(option, choices.TakeTile))
    return message("then-tile", count=count, pips=frame[3])


def _exchange(s: State, frame: Frame) -> Message | None:
    pips = s.turn_pips - frame[2]
    return message("then-exchange", pips=pips) if pips else None


def _step(s: State, _frame: Frame) -> Message | None:
    steps = [option.step for option in s.options if isinstance(option, choices.PlacePriest)]
    one = "yes" if len(set(steps)) == 1 else "no"
    return message("then-step", lowest=min(steps), highest=max(steps), one=one)


def _circlet(s: State, _frame: Frame) -> Message | None:
    content = s.content
    worth = [
        content.circlet_vp[option.pips - 1] + content.headdress_bonus[s.round - 1]
        for option in s.options
        if isinstance(option, choices.ActivateCirclet)
    ]
    return message("then-circlet", vp=", ".join(map(str, worth)))


def _ability(s: State, _frame: Frame) -> Message | None:
    colours = sorted({option.colour for option in s.options if isinstance(option, choices.UseAbility)})
    return message("then-ability", colours=tuple(say.tile_colour(colour) for colour in colours)) if colours else None


_TELLERS: Final[dict[int, Callable[[State, Frame], Message | None]]] = {
    decisions.TASKS_TO_KEEP: _said("then-tasks-to-keep"),
    decisions.FEATHER_SLOT: lambda _s, frame: message("then-feather-slot", colour=say.feather(frame[2])),
    decisions.TURN: _turn,
    decisions.DIE_TO_MOVE: _said("then-die-to-move"),
    decisions.OVERLAY: _overlay,
    decisions.ROAD: _road,
    decisions.VILLAGE: _said("then-village"),
    decisions.VILLAGE_VP: _card(10),
    decisions.TILE: _tile,
    decisions.EXTRA_TILE: _card(9),
    decisions.DISCARDED_TILE: _said("then-discarded-tile"),
    decisions.EXCHANGE_BUY: _exchange,
    decisions.TILE_TO_RAISE: _several("then-raise"),
    decisions.STEP: _step,
    decisions.CIRCLET: _circlet,
    decisions.FIRE_GIFT: _said("then-fire-trial"),
    decisions.FIRE_GROWTH: _said("then-growth"),
    decisions.ABILITY: _ability,
    decisions.FEATHER: _several("then-feathers"),
    decisions.GOD_CARD: _several("then-god-cards"),
    decisions.KHIPU: _several("then-khipus"),
    decisions.SPACES: _several("then-spaces"),
    decisions.GOOD_TWICE: _card(3),
    decisions.NEW_TASK: _said("then-new-task"),
    decisions.FINAL_TASK: _card(4),
}
"""What is said of each kind of question; card 05 may end any turn, so it is not what a choice leads to."""
