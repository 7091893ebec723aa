"""The names of places, pieces and cards, as messages."""

from collections.abc import Iterable, Sequence
from typing import Final

from cuzco_tui.games.caral.content import Content
from cuzco_tui.games.caral.engine.codes import (
    CARD_NAMES,
    CONDITION_NAMES,
    COUNT_NAMES,
    LOSS_NAMES,
    PEN_NAMES,
    ROLE_NAMES,
    TILE_NAMES,
)
from cuzco_tui.messages import Message, Value, message

NOTHING: Final = message("nothing")


def several(values: Iterable[Value]) -> Value:
    """Say several things one after the other, or that there is nothing."""
    return tuple(values) or NOTHING


def place(name: str) -> Message:
    """Name a place, such as `village 2`."""
    return _of_place("place", name)


def head(name: str) -> Message:
    """Name a place at the beginning of a line."""
    return _of_place("head", name)


def to(name: str) -> Message:
    """Say where something goes, such as `to village 2`."""
    return _of_place("to", name)


def at(name: str) -> Message:
    """Say where something is, such as `in village 2`."""
    return _of_place("at", name)


def _of_place(family: str, name: str) -> Message:
    kind, _, number = name.partition("-")
    return message(f"{family}-{kind}", number=int(number)) if number else message(f"{family}-{kind}")


def cards(counts: Sequence[int]) -> Value:
    """Say how many cards of each kind, such as `2 stone cards, 1 fish card`."""
    return several(cards_of(kind, count) for kind, count in enumerate(counts) if count)


def drawn(kinds: Sequence[int]) -> Value:
    """Say cards that are listed one by one."""
    return cards([kinds.count(kind) for kind in range(len(CARD_NAMES))])


def cards_of(kind: int, count: int) -> Message:
    """Say how many cards of a kind."""
    return message(f"cards-{CARD_NAMES[kind]}", count=count)


def card_kind(kind: int) -> Message:
    """Name a kind of cards."""
    return message(f"kind-of-card-{CARD_NAMES[kind]}")


def pair(ability: int) -> Message:
    """Name the pair of a kind."""
    return message(f"pair-{CARD_NAMES[ability]}")


def pair_cards(ability: int, mixed: int | bool) -> Message:
    """Name the cards of a pair; a mixed one is of two kinds."""
    if mixed:
        return message("pair-mixed-first" if ability < 2 else "pair-mixed-second", pair=pair(ability))
    return pair(ability)


def role(code: int) -> Message:
    """Name what a placed Carali is."""
    return message(f"role-{ROLE_NAMES[code]}")


def carali(code: int, name: str) -> Message:
    """Name a placed Carali and where it stands."""
    if not name:
        return message("carali-envoy")
    return message("carali-placed", role=role(code), at=at(name))


def pen(code: int) -> Message:
    """Say where an alpaca stands, such as `on the sled`."""
    return message(f"pen-{PEN_NAMES[code]}")


def tile(code: int) -> Message:
    """Name a progress tile and what it does."""
    return message("tile", name=TILE_NAMES[code], does=tile_does(code))


def tile_does(code: int) -> Message:
    """Say in a few words what a progress tile does."""
    return message(f"tile-{TILE_NAMES[code].lower()}")


def status(code: int) -> Message:
    """Name a status card."""
    return message(f"status-{code + 1}")


def status_asks(code: int, content: Content) -> Message:
    """Say what a status card asks for."""
    row = content.statuses[code]
    return message(f"condition-{CONDITION_NAMES[row.condition]}", need=row.need)


def status_full(code: int, content: Content) -> Message:
    """Name a status card with what it asks for and what it brings."""
    fame = content.statuses[code].fame
    return message("status-card", name=status(code), asks=status_asks(code, content), fame=fame)


def count_of(code: int, content: Content) -> Message:
    """Say what a year tile counts."""
    return message(f"counts-{COUNT_NAMES[content.years[code].counts]}")


def loss(code: int) -> Message:
    """Say what a mood takes away."""
    return message(f"loss-{LOSS_NAMES[code]}")


def mood(code: int, seats: int, content: Content) -> Message:
    """Say a mood card: how many cards it wants, whom it strikes otherwise, and what they lose."""
    row = content.moods[code]
    strikes = "fewest" if row.fewest else "most"
    return message("mood-card", needed=row.needed[seats - 2], strikes=strikes, loss=loss(row.loss))


def emissary_tile(level: int) -> Message:
    """Say what the emissary tile of a level does."""
    return message(f"emissary-tile-{level}")


def figures(carali: int, alpacas: int) -> Value:
    """Say how many Carali and alpacas, leaving out what there is none of."""
    counts = (("figures-carali", carali), ("figures-alpacas", alpacas))
    return several(message(id_, count=count) for id_, count in counts if count)


def fame_source(number: int) -> Message:
    """Name a source of fame."""
    return message(f"source-{number}")


def yes(condition: object) -> str:
    """Give the word by which a pattern chooses."""
    return "yes" if condition else "no"
