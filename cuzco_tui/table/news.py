"""What each audience is told of a table: only what it may know, numbered as that audience counts.

An audience is told events, each by itself, and of choices its own alone. Neither by how many choices something happened
nor that somebody chose to do nothing is in its numbers, so that not even a count gives a hidden card away.
"""

from collections.abc import Callable, Sequence
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from cuzco_tui.game import Event


class Eyes(Enum):
    """The audience that sees everything: whoever owns the table, never a player."""

    ALL = "all"


ALL_SEEING: Final = Eyes.ALL
Audience: TypeAlias = int | Eyes | None
"""A seat, the owner of the table, or None for a spectator."""


class GameBegun(NamedTuple):
    """The game was set up; the first thing that anybody is told.

    In all news `number` counts what the audience was told so far, and `step` how much of it stands.
    """

    number: int
    step: int
    events: tuple[Event, ...]


class ChoiceMade(NamedTuple):
    """The audience's own seat chose; what followed on it comes next."""

    number: int
    step: int
    seat: int
    text: str


class Happened(NamedTuple):
    """Something happened, by whoever's choice."""

    number: int
    step: int
    event: Event


class ChoiceUndone(NamedTuple):
    """A seat took its last choice back, of which others do not learn more; all that was told after `step` is void."""

    number: int
    step: int
    seat: int
    text: str | None


News: TypeAlias = GameBegun | ChoiceMade | Happened | ChoiceUndone

NOTHING_HEARD: Final = -1
"""The number of an audience that has not even been told that the game began."""


class Report(NamedTuple):
    """What an audience had not heard yet; the next one follows on `number`."""

    number: int
    step: int
    news: tuple[News, ...]


def visible_events(events: Sequence[Event], audience: Audience) -> tuple[Event, ...]:
    """Give the events that an audience may see: the public ones, and a seat's own private ones."""
    if audience is ALL_SEEING:
        return tuple(events)
    return tuple(event for event in events if event.private_to is None or event.private_to == audience)


class _Entry:
    """A choice, or the undo of one."""

    __slots__ = ("events", "seat", "taken_back", "takes_back", "text")

    def __init__(
        self, seat: int, text: str, events: tuple[Event, ...] = (), takes_back: "_Entry | None" = None
    ) -> None:
        self.seat = seat
        self.text = text
        self.events = events
        self.takes_back = takes_back
        self.taken_back = False

    def parts(self, audience: Audience) -> list[Event | None]:
        """Give what an audience is told of a choice: None for the choice itself, if it may know it, then events."""
        visible = visible_events(self.events, audience)
        return [None, *visible] if self.is_known_by_text(audience) else [*visible]

    def is_known_by_text(self, audience: Audience) -> bool:
        """Say whether an audience may know the choice itself."""
        return audience is ALL_SEEING or audience == self.seat


class _Heard(NamedTuple):
    """One thing that an audience may know: of which entry, which event of it, and how much stands after it."""

    entry: _Entry
    event: Event | None
    step: int


class _Ears:
    """What an audience may know so far."""

    __slots__ = ("heard", "looked_at", "step")

    def __init__(self) -> None:
        self.looked_at = 0
        self.step = 0
        self.heard: list[_Heard] = []


class NewsLog:
    """Everything that was done at a table while it is open, told to each audience as far as it may know.

    Nothing is queued for anybody: whoever listens asks for what came after the number it knows, when it is ready to.
    """

    def __init__(self, opening: Callable[[], Sequence[Event]]) -> None:
        self._opening = opening
        self._entries: list[_Entry] = []
        self._standing: list[_Entry] = []
        self._ears: dict[Audience, _Ears] = {}

    def add_choice(self, seat: int, text: str, events: Sequence[Event]) -> None:
        """A seat chose, and this followed."""
        entry = _Entry(seat, text, tuple(events))
        self._entries.append(entry)
        self._standing.append(entry)

    def add_undo(self) -> None:
        """The last standing choice was taken back by its seat."""
        undone = self._standing.pop()
        undone.taken_back = True
        self._entries.append(_Entry(undone.seat, undone.text, takes_back=undone))

    def counts(self, audience: Audience) -> tuple[int, int]:
        """Give how much an audience was told so far, and how much of it stands."""
        ears = self._listen(audience)
        return len(ears.heard), ears.step

    def report(self, audience: Audience, after: int = NOTHING_HEARD) -> Report:
        """Tell an audience what came after the number it knows; what was taken back unheard is not told."""
        ears = self._listen(audience)
        known = max(after, 0)
        heard_before = {id(heard.entry) for heard in ears.heard[:known]}
        news: list[News] = []
        if after < 0:
            news.append(GameBegun(0, 0, visible_events(self._opening(), audience)))
        for number, (entry, event, step) in enumerate(ears.heard[known:], known + 1):
            if entry.takes_back is not None:
                if id(entry.takes_back) in heard_before:
                    text = entry.text if entry.is_known_by_text(audience) else None
                    news.append(ChoiceUndone(number, step, entry.seat, text))
            elif entry.taken_back:
                continue
            elif event is None:
                news.append(ChoiceMade(number, step, entry.seat, entry.text))
            else:
                news.append(Happened(number, step, event))
        return Report(len(ears.heard), ears.step, tuple(news))

    def _listen(self, audience: Audience) -> _Ears:
        """Bring what an audience may know up to date."""
        ears = self._ears.setdefault(audience, _Ears())
        for entry in self._entries[ears.looked_at :]:
            if entry.takes_back is None:
                for event in entry.parts(audience):
                    ears.step += 1
                    ears.heard.append(_Heard(entry, event, ears.step))
            elif parts := entry.takes_back.parts(audience):
                ears.step -= len(parts)
                ears.heard.append(_Heard(entry, None, ears.step))
        ears.looked_at = len(self._entries)
        return ears
