"""Reasons in words: why something is not possible now."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from cuzco_tui.game import Reason
from cuzco_tui.games.caral.engine.choices import parse_choice
from cuzco_tui.games.caral.engine.codes import CARD_NAMES, FREE, KIND_NAMES, NEUTRAL, SITE
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.narration.options import option_message
from cuzco_tui.games.caral.narration.places import read_place
from cuzco_tui.messages import Message, Names, Value, message
from cuzco_tui.narrator import Grouped


def reason_message(reason: Reason, _view: PlayerView, names: Names) -> Message:
    """Say a reason: its rule id, and a sentence that follows from its rule and facts."""
    return message("reason", rule=reason.rule, why=_why(reason, names))


def subject_message(reason: Reason, view: PlayerView, names: Names) -> Message:
    """Say what a reason is about, in the words of the options where it could be one."""
    head, _, rest = reason.subject.partition(" ")
    if head in _AT_PLACE and rest:
        id_ = "subject-move-to" if head == "move" else f"subject-{head}"
        return message(id_, to=say.to(rest), at=say.at(rest))
    if head == "pair":
        return say.pair(CARD_NAMES.index(rest))
    if head == "offer":
        return message("subject-offer", kind=say.card_kind(CARD_NAMES.index(rest)))
    if reason.subject in _PLAIN:
        return message(f"subject-{reason.subject.replace(' ', '-')}")
    return option_message(parse_choice(reason.subject), view, names)


_AT_PLACE: Final = ("move", "builder", "priest", "neutral", "tile", "anaconda")
_PLAIN: Final = (
    *("turn", "move", "act", "build", "build small", "build large", "worker", "envoy", "exchange"),
    *("alpaca", "alpaca sled", "alpaca board"),
)
"""The subjects that name no place and no card."""


def subject_part(reason: Reason, _view: PlayerView, _names: Names) -> Grouped | None:
    """Say what a reason about a building site is about as one of several such sites; None for all others."""
    head, _, rest = reason.subject.partition(" ")
    kind, _, number = rest.partition("-")
    if head not in _AT_SITES or kind != KIND_NAMES[SITE]:
        return None
    return Grouped(message(_AT_SITES[head]), message("subject-site", number=number))


_AT_SITES: Final = {
    "move": "subject-sites-move",
    "builder": "subject-sites-builder",
    "priest": "subject-sites-priest",
    "neutral": "subject-sites-neutral",
}
"""What several sites have in common, by the first word of a subject."""


def why_this(subject: str, reasons: Mapping[str, Reason], view: PlayerView, names: Names) -> Message | None:
    """Say in one sentence why one thing is not possible now; None when no reason is known, as when it is possible.

    The thing is the text of an option, of which the end may be left out, or the name of a place.
    """
    index = read_place(subject, view.content)
    if index is not None:
        subject = f"move {view.content.places[index]}"
    parts = subject.split()
    while parts:
        if (reason := reasons.get(" ".join(parts))) is not None:
            what = subject_message(reason, view, names)
            return message("why-this", what=what, why=_why(reason, names))
        parts.pop()
    return None


_MOMENTS: Final[Mapping[str, tuple[str, ...]]] = {
    "move": ("ChooseMove",),
    "act": ("ChooseMove", "ChooseAlpacaPair", "ChooseFishPair"),
    "pair": ("ChooseExtraLevel", "ChooseFishPair", "ChooseAlpacaPair"),
    "exchange": ("ChooseMove", "ChooseAction", "ChooseExtraLevel"),
}
"""The decisions at which reasons about something are worth being told when nobody asked for them."""


def concerns(reason: Reason, view: PlayerView) -> bool:
    """Tell whether a reason is about the pending decision."""
    head, _, rest = reason.subject.partition(" ")
    if head == "exchange" and reason.facts.get("tile") != reason.facts.get("needed"):
        return False
    if head == "priest" and not reason.facts.get("own", True):
        return False
    if head == "move" and not rest:
        return False
    return view.kind in _MOMENTS[head] if head in _MOMENTS else True


def _why(reason: Reason, names: Names) -> Message:
    facts = reason.facts
    if "decider" in facts:
        return message("why-not-your-turn", who=names(facts["decider"]))
    values = {key: _value(key, value, names) for key, value in facts.items()}
    choose = _IDS.get(reason.rule)
    return Message(f"why-{choose(facts)}" if choose else f"why-{reason.rule.lower()}", values)


def _neutral(facts: Mapping[str, Any]) -> str:
    if "decision" in facts:
        return "c2-1-before"
    return "c2-1-first" if "first" in facts else "c2-1-taken"


def _priest(facts: Mapping[str, Any]) -> str:
    if "owner" in facts:
        return "ca-4-taken"
    if not facts["own"] or not facts["finished"]:
        return "ca-4-no-pyramid"
    return "ca-4-small" if not facts["large"] else "ca-4-priest"


def _emissary(facts: Mapping[str, Any]) -> str:
    return "cw-1-module" if "module" in facts else "cw-1-full"


def _tile(facts: Mapping[str, Any]) -> str:
    return "cw-7-tile" if facts["tile"] != facts["needed"] else "cw-7-room"


def _pair(facts: Mapping[str, Any]) -> str:
    return "cr-2-used" if "used" in facts else "cr-2-cards"


def _action(facts: Mapping[str, Any]) -> str:
    if "declined" in facts:
        return "ca-1-declined"
    return "ca-1-taken" if "taken" in facts else "ca-1-asked"


def _found(facts: Mapping[str, Any]) -> str:
    if facts.get("must_build"):
        return "cm-6-build"
    if facts.get("behind"):
        return "cm-6-behind"
    return "cm-6-stones"


def _level(facts: Mapping[str, Any]) -> str:
    if "stones" in facts:
        return "cb-4-next"
    return "cb-4-size" if "size" in facts else "cb-4-first"


def _offer(facts: Mapping[str, Any]) -> str:
    return "cj-2-by" if "by" in facts else "cj-2-cards"


def _tile_space(facts: Mapping[str, Any]) -> str:
    return "cp-2-laid" if facts["laid"] else "cp-2-kind"


def _alpaca(facts: Mapping[str, Any]) -> str:
    return "ca-8-sled" if "sled" in facts else "ca-8-supply"


def _elsewhere(facts: Mapping[str, Any]) -> str:
    return "ca-9-finished" if facts["finished"] else "ca-9-foreign"


_IDS: Final[Mapping[str, Callable[[Mapping[str, Any]], str]]] = {
    "C2-1": _neutral,
    "CA-1": _action,
    "CA-4": _priest,
    "CA-8": _alpaca,
    "CA-9": _elsewhere,
    "CB-4": _level,
    "CJ-2": _offer,
    "CK-3": lambda facts: "ck-3-before" if "decision" in facts else "ck-3-lies",
    "CM-6": _found,
    "CM-11": lambda facts: "cm-11-cards" if "decision" in facts else "cm-11-far",
    "CN-6": lambda facts: "cn-6-before" if "decision" in facts else "cn-6-taken",
    "CP-2": _tile_space,
    "CR-2": _pair,
    "CR-6": lambda facts: "cr-6-finished" if facts["stones"] else "cr-6-stones",
    "CR-8": lambda facts: "cr-8-far" if "spaces" in facts else "cr-8",
    "CW-1": _emissary,
    "CW-7": _tile,
    "CY-4": lambda facts: "cy-4-act" if "place" in facts else "cy-4-move",
}
"""The rules that have several sentences."""


def _value(key: str, value: Any, names: Names) -> Value:
    """Turn a fact into something that can be said."""
    if key in ("owner", "by"):
        if value == FREE:
            return message("owner-free")
        return message("owner-neutral") if value == NEUTRAL and key == "owner" else names(value)
    if key == "place":
        return say.place(value)
    if key == "architect":
        return say.at(value)
    if key in ("kind", "wanted"):
        return say.card_kind(value) if isinstance(value, int) else message(f"spaces-{value}")
    if isinstance(value, bool):
        return say.yes(value)
    return value if isinstance(value, int | str) else str(value)
