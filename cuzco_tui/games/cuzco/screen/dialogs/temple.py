"""The temple in a dialog: who would stand where after the priest is placed."""

from typing import Final

from cuzco_tui.games.cuzco.engine.codes import STEPS
from cuzco_tui.games.cuzco.engine.preview import preview
from cuzco_tui.games.cuzco.engine.prices import priest_worth
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.screen.dialogs.cards import card_lines, cards_of
from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoModal
from cuzco_tui.messages import message
from cuzco_tui.tui.widgets.panel import Line

_HEADS: Final = ("modal-temple-step", "modal-temple-now", "modal-temple-then")
"""The heads of the table."""


class TempleModal(CuzcoModal):
    """Asks for a step and shows the temple now and then."""

    HEADING = "modal-temple"
    TOLD = CuzcoModal.TOLD | {"brings-pushed", "brings-home", "then-fire-trial"}

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the steps from the top, before and after."""
        pointed = self.pointed
        placing = preview(view, pointed).placing if pointed is not None else None
        then = placing.temple if placing is not None else tuple(view.temple)
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
