"""The market: the goods of the round as tiles with their price in pieces, and what one owns."""

from cuzco_tui.games.cuzco.engine.choices import BuyGood, parse_choice
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.screen.dialogs.dialog import CuzcoModal
from cuzco_tui.games.cuzco.screen.drawing.pieces import head, price
from cuzco_tui.messages import Message, message
from cuzco_tui.tui.modals.choices import Tiles
from cuzco_tui.tui.widgets.panel import Line

_GOODS = Tiles(13, 16)


class MarketModal(CuzcoModal):
    """Asks which good is bought."""

    HEADING = "modal-market"
    SUBJECT = ("market",)
    TOLD = CuzcoModal.TOLD | {"brings-goods", "brings-vp", "brings-costs"}

    def fill(self) -> None:
        """Lay the goods beside each other, the dearest first."""
        self.lay_tiles(_GOODS)
        super().fill()

    def rank(self, text: str) -> int:
        """The good that brings most stands first."""
        choice = parse_choice(text)
        return -self.view.content.good_vp[choice.good] if isinstance(choice, BuyGood) else 0

    def tile(self, text: str, words: Message, width: int, key: str) -> list[Line]:
        """A good: its name, its price, what it is worth, how many one owns."""
        choice = parse_choice(text)
        if not isinstance(choice, BuyGood):
            return super().tile(text, words, width, key)
        content, good = self.view.content, choice.good
        owned = self.me.goods[good]
        brings = self.model.brings().get(text, ())
        last: tuple[str, str] = (" " + self.say(message("modal-market-own", count=owned)) if owned else "", "muted")
        if any(phrase.id == "brings-task-met" for phrase in brings):
            last = (" " + self.say(message("modal-market-task")), "good strong")
        return [
            head(self.say(say.good(good)), "rope", width),
            [(" ", ""), *price(content.good_cost[good], self.me.food)],
            [(" " + self.say(message("modal-worth", vp=content.good_vp[good])), "strong")],
            [last],
            [(f" {key}", "gold strong")],
        ]

    def detail(self, view: PlayerView, width: int) -> list[Line]:
        """Tell what is left then, what one cannot pay, what will lie in the next row, and one's tasks."""
        me, content = self.me, view.content
        lines = self.also_brings()
        pointed = self.pointed
        if isinstance(pointed, BuyGood):
            left = me.food - content.good_cost[pointed.good]
            lines.append(self.line(message("modal-market-left", good=say.good(pointed.good), food=left), "gold"))
        dear = [good for good in sorted(set(view.market[view.round - 1])) if content.good_cost[good] > me.food]
        if dear:
            told = tuple(
                message("modal-market-short", good=say.good(good), short=content.good_cost[good] - me.food)
                for good in dear
            )
            lines.append(self.line(message("modal-market-dear", goods=told), "muted"))
        if view.round < len(view.market) and view.market[view.round]:
            coming = say.several(say.good(good) for good in sorted(view.market[view.round]))
            lines.append(self.line(message("modal-market-next", goods=coming), "muted"))
        owned = message("modal-market-owned", count=sum(me.goods), vp=content.bonus_goods)
        return [*lines, self.line(owned, "muted"), *self.task_bars(view, width).draw(me.tasks)]
