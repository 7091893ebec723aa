"""The knowledge track: spaces as tiles with their VP, the markers above them in the order in which they rank."""

from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from textual.reactive import reactive

from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.screen.aim import NO_AIM, Aim, Aiming
from cuzco_tui.games.cuzco.screen.fitting import note_fitting
from cuzco_tui.games.cuzco.screen.road_map import SEAT_LETTERS
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import cells
from cuzco_tui.tui.widgets.panel import Line, Panel

WIDEST: Final = 6
"""So many columns a space takes at most."""
_WITH_ORDER: Final = 3
"""So many rows there are when the order has a line of its own."""


class KnowledgeTrack(Aiming, Panel):
    """Shows the spaces by their VP, above them the markers, and who would go first by them in the next round.

    Of markers that share a space the one on top comes first. The space to which the pointed move leads is lit.
    """

    TITLE = "panel-track"
    RULE = "K-1"
    FITS = True
    KEEPS = True
    INSET = 1
    MARKS = False

    aim: reactive[Aim] = reactive(NO_AIM, repaint=False)

    def shown(self, view: PlayerView) -> object:
        """Ranks and spaces, and where one would come to."""
        return tuple(view.ranks), tuple(player.knowledge for player in view.players), self._target(view)

    def lasting(self, view: PlayerView) -> object:
        """Ranks and spaces."""
        return tuple(view.ranks), tuple(player.knowledge for player in view.players)

    def shown_besides(self) -> tuple[object, ...]:
        """The pointed move."""
        return (self.pointed,)

    def _target(self, view: PlayerView) -> int:
        """The space to which the pointed move leads, or -1."""
        seen = self.pointed.seen if self.pointed is not None else None
        if seen is None or not seen.knowledge or view.seat is None:
            return -1
        return min(view.players[view.seat].knowledge + seen.knowledge, len(view.content.track_vp) - 1)

    def note(self) -> str:
        """Tell the order where it has no line of its own, else who of equals is ahead, or what the track is for."""
        if self.rows >= _WITH_ORDER or self.view is None:
            if self.view is not None and _has_equals(self.view):
                return note_fitting(self, [self.say(message("track-tie"))])
            return note_fitting(self, [self.say(message("track-note-long")), self.say(message("track-note"))])
        ranked = _ranked(self.view)
        wordings = (", ".join(self.say(self.names(seat)) for seat in ranked), _letters(ranked))
        return note_fitting(self, [self.say(message("track-order", who=who)) for who in wordings])

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the markers, the spaces, and the order where there is room."""
        stacks: dict[int, list[int]] = {}
        for seat in view.ranks:
            stacks.setdefault(view.players[seat].knowledge, []).append(seat)
        target = self._target(view)
        spaces, widths = _spaces(view.content.track_vp, {*stacks, target} - {-1}, width)
        starts = [0, *accumulate(widths)]
        wanted = [(starts[spaces.index(space)], widths[spaces.index(space)], stacks[space]) for space in sorted(stacks)]
        tiles: Line = []
        for number, (space, wide) in enumerate(zip(spaces, widths, strict=True)):
            ground = "on-panel" if number % 2 else "on-tile"
            style = f"strong {ground}" if space in stacks else f"muted {ground}"
            tiles.append((f"{view.content.track_vp[space]:^{wide}}", "cursor" if space == target else style))
        lines = [_markers(wanted), tiles]
        if self.rows >= _WITH_ORDER:
            lines.append(self._order(view, width))
        return lines

    def _order(self, view: PlayerView, width: int) -> Line:
        """The order of the next round, by names where they have room."""
        ranked = _ranked(view)
        for called in ([self.say(self.names(seat)) for seat in ranked], [SEAT_LETTERS[seat] for seat in ranked]):
            line: Line = [(self.say(message("track-order", who="")).rstrip(), "muted")]
            for number, (seat, name) in enumerate(zip(ranked, called, strict=True)):
                line += [(", " if number else " ", "muted"), (name, f"seat-{seat} strong")]
            if cells(line) <= width:
                return line
        return []


def _ranked(view: PlayerView) -> list[int]:
    """The seats in the order that the track gives."""
    return sorted(view.ranks, key=lambda seat: -view.players[seat].knowledge)


def _has_equals(view: PlayerView) -> bool:
    """Tell whether several have come to one space."""
    spaces = [player.knowledge for player in view.players if player.knowledge]
    return len(set(spaces)) < len(spaces)


def _letters(seats: Sequence[int]) -> str:
    return " ".join(SEAT_LETTERS[seat] for seat in seats)


def _spaces(vp: Sequence[int], needed: set[int], width: int) -> tuple[list[int], list[int]]:
    """The spaces that are shown and how wide each is: all of them, or on a very long track the first ones and those
    that matter."""
    least = [len(str(each)) + 1 for each in vp]
    spaces = list(range(len(vp)))
    while sum(least[space] for space in spaces) > width:
        dropped = next((space for space in reversed(spaces[:-1]) if space not in needed), None)
        if dropped is None:
            break
        spaces.remove(dropped)
    even = min(width // len(spaces), WIDEST)
    if even >= max(least[space] for space in spaces):
        return spaces, [even] * len(spaces)
    widths = [least[space] for space in spaces]
    free = max(0, width - sum(widths))
    narrow = [number for number, wide in enumerate(widths) if wide < max(least)]
    for number in narrow[:free]:
        widths[number] += 1
    return spaces, widths


def _markers(wanted: list[tuple[int, int, list[int]]]) -> Line:
    """The markers above their spaces; where several have too little room, they push their neighbours aside."""
    starts: list[int] = []
    limit = 999
    for start, wide, stack in reversed(wanted):
        limit = min(start, limit - _marker(wide, stack) * len(stack))
        starts.insert(0, limit)
    line: Line = []
    used = 0
    for start, (_, wide, stack) in zip(starts, wanted, strict=True):
        begins = max(start, used)
        line.append((" " * (begins - used), ""))
        line += [(f"{SEAT_LETTERS[seat]:^{_marker(wide, stack)}}", f"on-seat-{seat} strong") for seat in stack]
        used = begins + _marker(wide, stack) * len(stack)
    return line


def _marker(wide: int, stack: list[int]) -> int:
    """How wide each marker of a stack is."""
    return max(1, wide // len(stack))
