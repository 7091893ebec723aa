"""How a game goes on by itself from one real question to the next."""

from collections.abc import Callable
from typing import Any, Final

from cuzco_tui.game import IllegalChoice
from cuzco_tui.games.cuzco.engine import (
    abilities,
    city,
    decisions,
    events,
    fire,
    movement,
    people,
    rounds,
    temple,
    turn,
)
from cuzco_tui.games.cuzco.engine.choices import Choice
from cuzco_tui.games.cuzco.engine.state import Frame, State

_Options = Callable[[State, Frame], list[Choice]]
_Resolve = Callable[[State, Frame, Choice], None]

_TABLE: Final[dict[int, tuple[_Options, _Resolve]]] = {
    decisions.TASKS_TO_KEEP: (rounds.tasks_to_keep_options, rounds.keep_tasks),
    decisions.FEATHER_SLOT: (movement.slot_options, movement.place_feather),
    decisions.TURN: (turn.turn_options, turn.take_turn),
    decisions.DIE_TO_MOVE: (turn.die_to_move_options, turn.move_die),
    decisions.OVERLAY: (movement.overlay_options, movement.turn_overlay),
    decisions.ROAD: (movement.road_options, movement.take_road),
    decisions.VILLAGE: (movement.village_options, movement.jump),
    decisions.VILLAGE_VP: (movement.village_vp_options, movement.score_village),
    decisions.TILE: (people.tile_options, people.take_tile),
    decisions.EXTRA_TILE: (people.extra_tile_options, people.take_extra_tile),
    decisions.DISCARDED_TILE: (people.discarded_tile_options, people.take_discarded_tile),
    decisions.EXCHANGE_BUY: (people.exchange_options, people.buy),
    decisions.TILE_TO_RAISE: (people.raise_options, people.raise_tile),
    decisions.STEP: (temple.step_options, temple.place_priest),
    decisions.CIRCLET: (temple.circlet_options, temple.activate_circlet),
    decisions.FIRE_GIFT: (fire.gift_options, fire.take_gift),
    decisions.FIRE_GROWTH: (fire.growth_options, fire.take_growth),
    decisions.EXTRA_TURN: (turn.extra_turn_options, turn.take_extra_turn),
    decisions.ABILITY: (abilities.ability_options, abilities.use_ability),
    decisions.FEATHER: (abilities.several_feathers_options, abilities.take_several),
    decisions.GOD_CARD: (abilities.several_gods_options, abilities.take_several),
    decisions.KHIPU: (abilities.several_khipus_options, abilities.take_several),
    decisions.SPACES: (abilities.spaces_options, abilities.advance),
    decisions.GOOD: (city.good_options, city.buy_good),
    decisions.GOOD_TWICE: (city.good_twice_options, city.score_good_twice),
    decisions.TASK: (city.task_options, city.resolve_task),
    decisions.NEW_TASK: (city.new_task_options, city.take_task),
    decisions.FINAL_TASK: (city.final_task_options, city.resolve_final_task),
}
# Frames go through the functions below as the tuples that they are, since the table takes them whole.
_OPTIONS: Final = [_TABLE[kind][0] for kind in range(len(_TABLE))]
_RESOLVE: Final = [_TABLE[kind][1] for kind in range(len(_TABLE))]


def advance(s: State) -> None:
    """Go on until somebody has a real question to answer, or the game is over."""
    stack: list[Any] = s.stack
    while True:
        if not stack:
            if not rounds.next_step(s):
                s.options = []
                return
            continue
        frame = stack[-1]
        options = _OPTIONS[frame[0]](s, frame)
        if len(options) > 1:
            s.options = options
            return
        stack.pop()
        if s.log is not None:
            _tell_what_is_not_asked(s, frame, bool(options))
        if options:
            _RESOLVE[frame[0]](s, frame, options[0])


def _tell_what_is_not_asked(s: State, frame: Frame, possible: bool) -> None:
    """Let a seat know that a die or a task was the only one possible, or that it has no ability or good to choose."""
    kind, seat, _, _, _ = frame
    assert s.log is not None
    if possible and kind in (decisions.TURN, decisions.TASK):
        s.log.append(events.OnlyOption(seat, decisions.DECISION_NAMES[kind]))
    elif not possible and (kind == decisions.GOOD or (kind == decisions.ABILITY and not any(s.abilities_used))):
        s.log.append(events.PassedOver(seat, decisions.DECISION_NAMES[kind]))


def pending_options(s: State) -> list[Choice]:
    """Work out the options of the pending decision anew."""
    if not s.stack:
        return []
    frame = s.stack[-1]
    return _OPTIONS[frame[0]](s, frame)


def play(s: State, choice: Choice) -> None:
    """Carry out one of the state's options, unchecked."""
    stack: list[Any] = s.stack
    frame = stack.pop()
    _RESOLVE[frame[0]](s, frame, choice)
    advance(s)


def play_on(s: State, choice: Choice) -> None:
    """Carry out one of the state's options, and go on only as long as the same seat's pending decisions last."""
    stack: list[Any] = s.stack
    frame = stack.pop()
    seat = frame[1]
    _RESOLVE[frame[0]](s, frame, choice)
    while stack and stack[-1][1] == seat:
        frame = stack[-1]
        s.options = _OPTIONS[frame[0]](s, frame)
        if len(s.options) > 1:
            return
        stack.pop()
        if s.options:
            _RESOLVE[frame[0]](s, frame, s.options[0])
    s.options = []


def apply(s: State, choice: Choice, log: list[events.Event] | None = None) -> None:
    """Carry out a choice and append what happened to the log; raise IllegalChoice and change nothing."""
    if choice not in s.options:
        if not s.options:
            raise IllegalChoice("The game is over, so nothing can be chosen any more.")
        raise IllegalChoice(f"{choice.text!r} is not possible now; take one of the {len(s.options)} options.")
    s.log = log
    try:
        play(s, choice)
    finally:
        s.log = None
