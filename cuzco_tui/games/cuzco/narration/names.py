"""The names of players, places and pieces, as messages."""

from collections.abc import Iterable
from typing import Final

from cuzco_tui.games.cuzco.content import Content
from cuzco_tui.games.cuzco.engine.codes import (
    ACTION_NAMES,
    COLOUR_NAMES,
    GOD_NAMES,
    GOOD_NAMES,
    KIND_NAMES,
    PHASE_NAMES,
    TASK_NAMES,
    TILE_COLOUR_NAMES,
    TILE_KINDS,
)
from cuzco_tui.messages import Message, Value, message

NOTHING: Final = message("nothing")


def several(values: Iterable[Value]) -> Value:
    """Say several things one after the other, or that there is nothing."""
    found = tuple(values)
    return found or NOTHING


def action(code: int) -> Message:
    """Name an action or its space."""
    return message(f"action-{ACTION_NAMES[code]}")


def road_kind(code: int) -> Message:
    """Name a kind of road."""
    return message(f"road-{KIND_NAMES[code]}")


def feather(code: int) -> Message:
    """Name a feather colour."""
    return message(f"colour-{COLOUR_NAMES[code]}")


def god(code: int) -> Message:
    """Name a god."""
    return message(f"god-{GOD_NAMES[code]}")


def good(code: int) -> Message:
    """Name a good."""
    return message(f"good-{GOOD_NAMES[code]}")


def phase(code: int) -> Message:
    """Name a phase."""
    return message(f"phase-{PHASE_NAMES[code]}")


def card(number: int) -> Message:
    """Name a god card by number and what it does in a few words."""
    if number == 0:
        return message("no-card")
    return message("card", number=f"{number:02}", effect=message(f"card-{number:02}"))


def card_brief(number: int) -> Message:
    """Say what a god card does in two or three words."""
    return message(f"card-{number:02}-brief")


def card_told(number: int) -> Message:
    """Name a god card by its god and number, and say what it does in two or three words."""
    return message("log-card-named", god=god((number - 1) // 3), card=f"{number:02}", effect=card_brief(number))


def ability(number: int) -> Message:
    """Say in a few words what an ability does."""
    return message(f"ability-{number:02}")


def ability_brief(number: int) -> Message:
    """Say in one word what an ability does."""
    return message(f"ability-{number:02}-brief")


def ability_word(number: int) -> Message:
    """Say what an ability does in a word that is short enough for a small tile."""
    return message(f"ability-{number:02}-word")


def tile_colour(colour: int) -> Message:
    """Name the colour of a person tile."""
    return message(f"tiles-{TILE_COLOUR_NAMES[colour]}")


def tile(code: int, content: Content) -> Message:
    """Name a person tile: colour, what it does, and its number."""
    kind = code % TILE_KINDS
    return message(
        "tile",
        colour=TILE_COLOUR_NAMES[kind // 12],
        effect=ability(kind % 12 + 1),
        number=content.tile_value[kind % 12],
    )


_TASK_PARAMS: Final = {
    "feathers of": feather,
    "villages of feather": feather,
    "goods of": good,
    "cards of god": god,
    "tiles of ability": ability,
    "tile kinds": tile_colour,
    "tiles down of": tile_colour,
    "tiles of": tile_colour,
}


def task(index: int, content: Content) -> Message:
    """Say what a task asks for."""
    return message("task", name=TASK_NAMES[index], asks=task_asks(index, content))


def task_asks(index: int, content: Content) -> Message:
    """Say what a task asks for without its name, to stand in the middle of a sentence."""
    row = content.tasks[index]
    if row.kind == "parts":
        return message("task-parts", first=message(f"part-{row.parts[0]}"), second=message(f"part-{row.parts[-1]}"))
    name = _TASK_PARAMS.get(row.kind)
    what: Value = name(row.param) if name else row.param
    return message(f"task-{row.kind.replace(' ', '-')}", need=row.need, what=what)


def _tile_colour_brief(colour: int) -> Message:
    return message(("tiles-study-brief", "tiles-farm-brief")[colour])


_BRIEF_PARAMS: Final = {
    **_TASK_PARAMS,
    "tiles of ability": ability_brief,
    "tiles of": _tile_colour_brief,
    "tile kinds": _tile_colour_brief,
    "tiles down of": _tile_colour_brief,
}
_BRIEF_TASKS: Final = {
    "villages": "task-villages-brief",
    "inner villages": "task-inner-villages-brief",
    "outer villages": "task-outer-villages-brief",
    "villages of feather": "task-villages-of-feather-brief",
    "villages of vp": "task-villages-of-vp-brief",
    "village values": "task-village-values-brief",
    "feather colours": "task-feather-colours-brief",
    "tiles of": "task-tiles-of-brief",
    "tile kinds": "task-tile-kinds-brief",
    "tiles down": "task-tiles-down-brief",
    "tiles down of": "task-tiles-down-of-brief",
    "tiles of ability": "task-tiles-of-ability-brief",
    "gods in hand": "task-gods-in-hand-brief",
    "same god": "task-same-god-brief",
    "cards of god": "task-cards-of-god-brief",
    "good kinds": "task-good-kinds-brief",
    "priests": "task-priests-brief",
    "circlets": "task-circlets-brief",
    "inti": "task-inti-brief",
}
"""Tasks that can be said in fewer words than `task` uses."""


def task_brief(index: int, content: Content) -> Message:
    """Say in a few words what a task asks for, where a bar beside it tells the rest."""
    row = content.tasks[index]
    if row.kind == "parts":
        first, second = (message(f"part-{part}-brief") for part in (row.parts[0], row.parts[-1]))
        return message("task-parts-brief", first=first, second=second)
    name = _BRIEF_PARAMS.get(row.kind)
    what: Value = name(row.param) if name else row.param
    return message(_BRIEF_TASKS.get(row.kind, f"task-{row.kind.replace(' ', '-')}"), need=row.need, what=what)
