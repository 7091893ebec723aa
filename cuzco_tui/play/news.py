"""What one person has heard of a game, and what still waits to be told."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from cuzco_tui.game import Event
from cuzco_tui.table.chair import Chair
from cuzco_tui.table.news import NOTHING_HEARD, ChoiceMade, ChoiceUndone, GameBegun


class Happened(NamedTuple):
    """An event, at the step to which its choice led."""

    step: int
    event: Event


class TakenBack(NamedTuple):
    """A seat took its last choice back, so that `step` choices are left; others do not learn which one it was."""

    step: int
    seat: int
    text: str | None


Item: TypeAlias = Happened | TakenBack


class Ear:
    """Listens at one chair: asks for what is new, and keeps what is not told yet."""

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self.number = NOTHING_HEARD
        """How much the chair has reported to this ear."""
        self.waiting: list[Item] = []
        """What was reported and is not told yet."""
        self.opening: tuple[Event, ...] = ()
        """How the game was set up."""
        self.made: list[ChoiceMade] = []
        """The choices that stand, as far as they were reported."""

    @property
    def knows_nothing(self) -> bool:
        """Whether not even the beginning was reported."""
        return self.number == NOTHING_HEARD

    async def listen(self) -> list[Item]:
        """Ask for what is new, put it behind what waits, and give all that waits."""
        report = await self.chair.report(self.number)
        self.number = report.number
        for entry in report.news:
            match entry:
                case GameBegun():
                    self.opening = entry.events
                    self.waiting += [Happened(0, event) for event in entry.events]
                case ChoiceMade():
                    self.made.append(entry)
                    self.waiting += [Happened(entry.step, event) for event in entry.events]
                case ChoiceUndone():
                    self.made.pop()
                    self._take_back(entry.step, entry.seat, entry.text)
        return self.waiting

    async def take(self) -> list[Item]:
        """Give everything that waits, which counts as told then."""
        told = await self.listen()
        self.waiting = []
        return told

    async def skip_to_end(self) -> None:
        """Count everything that has happened so far as told."""
        await self.take()

    async def begin_after_own_last(self) -> None:
        """At the first listening, keep only what followed on the seat's own last choice, if it has made one."""
        await self.listen()
        own = [made for made in self.made if made.seat == self.chair.seat]
        if not own:
            return
        last = own[-1]
        later = [Happened(made.step, event) for made in self.made if made.step > last.step for event in made.events]
        rest = last.events[own_part(last.events, last.seat) :]
        self.waiting = [*(Happened(last.step, event) for event in rest), *later]

    def events(self) -> list[Event]:
        """Give everything that happened, the set-up included."""
        return [*self.opening, *(event for made in self.made for event in made.events)]

    def _take_back(self, step: int, seat: int, text: str | None) -> None:
        """Forget what waits of choices that do not stand any more; say so only if something of them was told."""
        kept = [item for item in self.waiting if item.step <= step]
        unheard = any(isinstance(item, Happened) for item in self.waiting[len(kept) :])
        self.waiting = kept if unheard else [*kept, TakenBack(step, seat, text)]


def own_part(events: Sequence[Event], seat: int) -> int:
    """Count the events of a choice up to where only others act, whose doings are told with what they do next."""
    actors = [getattr(event, "seat", None) for event in events]
    last_own = max((index for index, actor in enumerate(actors) if actor == seat), default=-1)
    others = (index for index, actor in enumerate(actors) if index > last_own and actor is not None)
    return next(others, len(events))
