"""A guided game: a lesson before each of the first decisions, and the choice it speaks of is the one to make."""

from cuzco_tui.game import Lesson, Tutorial
from cuzco_tui.play.sitting import Sitting


class Lessons:
    """Leads one newcomer, who moves for every seat, through a tutorial; then the newcomer keeps one seat.

    The sitting holds the chairs of all seats, and the bots of the table must not play before the lessons are over.
    """

    def __init__(self, sitting: Sitting, tutorial: Tutorial) -> None:
        self.sitting = sitting
        self.tutorial = tutorial
        self._done = 0

    def lesson(self) -> Lesson | None:
        """Give the lesson of the pending decision and put its seat in front; None when all are done."""
        if self._done == len(self.tutorial.lessons) or self.sitting.next_seat is None:
            return None
        self.sitting.take_over(self.sitting.next_seat)
        return self.tutorial.lessons[self._done]

    def wanted(self, lesson: Lesson) -> int:
        """Give the number of the option that a lesson speaks of."""
        return [option.text for option in self.sitting.options()].index(lesson.choice)

    async def make(self, lesson: Lesson) -> None:
        """Make the choice of a lesson."""
        await self.sitting.play(lesson.choice, self.sitting.step)
        self._done += 1

    async def end(self) -> None:
        """Let the newcomer go on with one seat, who has heard everything so far."""
        await self.sitting.keep(self.tutorial.own_seat)
        for ear in self.sitting.ears.values():
            await ear.skip_to_end()
