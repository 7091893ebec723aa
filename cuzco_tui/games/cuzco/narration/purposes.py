"""What a bot's part was for, in words."""

from collections.abc import Callable, Mapping
from typing import Final

from cuzco_tui.games.cuzco.bots.advice import TASK_GOALS
from cuzco_tui.games.cuzco.engine.codes import TILE_KINDS
from cuzco_tui.games.cuzco.engine.events import MoveExplained
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.sets import SET_NAMES
from cuzco_tui.messages import Message, Value, message

_TASK: Final = ("task", "have", "need")
GOALS: Final[Mapping[str, tuple[str, ...]]] = {
    "set": ("set", "count", "vp"),
    "complete-and-die": ("circlet", "die", "vp"),
    "complete": ("circlet",),
    "priest-most": (),
    "food-for": ("good", "vp"),
    "first": (),
    "strength": ("tile", "strength"),
    **dict.fromkeys(TASK_GOALS, _TASK),
}
"""The kinds of goals that are told, and what the numbers of each are, in their order."""
_NAMED: Final[Mapping[str, Callable[[int, PlayerView], Value]]] = {
    "task": lambda number, view: say.task_asks(number, view.content),
    "good": lambda number, _view: say.good(number),
    "set": lambda number, _view: SET_NAMES[number],
    "tile": lambda number, _view: say.ability(number % TILE_KINDS % 12 + 1),
}
"""How the numbers are said that stand for things."""


def purpose_said(event: MoveExplained, view: PlayerView) -> Message:
    """Say what a part was for, and which task came nearer besides."""
    said = message(f"purpose-{event.goal}", **_values(GOALS[event.goal], event.numbers, view))
    if not event.task:
        return said
    _task, have, need = event.task
    also = "purpose-also-nearer" if have < need else "purpose-also-met"
    return message("purpose-two", first=said, second=message(also, **_values(_TASK, event.task, view)))


def _values(names: tuple[str, ...], numbers: tuple[int, ...], view: PlayerView) -> dict[str, Value]:
    """Name the numbers, and say those that stand for things."""
    return {
        name: _NAMED[name](number, view) if name in _NAMED else number
        for name, number in zip(names, numbers, strict=True)
    }
