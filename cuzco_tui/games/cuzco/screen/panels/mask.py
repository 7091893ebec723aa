"""A player's mask: feathers over circlets, houses, supplies, goods, tasks and hand."""

from typing import Final

from textual.reactive import reactive

from cuzco_tui.games.cuzco.engine.foresight import foresee, slots_to_fill
from cuzco_tui.games.cuzco.engine.tasks import progress
from cuzco_tui.games.cuzco.engine.view import PlayerView, SeenPlayer
from cuzco_tui.games.cuzco.screen.aim import NO_AIM, Aim, Aiming
from cuzco_tui.games.cuzco.screen.masks.arrangement import LARGE, draw_mask
from cuzco_tui.games.cuzco.screen.masks.sight import Sight
from cuzco_tui.messages import message
from cuzco_tui.tui.bindings import key_of
from cuzco_tui.tui.widgets.panel import Line, Panel

SEAT_COLOURS: Final = ("seat-red", "seat-yellow", "seat-green", "seat-blue")
PLAINLY: Final = str.maketrans(
    "\u2588\u2503\u00b7\u2590\u258c\u2581\u2595\u258f\u2575\u2550\u2551\u25b2\u25bc\u2584\u2501\u2500\u254d\u2592\u2192",
    "||.[]_()'=H^v_#-+#>",
)
"""What stands for blocks and lines where only letters are to be had."""


class Mask(Aiming, Panel):
    """Shows everything on one player's mask; another player's hand is only a number.

    A feather stands over its circlet, an empty slot has a small letter; a circlet shows the die it needs and what it
    would bring now, golden when both feathers are there and a filled band when it is activated. What the pointed move
    would change is shown in its place.
    """

    RULE = "H-1"
    FITS = True
    KEEPS = True
    INSET = 1
    MARKS = False

    seat: reactive[int] = reactive(0, repaint=False)
    """Whose mask it is."""
    aim: reactive[Aim] = reactive(NO_AIM, repaint=False)
    plain: reactive[bool] = reactive(False, repaint=False)
    """Whether it is drawn with ASCII characters alone."""

    def __init__(self, seat: int, *, id: str | None = None) -> None:
        super().__init__(id=id or f"mask-{seat}", classes="mask")
        self.set_reactive(Mask.seat, seat)

    def title(self) -> str:
        """The player's name."""
        return "" if self.view is None else self.say(self.names(self.seat))

    def badge(self) -> Line:
        """The word of the player's colour on that colour."""
        return [(f" {self.say(message(SEAT_COLOURS[self.seat]))} ", f"on-seat-{self.seat} strong"), (" ", "")]

    def note(self) -> str:
        """The key for the other masks, or how many VP the player of a small mask has."""
        if self.view is None:
            return ""
        if self.size.width < LARGE:
            return self.say(message("mask-score", vp=self.view.players[self.seat].score))
        return self.say(message("mask-note", key=key_of(self, "page-masks", self.language)))

    def ahead(self, view: PlayerView) -> PlayerView | None:
        """What the player would have after the pointed move, None for others and without one."""
        if self.pointed is None or self.seat != view.seat:
            return None
        return foresee(view, self.pointed.texts)

    def shown(self, view: PlayerView) -> object:
        """Everything of the player, now and after the pointed move."""
        ahead = self.ahead(view)
        later = None
        if ahead is not None:
            tasks = tuple(progress(ahead, self.seat, task) for task in view.players[self.seat].tasks)
            later = _things(ahead.players[self.seat]), slots_to_fill(ahead, self.seat), tasks
        player = view.players[self.seat]
        ending = player.score, tuple(view.villages) if player.delivered else (), view.phase
        return self.lasting(view), later, ending, self.seat, self.plain, view.seat, view.round, view.order[0]

    def lasting(self, view: PlayerView) -> object:
        """What lies on the mask and beside it."""
        return _things(view.players[self.seat])

    def shown_besides(self) -> tuple[object, ...]:
        """Whose mask it is, the pointed move, and how it is drawn."""
        return self.seat, self.pointed, self.plain

    def draw(self, view: PlayerView, width: int) -> list[Line]:
        """Draw the mask from the headdress down."""
        lines = draw_mask(Sight(self.say, view, self.seat, self.ahead(view)), width, self.rows)
        if self.plain:
            return [[(text.translate(PLAINLY), style) for text, style in line] for line in lines]
        return lines


def _things(player: SeenPlayer) -> tuple[object, ...]:
    """All that lies on a mask and beside it."""
    numbers = (
        player.feathers,
        player.circlets,
        player.khipus,
        player.reserve,
        player.delivered,
        player.priests,
        player.food,
        player.offerings,
        player.inti,
        player.pututu_one,
        player.pututu_two,
        player.hand_size,
    )
    lists = (player.tiles, player.goods, player.tasks, player.fulfilled, player.hand)
    return numbers, tuple(map(tuple, lists))
