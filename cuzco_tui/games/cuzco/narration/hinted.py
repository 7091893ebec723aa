"""Options as a hint names them: in few words that stand in the middle of a sentence."""

from collections.abc import Callable
from typing import Any, Final

from cuzco_tui.games.cuzco.engine import choices
from cuzco_tui.games.cuzco.engine.codes import VIA_NAMES
from cuzco_tui.games.cuzco.engine.prices import cards_played, circlet_worth, task_worth
from cuzco_tui.games.cuzco.engine.tasks import progress
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.aloud import short_option
from cuzco_tui.games.cuzco.narration.options import option_message
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
    return say.tile(tile, view.content)


def _task(id_: str) -> Callable[[Any, PlayerView], Message]:
    def tell(choice: Any, view: PlayerView) -> Message:
        row = view.content.tasks[choice.task]
        have = min(progress(view, view.seat or 0, choice.task), row.need)
        return message(id_, task=say.task_brief(choice.task, view.content), have=have, need=row.need)

    return tell


_TELLERS: Final[dict[type, Callable[[Any, PlayerView], Message]]] = {
    choices.PlaceDie: _die,
    choices.TakeFeather: lambda choice, _view: message("hinted-feather", colour=say.feather(choice.colour)),
    choices.PlaceFeather: lambda choice, _view: message("hinted-slot", circlet=choice.slot // 2 + 1),
    choices.PlacePriest: lambda choice, _view: message("hinted-step", step=choice.step),
    choices.ActivateCirclet: lambda choice, view: message(
        "hinted-circlet", circlet=choice.pips, vp=circlet_worth(view, choice.pips)
    ),
    choices.TakeTile: _tile,
    choices.TakeDiscardedTile: lambda choice, view: say.tile(choice.tile, view.content),
    choices.KeepTasks: lambda choice, view: message(
        "hinted-keep",
        first=say.task_brief(choice.first, view.content),
        second=say.task_brief(choice.second, view.content),
    ),
    choices.FulfilTask: lambda choice, view: message(
        "hinted-fulfil",
        task=say.task_brief(choice.task, view.content),
        vp=task_worth(view, choice.via),
        card="yes" if choice.via else "no",
    ),
    choices.DiscardTask: _task("hinted-discard"),
    choices.TakeTask: _task("hinted-task"),
}
