"""The bots of all tables think in a few other processes: as many at once as the owner allows, the rest wait in line."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from math import inf
from threading import Event, Lock
from typing import Any, Final

from cuzco_tui.clock import ThinkingClock
from cuzco_tui.coaching import Coach, CoachElsewhere
from cuzco_tui.game import Clock, Decision, Game, Hint, Json, View
from cuzco_tui.messages import Names
from cuzco_tui.table.bots import BotMaker
from cuzco_tui.thinking import BotElsewhere
from cuzco_tui.worker import Worker, WorkerFailed

_LOOK: Final = 0.05
_MOST_MET: Final = 200
"""Bots that one process may meet before it is started anew, so that it does not remember all that ever played."""


class Thinker:
    """One process."""

    def __init__(self) -> None:
        self.worker = Worker()
        self.seated = 0
        """Bots that were told to think here."""
        self.met = 0
        """Bots that the process knows."""

    def meet(self) -> None:
        """Get to know one more bot, with a new process when the old one has met too many."""
        self.met += 1
        if self.met > _MOST_MET:
            self.met = 1
            self.worker.close()


class _Place:
    """A place in the line: which processes would do, and the one that was given."""

    def __init__(self, wanted: Thinker | None) -> None:
        self.wanted = wanted
        self.given: Thinker | None = None
        self.called = Event()


class _Line:
    """Some processes, and who waits for them: whoever came first is served first."""

    def __init__(self, thinkers: list[Thinker]) -> None:
        self.thinkers = thinkers
        self._free = list(thinkers)
        self._places: list[_Place] = []
        self._lock = Lock()

    @contextmanager
    def borrow(self, clock: Clock, wanted: Thinker | None = None) -> Iterator[Thinker | None]:
        """Wait for a free process, or for that one, and have it for a while; None when the clock is over before."""
        place = _Place(wanted)
        with self._lock:
            self._places.append(place)
            self._call_next()
        while not place.called.is_set() and not clock.over:
            place.called.wait(_LOOK)
        with self._lock:
            if place in self._places:
                self._places.remove(place)
        if clock.over:
            self._give_back(place)
        try:
            yield place.given
        finally:
            self._give_back(place)

    def _give_back(self, place: _Place) -> None:
        with self._lock:
            thinker, place.given = place.given, None
            if thinker is not None:
                self._free.append(thinker)
            self._call_next()

    def _call_next(self) -> None:
        """Give what is free to the first who wants it."""
        for place in list(self._places):
            found = next((each for each in self._free if place.wanted in (None, each)), None)
            if found is not None:
                self._free.remove(found)
                self._places.remove(place)
                place.given = found
                place.called.set()


class Thinkers:
    """The processes that think for all tables; quick bots have one of their own, so that they wait for no slow one.

    A bot always thinks in the same process, where its plan is.
    """

    def __init__(self, at_once: int) -> None:
        self._slow = _Line([Thinker() for _ in range(at_once)])
        self._quick = _Line([Thinker()])

    def maker(self, game: Game, content: Any) -> BotMaker:
        """Give what makes the bots of a table."""
        return partial(self._make, game, content)

    def coach(self, game: Game, content: Json) -> Coach:
        """Give what advises at a table whose pieces say this."""
        return _SharedCoach(self, game, content)

    @property
    def pids(self) -> list[int]:
        """The processes that run now."""
        return [pid for thinker in self._all if (pid := thinker.worker.pid) is not None]

    def close(self) -> None:
        """End the processes."""
        for thinker in self._all:
            thinker.worker.end()

    @contextmanager
    def borrow(self, clock: Clock) -> Iterator[Thinker | None]:
        """Wait for a free process and have it for a while; None when nobody waits for the answer any more."""
        with self._slow.borrow(clock) as thinker:
            yield thinker

    @property
    def _all(self) -> list[Thinker]:
        return [*self._slow.thinkers, *self._quick.thinkers]

    def _make(self, game: Game, content: Any, name: str, seed: int) -> "_SharedBot":
        line = self._slow if name in game.description.slow_bots else self._quick
        thinker = min(line.thinkers, key=lambda each: each.seated)
        thinker.seated += 1
        return _SharedBot(line, thinker, BotElsewhere(thinker.worker, game, name, seed, content))


class _UntilStopped:
    """The patience of a bot in line: as long as anybody waits for its answer."""

    seconds_left = inf

    def __init__(self, clock: Clock) -> None:
        self._clock = clock

    @property
    def over(self) -> bool:
        """Whether its clock was stopped; the time to think begins only when it thinks."""
        return self._clock.stopped if isinstance(self._clock, ThinkingClock) else self._clock.over


class _SharedBot:
    """A bot that thinks in one of the processes when its turn has come."""

    def __init__(self, line: _Line, thinker: Thinker, bot: BotElsewhere) -> None:
        self._line = line
        self._thinker = thinker
        self._bot = bot
        self._has_met = False

    def __call__(self, view: View, decision: Decision, clock: Clock, /) -> int:
        """Think; when the clock was stopped meanwhile, any answer does."""
        with self._line.borrow(_UntilStopped(clock), self._thinker) as thinker:
            if thinker is None:
                return 0
            if not self._has_met:
                self._has_met = True
                thinker.meet()
            if isinstance(clock, ThinkingClock):
                clock.restart()
            return self._bot(view, decision, clock)


class _SharedCoach:
    """A coach that thinks in whichever process is free."""

    def __init__(self, thinkers: Thinkers, game: Game, content: Json) -> None:
        self._thinkers = thinkers
        self._game = game
        self._content = content

    def better_hint(self, view: View, decision: Decision, names: Names, clock: Clock, plan: Sequence[str] = ()) -> Hint:
        """Think about a hint."""
        with self._thinkers.borrow(clock) as thinker:
            if thinker is None:
                raise WorkerFailed("Nobody waits for the hint any more.")
            coach = CoachElsewhere(self._game, self._content, thinker.worker)
            return coach.better_hint(view, decision, names, clock, plan)

    def close(self) -> None:
        """Leave the processes to the other tables."""
