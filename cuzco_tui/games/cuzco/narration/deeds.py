"""What happened, deed by deed: a placed die, a use of people, a purchase or a task, with everything that it brought."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from cuzco_tui.deed import PURPOSE, PURPOSES, Deed
from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.games.cuzco.engine.codes import (
    EXCHANGE,
    FARM,
    FROM_INTI,
    HEADDRESS,
    POINTS,
    ROPE,
    SOURCES,
    STONE,
    STUDY,
    TEMPLE,
    TILE_COLOUR_NAMES,
)
from cuzco_tui.games.cuzco.engine.pieces import khipus_of
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.events import event_message
from cuzco_tui.games.cuzco.narration.growing import CITY, FINAL, MAIN, PRELUDE, ROLL, SETUP, Growing, Teller
from cuzco_tui.games.cuzco.narration.places import place
from cuzco_tui.games.cuzco.narration.purposes import purpose_said
from cuzco_tui.messages import Message, Names, message

PLACES: Final = {
    STONE: "roads",
    ROPE: "roads",
    STUDY: "houses",
    FARM: "houses",
    EXCHANGE: "spaces",
    TEMPLE: "temple",
    HEADDRESS: "mask",
    POINTS: "spaces",
}
"""The panel where an action happens."""
_FINAL_SOURCES: Final = frozenset(SOURCES[FROM_INTI:])
_CARDS_BEFORE: Final = frozenset((1, 4, 5, 6, 11, 15))
"""The cards that are played before what they are for."""
_CARDS_THAT_ALLOW: Final = _CARDS_BEFORE | {7, 13, 14}
"""The cards that allow what would not be possible, or not as strongly, without them."""


def _dealt(teller: Teller, index: int, event: Any) -> Growing:
    deed = teller.of(SETUP, event.seat)
    return deed or teller.open(SETUP, index, event.seat, message("log-setup"), "")


def _mask_dealt(teller: Teller, index: int, event: events.MaskDealt) -> Growing:
    deed = _dealt(teller, index, event)
    deed.feathers[event.feather] += 1
    return deed


def _start_task(teller: Teller, index: int, event: events.StartTaskDealt) -> Growing:
    deed = _dealt(teller, index, event)
    deed.phrases.append(message("log-start-task", task=say.task_asks(event.task, teller.view.content)))
    return deed


def _hand_dealt(teller: Teller, index: int, event: events.HandDealt) -> Growing:
    deed = _dealt(teller, index, event)
    deed.phrases += [say.card_told(card) for card in event.cards]
    return deed


def _tasks_kept(teller: Teller, index: int, event: events.TasksKept) -> Growing:
    deed = _dealt(teller, index, event)
    content = teller.view.content
    deed.phrases += [message("log-task-kept", task=say.task_asks(task, content)) for task in event.tasks]
    return deed


def _order_dealt(teller: Teller, index: int, event: events.OrderDealt) -> Growing:
    return teller.open(MAIN, index, None, message("log-order", order=teller.names.all(event.order)), "track")


def _round_started(teller: Teller, index: int, event: events.RoundStarted) -> None:
    teller.heading(index, "round", message("log-round", round=event.round))


def _phase_started(teller: Teller, index: int, event: events.PhaseStarted) -> None:
    teller.heading(index, "phase", say.phase(event.phase))


def _rolled(teller: Teller, index: int, event: events.DiceRolled) -> Growing:
    said = message("log-rolled", dice=" ".join(map(str, event.pips)))
    return teller.open(ROLL, index, event.seat, said, "spaces")


def _pututu(teller: Teller, index: int, event: Any) -> Growing:
    deed = teller.of(ROLL, event.seat) or teller.current(index, event)
    missed = "yes" if isinstance(event, events.PututuMissed) else "no"
    deed.phrases.append(message("log-pututu", size=event.size, missed=missed))
    return deed


def _pututu_used(teller: Teller, index: int, event: events.PututuUsed) -> Growing:
    used = message("log-pututu-used", before=event.before, after=event.after)
    before = teller.deeds[-1] if teller.deeds else None
    if before is None or before.sort != PRELUDE or before.seat != event.seat:
        before = teller.open(PRELUDE, index, event.seat, used, "spaces")
    before.cards.append(used)
    before.means.append(used)
    return before


def _die_placed(teller: Teller, index: int, event: events.DiePlaced) -> Growing:
    deed = teller.main(index, event.seat, say.action(event.action), PLACES[event.action])
    deed.pips = event.pips, event.virtual
    return deed


def _die_moved(teller: Teller, index: int, event: events.DieMoved) -> Growing:
    said = message(
        "log-die-moved",
        pips=event.pips,
        mine=teller.mine(event.owner),
        who=teller.names(event.owner),
        source=say.action(event.source),
        target=say.action(event.target),
    )
    return teller.main(index, event.seat, said, "spaces")


def _card_played(teller: Teller, index: int, event: events.CardPlayed) -> Growing:
    card = message("log-card", card=say.card_told(event.card), via="inti" if event.via == 2 else "offering")
    last = teller.deeds[-1] if teller.deeds else None
    goes_on = last is not None and last.seat == event.seat and last.sort in (MAIN, PRELUDE)
    if last is None or not goes_on or (event.card in _CARDS_BEFORE and last.sort == MAIN):
        last = teller.open(PRELUDE, index, event.seat, say.card(event.card), "gods")
    last.cards.append(card)
    if event.card in _CARDS_THAT_ALLOW:
        last.means.append(card)
    return last


def _ability_used(teller: Teller, index: int, event: events.AbilityUsed) -> Growing:
    said = message(
        "log-ability",
        colour=say.tile_colour(event.colour),
        ability=say.ability(event.ability),
        strength=event.strength,
    )
    return teller.main(index, event.seat, said, "mask")


def _moved(teller: Teller, index: int, event: events.ChasquiMoved) -> Growing:
    deed = teller.current(index, event)
    where = place(event.destination, teller.view.board)
    if event.kind < 0:
        run = message("log-jump", place=where)
    else:
        run = message("log-run", kind=say.road_kind(event.kind), pips=event.pips, place=where)
    if deed.pips is None:
        deed.phrases.append(run)
    else:
        deed.said = run
    deed.place = "roads"
    return deed


def _overlay(teller: Teller, index: int, event: events.OverlayTurned) -> Growing:
    deed = teller.current(index, event)
    if event.steps:
        deed.phrases.append(message("log-overlay", steps=event.steps))
    return deed


def _delivered(teller: Teller, index: int, event: events.KhipuDelivered) -> Growing:
    deed = teller.current(index, event)
    stack = list(khipus_of(teller.view.villages[event.village]))
    below = stack[stack.index(event.seat) + 1 :] if event.seat in stack else []
    if below:
        deed.phrases.append(message("log-on-top", who=teller.names(below[0]), mine=teller.mine(below[0])))
    else:
        deed.phrases.append(message("log-khipu"))
    return deed


def _phrase(told: Callable[[Teller, Any], Message]) -> Callable[[Teller, int, Any], Growing]:
    """Add a phrase to what goes on."""

    def add(teller: Teller, index: int, event: Any) -> Growing:
        deed = teller.current(index, event)
        deed.phrases.append(told(teller, event))
        return deed

    return add


def _sum(name: str, amount: Callable[[Any], int] = lambda _event: 1) -> Callable[[Teller, int, Any], Growing]:
    """Count something together."""

    def add(teller: Teller, index: int, event: Any) -> Growing:
        deed = teller.current(index, event)
        deed.sums[name] += amount(event)
        return deed

    return add


def _feather_taken(teller: Teller, index: int, event: events.FeatherTaken) -> Growing:
    deed = teller.current(index, event)
    deed.feathers[event.colour] += 1
    return deed


def _feather_placed(teller: Teller, index: int, event: events.FeatherPlaced) -> Growing | None:
    """Told when it was taken; the first one of a game belongs to the set-up."""
    if not teller.deeds:
        return None
    deed = teller.of(SETUP, event.seat)
    return deed if deed is not None and not teller.of("round", None) else teller.current(index, event)


def _tile_taken(teller: Teller, index: int, event: events.TileTaken) -> Growing:
    deed = teller.current(index, event)
    tile = message("log-tile", colour=TILE_COLOUR_NAMES[event.tile // 12], ability=say.ability(event.tile % 12 + 1))
    if deed.pips is not None and event.pips:
        deed.said = tile
    else:
        deed.phrases.append(tile)
    return deed


def _priest_placed(teller: Teller, index: int, event: events.PriestPlaced) -> Growing:
    deed = teller.current(index, event)
    deed.said = message("log-priest", step=event.step)
    return deed


def _circlet(teller: Teller, index: int, event: events.CircletActivated) -> Growing:
    deed = teller.current(index, event)
    said = message("brings-circlet", pips=event.pips)
    if deed.pips is None:
        deed.phrases.append(said)
    else:
        deed.said = said
    return deed


def _scored(teller: Teller, index: int, event: events.PointsScored) -> Growing:
    if event.source in ("university", "temple"):
        deed = _city(teller, index, event.source)
        deed.phrases.append(message("log-vp-of", who=teller.names(event.seat), vp=event.vp))
        return deed
    if event.source in _FINAL_SOURCES:
        deed = teller.of(FINAL, event.seat) or teller.open(FINAL, index, event.seat, message("log-final"))
        source = message(f"source-{SOURCES.index(event.source)}")
        deed.phrases.append(message("log-source", source=source, vp=event.vp))
        return deed
    deed = teller.current(index, event)
    deed.sums["vp"] += event.vp
    return deed


def _city(teller: Teller, index: int, source: str) -> Growing:
    """Give the one deed of the university or of the temple at the end of this round."""
    last = teller.deeds[-1] if teller.deeds else None
    if last is not None and last.sort == CITY and last.said.id == f"log-{source}":
        return last
    where = "track" if source == "university" else "temple"
    said = message("log-university") if source == "university" else message("log-temple")
    return teller.open(CITY, index, None, said, where)


def _inti_gained(teller: Teller, index: int, event: events.IntiGained) -> Growing:
    deed = _city(teller, index, "temple")
    deed.phrases.append(message("log-inti", who=teller.names(event.seat), mine=teller.mine(event.seat)))
    return deed


def _inti_removed(teller: Teller, index: int, _event: events.IntiRemoved) -> Growing:
    deed = _city(teller, index, "temple")
    deed.phrases.append(message("log-inti-gone"))
    return deed


def _order_changed(teller: Teller, index: int, event: events.OrderChanged) -> Growing:
    return teller.open(MAIN, index, None, message("log-order", order=teller.names.all(event.order)), "track")


def _bought(teller: Teller, index: int, event: events.GoodBought) -> Growing:
    cost = teller.view.content.good_cost[event.good]
    return teller.main(index, event.seat, message("log-bought", good=say.good(event.good), cost=cost), "market")


def _fulfilled(teller: Teller, index: int, event: events.TaskFulfilled) -> Growing:
    deed = teller.main(index, event.seat, message("log-fulfilled"), "palace")
    deed.phrases.append(say.task_asks(event.task, teller.view.content))
    return deed


def _discarded(teller: Teller, index: int, event: events.TaskDiscarded) -> Growing:
    """One is given up in a round; those that are left at the end go together."""
    last = teller.deeds[-1] if teller.deeds else None
    if last is not None and last.said.id == "log-discarded" and last.seat == event.seat:
        last.said = message("log-discarded", tasks=len(last.phrases) + 1)
    else:
        last = teller.main(index, event.seat, message("log-discarded", tasks=1), "palace")
    last.phrases.append(say.task_asks(event.task, teller.view.content))
    return last


def _task_taken(teller: Teller, index: int, event: events.TaskTaken) -> Growing:
    taken = message("log-new-task", task=say.task_asks(event.task, teller.view.content))
    last = teller.deeds[-1] if teller.deeds else None
    if last is not None and last.seat == event.seat and last.place == "palace":
        last.phrases.append(taken)
        return last
    return teller.open(MAIN, index, event.seat, taken, "palace")


def _only_option(teller: Teller, _index: int, event: events.OnlyOption) -> None:
    teller.without_choice = event.seat


def _passed_over(teller: Teller, index: int, event: events.PassedOver) -> Growing:
    if event.decision == "ChooseAbility":
        return teller.open(MAIN, index, event.seat, message("log-no-ability"), "mask")
    return teller.open(MAIN, index, event.seat, message("log-no-good"), "market")


def _explained(teller: Teller, index: int, event: events.MoveExplained) -> Growing:
    deed = teller.open(PURPOSES, index, event.seat, purpose_said(event, teller.view))
    deed.kind = PURPOSE
    return deed


def _game_ended(teller: Teller, index: int, event: events.GameEnded) -> None:
    first = event.ranking[0]
    teller.heading(index, "round", message("log-won", who=teller.names(first), mine=teller.mine(first)))


_UNTOLD: Final = frozenset(
    (
        events.CardTurnedUp,
        events.Declined,
        events.FireTrialEarned,
        events.PileReshuffled,
        events.PipsLapsed,
        events.RoundEnded,
        events.TasksDrawn,
    )
)
"""What others tell enough of, or what is seen on the table."""
_HANDLERS: Final[dict[type, Callable[[Teller, int, Any], Growing | None]]] = {
    events.OrderDealt: _order_dealt,
    events.MaskDealt: _mask_dealt,
    events.StartTaskDealt: _start_task,
    events.HandDealt: _hand_dealt,
    events.TasksKept: _tasks_kept,
    events.RoundStarted: _round_started,
    events.PhaseStarted: _phase_started,
    events.DiceRolled: _rolled,
    events.PututuGained: _pututu,
    events.PututuMissed: _pututu,
    events.PututuUsed: _pututu_used,
    events.DiePlaced: _die_placed,
    events.DieMoved: _die_moved,
    events.CardPlayed: _card_played,
    events.GodCardTaken: _phrase(lambda _teller, event: message("log-card-taken", card=say.card_told(event.card))),
    events.OverlayTurned: _overlay,
    events.ChasquiMoved: _moved,
    events.KhipuDelivered: _delivered,
    events.NothingDelivered: _phrase(lambda _teller, _event: message("brings-no-khipu")),
    events.KhipuReserved: _sum("reserve"),
    events.FeatherTaken: _feather_taken,
    events.FeatherMissed: _phrase(lambda _teller, event: message("log-no-feather", colour=say.feather(event.colour))),
    events.FeatherPlaced: _feather_placed,
    events.TileTaken: _tile_taken,
    events.TileSlidDown: _sum("down"),
    events.TileSlidUp: _sum("up"),
    events.OfferingsGained: _sum("offerings", lambda event: int(event.amount)),
    events.FoodGained: _sum("food", lambda event: int(event.amount)),
    events.KnowledgeGained: _sum("knowledge", lambda event: int(event.steps)),
    events.PriestPlaced: _priest_placed,
    events.PriestPushed: _phrase(lambda teller, event: message("log-pushed", **teller.whose(event), step=event.step)),
    events.PriestSentHome: _phrase(lambda teller, event: message("log-home", **teller.whose(event))),
    events.CircletActivated: _circlet,
    events.PointsScored: _scored,
    events.AbilityUsed: _ability_used,
    events.OnlyOption: _only_option,
    events.PassedOver: _passed_over,
    events.OrderChanged: _order_changed,
    events.IntiGained: _inti_gained,
    events.IntiRemoved: _inti_removed,
    events.GoodBought: _bought,
    events.TaskFulfilled: _fulfilled,
    events.TaskDiscarded: _discarded,
    events.TaskTaken: _task_taken,
    events.GameEnded: _game_ended,
    events.MoveExplained: _explained,
}


def deeds(happened: Sequence[events.Event], view: PlayerView, names: Names) -> list[Deed]:
    """Put together what belongs together, in the order in which it began."""
    teller = Teller(view, names)
    for index, event in enumerate(happened):
        handler = _HANDLERS.get(type(event))
        if handler is not None:
            deed = handler(teller, index, event)
            if deed is not None:
                deed.last = max(deed.last, index)
        elif type(event) not in _UNTOLD:
            teller.open(MAIN, index, None, event_message(event, view, names))
    return [deed.finished(names.me) for deed in teller.deeds]
