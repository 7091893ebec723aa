"""What a plan or a part comes to: what a seat has at its end and did not have before."""

from collections.abc import Iterator

from cuzco_tui.games.caral.bots.advice import Goal
from cuzco_tui.games.caral.bots.ways import missing_levels, sites_of
from cuzco_tui.games.caral.engine.ceremony import bid, highest_bidder, most_bid
from cuzco_tui.games.caral.engine.codes import NO_TILE, OFFERINGS, TURNS
from cuzco_tui.games.caral.engine.decisions import OFFERING
from cuzco_tui.games.caral.engine.state import State


def goals(before: State, after: State, seat: int) -> tuple[Goal, ...]:
    """Give what a seat gains, the most important first; places are given by their index on the path."""
    found = [*_pyramids(before, after, seat), *_people(before, after, seat), *_ceremony(before, after, seat)]
    found += [*_modules(before, after, seat), *_supplies(before, after, seat)]
    found.sort(key=lambda goal: _ORDER.index(goal.kind))
    return tuple(found)


_ORDER = (
    *("finish", "status", "marker", "emissary", "highest", "year", "priest", "levels", "found", "tile", "builder"),
    *("worker", "envoy", "beast", "stones", "alpaca", "cards", "fame"),
)
"""All kinds of goals, the most important first."""


def _pyramids(before: State, after: State, seat: int) -> Iterator[Goal]:
    for index in sites_of(after, seat):
        built = after.built[index] - before.built[index]
        if before.owner[index] != seat:
            yield Goal("builder", {"place": index})
        if not built:
            continue
        if not missing_levels(after, index):
            yield Goal("finish", {"place": index, "large": int(after.target[index] == after.content.large)})
        elif before.built[index]:
            yield Goal("levels", {"place": index, "count": built, "missing": missing_levels(after, index)})
        else:
            large = int(after.target[index] == after.content.large)
            yield Goal("found", {"place": index, "count": built, "large": large})


def _people(before: State, after: State, seat: int) -> Iterator[Goal]:
    had, has = before.players[seat], after.players[seat]
    for index in sites_of(after, seat):
        if after.priest[index] > before.priest[index]:
            yield Goal("priest", {"place": index})
    for number, quarry in enumerate(after.content.quarries):
        if has.workers[number] > had.workers[number]:
            yield Goal("worker", {"place": quarry, "count": has.workers[number]})


def _ceremony(before: State, after: State, seat: int) -> Iterator[Goal]:
    if before.phase == TURNS and after.phase == OFFERINGS and after.high == seat:
        yield Goal("year")
    if after.phase == OFFERINGS and after.offers[seat] and _nobody_can_bid_more(after, seat):
        fame = after.content.bidder_fame[after.height - 1]
        yield Goal("highest", {"number": bid(after, seat), "fame": fame})


def _nobody_can_bid_more(s: State, seat: int) -> bool:
    """Whether an offering stays the highest, whatever those have in their hands who have not offered yet (CJ-4)."""
    later = [frame[1] for frame in s.stack if frame[0] == OFFERING and frame[1] != seat]
    return highest_bidder(s) == seat and all(
        most_bid(s, other, sum(s.players[other].hand)) <= bid(s, seat) for other in later
    )


def _modules(before: State, after: State, seat: int) -> Iterator[Goal]:
    had, has = before.players[seat], after.players[seat]
    for place, card in enumerate(after.statuses):
        if after.status_by[place] == seat != before.status_by[place]:
            yield Goal("status", {"card": card})
    if has.level > had.level:
        yield Goal("emissary", {"level": has.level})
    if after.marker == seat != before.marker:
        yield Goal("marker")
    if has.level == had.level and has.envoys > had.envoys:
        yield Goal("envoy", {"level": has.level + 1})
    if has.level == had.level and has.beasts > had.beasts:
        yield Goal("beast", {"level": has.level + 1})
    for index in after.content.action_spaces:
        if before.laid[index] == NO_TILE != after.laid[index]:
            yield Goal("tile", {"tile": after.laid[index], "place": index})


def _supplies(before: State, after: State, seat: int) -> Iterator[Goal]:
    had, has = before.players[seat], after.players[seat]
    if has.stones > had.stones:
        yield Goal("stones", {"count": has.stones - had.stones})
    if has.sled > had.sled:
        yield Goal("alpaca", {"range": after.content.ranges[has.sled]})
    cards = sum(has.hand) - sum(had.hand)
    if cards > 0:
        yield Goal("cards", {"count": cards})
    if has.fame > had.fame:
        yield Goal("fame", {"count": has.fame - had.fame})
