"""One line at the top: year, round, what goes on, and the players from the start player on with their fame."""

from typing import Final, NamedTuple

from cuzco_tui import widths
from cuzco_tui.games.caral.description import CARAL
from cuzco_tui.games.caral.engine.codes import OVER, PHASE_NAMES, SETUP
from cuzco_tui.games.caral.engine.preview import is_last_year
from cuzco_tui.games.caral.engine.view import PlayerView
from cuzco_tui.games.caral.narration import names as say
from cuzco_tui.games.caral.screen.letters import ARCHITECT, seat_letters
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import cells
from cuzco_tui.tui.widgets.panel import Line, Panel

GAME: Final = "CARAL"
DECIDES: Final = "\u2590"
"""Stands before the player who must decide."""
_SHORTEST_NAME: Final = 3
_USUAL_YEARS: Final = next(option.default for option in CARAL.options if option.name == "max_years")
"""The years of a table that agreed on nothing else, of which the line says nothing."""


class Form(NamedTuple):
    """How much the line says."""

    title: bool = True
    architect: bool = True
    unit: bool = True
    """Whether it says what the numbers count."""
    phase: bool = True


_FORMS: Final = (
    Form(),
    Form(unit=False),
    Form(unit=False, architect=False),
    Form(unit=False, architect=False, title=False),
    Form(unit=False, architect=False, title=False, phase=False),
)
"""From the one that says all to the one that says the least."""


class YearBar(Panel, can_focus=False):
    """Tells where the game stands and whose turn it is, in the longest form that fits into the line."""

    MARKS = False

    def shown(self, view: PlayerView) -> object:
        """Year, round, phase, architect, fame and decider."""
        fame = tuple(player.fame for player in view.players)
        return view.year, is_last_year(view), view.round, view.phase, view.architect, view.start, fame, view.decider

    def lasting(self, view: PlayerView) -> object:
        """Nothing: everybody sees the bar change."""
        return None

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the line in the longest form that fits, at last with cut names."""
        names = [self.say(self.names(seat)) for seat in range(view.seats)]
        for form in _FORMS:
            line = self._line(view, form, names, width)
            if cells(line) <= width:
                return [line]
        for length in range(max(map(widths.cells, names)) - 1, _SHORTEST_NAME - 1, -1):
            line = self._line(view, _FORMS[-1], [widths.shortened(name, length) for name in names], width)
            if cells(line) <= width:
                break
        return [line]

    def _line(self, view: PlayerView, form: Form, names: list[str], width: int) -> Line:
        """Where the game stands at the left, the players at the right."""
        left: Line = [(" ", ""), *([(f"{GAME}  ", "gold strong")] if form.title else [])]
        if view.phase not in (SETUP, OVER) and view.year:
            limit = 0 if view.max_years == _USUAL_YEARS else view.max_years
            last = say.yes(is_last_year(view))
            told = message("bar-year", year=view.year, limit=limit, round=view.round, last=last)
            left.append((self.say(told), ""))
        if form.phase:
            words = self.say(message(f"bar-phase-{PHASE_NAMES[view.phase].replace(' ', '-')}"))
            left.append((f"  {words}" if words else "", "muted"))
        if form.architect and view.year and view.phase != OVER:
            where = say.place(view.content.places[view.architect])
            left.append((f"  {ARCHITECT} {self.say(where)}", "muted"))
        right = self._players(view, form, names)
        room = width - cells(left) - cells(right)
        return [*left, (" " * max(1, room), ""), *right]

    def _players(self, view: PlayerView, form: Form, names: list[str]) -> Line:
        """The players in order of play: letter, name and fame."""
        line: Line = []
        letters = seat_letters(self.names.names)
        for seat in ((view.start + number) % view.seats for number in range(view.seats)):
            decides = seat == view.decider
            fame = view.players[seat].fame
            told = self.say(message("bar-fame", fame=fame)) if form.unit else str(fame)
            name = f"seat-{seat} strong" if seat == self.names.me else "strong" if decides else ""
            line += [
                (DECIDES if decides else " ", "gold strong"),
                (f" {letters[seat]} ", f"on-seat-{seat} strong"),
                (f" {names[seat]} ", name),
                (f"{told} ", "strong"),
            ]
        return line
