"""What an option would bring, as plain facts: it is tried out in copies of what the view shows.

Nothing is told that the view's seat could not know: where cards are drawn on the way, only what is the same whatever
they are counts. Other hands hold nothing here, for whoever meets the condition of a status card has it already.
"""

from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement
from typing import Final, NamedTuple

from cuzco_tui.games.caral.engine import decisions, events
from cuzco_tui.games.caral.engine.actions import stones_here
from cuzco_tui.games.caral.engine.ceremony import bid, highest_bidder, mood_in_force, most_bid
from cuzco_tui.games.caral.engine.choices import Choice, Offer
from cuzco_tui.games.caral.engine.codes import (
    ALPACA,
    CARD_KINDS,
    CONDITION_NAMES,
    CULT,
    MOODS,
    NO_TILE,
    NOBODY,
    QUARRY,
    SITE,
    VILLAGE,
)
from cuzco_tui.games.caral.engine.flow import play_on
from cuzco_tui.games.caral.engine.pairs import pairs_for
from cuzco_tui.games.caral.engine.seen import seen_state
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.supplies import is_finished
from cuzco_tui.games.caral.engine.view import PlayerView


class Next(NamedTuple):
    """What the same seat is asked next: a word for it, the numbers that matter, and the progress tile it is about."""

    what: str
    numbers: Mapping[str, int] = {}
    tile: int = NO_TILE


class Outcome(NamedTuple):
    """What an option brings the decider until its next question or the end of its part, and what follows."""

    fame: int = 0
    height: int = 0
    """Of the central pyramid when it grows, else 0."""
    finished: tuple[int, ...] = ()
    """Which ones on the whole board the pyramids are that it finishes."""
    statuses: tuple[int, ...] = ()
    levels: tuple[int, ...] = ()
    """Emissary levels that it finishes."""
    marker: bool = False
    built: tuple[tuple[int, int], ...] = ()
    """How high its pyramids are by each level that it builds for a stone, and how high they are to become."""
    stones: tuple[tuple[int, int], ...] = ()
    """Stones gained, and those that find no room."""
    cards: tuple[int, ...] = ()
    """How many cards are drawn."""
    year_ends: bool = False
    behind: tuple[int, ...] = ()
    """Own sites that are not finished and fall behind the architect."""
    then: tuple[Next, ...] = ()


class Stake(NamedTuple):
    """What an offering is worth."""

    fame: int | None = None
    """What it brings for certain, None where that depends on others."""
    at_best: int = 0
    """What the highest bidder gains."""
    at_least: int = 0
    """What whoever offers something and is not the highest gains."""
    leads: bool = False
    """Whether it is the highest so far."""
    higher: int = NOBODY
    """The seat that offers more, or as much and before."""
    number: int = 0
    """How much that seat's offering counts."""
    statuses: tuple[int, ...] = ()
    total: int = 0
    """What all offerings so far count together."""
    needed: int = 0
    """How much of that the mood of the gods asks for, 0 without moods."""


def outcome(view: PlayerView, choice: Choice) -> Outcome:
    """Try an option out; only the decider learns something, and only about what it may choose."""
    if view.seat is None or choice not in view.options:
        return Outcome()
    before = seen_state(view)
    told, revealed = tried(before, choice, view.seat)
    if revealed:
        pile = before.pile
        for drawn in combinations_with_replacement(range(CARD_KINDS), sum(told.cards)):
            before.pile = [*pile, *drawn]
            told = _certain(told, tried(before, choice, view.seat)[0])
    return told


def _certain(one: Outcome, other: Outcome) -> Outcome:
    """Keep what two outcomes have in common: of several things those in both, else what is equal."""
    if one == other:
        return one
    kept: list[object] = []
    for name, mine, theirs in zip(Outcome._fields, one, other, strict=True):
        if mine == theirs:
            kept.append(mine)
        elif type(mine) is tuple and type(theirs) is tuple:
            kept.append(tuple(thing for thing in mine if thing in theirs))
        else:
            kept.append(Outcome._field_defaults[name])
    return Outcome._make(kept)


def tried(before: State, choice: Choice, seat: int) -> tuple[Outcome, bool]:
    """Carry an option out in a copy: what it brought the seat, and whether something was revealed on the way."""
    after = before.copy()
    log: list[events.Event] = []
    after.log = log
    play_on(after, choice)
    if after.stack and after.stack[-1][:2] == (decisions.CARDS_FOR_MOVE, seat):
        return _tried_paying(after, seat)
    mine = [event for event in log if getattr(event, "seat", None) == seat]
    goes_on = bool(after.stack) and after.stack[-1][1] == seat
    built = [event for event in mine if isinstance(event, events.LevelBuilt) and not event.free]
    told = Outcome(
        fame=sum(event.amount for event in mine if isinstance(event, events.FameChanged)),
        height=after.height if after.height > before.height else 0,
        finished=tuple(event.number for event in mine if isinstance(event, events.PyramidFinished)),
        statuses=tuple(event.card for event in mine if isinstance(event, events.StatusTaken)),
        levels=tuple(event.level for event in mine if isinstance(event, events.EmissaryLevelFinished)),
        marker=any(isinstance(event, events.MarkerTaken) for event in mine),
        built=tuple((event.height, event.height + event.size - 1) for event in built),
        stones=tuple((event.number, event.lost) for event in mine if isinstance(event, events.StonesGained)),
        cards=tuple(event.number for event in mine if isinstance(event, events.CardsDrawn)),
        year_ends=any(isinstance(event, events.YearEnded) for event in mine),
        behind=_behind(before, after, seat),
        then=tuple(_nexts(after)) if goes_on else (),
    )
    return told, after.reveals != before.reveals


def _tried_paying(s: State, seat: int) -> tuple[Outcome, bool]:
    """Pay for a move in every way: what is the same whichever cards go for it (CM-11)."""
    found = [tried(s, cards, seat) for cards in s.options]
    told = found[0][0]
    for other, _ in found[1:]:
        told = _certain(told, other)
    return told, any(revealed for _, revealed in found)


def _behind(before: State, after: State, seat: int) -> tuple[int, ...]:
    """Own sites that are not finished and fall behind the architect."""
    passed = (index for index in after.content.sites if before.architect <= index < after.architect)
    return tuple(index for index in passed if after.owner[index] == seat and not is_finished(after, index))


_WORDS: Final = {
    decisions.EXTRA_LEVEL: "extra-level",
    decisions.FISH_PAIR: "fish-pair",
    decisions.ALPACA_PAIR: "alpaca-pair",
    decisions.CARALI_TO_MOVE: "carali-to-move",
    decisions.PLACE_FOR_CARALI: "place-for-carali",
    decisions.SPACE_FOR_ANACONDA: "move-anaconda",
}
"""The questions of which nothing more is to be known."""
_PAIRS: Final = (decisions.EXTRA_LEVEL, decisions.FISH_PAIR)
"""The questions of pairs after which one for a second move may follow (CR-8)."""
_OF_CARDS: Final = {
    decisions.CARDS_TO_DISCARD: "discard",
    decisions.CARDS_TO_TAKE: "take",
}
"""The questions about a number of cards."""


def _nexts(s: State) -> Iterator[Next]:
    """Tell what the seat that goes on is asked next, and whether after other pairs there is one for a second move."""
    first = _next(s)
    if first is not None:
        yield first
    kind, seat, *_ = s.stack[-1]
    below = [frame[0] for frame in s.stack[:-1] if frame[1] == seat]
    if kind in _PAIRS and decisions.ALPACA_PAIR in below and pairs_for(s, seat, ALPACA):
        yield Next(_WORDS[decisions.ALPACA_PAIR])


def _next(s: State) -> Next | None:
    """Tell what the seat that goes on is asked next; None when there is nothing to tell."""
    kind, _, number, _, _ = s.stack[-1]
    if kind in _WORDS:
        return Next(_WORDS[kind])
    if kind in _OF_CARDS:
        return Next(_OF_CARDS[kind], {"count": number})
    if kind == decisions.SPACE_FOR_TILE:
        return Next("lay-tile", tile=s.progress[number])
    if kind == decisions.MOVE and number == decisions.SECOND:
        return Next("second-move", {"spaces": s.content.second_move})
    return _next_action(s) if kind == decisions.ACTION else None


def _next_action(s: State) -> Next:
    """Tell what can be done where the figure stands."""
    _, seat, flags, _, _ = s.stack[-1]
    index = s.players[seat].figure
    if index == s.anaconda and not flags:
        return Next("anaconda")
    if s.laid[index] != NO_TILE:
        return Next("tile", tile=s.laid[index])
    kind = s.content.kinds[index]
    if kind == QUARRY:
        return Next("stones", {"count": stones_here(s, seat, index)})
    if kind == CULT:
        return Next("cards", {"count": s.content.cult_cards})
    if kind == SITE:
        built = s.built[index]
        return Next("level", {"level": built + 1, "target": s.target[index]}) if built else Next("found")
    return Next("carali" if kind == VILLAGE else "alpaca")


def stake(view: PlayerView, choice: Choice) -> Stake:
    """Tell what an offering is worth: for certain where nobody can outdo it, otherwise if nobody does (CJ-4, CJ-5)."""
    if view.seat is None or choice not in view.options:
        return Stake()
    s, seat = seen_state(view), view.seat
    content = s.content
    fame: int | None = max(content.nothing_fame, -s.players[seat].fame)
    highest, leads = NOBODY, False
    if isinstance(choice, Offer):
        s.offer_kinds = [choice.kind if each == seat else kind for each, kind in enumerate(s.offer_kinds)]
        s.offers = [choice.number if each == seat else number for each, number in enumerate(s.offers)]
        highest = highest_bidder(s)
        leads = highest == seat
        fame = content.offering_fame
        if leads:
            later = [frame[1] for frame in s.stack[:-1]]
            sizes = [view.players[other].hand_size for other in later]
            is_certain = all(most_bid(s, *each) <= bid(s, seat) for each in zip(later, sizes, strict=True))
            fame = content.bidder_fame[s.height - 1] if is_certain else None
    return Stake(
        fame=fame,
        at_best=content.bidder_fame[s.height - 1],
        at_least=content.offering_fame,
        leads=leads,
        higher=NOBODY if leads else highest,
        number=bid(s, highest) if highest >= 0 else 0,
        statuses=_statuses_for(s, seat),
        total=sum(bid(s, each) for each in range(s.seats)),
        needed=content.moods[mood_in_force(s)].needed[s.seats - 2] if s.modules & MOODS else 0,
    )


def _statuses_for(s: State, seat: int) -> tuple[int, ...]:
    """List the status cards that an offering of this size takes."""
    rows = s.content.statuses
    return tuple(
        card
        for place, card in enumerate(s.statuses)
        if s.status_by[place] == NOBODY
        and CONDITION_NAMES[rows[card].condition] == "offering"
        and bid(s, seat) >= rows[card].need
    )
