"""One line at the top: round, phase, what the city judges, and the players in order of play with their scores."""

from typing import Final, NamedTuple

from cuzco_tui import widths
from cuzco_tui.games.cuzco.engine.codes import (
    DICE,
    IN_HAND,
    OVER,
    PHASE_CITY,
    PHASE_DICE,
    PHASE_END,
    PHASE_PEOPLE,
    SETUP,
)
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.drawing.lines import cells
from cuzco_tui.tui.motion import Motion
from cuzco_tui.tui.widgets.panel import Line, Panel

GAME: Final = "CUZCO"
DECIDES: Final = "\u2590"
"""Stands before the player who must decide."""
PAST, COMING = "\u258c", "\u258f"
"""A round that was begun, and one to come."""
DIE: Final = "\u2597"
"""A die that is still to be placed."""
PHASES: Final = {
    SETUP: "bar-setup",
    PHASE_DICE: "bar-dice",
    PHASE_PEOPLE: "bar-people",
    PHASE_CITY: "bar-city",
    PHASE_END: "bar-end",
    OVER: "bar-over",
}
MOST_FRAMES: Final = 8
"""So many numbers are shown at most while points count up."""
_OF_A_ROUND: Final = (PHASE_DICE, PHASE_PEOPLE, PHASE_CITY)
_SHORTEST_NAME: Final = 3


class Form(NamedTuple):
    """How much the line says."""

    title: bool = True
    """Whether it names the game."""
    rounds: bool = True
    """Whether the rounds are drawn, too."""
    words: bool = True
    """Whether the round is said in words."""
    phases: bool = True
    """Whether it names all phases of a round, or the present one alone."""
    unit: bool = True
    """Whether it says what a score counts."""
    dice: bool = True
    """Whether it shows how many dice are left to whom."""
    wide: bool = True
    """Whether order tokens have room around their numbers."""


FORMS: Final = (
    Form(),
    Form(unit=False),
    Form(unit=False, phases=False),
    Form(unit=False, phases=False, rounds=False),
    Form(unit=False, phases=False, rounds=False, words=False),
    Form(unit=False, phases=False, rounds=False, words=False, title=False),
    Form(unit=False, phases=False, rounds=False, words=False, title=False, wide=False),
    Form(unit=False, phases=False, rounds=False, words=False, title=False, wide=False, dice=False),
)
"""From the one that says all to the one that says the least."""


def phase_of(view: PlayerView, short: bool = False) -> Message:
    """Name the phase; of the city also the bridge where decisions are made, the market or the palace.

    Everybody has a turn at the market before the first one at the palace. The university and the temple, at the first
    two bridges, score without a decision (U-1, U-2).
    """
    if view.phase != PHASE_CITY:
        return message(PHASES[view.phase])
    if view.turn > view.seats:
        return message("bar-palace-short" if short else "bar-palace")
    return message("bar-market-short" if short else "bar-market")


def dice_left(view: PlayerView, seat: int) -> int:
    """Count the dice that a seat has still to place."""
    if view.phase != PHASE_DICE:
        return 0
    return sum(1 for die in range(seat * DICE, seat * DICE + DICE) if view.dice_at[die] == IN_HAND)


class TurnBar(Panel, can_focus=False):
    """Tells where the game stands and whose turn it is, in the longest form that fits into the line.

    An order token is a square in its player's colour; the score is the number behind the name.
    """

    MARKS = False

    def __init__(self, *, id: str | None = None) -> None:
        super().__init__(id=id)
        self.motion = Motion(self)
        self._scores: tuple[int, ...] = ()
        """Those of the last view."""
        self._scores_before: tuple[int, ...] = ()
        """Those from which the numbers count up."""

    def watch_view(self, view: PlayerView) -> None:
        """Let points count up."""
        super().watch_view(view)
        before, self._scores = self._scores, tuple(player.score for player in view.players) if view is not None else ()
        if before and len(before) == len(self._scores):
            self._scores_before = before
            gained = max(now - then for now, then in zip(self._scores, before, strict=True))
            self.motion.begin(min(gained - 1, MOST_FRAMES))

    def shown(self, view: PlayerView) -> object:
        """Round, phase, bridge, order, scores, dice and decider."""
        seats = range(view.seats)
        scores = tuple(player.score for player in view.players)
        dice = tuple(dice_left(view, seat) for seat in seats)
        return view.round, phase_of(view), tuple(view.order), scores, dice, view.decider, tuple(self.news.items())

    def lasting(self, view: PlayerView) -> object:
        """Nothing: everybody sees the bar change."""
        return None

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the line in the longest form that fits, at last with cut names; news at the end where they fit."""
        names = [self.say(self.names(seat)) for seat in range(view.seats)]
        for form in FORMS:
            line = self._line(view, form, names)
            if cells(line) <= width:
                return [self._with_news(line, width)]
        for length in range(max(map(widths.cells, names)) - 1, _SHORTEST_NAME - 1, -1):
            line = self._line(view, FORMS[-1], [widths.shortened(name, length) for name in names])
            if cells(line) <= width:
                break
        return [line]

    def _with_news(self, line: Line, width: int) -> Line:
        """The line with the last news at its right end, if they have room."""
        for news in (form for forms in reversed(list(self.news.values())) for form in forms):
            said = self.say(news)
            blanks = width - cells(line) - widths.cells(said) - 1
            if blanks >= 2:
                return [*line, (" " * blanks, ""), (said, "muted")]
        return line

    def _line(self, view: PlayerView, form: Form, names: list[str]) -> Line:
        return [*self._where(view, form), *self._players(view, form, names)]

    def _where(self, view: PlayerView, form: Form) -> Line:
        """The game, the round and the phase."""
        now, rounds = max(view.round, 1), view.content.rounds
        line: Line = [(" ", ""), *([(f"{GAME} ", "gold strong")] if form.title else [])]
        if form.rounds:
            line += [(PAST * now, "gold"), (COMING * (rounds - now), "muted"), (" ", "")]
        told = self.say(message("bar-round", round=now, rounds=rounds)) if form.words else f"{now}/{rounds}"
        line.append((f"{told} ", ""))
        here = self.say(phase_of(view, short=not form.wide))
        if not form.wide:
            return [*line, (here, "on-gold strong")]
        for phase in _OF_A_ROUND if form.phases and view.phase in _OF_A_ROUND else (view.phase,):
            if phase == view.phase:
                line.append((f" {here} ", "on-gold strong"))
            else:
                line.append((f" {self.say(message(PHASES[phase]))} ", "muted"))
        return line

    def _players(self, view: PlayerView, form: Form, names: list[str]) -> Line:
        """The players in order of play: token, name, score and dice."""
        line: Line = [(" ", "")] if form.title else []
        for token, seat in enumerate(view.order, start=1):
            decides = seat == view.decider
            score = view.players[seat].score
            if self.motion.frame is not None:
                score = self.motion.between(self._scores_before[seat], score)
            points = self.say(message("bar-score", vp=score)) if form.unit else str(score)
            number = f" {token} " if form.wide else str(token)
            name = f"seat-{seat} strong" if seat == self.names.me else "strong" if decides else ""
            line += [
                (DECIDES if decides else " ", "gold strong"),
                (number, f"on-seat-{seat} strong"),
                (f" {names[seat]} ", name),
                (points, "strong"),
            ]
            if form.dice and view.phase == PHASE_DICE:
                line.append((f" {DIE * dice_left(view, seat):<{DICE}}", f"seat-{seat}"))
            if form.title:
                line.append((" ", ""))
        return line
