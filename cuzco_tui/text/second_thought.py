"""Second thoughts: after a quick hint somebody thinks on, and says so when they come to something better."""

import asyncio
from collections.abc import Callable

from cuzco_tui.game import Hint
from cuzco_tui.play.sitting import Sitting


class SecondThought:
    """Thinks about the question of which a quick hint was given, while whoever asked goes on."""

    def __init__(self, sitting: Sitting, wake: Callable[[], None]) -> None:
        """Make it for the people of a sitting; whoever tells it is woken when there is something to tell."""
        self._sitting = sitting
        self._wake = wake
        self._asked: tuple[int | None, int] | None = None
        """Whose question is thought about, and at which step."""
        self._quick: Hint | None = None
        self._better: Hint | None = None
        self._told = False
        self._thinking: asyncio.Task[None] | None = None

    @property
    def better(self) -> Hint | None:
        """The better hint for the question that is asked now, as soon as there is one."""
        return self._better if self._asked == self._now else None

    @property
    def is_there(self) -> bool:
        """Whether something else was hinted at before and this was not told yet."""
        better, quick = self.better, self._quick
        return bool(better and quick and not self._told and better.option_index != quick.option_index)

    def begin(self, quick: Hint) -> None:
        """Think on after a quick hint, once for each question."""
        if self._asked != self._now:
            self.end()
            self._asked, self._quick, self._better, self._told = self._now, quick, None, False
            self._thinking = asyncio.ensure_future(self._think())

    def told(self) -> None:
        """It was told; once is enough."""
        self._told = True

    def end(self) -> None:
        """Think no more."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    @property
    def _now(self) -> tuple[int | None, int]:
        return self._sitting.seat, self._sitting.step

    async def _think(self) -> None:
        asked = self._asked
        better = await self._sitting.better_hint()
        if better is not None and self._asked == asked:
            self._better = better
            if self.is_there:
                self._wake()
