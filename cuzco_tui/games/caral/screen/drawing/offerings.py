"""The offerings of a ceremony as they lie open, seat by seat from the high priest on."""

from collections.abc import Callable, Collection, Sequence

from cuzco_tui.games.caral.engine.preview import bids_of
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.screen.drawing.cards import laid_open
from cuzco_tui.messages import Message, Value, message
from cuzco_tui.tui.drawing.lines import Line
from cuzco_tui.widths import padded

Speak = Callable[[Value], str]


def order_of(view: PlayerView) -> list[int]:
    """The seats from the high priest on (CJ-1)."""
    return [(view.high + step) % view.seats for step in range(view.seats)]


def laid(view: PlayerView, seat: int) -> bool:
    """Whether a seat has had its turn in the ceremony: it stands before the one who decides."""
    order = order_of(view)
    decider = view.decider if view.decider is not None else view.active
    return order.index(seat) < order.index(decider)


def offering_lines(view: PlayerView, speak: Speak, letters: str, names: Sequence[str]) -> list[Line]:
    """Draw a line for each seat: its cards, nothing, or that it is still to offer; the highest so far is marked."""
    bids = bids_of(view)
    room = max(map(len, names))
    lines: list[Line] = []
    for seat in order_of(view):
        kind, number = view.offer_kinds[seat], view.offers[seat]
        line: Line = [
            (f" {letters[seat]} ", f"on-seat-{seat} strong"),
            (f" {padded(names[seat], room)}  ", f"seat-{seat} strong"),
        ]
        if number:
            line += [*laid_open(kind, number), (f"  {speak(say.cards_of(kind, number))}", "strong")]
            if bids.counts[seat] > number:
                line.append((speak(message("offering-plus")), "good"))
        else:
            line.append((speak(_without(view, seat)), "muted"))
        if seat == bids.highest:
            line.append(("  " + speak(message("offering-leads")), "strong"))
        lines.append(line)
    return lines


def _without(view: PlayerView, seat: int) -> Message:
    """What stands where no card lies."""
    if seat == view.decider:
        return message("offering-now")
    if laid(view, seat):
        order, player = order_of(view), view.players[seat]
        taken = {view.barred, *(view.offer_kinds[before] for before in order[: order.index(seat)])}
        return nothing_offered(player.hand_size, player.hand, taken)
    return message("offering-later", number=view.players[seat].hand_size)


def nothing_offered(size: int, hand: Sequence[int], taken: Collection[int]) -> Message:
    """Say that a seat offers nothing, and why where it had no choice: a hand whose kinds are not seen may have one."""
    if not size:
        return message("offering-no-card")
    if any(hand) and all(kind in taken for kind, number in enumerate(hand) if number):
        return message("offering-no-kind")
    return message("offering-nothing")
