"""Everything a player can choose, as frozen values with a short text that parses back to itself.

Every choice exists once in a process, made when it is first needed: options are lists of references to them and
comparing is identity. A choice that travels to another process is its text on the way and the one of that text there.
Places are called by their names, so that a choice means the same with any content.
"""

import re
from collections.abc import Callable, Sequence
from functools import cache
from typing import ClassVar, Final, TypeAlias

from cuzco_tui.game import MalformedChoice
from cuzco_tui.games.caral.engine.codes import CARD_KINDS, CARD_NAMES, PEN_NAMES, ROLE_NAMES

Cards: TypeAlias = tuple[int, int, int, int]
"""How many cards of each kind."""


class Choice:
    """An option of a decision."""

    __slots__ = ("text",)

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> "tuple[Callable[[str], Choice], tuple[str]]":
        return parse_choice, (self.text,)


class Plain(Choice):
    """A choice that needs no more words."""

    __slots__ = ()


class AtPlace(Choice):
    """A choice of a place on the path."""

    __slots__ = ("place",)
    word: ClassVar[str] = ""

    def __init__(self, place: str) -> None:
        super().__init__(f"{self.word} {place}")
        self.place = place


class MoveTo(AtPlace):
    """Move the figure to a place."""

    __slots__ = ()
    word: ClassVar[str] = "move"


class PlaceWorker(AtPlace):
    """Place a Carali as a worker in a quarry."""

    __slots__ = ()
    word: ClassVar[str] = "worker"


class PlaceBuilder(AtPlace):
    """Place a Carali as a builder at a free site."""

    __slots__ = ()
    word: ClassVar[str] = "builder"


class PlacePriest(AtPlace):
    """Place a Carali as a priest on an own finished large pyramid."""

    __slots__ = ()
    word: ClassVar[str] = "priest"


class PlaceNeutral(AtPlace):
    """Put a neutral level on a site."""

    __slots__ = ()
    word: ClassVar[str] = "neutral"


class BuildAt(AtPlace):
    """Build a level on any own started pyramid (P8)."""

    __slots__ = ()
    word: ClassVar[str] = "build"


class LayTile(AtPlace):
    """Lay a progress tile on an action space."""

    __slots__ = ()
    word: ClassVar[str] = "tile"


class MoveAnaconda(AtPlace):
    """Put the anaconda on an action space."""

    __slots__ = ()
    word: ClassVar[str] = "anaconda"


class MoveArchitect(Choice):
    """Take one of the numbers on the architect die."""

    __slots__ = ("steps",)

    def __init__(self, steps: int) -> None:
        super().__init__(f"architect {steps}")
        self.steps = steps


class PlaceAlpaca(Choice):
    """Place an alpaca on the sled or on the emissary board."""

    __slots__ = ("pen",)

    def __init__(self, pen: int) -> None:
        super().__init__(f"alpaca {PEN_NAMES[pen]}")
        self.pen = pen


class ReturnAlpaca(Choice):
    """Put a placed alpaca back into the supply for cards (P6)."""

    __slots__ = ("pen",)

    def __init__(self, pen: int) -> None:
        super().__init__(f"return {PEN_NAMES[pen]}")
        self.pen = pen


class LoseAlpaca(Choice):
    """Lose a placed alpaca to a mood."""

    __slots__ = ("pen",)

    def __init__(self, pen: int) -> None:
        super().__init__(f"lose {PEN_NAMES[pen]}")
        self.pen = pen


class PayAlpaca(Choice):
    """Drive the anaconda off with a placed alpaca."""

    __slots__ = ("pen",)

    def __init__(self, pen: int) -> None:
        super().__init__(f"pay {PEN_NAMES[pen]}")
        self.pen = pen


class PlayPair(Choice):
    """Play a pair for the ability of a kind; a mixed one is of two kinds (CW-7)."""

    __slots__ = ("ability", "mixed")

    def __init__(self, ability: int, mixed: int) -> None:
        super().__init__(f"pair {CARD_NAMES[ability]}{' mixed' if mixed else ''}")
        self.ability = ability
        self.mixed = mixed


class OfCarali(Choice):
    """A choice of a placed Carali: what it is and where it stands, nowhere on the path for an envoy."""

    __slots__ = ("place", "role")
    word: ClassVar[str] = ""

    def __init__(self, role: int, place: str) -> None:
        super().__init__(f"{self.word} {ROLE_NAMES[role]} {place}".strip())
        self.role = role
        self.place = place


class TakeCarali(OfCarali):
    """Take up a placed Carali to place it elsewhere."""

    __slots__ = ()
    word: ClassVar[str] = "take"


class LoseCarali(OfCarali):
    """Lose a placed Carali to a mood."""

    __slots__ = ()
    word: ClassVar[str] = "lose"


class OfCards(Choice):
    """A choice of cards by their kinds."""

    __slots__ = ("cards",)
    word: ClassVar[str] = ""

    def __init__(self, cards: Cards) -> None:
        super().__init__(f"{self.word} {cards_text(cards)}")
        self.cards = cards


class Discard(OfCards):
    """Discard these cards."""

    __slots__ = ()
    word: ClassVar[str] = "discard"


class Exchange(OfCards):
    """Discard two cards for two stones (CW-7)."""

    __slots__ = ()
    word: ClassVar[str] = "exchange"


class TakeCards(OfCards):
    """Take these cards from the discard pile (P6)."""

    __slots__ = ()
    word: ClassVar[str] = "pick"


class Offer(Choice):
    """Offer so many cards of a kind."""

    __slots__ = ("kind", "number")

    def __init__(self, kind: int, number: int) -> None:
        super().__init__(f"offer {number} {CARD_NAMES[kind]}")
        self.kind = kind
        self.number = number


def cards_text(cards: Sequence[int]) -> str:
    """Name cards by their kinds: `2 stone 1 fish`."""
    return " ".join(f"{number} {CARD_NAMES[kind]}" for kind, number in enumerate(cards) if number)


ACT: Final = Plain("act")
"""Take the action of the place, where nothing else is to be said about it."""
SKIP: Final = Plain("skip")
"""Take no action."""
DONE: Final = Plain("done")
"""Go on without it."""
BUILD: Final = Plain("build")
"""Build the next level of the pyramid that stands here."""
BUILD_SMALL: Final = Plain("build small")
BUILD_LARGE: Final = Plain("build large")
"""Build the first level, which decides how high the pyramid becomes."""
PLACE_ENVOY: Final = Plain("envoy")
"""Place a Carali on the emissary board."""
PAY_STONE: Final = Plain("pay stone")
"""Drive the anaconda off with a stone and a fame."""
OFFER_NOTHING: Final = Plain("offer nothing")
PLACE_ALPACA: Final = (PlaceAlpaca(0), PlaceAlpaca(1))
RETURN_ALPACA: Final = (ReturnAlpaca(0), ReturnAlpaca(1))
LOSE_ALPACA: Final = (LoseAlpaca(0), LoseAlpaca(1))
PAY_ALPACA: Final = (PayAlpaca(0), PayAlpaca(1))
PLAY_PAIR: Final = tuple((PlayPair(ability, 0), PlayPair(ability, 1)) for ability in range(CARD_KINDS))
_PLAIN: Final = (ACT, SKIP, DONE, BUILD, BUILD_SMALL, BUILD_LARGE, PLACE_ENVOY, PAY_STONE, OFFER_NOTHING)

REMEMBERED: Final = 20_000
"""So many ways to name cards are kept at most for what is typed; all hands of 20 cards make 10,626."""
_AT_PLACE: Final[dict[tuple[type[AtPlace], str], AtPlace]] = {}
_OF_CARDS: Final[dict[tuple[type[OfCards], Cards], OfCards]] = {}
_OF_CARALI: Final[dict[tuple[type[OfCarali], int, str], OfCarali]] = {}


def at_place(kind: type[AtPlace], place: str) -> AtPlace:
    """Give the one choice of this kind for a place."""
    key = (kind, place)
    return _AT_PLACE.get(key) or _AT_PLACE.setdefault(key, kind(place))


def of_cards(kind: type[OfCards], cards: Cards) -> OfCards:
    """Give the one choice of this kind for these cards."""
    key = (kind, cards)
    return _OF_CARDS.get(key) or _OF_CARDS.setdefault(key, kind(cards))


def _of_parsed_cards(kind: type[OfCards], cards: Cards) -> OfCards:
    """Give the same; beyond the number that games ask for, nothing that somebody typed is kept."""
    return of_cards(kind, cards) if len(_OF_CARDS) < REMEMBERED else _OF_CARDS.get((kind, cards)) or kind(cards)


def of_carali(kind: type[OfCarali], role: int, place: str = "") -> OfCarali:
    """Give the one choice of this kind for a placed Carali."""
    key = (kind, role, place)
    return _OF_CARALI.get(key) or _OF_CARALI.setdefault(key, kind(role, place))


@cache
def move_architect(steps: int) -> MoveArchitect:
    """Give the one choice of a number on the die."""
    return MoveArchitect(steps)


@cache
def offer(kind: int, number: int) -> Offer:
    """Give the one choice of an offering."""
    return Offer(kind, number)


def all_of(hand: Sequence[int], number: int) -> list[Cards]:
    """List every way to take so many cards of a hand."""
    found: list[Cards] = []
    for stone in range(min(hand[0], number), -1, -1):
        for clay in range(min(hand[1], number - stone), -1, -1):
            rest = number - stone - clay
            for fish in range(min(hand[2], rest), -1, -1):
                if rest - fish <= hand[3]:
                    found.append((stone, clay, fish, rest - fish))
    return found


_PLACE: Final = r"(?:village|quarry|cult|market|site)-[1-9][0-9]?"
_AT_PLACE_KINDS: Final[dict[str, type[AtPlace]]] = {
    kind.word: kind
    for kind in (MoveTo, PlaceWorker, PlaceBuilder, PlacePriest, PlaceNeutral, BuildAt, LayTile, MoveAnaconda)
}
_OF_CARDS_KINDS: Final[dict[str, type[OfCards]]] = {kind.word: kind for kind in (Discard, Exchange, TakeCards)}
_OF_CARALI_KINDS: Final[dict[str, type[OfCarali]]] = {kind.word: kind for kind in (TakeCarali, LoseCarali)}


@cache
def _by_text() -> dict[str, Choice]:
    """List the choices of which there are few."""
    found: list[Choice] = [*_PLAIN, *PLACE_ALPACA, *RETURN_ALPACA, *LOSE_ALPACA, *PAY_ALPACA]
    for pure, mixed in PLAY_PAIR:
        found += [pure, mixed]
    return {choice.text: choice for choice in found}


def parse_choice(text: str) -> Choice:
    """Read a choice from its text, forgiving case and spaces; raise MalformedChoice when there is no such choice."""
    words = text.lower().split()
    found = _by_text().get(" ".join(words)) or _parsed(words)
    if found is None:
        shown = text if len(text) <= 60 else text[:57] + "..."
        raise MalformedChoice(f"There is no choice called {shown!r}; take one of the texts of the options.")
    return found


def _parsed(words: Sequence[str]) -> Choice | None:
    match words:
        case [word, place] if word in _AT_PLACE_KINDS and re.fullmatch(_PLACE, place):
            return at_place(_AT_PLACE_KINDS[word], place)
        case ["move", "centre"]:
            return at_place(MoveTo, "centre")
        case ["architect", steps] if re.fullmatch(r"0|[1-9][0-9]?", steps):
            return move_architect(int(steps))
        case [word, role, *place] if word in _OF_CARALI_KINDS and role in ROLE_NAMES:
            return _parsed_carali(_OF_CARALI_KINDS[word], ROLE_NAMES.index(role), place)
        case ["offer", *cards]:
            offered = _parsed_cards(cards)
            kinds = [kind for kind, number in enumerate(offered or ()) if number]
            return offer(kinds[0], offered[kinds[0]]) if offered is not None and len(kinds) == 1 else None
        case [word, *cards] if word in _OF_CARDS_KINDS:
            named = _parsed_cards(cards)
            return _of_parsed_cards(_OF_CARDS_KINDS[word], named) if named is not None else None
    return None


def _parsed_carali(kind: type[OfCarali], role: int, place: Sequence[str]) -> Choice | None:
    if len(place) > 1 or (not place) != (ROLE_NAMES[role] == "envoy"):
        return None
    if place and not re.fullmatch(_PLACE, place[0]):
        return None
    return of_carali(kind, role, *place)


def _parsed_cards(words: Sequence[str]) -> Cards | None:
    """Read `2 stone 1 fish`, each kind at most once and in any order."""
    counts = [0] * CARD_KINDS
    if not words or len(words) % 2:
        return None
    for number, name in zip(words[::2], words[1::2], strict=True):
        if name not in CARD_NAMES or not re.fullmatch(r"[1-9][0-9]{0,2}", number) or counts[CARD_NAMES.index(name)]:
            return None
        counts[CARD_NAMES.index(name)] = int(number)
    stone, clay, fish, alpaca = counts
    return stone, clay, fish, alpaca
