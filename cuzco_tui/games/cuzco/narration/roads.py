"""The road network as sentences that can be walked: where one stands, what leaves from there, what waits at the end."""

import re

from cuzco_tui.games.cuzco.engine.board import moves_needed, usable_roads
from cuzco_tui.games.cuzco.engine.codes import CUZCO
from cuzco_tui.games.cuzco.engine.pieces import dice_in_hand, khipus_of
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.options import waits
from cuzco_tui.messages import Message, Names, message


def look_roads(words: str, view: PlayerView, names: Names) -> list[Message]:
    """Describe the roads around the viewer, and the nearest villages for the dice given or in hand."""
    seat = view.seat if view.seat is not None else view.order[0]
    here = view.players[seat].location
    lines = [message("look-roads-here", who=names(seat), place=say.place(here))]
    lines += _leaving(here, view, names)
    if here == CUZCO and view.players[seat].may_turn:
        lines.append(message("look-roads-may-turn"))
    dice = [int(pips) for pips in re.findall("[1-6]", words)]
    dice = dice or dice_in_hand(view, seat)
    dice = [pips for pips in dice[:3] if pips] or [6]
    lines += _nearest(seat, sorted(dice, reverse=True), view)
    for other, player in enumerate(view.players):
        if other != seat:
            lines.append(message("look-roads-other", who=names(other), place=say.place(player.location)))
    lines.append(message("look-roads-help"))
    return lines


def look_village(words: str, view: PlayerView, names: Names) -> list[Message]:
    """Describe one village, or all of them in a line each."""
    location = read_place(words)
    if location is None:
        lines = [_village_line(village, view, names) for village in range(12)]
        return [message("look-village-unknown", words=words), *lines] if words else lines
    if location == CUZCO:
        return [message("look-cuzco"), *_leaving(CUZCO, view, names)]
    lines = [_village_line(location, view, names), *_leaving(location, view, names)]
    here = [names(seat) for seat, player in enumerate(view.players) if player.location == location]
    if here:
        lines.append(message("look-village-runners", who=tuple(here)))
    return lines


def read_place(words: str) -> int | None:
    """Read `inner 3`, `outer-2`, `i3` or `cuzco`, in any of the languages."""
    text = words.strip().lower()
    if text[:2] in ("cu", "cz"):
        return CUZCO
    found = re.search(r"([^\W\d]+)\W*(?:dorf|dorp|village)?\W*([1-6])$", text)
    if not found:
        return None
    ring, number = found[1], int(found[2]) - 1
    if ring.startswith(("i", "bi")):
        return number
    return number + 6 if ring.startswith(("o", "ä", "a", "bu")) else None


def _village_line(village: int, view: PlayerView, names: Names) -> Message:
    khipus = names.all(khipus_of(view.villages[village])) or message("no-khipus")
    board = view.board
    return message(
        "look-village",
        place=say.place(village),
        colour=say.feather(board.feathers[village]),
        vp=board.vp[village],
        khipus=khipus,
    )


def _leaving(location: int, view: PlayerView, names: Names) -> list[Message]:
    """A line for each road that leaves a place."""
    return [
        message(
            "look-road",
            place=say.place(road.destination),
            kind=say.road_kind(kind),
            pips=road.pips,
            waits=waits(road.destination, view, names),
        )
        for kind in (0, 1)
        for road in usable_roads(view.board, view.overlay, location, kind, 6)
    ]


def _nearest(seat: int, dice: list[int], view: PlayerView) -> list[Message]:
    """Tell which villages without one's khipu can be reached with one die, with two, with three."""
    me = view.players[seat]
    reached = moves_needed(view.board, view.overlay, me.location, dice)
    lines: list[Message] = []
    for moves in range(1, len(dice) + 1):
        places = [
            say.place(place)
            for place, needed in sorted(reached.items())
            if needed == moves and place != CUZCO and not me.delivered >> place & 1
        ]
        if places:
            shown = " ".join(map(str, dice))
            lines.append(message("look-roads-nearest", dice=shown, moves=moves, places=tuple(places)))
    return lines
