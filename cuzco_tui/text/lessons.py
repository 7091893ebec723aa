"""Learning in plain lines: lessons are told and ask, challenges are played, and a short list leads on."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from cuzco_tui.game import Game
from cuzco_tui.messages import Message, message
from cuzco_tui.play.answers import WordedOption
from cuzco_tui.play.lessons import Attempt, LessonHint, Progress, Teaching, afterthought, hint_of, meant_by
from cuzco_tui.play.news import own_part
from cuzco_tui.play.sitting import Sitting, sit_down
from cuzco_tui.table.host import Host
from cuzco_tui.table.news import Happened
from cuzco_tui.text.commands import COMMANDS, Command, Ordered
from cuzco_tui.text.console import Console
from cuzco_tui.text.menu import Desk, Menu
from cuzco_tui.text.reports import Reports, asks_for_reasons
from cuzco_tui.text.rule_answers import RuleAnswers
from cuzco_tui.text.session import Session
from cuzco_tui.text.setup_questions import setup_desk
from cuzco_tui.tutorial import Challenge, Lesson, LessonAnswer

SKIP: Final = Command("skip", False)
"""Goes to the next lesson; known in lessons alone."""


async def learn(game: Game, console: Console, progress: Progress | None = None) -> None:
    """Teach a game: a newcomer begins at once, whoever comes back chooses; ends when they have enough."""
    school = School(Teaching(game, progress), console)
    await school.visit()


class School:
    """Leads one person at a console through lessons and challenges."""

    def __init__(self, teaching: Teaching, console: Console) -> None:
        self.teaching = teaching
        self.console = console
        self.sitting: Sitting | None = None
        """Where the person sits in a lesson or a challenge."""

    async def visit(self) -> None:
        """Teach until the person has enough; the first lesson comes by itself."""
        self.console.say("learn-text-how")
        self._tell_trouble()
        if not self.teaching.done:
            await self.teach_from(self.teaching.lessons[0])
        while await self._choose():
            pass

    def _tell_trouble(self) -> None:
        if self.teaching.progress.trouble is not None:
            self.console.tell(self.teaching.progress.trouble)
            self.teaching.progress.trouble = None

    async def _choose(self) -> bool:
        """Ask what is to be learnt next, and do it; False when it is enough."""
        rows: list[tuple[Message, Callable[[], Awaitable[None]] | None]] = []
        if (next_one := self.teaching.first_to_come()) is not None:
            rows.append((message("learn-go-on", what=self.teaching.heading(next_one)), self._teaching_from(next_one)))
        for challenge in self.teaching.challenges:
            rows.append((self._challenge_words(challenge), self._challenging(challenge)))
        rows.append((message("learn-choose-lesson"), self._choose_lesson))
        rows.append((message("learn-enough"), None))
        chosen = rows[await self._ask(message("learn-what"), [words for words, _ in rows])][1]
        if chosen is None:
            return False
        await chosen()
        return True

    def _challenge_words(self, challenge: Challenge) -> Message:
        won = "yes" if self.teaching.is_done(challenge) else "no"
        return message("learn-challenge", title=challenge.title, won=won)

    def _teaching_from(self, lesson: Lesson) -> Callable[[], Awaitable[None]]:
        return lambda: self.teach_from(lesson)

    def _challenging(self, challenge: Challenge) -> Callable[[], Awaitable[None]]:
        return lambda: self.challenge(challenge)

    async def _choose_lesson(self) -> None:
        lessons = self.teaching.lessons
        chosen = lessons[await self._ask(message("learn-which-lesson"), [lesson.title for lesson in lessons])]
        await self.teach_from(chosen)

    async def _ask(self, question: Message, answers: Sequence[Message]) -> int:
        """Ask outside the lessons; nothing is taken that was not named."""
        desk = setup_desk(self.teaching.game, self.console, "more", "less")

        def options() -> list[WordedOption]:
            return [WordedOption(self.console.words_of(answer), "") for answer in answers]

        async def no_game(_order: Ordered) -> bool:
            self.console.say("text-no-game")
            return False

        menu = Menu(desk, lambda: question, options)
        menu.show()
        index = await menu.ask(no_game, self.console.hear)
        assert index is not None
        return index

    async def teach_from(self, lesson: Lesson | None) -> None:
        """Teach a lesson and those that follow on it."""
        while lesson is not None:
            host = Host(self.teaching.lay_out(lesson.step, self.console.words))
            try:
                self.sitting = await _seated(host)
                await LessonTold(self.teaching, lesson, self.sitting, self.console).teach()
            finally:
                await host.close()
            self.teaching.note(lesson)
            self._tell_trouble()
            lesson = self.teaching.after(lesson)

    async def challenge(self, challenge: Challenge) -> None:
        """Let a challenge be played, and say how it ended."""
        host = Host(self.teaching.lay_out(challenge.step, self.console.words))
        try:
            self.sitting = await _seated(host)
            host.begin()
            await ChallengeSession(self.teaching, challenge, self.sitting, self.console).play()
        finally:
            await host.close()


async def _seated(host: Host) -> Sitting:
    """Sit down where everything that led here counts as heard."""
    sitting = await sit_down(host)
    for ear in sitting.ears.values():
        await ear.skip_to_end()
    return sitting


class LessonTold:
    """One lesson: its pages, then its question until an answer stands."""

    def __init__(self, teaching: Teaching, lesson: Lesson, sitting: Sitting, console: Console) -> None:
        self.teaching = teaching
        self.lesson = lesson
        self.sitting = sitting
        self.console = console
        self.reports = Reports(sitting, console)
        self.desk = LessonDesk(sitting, console, self.reports, lesson.rule)
        self._is_skipped = False

    async def teach(self) -> None:
        """Tell the lesson, and ask until it is answered or skipped."""
        self.console.tell(self.teaching.heading(self.lesson))
        self.console.tell_all(page.said for page in self.lesson.pages)
        while not self._is_skipped and (question := self.lesson.question) is not None:
            on_board = self._choosing() if self.lesson.on_board is not None else None
            answer = await (self._answer(question.said) if on_board is None else on_board.answer(question.said))
            if answer is None:
                return
            self.console.tell(answer.reply)
            if answer.is_good or await self._is_left_at(answer):
                if on_board is None:
                    await self._carry_out(answer)
                return
            if on_board is not None:
                await on_board.take_all_back()

    def _choosing(self) -> "ChoosingInLesson":
        return ChoosingInLesson(self.lesson, self.sitting, self.console, self.desk)

    async def _answer(self, question: Message) -> LessonAnswer | None:
        """Ask the question of the lesson; None when it is skipped."""
        index = await self._ask(question, [answer.words for answer in self.lesson.answers])
        return None if index is None else self.lesson.answers[index]

    async def _is_left_at(self, answer: LessonAnswer) -> bool:
        """Ask whether it is left at an answer that is not good; one that was simply wrong is put right then."""
        after = afterthought(self.lesson, answer)
        is_left = await self._ask(after.question, [after.think_again, after.leave_it]) == 1
        if is_left and not answer.choices:
            self.console.tell(after.left)
        return is_left

    async def _ask(self, question: Message, answers: Sequence[Message]) -> int | None:
        def options() -> list[WordedOption]:
            return [WordedOption(self.console.words_of(answer), "") for answer in answers]

        menu = Menu(self.desk, lambda: question, options)
        menu.show()
        return await menu.ask(self._obey, self.console.hear)

    async def _obey(self, order: Ordered) -> bool:
        """Skip the lesson, or tell something about its position."""
        if order.name == SKIP.name:
            self._is_skipped = True
            return True
        if order.name == "undo":
            self.console.say("learn-no-undo")
        elif order.name == "what":
            self.console.say("learn-no-what")
        elif order.name == "hint" and (hint := hint_of(self.lesson)) is not None:
            self.console.tell(hint.said)
            if asks_for_reasons(self.console, order.rest):
                self.console.tell(hint.why)
        else:
            await self.reports.obey(order)
        return False

    async def _carry_out(self, answer: LessonAnswer) -> None:
        """Let the answer happen at the table, and tell what it did there."""
        for choice in answer.choices:
            await self.sitting.play(choice, self.sitting.step)
        happened = [item.event for item in await self.sitting.ear.take() if isinstance(item, Happened)]
        own = happened[: own_part(happened, self.sitting.seat)]
        is_detail = self.sitting.narrator.is_detail
        self.console.tell_all(self.sitting.say_event(event) for event in own if not is_detail(event))


class LessonDesk(Desk):
    """What works at every prompt of a lesson; a rule that is not named is that of the lesson."""

    def __init__(self, sitting: Sitting, console: Console, reports: Reports, rule: str) -> None:
        super().__init__(console, commands=(*COMMANDS, SKIP))
        self.topics = reports.topics
        self.rules = RuleAnswers(sitting.game, console)
        self._rule = rule

    def obey(self, order: Ordered) -> bool:
        """Carry out a command, and say whether it was one of the desk's."""
        return super().obey(Ordered(order.name, self._rule) if order == Ordered("rule", "") else order)


class ChoosingInLesson(Session):
    """Lets a newcomer choose as in any game, until it is clear which answer that is."""

    def __init__(self, lesson: Lesson, sitting: Sitting, console: Console, desk: Desk) -> None:
        super().__init__(sitting, console, desk)
        self.lesson = lesson
        self.choices: list[str] = []
        """What was chosen so far."""
        self._is_skipped = False

    async def answer(self, question: Message) -> LessonAnswer | None:
        """Ask until an answer is complete; None when the lesson is skipped."""
        self.console.tell(question)
        self.console.say("learn-by-oneself")
        while (answer := meant_by(self.lesson, self.choices)).choices != tuple(self.choices):
            assert self.sitting.seat is not None
            await self._take_turn(self.sitting.seat)
            if self._is_skipped:
                return None
        return answer

    async def take_all_back(self) -> None:
        """Lay everything back as it was before the first choice, which is not told."""
        while self.choices:
            await self.sitting.undo(self.sitting.step)
            self.choices.pop()
        await self.sitting.ear.skip_to_end()

    async def _choose(self, text: str, step: int, words: str) -> None:
        await super()._choose(text, step, words)
        if self.sitting.step > step:
            self.choices.append(text)

    async def _obey(self, order: Ordered) -> bool:
        """Skip the lesson, take back what was chosen in it, or tell something about its position."""
        if order.name == SKIP.name:
            self._is_skipped = True
            return True
        if order.name == "undo" and not self.choices:
            self.console.say("learn-no-undo")
            return False
        if order.name == "hint" and (hint := hint_of(self.lesson, self.choices)) is not None:
            self._tell_hint(hint, asks_for_reasons(self.console, order.rest))
            return False
        is_obeyed = await super()._obey(order)
        if order.name == "undo" and is_obeyed:
            self.choices.pop()
        return is_obeyed

    def _tell_hint(self, hint: LessonHint, in_full: bool) -> None:
        """Tell what the lesson wants, the option by which one goes on to it, and on demand why."""
        self.console.tell(hint.said)
        numbered = self.reports.numbered
        number = numbered.number_of(hint.choices[0]) if hint.choices else None
        if number is not None and self.choices:
            words = next(option.words for option in numbered.options if option.text == hint.choices[0])
            self.console.say("learn-hint-next", number=number, words=words)
        elif number is not None:
            self.console.say("learn-hint-option", number=number)
        if in_full:
            self.console.tell(hint.why)


class ChallengeSession(Session):
    """Plays on from a position until a challenge is decided."""

    def __init__(self, teaching: Teaching, challenge: Challenge, sitting: Sitting, console: Console) -> None:
        super().__init__(sitting, console)
        self.teaching = teaching
        self.attempt = Attempt(challenge, sitting.view)
        self._is_warned = False
        """Whether it was said what hints think of."""

    async def play(self) -> None:
        """Play until the challenge is won or lost, and say which."""
        challenge = self.attempt.challenge
        self.console.tell(challenge.title)
        self.console.tell(challenge.about)
        while not self.attempt.is_decided(self.sitting.view):
            seat = self.sitting.next_seat
            assert seat is not None
            if self.sitting.person_in_turn:
                await self._take_turn(seat)
            else:
                await self._wait_for_others()
        if self.attempt.is_won:
            self.teaching.note(challenge)
        self.console.tell_all(self.attempt.verdict())

    async def _obey(self, order: Ordered) -> bool:
        """Carry out a command; before the first hint it is said that it knows nothing of the challenge."""
        if order.name == "hint" and not self._is_warned:
            self._is_warned = True
            self.console.say("learn-hint-of-game")
        return await super()._obey(order)
