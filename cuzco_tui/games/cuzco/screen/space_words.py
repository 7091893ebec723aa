"""What stands on the tile of an action space: in a few words what a die would bring there, or why it may not lie there.

Everything is said in two short lines. The first one is whole or goes on in the second; of what could stand in the
second, the longest that has room is taken.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from cuzco_tui.game import Reason
from cuzco_tui.games.cuzco.engine.board import usable_roads
from cuzco_tui.games.cuzco.engine.choices import PlaceDie
from cuzco_tui.games.cuzco.engine.codes import (
    CUZCO,
    EXCHANGE,
    HEADDRESS,
    NO_DIE,
    POINTS,
    ROPE,
    STEPS,
    TEMPLE,
    VIA_NAMES,
)
from cuzco_tui.games.cuzco.engine.pieces import ready_circlets
from cuzco_tui.games.cuzco.engine.prices import cards_played, circlet_worth
from cuzco_tui.games.cuzco.engine.spaces import space_of
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration.places import place
from cuzco_tui.games.cuzco.narration.reasons import short_reason
from cuzco_tui.messages import Message, Value, message
from cuzco_tui.widths import cells

Say = Callable[[Value], str]


class Told(NamedTuple):
    """What a tile says."""

    first: Message | None = None
    second: tuple[Value, ...] = ()
    """What may stand in the second line, the best first."""
    places: tuple[Value, ...] = ()
    """Places for the second line; those without room are counted."""
    shorter: Message | None = None
    """What is said where the first has no room."""
    price: Value = ()
    """What must be paid for it, where it is not free."""

    def lines(self, say: Say, room: int) -> tuple[str, str]:
        """Say it in two lines of some cells, and never a part of a word."""
        if self.first is None:
            return "", ""
        first = say(self.first)
        if cells(first) > room:
            folded = _folded(first, room)
            return folded if folded[0] or self.shorter is None else Told(self.shorter).lines(say, room)
        names = _as_many([say(each) for each in self.places], room)
        for second in (*((names,) if names else ()), *map(say, self.second)):
            if cells(second) <= room:
                return first, second
        return first, ""

    def line(self, say: Say, room: int) -> str:
        """Say the first part in one line, or nothing."""
        said = [say(each) for each in (self.first, self.shorter) if each is not None]
        return next((each for each in said if cells(each) <= room), "")


NOTHING: Final = Told()


def _folded(text: str, room: int) -> tuple[str, str]:
    """A text in two lines, the first as long as it can be; a last line of one letter or two is the last resort."""
    words = text.split(" ")
    ways = [(" ".join(words[:number]), " ".join(words[number:])) for number in range(len(words) - 1, 0, -1)]
    fitting = [way for way in ways if max(map(cells, way)) <= room]
    return next((way for way in fitting if cells(way[1]) > 2), fitting[0] if fitting else ("", ""))


def _as_many(names: Sequence[str], room: int) -> str:
    """As many names as have room, and the number of the others."""
    for number in range(len(names), 0, -1):
        rest = len(names) - number
        text = " ".join([*names[:number], *([f"+{rest}"] if rest else [])])
        if cells(text) <= room:
            return text
    return ""


def what_it_brings(view: PlayerView, way: PlaceDie) -> Told:
    """Tell what a placement leads to; where cards help, which, and what they cost."""
    told = _brings(view, way)
    cards = cards_played(way)
    if not cards:
        return told
    paid = [VIA_NAMES[via] for _, via in cards]
    counted = (("inti", "own-inti"), ("offering", "own-offerings"))
    price = tuple(message(id_, number=paid.count(via)) for via, id_ in counted if via in paid)
    with_cards = message("space-with-card", cards=" ".join(f"{card:02}" for card, _ in cards))
    return Told(told.first, (message("space-card-for", cards=with_cards, price=price), price, with_cards), price=price)


def _brings(view: PlayerView, way: PlaceDie) -> Told:
    assert view.seat is not None
    player, pips = view.players[view.seat], way.counts
    if way.jumps:
        return Told(message("space-jump"))
    if way.action <= ROPE:
        if player.may_turn and player.location == CUZCO:
            return Told(message("space-overlay"), (message("space-then-road"),))
        roads = usable_roads(view.board, view.overlay, player.location, way.action, pips)
        ends = sorted((road.destination for road in roads), key=lambda end: player.delivered >> end & 1)
        return Told(message("space-roads", count=len(roads)), (), tuple(place(end, view.board) for end in ends))
    if way.action == EXCHANGE:
        return Told(message("space-pips", pips=pips), (message("space-to-spend"),))
    if way.action == TEMPLE:
        steps = message("space-step" if view.exact_temple or pips == 1 else "space-steps", highest=min(pips, STEPS))
        return Told(steps, (message("space-fire-trial"),))
    if way.action == HEADDRESS:
        ready = [circlet for circlet in range(1, pips + 1) if ready_circlets(player) >> 2 * (circlet - 1) & 1]
        worths = [circlet_worth(view, circlet) for circlet in ready]
        best = max(worths, default=0)
        first = message("space-vp" if len(set(worths)) == 1 else "space-most-vp", vp=best)
        return Told(first, (message("space-circlets", count=len(ready)),))
    if way.action == POINTS:
        return Told(message("space-vp", vp=view.content.points_vp), (message("space-always-open"),))
    tiles = sum(1 for tile in range(pips) if view.houses[(way.action - ROPE - 1) * 6 + tile] >= 0)
    return Told(message("space-tiles", count=tiles), (message("space-up-to", pips=pips),))


def why_closed(reason: Reason) -> Told:
    """Tell why a die may not lie on a space, without the rule."""
    facts = reason.facts
    needed = facts.get("easiest") or facts.get("lowest")
    if reason.rule == "D-2":
        shorter = message("space-below", pips=facts["lowest"])
    elif needed:
        shorter = message("space-needs", pips=needed)
    elif short_reason(reason).id == "short-all-circlets":
        shorter = message("space-all-circlets")
    else:
        shorter = message(_NOTHING_LEFT.get(reason.rule, "space-closed"))
    return Told(short_reason(reason), shorter=shorter)


_NOTHING_LEFT: Final = {
    "M-7": "space-no-road",
    "P-1": "space-no-tile",
    "P-2": "space-no-house",
    "T-1": "space-no-priest",
    "H-1": "space-no-circlet",
}


def what_it_takes(view: PlayerView, action: int) -> Told:
    """Tell which dice a space takes while nobody asks about a certain one."""
    lowest = view.lowest[space_of(view)[action]]
    if action == POINTS or lowest == NO_DIE:
        return NOTHING
    if lowest == 1:
        return Told(message("space-closed"))
    return Told(message("space-below", pips=lowest))
