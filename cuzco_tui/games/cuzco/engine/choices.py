"""Everything a player can choose, as frozen values with a short text that parses back to itself.

Every choice of the game exists once in a process: options are lists of references to them, comparing is identity, and
parsing is one look-up. A choice that travels to another process is its text on the way and the one of that process
there. Those of the two largest kinds are made when they are first needed, the others when this module is loaded.
"""

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Final

from cuzco_tui.game import MalformedChoice
from cuzco_tui.games.cuzco.engine.card_numbers import (
    CARD_DIE_AS_SIX,
    CARD_EASIER_TASK,
    CARD_HIGHER_DIE,
    CARD_JUMP,
    CARD_PRIEST_HOME,
)
from cuzco_tui.games.cuzco.engine.codes import (
    ACTION_NAMES,
    CARD_KINDS,
    COLOUR_NAMES,
    CUZCO,
    GOD_NAMES,
    GOOD_NAMES,
    HOUSES,
    INTI,
    KIND_NAMES,
    LOCATION_NAMES,
    NOT_PAID,
    OFFERING,
    START_TASKS,
    STEPS,
    TASK_NAMES,
    TASKS,
    TILE_COLOUR_NAMES,
    TILE_KINDS,
    VIA_NAMES,
    VILLAGES,
    tile_name,
)


class Choice:
    """An option of a decision."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> "tuple[Callable[[str], Choice], tuple[str]]":
        return parse_choice, (self.text,)


class PlaceDie(Choice):
    """Place a die of these pips for an action, with card 07 if it must, and card 13 or 14 if the action needs it."""

    __slots__ = ("action", "bypass", "help_card", "help_via", "pips")

    def __init__(self, pips: int, action: int, bypass: int, help_card: int, help_via: int) -> None:
        text = f"die {pips} {ACTION_NAMES[action]}"
        if bypass:
            text += f" {CARD_HIGHER_DIE:02} {VIA_NAMES[bypass]}"
        if help_card:
            text += f" {help_card} {VIA_NAMES[help_via]}"
        super().__init__(text)
        self.pips = pips
        self.action = action
        self.bypass = bypass
        self.help_card = help_card
        self.help_via = help_via

    @property
    def counts(self) -> int:
        """What the die counts for its action: 6 with card 13 (G-13)."""
        return 6 if self.help_card == CARD_DIE_AS_SIX else self.pips

    @property
    def jumps(self) -> bool:
        """Whether card 14 takes the chasqui to any village instead of along a road (G-14)."""
        return self.help_card == CARD_JUMP


class UsePututu(Choice):
    """Turn a die from one value to another by returning a pututu of size 1 or 2."""

    __slots__ = ("pips", "size", "target")

    def __init__(self, pips: int, target: int, size: int) -> None:
        super().__init__(f"pututu {size} die {pips} to {target}")
        self.pips = pips
        self.target = target
        self.size = size


class PlayCard(Choice):
    """Use a god card's ability."""

    __slots__ = ("card", "via")

    def __init__(self, card: int, via: int) -> None:
        super().__init__(f"card {card:02} {VIA_NAMES[via]}")
        self.card = card
        self.via = via


class MoveDie(Choice):
    """Card 06: move a die that lies on a space to another space."""

    __slots__ = ("owner", "pips", "source", "target")

    def __init__(self, pips: int, owner: int, source: int, target: int) -> None:
        super().__init__(f"move {pips} of seat {owner + 1} from {ACTION_NAMES[source]} to {ACTION_NAMES[target]}")
        self.pips = pips
        self.owner = owner
        self.source = source
        self.target = target


class TurnOverlay(Choice):
    """Turn the Cuzco overlay clockwise by so many sixths."""

    __slots__ = ("steps",)

    def __init__(self, steps: int) -> None:
        super().__init__(f"turn {steps}")
        self.steps = steps


class TakeRoad(Choice):
    """Move the chasqui along one road."""

    __slots__ = ("destination", "kind", "pips")

    def __init__(self, destination: int, kind: int, pips: int) -> None:
        super().__init__(f"road {LOCATION_NAMES[destination]} {KIND_NAMES[kind]} {pips}")
        self.destination = destination
        self.kind = kind
        self.pips = pips


class JumpTo(Choice):
    """Card 14: move the chasqui to any village."""

    __slots__ = ("village",)

    def __init__(self, village: int) -> None:
        super().__init__(f"jump {LOCATION_NAMES[village]}")
        self.village = village


class TakeTile(Choice):
    """Take the person tile that lies next to these pips."""

    __slots__ = ("colour", "pips")

    def __init__(self, colour: int, pips: int) -> None:
        super().__init__(f"tile {TILE_COLOUR_NAMES[colour]} {pips}")
        self.colour = colour
        self.pips = pips


class TakeDiscardedTile(Choice):
    """Card 09: take a person tile from the discard piles."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__(f"discarded {tile_name(tile)}")
        self.tile = tile


class SlideDown(Choice):
    """Slide a person tile down for knowledge or food."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__(f"slide {tile_name(tile)}")
        self.tile = tile


class SlideUp(Choice):
    """Card 02: slide a person tile up again."""

    __slots__ = ("tile",)

    def __init__(self, tile: int) -> None:
        super().__init__(f"raise {tile_name(tile)}")
        self.tile = tile


class TakeGod(Choice):
    """Take the face-up card of a god."""

    __slots__ = ("god",)

    def __init__(self, god: int) -> None:
        super().__init__(f"god {GOD_NAMES[god]}")
        self.god = god


class TakeFeather(Choice):
    """Take a feather of a colour."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        super().__init__(f"feather {COLOUR_NAMES[colour]}")
        self.colour = colour


class PlaceFeather(Choice):
    """Put a feather into a slot of the mask (0-11)."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        super().__init__(f"slot {slot + 1}")
        self.slot = slot


class PlacePriest(Choice):
    """Place a priest on a temple step (1-6), with card 12 if the priest there shall go home."""

    __slots__ = ("step", "via")

    def __init__(self, step: int, via: int) -> None:
        super().__init__(f"step {step}" + (f" {CARD_PRIEST_HOME:02} {VIA_NAMES[via]}" if via else ""))
        self.step = step
        self.via = via


class ActivateCirclet(Choice):
    """Activate the circlet of these pips."""

    __slots__ = ("pips",)

    def __init__(self, pips: int) -> None:
        super().__init__(f"circlet {pips}")
        self.pips = pips


class Advance(Choice):
    """Advance so many of the spaces that an ability allows on the knowledge track."""

    __slots__ = ("spaces",)

    def __init__(self, spaces: int) -> None:
        super().__init__(f"advance {spaces}")
        self.spaces = spaces


class UseAbility(Choice):
    """Use an ability of one's study or farm tiles, made stronger by card 01 or not."""

    __slots__ = ("ability", "boosted", "colour")

    def __init__(self, colour: int, ability: int, boosted: int) -> None:
        super().__init__(f"use {TILE_COLOUR_NAMES[colour]} {ability:02}" + (" boosted" if boosted else ""))
        self.colour = colour
        self.ability = ability
        self.boosted = boosted


class BuyGood(Choice):
    """Buy a good of the current market row."""

    __slots__ = ("good",)

    def __init__(self, good: int) -> None:
        super().__init__(f"buy {GOOD_NAMES[good]}")
        self.good = good


class KeepTasks(Choice):
    """Set-up: keep these two of the four tasks drawn."""

    __slots__ = ("first", "second")

    def __init__(self, first: int, second: int) -> None:
        super().__init__(f"keep {TASK_NAMES[first]} {TASK_NAMES[second]}")
        self.first = first
        self.second = second


class FulfilTask(Choice):
    """Fulfil a task, with card 04 if one requirement is missing."""

    __slots__ = ("task", "via")

    def __init__(self, task: int, via: int) -> None:
        super().__init__(f"fulfil {TASK_NAMES[task]}" + (f" {CARD_EASIER_TASK:02} {VIA_NAMES[via]}" if via else ""))
        self.task = task
        self.via = via


class DiscardTask(Choice):
    """Give up a task for nothing."""

    __slots__ = ("task",)

    def __init__(self, task: int) -> None:
        super().__init__(f"discard {TASK_NAMES[task]}")
        self.task = task


class TakeTask(Choice):
    """Take a task from the palace."""

    __slots__ = ("task",)

    def __init__(self, task: int) -> None:
        super().__init__(f"take {TASK_NAMES[task]}")
        self.task = task


_VIAS: Final = (NOT_PAID, OFFERING, INTI)
_HELPS: Final = (
    (0, NOT_PAID),
    (CARD_DIE_AS_SIX, OFFERING),
    (CARD_DIE_AS_SIX, INTI),
    (CARD_JUMP, OFFERING),
    (CARD_JUMP, INTI),
)

PLACE_DIE: Final = [
    [[[PlaceDie(pips, action, bypass, *help_) for help_ in _HELPS] for bypass in _VIAS] for action in range(8)]
    for pips in range(1, 7)
]
"""By pips - 1, action, payment of card 07 and index of `help_index`."""
PLACE_DIE_PLAIN: Final = [[PLACE_DIE[pips][action][0][0] for action in range(8)] for pips in range(6)]
USE_PUTUTU: Final = {
    (pips, target, size): UsePututu(pips, target, size)
    for size in (1, 2)
    for pips in range(1, 7)
    for target in range(1, 7)
    if 1 <= abs(pips - target) <= size
}
PLAY_CARD: Final = [[PlayCard(card, via) for via in _VIAS] for card in range(1, CARD_KINDS + 1)]
"""By card - 1 and payment."""
_MOVE_DIE: Final[dict[tuple[int, int, int, int], MoveDie]] = {}
TURN_OVERLAY: Final = [TurnOverlay(steps) for steps in range(6)]
TAKE_ROAD: Final = [
    [[TakeRoad(destination, kind, pips) for pips in range(1, 7)] for kind in (0, 1)] for destination in range(CUZCO + 1)
]
"""By destination, kind and pips - 1."""
JUMP_TO: Final = [JumpTo(village) for village in range(VILLAGES)]
TAKE_TILE: Final = [[TakeTile(colour, pips) for pips in range(1, 7)] for colour in (0, 1)]
TAKE_DISCARDED_TILE: Final = [TakeDiscardedTile(tile) for tile in range(TILE_KINDS)]
SLIDE_DOWN: Final = [SlideDown(tile) for tile in range(TILE_KINDS)]
SLIDE_UP: Final = [SlideUp(tile) for tile in range(TILE_KINDS)]
TAKE_GOD: Final = [TakeGod(god) for god in range(len(GOD_NAMES))]
TAKE_FEATHER: Final = [TakeFeather(colour) for colour in range(len(COLOUR_NAMES))]
PLACE_FEATHER: Final = [PlaceFeather(slot) for slot in range(HOUSES)]
PLACE_PRIEST: Final = [[PlacePriest(step, via) for via in _VIAS] for step in range(1, STEPS + 1)]
ACTIVATE_CIRCLET: Final = [ActivateCirclet(pips) for pips in range(1, 7)]
ADVANCE: Final = [Advance(spaces) for spaces in range(1, 49)]
USE_ABILITY: Final = [
    [[UseAbility(colour, ability, boosted) for boosted in (0, 1)] for ability in range(1, 13)] for colour in (0, 1)
]
BUY_GOOD: Final = [BuyGood(good) for good in range(len(GOOD_NAMES))]
_KEEP_TASKS: Final[dict[tuple[int, int], KeepTasks]] = {}
FULFIL_TASK: Final = [[FulfilTask(task, via) for via in _VIAS] for task in range(TASKS)]
DISCARD_TASK: Final = [DiscardTask(task) for task in range(TASKS)]
TAKE_TASK: Final = [TakeTask(task) for task in range(TASKS)]
GAIN_POINT: Final = Choice("vp")
GAIN_OFFERING: Final = Choice("offering")
RESERVE_KHIPU: Final = Choice("khipu")
GAIN_KNOWLEDGE: Final = Choice("knowledge")
GAIN_FOOD: Final = Choice("food")
DECLINE: Final = Choice("decline")
DONE: Final = Choice("done")


def help_index(card: int, via: int) -> int:
    """Give the last index of PLACE_DIE for help by card 13 or 14, or 0 for none."""
    return 0 if card == 0 else (card - CARD_DIE_AS_SIX) * 2 + via


def move_of_die(pips: int, owner: int, source: int, target: int) -> MoveDie:
    """Give the one choice that moves such a die to another space."""
    key = (pips, owner, source, target)
    return _MOVE_DIE.get(key) or _MOVE_DIE.setdefault(key, MoveDie(pips, owner, source, target))


def pair_of_tasks(first: int, second: int) -> KeepTasks:
    """Give the one choice that keeps these two tasks, the lower one first."""
    key = (first, second)
    return _KEEP_TASKS.get(key) or _KEEP_TASKS.setdefault(key, KeepTasks(first, second))


def all_choices() -> list[Choice]:
    """Give every choice of the game."""
    found: list[Choice] = [GAIN_POINT, GAIN_OFFERING, RESERVE_KHIPU, GAIN_KNOWLEDGE, GAIN_FOOD, DECLINE, DONE]
    for pips in PLACE_DIE:
        for action, bypasses in enumerate(pips):
            for helps in bypasses:
                found += helps if action <= 1 else helps[:3]
    found += USE_PUTUTU.values()
    for cards in PLAY_CARD:
        found += cards[1:]
    places = [(source, target) for source in range(8) for target in range(8) if source != target]
    found += [move_of_die(pips, owner, *way) for pips in range(1, 7) for owner in range(4) for way in places]
    found += TURN_OVERLAY
    for kinds in TAKE_ROAD:
        for roads in kinds:
            found += roads
    found += JUMP_TO
    for tiles in TAKE_TILE:
        found += tiles
    found += [*TAKE_DISCARDED_TILE, *SLIDE_DOWN, *SLIDE_UP, *TAKE_GOD, *TAKE_FEATHER, *PLACE_FEATHER]
    for steps in PLACE_PRIEST:
        found += steps
    found += [*ACTIVATE_CIRCLET, *ADVANCE]
    for abilities in USE_ABILITY:
        for uses in abilities:
            found += uses
    found += BUY_GOOD
    found += [pair_of_tasks(*pair) for pair in combinations(range(START_TASKS, TASKS), 2)]
    for ways in FULFIL_TASK:
        found += ways
    found += [*DISCARD_TASK, *TAKE_TASK]
    return found


@cache
def _by_text() -> dict[str, Choice]:
    return {choice.text.lower(): choice for choice in all_choices()}


def parse_choice(text: str) -> Choice:
    """Read a choice from its text, forgiving case and spaces; raise MalformedChoice when there is no such choice."""
    found = _by_text().get(" ".join(text.lower().split()))
    if found is None:
        shown = text if len(text) <= 60 else text[:57] + "..."
        raise MalformedChoice(f"There is no choice called {shown!r}; take one of the texts of the options.")
    return found
