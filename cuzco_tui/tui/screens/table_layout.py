"""Where the panels lie: one page at a time on small terminals, everything at once on large ones."""

from collections.abc import Sequence
from typing import Final, Literal

from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.geometry import Size

from cuzco_tui.tui.actions import PAGES
from cuzco_tui.tui.widgets.action_spaces import ActionSpaces
from cuzco_tui.tui.widgets.game_log import GameLog
from cuzco_tui.tui.widgets.god_display import GodDisplay
from cuzco_tui.tui.widgets.houses import Houses
from cuzco_tui.tui.widgets.key_line import KeyLine
from cuzco_tui.tui.widgets.knowledge_track import KnowledgeTrack
from cuzco_tui.tui.widgets.market_rows import MarketRows
from cuzco_tui.tui.widgets.mask import Mask
from cuzco_tui.tui.widgets.palace_tasks import PalaceTasks
from cuzco_tui.tui.widgets.panel import Panel
from cuzco_tui.tui.widgets.prompt import Prompt
from cuzco_tui.tui.widgets.road_network import RoadNetwork
from cuzco_tui.tui.widgets.score_track import ScoreTrack
from cuzco_tui.tui.widgets.scroller import Scroller
from cuzco_tui.tui.widgets.temple_steps import TempleSteps

Mode = Literal["narrow", "medium", "wide"]
MODES: Final[tuple[Mode, ...]] = ("narrow", "medium", "wide")
MEDIUM: Final = 110
"""From so many columns on, a page stands beside the map."""
WIDE: Final = 180
"""From so many columns on, all pages are seen at once."""
HIGH: Final = 38
"""The lines that the map, the action spaces and the prompt need below each other."""
ROOMY: Final = 30
"""From so many lines on, a single page leaves room for a long prompt."""
LARGE_MASK: Final = 18
"""The lines that a large mask may need."""


def mode_for(size: Size) -> Mode:
    """Say how much fits on a terminal."""
    if size.width < MEDIUM or size.height < HIGH:
        return "narrow"
    return "medium" if size.width < WIDE else "wide"


class TableLayout(Container):
    """Holds all panels, and shows those of the chosen page and as many more as fit."""

    def __init__(self, seats: Sequence[int], size: Size) -> None:
        super().__init__(id="table")
        self.seats = list(seats)
        """The players, one's own seat first."""
        self.page = "map"
        self.mode: Mode = mode_for(size)
        self.terminal = size
        self.set_class(True, f"-{self.mode}")
        self.set_class(True, "-on-map")

    def compose(self) -> ComposeResult:
        """Lay out all panels; the style sheet decides where they go in each mode."""
        with Vertical(id="board"):
            with Container(id="map-page"):
                yield RoadNetwork()
                with Vertical(id="beside-map"):
                    yield ActionSpaces()
                    yield KeyLine(vertical=True, id="keys-beside")
            yield Prompt()
        with Container(id="pages"):
            with Scroller(id="city-and-people", can_focus=False):
                with Container(id="city-page", classes="page"):
                    with Vertical(classes="stack"):
                        yield ScoreTrack(id="score")
                        yield KnowledgeTrack(id="track")
                        yield TempleSteps(id="temple")
                    with Vertical(classes="stack"):
                        yield MarketRows(id="market")
                        yield PalaceTasks(id="palace")
                with Container(id="people-page", classes="page"):
                    yield Houses(id="houses")
                    yield GodDisplay(id="gods")
            with Scroller(id="masks-page", classes="page", can_focus=False):
                with Vertical(id="large-mask", classes="stack"):
                    yield Mask(self.seats[0], id="mask")
                with Vertical(id="small-masks", classes="stack"):
                    for seat in self.seats:
                        yield Mask(seat)
            with Vertical(id="log-page", classes="page"):
                yield GameLog()

    def on_mount(self) -> None:
        """Show the first page."""
        self._arrange()

    def fit(self, size: Size) -> None:
        """Show as much as fits on a terminal."""
        if size != self.terminal:
            self.terminal, self.mode = size, mode_for(size)
            self._arrange()

    def show_page(self, page: str) -> None:
        """Show a page; the masks, asked for again, show the next player's mask large."""
        if page == "masks" and self.page == "masks":
            large = self.query_one("#mask", Mask)
            large.show(self.seats[(self.seats.index(large.seat) + 1) % len(self.seats)])
        self.page = page
        self._arrange()

    def seat_order(self, seats: Sequence[int]) -> None:
        """Let another player's mask be the first."""
        if list(seats) != self.seats:
            self.seats = list(seats)
            self.query_one("#mask", Mask).show(self.seats[0])
            self._arrange()

    @property
    def prompt_is_short(self) -> bool:
        """Whether the prompt has only three lines."""
        return self.mode == "narrow" and (self.page != "map" or self.terminal.height < ROOMY)

    @property
    def keys_beside_map(self) -> bool:
        """Whether the keys stand beside the map instead of below the table."""
        return self.mode == "narrow" and self.page == "map"

    def pages_with_news(self) -> set[str]:
        """Name the pages out of sight on which something has changed."""
        return {
            page
            for page in PAGES
            if not self.query_one(f"#{page}-page").display
            and any(panel.has_news for panel in self.query(f"#{page}-page Panel").results(Panel))
        }

    def _arrange(self) -> None:
        """Show as many pages as fit: all, the map with one more and the end of the log, or one."""
        for mode in MODES:
            self.set_class(mode == self.mode, f"-{mode}")
        self.set_class(self.page == "map", "-on-map")
        self.set_class(self.page == "log", "-on-log")
        beside = "city" if self.page == "map" else self.page
        shown = {
            "narrow": {self.page},
            "medium": {"map", beside, "log"},
            "wide": set(PAGES),
        }[self.mode]
        for page in PAGES:
            self.query_one(f"#{page}-page").display = page in shown
        self.query_one("#city-and-people").display = bool(shown & {"city", "people"})
        self.query_one("#pages").display = shown != {"map"}
        large = self.query_one("#mask", Mask)
        all_fit = self.mode == "wide" and self.terminal.height >= len(self.seats) * LARGE_MASK
        for mask in self.query("#small-masks Mask").results(Mask):
            mask.display = mask.seat != large.seat
            mask.shrink_to(compact=not all_fit)
