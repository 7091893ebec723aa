"""Palace tasks in dialogs: to keep, fulfil, discard or take, each with how far one is."""

from cuzco_tui.games.cuzco.engine.choices import DiscardTask, FulfilTask, KeepTasks, TakeTask
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.screen.dialogs.cards import card_lines, cards_of
from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoModal
from cuzco_tui.messages import message
from cuzco_tui.tui.widgets.panel import Line


class TasksModal(CuzcoModal):
    """Asks about tasks; those that the option under the cursor is about are marked."""

    HEADING = "modal-tasks"
    TOLD = CuzcoModal.TOLD | {"brings-task", "brings-lacks", "brings-fulfilled", "then-new-task"}

    def _meant(self) -> tuple[int, ...]:
        pointed = self.pointed
        if isinstance(pointed, KeepTasks):
            return pointed.first, pointed.second
        return (pointed.task,) if isinstance(pointed, FulfilTask | DiscardTask | TakeTask) else ()

    def _bars(self, view: PlayerView, width: int, tasks: list[int]) -> list[Line]:
        every = [*self.me.tasks, *self.me.offer, *(view.palace if view.kind == "ChooseNewTask" else ())]
        longest = max(view.content.tasks[task].need for task in every)
        return self.task_bars(view, width).draw(tasks, self._meant(), longest)

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Show one's own tasks, and those to choose from."""
        lines: list[Line] = []
        if self.me.tasks:
            lines += [self.line(message("modal-tasks-own"), "dim"), *self._bars(view, width, self.me.tasks)]
        if lines and view.kind in ("ChooseTasksToKeep", "ChooseNewTask"):
            lines.append([])
        if view.kind == "ChooseTasksToKeep":
            lines += [self.line(message("modal-tasks-offer"), "dim"), *self._bars(view, width, self.me.offer)]
        elif view.kind == "ChooseNewTask":
            lines += [self.line(message("modal-tasks-palace"), "dim"), *self._bars(view, width, view.palace)]
        elif view.kind == "ChooseTask":
            lines.append(self.line(message("modal-tasks-done", count=len(self.me.fulfilled)), "dim"))
        return lines

    def below(self, view: PlayerView, width: int) -> list[Line]:
        """Tell about card 04 where it helps."""
        return [line for card, via in cards_of(self.pointed) for line in card_lines(self, card, via)]
