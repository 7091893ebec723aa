"""Options as a hint names them: in few words that stand in the middle of a sentence."""

from collections.abc import Callable
from typing import Any, Final

from cuzco_tui.games.caral.engine import choices
from cuzco_tui.games.caral.engine.actions import stones_here
from cuzco_tui.games.caral.engine.codes import NO_TILE, QUARRY
from cuzco_tui.games.caral.engine.seen import Seen
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.narration.options import actor, seen_at_decision
from cuzco_tui.messages import Message, message

PLAIN: Final = ("skip", "done", "build", "build small", "build large", "envoy", "pay stone", "offer nothing")
"""The options that are a word and nothing else."""


def hinted(choice: choices.Choice, view: PlayerView) -> Message:
    """Name an option inside a sentence."""
    if choice.text in PLAIN:
        return message(f"hinted-{choice.text.replace(' ', '-')}")
    s = seen_at_decision(view)
    if choice is choices.ACT:
        return _act(s)
    return _TELLERS[type(choice)](choice, s)


def _act(s: Seen) -> Message:
    seat = actor(s)
    index = s.players[seat].figure
    if s.content.kinds[index] == QUARRY:
        return message("hinted-stones", count=stones_here(s, seat, index))
    if s.laid[index] != NO_TILE:
        return message("hinted-tile-action", does=say.tile_does(s.laid[index]))
    return message("hinted-cards", count=s.content.cult_cards)


def _carali(choice: choices.OfCarali, _s: Seen) -> Message:
    taken = isinstance(choice, choices.TakeCarali)
    carali = say.carali(choice.role, choice.place)
    return message("hinted-carali", carali=carali, taken=say.yes(taken))


def _architect(choice: choices.MoveArchitect, _s: Seen) -> Message:
    return message("hinted-architect", steps=choice.steps)


def _at(id_: str) -> Callable[[Any, Seen], Message]:
    return lambda choice, _s: message(id_, at=say.at(choice.place), to=say.to(choice.place))


def _alpaca(id_: str) -> Callable[[Any, Seen], Message]:
    return lambda choice, _s: message(id_, pen=say.pen(choice.pen))


def _cards(id_: str) -> Callable[[Any, Seen], Message]:
    return lambda choice, _s: message(id_, cards=say.cards(choice.cards))


_TELLERS: Final[dict[type, Callable[[Any, Seen], Message]]] = {
    choices.MoveTo: lambda choice, _s: say.to(choice.place),
    choices.PlaceWorker: _at("hinted-worker"),
    choices.PlaceBuilder: _at("hinted-builder"),
    choices.PlacePriest: _at("hinted-priest"),
    choices.PlaceNeutral: _at("hinted-neutral"),
    choices.BuildAt: _at("hinted-build-at"),
    choices.LayTile: _at("hinted-tile"),
    choices.MoveAnaconda: _at("hinted-anaconda"),
    choices.MoveArchitect: _architect,
    choices.PlaceAlpaca: _alpaca("hinted-alpaca"),
    choices.ReturnAlpaca: _alpaca("hinted-return"),
    choices.LoseAlpaca: _alpaca("hinted-lose"),
    choices.PayAlpaca: _alpaca("hinted-pay-alpaca"),
    choices.PlayPair: lambda choice, _s: say.pair_cards(choice.ability, choice.mixed),
    choices.TakeCarali: _carali,
    choices.LoseCarali: _carali,
    choices.Discard: _cards("hinted-discard"),
    choices.Exchange: _cards("hinted-exchange"),
    choices.TakeCards: _cards("hinted-pick"),
    choices.Offer: lambda choice, _s: message("hinted-offer", cards=say.cards_of(choice.kind, choice.number)),
}
