"""The tutorial on screen: each lesson is read in a dialog, and asks on the board until its choice is made."""

from collections.abc import Callable, Sequence

from cuzco_tui.messages import Message, message
from cuzco_tui.play.lessons import NO_UNDO, Lessons
from cuzco_tui.table.chair import Position
from cuzco_tui.tui.front import Front
from cuzco_tui.tui.modals.notice import Reading
from cuzco_tui.tui.screens.game import GameScreen


class GuidedGameScreen(GameScreen):
    """Teaches the lessons of a tutorial and then plays on as usual, when `let_bots_play` has woken the bots."""

    def __init__(
        self, lessons: Lessons, language: str, front: Front, pause: float, let_bots_play: Callable[[], None]
    ) -> None:
        super().__init__(lessons.sitting, language, front, pause)
        self.lessons = lessons
        self.lesson = lessons.lesson()
        """What is being taught, None when all lessons are over."""
        self.unread: Sequence[Message] = () if self.lesson is None else self.lesson.before
        """What is to be read before the game goes on."""
        self._let_bots_play = let_bots_play

    def go_on(self) -> None:
        """Let a lesson be read before its choice is made."""
        if self.unread:
            self._read()
            return
        super().go_on()
        if self.lesson is not None and self.on_the_board:
            next_one = self.lessons.tutorial.lessons[self.lessons.learnt + 1 : self.lessons.learnt + 2]
            self.board.suggest(self.lesson.choice, *(lesson.choice for lesson in next_one))
            self.board.prompt.focus()

    def _chapter_is_over(self) -> bool:
        """Lessons tell themselves what a part of the game has brought."""
        over = super()._chapter_is_over()
        if over and self.lesson is not None:
            self.chapter = self.front.chapter(self.model.view)
            self._let_bots_play_on()
            return False
        return over

    def _read(self) -> None:
        """Open what is to be read, with the choice that is to be made then."""
        if self.dialog_open:
            return
        lines = [line for said in self.unread for line in (*self.words(said).splitlines(), "")]
        if self.lesson is None:
            heading = message("modal-lessons-over")
            lines.pop()
        else:
            heading = message("modal-lesson", number=self.lessons.learnt + 1, last=len(self.lessons.tutorial.lessons))
            wanted = self.model.options()[self.lessons.wanted(self.lesson)]
            lines.append(self.words(message("modal-lesson-choice", words=wanted.words)))
        self.open(Reading(self.words(heading), lines), self._has_read)

    async def _has_read(self, _none: str | None) -> None:
        """Ask for the choice of the lesson; after the last one, play on with one seat against the bots."""
        self.unread = ()
        if self.lesson is None:
            await self.lessons.end()
            self.tell_all_anew()
            self._let_bots_play()
        await self.sync()

    def choose(self, text: str, step: int) -> None:
        """Make the choice that a lesson speaks of, and say which one that is instead of any other."""
        chosen = text.splitlines()[0]
        if self.lesson is None or self.choosing or step != self.model.step or chosen == self.lesson.choice:
            super().choose(text if self.lesson is None else chosen, step)
            return
        refusal = self.lessons.refusal(self.lesson, numbered=False)
        self.notify(self.words(refusal), severity="warning", markup=False)
        self.go_on()

    async def play(self, text: str, step: int) -> Position:
        """Make the choice of a lesson and turn to the next, with the eyes of whoever decides there."""
        if self.lesson is None:
            return await super().play(text, step)
        before, seat = self.lesson, self.model.seat
        after = await self.lessons.make(before, step)
        self.lesson = self.lessons.lesson()
        follows = self.lessons.tutorial.farewell if self.lesson is None else self.lesson.before
        self.unread = (*before.after, *follows)
        if self.model.seat != seat:
            self.tell_all_anew()
        return after

    @property
    def suggested(self) -> str:
        """The choice of the lesson."""
        return "" if self.lesson is None else self.lesson.choice

    def why_it_stands(self) -> Message | None:
        """In a lesson nothing is taken back."""
        return super().why_it_stands() if self.lesson is None else NO_UNDO
