"""What a player plays for: the tasks with their bars, and what would be scored if the game ended now."""

from typing import Final

from cuzco_tui.games.cuzco.engine.codes import FROM_INTI, FROM_VILLAGES, TASK_NAMES
from cuzco_tui.games.cuzco.engine.prices import final_points, task_worth
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.masks.sight import Sight
from cuzco_tui.games.cuzco.screen.task_bars import known_progress, task_bar
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import cells, folded, padded
from cuzco_tui.tui.widgets.panel import Line

_FORMS: Final = (
    (True, True, 8),
    (False, True, 8),
    (False, True, 5),
    (False, False, 8),
    (False, False, 5),
    (False, True, 0),
    (False, False, 0),
)
"""Whether tasks are told in whole sentences, whether with their numbers, and how many columns their bars may take."""


def task_lines(sight: Sight, width: int) -> list[Line]:
    """The tasks, one a line, each behind its bar; with their numbers and in more words where there is room for all."""
    lines: list[Line] = []
    for whole, numbered, room in _FORMS:
        lines = _tasks(sight, whole, numbered, room)
        if max(map(cells, lines), default=0) <= width:
            return lines
    return [part for line in lines for part in folded(line, width, 2)]


def _tasks(sight: Sight, whole: bool, numbered: bool, room: int) -> list[Line]:
    """The tasks in one form; the bars have one length unless they are as tight as can be."""
    view = sight.view
    lines: list[Line] = []
    bars = [_bar(sight, task, room) for task in sight.player.tasks]
    longest = max(map(cells, bars), default=0) if room else 0
    names = max((len(TASK_NAMES[task]) for task in sight.player.tasks), default=0)
    for task, bar in zip(sight.player.tasks, bars, strict=True):
        told = say.task(task, view.content).values["asks"] if whole else say.task_brief(task, view.content)
        have = known_progress(view, sight.seat, task)
        met = have is not None and have >= view.content.tasks[task].need
        number = f"{TASK_NAMES[task]:<{names}} " if numbered else ""
        lines.append([(number, "muted"), *padded(bar, longest), (f" {sight.say(told)}", "lit" if met else "")])
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
