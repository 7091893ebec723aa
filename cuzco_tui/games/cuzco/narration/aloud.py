"""Cuzco for those who listen: options in fewer words, several in one line, and what need not be said again."""

from collections.abc import Callable
from typing import Any, Final

from cuzco_tui.games.cuzco.engine import choices, events
from cuzco_tui.games.cuzco.engine.codes import TASK_NAMES, TILE_COLOUR_NAMES, TILE_KINDS, VIA_NAMES
from cuzco_tui.games.cuzco.engine.pending import pending
from cuzco_tui.games.cuzco.engine.pieces import dice_in_hand
from cuzco_tui.games.cuzco.engine.prices import cards_played, exchange_price, task_worth
from cuzco_tui.games.cuzco.engine.spaces import actions_on, space_of
from cuzco_tui.games.cuzco.engine.tasks import progress
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.places import place
from cuzco_tui.messages import Message, Names, message
from cuzco_tui.narrator import Grouped

_ECHOES: Final = (
    events.AbilityUsed,
    events.CardPlayed,
    events.ChasquiMoved,
    events.CircletActivated,
    events.DieMoved,
    events.DiePlaced,
    events.FeatherPlaced,
    events.GodCardTaken,
    events.GoodBought,
    events.OverlayTurned,
    events.PriestPlaced,
    events.PututuUsed,
    events.TaskFulfilled,
    events.TaskTaken,
    events.TasksKept,
    events.TileSlidDown,
    events.TileSlidUp,
    events.TileTaken,
)
"""Events that say nothing but what an option has said before it was chosen."""


def is_echo(event: events.Event, first: bool) -> bool:
    """Tell whether an event says nothing but what its chooser has just chosen: the first does, and a card beside it."""
    return isinstance(event, _ECHOES if first else events.CardPlayed)


def short_question(view: PlayerView) -> Message | None:
    """Ask for a turn or a gift in fewer words, and tell dealt tasks before they go by number; None for the rest."""
    asked = pending(view)
    if asked is not None and asked.kind == "ChooseFireGift":
        return message("question-fire-gift-by-ear")
    if asked is not None and asked.kind == "ChooseTasksToKeep" and view.seat is not None:
        kept = [option for option in view.options if isinstance(option, choices.KeepTasks)]
        dealt = dict.fromkeys(task for option in kept for task in (option.first, option.second))
        tasks = say.several(say.task(task, view.content) for task in dealt)
        return message("question-tasks-to-keep-by-ear", tasks=tasks, vp=task_worth(view, 0))
    if asked is None or asked.kind != "ChooseTurn" or asked.virtual or view.seat is None:
        return None
    return message("question-turn-by-ear", dice=" ".join(map(str, dice_in_hand(view, view.seat))))


def opening(view: PlayerView) -> list[Message]:
    """Say which actions share a space at this table (N-13)."""
    shared = (actions_on(view, space) for space in sorted(set(space_of(view))))
    return [
        message("opening-shared", first=say.action(actions[0]), second=say.action(actions[1]))
        for actions in shared
        if len(actions) > 1
    ]


def grouped(choice: choices.Choice, view: PlayerView, names: Names, shortly: bool) -> Grouped | None:
    """Say dice and their moves a line for each die, and shortly what an exchange gives a line for each price."""
    if isinstance(choice, choices.PlaceDie):
        return Grouped(_die(choice), say.action(choice.action))
    if isinstance(choice, choices.KeepTasks):
        first, second = (message("task-called", name=TASK_NAMES[task]) for task in (choice.first, choice.second))
        return Grouped(message("group-keep", task=first), second)
    if isinstance(choice, choices.UsePututu):
        size = message("group-pututu", size=choice.size)
        return Grouped(size, message("group-pututu-die", pips=choice.pips, target=choice.target))
    if isinstance(choice, choices.MoveDie):
        whose = message("group-die-of", pips=choice.pips, owner=names(choice.owner), source=say.action(choice.source))
        return Grouped(whose, say.action(choice.target))
    if shortly and view.kind == "ChooseExchange" and (price := exchange_price(choice)):
        short = short_option(choice, view)
        return Grouped(message("group-price", pips=price), short or message(f"option-short-{choice.text}"))
    return None


def _die(choice: choices.PlaceDie) -> Message:
    cards = cards_played(choice)
    if not cards:
        return message("group-die", pips=choice.pips)
    with_cards = tuple(message("with-card", card=f"{card:02}", via=VIA_NAMES[via]) for card, via in cards)
    return message("group-die-with", pips=choice.pips, cards=with_cards)


def short_option(choice: choices.Choice, view: PlayerView) -> Message | None:
    """Say an option that was heard before in fewer words; None when it is short enough."""
    teller = _SHORT.get(type(choice))
    return teller(choice, view) if teller else None


def _tile(code: int, view: PlayerView) -> Message:
    kind = code % TILE_KINDS
    number = view.content.tile_value[kind % 12]
    colour = TILE_COLOUR_NAMES[kind // 12]
    return message("option-short-tile", colour=colour, ability=say.ability(kind % 12 + 1), number=number)


def _take_tile(choice: choices.TakeTile, view: PlayerView) -> Message | None:
    tile = view.houses[choice.colour * 6 + choice.pips - 1]
    return None if tile < 0 else _tile(tile, view)


def _task(id_: str) -> Callable[[Any, PlayerView], Message]:
    def tell(choice: Any, view: PlayerView) -> Message:
        row = view.content.tasks[choice.task]
        have = min(progress(view, view.seat or 0, choice.task), row.need)
        return message(id_, name=TASK_NAMES[choice.task], have=have, need=row.need)

    return tell


_SHORT: Final[dict[type, Callable[[Any, PlayerView], Message | None]]] = {
    choices.PlayCard: lambda choice, _view: message("option-short-play", card=f"{choice.card:02}"),
    choices.TakeRoad: lambda choice, view: message(
        "option-short-road", place=place(choice.destination, view.board), pips=choice.pips
    ),
    choices.JumpTo: lambda choice, view: message("option-short-place", place=place(choice.village, view.board)),
    choices.TakeTile: _take_tile,
    choices.TakeDiscardedTile: lambda choice, view: _tile(choice.tile, view),
    choices.SlideDown: lambda choice, view: message("option-short-down", tile=_tile(choice.tile, view)),
    choices.SlideUp: lambda choice, view: message("option-short-up", tile=_tile(choice.tile, view)),
    choices.TakeGod: lambda choice, view: message("option-short-card", card=f"{view.face_up[choice.god]:02}"),
    choices.TakeFeather: lambda choice, _view: message("option-short-feather", colour=say.feather(choice.colour)),
    choices.UseAbility: lambda choice, _view: message(
        "option-short-ability",
        colour=say.tile_colour(choice.colour),
        ability=say.ability(choice.ability),
        boosted="yes" if choice.boosted else "no",
    ),
    choices.BuyGood: lambda choice, _view: say.good(choice.good),
    choices.DiscardTask: _task("option-short-discard"),
    choices.TakeTask: _task("option-short-task"),
}
