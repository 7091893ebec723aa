"""What an option leads to: the question that the same seat must answer next, in a short phrase."""

from collections.abc import Callable
from typing import Final

from cuzco_tui.games.cuzco.engine.card_numbers import (
    CARD_EASIER_TASK,
    CARD_GOOD_AGAIN,
    CARD_SECOND_TILE,
    CARD_VILLAGE_VP,
)
from cuzco_tui.games.cuzco.engine.pending import Pending
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.messages import Message, Value, message


def next_message(asked: Pending) -> Message | None:
    """Tell what a seat decides next in its turn; None when there is nothing to tell."""
    teller = _TELLERS.get(asked.kind)
    return teller(asked) if teller else None


def _said(id_: str) -> Callable[[Pending], Message | None]:
    """Say always the same."""
    return lambda _asked: Message(id_)


def _card(number: int) -> Callable[[Pending], Message | None]:
    """Say that a card may be played then."""
    return lambda _asked: message("then-card", card=f"{number:02}")


def _several(id_: str) -> Callable[[Pending], Message | None]:
    """Say how many of something may be taken then."""
    return lambda asked: message(id_, count=asked.number)


def _turn(asked: Pending) -> Message | None:
    """Card 05: how much the virtual 1 could do; of other turns a die that was turned or moved tells enough."""
    return message("then-turn", count=asked.number) if asked.virtual else None


def _road(asked: Pending) -> Message | None:
    """How many roads, and the villages without one's khipu that they lead to."""
    told: list[Value] = []
    if asked.worths:
        *others, least = asked.worths
        first = ", ".join(map(str, others))
        worth: Value = message("several-numbers", first=first, last=least) if others else least
        told.append(message("then-villages", count=len(asked.worths), vp=worth))
    if asked.to_cuzco:
        told.append(message("place-cuzco"))
    return message("then-roads", count=asked.number, ends=tuple(told) or message("then-no-delivery"))


def _exchange(asked: Pending) -> Message | None:
    return message("then-exchange", pips=asked.pips) if asked.pips else None


def _step(asked: Pending) -> Message | None:
    one = "yes" if len(asked.steps) == 1 else "no"
    return message("then-step", lowest=asked.steps[0], highest=asked.steps[-1], one=one)


def _ability(asked: Pending) -> Message | None:
    colours = tuple(say.tile_colour(colour) for colour in asked.colours)
    return message("then-ability", colours=colours) if colours else None


_TELLERS: Final[dict[str, Callable[[Pending], Message | None]]] = {
    "ChooseTasksToKeep": _said("then-tasks-to-keep"),
    "ChooseFeatherSlot": lambda asked: message("then-feather-slot", colour=say.feather(asked.colour)),
    "ChooseTurn": _turn,
    "ChooseDieToMove": _said("then-die-to-move"),
    "ChooseOverlay": lambda asked: message("then-overlay", pips=asked.pips),
    "ChooseRoad": _road,
    "ChooseVillage": _said("then-village"),
    "ChooseVillageVP": _card(CARD_VILLAGE_VP),
    "ChooseTile": lambda asked: message("then-tile", count=asked.number, pips=asked.pips),
    "ChooseExtraTile": _card(CARD_SECOND_TILE),
    "ChooseDiscardedTile": _said("then-discarded-tile"),
    "ChooseExchange": _exchange,
    "ChooseTileToRaise": _several("then-raise"),
    "ChooseStep": _step,
    "ChooseCirclet": lambda asked: message("then-circlet", vp=", ".join(map(str, asked.worths))),
    "ChooseFireGift": _said("then-fire-trial"),
    "ChooseFireGrowth": _said("then-growth"),
    "ChooseAbility": _ability,
    "ChooseFeather": _several("then-feathers"),
    "ChooseGodCard": _several("then-god-cards"),
    "ChooseKhipu": _several("then-khipus"),
    "ChooseSpaces": _several("then-spaces"),
    "ChooseGoodTwice": _card(CARD_GOOD_AGAIN),
    "ChooseNewTask": _said("then-new-task"),
    "ChooseFinalTask": _card(CARD_EASIER_TASK),
}
"""What is said of each kind of question; card 05 may end any turn, so it is not what a choice leads to."""
