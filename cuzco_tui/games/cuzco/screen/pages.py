"""The pages beside the board: city, people and gods, masks, log."""

from collections.abc import Collection, Sequence

from textual.app import ComposeResult
from textual.containers import Container, Vertical

from cuzco_tui.games.cuzco.screen.panels.god_display import GodDisplay
from cuzco_tui.games.cuzco.screen.panels.houses import Houses
from cuzco_tui.games.cuzco.screen.panels.knowledge_track import KnowledgeTrack
from cuzco_tui.games.cuzco.screen.panels.market_rows import MarketRows
from cuzco_tui.games.cuzco.screen.panels.mask import Mask
from cuzco_tui.games.cuzco.screen.panels.palace_tasks import PalaceTasks
from cuzco_tui.games.cuzco.screen.panels.score_track import ScoreTrack
from cuzco_tui.games.cuzco.screen.panels.temple_steps import TempleSteps
from cuzco_tui.tui.actions import PAGES
from cuzco_tui.tui.widgets.game_log import GameLog
from cuzco_tui.tui.widgets.panel import Panel
from cuzco_tui.tui.widgets.scroller import Scroller


class Pages(Container):
    """Holds the panels of all pages but the map, and shows those of some."""

    def __init__(self, seats: Sequence[int]) -> None:
        super().__init__(id="pages")
        self.seats = list(seats)
        """The players, one's own seat first."""

    def compose(self) -> ComposeResult:
        """Lay the pages out; the style sheet decides where they go in each mode."""
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
            yield GameLog(id="log")
        yield GameLog(id="log-end")

    @property
    def logs(self) -> list[GameLog]:
        """The log, and its end below another page."""
        return list(self.query(GameLog))

    @property
    def _large(self) -> Mask:
        return self.query_one("#mask", Mask)

    def show(self, pages: Collection[str], end_of_log: bool, all_masks_large: bool) -> None:
        """Show these pages, perhaps the end of the log below them, and one mask large or all."""
        for page in PAGES[1:]:
            self.query_one(f"#{page}-page").display = page in pages
        self.query_one("#city-and-people").display = "city" in pages or "people" in pages
        self.query_one("#log-end").display = end_of_log
        for mask in self.query("#small-masks Mask").results(Mask):
            mask.display = mask.seat != self._large.seat
            mask.shrink_to(compact=not all_masks_large)

    def show_next_mask(self) -> None:
        """Show the next player's mask large."""
        self._large.show(self.seats[(self.seats.index(self._large.seat) + 1) % len(self.seats)])

    def seat_order(self, seats: Sequence[int]) -> None:
        """Let another player's mask be the first."""
        if list(seats) != self.seats:
            self.seats = list(seats)
            self._large.show(self.seats[0])

    def with_news(self) -> set[str]:
        """Name the pages out of sight on which something has changed."""
        return {
            page
            for page in PAGES[1:]
            if not self.query_one(f"#{page}-page").display
            and any(panel.has_news for panel in self.query(f"#{page}-page Panel").results(Panel))
        }
