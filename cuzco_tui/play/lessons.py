"""A guided game: a lesson before each of the first decisions, and the choice it speaks of is the one to make."""

from argparse import Namespace
from typing import Final

from cuzco_tui.game import GameError, Lesson, Tutorial
from cuzco_tui.messages import Catalogue, Message, message
from cuzco_tui.play.seating import chosen_game, flags_of_a_new_game
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.table.chair import Position

NO_UNDO: Final = message("lesson-no-undo")
"""Why nothing is taken back before the lessons are over."""


class Lessons:
    """Leads one newcomer, who moves for every seat, through a tutorial; then the newcomer keeps one seat.

    The sitting holds the chairs of all seats, and the bots of the table must not play before the lessons are over.
    """

    def __init__(self, sitting: Sitting, tutorial: Tutorial) -> None:
        self.sitting = sitting
        self.tutorial = tutorial
        self.learnt = 0
        """How many lessons are over."""

    def lesson(self) -> Lesson | None:
        """Give the lesson of the pending decision and put its seat in front; None when all are done."""
        if self.learnt == len(self.tutorial.lessons) or self.sitting.next_seat is None:
            return None
        self.sitting.take_over(self.sitting.next_seat)
        return self.tutorial.lessons[self.learnt]

    def wanted(self, lesson: Lesson) -> int:
        """Give the number of the option that a lesson speaks of."""
        return [option.text for option in self.sitting.options()].index(lesson.choice)

    def refusal(self, lesson: Lesson, numbered: bool) -> Message:
        """Say which option a lesson asks for instead of another, with its number where the options have numbers."""
        wanted = self.wanted(lesson)
        return message("lesson-wants", number=wanted + 1 if numbered else 0, words=self.sitting.options()[wanted].words)

    async def make(self, lesson: Lesson, step: int) -> Position:
        """Make the choice of a lesson, as the answer to the question of this step."""
        after = await self.sitting.play(lesson.choice, step)
        self.learnt += 1
        return after

    async def end(self) -> None:
        """Let the newcomer go on with one seat, who has heard everything so far."""
        await self.sitting.keep(self.tutorial.own_seat)
        for ear in self.sitting.ears.values():
            await ear.skip_to_end()


def refuse_flags_beside_tutorial(args: Namespace, words: Catalogue) -> None:
    """A tutorial deals its own game: refuse the flags of another one, and a game that has no tutorial."""
    if not args.tutorial:
        return
    game = chosen_game(args)
    if not game.tutorial:
        raise GameError(words.say(message("setup-error-no-tutorial", game=game.title)))
    beside = [flag for flag in flags_of_a_new_game(args) if flag != "--game"]
    if args.resume is not None:
        beside.append("--resume")
    if beside:
        raise GameError(words.say(message("setup-error-tutorial", flag=beside[0])))
