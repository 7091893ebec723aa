"""What one person has heard of a game, and what still waits to be told."""

from asyncio import Lock
from collections.abc import Callable, Sequence
from typing import TypeAlias

from cuzco_tui.game import Event
from cuzco_tui.table.chair import Chair
from cuzco_tui.table.news import NOTHING_HEARD, ChoiceMade, ChoiceUndone, GameBegun, Happened

Item: TypeAlias = Happened | ChoiceUndone
"""What is told to a person."""


class OwnChoice:
    """A choice of the person that stands, and all that happened from it up to the next one."""

    __slots__ = ("events", "step", "text")

    def __init__(self, step: int, text: str) -> None:
        self.step = step
        self.text = text
        self.events: list[Event] = []


class Ear:
    """Listens at one chair: asks for what is new, and keeps what is not told yet."""

    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self.number = NOTHING_HEARD
        """How much the chair has reported to this ear."""
        self.waiting: list[Item] = []
        """What was reported and is not told yet."""
        self.happened: list[Happened] = []
        """Everything that happened and stands, the set-up included."""
        self.chosen: list[OwnChoice] = []
        """The person's own choices that stand."""
        self.summed_up = 0
        """How much of what happened a summary has told of."""
        self._opened = chair.opened
        self._asking = Lock()
        """Held while the chair is asked, so that nobody who asks at the same time is told the same."""

    @property
    def knows_nothing(self) -> bool:
        """Whether not even the beginning was reported."""
        return self.number == NOTHING_HEARD

    async def listen(self) -> list[Item]:
        """Ask for what is new, put it behind what waits, and give all that waits."""
        async with self._asking:
            return await self._listen()

    async def _listen(self) -> list[Item]:
        if self._opened != self.chair.opened:
            await self._listen_anew()
            return self.waiting
        report = await self.chair.report(self.number)
        self.number = report.number
        for entry in report.news:
            match entry:
                case GameBegun():
                    self._happened(*(Happened(0, 0, event) for event in entry.events))
                case Happened():
                    self._happened(entry)
                case ChoiceMade():
                    self.chosen.append(OwnChoice(entry.step, entry.text))
                case ChoiceUndone():
                    self._take_back(entry)
        return self.waiting

    async def _listen_anew(self) -> None:
        """Ask for everything once more, since the table was opened anew and counts anew; nothing is told twice."""
        self._opened = self.chair.opened
        before, unheard = self.happened, sum(isinstance(item, Happened) for item in self.waiting)
        told = before[: len(before) - unheard]
        nothing_known = self.knows_nothing
        self.number, self.happened, self.waiting, self.chosen = NOTHING_HEARD, [], [], []
        await self._listen()
        if nothing_known:
            return
        same = 0
        for old, new in zip(told, self.happened, strict=False):
            if (old.step, old.event) != (new.step, new.event):
                break
            same += 1
        self.waiting = [*self.happened[same:]]
        if same < len(told):
            step = self.happened[same - 1].step if same else 0
            actor = getattr(told[same].event, "seat", None)
            self.waiting.insert(0, ChoiceUndone(self.number, step, actor or 0, None))

    async def take(self) -> list[Item]:
        """Give everything that waits, which counts as told then."""
        told = await self.listen()
        self.waiting = []
        return told

    async def skip_to_end(self) -> None:
        """Count everything that has happened so far as told."""
        await self.take()

    async def begin_after_own_last(self, is_own: Callable[[int], bool]) -> None:
        """At the first listening, keep only what followed on the last choice that the person made, if there is one."""
        await self.listen()
        if own := [choice for choice in self.chosen if is_own(choice.step)]:
            last = own[-1]
            followed = [item for item in self.happened if item.step > last.step]
            self.waiting = [*followed[own_part(last.events, self.chair.seat) :]]

    def _happened(self, *items: Happened) -> None:
        self.happened += items
        self.waiting += items
        if self.chosen:
            self.chosen[-1].events += [item.event for item in items]

    def _take_back(self, undone: ChoiceUndone) -> None:
        """Forget what does not stand any more; an undo is told only to those who were told of the choice."""
        step = undone.step
        self.happened = [item for item in self.happened if item.step <= step]
        self.summed_up = min(self.summed_up, len(self.happened))
        self.chosen = [own for own in self.chosen if own.step <= step]
        if self.chosen:
            own = self.chosen[-1]
            own.events = [item.event for item in self.happened if item.step > own.step]
        kept = [item for item in self.waiting if item.step <= step]
        unheard = any(isinstance(item, Happened) for item in self.waiting[len(kept) :])
        self.waiting = kept if unheard else [*kept, undone]


def own_part(events: Sequence[Event], seat: int | None) -> int:
    """Count the events after a choice up to where only others act, whose doings are told with what they do next."""
    actors = [getattr(event, "seat", None) for event in events]
    last_own = max((index for index, actor in enumerate(actors) if actor == seat), default=-1)
    others = (index for index, actor in enumerate(actors) if index > last_own and actor is not None)
    return next(others, len(events))
