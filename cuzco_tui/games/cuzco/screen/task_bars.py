"""Tasks with bars of progress: a piece for each thing that is needed, full where it is there."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from cuzco_tui.games.cuzco.engine.foresight import foresee, slots_to_fill
from cuzco_tui.games.cuzco.engine.tasks import progress
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.messages import Value, message
from cuzco_tui.tui.drawing.lines import cells, folded, padded
from cuzco_tui.tui.widgets.panel import Line

HAVE: Final = ("\u2501", "gold")
"""A piece that is there: heavy, so that it is told from a lacking one without colours, too."""
LACKS: Final = ("\u2500", "muted")
WOULD_COME: Final = ("\u254d", "good strong")
"""A piece that the pointed move would add."""
WOULD_GO: Final = ("\u254d", "bad strong")
HIDDEN: Final = ("?", "muted")
BAR_ROOM: Final = 11
"""So many columns a bar takes where there is enough room."""
_IN_HAND: Final = ("gods in hand", "same god", "cards of god")
"""Tasks that count cards, which are hidden in another player's hand."""


def known_progress(view: PlayerView, seat: int, task: int) -> int | None:
    """Give how much of a task a seat has, or None when the hand that counts is hidden."""
    row = view.content.tasks[task]
    if row.kind in _IN_HAND and not view.players[seat].hand:
        return None
    return min(progress(view, seat, task), row.need)


def progress_after(view: PlayerView, texts: Sequence[str], task: int) -> int | None:
    """Give how much of a task the decider would have after these options, or None where it cannot be known.

    A feather that would have to be placed counts as placed.
    """
    ahead = foresee(view, texts)
    if ahead is None or view.seat is None:
        return None
    if slots_to_fill(ahead, view.seat):
        ahead = foresee(view, (*texts, ahead.options[0].text)) or ahead
    return min(progress(ahead, view.seat, task), view.content.tasks[task].need)


def task_bar(have: int | None, need: int, then: int | None = None, room: int = BAR_ROOM) -> Line:
    """A bar with a piece for each thing that is needed, long ones apart where there is room.

    `have` is None where it is hidden; what would come or go by the time of `then` stands out.
    """
    size, gap = next(
        ((size, gap) for size, gap in ((2, 1), (1, 1)) if need * (size + gap) - gap <= room),
        (1, 0),
    )
    after = have if then is None else min(then, need)
    line: Line = []
    for piece in range(need):
        if have is None or after is None:
            sign, style = HIDDEN
        elif piece < min(have, after):
            sign, style = HAVE
        elif piece < after:
            sign, style = WOULD_COME
        elif piece < have:
            sign, style = WOULD_GO
        else:
            sign, style = LACKS
        if piece and gap:
            line.append((" ", ""))
        line.append((sign * size, style))
    return line


class TaskBars(NamedTuple):
    """Draws tasks below each other, each with a bar of what is there and what is missing."""

    speak: Callable[[Value], str]
    view: PlayerView
    seat: int
    width: int
    texts: tuple[str, ...] = ()
    """The options whose outcome the bars show."""

    def draw(self, tasks: Sequence[int], meant: Sequence[int] = (), longest: int = 0) -> list[Line]:
        """Draw tasks with bars of one length; those that are meant are marked, those that are met are golden."""
        content = self.view.content
        needs = [content.tasks[task].need for task in tasks]
        room = max((cells(task_bar(0, need)) for need in (*needs, longest)), default=0)
        lines: list[Line] = []
        for task, need in zip(tasks, needs, strict=True):
            have = min(progress(self.view, self.seat, task), need)
            mark: Line = [("\u258c" if task in meant else " ", "gold strong"), (" ", "")]
            then = progress_after(self.view, self.texts, task) if self.seat == self.view.seat else None
            head = [*padded([*mark, *task_bar(have, need, then)], room + 2), (f"  {have}/{need}  ", "muted")]
            met = have >= need
            lacks = self.speak(message("modal-task-lacks", count=need - have))
            asks = self.speak(say.task(task, content))
            told: Line = [(asks[:1].upper() + asks[1:], "lit" if met else "strong" if task in meant else "")]
            told.append((f" ({lacks})", "gold" if met else "muted"))
            lines += folded([*head, *told], self.width, cells(head))
        return lines
