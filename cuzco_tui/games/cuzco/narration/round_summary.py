"""What the end of a round brought to whom: people, university, temple, market and palace, and the new order of play."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.games.cuzco.engine.codes import FROM_ABILITIES, FROM_INTI, PHASE_CITY, PHASE_DICE, PHASE_PEOPLE, SOURCES
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.messages import Message, message

PEOPLE, UNIVERSITY, TEMPLE, MARKET, PALACE, FINAL = "people", "university", "temple", "market", "palace", "final"
PARTS: Final = (PEOPLE, UNIVERSITY, TEMPLE, MARKET, PALACE, FINAL)
"""The parts of the end of a round, in their order; the last one is the final scoring."""
_ABILITY_OF_VP: Final = 2
"""The ability that is nothing but VP."""


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
    """The score when what is summed up began."""
    after: int
    lines: tuple[SummaryLine, ...]
    """In the order in which it happened."""
    moved: int
    """How many places up in the order of play, or with a minus down."""

    def vp_of(self, part: str) -> int:
        """Add up the VP of one part."""
        return sum(line.vp for line in self.lines if line.part == part)


class RoundSummary(NamedTuple):
    """The end of a round or a part of it, with the players in the new order of play, at the end of the game by rank."""

    round: int
    players: tuple[PlayerSummary, ...]
    parts: tuple[str, ...]
    """What it sums up."""
    goes_on: bool = False
    """Whether the round is not over."""

    @property
    def is_last(self) -> bool:
        """Whether the game is over, and the final scoring among the lines."""
        return FINAL in self.parts


def round_summary(happened: Sequence[events.Event], view: PlayerView, summed_up: int = 0) -> RoundSummary | None:
    """Sum up the last round whose end was told, from everything that a seat was told so far; None before that.

    What was summed up already in the city of this round is left out.
    """
    ends = [index for index, event in enumerate(happened) if isinstance(event, events.RoundEnded | events.GameEnded)]
    if not ends:
        return None
    end, ended = ends[-1], happened[ends[-1]]
    parts: tuple[str, ...] = PARTS if isinstance(ended, events.GameEnded) else PARTS[:-1]
    city = max((index for index in range(end) if _begins(happened[index], PHASE_CITY)), default=end)
    start = summed_up if city < summed_up <= end else 0
    if start:
        parts = parts[parts.index(MARKET) :]
    found = _summed_up(happened, end, view, parts, start)
    if found is None or not isinstance(ended, events.GameEnded):
        return found
    return found._replace(players=tuple(sorted(found.players, key=lambda player: ended.ranking.index(player.seat))))


def city_summary(happened: Sequence[events.Event], view: PlayerView) -> RoundSummary | None:
    """Sum up a round up to its city phase and what has happened there so far; None before that phase."""
    city = max((index for index, event in enumerate(happened) if _begins(event, PHASE_CITY)), default=None)
    if city is None or any(isinstance(event, events.RoundStarted) for event in happened[city:]):
        return None
    found = _summed_up(happened, len(happened), view, PARTS[:-1])
    if found is None:
        return None
    told = {line.part for player in found.players for line in player.lines}
    parts = tuple(part for part in found.parts if part in (PEOPLE, UNIVERSITY, TEMPLE) or part in told)
    return found._replace(parts=parts, goes_on=True)


def dice_phase(happened: Sequence[events.Event]) -> Sequence[events.Event]:
    """Give what happened in the last dice phase."""
    return _phase(happened, PHASE_DICE)


def people_phase(happened: Sequence[events.Event]) -> Sequence[events.Event]:
    """Give what happened in the last people phase."""
    return _phase(happened, PHASE_PEOPLE)


def _phase(happened: Sequence[events.Event], phase: int) -> Sequence[events.Event]:
    start = max((index for index, event in enumerate(happened) if _begins(event, phase)), default=len(happened))
    ends = (index for index in range(start, len(happened)) if _begins(happened[index], phase + 1))
    return happened[start : next(ends, len(happened))]


def _begins(event: events.Event, phase: int) -> bool:
    return isinstance(event, events.PhaseStarted) and event.phase == phase


def _summed_up(
    happened: Sequence[events.Event], end: int, view: PlayerView, parts: tuple[str, ...], since: int = 0
) -> RoundSummary | None:
    """Sum up a round from its people phase, or from later on, to an end; None without its beginning."""
    start = max((index for index in range(end) if isinstance(happened[index], events.RoundStarted)), default=end)
    people = next((index for index in range(start, end) if _begins(happened[index], PHASE_PEOPLE)), None)
    if people is None:
        return None
    part_of_round = happened[max(people, since) : end]
    later = _scored(happened[end:])
    gained = _scored(part_of_round)
    lines = _lines(part_of_round, view)
    before, after = _orders(happened[:end])
    started = happened[start]
    assert isinstance(started, events.RoundStarted)
    players: list[PlayerSummary] = []
    for place, seat in enumerate(after):
        score = view.players[seat].score - later.get(seat, 0)
        moved = 0 if since else before.index(seat) - place
        players.append(PlayerSummary(seat, score - gained.get(seat, 0), score, tuple(lines[seat]), moved))
    return RoundSummary(started.round, tuple(players), parts)


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
    ability: dict[int, Message] = {}
    for event in happened:
        if isinstance(event, events.GoodBought):
            bought[event.seat] = event.good
        elif isinstance(event, events.TaskFulfilled):
            task[event.seat] = message("summary-fulfilled", task=say.task_brief(event.task, view.content))
        elif isinstance(event, events.AbilityUsed):
            ability[event.seat] = _source_of_ability(event.ability)
        elif isinstance(event, events.PointsScored):
            known = ability.get(event.seat)
            lines[event.seat].append(_line_of_vp(event, bought.get(event.seat), task.get(event.seat), known))
        elif isinstance(event, events.IntiGained):
            lines[event.seat].append(SummaryLine(TEMPLE, message("summary-inti")))
        elif isinstance(event, events.TaskDiscarded | events.TaskTaken):
            brief = say.task_brief(event.task, view.content)
            taken = isinstance(event, events.TaskTaken)
            said = message("log-new-task", task=brief) if taken else message("summary-discarded", task=brief)
            lines[event.seat].append(SummaryLine(PALACE, said))
    return lines


def _source_of_ability(ability: int) -> Message:
    """Name what an ability brought VP by."""
    return message(f"source-{FROM_ABILITIES}") if ability == _ABILITY_OF_VP else say.ability(ability)


def _line_of_vp(
    event: events.PointsScored, good: int | None, task: Message | None, ability: Message | None
) -> SummaryLine:
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
    if SOURCES.index(event.source) >= FROM_INTI:
        return SummaryLine(FINAL, message("log-source", source=source, vp=event.vp), event.vp)
    return SummaryLine(PEOPLE, message("log-source", source=ability or source, vp=event.vp), event.vp)
