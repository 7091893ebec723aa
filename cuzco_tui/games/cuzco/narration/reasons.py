"""Reasons in words: why something is not possible now."""

from collections.abc import Mapping
from typing import Any, Final

from cuzco_tui.game import Reason
from cuzco_tui.games.cuzco.engine.board import usable_roads
from cuzco_tui.games.cuzco.engine.choices import parse_choice
from cuzco_tui.games.cuzco.engine.codes import (
    ACTION_NAMES,
    COLOUR_NAMES,
    KIND_NAMES,
    LOCATION_NAMES,
    PHASE_NAMES,
    TASK_NAMES,
)
from cuzco_tui.games.cuzco.engine.pieces import dice_in_hand
from cuzco_tui.games.cuzco.engine.spaces import actions_on, space_of
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.options import option_message
from cuzco_tui.games.cuzco.narration.places import place
from cuzco_tui.messages import Message, Names, Value, message


def reason_message(reason: Reason, view: PlayerView, names: Names) -> Message:
    """Say a reason: its rule id, and a sentence that follows from its rule and facts."""
    return message("reason", rule=reason.rule, why=_why(reason, view, names))


def subject_message(reason: Reason, view: PlayerView, names: Names) -> Message:
    """Say what a reason is about, in the words of the options where it could be one."""
    head, _, rest = reason.subject.partition(" ")
    if head == "space":
        return message("subject-space", space=say.action(ACTION_NAMES.index(rest)))
    if head == "card":
        return say.card(int(rest))
    if head == "task":
        return say.task(TASK_NAMES.index(rest), view.content)
    if rest.startswith("no "):
        return message("subject-die", number=int(rest[3:]))
    return option_message(parse_choice(reason.subject), view, names)


def why_this(subject: str, reasons: Mapping[str, Reason], view: PlayerView, names: Names) -> Message | None:
    """Say in one sentence why one thing is not possible now; None when no reason is known, as when it is possible.

    The thing is the text of an option, of which the cards at its end may be left out, `space temple`, `card 05`,
    `task 12`, or a place such as `inner-3` or `cuzco`.
    """
    if subject in LOCATION_NAMES:
        return _why_place(LOCATION_NAMES.index(subject), reasons, view, names)
    parts = subject.split()
    while parts:
        if (reason := reasons.get(" ".join(parts))) is not None:
            what = subject_message(reason, view, names)
            return message("why-this", what=what, why=_why(reason, view, names))
        parts.pop()
    return None


def _why_place(location: int, reasons: Mapping[str, Reason], view: PlayerView, names: Names) -> Message | None:
    """Say why the viewer's chasqui cannot go to a place now."""
    if view.seat is None or view.decider != view.seat:
        return None if view.decider is None else message("why-not-your-turn", who=names(view.decider))
    here = view.players[view.seat].location
    what = place(location, view.board)
    if location == here:
        return message("why-place-here", place=what)
    roads = [
        road
        for kind in range(len(KIND_NAMES))
        for road in usable_roads(view.board, view.overlay, here, kind, 6)
        if road.destination == location
    ]
    if not roads:
        return message("why-place-no-road", place=what, here=place(here, view.board))
    for road in roads:
        if (reason := reasons.get(road.text)) is not None:
            return message("why-this", what=what, why=_why(reason, view, names))
    dice = sorted({pips for pips in dice_in_hand(view, view.seat) if pips}, reverse=True)
    for road in roads:
        for pips in dice:
            closed = reasons.get(f"die {pips} {ACTION_NAMES[road.kind]}")
            if pips >= road.pips and closed is not None:
                return message("why-this", what=what, why=_why(closed, view, names))
    road = min(roads, key=lambda each: each.pips)
    if dice and dice[0] < road.pips:
        return message("why-place-pips", place=what, kind=say.road_kind(road.kind), pips=road.pips)
    return None


def short_reason(reason: Reason) -> Message:
    """Say in three or four words why a space is closed."""
    facts = reason.facts
    rule = reason.rule
    if rule == "D-1":
        if "placed" in facts:
            return message("short-placed")
        return message("short-not-your-turn" if "decider" in facts else "short-not-now")
    if rule == "D-2":
        return message("short-lower", lowest=facts["lowest"])
    if rule == "M-7":
        return message("short-road", pips=facts["easiest"]) if facts["easiest"] else message("short-no-road")
    if rule == "P-1":
        return message("short-tile", pips=facts["lowest"]) if facts["lowest"] else message("short-no-tile")
    if rule == "H-1":
        if facts["lowest"]:
            return message("short-circlet", pips=facts["lowest"])
        return message("short-all-circlets" if facts["done"] == _CIRCLETS else "short-no-circlet")
    return Message(_SHORT.get(rule, "short-not-now"))


_CIRCLETS: Final = 6
_SHORT: Final = {"P-2": "short-no-house", "T-1": "short-no-priest", "O-2": "short-other-die"}


def concerns(reason: Reason, view: PlayerView) -> bool:
    """Tell whether a reason is about the pending decision; before the first round no card can be played."""
    about, _, rest = reason.subject.partition(" ")
    in_turn = view.kind == "ChooseTurn"
    if about in ("space", "die"):
        return in_turn
    if about == "task":
        return view.kind in ("ChooseTask", "ChooseFinalTask")
    if about == "card" and not in_turn and view.seat is not None:
        card = int(rest)
        return view.round > 0 and (bool(view.players[view.seat].hand[card]) or card in view.face_up)
    return True


def _why(reason: Reason, view: PlayerView, names: Names) -> Message:
    facts = reason.facts
    values = {key: _value(key, value, view) for key, value in facts.items()}
    if "decider" in facts:
        return message("why-not-your-turn", who=names(facts["decider"]))
    if "over" in facts:
        return message("why-over")
    rule = reason.rule
    if rule == "D-2" and len(shared := _on_its_space(reason, view)) > 1:
        return message("why-d-2-shared", first=say.action(shared[0]), second=say.action(shared[1]), **values)
    if rule == "G-0":
        return _card_cost(facts, values)
    if rule.startswith("G-"):
        return message("why-card-moment", moment=message(f"moment-{str(facts['moment']).replace(' ', '-')}"))
    if rule.startswith("A-"):
        return Message(_ability_id(facts), {**values, "effect": say.ability(int(rule[2:]))})
    if rule in ("U-4", "U-6"):
        if "met" in facts:
            return message("why-task-met", tasks=tuple(facts["met"]))
        return Message("why-task-time" if "phase" in facts else "why-task", values)
    return Message(_id(rule, facts), values)


def _on_its_space(reason: Reason, view: PlayerView) -> list[int]:
    """List the actions that share the space of the action that a reason is about."""
    action = ACTION_NAMES.index(reason.subject.rsplit(" ", 1)[-1])
    return actions_on(view, space_of(view)[action])


def _card_cost(facts: Any, values: dict[str, Value]) -> Message:
    if "in_hand" in facts:
        return message("why-card-not-there")
    if "phases" in facts:
        return Message("why-card-phase", values)
    if "used" in facts:
        return message("why-card-used")
    if "used_by_medal" in facts:
        return message("why-card-used-by-medal")
    if "offerings" in facts:
        return message("why-card-no-offering")
    return message("why-card-no-inti")


def _ability_id(facts: Any) -> str:
    """Choose the sentence that tells why an ability would do nothing."""
    if facts.get("free_houses") == 0:
        return "why-ability-house"
    return {"tile": "why-ability-tile", "move": "why-ability-road", "circlet": "why-ability-circlet"}.get(
        facts["effect"], "why-ability"
    )


def _id(rule: str, facts: Any) -> str:
    """Choose the sentence of a rule by the facts that came with it."""
    key = rule.lower()
    if rule == "D-1":
        return "why-d-1-placed" if "placed" in facts else "why-d-1-not-now"
    if rule == "M-7":
        return "why-m-7" if facts["easiest"] else "why-m-7-none"
    if rule == "M-1":
        return "why-m-1-kind" if "allowed" in facts else "why-m-1-pips"
    if rule == "P-1":
        if "taken" in facts:
            return "why-p-1-taken"
        if "pips" in facts:
            return "why-p-1-pips"
        return "why-p-1" if facts["lowest"] else "why-p-1-none"
    if rule == "T-1":
        if "priests" in facts:
            return "why-t-1-priests"
        return "why-t-1-exact" if "exact" in facts else "why-t-1-step"
    if rule == "H-1":
        for fact in ("activated", "colours", "pips"):
            if fact in facts:
                return f"why-h-1-{fact}"
        if facts["lowest"]:
            return "why-h-1"
        return "why-h-1-all" if facts["done"] == _CIRCLETS else "why-h-1-none"
    if rule == "E-1":
        return "why-e-1-used" if "used" in facts else "why-e-1-left"
    if rule == "U-3":
        return "why-u-3-cost" if "cost" in facts else "why-u-3-row"
    if "left" in facts:
        return "why-x-pips"
    return f"why-{key}"


def _value(key: str, value: Any, view: PlayerView) -> Value:
    """Turn a fact into something that can be said."""
    if key == "placed":
        return say.action(ACTION_NAMES.index(value))
    if key in ("kind", "allowed") and value in KIND_NAMES:
        return say.road_kind(KIND_NAMES.index(value))
    if key == "location":
        return place(LOCATION_NAMES.index(value), view.board)
    if key == "phase":
        return say.phase(PHASE_NAMES.index(value))
    if key == "phases":
        return tuple(message(f"phase-{phase}") for phase in value)
    if key == "colours":
        return tuple(say.feather(COLOUR_NAMES.index(colour)) for colour in value)
    if key == "colour":
        return message(f"tiles-{value}")
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return " ".join(map(str, value))
    return value if isinstance(value, int | str) else str(value)
