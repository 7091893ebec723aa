"""The bots of all tables think in a few other processes: as many at once as the owner allows, the rest wait in line."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from queue import Empty, SimpleQueue
from typing import Any, Final

from cuzco_tui.coaching import Coach, CoachElsewhere
from cuzco_tui.game import Clock, Decision, Game, Hint, Json, View
from cuzco_tui.messages import Names
from cuzco_tui.table.bots import BotMaker
from cuzco_tui.thinking import BotElsewhere
from cuzco_tui.worker import Worker, WorkerFailed

_LOOK: Final = 0.05
_MOST_MET: Final = 200
"""Bots that one process may meet before it is started anew, so that it does not remember all that ever played."""


class _Thinker:
    """One process."""

    def __init__(self) -> None:
        self.worker = Worker()
        self.met = 0


class Thinkers:
    """The processes that think for all tables."""

    def __init__(self, at_once: int) -> None:
        self._all = [_Thinker() for _ in range(at_once)]
        self._free: SimpleQueue[_Thinker] = SimpleQueue()
        for thinker in self._all:
            self._free.put(thinker)

    def maker(self, game: Game, content: Any) -> BotMaker:
        """Give what makes the bots of a table."""
        return partial(_SharedBot, self, game, content)

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
            thinker.worker.close()

    @contextmanager
    def borrow(self, clock: Clock) -> Iterator[_Thinker | None]:
        """Wait for a free process and have it for a while; None when nobody waits for the answer any more."""
        thinker = None
        while thinker is None and not clock.over:
            try:
                thinker = self._free.get(timeout=_LOOK)
            except Empty:
                continue
        try:
            yield thinker
        finally:
            if thinker is not None:
                self._free.put(thinker)


class _SharedBot:
    """A bot that thinks in whichever process is free."""

    def __init__(self, thinkers: Thinkers, game: Game, content: Any, name: str, seed: int) -> None:
        game.make_bot(name, seed)
        self._thinkers = thinkers

        def make(worker: Worker) -> BotElsewhere:
            return BotElsewhere(worker, game, name, seed, content)

        self._make = make
        self._near: dict[_Thinker, BotElsewhere] = {}

    def __call__(self, view: View, decision: Decision, clock: Clock, /) -> int:
        """Think; when the clock was stopped meanwhile, any answer does."""
        with self._thinkers.borrow(clock) as thinker:
            if thinker is None:
                return 0
            if thinker not in self._near:
                self._near[thinker] = self._make(thinker.worker)
                thinker.met += 1
                if thinker.met > _MOST_MET:
                    thinker.met = 1
                    thinker.worker.close()
            return self._near[thinker](view, decision, clock)


class _SharedCoach:
    """A coach that thinks in whichever process is free."""

    def __init__(self, thinkers: Thinkers, game: Game, content: Json) -> None:
        self._thinkers = thinkers
        self._game = game
        self._content = content

    def better_hint(self, view: View, decision: Decision, names: Names, clock: Clock) -> Hint:
        """Think about a hint."""
        with self._thinkers.borrow(clock) as thinker:
            if thinker is None:
                raise WorkerFailed("Nobody waits for the hint any more.")
            return CoachElsewhere(self._game, self._content, thinker.worker).better_hint(view, decision, names, clock)

    def close(self) -> None:
        """Leave the processes to the other tables."""
