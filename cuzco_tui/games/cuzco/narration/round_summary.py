"""What the end of a round brought to whom: people, university, temple, market and palace, and the new order of play."""

from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple

from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.games.cuzco.engine.codes import FROM_INTI, PHASE_PEOPLE, SOURCES, TASK_NAMES
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.messages import Message, message

PEOPLE, UNIVERSITY, TEMPLE, MARKET, PALACE, FINAL = "people", "university", "temple", "market", "palace", "final"
PARTS: Final = (PEOPLE, UNIVERSITY, TEMPLE, MARKET, PALACE, FINAL)
"""The parts of the end of a round, in their order; the last one is the final scoring."""


def part_name(part: str) -> Message:
    """Name a part of the end of a round."""
    return message(f"summary-{part}")


class SummaryLine(NamedTuple):
    """One thing that somebody got, or did without getting anything."""

    part: str
    said: Message
    vp: int = 0


class PlayerSummary(NamedTuple):
    """What the end of a round brought one player."""

    seat: int
    before: int
    """The score after the dice phase."""
    after: int
    lines: tuple[SummaryLine, ...]
    """In the order in which it happened."""
    moved: int
    """How many places up in the order of play, or with a minus down."""

    def vp_of(self, part: str) -> int:
        """Add up the VP of one part."""
        return sum(line.vp for line in self.lines if line.part == part)


class RoundSummary(NamedTuple):
    """The end of a round, with the players in the new order of play."""

    round: int
    players: tuple[PlayerSummary, ...]
    is_last: bool
    """Whether the game is over, and the final scoring among the lines."""


def round_summary(happened: Sequence[events.Event], view: PlayerView) -> RoundSummary | None:
    """Sum up the last round whose end was told, from everything that a seat was told so far; None before that."""
    ends = [index for index, event in enumerate(happened) if isinstance(event, events.RoundEnded | events.GameEnded)]
    if not ends:
        return None
    end = ends[-1]
    starts = [index for index in range(end) if isinstance(happened[index], events.RoundStarted)]
    people = [
        index
        for index in range(starts[-1], end)
        if isinstance(event := happened[index], events.PhaseStarted) and event.phase == PHASE_PEOPLE
    ]
    part_of_round = happened[people[0] : end]
    later = _scored(happened[end:])
    gained = _scored(part_of_round)
    lines = _lines(part_of_round, view)
    before, after = _orders(happened[:end])
    started = happened[starts[-1]]
    assert isinstance(started, events.RoundStarted)
    players: list[PlayerSummary] = []
    for place, seat in enumerate(after):
        score = view.players[seat].score - later.get(seat, 0)
        moved = before.index(seat) - place
        players.append(PlayerSummary(seat, score - gained.get(seat, 0), score, tuple(lines[seat]), moved))
    return RoundSummary(started.round, tuple(players), isinstance(happened[end], events.GameEnded))


def _scored(happened: Sequence[events.Event]) -> dict[int, int]:
    """Add up the VP of each seat."""
    found: dict[int, int] = {}
    for event in happened:
        if isinstance(event, events.PointsScored):
            found[event.seat] = found.get(event.seat, 0) + event.vp
    return found


def _orders(happened: Sequence[events.Event]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Give the order of play before the last change, and after it."""
    orders = [event.order for event in happened if isinstance(event, events.OrderDealt | events.OrderChanged)]
    return orders[-2], orders[-1]


def _lines(happened: Sequence[events.Event], view: PlayerView) -> dict[int, list[SummaryLine]]:
    """Tell seat by seat what happened that is worth a line."""
    lines: dict[int, list[SummaryLine]] = {seat: [] for seat in range(view.seats)}
    bought: dict[int, int] = {}
    task: dict[int, Message] = {}
    for event in happened:
        if isinstance(event, events.GoodBought):
            bought[event.seat] = event.good
        elif isinstance(event, events.TaskFulfilled):
            task[event.seat] = message("log-fulfilled", task=TASK_NAMES[event.task])
        elif isinstance(event, events.PointsScored):
            good = bought.get(event.seat)
            lines[event.seat].append(_line_of_vp(event, good, task.get(event.seat)))
        elif isinstance(event, events.IntiGained | events.TaskDiscarded | events.TaskTaken):
            lines[event.seat].append(_OTHERS[type(event)](event))
    return lines


def _line_of_vp(event: events.PointsScored, good: int | None, task: Message | None) -> SummaryLine:
    source = message(f"source-{SOURCES.index(event.source)}")
    if event.source == "university":
        return SummaryLine(UNIVERSITY, source, event.vp)
    if event.source == "temple":
        return SummaryLine(TEMPLE, message("summary-priests"), event.vp)
    if event.source in ("market", "card 03") and good is not None:
        again = "yes" if event.source == "card 03" else "no"
        return SummaryLine(MARKET, message("summary-good", good=say.good(good), again=again), event.vp)
    if event.source == "tasks" and task is not None:
        return SummaryLine(PALACE, task, event.vp)
    part = FINAL if SOURCES.index(event.source) >= FROM_INTI else PEOPLE
    return SummaryLine(part, source, event.vp)


_OTHERS: Final[dict[type, Callable[[Any], SummaryLine]]] = {
    events.IntiGained: lambda _event: SummaryLine(TEMPLE, message("summary-inti")),
    events.TaskDiscarded: lambda event: SummaryLine(PALACE, message("log-discarded", tasks=(TASK_NAMES[event.task],))),
    events.TaskTaken: lambda event: SummaryLine(PALACE, message("log-new-task", task=TASK_NAMES[event.task])),
}
"""What brings no VP but is worth a line."""
