"""What a plan or a part comes to: what a seat has at its end and did not have before.

What is asked here of two positions can be asked of two views as well, as far as they show it.
"""

from collections.abc import Container, Iterator
from typing import Final

from cuzco_tui.games.cuzco.bots.advice import NEARER, Goal
from cuzco_tui.games.cuzco.engine.codes import DICE, HEADDRESS, IN_HAND, PHASE_DICE, PHASE_PEOPLE, TILE_KINDS
from cuzco_tui.games.cuzco.engine.state import State
from cuzco_tui.games.cuzco.engine.tasks import Position, progress

_CIRCLETS: Final = range(6)
_VILLAGES: Final = range(12)


def goals(before: State, after: State, seat: int) -> tuple[Goal, ...]:
    """Give what a seat gains, the most important first, and last of all the task that it comes nearer to."""
    return (*_deeds(before, after, seat), *(goal for goal in [nearer(before, after, seat)] if goal is not None))


def _deeds(before: State, after: State, seat: int) -> Iterator[Goal]:
    had, has = before.players[seat], after.players[seat]
    for task in has.fulfilled:
        if task not in had.fulfilled:
            yield Goal("task", {"task": task})
    yield from circlet_goals(before, after, seat)
    for village in _VILLAGES:
        if (has.delivered & ~had.delivered) >> village & 1:
            yield Goal("village", {"village": village})
    if has.priests < had.priests:
        leads = after.temple.count(seat) > max(after.temple.count(each) for each in range(after.seats) if each != seat)
        yield Goal("priest-most" if leads and after.temple_inti else "priest")
    for good, count in enumerate(has.goods):
        if count > had.goods[good]:
            yield Goal("good", {"good": good})
    yield from _other_gains(before, after, seat)


def circlet_goals(before: Position, after: Position, seat: int) -> Iterator[Goal]:
    """Circlets that are activated, or complete now, perhaps with a die that could activate them."""
    had, has = before.players[seat], after.players[seat]
    for circlet in _CIRCLETS:
        number = {"circlet": circlet + 1}
        was_complete, is_complete = (player.feathers >> 2 * circlet & 3 == 3 for player in (had, has))
        if has.circlets >> 2 * circlet & 1:
            if not had.circlets >> 2 * circlet & 1:
                yield Goal("circlet" if was_complete else "circlet-at-once", number)
        elif is_complete and not was_complete:
            die = _die_for(after, seat, circlet + 1)
            yield Goal("complete-and-die", number | {"die": die}) if die else Goal("complete", number)


def _die_for(s: Position, seat: int, pips: int) -> int:
    """Give the lowest die in hand that could activate a circlet as the spaces are now, 0 when there is none."""
    if s.phase != PHASE_DICE:
        return 0
    below = s.lowest[s.content.spaces[s.seats - 2][HEADDRESS]]
    dice = (s.dice[die] for die in range(seat * DICE, seat * DICE + DICE) if s.dice_at[die] == IN_HAND)
    return min((die for die in dice if pips <= die < below), default=0)


def _other_gains(before: State, after: State, seat: int) -> Iterator[Goal]:
    had, has = before.players[seat], after.players[seat]
    if (good := new_good(before, after, seat)) is not None:
        yield Goal("food-for", {"good": good})
    if after.ranks[0] == seat != before.ranks[0]:
        yield Goal("first")
    tiles = sorted(tile % TILE_KINDS for tile in has.tiles)
    for tile in sorted(tile % TILE_KINDS for tile in had.tiles):
        if tile in tiles:
            tiles.remove(tile)
    if tiles:
        yield Goal("tile", {"tile": tiles[0]})
    if has.knowledge > had.knowledge:
        yield Goal("knowledge", {"count": has.knowledge - had.knowledge})
    if has.feathers.bit_count() > had.feathers.bit_count():
        yield Goal("feathers", {"count": has.feathers.bit_count() - had.feathers.bit_count()})
    for kind, gained in (
        ("food", has.food - had.food),
        ("offerings", has.offerings - had.offerings),
        ("cards", sum(has.hand) - sum(had.hand)),
        ("points", has.score - had.score),
    ):
        if gained > 0:
            yield Goal(kind, {"count": gained})


def new_good(before: Position, after: Position, seat: int) -> int | None:
    """Give the best good of this round's market that can be paid now and could not before, if there is one."""
    if not 0 < before.round == after.round or after.phase > PHASE_PEOPLE:
        return None
    content = after.content
    best = max(
        (good for good in after.market[after.round - 1] if content.good_cost[good] <= after.players[seat].food),
        key=lambda good: content.good_vp[good],
        default=None,
    )
    return None if best is None or content.good_cost[best] <= before.players[seat].food else best


def nearer(before: Position, after: Position, seat: int, but: Container[str] = ()) -> Goal | None:
    """Give the open task that comes nearer and then misses least, but none of some kinds."""
    found = []
    for task in after.players[seat].tasks:
        kind, need = after.content.tasks[task].kind, after.content.tasks[task].need
        if kind in but:
            continue
        had, has = min(progress(before, seat, task), need), min(progress(after, seat, task), need)
        if has > had and task in before.players[seat].tasks:
            found.append((need - has, task, has, need))
    if not found:
        return None
    _missing, task, has, need = min(found)
    return Goal(NEARER, {"task": task, "have": has, "need": need})
