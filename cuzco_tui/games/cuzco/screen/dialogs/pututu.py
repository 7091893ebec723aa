"""Pututus: a die that turns as one presses, and what the turn would cost."""

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType

from cuzco_tui.games.cuzco.engine.choices import UsePututu, parse_choice
from cuzco_tui.games.cuzco.engine.pututus import Payment, payments, turns
from cuzco_tui.games.cuzco.engine.spaces import doable_actions
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoModal
from cuzco_tui.games.cuzco.screen.drawing.pieces import die
from cuzco_tui.messages import Message, message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.modals.choices import LEFT_EDGE, RIGHT_EDGE
from cuzco_tui.tui.modals.decision import Options
from cuzco_tui.tui.modals.sheet import Sheet
from cuzco_tui.tui.widgets.panel import Line

_SPOTS: Final = ("", "4", "08", "048", "0268", "02468", "023568")
"""Which of the nine places of a die's face carry a spot, by its pips."""


def die_face(pips: int, role: str) -> list[Line]:
    """Draw a large die with its spots."""
    places = ["o" if str(place) in _SPOTS[pips] else " " for place in range(9)]
    rows = (" ".join(places[row : row + 3]) for row in (0, 3, 6))
    return [[(f" {row} ", f"{role} strong")] for row in rows]


class PututuModal(CuzcoModal):
    """Turns a die with the arrow keys; Enter returns the pututus it costs, one choice after the other."""

    HEADING = "modal-pututu"
    SUBJECT = ("spaces",)
    HELP = "modal-help-pututu"
    HELP_KEYS = ("left", "right", "next", "down", "take", "aside")
    BINDINGS: ClassVar[list[BindingType]] = bindings_of("pututu")

    def __init__(self, model: Sitting, language: str, question: Message, options: Options) -> None:
        super().__init__(model, language, question, options)
        uses = [choice for choice in (parse_choice(text) for text, _ in options) if isinstance(choice, UsePututu)]
        self.dice = sorted({use.pips for use in uses}, reverse=True)
        self.die = self.dice[0]
        self.target = self.die
        self.payment = 0

    def compose_body(self) -> ComposeResult:
        """Show the dice and the one that turns."""
        yield self.bound(Sheet(self.above, classes="above"))

    def fill(self) -> None:
        """There is no list to fill."""

    def rule_pointed_at(self) -> str:
        """Give the rule of the pututus."""
        return "O-2"

    def ways(self, target: int) -> list[Payment]:
        """The ways of paying for a value of the die."""
        return payments(abs(target - self.die), self.me.pututu_one, self.me.pututu_two)

    def asked(self, view: PlayerView, width: int) -> list[Line]:
        """Ask for a die and a value."""
        return [self.line(message("modal-pututu-asked"), "strong")]

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the die as it is and as it would be, the cost, and where it could go."""
        choose: Line = [(self.say(message("modal-pututu-dice")) + " ", "")]
        for pips in self.dice:
            here = pips == self.die
            edges = (LEFT_EDGE, RIGHT_EDGE) if here else (" ", " ")
            choose += [(edges[0], "gold"), die(pips, self.seat), (edges[1], "gold")]
        old = die_face(self.die, f"on-seat-{self.seat}")
        new = die_face(self.target, "on-gold" if self.target != self.die else f"on-seat-{self.seat}")
        turn: list[Line] = [
            [("      ", ""), *before, ("   -->   " if row == 1 else " " * 9, "gold strong"), *after]
            for row, (before, after) in enumerate(zip(old, new, strict=True))
        ]
        have = message("look-pututus", one=self.me.pututu_one, two=self.me.pututu_two)
        lines: list[Line] = [self.line(have, "muted"), choose, [], *turn, [], self._scale()]
        return [*lines, [], *self._costs(), [], self._open_spaces(view)]

    def _scale(self) -> Line:
        """The six values: the one chosen between golden edges, those that cannot be paid dim."""
        line: Line = [(self.say(message("modal-pututu-values")) + " ", "")]
        for pips in range(1, 7):
            reached = pips == self.die or bool(self.ways(pips))
            here = pips == self.target
            edges = (LEFT_EDGE, RIGHT_EDGE) if here else (" ", " ")
            square = f" {pips} " if reached else f"({pips})"
            style = "on-gold strong" if here else "on-tile strong" if reached else "muted"
            line += [(edges[0], "gold"), (square, style), (edges[1], "gold")]
        return line

    def _costs(self) -> list[Line]:
        if self.target == self.die:
            return [self.line(message("modal-pututu-turn"), "muted")]
        ways = self.ways(self.target)
        return [
            [
                (f"{LEFT_EDGE} " if number == self.payment else "  ", "gold"),
                (self.say(message("modal-pututu-cost", one=paid.ones, two=paid.twos)), ""),
            ]
            for number, paid in enumerate(ways)
        ]

    def _open_spaces(self, view: PlayerView) -> Line:
        """Where a die of this value could be placed without a card."""
        there = [say.action(action) for action in doable_actions(view, self.me, self.target)]
        return self.line(message("modal-pututu-open", pips=self.target, spaces=say.several(there)))

    def _set(self, target: int) -> None:
        if 1 <= target <= 6 and (target == self.die or self.ways(target)):
            self.target, self.payment = target, 0
            self.show_pointed()

    def action_turn(self, step: int) -> None:
        """Turn the die by one."""
        self._set(self.target + step)

    def answer(self, digit: int) -> None:
        """Turn the die to this value."""
        self._set(digit)

    def action_pay(self, step: int) -> None:
        """Choose another way of paying."""
        self.payment = (self.payment + step) % max(1, len(self.ways(self.target)))
        self.show_pointed()

    def action_die(self, step: int) -> None:
        """Choose another die."""
        self.die = self.dice[(self.dice.index(self.die) + step) % len(self.dice)]
        self.target, self.payment = self.die, 0
        self.show_pointed()

    def action_confirm(self) -> None:
        """Return the pututus, one choice for each; an unturned die changes nothing."""
        if self.target == self.die:
            return
        paid = self.ways(self.target)[self.payment]
        self.dismiss("\n".join(use.text for use in turns(self.die, self.target, paid)))
