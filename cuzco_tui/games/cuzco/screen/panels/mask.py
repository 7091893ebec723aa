"""A player's mask: feathers over circlets, houses, supplies, goods, tasks and hand."""

from collections import Counter
from typing import Final

from textual.reactive import reactive

from cuzco_tui.games.cuzco.engine.codes import CARD_KINDS, COLOUR_NAMES, GOD_NAMES, HOUSES, SLID_DOWN, TASK_NAMES
from cuzco_tui.games.cuzco.engine.view import PlayerView, SeenPlayer
from cuzco_tui.games.cuzco.narration import names as say
from cuzco_tui.games.cuzco.narration.places import FEATHER_LETTERS
from cuzco_tui.games.cuzco.screen.panels.palace_tasks import MET, task_lines
from cuzco_tui.games.cuzco.screen.road_map import SEAT_LETTERS
from cuzco_tui.games.cuzco.screen.task_bars import known_progress
from cuzco_tui.messages import message
from cuzco_tui.tui.drawing.lines import flowing
from cuzco_tui.tui.widgets.panel import Line, Panel

SEAT_COLOURS: Final = ("seat-red", "seat-yellow", "seat-green", "seat-blue")
KHIPU: Final = "()"
FREE: Final = "__"
UP, DOWN = "^", "v"
"""Marks of a person tile that is up, and of one that is slid down."""
_TILE_COLOURS: Final = ("study", "farm")
_CIRCLETS: Final = 6


class Mask(Panel):
    """Shows everything on one player's mask; another player's hand is only a number.

    Feathers are large letters over a stem, empty slots small ones; a circlet stands in brackets when both its feathers
    are there, with a filled band when it is activated. In the row of houses `()` is a khipu, `__` is free, and a letter
    with `^` or `v` is a study or farm tile that is up or slid down. The compact form has the essentials in a few lines.
    """

    RULE = "H-1"

    seat: reactive[int] = reactive(0, repaint=False)
    """Whose mask it is."""
    compact: reactive[bool] = reactive(False, repaint=False)
    """Whether only the essentials are shown."""

    def __init__(self, seat: int, *, id: str | None = None) -> None:
        super().__init__(id=id or f"mask-{seat}", classes="mask")
        self.set_reactive(Mask.seat, seat)

    def title(self) -> str:
        """The player's name, letter and colour, and the VP."""
        if self.view is None:
            return ""
        return self.say(
            message(
                "mask-title",
                name=self.names(self.seat),
                letter=SEAT_LETTERS[self.seat],
                colour=message(SEAT_COLOURS[self.seat]),
                score=self.view.players[self.seat].score,
            )
        )

    def shown(self, view: PlayerView) -> object:
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
        form = self.seat, self.compact
        return form, fields, tuple(map(tuple, lists)), view.order[0], view.players[self.seat].delivered, view.seat

    def shown_besides(self) -> tuple[object, ...]:
        """Whose mask it is, and how much of it is shown."""
        return self.seat, self.compact

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the mask from the headdress down."""
        return self._essentials(view, width) if self.compact else self._everything(view, width)

    def _everything(self, view: PlayerView, width: int) -> list[Line]:
        player = view.players[self.seat]
        lines = [*self._headdress(view), self._houses(player, " ")]
        if player.tiles:
            lines += flowing(self.say(message("mask-tiles")), self._tiles(view), width)
        lines += flowing(self.say(message("mask-has")), self._supplies(view, short=False), width)
        if sum(player.goods):
            lines += flowing(self.say(message("mask-goods")), self._goods(player), width)
        for task in player.tasks:
            lines += task_lines(self, view, self.seat, task, width)
        lines += self._hand(view, width)
        fulfilled = message("mask-fulfilled", number=len(player.fulfilled))
        return [*lines, [(self.say(fulfilled), "")]]

    def _essentials(self, view: PlayerView, width: int) -> list[Line]:
        """Headdress, houses, supplies with the number of cards, goods, and the progress of the tasks."""
        player = view.players[self.seat]
        lines = [self._headdress_line(view), self._houses(player, "")]
        number: Line = [(self.say(message("mask-goods-number", number=sum(player.goods))), "")]
        named = flowing("", self._numbers(view, self._goods(player)), width, 0)
        counted = flowing("", self._numbers(view, [number] if sum(player.goods) else []), width, 0)
        lines += named if len(named) <= len(counted) else counted
        if player.tasks:
            lines += flowing("", [self._task_sign(view, task) for task in player.tasks], width, 0)
        return lines

    def _numbers(self, view: PlayerView, goods: list[Line]) -> list[Line]:
        """Everything that is only counted in the compact form."""
        player = view.players[self.seat]
        cards = message("mask-cards-short", number=player.hand_size)
        done = message("mask-done", number=len(player.fulfilled))
        return [*self._supplies(view, short=True), [(self.say(cards), "")], *goods, [(self.say(done), "")]]

    def _slot(self, view: PlayerView, slot: int) -> tuple[str, str, bool]:
        """The letter and style of a feather slot, and whether it is filled: a large letter, or a small one."""
        player = view.players[self.seat]
        colour = view.content.masks[player.mask][slot]
        letter, style = FEATHER_LETTERS[colour], f"feather-{COLOUR_NAMES[colour]}"
        if player.feathers >> slot & 1:
            return letter, f"{style} cursor", True
        return letter.lower(), f"{style} dim", False

    def _circlet(self, view: PlayerView, circlet: int) -> tuple[bool, bool]:
        """Whether a circlet has both feathers, and whether it is activated."""
        player = view.players[self.seat]
        return player.feathers >> 2 * circlet & 3 == 3, bool(player.circlets >> 2 * circlet & 1)

    def _headdress(self, view: PlayerView) -> list[Line]:
        """Twelve feathers, their stems, and the band of six circlets below them."""
        feathers: Line = []
        stems: Line = []
        band: Line = []
        for circlet in range(_CIRCLETS):
            for slot in (2 * circlet, 2 * circlet + 1):
                letter, style, filled = self._slot(view, slot)
                feathers += [(" ", ""), (letter, style)]
                stems += [(" ", ""), ("\u2502" if filled else ".", style.replace("cursor", "strong"))]
            feathers.append(("  ", ""))
            stems.append(("  ", ""))
            ready, active = self._circlet(view, circlet)
            number = circlet + 1
            text = f"(={number}=)" if active else f"( {number} )" if ready else f"\u2500 {number} \u2500"
            band += [(text, "gold strong" if active else "strong" if ready else "dim"), ("\u2500", "dim")]
        return [feathers[:-1], stems[:-1], band[:-1]]

    def _headdress_line(self, view: PlayerView) -> Line:
        """The headdress in one line: for each circlet its two feathers, its number, and a mark."""
        line: Line = []
        for circlet in range(_CIRCLETS):
            for slot in (2 * circlet, 2 * circlet + 1):
                letter, style, _ = self._slot(view, slot)
                line.append((letter, style))
            ready, active = self._circlet(view, circlet)
            mark = "=" if active else MET if ready else " "
            line.append((f"{circlet + 1}{mark} ", "gold strong" if active else "strong" if ready else "dim"))
        return [*line[:-1], (line[-1][0].rstrip(), line[-1][1])]

    def _houses(self, player: SeenPlayer, between: str) -> Line:
        """The twelve houses in a row: khipus, person tiles and free ones."""
        line: Line = []
        for _ in range(player.khipus):
            line += [(KHIPU, f"seat-{self.seat}"), (between, "")]
        for tile in player.tiles:
            line += [(self._tile_sign(tile), self._tile_style(tile)), (between, "")]
        for _ in range(HOUSES - player.khipus - len(player.tiles)):
            line += [(FREE, "dim"), (between, "")]
        return line[:-1]

    def _tile_sign(self, tile: int) -> str:
        letter = message("mask-study" if tile % SLID_DOWN < 12 else "mask-farm")
        return self.say(letter) + (DOWN if tile >= SLID_DOWN else UP)

    def _tile_style(self, tile: int) -> str:
        return _TILE_COLOURS[tile % SLID_DOWN // 12] + ("" if tile >= SLID_DOWN else " strong")

    def _tiles(self, view: PlayerView) -> list[Line]:
        """The person tiles in words, each with its number, equal ones together."""
        found: list[Line] = []
        for tile, count in Counter(view.players[self.seat].tiles).items():
            times = f"{count} x " if count > 1 else ""
            words = f"{self.say(say.ability(tile % 12 + 1))} ({view.content.tile_value[tile % 12]})"
            found.append([(f"{times}{self._tile_sign(tile)} {words}", self._tile_style(tile))])
        return found

    def _supplies(self, view: PlayerView, short: bool) -> list[Line]:
        """What the player has, in words with numbers; what is not there is dim."""
        player = view.players[self.seat]
        numbers = {
            "mask-offerings-short" if short else "mask-offerings": player.offerings,
            "mask-food": player.food,
            "mask-inti": player.inti,
            "mask-priests": player.priests,
            "mask-reserve": player.reserve,
        }
        if not short:
            numbers["mask-khipus"] = player.khipus
        found: list[Line] = [
            [(self.say(message(name, number=number)), "" if number else "dim")] for name, number in numbers.items()
        ]
        if view.pututu:
            name = "mask-pututus-short" if short else "mask-pututus"
            found.append([(self.say(message(name, one=player.pututu_one, two=player.pututu_two)), "")])
        return found

    def _goods(self, player: SeenPlayer) -> list[Line]:
        """The goods with their numbers."""
        return [[(f"{count} {self.say(say.good(good))}", "")] for good, count in enumerate(player.goods) if count]

    def _hand(self, view: PlayerView, width: int) -> list[Line]:
        """The cards in words for their owner, for others their number."""
        player = view.players[self.seat]
        heading = self.say(message("mask-hand"))
        if self.seat != view.seat or not player.hand_size:
            return flowing(heading, [[(self.say(message("mask-cards", number=player.hand_size)), "")]], width)
        cards: list[Line] = []
        for card in range(1, CARD_KINDS + 1):
            if player.hand[card]:
                times = f"{player.hand[card]} x " if player.hand[card] > 1 else ""
                effect = self.say(say.card(card).values["effect"])
                cards.append([(f"{times}{card:02} {effect}", f"god-{GOD_NAMES[(card - 1) // 3]} strong")])
        return flowing(heading, cards, width)

    def _task_sign(self, view: PlayerView, task: int) -> Line:
        """A task's number and progress; a met one has a mark."""
        need = view.content.tasks[task].need
        have = known_progress(view, self.seat, task)
        met = have is not None and have >= need
        shown = "?" if have is None else have
        return [(f"{MET if met else ''}{TASK_NAMES[task]} {shown}/{need}", "strong" if met else "")]
