"""Options in words: what each does and what it would bring."""

from collections.abc import Callable
from typing import Any, Final

from cuzco_tui.games.cuzco.engine import choices
from cuzco_tui.games.cuzco.engine.codes import CUZCO, VIA_NAMES
from cuzco_tui.games.cuzco.engine.pending import pending
from cuzco_tui.games.cuzco.engine.pieces import free_slots, khipus_of, strength_of
from cuzco_tui.games.cuzco.engine.prices import cards_played, circlet_worth, exchange_price, task_worth
from cuzco_tui.games.cuzco.engine.tasks import progress
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.places import place
from cuzco_tui.messages import Message, Names, Value, message


def option_message(choice: choices.Choice, view: PlayerView, names: Names) -> Message:
    """Say what an option does."""
    teller = _TELLERS.get(type(choice))
    said = teller(choice, view, names) if teller else message(f"option-{choice.text}")
    if view.kind == "ChooseExchange" and (cost := exchange_price(choice)):
        return message("option-for-pips", option=said, pips=cost)
    return said


def waits(location: int, view: PlayerView, names: Names) -> Message:
    """Say what a chasqui of the viewer would find at a place."""
    if location == CUZCO:
        return message("waits-cuzco")
    board = view.board
    khipus = khipus_told(location, view, names)
    values: dict[str, Value] = {"colour": say.feather(board.feathers[location]), "vp": board.vp[location]}
    me = view.players[_me(view)]
    delivered = me.delivered >> location & 1
    if names.me != _me(view) and (delivered or not (me.khipus or me.reserve)):
        return message("waits-nothing", khipus=khipus, **values)
    if delivered:
        return message("waits-own-khipu", khipus=khipus, **values)
    if not (me.khipus or me.reserve):
        return message("waits-no-khipu-left", khipus=khipus, **values)
    full = not free_slots(view, me, board.feathers[location])
    return message("waits-full-colour" if full else "waits-delivery", khipus=khipus, **values)


def khipus_told(village: int, view: PlayerView, names: Names) -> Value:
    """Say whose khipus lie in a village, and of several which one is on top."""
    seats = khipus_of(view.villages[village])
    if len(seats) > 1:
        return message("khipus-on-top", top=names(seats[0]), below=names.all(seats[1:]))
    return names(seats[0]) if seats else message("no-khipus")


def _me(view: PlayerView) -> int:
    return view.seat if view.seat is not None else view.decider or 0


def _place_die(choice: choices.PlaceDie, _view: PlayerView, _names: Names) -> Message:
    plain = message("option-place-die", pips=choice.pips, action=say.action(choice.action))
    cards = cards_played(choice)
    if not cards:
        return plain
    with_cards = tuple(message("with-card", card=f"{card:02}", via=VIA_NAMES[via]) for card, via in cards)
    return message("option-place-die-with", placement=plain, cards=with_cards)


def _pututu(choice: choices.UsePututu, _view: PlayerView, _names: Names) -> Message:
    return message("option-use-pututu", size=choice.size, pips=choice.pips, target=choice.target)


def _play_card(choice: choices.PlayCard, _view: PlayerView, _names: Names) -> Message:
    return message("option-play-card", card=say.card(choice.card), via=VIA_NAMES[choice.via])


def _move_die(choice: choices.MoveDie, _view: PlayerView, names: Names) -> Message:
    return message(
        "option-move-die",
        pips=choice.pips,
        owner=names(choice.owner),
        source=say.action(choice.source),
        target=say.action(choice.target),
    )


def _turn_overlay(choice: choices.TurnOverlay, view: PlayerView, _names: Names) -> Message:
    overlay = (view.overlay + choice.steps) % 6
    asked = pending(view) if view.kind == "ChooseOverlay" else None
    walked, reach = (asked.road, asked.pips or 6) if asked is not None else (-1, 6)
    arms = tuple(
        message("arm", kind=say.road_kind(kind), pips=pips, place=place((arm + overlay) % 6, view.board))
        for arm, (kind, pips) in enumerate(view.board.arms)
        if walked in (-1, kind) and pips <= reach
    )
    return message("option-turn-overlay", steps=choice.steps, arms=arms)


def _take_road(choice: choices.TakeRoad, view: PlayerView, names: Names) -> Message:
    return message(
        "option-take-road",
        place=place(choice.destination, view.board),
        kind=say.road_kind(choice.kind),
        pips=choice.pips,
        waits=waits(choice.destination, view, names),
    )


def _jump(choice: choices.JumpTo, view: PlayerView, names: Names) -> Message:
    return message("option-jump-to", place=place(choice.village, view.board), waits=waits(choice.village, view, names))


def _take_tile(choice: choices.TakeTile, view: PlayerView, _names: Names) -> Message:
    tile = view.houses[choice.colour * 6 + choice.pips - 1]
    if tile < 0:
        return message("option-take-tile-gone", colour=say.tile_colour(choice.colour), pips=choice.pips)
    return message("option-take-tile", tile=say.tile(tile, view.content), pips=choice.pips)


def _of_tile(id_: str) -> Callable[[Any, PlayerView, Names], Message]:
    def tell(choice: Any, view: PlayerView, _names: Names) -> Message:
        return message(id_, tile=say.tile(choice.tile, view.content))

    return tell


def _take_god(choice: choices.TakeGod, view: PlayerView, _names: Names) -> Message:
    return message("option-take-god", god=say.god(choice.god), card=say.card(view.face_up[choice.god]))


def _take_feather(choice: choices.TakeFeather, view: PlayerView, names: Names) -> Message:
    if names.me != _me(view):
        return message("option-one-feather", colour=say.feather(choice.colour))
    me = view.players[_me(view)]
    owned = (view.board.mask_slots[me.mask][choice.colour] & me.feathers).bit_count()
    return message("option-take-feather", colour=say.feather(choice.colour), owned=owned)


def _place_feather(choice: choices.PlaceFeather, view: PlayerView, _names: Names) -> Message:
    me = view.players[_me(view)]
    completes = "yes" if me.feathers >> (choice.slot ^ 1) & 1 else "no"
    return message("option-place-feather", circlet=choice.slot // 2 + 1, completes=completes)


def _place_priest(choice: choices.PlacePriest, view: PlayerView, names: Names) -> Message:
    owner = view.temple[choice.step - 1]
    if owner < 0:
        return message("option-place-priest", step=choice.step)
    whose: dict[str, Value] = {"owner": names(owner), "own": "yes" if owner == _me(view) == names.me else "no"}
    if choice.via:
        return message("option-place-priest-sending", step=choice.step, via=VIA_NAMES[choice.via], **whose)
    return message("option-place-priest-pushing", step=choice.step, **whose)


def _circlet(choice: choices.ActivateCirclet, view: PlayerView, _names: Names) -> Message:
    return message("option-activate-circlet", pips=choice.pips, vp=circlet_worth(view, choice.pips))


def _use_ability(choice: choices.UseAbility, view: PlayerView, _names: Names) -> Message:
    strength = strength_of(view.players[_me(view)], choice)
    return message(
        "option-use-ability",
        colour=say.tile_colour(choice.colour),
        ability=say.ability(choice.ability),
        strength=strength,
        boosted="yes" if choice.boosted else "no",
    )


def _buy(choice: choices.BuyGood, view: PlayerView, _names: Names) -> Message:
    cost, vp = view.content.good_cost[choice.good], view.content.good_vp[choice.good]
    return message("option-buy-good", good=say.good(choice.good), cost=cost, vp=vp)


def task_progress(task: int, view: PlayerView) -> Message:
    """Say a task with how far the viewer is."""
    row = view.content.tasks[task]
    have = min(progress(view, _me(view), task), row.need)
    return message("task-progress", task=say.task(task, view.content), have=have, need=row.need)


def _keep(choice: choices.KeepTasks, view: PlayerView, _names: Names) -> Message:
    first, second = say.task(choice.first, view.content), say.task(choice.second, view.content)
    return message("option-keep-tasks", first=first, second=second)


def _fulfil(choice: choices.FulfilTask, view: PlayerView, _names: Names) -> Message:
    task, vp = say.task(choice.task, view.content), task_worth(view, choice.via)
    if choice.via:
        return message("option-fulfil-task-with", task=task, vp=vp, via=VIA_NAMES[choice.via])
    return message("option-fulfil-task", task=task, vp=vp)


def _discard(choice: choices.DiscardTask, view: PlayerView, _names: Names) -> Message:
    return message("option-discard-task", task=task_progress(choice.task, view))


def _take_task(choice: choices.TakeTask, view: PlayerView, _names: Names) -> Message:
    return message("option-take-task", task=task_progress(choice.task, view))


_TELLERS: Final[dict[type, Callable[[Any, PlayerView, Names], Message]]] = {
    choices.PlaceDie: _place_die,
    choices.UsePututu: _pututu,
    choices.PlayCard: _play_card,
    choices.MoveDie: _move_die,
    choices.TurnOverlay: _turn_overlay,
    choices.TakeRoad: _take_road,
    choices.JumpTo: _jump,
    choices.TakeTile: _take_tile,
    choices.TakeDiscardedTile: _of_tile("option-take-discarded-tile"),
    choices.SlideDown: _of_tile("option-slide-down"),
    choices.SlideUp: _of_tile("option-slide-up"),
    choices.TakeGod: _take_god,
    choices.TakeFeather: _take_feather,
    choices.PlaceFeather: _place_feather,
    choices.PlacePriest: _place_priest,
    choices.ActivateCirclet: _circlet,
    choices.Advance: lambda choice, _view, _names: message("option-advance", spaces=choice.spaces),
    choices.UseAbility: _use_ability,
    choices.BuyGood: _buy,
    choices.KeepTasks: _keep,
    choices.FulfilTask: _fulfil,
    choices.DiscardTask: _discard,
    choices.TakeTask: _take_task,
}
