"""The gods: five piles with their face-up cards and discards."""

from cuzco_tui.games.cuzco.engine.codes import GOD_NAMES
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import cells, folded, padded
from cuzco_tui.tui.widgets.panel import Line, Panel

LEAST_EFFECT = 24
"""So much room the words of a card need to stand beside the name of their god."""
NUMBERS = 6
"""How wide the numbers of pile and discards are, with a blank before them."""


class GodDisplay(Panel):
    """Shows for each god the face-up card in words, how many cards its pile holds, and how many are discarded."""

    TITLE = "panel-gods"
    RULE = "G-0"

    def shown(self, view: PlayerView) -> object:
        """Cards, pile sizes and discards."""
        return tuple(view.face_up), tuple(view.pile_sizes), tuple(view.discards)

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw a line for each god under a heading, or two lines for each where there is less room."""
        names = [self.say(say.god(god)) for god in range(len(GOD_NAMES))]
        column = max(map(len, names)) + 1
        end = width - NUMBERS
        if end - column < LEAST_EFFECT:
            return [line for god, name in enumerate(names) for line in self._two_lines(view, god, name, width)]
        face_up, piles = self.say(message("gods-face-up")), self.say(message("gods-columns"))
        lines: list[Line] = [[(f"{'':<{column}}{face_up}{piles:>{width - column - len(face_up)}}", "dim")]]
        for god, name in enumerate(names):
            style = f"god-{GOD_NAMES[god]}"
            parts = folded([(self._card(view, god), style)], end - column, 3)
            line = padded([*padded([(name, f"{style} strong")], column), *parts[0]], end)
            numbers = f"{view.pile_sizes[god]}/{self._discards(view, god)}"
            lines.append([*line, (f"{numbers:>{NUMBERS}}", "")])
            lines += [[(" " * column, ""), *part] for part in parts[1:]]
        return lines

    def _two_lines(self, view: PlayerView, god: int, name: str, width: int) -> list[Line]:
        """The god with its numbers in words, and below it the card."""
        style = f"god-{GOD_NAMES[god]}"
        piles = self.say(message("gods-piles", pile=view.pile_sizes[god], discards=self._discards(view, god)))
        card = folded([("  ", ""), (self._card(view, god), style)], width, 4)
        head: Line = [(name, f"{style} strong")]
        gap = width - cells(head) - len(piles)
        if gap < 1:
            return [head, [(f"  {piles}", "dim")], *card]
        return [[*head, (" " * gap, ""), (piles, "dim")], *card]

    def _card(self, view: PlayerView, god: int) -> str:
        """Number and effect of the face-up card, or that there is none."""
        card = view.face_up[god]
        said = say.card(card)
        return f"{card:02} {self.say(said.values['effect'])}" if card else self.say(said)

    def _discards(self, view: PlayerView, god: int) -> int:
        return sum(view.discards[god * 3 + 1 : god * 3 + 4])
