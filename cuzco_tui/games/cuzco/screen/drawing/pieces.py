"""The pieces of Cuzco as dialogs draw them: a god card, a die, a bar of a task, a price in pieces, steps, feathers."""

from collections.abc import Callable, Sequence
from typing import Final

from cuzco_tui.games.cuzco.content import Content
from cuzco_tui.games.cuzco.engine.codes import GOD_NAMES, TILE_COLOUR_NAMES
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.messages import Message, Value, message
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.widgets.panel import Line
from cuzco_tui.widths import cells

Speak = Callable[[Value], str]
FOOD: Final = "o"
"""A piece of food in a price."""
_MOTHER: Final = "Mama"
_NARROW: Final = 12
"""Up to so many columns the words of a card take three lines."""


def head(words: str, role: str, width: int) -> Line:
    """The coloured head of a card or tile."""
    return [(f" {words}" + " " * max(0, width - 1 - cells(words)), f"on-{role} strong")]


def god_role(card: int) -> str:
    """The colour of a card's god."""
    return f"god-{GOD_NAMES[(card - 1) // 3]}"


def god_names(speak: Speak, room: int) -> list[str]:
    """Give the names of the gods, where one has no room all without the word for mother."""
    names = [speak(say.god(god)) for god in range(len(GOD_NAMES))]
    if max(map(cells, names)) <= room:
        return names
    return [" ".join(word for word in name.split() if word != _MOTHER) for name in names]


def card(speak: Speak, content: Content, number: int, width: int, key: str, foot: Line | None = None) -> list[Line]:
    """A god card: the god's name, the number and the phase, a few words, the key that takes it and what it costs."""
    god = (number - 1) // 3
    role = god_role(number)
    phases = [speak(message("card-phases", phases="/".join(each.phases))) for each in content.cards]
    numbered: Line = [(f" {number:02}", f"{role} strong")]
    if max(map(cells, phases)) + 6 <= width:
        numbered.append((f"  {phases[number - 1]}", "muted"))
    words = folded([(speak(message(f"card-{number:02}")), "")], width - 2, 0)
    if len(words) > 2 or max(sum(cells(text) for text, _ in line) for line in words) > width - 2:
        words = folded([(speak(say.card_brief(number)), "")], width - 2, 0)
    words += [[]] * (card_rows(width) - 1 - len(words))
    return [
        head(god_names(speak, width - 2)[god], role, width),
        numbered,
        *([(" ", ""), *line] for line in words),
        *folded([(f" {key:<3}" if foot and key else f" {key}", "gold strong"), *(foot or [])], width, 1),
    ]


def plain_tile(title: str, role: str, words: Sequence[Line], width: int, key: str, rows: int = 0) -> list[Line]:
    """A tile with a coloured head, at least so many lines below it, and the key that takes it."""
    told: list[Line] = [[(" ", ""), *line] for words_line in words for line in folded(words_line, width - 2, 0)]
    told += [[]] * (rows - len(told))
    return [head(title, role, width), *told, [(f" {key}", "gold strong")]]


def card_rows(width: int) -> int:
    """Give how many lines a card has between its head and its key."""
    return 3 if width > _NARROW else 4


def people_role(colour: int) -> str:
    """The colour of study or farm tiles."""
    return TILE_COLOUR_NAMES[colour]


def die(pips: int, seat: int) -> tuple[str, str]:
    """A die as a square of its owner's colour."""
    return f" {pips} ", f"on-seat-{seat} strong"


def price(food: int, have: int) -> Line:
    """A price in pieces of food: those one has are golden, those one lacks are dim."""
    paid = min(food, have)
    return [
        (" ".join(FOOD * paid), "gold strong"),
        (" " if paid else "", ""),
        (" ".join(FOOD * (food - paid)), "muted"),
    ]


def pips_left(left: int, every: int) -> Line:
    """Pips as squares: those left to spend, and those spent."""
    line: Line = []
    for place in range(every):
        line += [("   ", "on-gold") if place < left else (" \u00b7 ", "muted on-tile"), (" ", "")]
    return line


def from_to(words: Message, now: int, then: int, speak: Speak) -> Line:
    """A supply and how it changes: `Food 3 to 4`."""
    told: Line = [(f"{speak(words)} {now}", "")]
    if then != now:
        told.append(("  " + speak(message("modal-becomes", then=then)), "gold strong"))
    return told
