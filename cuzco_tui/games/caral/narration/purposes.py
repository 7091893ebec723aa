"""What a bot's part was for, in words."""

from collections.abc import Callable, Mapping
from typing import Final

from cuzco_tui.games.caral.bots.purposes import GOALS
from cuzco_tui.games.caral.engine.events import MoveExplained
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.messages import Message, Value

_NAMED: Final[Mapping[str, Callable[[int, PlayerView], Value]]] = {
    "place": lambda number, view: say.place(view.content.places[number]),
    "card": lambda number, _view: say.status(number),
}
"""How the numbers are said that stand for things."""


def purpose_said(event: MoveExplained, view: PlayerView) -> Message:
    """Say what a part was for."""
    values: dict[str, Value] = {
        name: _NAMED[name](number, view) if name in _NAMED else number
        for name, number in zip(GOALS[event.goal], event.numbers, strict=True)
    }
    if "carali" in values:
        values["figures"] = say.figures(int(str(values["carali"])), int(str(values["alpacas"])))
    return Message(f"purpose-{event.goal}", values)
