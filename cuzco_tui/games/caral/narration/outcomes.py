"""What an option would bring, in short phrases: it is tried out in states that are imagined from the view.

Where cards are drawn on the way, only what is the same whatever they are is told.
"""

from collections.abc import Iterator

from cuzco_tui.games.caral.engine import choices, events
from cuzco_tui.games.caral.engine.ceremony import bid, highest_bidder, mood_in_force
from cuzco_tui.games.caral.engine.codes import CARD_KINDS, CONDITION_NAMES, MOODS, NOBODY, OFFERING_TILE
from cuzco_tui.games.caral.engine.flow import play_on
from cuzco_tui.games.caral.engine.imagine import imagine
from cuzco_tui.games.caral.engine.seen import seen_state
from cuzco_tui.games.caral.engine.state import State
from cuzco_tui.games.caral.engine.supplies import emissary_tile
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.narration.nexts import next_message
from cuzco_tui.messages import Message, Names, message

_MOST_DRAWN = 8
"""More cards than anything draws at once."""


def brings(choice: choices.Choice, view: PlayerView, names: Names) -> list[Message]:
    """Tell the decider what an option brings until the next question or the end of the turn, and what follows."""
    if view.seat is None or choice not in view.options:
        return []
    if isinstance(choice, choices.Offer) or choice is choices.OFFER_NOTHING:
        return list(_offering(choice, view, names))
    before = imagine(view, 0)
    told, revealed = tried(before, choice, view.seat)
    if revealed:
        for kind in range(CARD_KINDS):
            other = before.copy()
            other.pile = [*other.pile, *[kind] * _MOST_DRAWN]
            same, _ = tried(other, choice, view.seat)
            told = [phrase for phrase in told if phrase in same]
    return told


def tried(before: State, choice: choices.Choice, seat: int) -> tuple[list[Message], bool]:
    """Carry an option out in a copy: what it brought the seat, and whether something was revealed on the way."""
    after = before.copy()
    log: list[events.Event] = []
    after.log = log
    play_on(after, choice)
    told = [*_gained(log, after, seat, choice), *_behind(before, after, seat)]
    if after.stack and after.stack[-1][1] == seat and (then := next_message(after)) is not None:
        told.append(then)
    return told, after.reveals != before.reveals


def _gained(log: list[events.Event], after: State, seat: int, choice: choices.Choice) -> Iterator[Message]:
    """What the seat gets, fame first."""
    content = after.content
    mine = [event for event in log if getattr(event, "seat", None) == seat]
    fame = sum(event.amount for event in mine if isinstance(event, events.FameChanged))
    if fame:
        yield message("brings-fame", fame=fame)
    for event in log:
        if isinstance(event, events.CentralPyramidGrew):
            yield message("brings-height", height=event.height)
    for event in mine:
        if isinstance(event, events.PyramidFinished):
            last = say.yes(event.number == len(content.finish_fame))
            yield message("brings-finished", number=event.number, last=last)
        elif isinstance(event, events.StatusTaken):
            yield message("brings-status", name=say.status(event.card))
        elif isinstance(event, events.EmissaryLevelFinished):
            yield message("brings-emissary", level=event.level)
        elif isinstance(event, events.MarkerTaken):
            yield message("brings-marker")
        elif isinstance(event, events.StonesGained) and (event.lost or not _says_stones(choice)):
            yield message("brings-stones", number=event.number, lost=event.lost)
        elif isinstance(event, events.CardsDrawn) and choice is not choices.ACT:
            yield message("brings-cards", number=event.number)
        elif isinstance(event, events.YearEnded):
            yield message("brings-year-end")


def _says_stones(choice: choices.Choice) -> bool:
    return choice is choices.ACT or isinstance(choice, choices.Exchange)


def _behind(before: State, after: State, seat: int) -> Iterator[Message]:
    """Own sites that are not finished and fall behind the architect."""
    places = after.content.places
    fallen = [
        say.place(places[index])
        for index in after.content.sites
        if before.architect <= index < after.architect
        and after.owner[index] == seat
        and not 0 < after.target[index] == after.built[index]
    ]
    if fallen:
        yield message("brings-behind", places=tuple(fallen))


def _offering(choice: choices.Choice, view: PlayerView, names: Names) -> Iterator[Message]:
    """What an offering is worth: for certain where nobody can outdo it, otherwise if nobody does."""
    s = seen_state(view)
    seat = s.stack[-1][1]
    others = [frame[1] for frame in s.stack[:-1]]
    content = s.content
    if isinstance(choice, choices.Offer):
        s.offer_kinds = [choice.kind if each == seat else kind for each, kind in enumerate(s.offer_kinds)]
        s.offers = [choice.number if each == seat else number for each, number in enumerate(s.offers)]
        highest = highest_bidder(s)
        fame = content.bidder_fame[s.height - 1]
        if highest != seat:
            yield message("brings-fame", fame=content.offering_fame)
            if highest != NOBODY:
                yield message("brings-lower", who=names(highest), number=bid(s, highest))
        elif all(_most(view, s, other) <= bid(s, seat) for other in others):
            yield message("brings-fame", fame=fame)
            yield message("brings-highest")
        else:
            yield message("brings-if-highest", fame=fame, other=content.offering_fame)
        yield from _statuses_for(s, seat)
    elif s.players[seat].fame:
        yield message("brings-fame", fame=content.nothing_fame)
    if s.modules & MOODS:
        needed = content.moods[mood_in_force(s)].needed[s.seats - 2]
        total = sum(bid(s, each) for each in range(s.seats))
        calm = say.yes(total >= needed)
        yield message("brings-mood", total=total, needed=needed, calm=calm)


def _statuses_for(s: State, seat: int) -> Iterator[Message]:
    """The status cards that an offering of this size takes."""
    for place, card in enumerate(s.statuses):
        row = s.content.statuses[card]
        is_open = s.status_by[place] == NOBODY and CONDITION_NAMES[row.condition] == "offering"
        if is_open and bid(s, seat) >= row.need:
            yield message("brings-status", name=say.status(card))


def _most(view: PlayerView, s: State, seat: int) -> int:
    """Give what a seat could bid at most, as far as the others know."""
    size = view.players[seat].hand_size
    more = bool(size) and emissary_tile(s, s.players[seat]) == OFFERING_TILE
    return size + int(more)
