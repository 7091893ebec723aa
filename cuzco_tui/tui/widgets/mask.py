"""A player's mask: feathers over circlets, houses, supplies, goods, tasks and hand."""

from cuzco_tui.games.cuzco.engine.codes import COLOUR_NAMES, SLID_DOWN
from cuzco_tui.games.cuzco.engine.view import PlayerView
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.road_map import FEATHER_LETTERS
from cuzco_tui.tui.widgets.palace_tasks import task_line
from cuzco_tui.tui.widgets.panel import Line, Panel


class Mask(Panel):
    """Shows everything on one player's mask; another player's hand is only a number."""

    WRAPS = True
    RULE = "H-1"

    def __init__(self, seat: int, *, id: str | None = None) -> None:
        super().__init__(id=id or f"mask-{seat}", classes="mask")
        self.seat = seat
        self.compact = False
        """Show only the essentials."""

    def show(self, seat: int) -> None:
        """Show another player's mask."""
        self.seat = seat
        self.redraw()

    def shrink_to(self, compact: bool) -> None:
        """Show the essentials only, or everything."""
        if compact != self.compact:
            self.compact = compact
            self.redraw()

    def facts(self, view: PlayerView) -> object:
        """Everything of the player."""
        player = view.players[self.seat]
        fields = (
            player.feathers,
            player.circlets,
            player.khipus,
            player.reserve,
            player.priests,
            player.food,
            player.offerings,
            player.inti,
            player.pututu_one,
            player.pututu_two,
            player.hand_size,
            player.score,
        )
        lists = (player.tiles, player.goods, player.tasks, player.fulfilled, player.hand)
        return fields, tuple(map(tuple, lists)), view.order[0], view.players[self.seat].delivered, view.seat

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the mask from the headdress down."""
        player = view.players[self.seat]
        self.border_title = f"{self.say(self.names(self.seat))} {player.score}"
        lines = [self._slots(view), self._circlets(view)]
        supplies = message(
            "mask-supplies",
            offerings=player.offerings,
            food=player.food,
            inti=player.inti,
            priests=player.priests,
        )
        lines.append([(self.say(supplies), "")])
        lines += self._houses(view)
        if sum(player.goods):
            goods = " ".join(f"{count} {self.say(say.good(good))}" for good, count in enumerate(player.goods) if count)
            lines.append([(self.say(message("mask-goods", goods=goods)), "")])
        if view.pututu:
            lines.append([(self.say(message("mask-pututus", one=player.pututu_one, two=player.pututu_two)), "")])
        lines += [task_line(self, view, self.seat, task) for task in player.tasks]
        lines.append([(self.say(message("mask-done", tasks=len(player.fulfilled), cards=player.hand_size)), "dim")])
        for card in range(1, 16):
            if self.seat == view.seat and player.hand[card]:
                lines.append([(f"{player.hand[card]} x {self.say(say.card(card))}", "strong")])
        return lines

    def _slots(self, view: PlayerView) -> Line:
        """The twelve feather slots: a letter when filled, a small one when empty."""
        player = view.players[self.seat]
        line: Line = []
        for slot, colour in enumerate(view.content.masks[player.mask]):
            filled = player.feathers >> slot & 1
            letter = FEATHER_LETTERS[colour]
            style = f"feather-{COLOUR_NAMES[colour]}"
            line.append((letter if filled else letter.lower(), f"{style} cursor" if filled else f"{style} dim"))
            if slot % 2:
                line.append((" ", ""))
        return line

    def _circlets(self, view: PlayerView) -> Line:
        """The six circlets under their slots: an activated one in brackets."""
        player = view.players[self.seat]
        line: Line = []
        for circlet in range(6):
            active = player.circlets >> 2 * circlet & 1
            line.append((f"*{circlet + 1}" if active else f" {circlet + 1}", "strong" if active else "dim"))
            line.append((" ", ""))
        return line

    def _houses(self, view: PlayerView) -> list[Line]:
        """The twelve houses: khipus, free places and person tiles, those slid down marked."""
        player = view.players[self.seat]
        free = 12 - player.khipus - len(player.tiles)
        head = message("mask-houses", khipus=player.khipus, reserve=player.reserve, free=free)
        lines: list[Line] = [[(self.say(head), "")]]
        for tile in player.tiles:
            down = tile >= SLID_DOWN
            style = "study" if tile % SLID_DOWN < 12 else "farm"
            number = view.content.tile_value[tile % 12]
            mark = "v" if down else "^"
            text = f" {mark} {self.say(say.ability(tile % 12 + 1))} {number}"
            lines.append([(text, f"{style} dim" if down else style)])
        return lines
