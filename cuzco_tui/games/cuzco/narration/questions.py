"""Decisions in words: who must decide what, with the numbers that matter for it."""

from collections.abc import Callable
from typing import Final

from cuzco_tui.games.cuzco.engine.choices import FulfilTask
from cuzco_tui.games.cuzco.engine.codes import NOT_PAID
from cuzco_tui.games.cuzco.engine.pending import Pending, pending
from cuzco_tui.games.cuzco.engine.pieces import dice_in_hand
from cuzco_tui.games.cuzco.engine.prices import task_worth
from cuzco_tui.games.cuzco.engine.tasks import is_met
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.events import message_id
from cuzco_tui.games.cuzco.narration.places import place
from cuzco_tui.messages import Message, Names, Value, message


def question(view: PlayerView, names: Names) -> Message:
    """Ask the decider, or tell others whom they wait for."""
    if view.decider is None:
        return message("question-over")
    if view.decider != view.seat:
        return message("question-waiting", who=names(view.decider))
    return Message(_id(view.kind), _values(view))


def _id(kind: str) -> str:
    """Make a message id of a decision's name: ChooseRoad is `question-road`."""
    return message_id(kind.removeprefix("Choose")).replace("event", "question", 1)


def _values(view: PlayerView) -> dict[str, Value]:
    """Give the numbers that a question of this kind speaks of."""
    asked, seat = pending(view), view.seat
    teller = _TELLERS.get(view.kind)
    return teller(asked, view, seat) if teller and asked is not None and seat is not None else {}


def _turn(asked: Pending, view: PlayerView, seat: int) -> dict[str, Value]:
    if asked.virtual:
        return {"dice": "1", "extra": "y"}
    return {"dice": " ".join(map(str, dice_in_hand(view, seat))), "extra": "n"}


def _road(asked: Pending, view: PlayerView, seat: int) -> dict[str, Value]:
    here = place(view.players[seat].location, view.board)
    return {"kind": say.road_kind(asked.road), "pips": asked.pips, "place": here}


def _task(_asked: Pending, view: PlayerView, seat: int) -> dict[str, Value]:
    met = sum(1 for task in view.players[seat].tasks if is_met(view, seat, task))
    by_card = any(isinstance(option, FulfilTask) and option.via for option in view.options)
    return {"met": met, "vp": task_worth(view, NOT_PAID), "card": "yes" if by_card else "no"}


def _new_task(_asked: Pending, view: PlayerView, _seat: int) -> dict[str, Value]:
    return {"vp": task_worth(view, NOT_PAID)}


def _pips(asked: Pending, _view: PlayerView, _seat: int) -> dict[str, Value]:
    return {"pips": asked.pips}


def _left(asked: Pending, _view: PlayerView, _seat: int) -> dict[str, Value]:
    return {"left": asked.number}


_TELLERS: Final[dict[str, Callable[[Pending, PlayerView, int], dict[str, Value]]]] = {
    "ChooseTasksToKeep": _new_task,
    "ChooseFeatherSlot": lambda asked, _view, _seat: {"colour": say.feather(asked.colour)},
    "ChooseTurn": _turn,
    "ChooseRoad": _road,
    "ChooseVillageVP": lambda asked, view, _seat: {"place": place(asked.place, view.board), "vp": asked.worths[0]},
    "ChooseTile": lambda asked, _view, _seat: {"colour": say.tile_colour(asked.colour), "pips": asked.pips},
    "ChooseExchange": _pips,
    "ChooseTileToRaise": _left,
    "ChooseStep": _pips,
    "ChooseFeather": _left,
    "ChooseGodCard": _left,
    "ChooseKhipu": _left,
    "ChooseSpaces": _left,
    "ChooseGood": lambda _asked, view, seat: {"food": view.players[seat].food, "round": view.round},
    "ChooseGoodTwice": lambda asked, _view, _seat: {"good": say.good(asked.good), "vp": asked.worths[0]},
    "ChooseTask": _task,
    "ChooseNewTask": _new_task,
}
"""The kinds of decision whose questions speak of numbers."""
