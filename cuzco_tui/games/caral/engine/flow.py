"""How a game goes on by itself from one real question to the next."""

from collections.abc import Callable
from typing import Any, Final

from cuzco_tui.game import IllegalChoice
from cuzco_tui.games.caral.engine import actions, carali, ceremony, decisions, events, places, turn, years
from cuzco_tui.games.caral.engine.choices import Choice
from cuzco_tui.games.caral.engine.codes import SETUP, STATUS
from cuzco_tui.games.caral.engine.state import Frame, State
from cuzco_tui.games.caral.engine.status import hand_out_statuses

_Options = Callable[[State, Frame], list[Choice]]
_Resolve = Callable[[State, Frame, Choice], None]

_TABLE: Final[dict[int, tuple[_Options, _Resolve]]] = {
    decisions.SITE_TO_RESERVE: (places.site_options, places.reserve_first_site),
    decisions.NEUTRAL_SITE: (places.neutral_options, places.place_neutral),
    decisions.DIE_NUMBER: (years.die_options, years.move_architect_on),
    decisions.MOVE: (turn.move_options, turn.move),
    decisions.CARDS_FOR_MOVE: (turn.cards_for_move_options, turn.pay_for_move),
    decisions.ACTION: (actions.action_options, actions.take_action),
    decisions.EXTRA_LEVEL: (turn.extra_level_options, turn.build_extra_level),
    decisions.FISH_PAIR: (turn.fish_options, turn.act_again),
    decisions.ALPACA_PAIR: (turn.alpaca_pair_options, turn.move_again),
    decisions.CARALI_TO_MOVE: (carali.move_options, carali.take_up),
    decisions.PLACE_FOR_CARALI: (carali.elsewhere_options, carali.place_elsewhere),
    decisions.CARDS_TO_DISCARD: (actions.discard_options, actions.discard_cards),
    decisions.CARDS_TO_TAKE: (actions.take_options, actions.take_cards),
    decisions.SPACE_FOR_TILE: (turn.tile_options, turn.lay_tile),
    decisions.SPACE_FOR_ANACONDA: (turn.anaconda_options, turn.move_anaconda),
    decisions.OFFERING: (ceremony.offering_options, ceremony.lay_offering),
    decisions.LOSS: (ceremony.loss_options, ceremony.lose),
}
_OPTIONS: Final = [_TABLE[kind][0] for kind in range(len(_TABLE))]
_RESOLVE: Final = [_TABLE[kind][1] for kind in range(len(_TABLE))]


def advance(s: State) -> None:
    """Go on until somebody has a real question to answer, or the game is over."""
    while True:
        _test_statuses(s)
        if not s.stack:
            if not years.next_step(s):
                s.options = []
                return
            continue
        frame = s.stack[-1]
        options = _OPTIONS[frame[0]](s, frame)
        if len(options) > 1:
            s.options = options
            return
        s.stack.pop()
        if options:
            _RESOLVE[frame[0]](s, frame, options[0])
        elif frame[0] == decisions.LOSS:
            ceremony.lose_without_choice(s, frame)


def _test_statuses(s: State) -> None:
    """Test the conditions of status cards after a step; a progress tile that is to be laid comes first (CS-3, CZ-6)."""
    if not s.modules & STATUS or s.phase <= SETUP or (s.stack and s.stack[-1][0] == decisions.SPACE_FOR_TILE):
        return
    hand_out_statuses(s)


def pending_options(s: State) -> list[Choice]:
    """Work out the options of the pending decision anew."""
    if not s.stack:
        return []
    frame = s.stack[-1]
    return _OPTIONS[frame[0]](s, frame)


def play(s: State, choice: Choice) -> None:
    """Carry out one of the state's options, unchecked."""
    frame = s.stack.pop()
    _RESOLVE[frame[0]](s, frame, choice)
    advance(s)


def play_on(s: State, choice: Choice) -> None:
    """Carry out one of the state's options, and go on only as long as the same seat's pending decisions last."""
    stack: list[Any] = s.stack
    frame = stack.pop()
    seat = frame[1]
    _RESOLVE[frame[0]](s, frame, choice)
    _test_statuses(s)
    while stack and stack[-1][1] == seat:
        frame = stack[-1]
        s.options = _OPTIONS[frame[0]](s, frame)
        if len(s.options) > 1:
            return
        stack.pop()
        if s.options:
            _RESOLVE[frame[0]](s, frame, s.options[0])
        elif frame[0] == decisions.LOSS:
            ceremony.lose_without_choice(s, frame)
        _test_statuses(s)
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
