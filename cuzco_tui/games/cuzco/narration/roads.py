"""The road network as sentences that can be walked: where one stands, what leaves from there, what waits at the end."""

import re

from cuzco_tui.games.cuzco.engine.board import moves_needed, usable_roads
from cuzco_tui.games.cuzco.engine.codes import CUZCO
from cuzco_tui.games.cuzco.engine.pieces import dice_in_hand
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.options import khipus_told, waits
from cuzco_tui.games.cuzco.narration.places import place, read_places, ring, village_names
from cuzco_tui.messages import Message, Names, Value, message


def look_roads(words: str, view: PlayerView, names: Names) -> list[Message]:
    """Describe the roads around the viewer, and further villages for the dice given or in hand."""
    if re.search(r"[^\W\d]", words) and read_places(words, view.board):
        return look_village(words, view, names)
    seat = view.seat if view.seat is not None else view.order[0]
    here = view.players[seat].location
    lines = [message("look-roads-here", who=names(seat), place=place(here, view.board))]
    lines += _leaving(here, view, names)
    if here == CUZCO and view.players[seat].may_turn:
        lines.append(message("look-roads-may-turn"))
    dice = [int(pips) for pips in re.findall("[1-6]", words)][:3]
    dice = dice or [pips for pips in dice_in_hand(view, seat) if pips]
    lines += _further(seat, sorted(dice, reverse=True), view)
    for other, player in enumerate(view.players):
        if other != seat:
            lines.append(message("look-roads-other", who=names(other), place=place(player.location, view.board)))
    return [*lines, message("look-places-help"), message("look-roads-help")]


def look_village(words: str, view: PlayerView, names: Names) -> list[Message]:
    """Describe one village, or all of them in a line each."""
    meant = read_places(words, view.board)
    if len(meant) != 1:
        lines = [_village_line(village, view, names) for village in meant or range(12)]
        if not meant:
            lines.append(message("look-places-help"))
        if words and not meant:
            lines.insert(0, message("look-village-unknown", words=words, example=village_names(view.board)[0]))
        return lines
    location = meant[0]
    if location == CUZCO:
        return [message("look-cuzco"), *_leaving(CUZCO, view, names)]
    lines = [_village_line(location, view, names), *_leaving(location, view, names)]
    here = [names(seat) for seat, player in enumerate(view.players) if player.location == location]
    if here:
        lines.append(message("look-village-runners", who=tuple(here)))
    return lines


def _village_line(village: int, view: PlayerView, names: Names) -> Message:
    board = view.board
    return message(
        "look-village",
        place=place(village, view.board),
        ring=ring(village),
        colour=say.feather(board.feathers[village]),
        vp=board.vp[village],
        khipus=khipus_told(village, view, names),
    )


def _with_ring(location: int, view: PlayerView) -> Value:
    """Name a place, and say where a village lies."""
    called = place(location, view.board)
    return called if location == CUZCO else message("place-with-ring", place=called, ring=ring(location))


def _leaving(location: int, view: PlayerView, names: Names) -> list[Message]:
    """A line for each road that leaves a place."""
    return [
        message(
            "look-road",
            place=_with_ring(road.destination, view),
            kind=say.road_kind(kind),
            pips=road.pips,
            waits=waits(road.destination, view, names),
        )
        for kind in (0, 1)
        for road in usable_roads(view.board, view.overlay, location, kind, 6)
    ]


def _further(seat: int, dice: list[int], view: PlayerView) -> list[Message]:
    """Tell which villages without one's khipu can be reached with two or three dice, but not with one."""
    me = view.players[seat]
    reached = moves_needed(view.board, view.overlay, me.location, dice)
    further = sorted(
        (needed, village)
        for village, needed in reached.items()
        if 1 < needed <= len(dice) and village != CUZCO and not me.delivered >> village & 1
    )
    if not further:
        return []
    return [
        message("look-further", dice=" ".join(map(str, dice))),
        *(
            message("look-further-village", place=_with_ring(village, view), moves=needed)
            for needed, village in further
        ),
    ]
