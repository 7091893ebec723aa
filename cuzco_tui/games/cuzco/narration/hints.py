"""Advice in words: what the greedy bot would do, and what it thinks the options are worth."""

from cuzco_tui.game import Decision, Hint
from cuzco_tui.games.cuzco.bots.greedy import price
from cuzco_tui.games.cuzco.bots.worth import Worth
from cuzco_tui.games.cuzco.engine.choices import DiscardTask, PlaceDie
from cuzco_tui.games.cuzco.engine.codes import ACTION_NAMES
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration.events import message_id
from cuzco_tui.games.cuzco.narration.options import option_message
from cuzco_tui.messages import Message, Names, message

SHOWN = 3
REASONS = (
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


def hint(view: PlayerView, decision: Decision, names: Names) -> Hint:
    """Ask the greedy bot: its choice, the price it puts on it, what it looks at, and the next best."""
    worth = Worth(view, decision.seat)
    options = view.options
    prices = [price(worth, option, view) for option in options]
    order = sorted(range(len(prices)), key=lambda index: -prices[index])
    why: list[Message] = []
    for rank, index in enumerate(order[:SHOWN]):
        said = option_message(options[index], view, names)
        why.append(message("hint-other" if rank else "hint-best", option=said, worth=max(0, round(prices[index]))))
    best = options[order[0]]
    kind = message_id(decision.kind.removeprefix("Choose")).removeprefix("event-")
    if isinstance(best, PlaceDie):
        why.insert(1, message(f"hint-why-{ACTION_NAMES[best.action]}"))
    elif kind in REASONS and not isinstance(best, DiscardTask):
        why.insert(1, message(f"hint-why-{kind}"))
    return Hint("greedy", order[0], why)
