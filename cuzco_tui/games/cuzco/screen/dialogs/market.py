"""The market: the goods of the round with food and VP, and what one owns."""

from typing import Final

from cuzco_tui.games.cuzco.engine.choices import BuyGood
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoModal
from cuzco_tui.messages import message
from cuzco_tui.tui.modals.sheet import table
from cuzco_tui.tui.widgets.panel import Line

_HEADS: Final = (
    "modal-market-head-good",
    "modal-market-head-lying",
    "modal-market-head-price",
    "modal-market-head-vp",
    "modal-market-head-owned",
    "modal-market-head-left",
)
"""The heads of the table."""


class MarketModal(CuzcoModal):
    """Asks which good is bought."""

    HEADING = "modal-market"
    TOLD = CuzcoModal.TOLD | {"brings-goods"}

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Show every good of the row with its price and worth, also those one cannot pay, and one's tasks."""
        me, content = self.me, view.content
        row = view.market[view.round - 1]
        pointed = self.pointed
        goods = sorted(set(row))
        rows = [[self.say(message(head)) for head in _HEADS]]
        for good in goods:
            left = me.food - content.good_cost[good]
            short = self.say(message("modal-market-short", short=-left))
            numbers = (row.count(good), content.good_cost[good], content.good_vp[good], me.goods[good])
            rows.append([self.say(say.good(good)), *map(str, numbers), str(left) if left >= 0 else short])
        head, *told = table(rows)
        lines: list[Line] = [[(f"  {head}", "dim")]]
        for good, text in zip(goods, told, strict=True):
            here = isinstance(pointed, BuyGood) and pointed.good == good
            style = "strong" if here else "dim" if me.food < content.good_cost[good] else ""
            lines.append([(f"{'>' if here else ' '} {text}", style)])
        owned = message("modal-market-owned", count=sum(me.goods), vp=content.bonus_goods)
        return [*lines, [], self.line(owned, "dim"), *self.task_bars(view, width).draw(me.tasks)]

    def below(self, view: PlayerView, width: int) -> list[Line]:
        """Tell what will lie in the next row."""
        if view.round >= len(view.market) or not view.market[view.round]:
            return []
        coming = say.several(say.good(good) for good in sorted(view.market[view.round]))
        return [self.line(message("modal-market-next", goods=coming), "dim")]
