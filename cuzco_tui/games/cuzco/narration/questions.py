"""Decisions in words: who must decide what, with the numbers that matter for it."""

from cuzco_tui.games.cuzco.engine import decisions
from cuzco_tui.games.cuzco.engine.codes import IN_HAND, NOT_PAID
from cuzco_tui.games.cuzco.engine.decisions import DECISION_NAMES
from cuzco_tui.games.cuzco.engine.prices import task_worth
from cuzco_tui.games.cuzco.engine.tasks import is_met
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.events import message_id
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
    kind, seat, first, second, _ = view.stack[-1]
    me = view.players[seat]
    assert DECISION_NAMES[kind] == view.kind
    if kind == decisions.TURN:
        dice = [view.dice[die] for die in range(seat * 3, seat * 3 + 3) if view.dice_at[die] == IN_HAND]
        return {"dice": " ".join(map(str, sorted(dice, reverse=True))) if not first else "1", "extra": "yn"[not first]}
    if kind == decisions.ROAD:
        return {"kind": say.road_kind(first), "pips": second, "place": say.place(me.location)}
    if kind == decisions.TASK:
        return {"met": sum(1 for task in me.tasks if is_met(view, seat, task)), "vp": task_worth(view, NOT_PAID)}
    if kind in (decisions.TASKS_TO_KEEP, decisions.NEW_TASK):
        return {"vp": task_worth(view, NOT_PAID)}
    if kind == decisions.TILE:
        return {"colour": say.tile_colour(first), "pips": second}
    if kind == decisions.EXCHANGE_BUY:
        return {"pips": view.turn_pips - first}
    if kind == decisions.STEP:
        return {"pips": view.turn_pips}
    if kind == decisions.FEATHER_SLOT:
        return {"colour": say.feather(first)}
    if kind == decisions.VILLAGE_VP:
        return {"place": say.place(first), "vp": view.board.vp[first]}
    if kind == decisions.GOOD:
        return {"food": me.food, "round": view.round}
    if kind == decisions.GOOD_TWICE:
        return {"good": say.good(first), "vp": view.content.good_vp[first]}
    if kind in (decisions.FEATHER, decisions.GOD_CARD, decisions.KHIPU, decisions.SPACES, decisions.TILE_TO_RAISE):
        return {"left": first}
    return {}
