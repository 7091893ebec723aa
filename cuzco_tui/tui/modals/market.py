"""The market: the goods of the round with food and VP, and what one owns."""

from cuzco_tui.games.cuzco.engine.choices import BuyGood
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.messages import message
from cuzco_tui.tui.modals.decision import DecisionModal
from cuzco_tui.tui.modals.sheet import task_bar
from cuzco_tui.tui.widgets.panel import Line


class MarketModal(DecisionModal):
    """Asks which good is bought."""

    HEADING = "modal-market"

    def above(self, view: PlayerView, width: int) -> list[Line]:
        """Show every good of the row with its price and worth, also those one cannot pay, and one's tasks."""
        me, content = self.me, view.content
        row = view.market[view.round - 1]
        pointed = self.pointed
        lines = [self.line(message("modal-market-food", food=me.food), "strong")]
        for good in sorted(set(row)):
            here = isinstance(pointed, BuyGood) and pointed.good == good
            short = content.good_cost[good] - me.food
            told = message(
                "modal-market-good",
                good=say.good(good),
                count=row.count(good),
                cost=content.good_cost[good],
                vp=content.good_vp[good],
                owned=me.goods[good],
                short=max(0, short),
            )
            style = "strong" if here else "dim" if short > 0 else ""
            lines.append([(f"{'>' if here else ' '} ", "strong"), (self.say(told), style)])
        owned = message("modal-market-owned", count=sum(me.goods), vp=content.bonus_goods)
        return [*lines, self.line(owned, "dim"), *(task_bar(self.say, view, self.seat, task) for task in me.tasks)]

    def below(self, view: PlayerView, width: int) -> list[Line]:
        """Tell what will lie in the next row."""
        if view.round >= len(view.market) or not view.market[view.round]:
            return []
        coming = say.several(say.good(good) for good in sorted(view.market[view.round]))
        return [self.line(message("modal-market-next", goods=coming), "dim")]
