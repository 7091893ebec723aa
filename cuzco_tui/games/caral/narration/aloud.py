"""Caral for those who listen: several options in one line, and what need not be said again."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from cuzco_tui.games.caral.engine import choices, events
from cuzco_tui.games.caral.engine.codes import MODULE_NAMES
from cuzco_tui.games.caral.engine.seen import Seen
from cuzco_tui.games.caral.engine.setup import MAX_YEARS
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.narration.options import actor, is_behind, move_cost, place_notes, seen_at_decision
from cuzco_tui.games.caral.narration.places import gap, lies_at, spaces_between, way
from cuzco_tui.messages import Message, Names, Value, message
from cuzco_tui.narrator import Grouped

_ECHOES: Final = (
    events.ActionDeclined,
    events.ActionTaken,
    events.AlpacaPlaced,
    events.AlpacaReturned,
    events.AnacondaMoved,
    events.ArchitectMoved,
    events.CaraliLost,
    events.CaraliPlaced,
    events.CaraliTaken,
    events.CardsDiscarded,
    events.FigureMoved,
    events.LevelBuilt,
    events.NeutralLevelPlaced,
    events.PairPlayed,
    events.StoneLost,
    events.TileLaid,
)
"""Events that say nothing but what an option has said before it was chosen."""


def is_echo(event: events.Event, _first: bool) -> bool:
    """Tell whether an event says nothing but what its chooser has just chosen."""
    return isinstance(event, _ECHOES)


def opening(view: PlayerView) -> list[Message]:
    """Say which modules are in play, what is special at a table of two, and a limit that is not the usual one."""
    said: list[Message] = []
    if view.modules:
        modules = (name for bit, name in enumerate(MODULE_NAMES) if view.modules >> bit & 1)
        said.append(message("opening-modules", modules=tuple(message(f"table-option-{name}") for name in modules)))
    if view.seats == 2:
        said.append(message("opening-two"))
    return [*said, *limit_of_years(view)]


def limit_of_years(view: PlayerView, soon: int = 0) -> list[Message]:
    """Say with which year the game ends, if that is not the usual one or only so many years away (CE-3)."""
    left = view.max_years - view.year
    if (view.max_years == MAX_YEARS and left > soon) or not left:
        return []
    return [message("limit-of-years", years=view.max_years)]


def grouped(choice: choices.Choice, view: PlayerView, names: Names, _shortly: bool) -> Grouped | None:
    """Say moves a line for each direction and price, sites and cards a line for all; None for a line of its own."""
    teller = _GROUPED.get(type(choice))
    return teller(choice, seen_at_decision(view), names) if teller else None


def _move(choice: choices.MoveTo, s: Seen, names: Names) -> Grouped:
    index = s.content.index_of[choice.place]
    here = s.players[actor(s)].figure
    behind = say.yes(is_behind(s, index))
    head = message("group-move", way=way(here, index), cards=move_cost(s, index), behind=behind)
    tail = message("group-move-to", to=say.to(choice.place), spaces=spaces_between(s, here, index))
    return Grouped(head, _with_notes(tail, place_notes(s, index, names)))


def _with_notes(said: Message, notes: Sequence[Value]) -> Message:
    """Add notes one by one, since a list of several things would sound like several options."""
    for note in notes:
        said = message("group-with-note", said=said, note=note)
    return said


def _worker(choice: choices.PlaceWorker, s: Seen, _names: Names) -> Grouped:
    count = s.players[actor(s)].workers[s.content.quarries.index(s.content.index_of[choice.place])]
    return Grouped(message("group-worker"), message("group-worker-in", at=say.at(choice.place), count=count + 1))


def _builder(choice: choices.PlaceBuilder | choices.PlaceNeutral, s: Seen, _names: Names) -> Grouped:
    tail = say.at(choice.place)
    index = s.content.index_of[choice.place]
    if s.year == 0:
        before, after = gap(s.content, index)
        return Grouped(message("group-between", before=say.place(before), after=say.place(after)), tail)
    return Grouped(message("group-builder", behind=say.yes(index < s.architect)), tail)


def _priest(choice: choices.PlacePriest, _s: Seen, _names: Names) -> Grouped:
    return Grouped(message("group-priest"), say.at(choice.place))


def _build_at(choice: choices.BuildAt, s: Seen, _names: Names) -> Grouped:
    index = s.content.index_of[choice.place]
    built, target = s.built[index], s.target[index]
    finishes = say.yes(built + 1 == target)
    said = message("group-level", at=say.at(choice.place), level=built + 1, target=target, finishes=finishes)
    return Grouped(message("group-build-at"), said)


def _anaconda(choice: choices.MoveAnaconda, s: Seen, names: Names) -> Grouped:
    notes = lies_at(s, s.content.index_of[choice.place], names)
    return Grouped(message("group-anaconda"), _with_notes(say.to(choice.place), notes))


def _offer(choice: choices.Offer, _s: Seen, _names: Names) -> Grouped:
    return Grouped(
        message("group-offer", kind=say.card_kind(choice.kind)), message("group-offered", number=choice.number)
    )


def _kinds(cards: Sequence[int]) -> Value:
    """Name cards by their kinds alone, since digits would sound like the numbers of options."""
    return say.several(
        message("group-kind", kind=say.card_kind(kind), count=count) for kind, count in enumerate(cards) if count
    )


def _cards(id_: str) -> Callable[[Any, Seen, Names], Grouped]:
    def tell(choice: Any, _s: Seen, _names: Names) -> Grouped:
        return Grouped(message(id_), message("group-cards", cards=_kinds(choice.cards)))

    return tell


_GROUPED: Final[dict[type, Callable[[Any, Seen, Names], Grouped]]] = {
    choices.MoveTo: _move,
    choices.PlaceWorker: _worker,
    choices.PlaceBuilder: _builder,
    choices.PlaceNeutral: _builder,
    choices.PlacePriest: _priest,
    choices.BuildAt: _build_at,
    choices.MoveAnaconda: _anaconda,
    choices.Offer: _offer,
    choices.Discard: _cards("group-discard"),
    choices.Exchange: _cards("group-exchange"),
    choices.TakeCards: _cards("group-pick"),
}
