"""A lesson and a challenge on screen: notes that point at the board, and a game that is played until it is decided."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from textual.actions import SkipAction

from cuzco_tui.messages import Message, message
from cuzco_tui.play.lessons import Attempt, Teaching, afterthought, hint_of, meant_by
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.actions import all_actions
from cuzco_tui.tui.bindings import with_keys
from cuzco_tui.tui.front import Front
from cuzco_tui.tui.modals.lesson_note import BACK, NEXT, SKIP, LessonNote
from cuzco_tui.tui.possible import footer_actions
from cuzco_tui.tui.screens.game import GameScreen
from cuzco_tui.tutorial import Challenge, Lesson, LessonAnswer

_BOARD_KEYS: Final = ("up", "down", "take", "hint", "help", "bring-back")
"""What a newcomer must know to play on the board."""
_NOT_IN_LESSONS: Final = frozenset(("bring-back", "skip", "speed"))
"""What the line of keys does not show where nobody else plays, or shows first."""
_LET_STAND: Final = 1
"""The number of the answer by which a weak one stands."""


class TaughtScreen(GameScreen):
    """A table at which something is learnt; `end` is told whether to go on, and not so when it was left."""

    READ_KEYS: ClassVar[str] = "learn-note-keys"
    ASK_KEYS: ClassVar[str] = "learn-note-ask-keys"
    BOARD_KEYS: ClassVar[str] = "learn-note-board-keys"
    """The ids of the messages that tell the keys of a note: one to read, one that asks, one that leads to the board."""

    def __init__(
        self, sitting: Sitting, language: str, front: Front, pause: float, end: Callable[[bool], None]
    ) -> None:
        super().__init__(sitting, language, front, pause)
        self.end = end
        self.rule = ""
        """The id of the rule that says more, empty for none in particular."""

    def action_leave(self) -> None:
        """Go back to the list of lessons; everything learnt so far is kept."""
        self.end(False)

    def note(
        self,
        heading: Message,
        said: Sequence[Message],
        panels: Sequence[str],
        answers: Sequence[Message],
        closed: Callable[[str | None], object],
        keys: str = "",
    ) -> None:
        """Lay a note over the table, which shows nothing but the game as it is meanwhile."""
        self._come_to_rest()
        self.board.rest(True)
        for panel in panels[:1]:
            self.board.bring(panel)
        keys = keys or (self.ASK_KEYS if answers else self.READ_KEYS)
        note = LessonNote(self.model, self.language, heading, said, panels, answers, keys)
        note.rule = self.rule
        self.open(note, closed)


class LessonScreen(TaughtScreen):
    """One lesson: its pages, its question, and what the answer does at the table."""

    def __init__(
        self,
        teaching: Teaching,
        lesson: Lesson,
        sitting: Sitting,
        language: str,
        front: Front,
        end: Callable[[bool], None],
    ) -> None:
        super().__init__(sitting, language, front, 0.0, end)
        self.teaching = teaching
        self.lesson = lesson
        self.rule = lesson.rule
        self.page = 0
        """Which page is read; after the last one the question is asked."""
        self.answer: LessonAnswer | None = None
        """What was answered, and whose reply is to be read."""
        self.stands = False
        """Whether it was left at a weak answer."""
        self.is_done = False
        """Whether an answer was carried out, after which the question is not asked again."""
        self.is_over = False
        self.board_asks = False
        """Whether the question is answered on the board now."""

    def go_on(self) -> None:
        """Lay the note that is to be read over the table."""
        if self.dialog_open or self.is_over or self.choosing or not self.is_current:
            return
        if self.board_asks:
            self.board.rest(False)
            return
        heading = self.teaching.heading(self.lesson)
        question = self.lesson.question
        at = question.points_at if question is not None else ()
        if self.answer is not None and self.answer.is_good:
            self.note(heading, (self.answer.reply,), at, (), self._good_was_read)
        elif self.answer is not None:
            after = afterthought(self.lesson, self.answer)
            if self.stands:
                self.note(heading, (after.left,), at, (), self._good_was_read)
            else:
                done = (self.answer.words,) if self.lesson.on_board and self._is_known(self.answer) else ()
                said = (*done, self.answer.reply, after.question)
                self.note(heading, said, at, (after.think_again, after.leave_it), self._weak_was_read)
        elif self.page < len(self.lesson.pages):
            page = self.lesson.pages[self.page]
            self.note(heading, (page.said,), page.points_at, (), self._page_was_read)
        elif question is not None and (on_board := self.lesson.on_board) is not None:
            keys = with_keys(self, on_board.keys, self.language, *on_board.actions)
            self.note(heading, (question.said, keys), at, (), self._goes_to_the_board, self.BOARD_KEYS)
        elif question is not None:
            answers = [answer.words for answer in self.lesson.answers]
            self.note(heading, (question.said,), at, answers, self._was_answered)
        else:
            self._finish()

    def _is_known(self, answer: LessonAnswer) -> bool:
        """Whether the lesson has something of its own to say to what was done on the board."""
        return answer in self.lesson.answers

    def _goes_to_the_board(self, way: str | None) -> None:
        if not self._moved(way):
            self.board_asks = True
            self.go_on()

    def _finish(self) -> None:
        self.is_over = True
        self.teaching.note(self.lesson)
        self.end(True)

    def _moved(self, way: str | None) -> bool:
        """Go where a note was told to go; False when it gave an answer."""
        if way == SKIP:
            self._finish()
        elif way == BACK:
            if not self.is_done:
                self.page = max(0, self.page - 1)
                self.answer = None
            self.go_on()
        else:
            return not way
        return True

    def _page_was_read(self, way: str | None) -> None:
        if not self._moved(way):
            self.page += 1
            self.go_on()

    def _was_answered(self, way: str | None) -> None:
        if not self._moved(way) and way is not None:
            self._answer(self.lesson.answers[int(way)])

    def _answer(self, answer: LessonAnswer) -> None:
        """Do what is good, and say what is to be said to anything else."""
        self.answer = answer
        if answer.is_good:
            self._carry_out(answer)
        else:
            self.go_on()

    def _carry_out(self, answer: LessonAnswer) -> None:
        """Let an answer happen at the table, where it is seen; then the reply comes, or the next lesson."""
        self.is_done = True

        async def play() -> None:
            self.choosing = True
            try:
                for choice in answer.choices:
                    await self.model.play(choice, self.model.step)
            finally:
                self.choosing = False
            await self.sync()

        self.run_worker(play(), group="choices")

    def _good_was_read(self, way: str | None) -> None:
        if not self._moved(way) and way == NEXT:
            self._finish()

    def _weak_was_read(self, way: str | None) -> None:
        if self._moved(way) or way is None:
            return
        self.stands = int(way) == _LET_STAND
        if self.stands and self.answer is not None:
            self._carry_out(self.answer)
        else:
            self.answer = None
            self.board_asks = self.lesson.on_board is not None
            self.go_on()

    def choose(self, text: str, step: int) -> None:
        """Take an answer on the board where it is asked for; else bring the note back, whose question is the one."""
        if self.board_asks and step == self.model.step:
            self.board_asks = False
            self._answer(meant_by(self.lesson, text.splitlines()))
        else:
            self.go_on()

    def give_hint(self) -> None:
        """Say what the lesson wants; where the board asks, mark it there."""
        hint, step = hint_of(self.lesson), self.model.step
        if hint is None:
            super().give_hint()
        elif self.board_asks and hint.choices:
            told, choice = self.words(hint.said), "\n".join(hint.choices)
            self.hints().read([told], choice, lambda: self.board_asks and self.model.step == step)
        else:
            self.notify(self.words(hint.said), markup=False)

    def action_dialog(self) -> None:
        """Bring the note back."""
        self.board_asks = False
        self.go_on()

    def action_skip(self) -> None:
        """Bring the note back; where the board asks, the key is meant for it."""
        if self.board_asks:
            raise SkipAction
        self.go_on()

    def show_keys(self) -> None:
        """Show the key that brings the note back first, and none for others' moves."""
        kept = (action for action in footer_actions(self) if action.id not in _NOT_IN_LESSONS)
        self.footer = self._footer_with_page((all_actions().find("game", "bring-back"), *kept))

    def help_line(self, on_the_board: bool) -> Message:
        """Tell below the question how the note comes back, unless the board asks."""
        if self.board_asks:
            return super().help_line(on_the_board)
        return with_keys(self, "prompt-help-dialog", self.language, "bring-back")

    def why_it_stands(self) -> Message | None:
        """Nothing is taken back: the position belongs to the lesson."""
        return message("learn-no-undo")

    def _tell_progress(self) -> None:
        """Nobody thinks in a lesson."""


class ChallengeScreen(TaughtScreen):
    """One try at a challenge, on the board as in any game."""

    READ_KEYS = ASK_KEYS = "learn-challenge-note-keys"

    def __init__(
        self,
        teaching: Teaching,
        challenge: Challenge,
        sitting: Sitting,
        language: str,
        front: Front,
        pause: float,
        end: Callable[[bool], None],
    ) -> None:
        super().__init__(sitting, language, front, pause, end)
        self.teaching = teaching
        self.attempt = Attempt(challenge, sitting.view)
        self.is_told = False
        """Whether what is wanted was read."""
        self.is_decided = False

    def go_on(self) -> None:
        """Say what is wanted, let it be played, and say how it ended as soon as it is decided."""
        challenge = self.attempt.challenge
        if self.dialog_open:
            return
        if not self.is_told:
            keys = with_keys(self, "learn-challenge-keys", self.language, *_BOARD_KEYS)
            self.note(challenge.title, (challenge.about, keys), (), (), self._was_told)
        elif self.is_decided or self.attempt.is_decided(self.model.view):
            self.is_decided = True
            if self.attempt.is_won:
                self.teaching.note(challenge)
            back, again = message("learn-back"), message("learn-again")
            answers = (back, again) if self.attempt.is_won else (again, back)
            self.note(challenge.title, self.attempt.verdict(), (), answers, self._was_decided)
        else:
            self.board.rest(False)
            super().go_on()

    def _was_told(self, way: str | None) -> None:
        if way is not None:
            self.is_told = True
            self.go_on()

    def _was_decided(self, way: str | None) -> None:
        if way:
            self.end((way == "0") != self.attempt.is_won)

    def choose(self, text: str, step: int) -> None:
        """Play until it is decided."""
        if self.is_decided:
            self.go_on()
        else:
            super().choose(text, step)

    def action_dialog(self) -> None:
        """Bring the verdict back, or what is asked; where the board asks, say once more what is wanted."""
        if self.is_decided or self.on_the_board:
            self.is_told = self.is_decided
            self.go_on()
        else:
            super().action_dialog()
