"""The temple: a stepped pyramid with the priests standing on it, and what they are worth."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from textual import events
from textual.message import Message as TextualMessage
from textual.reactive import reactive

from cuzco_tui.games.cuzco.engine.codes import STEPS
from cuzco_tui.games.cuzco.engine.prices import priest_worth, temple_majority
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.screen.aim import NO_AIM, Aim, Aiming
from cuzco_tui.games.cuzco.screen.drawing.pyramid import AROUND_NAME, step_width, stone_step
from cuzco_tui.games.cuzco.screen.fitting import fitting, note_fitting
from cuzco_tui.games.cuzco.screen.road_map import SEAT_LETTERS
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import cells, folded, padded
from cuzco_tui.tui.motion import Motion
from cuzco_tui.tui.widgets.panel import CHANGED, Line, Panel
from cuzco_tui.widths import cells as cells_of
from cuzco_tui.widths import shortened

LEAST_TOP: Final = 6
"""The uppermost step is at least so wide."""
SPREAD: Final = 14
"""So much wider the lowest step is, where there is room."""
SLENDER: Final = 10
"""So much where words stand beside its top."""
EDGES: Final = 2
"""A column at each side for the edge of a step that is lit."""
TEXT_BESIDE: Final = 20
"""So much room the sentences need to stand beside the pyramid."""


def falling(before: Sequence[int], after: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """Give who stands where while one priest after the other falls a step, the lowest first; nothing if none does."""
    states: list[tuple[int, ...]] = []
    steps = list(before)
    for step in range(len(steps) - 1):
        if after[step] >= 0 and after[step] != before[step] and after[step] == before[step + 1] != after[step + 1]:
            states.append(tuple(steps))
            steps[step], steps[step + 1] = after[step], -1
    return (*states, tuple(steps)) if states else ()


class Shape(NamedTuple):
    """How the pyramid is drawn."""

    names: list[str]
    longest: int
    """So many cells a name takes at most."""
    top: int
    """How wide the uppermost step is."""
    base: int
    """How wide the lowest step is."""
    left: int
    """The free columns at its left."""
    beside: bool
    """Whether all sentences stand beside it."""
    room_at_top: bool
    """Whether a few words have room beside its top."""


class TempleSteps(Aiming, Panel):
    """Shows who stands on which step, what priests are worth, and who would get the Inti medal.

    The steps that the selected die allows have golden edges; the one under the cursor tells who would be pushed.
    """

    TITLE = "panel-temple"
    RULE = "T-1"
    FITS = True
    KEEPS = True
    INSET = 1
    MARKS = False

    aim: reactive[Aim] = reactive(NO_AIM, repaint=False)

    class StepChosen(TextualMessage):
        """A step was clicked that the selected die allows."""

        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.motion = Motion(self)
        self._temple_seen: tuple[int, ...] = ()
        """Who stood where in the last view."""
        self._way: tuple[tuple[int, ...], ...] = ()
        """How the priests came from there to where they are."""

    def watch_view(self, view: PlayerView) -> None:
        """Let priests that were pushed fall one after the other."""
        super().watch_view(view)
        before, self._temple_seen = self._temple_seen, tuple(view.temple) if view is not None else ()
        if before and self._temple_seen and before != self._temple_seen:
            self._way = falling(before, self._temple_seen)
            self.motion.begin(len(self._way))

    @property
    def is_moving(self) -> bool:
        """Whether pieces are on their way."""
        return self.motion.frame is not None

    def _priests(self, view: PlayerView) -> Sequence[int]:
        """Who stands where, while priests fall as far as they have come."""
        frame = self.motion.frame
        return view.temple if frame is None or frame >= len(self._way) else self._way[frame]

    def shown(self, view: PlayerView) -> object:
        """Priests, medals, what a priest is worth, the steps that are lit, and what is marked as new."""
        return *self._facts_of(view), self._lit(), self._pointed_step(), self._falls(view), self._fresh(view)

    def lasting(self, view: PlayerView) -> object:
        """Priests and medals."""
        return tuple(view.temple), view.temple_inti

    def shown_besides(self) -> tuple[object, ...]:
        """The moves and the pointed one."""
        return self.moves, self.pointed

    def _facts_of(self, view: PlayerView) -> tuple[object, ...]:
        return tuple(view.temple), view.temple_inti, view.round

    def _lit(self) -> frozenset[int]:
        return frozenset(move.step for move in self.moves if move.step)

    def _pointed_step(self) -> int:
        return self.pointed.step if self.pointed is not None else 0

    def _fresh(self, view: PlayerView) -> frozenset[int]:
        """The steps to which priests have come since the player last looked."""
        before = self.last_seen
        if before is None or before is view:
            return frozenset()
        return frozenset(
            step
            for step, (was, now) in enumerate(zip(before.temple, view.temple, strict=True), start=1)
            if now >= 0 and was != now
        )

    def _falls(self, view: PlayerView) -> tuple[tuple[int, int], ...]:
        """Who would be pushed by the pointed move, and to which step; 0 is home."""
        placing = self.pointed.seen.placing if self.pointed is not None and self.pointed.seen is not None else None
        if placing is None:
            return ()
        falls: list[tuple[int, int]] = []
        step = placing.step
        while step and (owner := view.temple[step - 1]) >= 0:
            falls.append((owner, 0 if placing.home else step - 1))
            step = 0 if placing.home else step - 1
        return tuple(falls)

    def note(self) -> str:
        """Tell what a priest is worth, or what has no room beside the pyramid."""
        if self.view is None:
            return ""
        if self.rows <= STEPS and not self._shape(self.view, self.size.width - 2 * self.INSET).room_at_top:
            falls = self._falls(self.view)
            first, _ = temple_majority(self.view.temple)
            called = [self.say(self.names(first)), SEAT_LETTERS[first]] if first >= 0 else []
            inti = self.say(message("temple-inti-goes"))
            if found := note_fitting(self, self._told_falls(falls) or [f"{inti} {who}" for who in called]):
                return found
        return note_fitting(self, [self.say(message("worth-each", vp=priest_worth(self.view)))])

    def _shape(self, view: PlayerView, width: int) -> Shape:
        """How the pyramid is drawn in the room there is."""
        names = [self.say(self.names(seat)) for seat in range(view.seats)]
        longest = min(max(map(cells_of, names)), width - EDGES - 6)
        top = max(LEAST_TOP, longest + AROUND_NAME)
        bare = self.rows <= STEPS
        base = top + min(SLENDER if bare else SPREAD, width - EDGES - top) // 2 * 2
        beside = width - base - EDGES >= TEXT_BESIDE
        left = 0 if beside or bare else (width - base - EDGES) // 2
        right_of_top = width - (base + top) // 2 - EDGES - 1
        words = cells_of(self.say(message("temple-inti-goes")))
        return Shape(names, longest, top, base, left, beside, right_of_top >= words)

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the pyramid, and beside or below it the sentences for which there is room."""
        shape = self._shape(view, width)
        top, base, priests = shape.top, shape.base, self._priests(view)
        lines: list[Line] = []
        for step in range(STEPS, 0, -1):
            wide = step_width(step, top, base)
            line: Line = [(" " * (shape.left + (base - wide) // 2), "")]
            owner = priests[step - 1]
            name = shortened(shape.names[owner], shape.longest) if owner >= 0 else ""
            fresh = step in self._fresh(view)
            lines.append([*line, *self._step(step, wide, owner, name, shape.longest, fresh)])
        if shape.beside:
            return self._with_sentences(lines, view, base + EDGES + 2, width)
        if self.rows <= STEPS:
            return self._with_lead(lines, view, width) if shape.room_at_top else lines
        return [*lines, *self._below(view, width, self.rows - STEPS)]

    def _step(self, step: int, wide: int, owner: int, name: str, longest: int, fresh: bool) -> Line:
        """A step between its edges, golden where the selected die allows it."""
        here = step == self._pointed_step()
        edge = "gold strong" if here or step in self._lit() else ""
        return [
            ("\u258c" if edge else " ", edge),
            *stone_step(step, wide, owner, name, longest, here),
            ("\u2590" if edge else " ", edge),
            *([(CHANGED, "gold strong")] if fresh else []),
        ]

    def _with_lead(self, lines: list[Line], view: PlayerView, width: int) -> list[Line]:
        """The bare pyramid, and beside its top who would be pushed, or who would get the Inti medal."""
        falls = self._falls(view)
        first, _ = temple_majority(view.temple)
        rooms = [width - cells(line) - 1 for line in lines]
        words: list[tuple[str, str]] = []
        if falls:
            for wording in zip(*(self._fall(seat, step) for seat, step in falls), strict=True):
                words = [(told, f"seat-{seat} strong") for told, (seat, _) in zip(wording, falls, strict=True)]
                if all(cells_of(told) <= room for told, room in zip(wording, rooms, strict=False)):
                    break
        elif first >= 0:
            called = fitting([self.say(self.names(first)), SEAT_LETTERS[first]], rooms[1])
            words = [(self.say(message("temple-inti-goes")), "muted"), (called, f"seat-{first} strong")]
        told_beside = words[: len(lines)]
        return [
            *(
                [*padded(line, width - cells_of(told)), (told, style)]
                for line, (told, style) in zip(lines, told_beside, strict=False)
            ),
            *lines[len(told_beside) :],
        ]

    def _fall(self, seat: int, step: int) -> list[str]:
        """Where a priest would come to, in fewer and fewer words."""
        who = self.names(seat)
        if not step:
            return [self.say(message("temple-goes-home", who=who)), self.say(who), SEAT_LETTERS[seat]]
        told = [self.say(message(id_, who=who, step=step)) for id_ in ("temple-falls", "temple-falls-short")]
        return [*told, f"{SEAT_LETTERS[seat]} {step}"]

    def _told_falls(self, falls: tuple[tuple[int, int], ...]) -> list[str]:
        """All that would be pushed, in fewer and fewer words."""
        told = list(map(", ".join, zip(*(self._fall(seat, step) for seat, step in falls), strict=True)))
        return [*told, " ".join(SEAT_LETTERS[seat] for seat, _ in falls)] if told else []

    def _below(self, view: PlayerView, width: int, rows: int) -> list[Line]:
        """As many sentences below the pyramid as there are rows, a line each."""
        found: list[Line] = []
        falls = self._falls(view)
        if falls:
            found.append([(fitting(self._told_falls(falls), width), "gold strong")])
        found += [line for line in self._sentences(view) if cells(line) <= width]
        return found[:rows]

    def _with_sentences(self, lines: list[Line], view: PlayerView, column: int, width: int) -> list[Line]:
        """The pyramid with all sentences beside it."""
        words: list[Line] = [[(self.say(message("temple-worth", vp=priest_worth(view))), "strong")]]
        words += self._sentences(view)
        falls = self._falls(view)
        if falls:
            words.insert(0, [(fitting(self._told_falls(falls), 2 * (width - column)), "gold strong")])
        told = [part for line in words for part in folded(line, width - column)]
        rows = self.rows or STEPS
        lines = [*lines, *([[]] * (min(rows, len(told)) - len(lines)))][:rows]
        return [
            [*padded(line, column), *told[number]] if number < len(told) else line for number, line in enumerate(lines)
        ]

    def _sentences(self, view: PlayerView) -> Iterator[Line]:
        """Who would get the Inti medal, what priests will be worth, and the medals that are left."""
        first, priests = temple_majority(view.temple)
        if priests:
            inti = self.say(message("temple-inti-goes"))
            yield [
                (f"{inti} ", "muted"),
                (self.say(self.names(first)), f"seat-{first} strong"),
                (f" ({priests})", "muted"),
            ]
        else:
            yield [(self.say(message("temple-nobody")), "muted")]
        worth = view.content.temple_vp
        for number in range(max(view.round, 1) + 1, len(worth) + 1):
            if worth[number - 1] != worth[number - 2]:
                yield [(self.say(message("temple-later", round=number, vp=worth[number - 1])), "muted")]
                break
        yield [(self.say(message("temple-inti", inti=view.temple_inti)), "muted")]

    def on_click(self, event: events.Click) -> None:
        """Choose the step that was clicked, if the selected die allows it."""
        spot = self.spot(event)
        if spot is not None and (step := STEPS - spot.y) in self._lit():
            self.post_message(self.StepChosen(step))
