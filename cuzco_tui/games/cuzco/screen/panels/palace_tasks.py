"""The palace: the tasks that lie there, with how far the player is on each."""

from typing import Final

from textual.reactive import reactive

from cuzco_tui.games.cuzco.engine.codes import TASK_NAMES
from cuzco_tui.games.cuzco.engine.tasks import progress
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.aim import NO_AIM, Aim, Aiming
from cuzco_tui.games.cuzco.screen.fitting import fitting, note_fitting
from cuzco_tui.games.cuzco.screen.task_bars import known_progress, progress_after, task_bar
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import cells, padded
from cuzco_tui.tui.widgets.panel import CHANGED, Line, Panel
from cuzco_tui.widths import cells as cells_of

WIDEST: Final = 64
"""The bars stand at most so far to the right, lest they lose their words."""


class PalaceTasks(Aiming, Panel):
    """Shows the open tasks of the palace, each with a bar of the player's progress; what one meets already is golden.

    What the pointed move would add stands out in the bars.
    """

    TITLE = "panel-palace"
    RULE = "U-4"
    FITS = True
    KEEPS = True
    INSET = 1
    MARKS = False

    aim: reactive[Aim] = reactive(NO_AIM, repaint=False)

    def shown(self, view: PlayerView) -> object:
        """The tasks, one's progress now and after the pointed move, and what is new."""
        seat = self._seat(view)
        return tuple((task, progress(view, seat, task), self._then(view, task)) for task in view.palace), self._fresh(
            view
        )

    def lasting(self, view: PlayerView) -> object:
        """The tasks."""
        return tuple(view.palace)

    def shown_besides(self) -> tuple[object, ...]:
        """The pointed move."""
        return (self.pointed,)

    def _seat(self, view: PlayerView) -> int:
        return view.seat if view.seat is not None else view.order[0]

    def _then(self, view: PlayerView, task: int) -> int | None:
        return progress_after(view, self.pointed.texts, task) if self.pointed is not None else None

    def _fresh(self, view: PlayerView) -> frozenset[int]:
        """The tasks that came since the player last looked."""
        before = self.last_seen
        return frozenset(view.palace) - frozenset(before.palace) if before is not None else frozenset()

    def note(self) -> str:
        """Tell what a task is worth, and that one takes one of them where no line below says so."""
        if self.view is None:
            return ""
        worth = self.view.content.task_vp
        wordings = [message("worth-each", vp=worth)]
        if self.rows <= len(self.view.palace):
            wordings = [message("palace-note", vp=worth), message("palace-note-short"), *wordings]
        return note_fitting(self, map(self.say, wordings))

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw a line for each task, and below them when one takes one."""
        width = min(width, WIDEST)
        bars = {task: self._bar(view, task) for task in view.palace}
        column = width - max(map(cells, bars.values()), default=0)
        lines = [[*padded(self._words(view, task, column - 1), column), *bars[task]] for task in view.palace]
        if not lines:
            lines = [[(self.say(message("palace-empty")), "muted")]]
        free = self.rows - len(lines)
        told = self.say(message("palace-when"))
        if free > 0 and cells_of(told) <= width:
            lines += [*([[]] if free > 1 else []), [(told, "muted")]]
        return lines

    def _bar(self, view: PlayerView, task: int) -> Line:
        have = known_progress(view, self._seat(view), task)
        return task_bar(have, view.content.tasks[task].need, self._then(view, task))

    def _words(self, view: PlayerView, task: int, width: int) -> Line:
        """A task's number and what it asks for, in as many words as there is room for."""
        have = known_progress(view, self._seat(view), task)
        met = have is not None and have >= view.content.tasks[task].need
        fresh = task in self._fresh(view)
        number = max(len(TASK_NAMES[each]) for each in view.palace) + 1
        room = width - number - (2 if fresh else 0)
        asks = say.task(task, view.content).values["asks"]
        wordings = [self.say(asks), self.say(say.task_brief(task, view.content))]
        told = " " + self.say(message("palace-met")) if met else ""
        if not fitting(wordings, room - cells_of(told)):
            told = ""
        words = fitting(wordings, room - cells_of(told))
        line: Line = [(f"{TASK_NAMES[task]:<{number}}", "muted"), (words, "lit" if met else "text"), (told, "gold")]
        if fresh:
            line.append((f" {CHANGED}", "lit"))
        return line
