"""What happened, in the past tense, for whoever watches a game.

Numbers are the engine's codes; `seat` is always the player it happened to. An event with `private_to` is shown to that
seat alone.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from cuzco_tui.games.cuzco.engine.decisions import CARD_DECISIONS
from cuzco_tui.happening import Happening


class Event(Happening):
    """Something that happened in Cuzco."""


class OrderDealt(Event):
    """The order tokens were dealt at random (N-8)."""

    order: tuple[int, ...]


class MaskDealt(Event):
    """A seat received its mask and its first feather (N-9, N-10)."""

    seat: int
    mask: int
    feather: int


class StartTaskDealt(Event):
    """A seat received its start task (N-11)."""

    seat: int
    task: int


class HandDealt(Event):
    """A seat looked at its first god cards (N-12)."""

    seat: int
    cards: tuple[int, ...]

    @property
    def private_to(self) -> int | None:
        return self.seat


class TasksDrawn(Event):
    """A seat drew four tasks to keep two of (N-11)."""

    seat: int
    tasks: tuple[int, ...]

    @property
    def private_to(self) -> int | None:
        return self.seat


class TasksKept(Event):
    """A seat kept two of its four tasks (N-11)."""

    seat: int
    tasks: tuple[int, int]


class RoundStarted(Event):
    """A round began."""

    round: int


class PhaseStarted(Event):
    """A phase began."""

    phase: int


class DiceRolled(Event):
    """A seat rolled its dice (D-1)."""

    seat: int
    pips: tuple[int, ...]


class PututuGained(Event):
    """A pair or three of a kind earned a pututu (O-1)."""

    seat: int
    size: int


class PututuMissed(Event):
    """A pair or three of a kind earned nothing, since the supply was empty (O-1)."""

    seat: int
    size: int


class PututuUsed(Event):
    """A die was turned by a pututu (O-2)."""

    seat: int
    size: int
    before: int
    after: int


class DiePlaced(Event):
    """A die was placed for an action; the virtual die of card 05 is not laid down."""

    seat: int
    pips: int
    action: int
    virtual: bool


class DieMoved(Event):
    """Card 06 moved a die to another space."""

    seat: int
    owner: int
    pips: int
    source: int
    target: int


class CardPlayed(Event):
    """A god card's ability was used, paid with an offering or an Inti medal (G-0)."""

    seat: int
    card: int
    via: int


class CardTurnedUp(Event):
    """The next card of a god lies face up; 0 when the pile is empty (N-3)."""

    god: int
    card: int


class PileReshuffled(Event):
    """The discarded cards of a god became its new pile (N-3)."""

    god: int
    cards: int


class GodCardTaken(Event):
    """A seat took a face-up god card."""

    seat: int
    card: int


class OverlayTurned(Event):
    """A seat turned the Cuzco overlay, or left it (0 steps) (M-6)."""

    seat: int
    steps: int
    overlay: int


class ChasquiMoved(Event):
    """A chasqui took a road; kind -1 and 0 pips for a jump by card 14."""

    seat: int
    origin: int
    destination: int
    kind: int
    pips: int


class KhipuDelivered(Event):
    """A khipu was laid on top of a village's stack (M-3)."""

    seat: int
    village: int
    from_reserve: bool


class NothingDelivered(Event):
    """A chasqui reached a village and could deliver nothing (M-5)."""

    seat: int
    village: int


class KhipuReserved(Event):
    """A khipu went from the mask to the reserve."""

    seat: int


class FeatherTaken(Event):
    """A seat took a feather."""

    seat: int
    colour: int


class FeatherMissed(Event):
    """A seat has three of that colour already and got none (M-4)."""

    seat: int
    colour: int


class FeatherPlaced(Event):
    """A feather went into a slot of the mask."""

    seat: int
    colour: int
    slot: int


class TileTaken(Event):
    """A seat took a person tile from next to these pips, or from the discard piles (0)."""

    seat: int
    tile: int
    pips: int


class TileSlidDown(Event):
    """A seat slid a tile down for its number of knowledge or food (X-1, X-2)."""

    seat: int
    tile: int
    gain: int


class TileSlidUp(Event):
    """Card 02 slid a tile up again."""

    seat: int
    tile: int


class OfferingsGained(Event):
    """A seat took offerings."""

    seat: int
    amount: int


class FoodGained(Event):
    """A seat took food."""

    seat: int
    amount: int


class KnowledgeGained(Event):
    """A seat advanced on the knowledge track and stands on this space now (K-1)."""

    seat: int
    steps: int
    space: int


class PipsLapsed(Event):
    """An exchange ended with pips left."""

    seat: int
    pips: int


class PriestPlaced(Event):
    """A priest was placed on a temple step (T-1)."""

    seat: int
    step: int


class PriestPushed(Event):
    """A priest was pushed one step down, to this step (T-2)."""

    seat: int
    step: int


class PriestSentHome(Event):
    """A priest left the temple from this step (T-2, card 12)."""

    seat: int
    step: int


class CircletActivated(Event):
    """A circlet was activated (H-1)."""

    seat: int
    pips: int


class FireTrialEarned(Event):
    """A seat earned a fire trial (F-2)."""

    seat: int


class Declined(Event):
    """A seat declined what this kind of decision offered; to decline a card would tell others who could play it."""

    seat: int
    decision: str

    @property
    def private_to(self) -> int | None:
        return self.seat if self.decision in CARD_DECISIONS else None


class OnlyOption(Event):
    """A seat had one option alone, which was taken for it; that there was no other would tell of its hand."""

    seat: int
    decision: str

    @property
    def private_to(self) -> int | None:
        return self.seat


class PassedOver(Event):
    """A seat was not asked, since nothing was possible; that would tell of its hand, too."""

    seat: int
    decision: str

    @property
    def private_to(self) -> int | None:
        return self.seat


class PointsScored(Event):
    """A seat scored VP from a source."""

    seat: int
    vp: int
    source: str


class AbilityUsed(Event):
    """A seat used an ability of its study or farm tiles at this strength (E-1)."""

    seat: int
    colour: int
    ability: int
    strength: int


class OrderChanged(Event):
    """The order tokens were dealt anew by rank on the knowledge track (U-1)."""

    order: tuple[int, ...]


class IntiGained(Event):
    """A seat took an Inti medal from the temple (U-2)."""

    seat: int


class IntiRemoved(Event):
    """Nobody had a priest in the temple, and one Inti medal left the game (U-2)."""


class GoodBought(Event):
    """A seat bought a good for food (U-3)."""

    seat: int
    good: int


class TaskFulfilled(Event):
    """A seat fulfilled a task, with card 04 or without (U-4)."""

    seat: int
    task: int
    with_card: bool


class TaskDiscarded(Event):
    """A seat gave up a task (U-4, U-6)."""

    seat: int
    task: int


class TaskTaken(Event):
    """A seat took a new task from the palace (U-4)."""

    seat: int
    task: int


class MoveExplained(Event):
    """What a bot's part was for, as everybody can see from the table; no rule makes it happen."""

    seat: int
    goal: str
    """The kind of the main goal."""
    numbers: tuple[int, ...]
    """What belongs to it, in the order of its kind."""
    task: tuple[int, ...]
    """The task that comes nearer, how much of it is there and how much it needs; empty when there is none."""


class RoundEnded(Event):
    """Leftover tiles, tasks and goods were cleared and new ones laid out (U-5)."""

    round: int
    houses: tuple[int, ...]
    palace: tuple[int, ...]


class GameEnded(Event):
    """The game is over; seats from first to last (Z-4)."""

    ranking: tuple[int, ...]


def event_from_data(kind: str, data: Mapping[str, Any]) -> Event:
    """Make an event from the name of its class and what `to_data` gave, whose tuples may have become lists."""
    fields = {field: tuple(value) if isinstance(value, list) else value for field, value in data.items()}
    return _kinds()[kind](**fields)


@cache
def _kinds() -> dict[str, type[Event]]:
    return {kind.__name__: kind for kind in Event.__subclasses__()}
