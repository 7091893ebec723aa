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
from cuzco_tui.messages import Message, message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.modals.decision import Options
from cuzco_tui.tui.modals.sheet import Sheet
from cuzco_tui.tui.widgets.panel import Line

_SPOTS: Final = ("", "4", "08", "048", "0268", "02468", "023568")
"""Which of the nine places of a die's face carry a spot, by its pips."""


def die_face(pips: int) -> list[str]:
    """Draw a die."""
    places = ["o" if str(place) in _SPOTS[pips] else " " for place in range(9)]
    rows = [" ".join(places[row : row + 3]) for row in (0, 3, 6)]
    return ["┌───────┐", *(f"│ {row} │" for row in rows), "└───────┘"]


class PututuModal(CuzcoModal):
    """Turns a die with the arrow keys; Enter returns the pututus it costs, one choice after the other."""

    HEADING = "modal-pututu"
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

    def ways(self, target: int) -> list[Payment]:
        """The ways of paying for a value of the die."""
        return payments(abs(target - self.die), self.me.pututu_one, self.me.pututu_two)

    def asked(self, view: PlayerView, width: int) -> list[Line]:
        """Ask for a die and a value."""
        return [self.line(message("modal-pututu-asked"), "strong")]

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the die as it is and as it would be, the cost, and where it could go."""
        choose: Line = [(self.say(message("modal-pututu-dice")), "")]
        for pips in self.dice:
            choose.append((f" [{pips}]" if pips == self.die else f"  {pips} ", "strong" if pips == self.die else ""))
        faces = zip([*die_face(self.die), str(self.die)], [*die_face(self.target), str(self.target)], strict=True)
        lines: list[Line] = [
            self.line(message("look-pututus", one=self.me.pututu_one, two=self.me.pututu_two)),
            choose,
            [],
            *(
                [(f"    {old:^9}", "dim"), ("   -->   " if row == 2 else " " * 9, "strong"), (f"{new:^9}", "strong")]
                for row, (old, new) in enumerate(faces)
            ),
            [],
            self._scale(),
        ]
        return [*lines, [], *self._costs(), [], self._open_spaces(view)]

    def _scale(self) -> Line:
        """The six values: the one chosen in square brackets, those that cannot be paid in round ones."""
        line: Line = [(self.say(message("modal-pututu-values")), "")]
        for pips in range(1, 7):
            reached = pips == self.die or bool(self.ways(pips))
            here = pips == self.target
            text = f"[{pips}]" if here else f" {pips} " if reached else f"({pips})"
            line.append((f" {text}", "cursor" if here else "" if reached else "dim"))
        return line

    def _costs(self) -> list[Line]:
        if self.target == self.die:
            return [self.line(message("modal-pututu-turn"), "dim")]
        ways = self.ways(self.target)
        return [
            [
                ("> " if number == self.payment else "  ", "strong"),
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
