"""Second thoughts: after a quick hint somebody thinks on, and says so when they come to something better."""

import asyncio
from collections.abc import Callable

from cuzco_tui.game import Hint
from cuzco_tui.messages import Message, message
from cuzco_tui.play.plans import Question
from cuzco_tui.play.sitting import Sitting


class SecondThought:
    """Thinks about the question of which a quick hint was given, while whoever asked goes on."""

    def __init__(self, sitting: Sitting, wake: Callable[[], None]) -> None:
        """Make it for the people of a sitting; whoever tells it is woken when it was thought to an end."""
        self._sitting = sitting
        self._wake = wake
        self._asked: Question | None = None
        """The question that is thought about."""
        self._quick: Hint | None = None
        self._better: Hint | None = None
        self._told = False
        self._begun = False
        """Whether it is thought about, or was."""
        self._thinking: asyncio.Task[None] | None = None

    @property
    def is_asked_still(self) -> bool:
        """Whether the question about which was thought last is the one that is asked now."""
        return self._asked is not None and self._asked == self._now

    @property
    def is_thinking(self) -> bool:
        """Whether something better may still come for the question that is asked now."""
        return self._thinking is not None and not self._thinking.done() and self.is_asked_still

    @property
    def better(self) -> Hint | None:
        """The better hint for the question that is asked now, as soon as there is one."""
        return self._better if self._better is not None and self.is_asked_still else None

    @property
    def best_yet(self) -> Hint | None:
        """The best hint so far for the question that is asked now."""
        return (self._better or self._quick) if self.is_asked_still else None

    @property
    def stands(self) -> Hint | None:
        """The hint that stands for the question that is asked now, once it was thought about: the better one.

        Where both are the same option it is the quick one, so that one question is answered with the same figures.
        """
        return self._quick if self.agrees else self.better

    @property
    def is_untold(self) -> bool:
        """Whether it was thought to an end and what came of it was not told yet."""
        return self.better is not None and not self._told

    @property
    def agrees(self) -> bool:
        """Whether thinking longer came to what was hinted at before."""
        better, quick = self.better, self._quick
        return better is not None and quick is not None and better.option_index == quick.option_index

    def by_whom(self) -> Message | None:
        """Say of the best hint so far by whom it is, what others say, and whether somebody still thinks."""
        quick, better = self._quick, self.better
        if quick is None or not self.is_asked_still:
            return None
        if better is None and not self.is_thinking:
            return message("hint-by", bot=quick.bot)
        bot = better.bot if better is not None else self._sitting.game.description.bots[0]
        who = {"quick": quick.bot, "bot": bot, "same": "yes" if bot == quick.bot else "no"}
        if better is None:
            return message("hint-thinking", **who)
        if self.agrees:
            return message("hint-confirmed", **who)
        return message("hint-replaced", before=self._sitting.options()[quick.option_index].words, **who)

    def put_off(self, quick: Hint) -> None:
        """Take note of a quick hint, and think on only when somebody wants that."""
        if not self.is_asked_still:
            self.end()
            self._asked, self._quick, self._better, self._told = self._now, quick, None, False
            self._begun = False

    def begin(self, quick: Hint) -> None:
        """Think on after a quick hint, once for each question."""
        self.put_off(quick)
        if not self._begun:
            self._begun = True
            self._thinking = asyncio.ensure_future(self._think())

    async def finish(self) -> None:
        """Wait until it is thought to an end."""
        if self._thinking is not None:
            await asyncio.wait((self._thinking,))

    def told(self) -> None:
        """It was told; once is enough."""
        self._told = True

    def end(self) -> None:
        """Think no more."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    @property
    def _now(self) -> Question:
        return self._sitting.asked

    async def _think(self) -> None:
        asked = self._asked
        while True:
            version = self._sitting.position.version
            better = await self._sitting.better_hint()
            was_cut_off = better is None and self._sitting.position.version != version
            if self._asked is not asked:
                return
            if not was_cut_off or not self.is_asked_still:
                break
        self._better, self._thinking = better, None
        if was_cut_off:
            self._asked = None
        self._wake()
