"""What a bot's part was for, as it is plain to everybody: found in what a spectator sees before and after it."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from cuzco_tui.game import Purpose
from cuzco_tui.games.caral.bots.advice import Goal
from cuzco_tui.games.caral.bots.ways import is_near, missing_levels, sites_of
from cuzco_tui.games.caral.engine import events
from cuzco_tui.games.caral.engine.codes import CENTRE, EMISSARY, NOBODY, OFFERINGS, STATUS, TURNS
from cuzco_tui.games.caral.engine.view import PlayerView

GOALS: Final[Mapping[str, tuple[str, ...]]] = {
    "last-year": (),
    "most-cards": ("cards",),
    "highest": ("number", "fame"),
    "cut-off": ("seats",),
    "finish-next": ("place", "stones"),
    "build-next": ("place", "stones"),
    "call-next": (),
    "priests": ("fame",),
    "yield": ("place", "count"),
    "status-next": ("card", "have", "need"),
    "emissary-next": ("level", "carali", "alpacas"),
}
"""The kinds of purposes, the most important first, and what the numbers of each are, in their order.

`last-year`: the seventh pyramid is finished, so this year is the last. `most-cards`: ended the year while holding more
cards than anybody else. `highest`: the offering is the highest so far, with what the highest bidder gains. `cut-off`:
these rivals, a bit for each seat, now stand behind the architect who did not before. `finish-next`, `build-next`: a
pyramid is near and the stones are there to finish it with one level, or to build on it. `call-next`: the central
pyramid is now within range. `priests`: the fame that its priests now bring each year. `yield`: the stones that the
quarry now gives at each visit. `status-next`: one is missing for a status card. `emissary-next`: what a level of the
emissary board still misses. Places are given by their index on the path.
"""

_BEGIN_ANOTHER_PART: Final = (
    *(events.TurnStarted, events.RoundStarted, events.YearStarted, events.KindBarred, events.Offered),
    *(events.CeremonyHeld, events.OfferingsDiscarded, events.NewStartPlayer),
)


def purpose(before: PlayerView, after: PlayerView, happened: Sequence[events.Event], seat: int) -> Purpose | None:
    """Say what a seat's part was for."""
    if before.phase not in (TURNS, OFFERINGS):
        return None
    place = _end_of_part(before, happened)
    part = happened[:place]
    for goal in _goals(before, after, part, seat):
        return Purpose(events.MoveExplained(seat, goal.kind, tuple(goal.numbers.values())), place)
    return None


def _end_of_part(before: PlayerView, happened: Sequence[events.Event]) -> int:
    """Count the events up to where another part begins; an offering itself belongs to its part."""
    first = 1 if before.phase == OFFERINGS else 0
    for index, event in enumerate(happened):
        if index >= first and isinstance(event, _BEGIN_ANOTHER_PART):
            return index
    return len(happened)


def _goals(before: PlayerView, after: PlayerView, part: Sequence[events.Event], seat: int) -> Iterator[Goal]:
    """Give what was reached that the lines about the deeds do not tell, the most important first."""
    if before.phase == OFFERINGS:
        yield from _offering(before, part, seat)
        return
    last = len(after.content.finish_fame)
    if before.finished < last <= after.finished:
        yield Goal("last-year")
    if any(isinstance(event, events.YearEnded) for event in part):
        yield from _call(after, seat)
        return
    if before.year != after.year or after.phase != TURNS:
        return
    if before.turn == 0:
        yield from _cut_off(before, after, seat)
        return
    yield from _nexts(before, after, seat)
    yield from _more(before, after, seat)


def _offering(before: PlayerView, part: Sequence[events.Event], seat: int) -> Iterator[Goal]:
    """Say whether an offering is the highest so far; a tile that counts one more is left to whoever counts."""
    for event in part:
        if isinstance(event, events.Offered) and event.seat == seat and event.number > max(before.offers):
            yield Goal("highest", {"number": event.number, "fame": before.content.bidder_fame[before.height - 1]})


def _call(after: PlayerView, seat: int) -> Iterator[Goal]:
    """Say whether the year was ended with the largest hand."""
    if after.phase != OFFERINGS or any(after.offers):
        return
    cards = after.players[seat].hand_size
    if cards > max(player.hand_size for other, player in enumerate(after.players) if other != seat):
        yield Goal("most-cards", {"cards": cards})


def _cut_off(before: PlayerView, after: PlayerView, seat: int) -> Iterator[Goal]:
    """Say which rivals the architect has just passed."""
    passed = [
        1 << other
        for other, player in enumerate(before.players)
        if other != seat and before.architect <= player.figure < after.architect and player.figure > 0
    ]
    if passed and after.players[seat].figure >= after.architect:
        yield Goal("cut-off", {"seats": sum(passed)})


def _nexts(before: PlayerView, after: PlayerView, seat: int) -> Iterator[Goal]:
    """Give what the seat's next turn can bring that this one could not."""
    for kind in ("finish-next", "build-next"):
        for index in sites_of(after, seat):
            if _can_build(after, seat, index, kind) and not _can_build(before, seat, index, kind):
                yield Goal(kind, {"place": index, "stones": after.players[seat].stones})
    centre = after.content.kinds.index(CENTRE)
    if is_near(after, seat, centre) and not is_near(before, seat, centre):
        yield Goal("call-next")


def _can_build(view: PlayerView, seat: int, index: int, kind: str) -> bool:
    missing = missing_levels(view, index)
    wanted = missing == 1 if kind == "finish-next" else missing > 0
    ready = view.players[seat].stones > 0 and index >= view.architect and is_near(view, seat, index)
    return bool(wanted and ready and view.built[index])


def _more(before: PlayerView, after: PlayerView, seat: int) -> Iterator[Goal]:
    """Give what will come of it later."""
    had, has = before.players[seat], after.players[seat]
    priests, priests_before = (sum(view.priest[index] for index in sites_of(view, seat)) for view in (after, before))
    if priests > max(priests_before, 1):
        yield Goal("priests", {"fame": priests * after.content.priest_year})
    for number, quarry in enumerate(after.content.quarries):
        if has.workers[number] > had.workers[number]:
            yield Goal("yield", {"place": quarry, "count": min(has.workers[number], after.content.most_stones)})
    if after.modules & STATUS:
        yield from _statuses(before, after, seat)
    if after.modules & EMISSARY and (has.envoys, has.beasts) != (had.envoys, had.beasts) and has.level == had.level:
        row = after.content.emissaries[has.level]
        missing = {"carali": row.carali - has.envoys, "alpacas": row.alpacas - has.beasts}
        yield Goal("emissary-next", {"level": has.level + 1} | missing)


def _statuses(before: PlayerView, after: PlayerView, seat: int) -> Iterator[Goal]:
    """Give the status cards for which one is missing now."""
    for place, card in enumerate(after.statuses):
        row = after.content.statuses[card]
        if after.status_by[place] != NOBODY or row.need < 3:
            continue
        had, has = (_public_count(view, seat, row.condition) for view in (before, after))
        if had < has == row.need - 1:
            yield Goal("status-next", {"card": card, "have": has, "need": row.need})


def _public_count(view: PlayerView, seat: int, condition: int) -> int:
    """Count what everybody sees of what a status card asks for; of the rest nothing."""
    player = view.players[seat]
    built = [index for index in sites_of(view, seat) if view.built[index]]
    counts = {0: player.stones, 1: player.sled, 2: sum(player.workers), 8: player.hand_size, 15: len(built)}
    return counts.get(condition, 0)
