"""What the parts of bots were for: found once where a game is told, so that every front end tells it."""

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, NamedTuple

from cuzco_tui.game import Event, Game, View
from cuzco_tui.table.history import History, Played
from cuzco_tui.table.news import visible_events
from cuzco_tui.table.seats import Seat


class _Part(NamedTuple):
    """A part of a bot that goes on: where it began, what names it, and what everybody saw then."""

    step: int
    name: Hashable
    view: View


class Purposes:
    """Follows a game choice by choice, and adds to the events by which a bot's part ends what it was for."""

    def __init__(self, game: Game, seats: Sequence[Seat]) -> None:
        self._game = game
        self._bots = frozenset(seat for seat, who in enumerate(seats) if who.kind == "bot")
        self._part: _Part | None = None

    def look(self, state: Any, seat: int, step: int) -> None:
        """Look at the table before a seat's choice, while so many choices stand."""
        if seat not in self._bots:
            return
        view = self._game.view(state, None)
        name = self._game.part(view)
        if self._part is None or self._part.name != name:
            self._part = _Part(step, name, view)

    def told(self, state: Any, seat: int, events: tuple[Event, ...]) -> tuple[Event, ...]:
        """Give the events of the choice that led to a state, with what the part was for if it is over."""
        part = self._part
        if part is None or seat not in self._bots:
            return events
        view = self._game.view(state, None)
        if self._game.part(view) == part.name:
            return events
        self._part = None
        purpose = self._game.purpose(part.view, view, visible_events(events, None), seat)
        if purpose is None:
            return events
        public = [index for index, event in enumerate(events) if event.private_to is None]
        until = public[purpose.place - 1] + 1 if purpose.place else 0
        return (*events[:until], purpose.event, *events[until:])

    def forget_after(self, step: int) -> None:
        """Forget a part that began after a step up to which choices were taken back."""
        if self._part is not None and self._part.step > step:
            self._part = None

    def retold(self, history: History) -> Iterator[tuple[Played, Any, tuple[Event, ...]]]:
        """Go through a history: each choice with the state it led to, which goes on changing, and what is told."""
        state = history.state_at(0)
        for step, played in enumerate(history.played):
            self.look(state, played.seat, step)
            self._game.apply(state, played.choice)
            yield played, state, self.told(state, played.seat, played.events)
