"""Advice in words: what a bot would do, what it looks at, and what it thinks the options are worth."""

from typing import Final

from cuzco_tui.game import Hint
from cuzco_tui.games.cuzco.bots.advice import ADVISER, Advice
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration.events import message_id
from cuzco_tui.games.cuzco.narration.options import option_message
from cuzco_tui.messages import Message, Names, message

SHOWN: Final = 3
"""How many options are named with their worth."""
REASONS: Final = (
    "tasks-to-keep",
    "feather-slot",
    "road",
    "tile",
    "exchange",
    "step",
    "fire-gift",
    "fire-growth",
    "ability",
    "good",
    "task",
    "new-task",
)
"""The kinds of decision for which there is a sentence on what matters."""


def hint(advice: Advice, view: PlayerView, names: Names) -> Hint:
    """Tell the best option with what it is worth and why, and the next best."""
    why: list[Message] = []
    for rank, priced in enumerate(advice.ranked[:SHOWN]):
        said = option_message(view.options[priced.option], view, names)
        why.append(message("hint-other" if rank else "hint-best", option=said, worth=max(0, round(priced.worth))))
    matters = advice.matters
    if matters not in ACTION_NAMES:
        matters = message_id(matters.removeprefix("Choose")).removeprefix("event-")
    if matters in (*ACTION_NAMES, *REASONS):
        why.insert(1, message(f"hint-why-{matters}"))
    return Hint(ADVISER, advice.ranked[0].option, why)
