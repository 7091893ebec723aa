"""Whoever watches a table: what they are told, in which order, and what happens when one of them fails."""

import threading
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from cuzco_tui.game import Choice, Event, Standing


class Host(Enum):
    """The audience that sees everything: whoever runs the table, never a player."""

    HOST = "host"


HOST: Final = Host.HOST
Audience: TypeAlias = int | Host | None
"""A seat, the host, or None for a spectator."""


@dataclass(frozen=True, slots=True)
class ChoiceMade:
    """A seat chose; `step` is the number of choices now, `events` what followed and this audience may see."""

    step: int
    seat: int
    choice: Choice
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class ChoiceUndone:
    """A seat took its last choice back; `step` is the number of choices that are left."""

    step: int
    seat: int
    choice: Choice


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The choice before this was the last; here are the final standings, best first."""

    step: int
    standings: tuple[Standing, ...]


Notification: TypeAlias = ChoiceMade | ChoiceUndone | GameEnded
Observer: TypeAlias = Callable[[Notification], None]


def visible_events(events: Sequence[Event], audience: Audience) -> tuple[Event, ...]:
    """Give the events that an audience may see: the public ones, and a seat's own private ones."""
    if audience is HOST:
        return tuple(events)
    return tuple(event for event in events if event.private_to is None or event.private_to == audience)


def as_seen_by(notification: Notification, audience: Audience) -> Notification:
    """Give a notification without what its audience may not see."""
    if isinstance(notification, ChoiceMade):
        return seen_choice(notification, audience)
    return notification


def seen_choice(made: ChoiceMade, audience: Audience) -> ChoiceMade:
    """Give a choice without the events that its audience may not see."""
    return ChoiceMade(made.step, made.seat, made.choice, visible_events(made.events, audience))


class Subscription:
    """One observer at a table; closed by its owner, or by its own first exception, which is kept in `error`."""

    def __init__(self, observer: Observer, audience: Audience, leave: Callable[["Subscription"], None]) -> None:
        self.audience = audience
        self.active = True
        self.error: Exception | None = None
        self._observer = observer
        self._leave = leave

    def close(self) -> None:
        """Tell this observer nothing more, not even what is already waiting."""
        self.active = False
        self._leave(self)

    def tell(self, notification: Notification) -> None:
        """Hand over what this audience may see; an observer that raises is never told anything again."""
        if not self.active:
            return
        try:
            self._observer(as_seen_by(notification, self.audience))
        except Exception as error:
            self.error = error
            self.close()


class Observers:
    """All observers of one table, told one thing after the other in the order in which it happened.

    Notifications wait in a queue that one thread at a time empties, outside the lock of the table: an observer may
    block, play, undo or unsubscribe without a deadlock, and nobody hears of step 5 before step 4.
    """

    def __init__(self) -> None:
        self.failed: list[Subscription] = []
        self._subscriptions: list[Subscription] = []
        self._waiting: deque[tuple[Subscription, Notification]] = deque()
        self._delivering = False
        self._guard = threading.Lock()

    def add(self, observer: Observer, audience: Audience) -> Subscription:
        """Tell an observer everything that happens from now on."""
        subscription = Subscription(observer, audience, self._remove)
        with self._guard:
            self._subscriptions.append(subscription)
        return subscription

    def announce(self, notification: Notification) -> None:
        """Queue a notification for everybody who is subscribed now."""
        with self._guard:
            self._waiting.extend((subscription, notification) for subscription in self._subscriptions)

    def deliver(self) -> None:
        """Hand out what is waiting, unless that is already going on: then whoever does it takes this along."""
        with self._guard:
            if self._delivering:
                return
            self._delivering = True
        try:
            while (waiting := self._next()) is not None:
                subscription, notification = waiting
                subscription.tell(notification)
        except BaseException:
            with self._guard:
                self._delivering = False
            raise

    def _next(self) -> tuple[Subscription, Notification] | None:
        with self._guard:
            if self._waiting:
                return self._waiting.popleft()
            self._delivering = False
            return None

    def _remove(self, subscription: Subscription) -> None:
        with self._guard:
            if subscription in self._subscriptions:
                self._subscriptions.remove(subscription)
            if subscription.error is not None and subscription not in self.failed:
                self.failed.append(subscription)
