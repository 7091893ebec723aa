"""Which two tasks are kept: two toggles."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType

from cuzco_tui.games.cuzco.engine.choices import KeepTasks, parse_choice
from cuzco_tui.games.cuzco.engine.codes import TASK_NAMES
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.dialogs.pointed_rules import rule_of_task
from cuzco_tui.games.cuzco.screen.dialogs.tasks import TasksModal
from cuzco_tui.messages import message
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.modals.choices import Choices
from cuzco_tui.tui.modals.sheet import Sheet
from cuzco_tui.tui.widgets.panel import Line

KEEP: Final = "keep"
"""Stands for taking the two that are marked."""
_WANTED: Final = 2
_MARKED, _FREE = "[x]", "[ ]"


class Toggles(Choices):
    """Options of which several are marked."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("toggles")

    def action_mark(self) -> None:
        """Mark the option under the cursor, or no longer."""
        self.action_take()


class KeepTasksModal(TasksModal):
    """Marks two tasks; the last row keeps them."""

    HELP = "modal-help-toggles"
    HELP_KEYS = ("take", "hint", "undo", "help")

    picked: tuple[int, ...] = ()
    """The tasks that are marked, the one marked longest ago first."""
    too_early = False
    """Whether one wanted to keep two before two were marked."""

    def compose_body(self) -> ComposeResult:
        """Show the tasks to mark."""
        yield self.bound(Sheet(self.above, classes="above"))
        yield self.bound(Toggles())

    def fill(self) -> None:
        """List the tasks, and below them what keeps the marked ones."""
        choices = self.query_one(Choices)
        choices.face = self._toggle
        content = self.view.content
        tasks = [(TASK_NAMES[task], say.task(task, content)) for task in self.me.offer]
        choices.headings[len(tasks)] = [[]]
        choices.ask(self.question, [*tasks, (KEEP, message("modal-tasks-keep"))])

    def _toggle(self, index: int, width: int) -> list[Line]:
        choices = self.query_one(Choices)
        text, words = choices.options[index]
        if text == KEEP:
            ready = len(self.picked) == _WANTED
            return [[(self.say(words), "gold strong" if ready else "muted")]]
        task = TASK_NAMES.index(text)
        marked = task in self.picked
        return self.task_lines(
            task, width, [(_MARKED if marked else _FREE, "gold strong" if marked else "muted"), ("  ", "")]
        )

    def take(self, text: str) -> None:
        """Mark a task or no longer, or keep the two that are marked."""
        if text != KEEP:
            self.mark(TASK_NAMES.index(text))
        elif len(self.picked) == _WANTED:
            self.dismiss(self._pair())
        else:
            self.too_early = True
            self.show_pointed()

    def _pair(self) -> str:
        for text, _ in self.options:
            choice = parse_choice(text)
            if isinstance(choice, KeepTasks) and {choice.first, choice.second} == set(self.picked):
                return text
        raise AssertionError("every two of the tasks can be kept")

    def mark(self, task: int) -> None:
        """Mark a task or no longer; a third one takes the place of the first, and after two the cursor goes to keep."""
        self.too_early = False
        if task in self.picked:
            self.picked = tuple(other for other in self.picked if other != task)
        else:
            self.picked = (*self.picked, task)[-_WANTED:]
            if len(self.picked) == _WANTED:
                self.query_one(Choices).go_to(KEEP)
        self.query_one(Choices).redraw()
        self.show_pointed()

    @property
    def hint_is_a_part(self) -> bool:
        """A hint marks its two tasks."""
        return True

    def take_hint(self, text: str) -> None:
        """Mark the two tasks of a choice."""
        self.suggest(text)

    def suggest(self, text: str) -> None:
        """Mark the two tasks of a choice, and go to what keeps them."""
        choice = parse_choice(text) if text else None
        if isinstance(choice, KeepTasks):
            self.picked = choice.first, choice.second
            self.query_one(Choices).go_to(KEEP)
            self.show_pointed()

    def kept_state(self) -> object:
        """The marks."""
        return self.picked

    def restore(self, state: object) -> None:
        """Mark again what was marked."""
        assert isinstance(state, tuple)
        self.picked = state

    def rule_pointed_at(self) -> str:
        """Give the rule of the task under the cursor."""
        text = self.pointed_text
        return "N-11" if text in ("", KEEP) else rule_of_task(TASK_NAMES.index(text))

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Show the tasks one has."""
        if not self.me.tasks:
            return []
        return [self.line(message("modal-tasks-own"), "muted"), *self.task_bars(view, width).draw(self.me.tasks)]

    def detail(self, view: PlayerView, width: int) -> list[Line]:
        """Tell how many are marked, or that two have to be."""
        if self.too_early:
            return [self.line(message("modal-tasks-mark-first"), "gold strong")]
        return [self.line(message("modal-tasks-marked", count=len(self.picked), all=_WANTED), "muted")]
