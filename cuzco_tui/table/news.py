"""What each audience is told of a table: only what it may know, numbered as that audience counts.

A choice of which an audience may see nothing does not exist for it: it has no entry, no number and no step, so that not
even a count tells that somebody thought about a hidden card. For the same reason players and spectators count events,
not choices: what one game does by itself, another may ask a seat about that holds a certain card.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from cuzco_tui.game import Event


class Eyes(Enum):
    """The audience that sees everything: whoever owns the table, never a player."""

    ALL = "all"


ALL_SEEING: Final = Eyes.ALL
Audience: TypeAlias = int | Eyes | None
"""A seat, the owner of the table, or None for a spectator."""


@dataclass(frozen=True, slots=True)
class GameBegun:
    """The game was set up; the first thing that anybody is told."""

    number: int
    step: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """A seat chose; `number` counts what the audience was told, `step` what of it stands."""

    number: int
    step: int
    seat: int
    text: str | None
    """The choice itself, for its own seat; others learn it by its events."""
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class ChoiceUndone:
    """A seat took its last choice back; `step` counts what still stands."""

    number: int
    step: int
    seat: int
    text: str | None


News: TypeAlias = GameBegun | ChoiceMade | ChoiceUndone

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


@dataclass(slots=True)
class _Entry:
    """A choice, or the undo of one."""

    seat: int
    text: str
    events: tuple[Event, ...] = ()
    takes_back: "_Entry | None" = None
    taken_back: bool = False

    def is_known_to(self, audience: Audience) -> bool:
        """Say whether an audience may know of it at all; an undo is known to whoever knew the choice."""
        if self.takes_back is not None:
            return self.takes_back.is_known_to(audience)
        return audience is ALL_SEEING or audience == self.seat or bool(visible_events(self.events, audience))

    def steps_for(self, audience: Audience) -> int:
        """Give by how much it brings the game on, as an audience that knows of it counts."""
        return 1 if audience is ALL_SEEING else max(1, len(visible_events(self.events, audience)))


@dataclass(slots=True)
class _Heard:
    """What an audience may know so far: its entries in order, each with its number and the step that it led to."""

    looked_at: int = 0
    number: int = 0
    step: int = 0
    entries: list[tuple[_Entry, int, int]] = field(default_factory=list)


class NewsLog:
    """Everything that was done at a table while it is open, told to each audience as far as it may know.

    Nothing is queued for anybody: whoever listens asks for what came after the number it knows, when it is ready to.
    """

    def __init__(self, opening: Callable[[], Sequence[Event]]) -> None:
        self._opening = opening
        self._entries: list[_Entry] = []
        self._standing: list[_Entry] = []
        self._heard: dict[Audience, _Heard] = {}

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
        """Give the number of the last entry that an audience knows of, and the step at which the game stands for it."""
        heard = self._listen(audience)
        return heard.number, heard.step

    def report(self, audience: Audience, after: int = NOTHING_HEARD) -> Report:
        """Tell an audience what came after the number it knows; what was taken back unheard is not told."""
        heard = self._listen(audience)
        heard_before = {id(entry) for entry, number, _ in heard.entries if number <= after}
        news: list[News] = []
        if after < 0:
            news.append(GameBegun(0, 0, visible_events(self._opening(), audience)))
        for entry, number, step in heard.entries[len(heard_before) :]:
            text = entry.text if audience is ALL_SEEING or audience == entry.seat else None
            if entry.takes_back is None and not entry.taken_back:
                news.append(ChoiceMade(number, step, entry.seat, text, visible_events(entry.events, audience)))
            elif entry.takes_back is not None and id(entry.takes_back) in heard_before:
                news.append(ChoiceUndone(number, step, entry.seat, text))
        return Report(heard.number, heard.step, tuple(news))

    def _listen(self, audience: Audience) -> _Heard:
        """Bring what an audience may know up to date."""
        heard = self._heard.setdefault(audience, _Heard())
        for entry in self._entries[heard.looked_at :]:
            if entry.is_known_to(audience):
                if entry.takes_back is None:
                    heard.number += entry.steps_for(audience)
                    heard.step += entry.steps_for(audience)
                else:
                    heard.number += 1
                    heard.step -= entry.takes_back.steps_for(audience)
                heard.entries.append((entry, heard.number, heard.step))
        heard.looked_at = len(self._entries)
        return heard
