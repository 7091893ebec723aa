"""The line of a replay: where one is in the game, drawn as a track with its rounds, and with whose eyes one looks."""

from typing import Any, ClassVar, Final, NamedTuple

from textual import events
from textual.message import Message as TextualMessage

from cuzco_tui import widths
from cuzco_tui.messages import Message
from cuzco_tui.tui.drawing.lines import cells
from cuzco_tui.tui.widgets.panel import Line, Panel

PAST: Final = "\u2501"
COMING: Final = "\u2500"
HERE: Final = "\u25cf"
MOMENT: Final = "\u25c6"
"""A choice that decided the game."""
PLAYS: Final = "\u25b6"
RESTS: Final = "\u2590\u258c"
_GAP: Final = 2
_LEAST_TRACK: Final = 12
"""A shorter track tells nothing."""


class Place(NamedTuple):
    """Where a replay stands."""

    step: int
    last: int
    rounds: tuple[tuple[int, int], ...]
    """The step at which each round begins, and its number."""
    moments: tuple[int, ...]
    """The steps that decided the game."""
    plays: bool
    where: tuple[Message, ...]
    """Where one is, in several lengths, the longest first."""
    eyes: Message
    """With whose eyes one looks."""
    all_open: bool = False
    """Whether those are the eyes of all."""


class Timeline(Panel, can_focus=False):
    """Draws the track from the beginning to the end of a game; a click on it goes there."""

    MARKS: ClassVar[bool] = False

    class Jumped(TextualMessage):
        """A step was pointed at."""

        def __init__(self, step: int) -> None:
            super().__init__()
            self.step = step

    def __init__(self, *, id: str) -> None:
        super().__init__(id=id)
        self._track = (0, 0)
        """The column where the track begins, and its length."""

    def shown(self, view: Place) -> object:
        """All of it."""
        return view

    def draw(self, view: Place, width: int) -> list[Line]:
        """Draw in one line whether it plays, where one is, the track, and the eyes."""
        sign = (f" {PLAYS}  " if view.plays else f" {RESTS} ", "gold strong")
        eyes: Line = [(f"{self.say(view.eyes)} ", "gold strong" if view.all_open else "text")]
        spare = width - cells([sign]) - cells(eyes) - 2 * _GAP
        told = [self.say(where) for where in view.where]
        where = next((each for each in told if spare - widths.cells(each) >= _LEAST_TRACK), told[-1])
        length = max(0, spare - widths.cells(where))
        line: Line = [sign, (where, "strong"), (" " * _GAP, "")]
        self._track = cells(line), length
        return [[*line, *self._drawn_track(view, length), (" " * _GAP, ""), *eyes]]

    def _drawn_track(self, view: Place, length: int) -> Line:
        """The track: bold up to where one is; a round is its number where it begins, a moment a diamond."""
        if length < _LEAST_TRACK:
            return [(" " * length, "")]
        here = self._column(view.step, view.last, length)
        signs = [(PAST, "gold") if column < here else (COMING, "line") for column in range(length)]
        for step, number in view.rounds:
            column = self._column(step, view.last, length)
            for place, digit in enumerate(str(number), column):
                if place < length:
                    signs[place] = (digit, "text" if place < here else "muted")
        for step in view.moments:
            column = self._column(step, view.last, length)
            free = next((place for place in (column, column + 1, column - 1) if self._is_free(signs, place)), None)
            if free is not None:
                signs[free] = (MOMENT, "text")
        signs[here] = (HERE, "gold strong")
        return list(signs)

    def _is_free(self, signs: Line, place: int) -> bool:
        return 0 <= place < len(signs) and not signs[place][0].isdecimal()

    def _column(self, step: int, last: int, length: int) -> int:
        return round(step * (length - 1) / last) if last else 0

    def on_click(self, event: events.Click) -> None:
        """Go to the step that was pointed at."""
        begin, length = self._track
        place: Any = self.view
        if place is not None and length > 1 and begin <= event.x < begin + length:
            self.post_message(self.Jumped(round((event.x - begin) * place.last / (length - 1))))
