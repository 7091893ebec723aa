"""Palace tasks in dialogs: to fulfil, discard or take, each with how far one is."""

from cuzco_tui.games.cuzco.engine.choices import DiscardTask, FulfilTask, TakeTask, parse_choice
from cuzco_tui.games.cuzco.engine.tasks import progress
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.dialogs.cards import card_lines
from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoModal
from cuzco_tui.games.cuzco.screen.dialogs.pointed_rules import cards_of
from cuzco_tui.games.cuzco.screen.task_bars import task_bar
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import cells, folded, padded
from cuzco_tui.tui.modals.choices import Choices
from cuzco_tui.tui.widgets.panel import Line


class TasksModal(CuzcoModal):
    """Asks about tasks; every option shows how far one is."""

    HEADING = "modal-tasks"
    SUBJECT = ("palace",)
    TOLD = CuzcoModal.TOLD | {"brings-task", "brings-lacks", "brings-fulfilled", "then-new-task"}

    def rank(self, text: str) -> int:
        """What is fulfilled, then what a card helps with, then what is given up; new ones by what they lack."""
        choice = parse_choice(text)
        if isinstance(choice, FulfilTask):
            return -90 + choice.via
        if isinstance(choice, TakeTask):
            need = self.view.content.tasks[choice.task].need
            return need - min(need, progress(self.view, self.seat, choice.task))
        return 0

    def fill(self) -> None:
        """Part the options by what one does with the task."""
        choices = self.query_one(Choices)
        choices.face = self._task_face
        last = ""
        for index, (text, _) in enumerate(self.options):
            kind = self._deed(text)
            if kind and kind != last:
                blank: list[Line] = [[]] if index else []
                choices.headings[index] = [*blank, self.line(message(kind), "muted")]
            last = kind
        super().fill()

    def _deed(self, text: str) -> str:
        """The id of the message above the options that do the same."""
        choice = parse_choice(text)
        if isinstance(choice, FulfilTask):
            return "modal-tasks-fulfil" if not choice.via else "modal-tasks-with-card"
        if isinstance(choice, DiscardTask):
            return "modal-tasks-discard"
        return "modal-tasks-palace" if isinstance(choice, TakeTask) else ""

    def _task_face(self, index: int, width: int) -> list[Line]:
        text, words = self.query_one(Choices).options[index]
        choice = parse_choice(text)
        if not isinstance(choice, FulfilTask | DiscardTask | TakeTask):
            return folded(self.line(words, "muted"), width, 0)
        after: Line = []
        if isinstance(choice, FulfilTask):
            vp = self.view.content.task_vp if not choice.via else self.view.content.task_vp_with_card
            after.append(("  " + self.say(message("modal-worth", vp=vp)), "gold strong"))
            if choice.via:
                via = text.split()[-1]
                after.append(("  " + self.say(message("modal-paid", via=via)), "muted"))
        return self.task_lines(choice.task, width, after=after)

    def task_lines(self, task: int, width: int, before: Line | None = None, after: Line | None = None) -> list[Line]:
        """A task with its bar, between what is told before and after it."""
        need = self.view.content.tasks[task].need
        have = min(need, progress(self.view, self.seat, task))
        head: Line = [*(before or []), *padded(task_bar(have, need), 11), (f" {have}/{need}  ", "muted")]
        told = self.say(say.task(task, self.view.content))
        named = told[:1].upper() + told[1:], "strong" if have >= need else ""
        return folded([*head, named, *(after or [])], width, cells(head))

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Show one's own tasks where others are to choose from."""
        if view.kind == "ChooseNewTask" and self.me.tasks:
            return [self.line(message("modal-tasks-own"), "muted"), *self.task_bars(view, width).draw(self.me.tasks)]
        return []

    def detail(self, view: PlayerView, width: int) -> list[Line]:
        """Tell about card 04 where it helps, and how many tasks are done."""
        lines = [line for card, via in cards_of(self.pointed) for line in card_lines(self, card, via)]
        return [*lines, self.line(message("modal-tasks-done", count=len(self.me.fulfilled)), "muted")]
