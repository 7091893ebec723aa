"""The temple: six steps with their priests, and the Inti medals."""

from cuzco_tui.games.cuzco.engine.codes import STEPS
from cuzco_tui.games.cuzco.engine.prices import priest_worth, temple_majority
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import beside, cells, folded
from cuzco_tui.tui.widgets.panel import Line, Panel

STAIR = 2
"""How far a step leads to the right."""
TEXT_BESIDE = 16
"""So much room the sentences need to stand beside the stairs."""


class TempleSteps(Panel):
    """Shows the stairs with who stands on which step, what priests are worth now and later, and who has the most."""

    TITLE = "panel-temple"
    RULE = "T-1"

    def shown(self, view: PlayerView) -> object:
        """Priests, medals and what a priest is worth now."""
        return tuple(view.temple), view.temple_inti, view.round

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the stairs, the sentences beside them where there is room, else below."""
        stairs = [self._step(view, step) for step in range(STEPS, 0, -1)]
        column = max(cells(line) for line in stairs) + 2
        room = width - column
        if room < TEXT_BESIDE:
            return stairs + [part for line in self._sentences(view) for part in folded(line, width)]
        return beside(stairs, [part for line in self._sentences(view) for part in folded(line, room)], column)

    def _step(self, view: PlayerView, step: int) -> Line:
        """A step: its edge, its number, and the priest who stands on it."""
        owner = view.temple[step - 1]
        edge = "\u250c\u2500" + ("\u2500" if step == STEPS else "\u2518")
        line: Line = [(" " * STAIR * (step - 1) + edge, "dim"), (str(step), "" if owner >= 0 else "dim")]
        if owner >= 0:
            line += [(" ", ""), (self.say(self.names(owner)), f"seat-{owner} strong")]
        return line

    def _sentences(self, view: PlayerView) -> list[Line]:
        """What a priest scores now and later, the medals, and who would get one."""
        worth = view.content.temple_vp
        now = max(view.round, 1)
        lines: list[Line] = [[(self.say(message("temple-worth", vp=priest_worth(view))), "strong")]]
        number = now
        while number < len(worth):
            number += 1
            if worth[number - 1] != worth[number - 2]:
                lines.append([(self.say(message("temple-later", round=number, vp=worth[number - 1])), "")])
        lines.append([(self.say(message("temple-inti", inti=view.temple_inti)), "")])
        first, priests = temple_majority(view.temple)
        if priests:
            most = self.say(message("temple-most", who=self.names(first), priests=priests))
            lines.append([(most, f"seat-{first}")])
        return lines
