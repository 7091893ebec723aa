"""What a player plays for: the tasks with their bars, and what would be scored if the game ended now."""

from typing import Final

from cuzco_tui.games.cuzco.engine.codes import FROM_INTI, FROM_VILLAGES, TASK_NAMES
from cuzco_tui.games.cuzco.engine.prices import final_points, task_worth
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.masks.sight import Sight
from cuzco_tui.games.cuzco.screen.task_bars import known_progress, task_bar
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import cells, padded
from cuzco_tui.tui.widgets.panel import Line
from cuzco_tui.widths import cells as cells_of

_NAME: Final = max(map(len, TASK_NAMES))
"""The columns of the longest number of a task."""
_FORMS: Final = ((76, True, True, 8), (35, False, True, 8), (30, False, False, 8), (0, False, False, 5))
"""From how many columns on tasks are told in whole sentences, with their numbers, and how many columns bars may take.

Every task of the game has room then, so that the form never changes with the tasks.
"""


def task_lines(sight: Sight, width: int) -> list[Line]:
    """The tasks, one a line, each behind its bar; with their numbers and in more words where there is room."""
    view = sight.view
    _, whole, numbered, room = next(form for form in _FORMS if form[0] <= width)
    lines: list[Line] = []
    bars = [_bar(sight, task, room) for task in sight.player.tasks]
    longest = max(map(cells, bars), default=0)
    for task, bar in zip(sight.player.tasks, bars, strict=True):
        told = say.task(task, view.content).values["asks"] if whole else say.task_brief(task, view.content)
        have = known_progress(view, sight.seat, task)
        met = have is not None and have >= view.content.tasks[task].need
        number = f"{TASK_NAMES[task]:<{_NAME}} " if numbered else ""
        words = f" {sight.say(told)}"
        column = min(longest, width - len(number) - cells_of(words))
        lines.append([(number, "muted"), *padded(bar, column), (words, "lit" if met else "")])
    return lines


def _bar(sight: Sight, task: int, room: int) -> Line:
    have = known_progress(sight.view, sight.seat, task)
    then = None
    if sight.ahead is not None and task in sight.then.tasks:
        then = known_progress(sight.ahead, sight.seat, task)
    return task_bar(have, sight.view.content.tasks[task].need, then, room)


def ending_lines(sight: Sight) -> list[Line]:
    """What would be scored if the game ended now: villages, Inti, tasks, sets, and the score then (Z-1 to Z-3)."""
    view = sight.view
    points = {source: vp for vp, source in final_points(view, sight.seat)}
    met = sum(
        1
        for task in sight.player.tasks
        if (known_progress(view, sight.seat, task) or 0) >= view.content.tasks[task].need
    )
    rows = [
        ("mask-end-villages", points.pop(FROM_VILLAGES)),
        ("mask-end-inti", points.pop(FROM_INTI)),
        ("mask-end-tasks", met * task_worth(view, 0)),
        ("mask-end-sets", sum(points.values())),
    ]
    total = sight.player.score + sum(vp for _, vp in rows)
    lines: list[Line] = [[(sight.say(message("mask-end")), "muted")]]
    for word, vp in rows:
        lines.append([(f"{vp:>4} ", "strong" if vp else "muted"), (sight.say(message(word)), "muted")])
    return [*lines, [(f"{total:>4} ", "gold strong"), (sight.say(message("mask-end-total")), "")]]
