"""The market: the goods of this round's row with their price in pieces, and what will lie there later."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from cuzco_tui.games.cuzco.engine.codes import GOOD_NAMES
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.fitting import fitting, note_fitting
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import beside, cells
from cuzco_tui.tui.widgets.panel import CHANGED, Line, Panel
from cuzco_tui.widths import cells as cells_of
from cuzco_tui.widths import padded as padded_text

FOOD: Final = "o"
"""A piece of food."""
MOST_PIECES: Final = 6
"""A higher price is a number."""
ROW_WIDTH: Final = 30
"""So wide the row of this round is at most."""
LATER_BESIDE: Final = 20
"""So much room the later rounds need to stand beside it."""


def price(cost: int) -> str:
    """Give a price in food as pieces, a high one as a number."""
    return FOOD * cost if cost <= MOST_PIECES else f"{cost}{FOOD}"


class MarketRows(Panel):
    """Shows the goods that one can buy in this round, each with its price and its VP, and those of later rounds.

    What one can pay has a golden number, the rest is dim.
    """

    TITLE = "panel-market"
    RULE = "U-3"
    FITS = True
    INSET = 1
    MARKS = False

    def shown(self, view: PlayerView) -> object:
        """Goods left, the round, the food one has, and what was sold since the player last looked."""
        return tuple(map(tuple, view.market)), view.round, self._food(view), tuple(self._sold(view))

    def lasting(self, view: PlayerView) -> object:
        """Goods left."""
        return tuple(map(tuple, view.market))

    def _food(self, view: PlayerView) -> int | None:
        return view.players[view.seat].food if view.seat is not None else None

    def _round(self, view: PlayerView) -> int:
        return min(max(view.round, 1), len(view.market))

    def _sold(self, view: PlayerView) -> list[int]:
        """The goods that others bought since the player last looked."""
        before = self.last_seen
        if before is None or before is view or self._round(before) != self._round(view):
            return []
        row = self._round(view) - 1
        return sorted((Counter(before.market[row]) - Counter(view.market[row])).elements())

    def note(self) -> str:
        """Tell the food one has."""
        food = self._food(self.view) if self.view is not None else None
        if food is None:
            return ""
        wordings = [self.say(message(id_, food=food)) for id_ in ("market-yours", "market-food")]
        return note_fitting(self, [*wordings, f"{food} {FOOD}"])

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw this round's row, and beside or below it the next ones."""
        wide = width - LATER_BESIDE >= ROW_WIDTH
        lines = self._row(view, ROW_WIDTH if wide else width)
        rows = max(self.rows, len(lines))
        if wide:
            later = self._later(view, width - ROW_WIDTH - 2, rows)
            return beside(lines, later, ROW_WIDTH + 2)
        return [*lines, *self._later(view, width, rows - len(lines))]

    def _row(self, view: PlayerView, width: int) -> list[Line]:
        """The goods of this round's row, the cheapest first, and in their places those that were sold."""
        names = [self.say(say.good(good)) for good in range(len(GOOD_NAMES))]
        column = max(map(cells_of, names))
        pieces = max(cells_of(price(cost)) for cost in view.content.good_cost)
        worth = view.content.good_vp
        wordings = [[self.say(message(id_, vp=vp)) for vp in worth] for id_ in ("market-vp", "market-vp-short")]
        room = width - column - pieces - 2
        fits = (points for points in wordings if max(map(cells_of, points)) <= room)
        points = next(fits, [str(vp) for vp in worth])
        food = self._food(view)
        lying = [(good, False) for good in view.market[self._round(view) - 1]]
        lines: list[Line] = []
        for good, gone in sorted([*lying, *((good, True) for good in self._sold(view))]):
            name = padded_text(names[good], column)
            if gone:
                sold = self.say(message("market-sold"))
                lines.append([(f"{name} ", "muted on-panel"), (f"{CHANGED} ", "lit"), (sold, "muted")])
                continue
            cost = view.content.good_cost[good]
            payable = food is not None and cost <= food
            line: Line = [(f"{name} ", "text on-tile" if payable or food is None else "muted on-tile")]
            line.append((f"{price(cost):<{pieces}}", "rope on-tile" if payable or food is None else "muted on-tile"))
            end = width - cells(line)
            line.append((f"{points[good]:>{end}}", "gold strong on-tile" if payable else "muted on-tile"))
            lines.append(line)
        return lines or [[(self.say(message("market-empty")), "muted")]]

    def _later(self, view: PlayerView, width: int, rows: int) -> list[Line]:
        """The rows of later rounds, as many as there is room for; the next one at least by its VP."""
        lines: list[Line] = []
        for number in range(self._round(view) + 1, len(view.market) + 1):
            goods = view.market[number - 1]
            first = number == self._round(view) + 1
            head = self.say(message("market-next" if first else "market-later", round=number, goods="")).rstrip()
            parts = _flowing(head, self._told(goods), width)
            if len(lines) + len(parts) > rows and first and rows:
                points = " ".join(str(view.content.good_vp[good]) for good in sorted(goods))
                parts = [[(self._next_by_points(points, width), "muted")]]
            if len(lines) + len(parts) > rows:
                break
            lines += parts
        return lines

    def _next_by_points(self, points: str, width: int) -> str:
        told = self.say(message("market-next", round="", goods=points))
        return fitting([self.say(message("market-vp", vp=told)), told], width)

    def _told(self, goods: Sequence[int]) -> list[str]:
        """Goods in words, several of a kind with their number."""
        counted = Counter(goods)
        names = {good: self.say(say.good(good)) for good in sorted(counted)}
        return [f"{counted[good]} {name}" if counted[good] > 1 else name for good, name in names.items()]


def _flowing(head: str, pieces: Sequence[str], width: int) -> list[Line]:
    """Pieces behind a heading with commas between them; none is broken."""
    texts = [head]
    for number, piece in enumerate(pieces, start=1):
        said = piece if number == len(pieces) else f"{piece},"
        if cells_of(f"{texts[-1]} {said}") <= width:
            texts[-1] += f" {said}"
        else:
            texts.append(f"  {said}")
    return [[(text, "muted")] for text in texts]
