"""What happened, in the past tense, for whoever watches a game.

Numbers are the engine's codes and places are names; `seat` is always the player it happened to. An event with
`private_to` is shown to that seat alone.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from cuzco_tui.happening import Happening


class Event(Happening):
    """Something that happened in Caral."""


class StartPlayerChosen(Event):
    """Chance chose the first start player (CN-1)."""

    seat: int


class ModulesLaidOut(Event):
    """What the chosen modules lay open lies open (CN-5)."""

    mood: int
    """The mood card on top, or -1."""
    years: tuple[int, ...]
    statuses: tuple[int, ...]
    tiles: tuple[int, ...]


class NeutralLevelPlaced(Event):
    """A seat put a neutral level on a site (C2-1)."""

    seat: int
    place: str


class YearStarted(Event):
    """A year began (CY-1)."""

    year: int
    start: int


class LastYearKnown(Event):
    """From now on it is certain that the game ends with this year, and why (CE-1, CE-3)."""

    reason: int


class RoundStarted(Event):
    """A round of a year began (CY-2)."""

    year: int
    round: int


class ArchitectRolled(Event):
    """The start player rolled the architect die."""

    seat: int
    numbers: tuple[int, ...]


class ArchitectMoved(Event):
    """The architect went so many action spaces on, or stayed (CY-3)."""

    seat: int
    steps: int
    origin: str
    place: str


class TurnStarted(Event):
    """A player's turn began (CY-4)."""

    seat: int


class FigureMoved(Event):
    """A figure went so many spaces (CM)."""

    seat: int
    origin: str
    place: str
    spaces: int
    second: bool


class CardsDiscarded(Event):
    """Cards went from a hand to the discard pile."""

    seat: int
    cards: tuple[int, ...]
    purpose: str
    """One of `move`, `action`, `exchange`, `mood`."""


class PairPlayed(Event):
    """A pair was played for an ability (CR-2)."""

    seat: int
    ability: int
    mixed: bool


class ActionTaken(Event):
    """The action of a place was begun (CA-1)."""

    seat: int
    place: str
    again: bool


class ActionDeclined(Event):
    """An action that was possible was not taken."""

    seat: int
    place: str


class CaraliPlaced(Event):
    """A Carali was placed (CA-4, CW-2); an envoy's place is empty."""

    seat: int
    role: int
    place: str


class CaraliTaken(Event):
    """A placed Carali was taken up to be placed elsewhere (CP-5)."""

    seat: int
    role: int
    place: str


class CaraliLost(Event):
    """A placed Carali went back to the supply (CL-5)."""

    seat: int
    role: int
    place: str


class AlpacaPlaced(Event):
    """An alpaca was placed (CA-8, CW-3)."""

    seat: int
    pen: int


class AlpacaReturned(Event):
    """A placed alpaca went back to the supply: for cards, for the anaconda or to a mood."""

    seat: int
    pen: int
    purpose: str
    """One of `cards`, `anaconda`, `mood`."""


class StonesGained(Event):
    """Stones came onto the sled; those beyond its room were lost (CA-6)."""

    seat: int
    number: int
    lost: int


class StoneLost(Event):
    """A stone left the sled for the anaconda or to a mood."""

    seat: int
    purpose: str
    """One of `anaconda`, `mood`."""


class CardsDrawn(Event):
    """A seat drew cards from the pile."""

    seat: int
    number: int


class CardsSeen(Event):
    """A seat looked at the cards that it drew."""

    seat: int
    cards: tuple[int, ...]

    @property
    def private_to(self) -> int | None:
        return self.seat


class CardsTaken(Event):
    """A seat took cards from the discard pile (P6)."""

    seat: int
    cards: tuple[int, ...]


class PileReshuffled(Event):
    """The discard pile became the draw pile (CA-10)."""

    cards: int


class LevelBuilt(Event):
    """A level was built; `size` is its size, `height` how many levels stand now (CB-1)."""

    seat: int
    place: str
    size: int
    height: int
    free: bool


class PyramidFinished(Event):
    """A pyramid was finished as that number on the whole board (CB-5)."""

    seat: int
    place: str
    large: bool
    number: int


class CentralPyramidGrew(Event):
    """The central pyramid grew (CB-6)."""

    height: int


class TileLaid(Event):
    """A progress tile replaced the action of a space (CP-2)."""

    seat: int
    tile: int
    place: str


class AnacondaMoved(Event):
    """The anaconda was put on an action space (CK-2, CK-3, CK-5)."""

    seat: int
    place: str


class EmissaryLevelFinished(Event):
    """A level of the emissary board was finished (CW-5)."""

    seat: int
    level: int


class MarkerTaken(Event):
    """The diplomacy marker was taken, from its holder if there was one (CW-9)."""

    seat: int
    holder: int


class StatusTaken(Event):
    """A status card was taken by whoever met its condition first (CS-2)."""

    seat: int
    card: int


class FameChanged(Event):
    """Fame was gained or lost."""

    seat: int
    amount: int
    source: int


class YearEnded(Event):
    """A figure or the architect reached the central pyramid; the seat is the high priest (CY-5, CY-6)."""

    seat: int
    by_architect: bool


class KindBarred(Event):
    """A card was turned up whose kind may not be offered (C2-3)."""

    kind: int


class Offered(Event):
    """A seat laid its offering open; a kind of -1 is nothing (CJ-2)."""

    seat: int
    kind: int
    number: int
    counts: int
    """As how many cards it counts (CW-8)."""


class NothingToOffer(Event):
    """A seat was not asked for an offering, since it had no card of a kind that could still be offered (CJ-2, C2-3)."""

    seat: int
    cards: int
    """How many cards it had."""

    @property
    def private_to(self) -> int | None:
        return self.seat


class CeremonyHeld(Event):
    """The highest bidder was found, -1 for nobody (CJ-4)."""

    bidder: int
    number: int


class OfferingsDiscarded(Event):
    """All offered cards were discarded (CJ-6)."""

    cards: tuple[int, ...]


class MoodJudged(Event):
    """The mood card was answered or struck these seats (CL-2, CL-3)."""

    card: int
    total: int
    needed: int
    struck: tuple[int, ...]


class MoodTurnedUp(Event):
    """The next mood card is visible (CL-1)."""

    card: int


class NothingToLose(Event):
    """A seat that the mood struck had none of what it was to lose (CL-5)."""

    seat: int
    loss: int


class YearTileScored(Event):
    """A year tile was scored: the count of each seat (CT-3)."""

    tile: int
    counts: tuple[int, ...]


class NewStartPlayer(Event):
    """The seat takes the die for the next year (CJ-7, CT-5)."""

    seat: int


class MoveExplained(Event):
    """What a bot's part was for, as everybody can see from the table; no rule makes it happen."""

    seat: int
    goal: str
    """The kind of the goal."""
    numbers: tuple[int, ...]
    """What belongs to it, in the order of its kind."""


class GameEnded(Event):
    """The game is over; seats from first to last, and why it ended (CE)."""

    ranking: tuple[int, ...]
    reason: int


def event_from_data(kind: str, data: Mapping[str, Any]) -> Event:
    """Make an event from the name of its class and what `to_data` gave, whose tuples may have become lists."""
    fields = {field: tuple(value) if isinstance(value, list) else value for field, value in data.items()}
    return _kinds()[kind](**fields)


@cache
def _kinds() -> dict[str, type[Event]]:
    return {kind.__name__: kind for kind in Event.__subclasses__()}
