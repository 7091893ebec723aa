"""What happened, deed by deed: a turn, an offering, the end of a year, with everything that it brought."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from cuzco_tui.deed import PURPOSE, Deed
from cuzco_tui.games.caral.engine import events
from cuzco_tui.games.caral.engine.codes import ENDING_NAMES, FROM_FINAL_PRIESTS, FROM_MARKER, TILE_NAMES, WORKER
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.narration.dice import die_face
from cuzco_tui.games.caral.narration.events import counted, event_message, laid_out, shares
from cuzco_tui.games.caral.narration.growing import (
    ARCHITECT,
    CEREMONY,
    FINAL,
    SETUP,
    TURN,
    YEAR_END,
    Growing,
    Teller,
)
from cuzco_tui.games.caral.narration.purposes import purpose_said
from cuzco_tui.messages import Message, Names, Value, message


def _start_player(teller: Teller, index: int, event: events.StartPlayerChosen) -> Growing:
    return teller.open("", index, None, message("log-start-player", who=teller.names(event.seat)))


def _laid_out(teller: Teller, index: int, event: events.ModulesLaidOut) -> None:
    for said in laid_out(event, teller.view):
        teller.open("", index, None, said, "years")


def _neutral(teller: Teller, index: int, event: events.NeutralLevelPlaced) -> Growing:
    said = message("log-neutral", place=say.place(event.place))
    return teller.open(SETUP, index, event.seat, said, "path")


def _year(teller: Teller, index: int, event: events.YearStarted) -> None:
    teller.in_thanks = event.year > 1
    teller.heading(index, "round", message("log-year", year=event.year))


def _last_year(teller: Teller, index: int, event: events.LastYearKnown) -> None:
    reason = ENDING_NAMES[event.reason]
    teller.notice(index, message("log-last-year", reason=reason, all=len(teller.view.content.finish_fame)))


def _finished(teller: Teller, index: int, event: events.PyramidFinished) -> Growing:
    deed = teller.of(index, event.seat)
    said = message("log-finished", large=say.yes(event.large), number=event.number)
    for phrases in (deed.phrases, deed.means, deed.foremost):
        phrases.append(said)
    return deed


def _round(teller: Teller, index: int, event: events.RoundStarted) -> None:
    teller.in_thanks = False
    teller.heading(index, "phase", message("log-round", round=event.round))


def _rolled(teller: Teller, index: int, event: events.ArchitectRolled) -> Growing:
    numbers = die_face(event.numbers)
    said = message("log-rolled", numbers=numbers)
    deed = teller.open(ARCHITECT, index, event.seat, said, "path")
    deed.is_asked_about = True
    deed.die = numbers
    return deed


def _architect(teller: Teller, index: int, event: events.ArchitectMoved) -> Growing:
    goes = message("log-architect", steps=event.steps, to=say.to(event.place), at=say.at(event.place))
    deed = teller.last(ARCHITECT)
    if deed is None or deed.die is None:
        return teller.open(ARCHITECT, index, event.seat, message("log-architect-chosen", goes=goes), "path")
    deed.said, deed.is_asked_about = message("log-architect-rolled", numbers=deed.die, goes=goes), False
    return deed


def _turn(teller: Teller, _index: int, _event: events.TurnStarted) -> None:
    teller.turn_begins = True


def _moved(teller: Teller, index: int, event: events.FigureMoved) -> Growing:
    deed = teller.of(index, event.seat)
    index_of = teller.view.content.index_of
    way = "ahead" if index_of[event.place] > index_of[event.origin] else "back"
    moved = message("log-moved", to=say.to(event.place), spaces=event.spaces, way=way)
    if event.second:
        deed.settle()
        deed.phrases.append(message("log-second", moved=moved))
        deed.means.append(deed.phrases[-1])
        deed.foremost.append(deed.phrases[-1])
    else:
        deed.said = moved
    return deed


def _phrase(told: Callable[[Teller, Any], Message], seen: bool = False) -> Callable[[Teller, int, Any], Growing]:
    """Add a phrase to what the seat does; what is seen on the board afterwards is told to everybody."""

    def add(teller: Teller, index: int, event: Any) -> Growing:
        deed = teller.of(index, event.seat)
        said = told(teller, event)
        deed.phrases.append(said)
        if seen:
            deed.means.append(said)
        return deed

    return add


def _pair(teller: Teller, index: int, event: events.PairPlayed) -> Growing:
    deed = teller.of(index, event.seat)
    deed.settle()
    deed.phrases.append(message("log-pair", pair=say.pair_cards(event.ability, event.mixed)))
    deed.means.append(deed.phrases[-1])
    return deed


def _carali_placed(teller: Teller, index: int, event: events.CaraliPlaced) -> Growing:
    """Tell what the Carali is and where; the workers of a set-up are the same for all (CN-6)."""
    deed = teller.of(index, event.seat)
    deed.phrases.append(say.carali(event.role, event.place))
    if deed.sort != SETUP or event.role != WORKER:
        deed.means.append(deed.phrases[-1])
    return deed


def _discarded(teller: Teller, index: int, event: events.CardsDiscarded) -> Growing:
    cards = say.cards(event.cards)
    if event.purpose == "mood":
        return _penalty(teller, index, event.seat, cards)
    deed = teller.of(index, event.seat)
    deed.phrases.append(message("log-discarded", purpose=event.purpose, cards=cards))
    if event.purpose != "action":
        deed.means.append(deed.phrases[-1])
    return deed


def _penalty(teller: Teller, index: int, seat: int, what: Value) -> Growing:
    """Tell what the mood takes from a seat (CL-5)."""
    return teller.open(YEAR_END, index, seat, message("log-penalty", what=what), "years")


def _lost(told: Callable[[Any], Message]) -> Callable[[Teller, int, Any], Growing]:
    """Tell what a seat loses, to a mood or for the anaconda."""

    def add(teller: Teller, index: int, event: Any) -> Growing:
        if getattr(event, "purpose", "mood") == "mood":
            return _penalty(teller, index, event.seat, told(event))
        deed = teller.of(index, event.seat)
        deed.phrases.append(told(event))
        return deed

    return add


def _spared(teller: Teller, index: int, event: events.NothingToLose) -> Growing:
    return teller.open(YEAR_END, index, event.seat, message("log-nothing-to-lose"), "years")


def _stones(teller: Teller, index: int, event: events.StonesGained) -> Growing:
    deed = teller.of(index, event.seat)
    deed.sums["stones"] += event.number
    if event.lost:
        deed.phrases.append(message("log-stones-lost", number=event.lost))
    return deed


def _drawn(teller: Teller, index: int, event: events.CardsDrawn) -> Growing:
    if teller.in_thanks:
        thanks = teller.thanks(index)
        thanks.phrases.append(message("log-cards-of", who=teller.names(event.seat), number=event.number))
        return thanks
    deed = teller.of(index, event.seat)
    deed.sums["cards"] += event.number
    return deed


def _seen(teller: Teller, index: int, event: events.CardsSeen) -> Growing:
    """Name the cards instead of counting them."""
    cards = say.drawn(event.cards)
    if teller.in_thanks:
        thanks = teller.thanks(index)
        thanks.phrases[-1] = message("log-cards-seen-by", who=teller.names(event.seat), cards=cards)
        return thanks
    deed = teller.of(index, event.seat)
    deed.sums["cards"] -= len(event.cards)
    deed.phrases.append(message("log-cards-seen", cards=cards))
    return deed


def _level(teller: Teller, index: int, event: events.LevelBuilt) -> Growing:
    deed = teller.of(index, event.seat)
    target = event.height + event.size - 1
    said = message("log-level", level=event.height, target=target, place=say.place(event.place))
    if event.free:
        return deed
    deed.phrases.append(said)
    deed.means.append(said)
    return deed


def _fame(teller: Teller, index: int, event: events.FameChanged) -> Growing:
    if FROM_FINAL_PRIESTS <= event.source <= FROM_MARKER:
        own = (deed for deed in teller.deeds if deed.sort == FINAL and deed.seat == event.seat)
        final = next(own, None) or teller.open(FINAL, index, event.seat, message("log-final"))
        source = message("log-source", source=say.fame_source(event.source), fame=event.amount)
        final.phrases.append(source)
        final.means.append(source)
        return final
    shared = teller.thanks(index) if teller.in_thanks else teller.last(CEREMONY, YEAR_END)
    if shared is not None and shared.seat is None:
        shared.phrases.append(message("log-fame-of", who=teller.names(event.seat), fame=event.amount))
        return shared
    deed = teller.deeds[-1] if teller.deeds else None
    if deed is not None and deed.kind == "deed" and deed.seat not in (None, event.seat):
        deed.phrases.append(message("log-fame-of", who=teller.names(event.seat), fame=event.amount))
        return deed
    deed = teller.of(index, event.seat)
    deed.sums["fame"] += event.amount
    return deed


def _status(teller: Teller, index: int, event: events.StatusTaken) -> Growing:
    deed = teller.deeds[-1] if teller.deeds else None
    name = say.status(event.card)
    if deed is None or deed.kind != "deed" or deed.seat != event.seat:
        if deed is not None and deed.kind == "deed":
            deed.phrases.append(message("log-status-of", who=teller.names(event.seat), name=name))
            return deed
        deed = teller.of(index, event.seat)
    deed.phrases.append(message("log-status", name=name))
    deed.means.append(deed.phrases[-1])
    return deed


def _grew(teller: Teller, index: int, event: events.CentralPyramidGrew) -> Growing:
    deed = teller.deeds[-1] if teller.deeds else teller.open("", index, None, message("log-continued"))
    deed.phrases.append(message("brings-height", height=event.height))
    return deed


def _year_ended(teller: Teller, index: int, event: events.YearEnded) -> None:
    by = say.yes(event.by_architect)
    said = message("log-year-ended", who=teller.names(event.seat), mine=teller.mine(event.seat), architect=by)
    teller.heading(index, "phase", said)


def _barred(teller: Teller, index: int, event: events.KindBarred) -> Growing:
    return teller.open(CEREMONY, index, None, message("log-barred", kind=say.card_kind(event.kind)), "pyramids")


def _offered(teller: Teller, index: int, event: events.Offered) -> Growing:
    said = message("log-offered-nothing")
    if event.number:
        said = message("log-offered", cards=say.cards_of(event.kind, event.number), counts=counted(event))
    return teller.open(CEREMONY, index, event.seat, said, "pyramids")


def _nothing_to_offer(teller: Teller, index: int, event: events.NothingToOffer) -> Growing:
    deed = teller.of(index, event.seat)
    deed.phrases.append(message("log-nothing-to-offer", cards=event.cards))
    return deed


def _held(teller: Teller, index: int, event: events.CeremonyHeld) -> Growing:
    if event.bidder < 0:
        return teller.open(CEREMONY, index, None, message("log-no-bidder"), "pyramids")
    who, mine = teller.names(event.bidder), teller.mine(event.bidder)
    said = message("log-bidder", who=who, mine=mine, number=event.number)
    return teller.open(CEREMONY, index, None, said, "pyramids")


def _judged(teller: Teller, index: int, event: events.MoodJudged) -> Growing:
    numbers = {"total": event.total, "needed": event.needed}
    if event.total >= event.needed:
        return teller.open(YEAR_END, index, None, message("log-mood-calm", **numbers), "years")
    if not event.struck:
        return teller.open(YEAR_END, index, None, message("log-mood-spares", **numbers), "years")
    loss = say.loss(teller.view.content.moods[event.card].loss)
    said = message("log-mood-strikes", **numbers, who=teller.names.all(event.struck), loss=loss)
    return teller.open(YEAR_END, index, None, said, "years")


def _mood_next(teller: Teller, index: int, event: events.MoodTurnedUp) -> Growing:
    mood = say.mood(event.card, teller.view.seats, teller.view.content)
    return teller.open(YEAR_END, index, None, message("log-mood-next", mood=mood), "years")


def _year_tile(teller: Teller, index: int, event: events.YearTileScored) -> Growing:
    said = message("log-year-tile", what=say.count_of(event.tile, teller.view.content))
    deed = teller.open(YEAR_END, index, None, said, "years")
    deed.phrases += shares(event, teller.view, teller.names)
    return deed


def _new_start(teller: Teller, index: int, event: events.NewStartPlayer) -> Growing:
    return teller.open("", index, None, message("log-start-player", who=teller.names(event.seat)), "path")


def _anaconda(teller: Teller, index: int, event: events.AnacondaMoved) -> Growing:
    said = message("log-anaconda", to=say.to(event.place))
    teller.in_thanks = False
    last = teller.last(TURN)
    if last is not None and last.seat == event.seat and not teller.turn_begins:
        last.phrases.append(said)
        last.means.append(said)
        return last
    return teller.open(TURN, index, event.seat, said, "path")


def _explained(teller: Teller, index: int, event: events.MoveExplained) -> Growing:
    deed = teller.open("", index, event.seat, purpose_said(event, teller.view, teller.names))
    deed.kind = PURPOSE
    return deed


def _game_ended(teller: Teller, index: int, event: events.GameEnded) -> None:
    first = event.ranking[0]
    teller.heading(index, "round", message("log-won", who=teller.names(first), mine=teller.mine(first)))


_UNTOLD: Final = frozenset((events.ActionTaken, events.OfferingsDiscarded, events.PileReshuffled))
"""What others tell enough of, or what is seen on the table."""
_HANDLERS: Final[dict[type, Callable[[Teller, int, Any], Growing | None]]] = {
    events.StartPlayerChosen: _start_player,
    events.ModulesLaidOut: _laid_out,
    events.NeutralLevelPlaced: _neutral,
    events.YearStarted: _year,
    events.LastYearKnown: _last_year,
    events.RoundStarted: _round,
    events.ArchitectRolled: _rolled,
    events.ArchitectMoved: _architect,
    events.TurnStarted: _turn,
    events.FigureMoved: _moved,
    events.CardsDiscarded: _discarded,
    events.PairPlayed: _pair,
    events.ActionDeclined: _phrase(lambda _teller, _event: message("log-no-action")),
    events.CaraliPlaced: _carali_placed,
    events.CaraliTaken: _phrase(
        lambda _teller, event: message("log-taken-up", carali=say.carali(event.role, event.place)), seen=True
    ),
    events.CaraliLost: _lost(lambda event: say.carali(event.role, event.place)),
    events.AlpacaPlaced: _phrase(lambda _teller, event: message("log-alpaca", pen=say.pen(event.pen)), seen=True),
    events.AlpacaReturned: _lost(
        lambda event: (
            message("log-alpaca", pen=say.pen(event.pen))
            if event.purpose == "mood"
            else message("log-alpaca-back", pen=event.pen)
        )
    ),
    events.StonesGained: _stones,
    events.StoneLost: _lost(lambda _event: message("log-one-stone")),
    events.CardsDrawn: _drawn,
    events.CardsSeen: _seen,
    events.CardsTaken: _phrase(lambda _teller, event: message("log-cards-taken", cards=say.cards(event.cards))),
    events.LevelBuilt: _level,
    events.PyramidFinished: _finished,
    events.CentralPyramidGrew: _grew,
    events.TileLaid: _phrase(
        lambda _teller, event: message("log-tile", name=TILE_NAMES[event.tile], to=say.to(event.place)), seen=True
    ),
    events.AnacondaMoved: _anaconda,
    events.EmissaryLevelFinished: _phrase(
        lambda _teller, event: message("brings-emissary", level=event.level), seen=True
    ),
    events.MarkerTaken: _phrase(lambda _teller, _event: message("brings-marker"), seen=True),
    events.StatusTaken: _status,
    events.FameChanged: _fame,
    events.YearEnded: _year_ended,
    events.KindBarred: _barred,
    events.Offered: _offered,
    events.NothingToOffer: _nothing_to_offer,
    events.CeremonyHeld: _held,
    events.MoodJudged: _judged,
    events.MoodTurnedUp: _mood_next,
    events.NothingToLose: _spared,
    events.YearTileScored: _year_tile,
    events.NewStartPlayer: _new_start,
    events.MoveExplained: _explained,
    events.GameEnded: _game_ended,
}


def deeds(happened: Sequence[events.Event], view: PlayerView, names: Names) -> list[Deed]:
    """Put together what belongs together, in the order in which it began."""
    teller = Teller(view, names, _end_of_setup(happened, view))
    for index, event in enumerate(happened):
        handler = _HANDLERS.get(type(event))
        if handler is not None:
            deed = handler(teller, index, event)
            if deed is not None:
                deed.last = max(deed.last, index)
        elif type(event) not in _UNTOLD:
            teller.open("", index, None, event_message(event, view, names))
    return [deed.finished() for deed in teller.in_order()]


def _end_of_setup(happened: Sequence[events.Event], view: PlayerView) -> int:
    """Tell before which event the set-up is over: where the first year begins, if that is among them."""
    first = (index for index, event in enumerate(happened) if isinstance(event, events.YearStarted) and event.year == 1)
    return next(first, 0 if view.year else len(happened))
