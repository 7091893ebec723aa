"""The temple in a dialog: who would stand where after the priest is placed."""

from typing import Final

from cuzco_tui.games.cuzco.engine.choices import PlacePriest
from cuzco_tui.games.cuzco.engine.codes import STEPS
from cuzco_tui.games.cuzco.engine.prices import priest_worth
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.screen.dialogs.cards import card_lines, cards_of
from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoModal
from cuzco_tui.messages import message
from cuzco_tui.tui.widgets.panel import Line

_HEADS: Final = ("modal-temple-step", "modal-temple-now", "modal-temple-then")
"""The heads of the table."""


def after_placing(temple: list[int], seat: int, step: int, sent_home: bool) -> list[int]:
    """Give the steps after a priest was placed: those below are pushed down until a gap is filled (T-2, G-12)."""
    steps = temple[:]
    pushed = steps[step - 1]
    steps[step - 1] = seat
    place = step - 2
    while not sent_home and pushed >= 0 and place >= 0:
        steps[place], pushed = pushed, steps[place]
        place -= 1
    return steps


class TempleModal(CuzcoModal):
    """Asks for a step and shows the temple now and then."""

    HEADING = "modal-temple"
    TOLD = CuzcoModal.TOLD | {"brings-pushed", "brings-home", "then-fire-trial"}

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the steps from the top, before and after."""
        pointed = self.pointed
        then = view.temple
        if isinstance(pointed, PlacePriest):
            then = after_placing(view.temple, self.seat, pointed.step, bool(pointed.via))
        step_head, now, after = (self.say(message(head)) for head in _HEADS)
        wide = len(step_head) + 2
        lines: list[Line] = [[(f"  {step_head:<{wide}}{now:<16}       {after}", "dim")]]
        for step in range(STEPS, 0, -1):
            old, new = view.temple[step - 1], then[step - 1]
            line: Line = [(f"  {step:<{wide}}", "strong")]
            line.append((f"{self._who(old):<16}", f"seat-{old}" if old >= 0 else "dim"))
            changed = "  -->  " if old != new else "       "
            line += [(changed, "strong"), (self._who(new), f"seat-{new}" if new >= 0 else "dim")]
            lines.append(line)
        return lines

    def _who(self, seat: int) -> str:
        return self.say(self.model.names(seat))[:15] if seat >= 0 else "-"

    def below(self, view: PlayerView, width: int) -> list[Line]:
        """Tell what a priest brings, and about card 12 where it is played."""
        worth = message("look-temple-worth", vp=priest_worth(view), inti=view.temple_inti)
        lines = [self.line(worth, "dim")]
        return lines + [line for card, via in cards_of(self.pointed) for line in card_lines(self, card, via)]
