"""What a bot's part was for, in words."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from cuzco_tui.games.caral.bots.purposes import GOALS
from cuzco_tui.games.caral.engine.events import MoveExplained
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.messages import Message, Names, Value

_NAMED: Final[Mapping[str, Callable[[int, PlayerView], Value]]] = {
    "place": lambda number, view: say.place(view.content.places[number]),
    "card": lambda number, _view: say.status(number),
}
"""How the numbers are said that stand for things."""


def purpose_said(event: MoveExplained, view: PlayerView, names: Names) -> Message:
    """Say what a part was for."""
    values: dict[str, Value] = {
        name: _NAMED[name](number, view) if name in _NAMED else number
        for name, number in zip(GOALS[event.goal], event.numbers, strict=True)
    }
    if "seats" in values:
        values = _rivals([seat for seat in range(view.seats) if int(str(values["seats"])) >> seat & 1], names)
    if "carali" in values:
        values["figures"] = say.figures(int(str(values["carali"])), int(str(values["alpacas"])))
    return Message(f"purpose-{event.goal}", values)


def _rivals(seats: Sequence[int], names: Names) -> dict[str, Value]:
    """Name seats, whoever is spoken to last."""
    last = max(seats, key=lambda seat: (seat == names.me, seat))
    return {"who": names.all(seat for seat in seats if seat != last), "last": names(last), "count": len(seats)}
