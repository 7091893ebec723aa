"""What an option would bring, as plain facts: it is tried out in states that are imagined from the view.

Nothing is told that the view's seat could not know: hidden things are dealt anew, and where a card is turned up on the
way, only what is the same for every card counts.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from cuzco_tui.games.cuzco.engine import choices, events
from cuzco_tui.games.cuzco.engine.codes import CARD_KINDS, CUZCO, TILE_KINDS, VILLAGES
from cuzco_tui.games.cuzco.engine.decisions import EXCHANGE_BUY, FEATHER_SLOT, TURN
from cuzco_tui.games.cuzco.engine.flow import play_on
from cuzco_tui.games.cuzco.engine.imagine import imagine
from cuzco_tui.games.cuzco.engine.pending import Pending, facts_of
from cuzco_tui.games.cuzco.engine.pieces import free_houses, khipus_of, strengths
from cuzco_tui.games.cuzco.engine.prices import circlet_worth
from cuzco_tui.games.cuzco.engine.state import Player, State
from cuzco_tui.games.cuzco.engine.tasks import progress
from cuzco_tui.games.cuzco.engine.turn import turn_options
from cuzco_tui.games.cuzco.engine.view import PlayerView

_CARDS_OF_A_GOD: Final = 3


class Arrival(NamedTuple):
    """Where the chasqui comes to, and what it leaves there."""

    place: int
    delivers: bool
    vp: int = 0
    """What the village is worth, 0 where nothing is delivered."""
    covered: int = -1
    """The seat upon whose khipu the own one comes to lie, or -1."""
    no_feather: bool = False
    """Whether the feather of the delivery is missed."""


class FeatherSet(NamedTuple):
    """A feather in its slot, and the circlet that it makes ready."""

    colour: int
    ready: int = 0
    """The pips of a circlet that now has both feathers, 0 for none."""
    vp: int = 0
    """What activating that circlet would bring in this round."""


class TileWon(NamedTuple):
    """A person tile that was taken, and how strong its ability is then."""

    tile: int
    strength: int


class TaskChange(NamedTuple):
    """A task that is new, or that is met now and was not, or the other way round."""

    task: int
    have: int
    need: int
    new: bool
    was_met: bool

    @property
    def met(self) -> bool:
        """Whether the task is met then."""
        return self.have >= self.need


class Placing(NamedTuple):
    """A priest on a step, whom it moved, and the temple then."""

    step: int
    pushed: tuple[int, ...]
    """The other seats whose priests were pushed down."""
    home: tuple[int, ...]
    """The seats whose priests were sent home."""
    temple: tuple[int, ...]
    """Who stands on each step, the lowest first, or -1."""


class Preview(NamedTuple):
    """What an option brings the decider until the next question or the end of the turn, and what follows."""

    option: choices.Choice
    vp: int = 0
    arrival: Arrival | None = None
    feathers: tuple[FeatherSet, ...] = ()
    circlets: tuple[int, ...] = ()
    """The pips of circlets that are activated."""
    knowledge: int = 0
    passed: tuple[int, ...] = ()
    """The seats that fall behind on the knowledge track."""
    food: int = 0
    """What is gained, below 0 what is paid; so with offerings and Inti medals."""
    offerings: int = 0
    inti: int = 0
    reserve: int = 0
    """Khipus that go to the reserve."""
    house: bool = False
    """Whether there is a free house then, where there was none."""
    cards: tuple[int, ...] = ()
    goods: int = 0
    """How many goods are owned then, 0 when none was bought."""
    tiles: tuple[TileWon, ...] = ()
    raised: tuple[int, ...] = ()
    """Person tiles that are slid up again."""
    boost: bool = False
    """Whether abilities become stronger."""
    uses: tuple[int, ...] = ()
    """The colours of which one more ability may be used."""
    fulfilled: int = 0
    """How many tasks are fulfilled then, 0 when no more than before."""
    tasks: tuple[TaskChange, ...] = ()
    placing: Placing | None = None
    opened: tuple[int, ...] = ()
    """Actions that a die that was turned or moved opens."""
    closed: tuple[int, ...] = ()
    spaces: tuple[tuple[int, int], ...] = ()
    """Spaces whose lowest die changes, each with the die, where no action opens or closes."""
    lapsed: int = 0
    """Pips that are not spent."""
    ahead: tuple[Pending, ...] = ()
    """What the same seat is asked next, and what waits below the slot of a feather that was bought."""
    options: tuple[choices.Choice, ...] = ()
    """The options that it certainly has then."""


def preview(view: PlayerView, option: choices.Choice, then: choices.Choice | None = None) -> Preview:
    """Try an option out where each god turns up another card; what is not the same everywhere is left out.

    Only the decider learns something, and only about what it may choose. An option may be followed by one that it
    certainly leads to.
    """
    if view.seat is None or option not in view.options:
        return Preview(option)
    told, reveals = _try_out(imagined_state(view, 0), view.seat, option, then)
    if reveals:
        for turned_up in range(1, _CARDS_OF_A_GOD):
            told = _certain(told, _try_out(imagined_state(view, turned_up), view.seat, option, then)[0])
    return told


@lru_cache(maxsize=_CARDS_OF_A_GOD)
def imagined_state(view: PlayerView, turned_up: int) -> State:
    """Keep the states of a view, since all its options are tried out one after the other."""
    return imagine(view, turned_up, turned_up)


def _certain(one: Preview, other: Preview) -> Preview:
    """Keep what two previews have in common: of several things those in both, else what is equal."""
    if one == other:
        return one
    kept: list[object] = [one.option]
    for name, mine, theirs in zip(Preview._fields[1:], one[1:], other[1:], strict=True):
        if mine == theirs:
            kept.append(mine)
        elif type(mine) is tuple and type(theirs) is tuple:
            kept.append(tuple(thing for thing in mine if thing in theirs))
        else:
            kept.append(Preview._field_defaults[name])
    return Preview._make(kept)


def _try_out(before: State, seat: int, option: choices.Choice, then: choices.Choice | None) -> tuple[Preview, bool]:
    """Carry an option out in a copy: what it changed, and whether something was revealed on the way."""
    after = before.copy()
    log: list[events.Event] = []
    after.log = log
    play_on(after, option)
    if then is not None:
        play_on(after, then)
    had, has = before.players[seat], after.players[seat]
    opened, closed, spaces = _spaces(before, after, option)
    told = Preview(
        option,
        vp=has.score - had.score,
        arrival=_arrival(before, had, has, log) if has.location != had.location else None,
        feathers=tuple(_feathers(before, had, has)) if has.feathers != had.feathers else (),
        circlets=tuple(pips for pips in range(1, 7) if (has.circlets & ~had.circlets) >> 2 * (pips - 1) & 1),
        knowledge=max(0, has.knowledge - had.knowledge),
        passed=_passed(before, after, seat) if has.knowledge > had.knowledge else (),
        food=has.food - had.food,
        offerings=has.offerings - had.offerings,
        inti=has.inti - had.inti,
        reserve=max(0, has.reserve - had.reserve),
        house=free_houses(has) > 0 and not free_houses(had),
        cards=tuple(card for card in range(1, CARD_KINDS + 1) if has.hand[card] > had.hand[card]),
        goods=sum(has.goods) if has.goods != had.goods else 0,
        tiles=tuple(_tiles_won(had, has)) if len(has.tiles) > len(had.tiles) else (),
        raised=_raised(had, has) if has.tiles != had.tiles else (),
        boost=sum(after.ability_boosts) > sum(before.ability_boosts),
        uses=tuple(colour for colour in (0, 1) if after.abilities_left[colour] > before.abilities_left[colour]),
        fulfilled=len(has.fulfilled) if len(has.fulfilled) > len(had.fulfilled) else 0,
        tasks=tuple(_tasks(before, after, seat)),
        placing=_placing(after, seat, log),
        opened=opened,
        closed=closed,
        spaces=spaces,
        lapsed=sum(event.pips for event in log if isinstance(event, events.PipsLapsed)),
        ahead=_ahead(after, seat),
        options=tuple(after.options),
    )
    return told, after.reveals != before.reveals


def _arrival(before: State, had: Player, has: Player, log: list[events.Event]) -> Arrival:
    """Where a run ended; beside Cuzco also what was delivered."""
    place = has.location
    if place == CUZCO or has.delivered == had.delivered:
        return Arrival(place, False)
    covered = khipus_of(before.villages[place])
    missed = any(isinstance(event, events.FeatherMissed) for event in log)
    return Arrival(place, True, before.board.vp[place], covered[0] if covered else -1, missed)


def _feathers(before: State, had: Player, has: Player) -> Iterator[FeatherSet]:
    """Feathers that came into their slots, and circlets that they complete."""
    shown = before.content.masks[has.mask]
    for slot in range(VILLAGES):
        if (has.feathers & ~had.feathers) >> slot & 1:
            if has.feathers >> (slot ^ 1) & 1:
                pips = slot // 2 + 1
                yield FeatherSet(shown[slot], pips, circlet_worth(before, pips))
            else:
                yield FeatherSet(shown[slot])


def _passed(before: State, after: State, seat: int) -> tuple[int, ...]:
    """The seats that led before and follow after."""
    leading, following = before.ranks, after.ranks
    behind = following[following.index(seat) :]
    return tuple(other for other in leading[: leading.index(seat)] if other in behind)


def _tiles_won(had: Player, has: Player) -> Iterator[TileWon]:
    owned, now = strengths(had), strengths(has)
    for code in range(TILE_KINDS):
        if now[code] > owned[code]:
            yield TileWon(code, now[code])


def _raised(had: Player, has: Player) -> tuple[int, ...]:
    """Tiles that lie upright once more and were not taken just now."""
    owned, now = strengths(had), strengths(has)
    return tuple(
        code for code in range(TILE_KINDS) if now[code] <= owned[code] and has.tiles.count(code) > had.tiles.count(code)
    )


def _tasks(before: State, after: State, seat: int) -> Iterator[TaskChange]:
    """Tasks that are new, and tasks that are met then or no longer."""
    had = before.players[seat].tasks
    for task in after.players[seat].tasks:
        need = before.content.tasks[task].need
        have = progress(after, seat, task)
        new = task not in had
        was_met = not new and progress(before, seat, task) >= need
        if new or was_met != (have >= need):
            yield TaskChange(task, have, need, new, was_met)


def _placing(after: State, seat: int, log: list[events.Event]) -> Placing | None:
    """The step of a priest that was placed, and who was pushed or sent home."""
    step = 0
    pushed: list[int] = []
    home: list[int] = []
    for event in log:
        if isinstance(event, events.PriestPlaced):
            step = event.step
        elif isinstance(event, events.PriestPushed):
            if event.seat != seat and event.seat not in pushed:
                pushed.append(event.seat)
        elif isinstance(event, events.PriestSentHome):
            home.append(event.seat)
    return Placing(step, tuple(pushed), tuple(home), tuple(after.temple)) if step else None


_Numbers = tuple[int, ...]


def _spaces(
    before: State, after: State, option: choices.Choice
) -> tuple[_Numbers, _Numbers, tuple[tuple[int, int], ...]]:
    """Which actions a turned or moved die opens and closes; else the spaces that take other dice now."""
    if not after.stack or after.stack[-1][0] != TURN:
        return (), (), ()
    if isinstance(option, choices.UsePututu):
        could = {(0, way.action) for way in _placements(before.options) if way.pips == option.pips}
        can = {(0, way.action) for way in _placements(after.options)}
    elif isinstance(option, choices.MoveDie):
        earlier = turn_options(before, before.stack[-2])
        could = {(way.pips, way.action) for way in _placements(earlier)}
        can = {(way.pips, way.action) for way in _placements(after.options)}
    else:
        return (), (), ()
    opened = tuple(sorted({action for _, action in can - could}))
    closed = tuple(sorted({action for _, action in could - can}))
    if opened or closed:
        return opened, closed, ()
    changed = [(space, lowest) for space, lowest in enumerate(after.lowest) if lowest != before.lowest[space]]
    return (), (), tuple(changed)


def _placements(options: list[choices.Choice]) -> list[choices.PlaceDie]:
    return [option for option in options if isinstance(option, choices.PlaceDie)]


def _ahead(after: State, seat: int) -> tuple[Pending, ...]:
    """What the seat is asked next; nothing when others are in turn."""
    stack = after.stack
    if not stack or stack[-1][1] != seat:
        return ()
    asked = facts_of(after, stack[-1], -1)
    if stack[-1][0] == FEATHER_SLOT and len(stack) > 1 and stack[-2][0] == EXCHANGE_BUY:
        return asked, facts_of(after, stack[-2], -2)
    return (asked,)
