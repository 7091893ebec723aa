"""Learning a game: its lessons and challenges, each at a table of its own, and what one has done of them."""

import json
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from cuzco_tui.game import Game, GameError
from cuzco_tui.messages import Catalogue, Message, message
from cuzco_tui.play.seating import ME, Seating, chosen_game, flags_of_a_new_game, leaves_game_open
from cuzco_tui.resources import data_folder
from cuzco_tui.table.history import History
from cuzco_tui.table.seats import bot, human
from cuzco_tui.table.table import Table
from cuzco_tui.tutorial import Challenge, Lesson, LessonAnswer

FILE: Final = "lessons.json"


class Progress:
    """What somebody has learnt of all games, kept in one small file beside the saved games.

    A file that says nothing useful is begun anew, and one that cannot be written keeps nobody from learning.
    """

    def __init__(self, file: Path | None = None) -> None:
        self.file = data_folder() / FILE if file is None else file
        self.trouble: Message | None = None
        """What is wrong with the file, once it was looked at."""
        self._known: dict[str, list[str]] = {}
        self._read()

    def _read(self) -> None:
        try:
            known = json.loads(self.file.read_text(encoding="utf-8"))
        except FileNotFoundError:
            return
        except (OSError, ValueError):
            known = None
        if _is_sound(known):
            self._known = known
        else:
            self.trouble = message("learn-trouble-read")

    def of(self, game: str) -> list[str]:
        """Give the ids of what was learnt and won in a game."""
        return self._known.get(game, [])

    def note(self, game: str, id_: str) -> None:
        """Keep that something was learnt or won."""
        if id_ not in self.of(game):
            self._keep(game, [*self.of(game), id_])

    def _keep(self, game: str, ids: list[str]) -> None:
        self._known = {**self._known, game: ids}
        fresh = self.file.with_suffix(".new")
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            fresh.write_text(json.dumps(self._known), encoding="utf-8")
            fresh.replace(self.file)
        except OSError:
            self.trouble = message("learn-trouble-write")


def _is_sound(known: Any) -> bool:
    return isinstance(known, dict) and all(
        isinstance(ids, list) and all(isinstance(id_, str) for id_ in ids) for ids in known.values()
    )


class Teaching:
    """Teaches one game to one newcomer."""

    def __init__(self, game: Game, progress: Progress | None = None) -> None:
        self.game = game
        self.tutorial = game.tutorial()
        self.progress = Progress() if progress is None else progress

    @property
    def lessons(self) -> tuple[Lesson, ...]:
        """All lessons, in their order."""
        return self.tutorial.lessons

    @property
    def challenges(self) -> tuple[Challenge, ...]:
        """All challenges, in their order."""
        return self.tutorial.challenges

    def is_done(self, what: Lesson | Challenge) -> bool:
        """Whether a lesson was learnt, or a challenge won."""
        return what.id in self.progress.of(self.game.description.name)

    @property
    def done(self) -> int:
        """How many lessons are behind the newcomer."""
        return sum(map(self.is_done, self.lessons))

    def note(self, what: Lesson | Challenge) -> None:
        """Keep that a lesson was learnt or skipped, or a challenge won."""
        self.progress.note(self.game.description.name, what.id)

    def number(self, lesson: Lesson) -> int:
        """Give the place of a lesson among all."""
        return self.lessons.index(lesson) + 1

    def first_to_come(self) -> Lesson | None:
        """Give the first lesson that is not done, None when all are."""
        return next((lesson for lesson in self.lessons if not self.is_done(lesson)), None)

    def after(self, lesson: Lesson) -> Lesson | None:
        """Give the lesson that follows on another, None after the last."""
        return next(iter(self.lessons[self.number(lesson) :]), None)

    def heading(self, lesson: Lesson) -> Message:
        """Name a lesson with its place among all."""
        return message("learn-heading", number=self.number(lesson), last=len(self.lessons), title=lesson.title)

    def lay_out(self, step: int, words: Catalogue) -> Table:
        """Give a table, not saved, at which the tutorial's game has come to a step."""
        game, tutorial = self.game, self.tutorial
        who = [tutorial.bots.get(seat, ME) for seat in range(tutorial.seats)]
        names = Seating(game, words).checked_names(who, ())
        seats = [human(name) if kind == ME else bot(name, kind) for kind, name in zip(who, names, strict=True)]
        begun = Table.new(game, seats, tutorial.seed, options=tutorial.options)
        history = History(game, begun.state_at(0))
        for text in tutorial.choices[:step]:
            assert history.decision is not None
            history.replay(history.decision.seat, text)
        return Table(game, begun.header, history, None)


def meant_by(lesson: Lesson, choices: Sequence[str]) -> LessonAnswer:
    """Give the answer that begins with these choices on the board; to all others the good one is named."""
    for answer in lesson.answers:
        if answer.choices[: len(choices)] == tuple(choices):
            return answer
    good = next(answer for answer in lesson.answers if answer.is_good)
    return LessonAnswer(good.words, message("learn-otherwise", words=good.words), False, tuple(choices))


class LessonHint(NamedTuple):
    """What a lesson hints at: its own good answer, never what a bot would do instead."""

    said: Message
    choices: tuple[str, ...]
    """What is still to be chosen for it; nothing where the question is about the rules, or another way was taken."""
    why: Message
    """What is said to whoever answers so."""


def hint_of(lesson: Lesson, chosen: Sequence[str] = ()) -> LessonHint | None:
    """Hint at the good answer of a lesson, of which perhaps a part was chosen; None where nothing is asked."""
    good = next((answer for answer in lesson.answers if answer.is_good), None)
    if good is None:
        return None
    is_on_the_way = good.choices[: len(chosen)] == tuple(chosen)
    left = good.choices[len(chosen) :] if is_on_the_way else ()
    return LessonHint(message("learn-hint", words=good.words), left, good.reply)


class Afterthought(NamedTuple):
    """What is asked after an answer that is not good, and what is said when it is left at that."""

    question: Message
    think_again: Message
    leave_it: Message
    left: Message


def afterthought(lesson: Lesson, answer: LessonAnswer) -> Afterthought:
    """A weak choice may stand; where something was simply wrong, the right answer is told to who goes on."""
    think_again = message("learn-think-again")
    if answer.choices:
        return Afterthought(
            message("learn-stands"), think_again, message("learn-let-stand"), message("learn-it-stands")
        )
    right = next(each.words for each in lesson.answers if each.is_good)
    return Afterthought(
        message("learn-wrong"), think_again, message("learn-leave-it"), message("learn-right", words=right)
    )


class Attempt:
    """One try at a challenge: it is decided as soon as enough is reached, or the time for it has passed."""

    def __init__(self, challenge: Challenge, view: Any) -> None:
        self.challenge = challenge
        self.reached = challenge.reached(view)

    def is_decided(self, view: Any) -> bool:
        """Look at the game as it is now, and say whether the challenge is over."""
        self.reached = self.challenge.reached(view)
        return self.is_won or self.challenge.is_over(view)

    @property
    def is_won(self) -> bool:
        """Whether enough is reached."""
        return self.reached >= self.challenge.wanted

    def verdict(self) -> tuple[Message, ...]:
        """Say how it ended, and by how much where that was not exactly enough."""
        said = self.challenge.won if self.is_won else self.challenge.lost
        told = message("learn-won" if self.is_won else "learn-lost"), said
        if self.reached == self.challenge.wanted:
            return told
        return *told, message("learn-reached", reached=self.reached, wanted=self.challenge.wanted)


def refuse_flags_beside_tutorial(args: Namespace, words: Catalogue) -> None:
    """A tutorial deals its own game: refuse the flags of another one, and a game that has no tutorial."""
    if not args.tutorial:
        return
    game = chosen_game(args)
    if not game.tutorial and not leaves_game_open(args):
        raise GameError(words.say(message("setup-error-no-tutorial", game=game.title)))
    beside = [flag for flag in flags_of_a_new_game(args) if flag != "--game"]
    if args.resume is not None:
        beside.append("--resume")
    if beside:
        raise GameError(words.say(message("setup-error-tutorial", flag=beside[0])))
