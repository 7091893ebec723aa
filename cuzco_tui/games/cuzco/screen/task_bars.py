"""Tasks below each other, each behind a bar of what is there and what is missing."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from cuzco_tui.games.cuzco.engine.tasks import progress
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.messages import Value, message
from cuzco_tui.tui.drawing.lines import bar, folded
from cuzco_tui.tui.widgets.panel import Line


class TaskBars(NamedTuple):
    """Draws tasks below each other, each with a bar of what is there and what is missing."""

    speak: Callable[[Value], str]
    view: PlayerView
    seat: int
    width: int

    def draw(self, tasks: Sequence[int], meant: Sequence[int] = (), longest: int = 0) -> list[Line]:
        """Draw tasks with bars of one length; those that are meant are marked, those that are met are strong."""
        content = self.view.content
        longest = max(longest, *(content.tasks[task].need for task in tasks), 0)
        rows: list[tuple[str, str, str, str]] = []
        for task in tasks:
            need = content.tasks[task].need
            have = min(progress(self.view, self.seat, task), need)
            lacks = self.speak(message("modal-task-lacks", count=need - have))
            style = "strong" if have >= need or task in meant else ""
            head = f"{'>' if task in meant else ' '} {bar(have, need):<{longest + 2}} {have}/{need}"
            rows.append((head, lacks, self.speak(say.task(task, content)), style))
        wide = max((len(lacks) for _, lacks, _, _ in rows), default=0)
        return [
            part
            for head, lacks, told, style in rows
            for part in folded([(f"{head}  {lacks:<{wide}}  {told}", style)], self.width, len(head) + wide + 4)
        ]
