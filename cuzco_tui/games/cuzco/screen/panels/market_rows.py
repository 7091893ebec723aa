"""The market: what lies in the six rows, the current one strong."""

from cuzco_tui.games.cuzco.engine.codes import GOOD_NAMES
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import folded
from cuzco_tui.tui.widgets.panel import Line, Panel

NOW = ">"
"""Marks the column of the current round."""
PAYABLE = "+"
"""Marks a good of the current round that one can pay."""
ROOMY = 3
"""So wide is a round's column where there is room for headings in words."""


class MarketRows(Panel):
    """Shows a line for each good: its price in food, its VP, and how many lie in the row of each round.

    The current round's column has a mark before each number, and `+` stands before a good that one can pay now.
    """

    TITLE = "panel-market"
    RULE = "U-3"

    def shown(self, view: PlayerView) -> object:
        """Goods left, the round, and the food one has."""
        return tuple(map(tuple, view.market)), view.round, self._food(view)

    def _food(self, view: PlayerView) -> int:
        return view.players[view.seat].food if view.seat is not None else 0

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the table, and below it the food one has."""
        names = [self.say(say.good(good)) for good in range(len(GOOD_NAMES))]
        column = max(map(len, names)) + 1
        food, vp = self.say(message("market-food")), self.say(message("market-vp"))
        wide = column + len(food) + len(vp) + 2 + ROOMY * len(view.market) <= width
        numbers = (len(food) + 1, len(vp) + 1) if wide else (2, 2)
        cell = ROOMY if wide else 2
        lines: list[Line] = []
        if wide:
            head = f"{'':<{column}}{food:>{numbers[0]}}{vp:>{numbers[1]}}"
        else:
            lines += folded([(self.say(message("market-columns")), "dim")], width)
            head = " " * (column + sum(numbers))
        line: Line = [(head, "dim")]
        line += [self._cell(view, number, str(number), cell) for number in range(1, len(view.market) + 1)]
        lines.append(line)
        for good, name in enumerate(names):
            lines.append(self._good(view, good, f"{name:<{column - 1}}", numbers, cell))
        if view.seat is not None:
            lines += folded([(self.say(message("market-yours", food=self._food(view))), "")], width)
        return lines

    def _cell(self, view: PlayerView, number: int, text: str, cell: int) -> tuple[str, str]:
        """A cell of a round's column."""
        now = number == view.round
        mark = NOW if now else " "
        return f"{mark + text:>{cell}}", "strong" if now else "dim" if number < view.round else ""

    def _good(self, view: PlayerView, good: int, name: str, numbers: tuple[int, int], cell: int) -> Line:
        """The line of a good."""
        cost, vp = view.content.good_cost[good], view.content.good_vp[good]
        here = 1 <= view.round <= len(view.market) and good in view.market[view.round - 1]
        payable = here and view.seat is not None and cost <= self._food(view)
        style = "strong" if payable else "" if here else "dim"
        line: Line = [(f"{PAYABLE if payable else ' '}{name}", style)]
        line.append((f"{cost:>{numbers[0]}}{vp:>{numbers[1]}}", style))
        for number, row in enumerate(view.market, start=1):
            line.append(self._cell(view, number, str(row.count(good) or "."), cell))
        return line
