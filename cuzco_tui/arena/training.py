"""A training: courses of games, and after each the weights that its positions and those before it lead to."""

from collections import deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Final

import msgspec

from cuzco_tui import __version__
from cuzco_tui.arena.fitting import Fitting
from cuzco_tui.arena.kept_lines import BadLedger, KeptLines, no_file_of
from cuzco_tui.arena.lessons import Lesson, learned_from, play, school_of
from cuzco_tui.clock import ThinkingClock
from cuzco_tui.games import find_game
from cuzco_tui.progress import Meter
from cuzco_tui.search.school import Weights
from cuzco_tui.worker import Worker

_FORM: Final = 1
"""Raised when trainings are written in another form."""
COMMAND: Final = "cuzco train"
BEGUN_AHEAD: Final = 2
"""Games that each worker has at most, so that it never waits for the next one."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that the weights of a training depend on."""

    train: int
    game: str
    rules: int
    program: str
    seed: int
    games: list[int]
    """How many games each course has."""


class Training:
    """Goes through the courses of a plan, and keeps every game in a file when there is one."""

    def __init__(self, name: str, seed: int, games: Sequence[int], jobs: int, path: Path | None) -> None:
        self._game = find_game(name)
        self._school = school_of(name)
        self.plan = Plan(_FORM, name, self._game.rules_version, __version__, seed, list(games))
        self._jobs = jobs
        self._kept: dict[tuple[int, int], Lesson] = {}
        self._lines = None if path is None else KeptLines(path, COMMAND)
        if self._lines is not None:
            try:
                self._take_up(self._lines)
            except BaseException:
                self._lines.close()
                raise

    def close(self) -> None:
        """Leave the file."""
        if self._lines is not None:
            self._lines.close()

    def run(self) -> list[Weights]:
        """Play what is missing, and fit after each course; give the weights after each of them."""
        fitted: list[Weights] = []
        total = sum(self.plan.games)
        meter = Meter(total, len(self._kept))
        played = 0
        lessons: list[list[Lesson]] = []
        try:
            for course, games in enumerate(self.plan.games):
                lessons.append([])
                for lesson in self._play_course(course, games, fitted[-1] if fitted else None):
                    lessons[-1].append(lesson)
                    played += 1
                    meter.show(played)
                fitted.append(self._fit(lessons))
        except KeyboardInterrupt:
            if self._lines is not None:
                meter.say(f"{played} of {total} games are in {self._lines.path}; the same command plays the others.")
            raise
        finally:
            meter.close()
        return fitted

    def _take_up(self, lines: KeptLines) -> None:
        """Read the games that were played before; refuse a file of another training."""
        first = lines.first_line()
        if not first:
            lines.write(msgspec.json.encode(self.plan))
            return
        try:
            plan = msgspec.json.decode(first, type=Plan)
        except (ValueError, RecursionError, msgspec.MsgspecError) as error:
            raise no_file_of(COMMAND, lines.path) from error
        if plan != self.plan:
            names = [name for name in Plan.__struct_fields__ if getattr(plan, name) != getattr(self.plan, name)]
            raise BadLedger(
                f"{lines.path} holds another training (not the same: {', '.join(names)}); name another file."
            )
        for number, line in lines.following():
            try:
                lesson = msgspec.json.decode(line, type=Lesson)
            except (ValueError, RecursionError, msgspec.MsgspecError):
                lines.damaged(number)
                break
            self._kept[lesson.course, lesson.number] = lesson

    def _play_course(self, course: int, games: int, weights: Weights | None) -> Iterator[Lesson]:
        """Give the games of a course in their order, from the file or played now."""
        missing = [number for number in range(games) if (course, number) not in self._kept]
        playing = self._play(course, missing, weights)
        for number in range(games):
            lesson = self._kept.get((course, number))
            if lesson is None:
                lesson = next(playing)
                if self._lines is not None:
                    self._lines.write(msgspec.json.encode(lesson))
            yield lesson
        playing.close()

    def _play(self, course: int, numbers: Sequence[int], weights: Weights | None) -> Generator[Lesson, None, None]:
        seed = self.plan.seed
        if self._jobs == 1:
            for number in numbers:
                yield play(self._game, self._school, seed, course, number, weights)
            return
        task = {"game": self.plan.game, "seed": seed, "course": course, "weights": weights}
        clock = ThinkingClock()
        following = iter(numbers)
        with ExitStack() as closing:
            free = deque([closing.enter_context(Worker()) for _ in range(self._jobs)] * BEGUN_AHEAD)
            busy: deque[tuple[int, Worker]] = deque()
            while True:
                while free and (begun := next(following, None)) is not None:
                    busy.append((begun, free.popleft()))
                    busy[-1][1].begin("cuzco_tui.arena.lessons:play_lesson", {**task, "number": begun})
                if not busy:
                    return
                number, worker = busy.popleft()
                yield Lesson(course, number, worker.result(clock))
                free.append(worker)

    def _fit(self, lessons: Sequence[Sequence[Lesson]]) -> Weights:
        """Fit weights to the games of all courses so far; those of earlier courses count as the school says."""
        fitting = Fitting(self._school)
        for course, games in enumerate(lessons):
            counts = 1.0 if course == len(lessons) - 1 else self._school.courses[course].counts
            for lesson in games:
                fitting.add(learned_from(self._game, self._school, self.plan.seed, lesson), counts)
        return fitting.weights()
