"""What happened, in words."""

import re
from functools import cache
from typing import Any, Final

from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.games.cuzco.engine.codes import KIND_NAMES, SOURCES, VIA_NAMES
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.places import place
from cuzco_tui.games.cuzco.narration.purposes import purpose_said
from cuzco_tui.messages import Message, Names, Value, message

DETAILS: Final = (
    events.CardTurnedUp,
    events.Declined,
    events.FeatherTaken,
    events.FireTrialEarned,
    events.PileReshuffled,
    events.PipsLapsed,
    events.PututuMissed,
    events.RoundEnded,
)
"""Events that a brief account leaves out, since others tell enough."""


def is_detail(event: events.Event) -> bool:
    """Tell whether a brief account leaves an event out."""
    return isinstance(event, DETAILS)


def is_told_elsewhere(event: events.Event) -> bool:
    """Tell whether something else always says the same: a feather that was taken is placed, an end has a ranking."""
    return isinstance(event, events.FeatherTaken | events.GameEnded)


def event_message(event: events.Event, view: PlayerView, names: Names) -> Message:
    """Put an event into a message; its id follows from its class."""
    if isinstance(event, events.MoveExplained):
        return message("event-move-explained", seat=names(event.seat), said=purpose_said(event, view))
    values = {field: _value(field, value, event, view, names) for field, value in event.to_data().items()}
    if isinstance(event, events.GoodBought):
        values["cost"] = view.content.good_cost[event.good]
    if isinstance(event, events.MaskDealt):
        values["mask"] = event.mask + 1
    return Message(message_id(type(event).__name__), values)


@cache
def message_id(class_name: str) -> str:
    """Make a message id of an event's class name: PriestPlaced is `event-priest-placed`."""
    return "event" + re.sub("([A-Z])", lambda found: "-" + found[1].lower(), class_name)


def _value(field: str, value: Any, event: events.Event, view: PlayerView, names: Names) -> Value:
    content = view.content
    if field in ("seat", "owner"):
        return names(value)
    if field in ("order", "ranking"):
        return names.all(value)
    if field in ("origin", "destination", "village"):
        return place(value, view.board)
    if field == "colour":
        return say.tile_colour(value) if isinstance(event, events.AbilityUsed) else say.feather(value)
    if field == "source":
        if isinstance(value, str):
            return message(f"source-{SOURCES.index(value)}")
        return say.action(value)
    if field == "task":
        return say.task(value, content)
    if field in ("tasks", "palace"):
        return say.several(say.task(task, content) for task in value)
    if field == "cards" and isinstance(value, tuple):
        return say.several(say.card(card) for card in value)
    if field == "houses":
        return say.several(say.tile(tile, content) for tile in value if tile >= 0)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    namer = {
        "action": say.action,
        "target": say.action,
        "card": say.card,
        "god": say.god,
        "good": say.good,
        "feather": say.feather,
        "phase": say.phase,
        "ability": say.ability,
    }.get(field)
    if namer:
        return namer(value)
    if field == "tile":
        return say.tile(value, content)
    if field == "kind":
        return "jump" if value < 0 else KIND_NAMES[value]
    if field == "via":
        return VIA_NAMES[value]
    return value + 1 if field == "slot" else value  # type: ignore[no-any-return]
