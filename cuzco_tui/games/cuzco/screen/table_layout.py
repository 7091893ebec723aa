"""The table of Cuzco: all its panels where the plan puts them."""

from collections.abc import Iterator
from typing import Any, ClassVar

from textual.binding import BindingType
from textual.geometry import Size
from textual.reactive import Reactive

from cuzco_tui.games.cuzco.engine.codes import PHASE_DICE
from cuzco_tui.games.cuzco.engine.pieces import dice_in_hand
from cuzco_tui.games.cuzco.screen.actions import PAGES
from cuzco_tui.games.cuzco.screen.dice_line import dice_lines
from cuzco_tui.games.cuzco.screen.panels.action_spaces import ActionSpaces
from cuzco_tui.games.cuzco.screen.plan import PAGES as PLANNED
from cuzco_tui.games.cuzco.screen.plan import plan
from cuzco_tui.games.cuzco.screen.shared_cursor import SharedCursor
from cuzco_tui.messages import Names, message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.stacking import Arranged
from cuzco_tui.tui.widgets.paged_board import PagedBoard
from cuzco_tui.tui.widgets.panel import Panel
from cuzco_tui.tui.widgets.prompt import Asked


class TableLayout(SharedCursor, PagedBoard):
    """Holds all panels, puts them where the plan says, and lets them share the cursor.

    The map and the question come first: the other panels are loaded and mounted once these have been painted.
    """

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("board")
    TELLS_BRINGS = False
    FOOTER = ("cards", *(f"page-{page}" for page in PAGES))
    HANDS = "page-masks"
    HOME = "map"
    HOME_PANELS = ("roads",)
    TURNED = frozenset(("masks",))
    KNOWN: ClassVar[tuple[Reactive[Any], ...]] = (SharedCursor.aim,)

    def __init__(self, model: Sitting, size: Size) -> None:
        super().__init__(model, size)
        self.spaces = ActionSpaces()
        self.page_panels = {
            page: tuple(name for piece in pieces for name in piece.names) for page, pieces in PLANNED.items()
        }
        self.mask_turned = 0
        """How many seats after one's own the large mask is."""

    def arranged(self, page: str, columns: int, rows: int) -> Arranged:
        """Plan where everything lies."""
        return plan(columns, rows, max(2, len(self.names.names)), page)

    def first_panels(self) -> Iterator[Panel]:
        """Give the map and the spaces, and one's own things where they are in sight."""
        yield self.roads
        yield self.spaces
        if "own" in self.planned.regions:
            yield self._own_strip()

    def _own_strip(self) -> Panel:
        from cuzco_tui.games.cuzco.screen.panels.own_strip import OwnStrip

        return OwnStrip()

    async def complete(self) -> None:
        """Mount the other panels."""
        if "own" not in self.panels:
            self.mount(self.added(self._own_strip()), before=self.prompt)
        await super().complete()

    def more_panels(self) -> list[Panel]:
        """Give the panels of the city, the people, the masks and the log."""
        from cuzco_tui.games.cuzco.screen.more_panels import more_panels

        return more_panels(len(self.names.names))

    def panels_mounted(self) -> None:
        """Give the masks their seats."""
        self._seat_masks()

    def bring(self, panel: str) -> None:
        """Turn to the page of a panel that is out of sight, one's own mask among the masks."""
        if self.place_of(panel) is None:
            self.mask_turned = 0
            self._seat_masks()
        super().bring(panel)

    def watch_names(self, before: Names, names: Names) -> None:
        """Show the masks from another seat."""
        if names.me != before.me and self.panels:
            self.mask_turned = 0
            self._seat_masks()

    def _seats(self) -> list[int]:
        """The seats from one's own on, in the order in which they sit."""
        seats, me = len(self.names.names), self.names.me or 0
        return [(me + number) % seats for number in range(seats)]

    def _seat_masks(self) -> None:
        from cuzco_tui.games.cuzco.screen.panels.mask import Mask

        seats = self._seats()
        for id_, panel in self.panels.items():
            if isinstance(panel, Mask):
                number = self.mask_turned if id_ == "mask" else int(id_.removeprefix("others-"))
                panel.seat = seats[number]

    def action_page(self, page: str) -> None:
        """Show a page, the map again when it is asked for twice; the masks one after the other."""
        if page == "masks":
            self._next_mask()
            self.focus_page(page)
        else:
            super().action_page(page)

    def _next_mask(self) -> None:
        """Show the mask of the next seat; as a page one's own first, and the map again after the last."""
        in_sight = "mask" in self.plan_of("map", self.terminal).regions
        self.mask_turned = (self.mask_turned + 1) % len(self.names.names) if in_sight or self.page == "masks" else 0
        if not in_sight:
            self.page = "map" if self.page == "masks" and self.mask_turned == 0 else "masks"
        self._seat_masks()

    def action_home(self) -> None:
        """Show the map and one's own mask, with the cursor in the question."""
        self.mask_turned = 0
        self._seat_masks()
        super().action_home()

    def asked_from(self) -> tuple[object, ...]:
        """The question's form depends on the moves, the news and the room there is."""
        return self.question, self.moves, self.entries, self.looked_step, self.plan.arrangement

    def make_asked(self) -> Asked:
        """Offer the moves under the question, and show the dice where they do not lie beside the map."""
        asked = super().make_asked()
        if not self.all_moves:
            return asked._replace(options=(), news=self.fresh_entries(last_only=False))
        return asked._replace(
            question=message("question-turn-short") if self.in_turn and not self._is_extra else asked.question,
            options=tuple((move.text, move.words) for move in self.moves),
            brings={move.text: move.brings for move in self.moves},
            help=None,
            numbered=not self.in_turn,
            head=self._dice() if self.in_turn and self.plan.arrangement == "table" else (),
        )

    @property
    def _is_extra(self) -> bool:
        """Whether the turn is one with a virtual die."""
        view = self.view
        hand = dice_in_hand(view, view.seat) if view.seat is not None and view.phase == PHASE_DICE else []
        return not {move.pips for move in self.all_moves if move.pips} <= set(hand)

    def _dice(self) -> tuple[tuple[tuple[str, str], ...], ...]:
        """The dice that one can place, the selected one framed, and those that the others still have."""
        view, region = self.view, self.planned.regions["prompt"]
        hand = dice_in_hand(view, view.seat)
        placeable = {move.pips for move in self.all_moves if move.pips}
        mine = sorted(placeable if placeable - set(hand) else hand, reverse=True)
        others = [(seat, dice_in_hand(view, seat)) for seat in view.order if seat != view.seat]
        return dice_lines(mine, self.selected_pips, view.seat, others, self.names, region.size)
