"""Reasons in words: why something is not possible now."""

from typing import Any

from cuzco_tui.game import Reason
from cuzco_tui.games.cuzco.engine.choices import parse_choice
from cuzco_tui.games.cuzco.engine.codes import (
    ACTION_NAMES,
    COLOUR_NAMES,
    KIND_NAMES,
    LOCATION_NAMES,
    PHASE_NAMES,
    TASK_NAMES,
)
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
    if rule == "G-0":
        return _card_cost(facts, values)
    if rule.startswith("G-"):
        return message("why-card-moment", moment=message(f"moment-{str(facts['moment']).replace(' ', '-')}"))
    if rule.startswith("A-"):
        return message("why-ability", effect=say.ability(int(rule[2:])))
    if rule in ("U-4", "U-6"):
        if "met" in facts:
            return message("why-task-met", tasks=tuple(facts["met"]))
        return Message("why-task-time" if "phase" in facts else "why-task", values)
    return Message(_id(rule, facts), values)


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
        return "why-h-1" if facts["lowest"] else "why-h-1-none"
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
