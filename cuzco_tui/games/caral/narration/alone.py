"""Options as they are said where neither question nor table is in sight, as in an analysis: by whom and where."""

from typing import Final

from cuzco_tui.games.caral.engine import choices
from cuzco_tui.games.caral.engine.decisions import ALPACA_PAIR, CARALI_TO_MOVE, EXTRA_LEVEL, FISH_PAIR
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.narration.options import actor, architect_after, option_message, seen_at_decision
from cuzco_tui.messages import Message, Names, message

_HERE: Final = (choices.ACT, choices.SKIP, choices.BUILD, choices.BUILD_SMALL, choices.BUILD_LARGE, choices.PAY_STONE)
"""What is done at the place where the figure stands, without naming it."""
_WITHOUT: Final = {
    EXTRA_LEVEL: "alone-done-level",
    FISH_PAIR: "alone-done-again",
    ALPACA_PAIR: "alone-done-second",
    CARALI_TO_MOVE: "alone-done-carali",
}
"""What one goes on without, by the kind of decision."""


def option_alone(choice: choices.Choice, view: PlayerView, names: Names) -> Message:
    """Say what an option does, and where that is unless it says so itself."""
    s = seen_at_decision(view)
    if isinstance(choice, choices.MoveArchitect):
        return message("alone-architect", steps=choice.steps, **architect_after(s, choice.steps))
    said = option_message(choice, view, names)
    kind, _seat, index, *_rest = s.stack[-1] if s.stack else (-1, 0, 0)
    if choice is choices.DONE and kind in _WITHOUT:
        said = message(_WITHOUT[kind])
    elif choice not in _HERE and not isinstance(choice, choices.PlayPair | choices.PayAlpaca):
        return said
    where = index if kind == EXTRA_LEVEL else s.players[actor(s)].figure
    return message("alone-at", place=say.head(s.content.places[where]), option=said)
