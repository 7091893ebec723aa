"""What happened, in words."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from cuzco_tui.games.caral.engine import events
from cuzco_tui.games.caral.engine.codes import COUNT_NAMES, ENDING_NAMES, ENVOY
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.narration.dice import die_face
from cuzco_tui.games.caral.narration.purposes import purpose_said
from cuzco_tui.messages import Message, Names, Value, message

DETAILS: Final = (
    events.CardsDrawn,
    events.OfferingsDiscarded,
    events.PileReshuffled,
    events.TurnStarted,
)
"""Events that a brief account leaves out, since others tell enough."""
_Values = dict[str, Value]


def is_detail(event: events.Event) -> bool:
    """Tell whether a brief account leaves an event out."""
    return isinstance(event, DETAILS)


def is_told_elsewhere(event: events.Event) -> bool:
    """Tell whether something else always says the same: an end has a ranking."""
    return isinstance(event, events.GameEnded)


def event_message(event: events.Event, view: PlayerView, names: Names) -> Message:
    """Put an event into a message; its id follows from its class."""
    kind = type(event)
    more = _MORE.get(kind)
    values: _Values = more(event, view, names) if more is not None else {}
    for field, value in event.to_data().items():
        if field not in values:
            values[field] = _value(field, value, names)
    return Message(f"event-{kebab(kind.__name__)}", values)


@cache
def kebab(class_name: str) -> str:
    """Write the name of a class as in a message id: PairPlayed is `pair-played`."""
    return re.sub("(?<=.)([A-Z])", r"-\1", class_name).lower()


def _value(field: str, value: Any, names: Names) -> Value:
    """Say a field that is said alike in all events."""
    if field in ("seat", "start", "holder", "bidder"):
        return names(value) if value >= 0 else say.NOTHING
    if field in ("ranking", "struck"):
        return names.all(value) or say.NOTHING
    if field == "place":
        return say.place(value) if value else say.NOTHING
    if field == "cards":
        return say.cards(value) if isinstance(value, tuple) else int(value)
    if field in ("ability", "kind"):
        return say.card_kind(value) if value >= 0 else say.NOTHING
    if field == "source":
        return say.fame_source(value)
    if isinstance(value, bool):
        return say.yes(value)
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return value if isinstance(value, int | str) else str(value)


def _at(event: Any, _view: PlayerView, _names: Names) -> _Values:
    return {"at": say.at(event.place)}


def _to(event: Any, _view: PlayerView, _names: Names) -> _Values:
    return {"to": say.to(event.place)}


def _moved(event: events.FigureMoved, view: PlayerView, _names: Names) -> _Values:
    index_of = view.content.index_of
    way = "ahead" if index_of[event.place] > index_of[event.origin] else "back"
    return {"to": say.to(event.place), "origin": say.place(event.origin), "way": way}


def _architect(event: events.ArchitectMoved, _view: PlayerView, _names: Names) -> _Values:
    return {"to": say.to(event.place), "at": say.at(event.place)}


def _laid_out(event: events.ModulesLaidOut, view: PlayerView, _names: Names) -> _Values:
    *before, told = laid_out(event, view) or [say.NOTHING]
    for said in reversed(before):
        told = message("laid-and", said=said, more=told)
    return {"things": told}


def laid_out(event: events.ModulesLaidOut, view: PlayerView) -> list[Message]:
    """Say what lies open, a sentence for each module."""
    content = view.content
    things: list[Message] = []
    if event.mood >= 0:
        things.append(message("laid-mood", mood=say.mood(event.mood, view.seats, content)))
    if event.years:
        things.append(message("laid-years", years=tuple(say.count_of(tile, content) for tile in event.years)))
    if event.statuses:
        things.append(message("laid-statuses", cards=tuple(say.status(card) for card in event.statuses)))
    if event.tiles:
        things.append(message("laid-tiles", tiles=tuple(say.tile(tile) for tile in event.tiles)))
    return things


def _carali(event: Any, _view: PlayerView, _names: Names) -> _Values:
    return {"carali": say.carali(event.role, event.place), "envoy": say.yes(event.role == ENVOY)}


def _pen(event: Any, _view: PlayerView, _names: Names) -> _Values:
    return {"pen": say.pen(event.pen)}


def _level(event: events.LevelBuilt, _view: PlayerView, _names: Names) -> _Values:
    return {"at": say.at(event.place), "target": event.height + event.size - 1}


def _tile(event: events.TileLaid, _view: PlayerView, _names: Names) -> _Values:
    return {"tile": say.tile(event.tile), "to": say.to(event.place)}


def _offered(event: events.Offered, _view: PlayerView, _names: Names) -> _Values:
    cards = say.cards_of(event.kind, event.number) if event.number else say.NOTHING
    return {"cards": cards, "counts": counted(event)}


def counted(event: events.Offered) -> int:
    """Tell as how many cards an offering counts, 0 where it counts as those that were laid down (CW-8)."""
    return event.counts if event.counts != event.number else 0


def _held(event: events.CeremonyHeld, _view: PlayerView, _names: Names) -> _Values:
    return {"somebody": say.yes(event.bidder >= 0)}


def _judged(event: events.MoodJudged, view: PlayerView, _names: Names) -> _Values:
    outcome = "calm" if event.total >= event.needed else "strikes" if event.struck else "spares"
    return {"outcome": outcome, "loss": say.loss(view.content.moods[event.card].loss)}


def _scored(event: events.YearTileScored, view: PlayerView, names: Names) -> _Values:
    return {"counts": shares(event, view, names), "what": say.count_of(event.tile, view.content)}


def shares(event: events.YearTileScored, view: PlayerView, names: Names) -> tuple[Message, ...]:
    """Say what each seat had of what a year tile counts; how far ahead somebody was, by the place."""
    content = view.content
    if COUNT_NAMES[content.years[event.tile].counts] == "ahead":
        at = [say.at(content.places[index]) for index in event.counts]
        return tuple(message("share", who=names(seat), number=where) for seat, where in enumerate(at))
    return tuple(message("share", who=names(seat), number=count) for seat, count in enumerate(event.counts))


def _marker(event: events.MarkerTaken, _view: PlayerView, _names: Names) -> _Values:
    return {"from_somebody": say.yes(event.holder >= 0)}


_MORE: Final[dict[type, Callable[[Any, PlayerView, Names], _Values]]] = {
    events.ModulesLaidOut: _laid_out,
    events.NeutralLevelPlaced: _at,
    events.ArchitectRolled: lambda event, _view, _names: {"numbers": die_face(event.numbers)},
    events.ArchitectMoved: _architect,
    events.FigureMoved: _moved,
    events.PairPlayed: lambda event, _view, _names: {"pair": say.pair_cards(event.ability, event.mixed)},
    events.ActionTaken: _at,
    events.ActionDeclined: _at,
    events.CaraliPlaced: _carali,
    events.CaraliTaken: _carali,
    events.CaraliLost: _carali,
    events.AlpacaPlaced: _pen,
    events.AlpacaReturned: _pen,
    events.LevelBuilt: _level,
    events.PyramidFinished: _at,
    events.TileLaid: _tile,
    events.AnacondaMoved: _to,
    events.MarkerTaken: _marker,
    events.StatusTaken: lambda event, view, _names: {"card": say.status_full(event.card, view.content)},
    events.CardsSeen: lambda event, _view, _names: {"cards": say.drawn(event.cards)},
    events.Offered: _offered,
    events.CeremonyHeld: _held,
    events.MoodJudged: _judged,
    events.MoodTurnedUp: lambda event, view, _names: {"card": say.mood(event.card, view.seats, view.content)},
    events.NothingToLose: lambda event, _view, _names: {"loss": say.loss(event.loss)},
    events.YearTileScored: _scored,
    events.MoveExplained: lambda event, view, names: {"said": purpose_said(event, view, names)},
    events.LastYearKnown: lambda event, _view, _names: {"reason": ENDING_NAMES[event.reason]},
    events.GameEnded: lambda event, _view, _names: {"reason": ENDING_NAMES[event.reason]},
}
"""What events have to say beside their plain fields."""
