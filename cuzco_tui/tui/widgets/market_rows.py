"""The market: six rows of goods, the current one strong."""

from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.tui.widgets.panel import Line, Panel


class MarketRows(Panel):
    """Shows the goods of each round with food and VP."""

    TITLE = "panel-market"
    WRAPS = True
    RULE = "U-3"

    def facts(self, view: PlayerView) -> object:
        """Goods left, the round, and the food one has."""
        food = view.players[view.seat].food if view.seat is not None else 0
        return tuple(map(tuple, view.market)), view.round, food

    def draw(self, view: PlayerView, _width: int) -> list[Line]:
        """Draw a line for each row: goods one can pay are bold in the current row."""
        food = view.players[view.seat].food if view.seat is not None else 0
        lines: list[Line] = []
        for number, row in enumerate(view.market, start=1):
            now = number == view.round
            line: Line = [(f"{'>' if now else ' '}{number}", "strong" if now else "dim")]
            for good in sorted(row):
                cost, vp = view.content.good_cost[good], view.content.good_vp[good]
                style = "strong" if now and cost <= food else "" if now else "dim"
                line.append((f" {self.say(say.good(good))} {cost}:{vp}", style))
            if not row:
                line.append((" -", "dim"))
            lines.append(line)
        return lines
