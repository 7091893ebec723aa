"""What a bot's part was for, as it is plain to everybody: found in what a spectator sees before and after it."""

from collections.abc import Iterator, Sequence
from typing import Final

from cuzco_tui.game import Purpose
from cuzco_tui.games.cuzco.bots.advice import MET, NEW_TASK, NEW_TASK_MET, Goal
from cuzco_tui.games.cuzco.bots.goals import circlet_goals, nearer, new_good
from cuzco_tui.games.cuzco.engine import events
from cuzco_tui.games.cuzco.engine.codes import OVER, PHASE_CITY, PHASE_DICE, PHASE_PEOPLE, SETUP, TILE_KINDS
from cuzco_tui.games.cuzco.engine.prices import circlet_worth, sets_of, temple_majority
from cuzco_tui.games.cuzco.engine.tasks import progress
from cuzco_tui.games.cuzco.engine.view import PlayerView

_MOVED_BY_THE_CITY: Final = ("inti", "parts")
"""The kinds of tasks that come nearer by themselves when the people's phase is over."""

_BEGIN_ANOTHER_PHASE: Final = (events.PhaseStarted, events.RoundEnded, events.PassedOver)
_AT_THE_PALACE: Final = (events.TaskFulfilled, events.TaskDiscarded)
_DEEDS: Final = (
    *(*_AT_THE_PALACE, events.TaskTaken, events.GoodBought, events.AbilityUsed),
    *(events.DiePlaced, events.DieMoved, events.CardPlayed, events.PututuUsed),
)
"""What somebody does in a part of their own."""
_WORTH_TELLING: Final = 3
"""VP of a good below which nobody gets food for its sake."""


def part_of(view: PlayerView) -> tuple[int, int, int, int | None]:
    """Name the part of the game that goes on."""
    return view.round, view.phase, view.turn, view.decider


def purpose(before: PlayerView, after: PlayerView, happened: Sequence[events.Event], seat: int) -> Purpose | None:
    """Say what a seat's part was for."""
    if before.phase == SETUP or after.phase == OVER:
        return None
    place = _end_of_part(before, happened, seat)
    fulfilled_later = any(isinstance(event, events.TaskFulfilled) and event.seat == seat for event in happened[place:])
    goals = (goal for goal in _goals(before, after, seat) if goal.kind != "set" or not fulfilled_later)
    found = [goal for goal in (next(goals, None), _task(before, after, seat)) if goal is not None]
    if not found:
        return None
    main, more = found[0], found[1:]
    numbers, task = (tuple(goal.numbers.values()) for goal in (main, more[0] if more else Goal("")))
    return Purpose(events.MoveExplained(seat, main.kind, numbers, task), place)


def _end_of_part(before: PlayerView, happened: Sequence[events.Event], seat: int) -> int:
    """Count the events up to where something else begins: another phase or round, or what is done in another part."""
    at_the_market = before.phase == PHASE_CITY and before.turn <= before.seats
    for index, event in enumerate(happened):
        if isinstance(event, _BEGIN_ANOTHER_PHASE):
            return index
        if isinstance(event, _DEEDS) and event.seat != seat:
            return index
        if isinstance(event, _AT_THE_PALACE) and at_the_market:
            return index
    return len(happened)


def _goals(before: PlayerView, after: PlayerView, seat: int) -> Iterator[Goal]:
    """Give what was reached that the line about the deed does not tell, the most important first."""
    for number, (had, has) in enumerate(zip(sets_of(before, seat), sets_of(after, seat), strict=True)):
        if had.has < had.needs == has.has:
            yield Goal("set", {"set": number, "count": has.needs, "vp": has.vp})
    is_last = before.round == before.content.rounds
    complete = [goal for goal in circlet_goals(before, after, seat) if goal.kind in ("complete", "complete-and-die")]
    for goal in sorted(complete, key=lambda goal: ("die" not in goal.numbers, -goal.numbers["circlet"])):
        vp = circlet_worth(after, goal.numbers["circlet"])
        if "die" in goal.numbers:
            yield goal._replace(numbers={**goal.numbers, "vp": vp})
        elif not is_last:
            yield goal
    if after.round == before.round and after.phase in (PHASE_DICE, PHASE_PEOPLE):
        yield from _goals_before_the_city(before, after, seat)
    if is_last and before.phase != PHASE_DICE:
        return
    tiles, tiles_before = ([tile % TILE_KINDS for tile in view.players[seat].tiles] for view in (after, before))
    for tile in dict.fromkeys(tiles):
        if (strength := tiles.count(tile)) > max(1, tiles_before.count(tile)):
            yield Goal("strength", {"tile": tile, "strength": strength})


def _goals_before_the_city(before: PlayerView, after: PlayerView, seat: int) -> Iterator[Goal]:
    """Give what will count when the city comes, as things stand."""
    if after.temple_inti and temple_majority(after.temple)[0] == seat != temple_majority(before.temple)[0]:
        yield Goal("priest-most")
    good = new_good(before, after, seat)
    if good is not None and after.content.good_vp[good] >= _WORTH_TELLING:
        yield Goal("food-for", {"good": good, "vp": after.content.good_vp[good]})
    if after.ranks[0] == seat != before.ranks[0]:
        yield Goal("first")


def _task(before: PlayerView, after: PlayerView, seat: int) -> Goal | None:
    """Give the open task that came nearer, or the new one of which something is there."""
    by_itself = _MOVED_BY_THE_CITY if before.phase == PHASE_PEOPLE != after.phase else ()
    found = nearer(before, after, seat, by_itself)
    if found is not None:
        numbers = found.numbers
        return found if numbers["have"] < numbers["need"] else Goal(MET, numbers)
    for task in after.players[seat].tasks:
        if task not in before.players[seat].tasks and before.phase == PHASE_CITY:
            have, need = progress(after, seat, task), after.content.tasks[task].need
            if have:
                numbers = {"task": task, "have": min(have, need), "need": need}
                return Goal(NEW_TASK if have < need else NEW_TASK_MET, numbers)
    return None
