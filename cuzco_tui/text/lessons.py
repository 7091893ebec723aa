"""The tutorial in plain lines: each lesson is told, and asks until its choice is made."""

from collections.abc import Callable

from cuzco_tui.game import Lesson, Tutorial
from cuzco_tui.play.lessons import NO_UNDO, Lessons
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.text.commands import Ordered
from cuzco_tui.text.console import Console
from cuzco_tui.text.session import Session


class GuidedSession(Session):
    """Teaches the lessons of a tutorial and then plays on as usual, when `let_bots_play` has woken the bots."""

    def __init__(
        self, sitting: Sitting, console: Console, tutorial: Tutorial, let_bots_play: Callable[[], None]
    ) -> None:
        super().__init__(sitting, console)
        self.lessons = Lessons(sitting, tutorial)
        self._let_bots_play = let_bots_play

    async def play(self) -> None:
        """Go through the lessons, then play the game to its end."""
        while lesson := self.lessons.lesson():
            await self._teach(lesson)
        self.console.tell_all(self.lessons.tutorial.farewell)
        await self.lessons.end()
        self._let_bots_play()
        await super().play()

    async def _teach(self, lesson: Lesson) -> None:
        """Tell a lesson and wait until its choice is made."""
        decision = self.sitting.decision
        assert decision is not None
        wanted = self.lessons.wanted(lesson)
        self.console.tell_all(lesson.before)
        menu = self._menu(decision, default=wanted)
        menu.show()
        while (index := await menu.ask(self._obey_in_lesson, self.console.hear)) != wanted:
            if index is not None:
                self.console.tell(self.lessons.refusal(lesson, numbered=True))
        ear = self.sitting.ear
        await ear.skip_to_end()
        await self.lessons.make(lesson, self.sitting.step)
        self.console.tell_all(self._said(await ear.take(), self.console.verbose))
        self.console.tell_all(lesson.after)

    async def _obey_in_lesson(self, order: Ordered) -> bool:
        """Carry out a command about the game; nothing is taken back in a lesson."""
        if order.name == "undo":
            self.console.tell(NO_UNDO)
            return False
        return await self._obey(order)
