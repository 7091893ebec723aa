"""A guided game: lessons are told before the first decisions, and the choice they speak of is the one to make."""

from cuzco_tui.game import Decision, Lesson, Tutorial
from cuzco_tui.messages import message
from cuzco_tui.table.table import Table
from cuzco_tui.text.commands import Ordered
from cuzco_tui.text.console import Console
from cuzco_tui.text.session import Heard, Session


class GuidedSession(Session):
    """Teaches the lessons of a tutorial, in which one person moves for every seat, and then plays on as usual."""

    def __init__(self, table: Table, console: Console, tutorial: Tutorial) -> None:
        super().__init__(table, console)
        self.tutorial = tutorial

    def play(self) -> None:
        """Go through the lessons from where the game stands, then play the game to its end."""
        for lesson in self.tutorial.lessons[self.table.step :]:
            decision = self.table.decision
            assert decision is not None
            self._teach(lesson, decision)
        self.console.tell_all(self.tutorial.farewell)
        self.person = self.tutorial.own_seat
        self.heard = dict.fromkeys(self.heard, Heard(self.table.step))
        super().play()

    def _teach(self, lesson: Lesson, decision: Decision) -> None:
        """Tell a lesson and wait until its choice is made."""
        seat = self.person = decision.seat
        wanted = [choice.text for choice in decision.options].index(lesson.choice)
        self.console.tell_all(lesson.before)
        menu = self._menu(decision, default=wanted)
        menu.show()
        while (index := menu.ask(self._obey_in_lesson)) != wanted:
            if index is not None:
                self.console.say("text-lesson-wants", number=wanted + 1, words=menu.options[wanted].words)
        made = self.table.play(seat, decision.options[wanted], self.table.step)
        self.console.tell_all(self._said(seat, made.events, self.console.verbose))
        self.console.tell_all(lesson.after)

    def _obey_in_lesson(self, order: Ordered) -> bool:
        """Carry out a command about the game; nothing is taken back in a lesson."""
        if order.name == "undo":
            self.console.tell(message("text-lesson-no-undo"))
            return False
        return self._obey(order)
