"""Options as a hint names them: in few words that stand in the middle of a sentence."""

from collections.abc import Callable
from typing import Any, Final

from cuzco_tui.games.cuzco.engine import choices
from cuzco_tui.games.cuzco.engine.codes import TILE_KINDS, VIA_NAMES
from cuzco_tui.games.cuzco.engine.prices import cards_played, circlet_worth, task_worth
from cuzco_tui.games.cuzco.engine.tasks import progress
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.aloud import short_option
from cuzco_tui.games.cuzco.narration.options import option_message
from cuzco_tui.games.cuzco.narration.places import place
from cuzco_tui.messages import Message, Names, message

PLAIN: Final = ("vp", "offering", "khipu", "knowledge", "food", "decline", "done")
"""The options that are a word and nothing else."""


def hinted(choice: choices.Choice, view: PlayerView, names: Names) -> Message:
    """Name an option inside a sentence."""
    if choice.text in PLAIN:
        return message(f"hinted-{choice.text}")
    teller = _TELLERS.get(type(choice))
    if teller is not None:
        return teller(choice, view)
    if isinstance(choice, choices.MoveDie):
        return message(
            "hinted-move-die",
            pips=choice.pips,
            owner=names(choice.owner),
            source=say.action(choice.source),
            target=say.action(choice.target),
        )
    return short_option(choice, view) or option_message(choice, view, names)


def _die(choice: choices.PlaceDie, _view: PlayerView) -> Message:
    plain = message("hinted-die", pips=choice.pips, action=say.action(choice.action))
    cards = cards_played(choice)
    if not cards:
        return plain
    with_cards = tuple(message("with-card", card=f"{card:02}", via=VIA_NAMES[via]) for card, via in cards)
    return message("option-place-die-with", placement=plain, cards=with_cards)


def _tile(choice: choices.TakeTile, view: PlayerView) -> Message:
    tile = view.houses[choice.colour * 6 + choice.pips - 1]
    if tile < 0:
        return message("option-take-tile-gone", colour=say.tile_colour(choice.colour), pips=choice.pips)
    row = view.houses[choice.colour * 6 : choice.colour * 6 + 6]
    alike = sum(other >= 0 and other % TILE_KINDS == tile % TILE_KINDS for other in row)
    said = say.tile(tile, view.content)
    return message("hinted-tile-at", tile=said, pips=choice.pips) if alike > 1 else said


def _of_tile(id_: str) -> Callable[[Any, PlayerView], Message]:
    return lambda choice, view: message(id_, tile=say.tile(choice.tile, view.content))


def _task(id_: str) -> Callable[[Any, PlayerView], Message]:
    def tell(choice: Any, view: PlayerView) -> Message:
        row = view.content.tasks[choice.task]
        have = min(progress(view, view.seat or 0, choice.task), row.need)
        return message(id_, task=say.task_asks(choice.task, view.content), have=have, need=row.need)

    return tell


_TELLERS: Final[dict[type, Callable[[Any, PlayerView], Message]]] = {
    choices.PlaceDie: _die,
    choices.UsePututu: lambda choice, _view: message(
        "hinted-pututu", size=choice.size, pips=choice.pips, target=choice.target
    ),
    choices.PlayCard: lambda choice, _view: message(
        "hinted-play", card=f"{choice.card:02}", effect=say.card_brief(choice.card), via=VIA_NAMES[choice.via]
    ),
    choices.TurnOverlay: lambda choice, _view: message("hinted-overlay", steps=choice.steps),
    choices.TakeRoad: lambda choice, view: message(
        "hinted-road", kind=say.road_kind(choice.kind), pips=choice.pips, place=place(choice.destination, view.board)
    ),
    choices.JumpTo: lambda choice, view: message("hinted-jump", place=place(choice.village, view.board)),
    choices.SlideDown: _of_tile("hinted-down"),
    choices.SlideUp: _of_tile("hinted-up"),
    choices.TakeGod: lambda choice, view: message(
        "hinted-god", card=f"{view.face_up[choice.god]:02}", effect=say.card_brief(view.face_up[choice.god])
    ),
    choices.Advance: lambda choice, _view: message("hinted-advance", spaces=choice.spaces),
    choices.UseAbility: lambda choice, _view: message(
        "hinted-ability",
        colour=say.tile_colour(choice.colour),
        ability=say.ability(choice.ability),
        boosted="yes" if choice.boosted else "no",
    ),
    choices.TakeFeather: lambda choice, _view: message("hinted-feather", colour=say.feather(choice.colour)),
    choices.PlaceFeather: lambda choice, _view: message("hinted-slot", circlet=choice.slot // 2 + 1),
    choices.PlacePriest: lambda choice, _view: message(
        "hinted-step", step=choice.step, via=VIA_NAMES[choice.via] if choice.via else "no"
    ),
    choices.ActivateCirclet: lambda choice, view: message(
        "hinted-circlet", circlet=choice.pips, vp=circlet_worth(view, choice.pips)
    ),
    choices.TakeTile: _tile,
    choices.TakeDiscardedTile: lambda choice, view: say.tile(choice.tile, view.content),
    choices.KeepTasks: lambda choice, view: message(
        "hinted-keep",
        first=say.task_asks(choice.first, view.content),
        second=say.task_asks(choice.second, view.content),
    ),
    choices.FulfilTask: lambda choice, view: message(
        "hinted-fulfil",
        task=say.task_asks(choice.task, view.content),
        vp=task_worth(view, choice.via),
        via=VIA_NAMES[choice.via] if choice.via else "no",
    ),
    choices.DiscardTask: _task("hinted-discard"),
    choices.TakeTask: _task("hinted-task"),
}
