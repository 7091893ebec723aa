"""The table of Cuzco: all its panels where the plan puts them."""

from collections.abc import Iterator
from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.geometry import Region, Size
from textual.layout import Layout
from textual.reactive import Reactive

from cuzco_tui.games.cuzco.engine.codes import PHASE_DICE
from cuzco_tui.games.cuzco.engine.pieces import dice_in_hand
from cuzco_tui.games.cuzco.screen.actions import PAGES
from cuzco_tui.games.cuzco.screen.dice_line import dice_lines
from cuzco_tui.games.cuzco.screen.panels.action_spaces import ActionSpaces
from cuzco_tui.games.cuzco.screen.plan import PAGES as PLANNED
from cuzco_tui.games.cuzco.screen.plan import Plan, plan
from cuzco_tui.games.cuzco.screen.shared_cursor import SharedCursor
from cuzco_tui.messages import Names, message
from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.actions import Action
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.observed import SEEN, Observed, bound
from cuzco_tui.tui.widgets.board import Board
from cuzco_tui.tui.widgets.panel import Panel
from cuzco_tui.tui.widgets.planned import PlannedLayout
from cuzco_tui.tui.widgets.prompt import Asked
from cuzco_tui.tui.widgets.question import QuestionPanel

_ROWS_BELOW: Final = 1
"""The row of keys below the table."""


class TableLayout(SharedCursor):
    """Holds all panels, puts them where the plan says, and lets them share the cursor.

    The map and the question come first: the other panels are loaded and mounted once these have been painted.
    """

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("board")
    TELLS_BRINGS = False
    FOOTER = ("cards", *(f"page-{page}" for page in PAGES))
    HANDS = "page-masks"

    def __init__(self, model: Sitting, size: Size) -> None:
        super().__init__(model, size)
        self.set_reactive(Board.page, "map")
        self.planned = PlannedLayout()
        self.spaces = ActionSpaces()
        self.panels: dict[str, Panel] = {}
        """The panels that are mounted, by their ids."""
        self.mask_turned = 0
        """How many seats after one's own the large mask is."""
        self._left: dict[tuple[str, int | None], object] = {}
        """What lasted on each panel when it was last in sight of a seat."""
        self._rows_besides = 0
        """The rows that the screen has above and below the table."""

    def make_prompt(self) -> QuestionPanel:
        """Make the panel with the question and its cursor."""
        return QuestionPanel(self)

    @property
    def layout(self) -> Layout:
        """Where the panels lie."""
        return self.planned

    @property
    def plan(self) -> Plan:
        """The plan for this terminal and the page that is shown."""
        return self._plan_of(self.page, self.terminal)

    def _plan_of(self, page: str, size: Size) -> Plan:
        return plan(size.width, size.height - self._rows_besides, max(2, len(self.names.names)), page)

    def compose(self) -> ComposeResult:
        """Lay out what the first painting shows."""
        self._rows_besides = self.game.ROWS_BESIDES
        self._follow_plan()
        yield self._add(self.roads)
        yield self._add(self.spaces)
        if "own" in self.planned.regions:
            yield self._own_strip()
        yield self._add(self.bound_prompt())

    def _own_strip(self) -> Panel:
        from cuzco_tui.games.cuzco.screen.panels.own_strip import OwnStrip

        return self._add(OwnStrip())

    def _add(self, panel: Panel) -> Panel:
        """Bind a panel to all that it knows of, and show it if the plan does."""
        if panel is not self.prompt:
            bound(self, panel, *self._known_to(panel))
        self.panels[panel.id or ""] = panel
        panel.display = panel.id in self.planned.regions
        return panel

    def _known_to(self, panel: Panel) -> Iterator[Reactive[Any]]:
        """The reactives of the table that a panel has, too."""
        yield from SEEN
        ours: tuple[Reactive[Any], ...] = (
            Observed.question,
            Observed.entries,
            Observed.looked_step,
            Observed.plain,
            SharedCursor.aim,
        )
        yield from (each for each in ours if isinstance(getattr(type(panel), each.name, None), Reactive))

    async def complete(self) -> None:
        """Mount the other panels."""
        from cuzco_tui.games.cuzco.screen.more_panels import more_panels

        if "own" not in self.panels:
            self.mount(self._own_strip(), before=self.prompt)
        await self.mount(*(self._add(panel) for panel in more_panels(len(self.names.names))))
        self._seat_masks()
        self.lay_out()

    def place_of(self, panel: str) -> Region | None:
        """Give where a panel lies on the terminal as it is now, also before it is laid out for that."""
        region = self._plan_of(self.page, self.app.size).regions.get(panel)
        return None if region is None else region.translate((0, self._rows_besides - _ROWS_BELOW))

    def bring(self, panel: str) -> None:
        """Turn to the page of a panel that is out of sight, one's own mask among the masks."""
        if self.place_of(panel) is None:
            self.mask_turned = 0
            self._seat_masks()
            pages = (page for page, pieces in PLANNED.items() if any(panel in piece.names for piece in pieces))
            self.page = next(pages, "map")
            self.game.show_page()

    def _follow_plan(self) -> None:
        self.planned.regions = self.plan.regions

    def lay_out(self) -> None:
        """Show what the plan shows, where it does.

        One panel asks for all that they are laid out and painted. The table does not: it would be painted as a whole,
        and where it lies itself would be worked out again, as it would if Textual were told of each panel by itself.
        """
        before = self.planned.regions
        self._follow_plan()
        if self.view is not None:
            for id_ in before.keys() & self.panels.keys() - self.planned.regions.keys():
                self._left[id_, self.names.me] = self.panels[id_].lasting(self.view)
        for id_, panel in self.panels.items():
            panel.styles.set_rule("display", "block" if id_ in self.planned.regions else "none")
        if self.planned.regions != before:
            self._nodes._updates += 1
            self.prompt.refresh(repaint=False, layout=True)

    def watch_terminal(self, _size: Size) -> None:
        """Lay everything out for another size."""
        self.lay_out()

    def watch_page(self) -> None:
        """Show the chosen page."""
        self.lay_out()

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
        """Show a page, the map again when it is asked for twice; the masks one after the other.

        The focus stays with the question; only the log takes it, to be scrolled.
        """
        if page == "masks":
            self._next_mask()
        elif (page == self.page and page in PLANNED) or self._always_in_sight(page):
            self.page = "map"
        else:
            self.page = page
        if page == "log" and "log" in self.planned.regions and "log" in self.panels:
            self.screen.set_focus(self.panels["log"])
        else:
            self.screen.set_focus(self.prompt)
        self.game.show_page()

    def _always_in_sight(self, page: str) -> bool:
        """Whether a page lies beside the map, so that nothing turns to it; masks are turned, and the log scrolled."""
        beside_map = self._plan_of("map", self.terminal)
        if page == "map":
            return all(beside_map.shows(each) for each in PLANNED if each != "masks")
        return page in PLANNED and page not in ("masks", "log") and beside_map.shows(page)

    def possible(self, action: Action) -> bool:
        """Say whether an action does something; a page that is always in sight is not turned to."""
        return not self._always_in_sight(action.page) if action.page else super().possible(action)

    def _next_mask(self) -> None:
        """Show the mask of the next seat; as a page one's own first, and the map again after the last."""
        in_sight = "mask" in self._plan_of("map", self.terminal).regions
        self.mask_turned = (self.mask_turned + 1) % len(self.names.names) if in_sight or self.page == "masks" else 0
        if not in_sight:
            self.page = "map" if self.page == "masks" and self.mask_turned == 0 else "masks"
        self._seat_masks()

    def action_home(self) -> None:
        """Show the map and one's own mask, with the cursor in the question."""
        self.mask_turned = 0
        self._seat_masks()
        self.page = "map"
        self.screen.set_focus(self.prompt)
        self.game.show_page()

    def pages_with_news(self) -> frozenset[str]:
        """Name the pages out of sight on which something has changed that was not seen there."""
        found = {
            page
            for page, pieces in PLANNED.items()
            for piece in pieces
            for name in piece.names
            if self._is_unseen(name)
        }
        return frozenset(found | ({"map"} if self._is_unseen("roads") else set()))

    def _is_unseen(self, name: str) -> bool:
        """Whether a panel out of sight has news that came after it was last in sight."""
        panel = self.panels.get(name)
        if panel is None or name in self.planned.regions or not panel.has_news:
            return False
        return self._left.get((name, self.names.me)) != panel.lasting(self.view)

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
