"""The pages beside the map: city, people and gods, masks, log."""

from collections.abc import Collection, Iterator, Sequence

from textual.app import ComposeResult
from textual.widget import Widget

from cuzco_tui.games.cuzco.screen.panels.god_display import GodDisplay
from cuzco_tui.games.cuzco.screen.panels.houses import Houses
from cuzco_tui.games.cuzco.screen.panels.knowledge_track import KnowledgeTrack
from cuzco_tui.games.cuzco.screen.panels.market_rows import MarketRows
from cuzco_tui.games.cuzco.screen.panels.mask import Mask
from cuzco_tui.games.cuzco.screen.panels.palace_tasks import PalaceTasks
from cuzco_tui.games.cuzco.screen.panels.score_track import ScoreTrack
from cuzco_tui.games.cuzco.screen.panels.temple_steps import TempleSteps
from cuzco_tui.messages import Names
from cuzco_tui.tui.observed import SEEN, Observed, bound
from cuzco_tui.tui.widgets.clear import ClearContainer, ClearVertical
from cuzco_tui.tui.widgets.game_log import GameLog
from cuzco_tui.tui.widgets.panel import Panel
from cuzco_tui.tui.widgets.scroller import Scroller


class Pages(ClearContainer, Observed):
    """Holds the panels of all pages but the map, and shows those of some."""

    def __init__(self) -> None:
        super().__init__(id="pages")
        self.city = [ScoreTrack(id="score"), KnowledgeTrack(id="track"), TempleSteps(id="temple")]
        self.offers = [MarketRows(id="market"), PalaceTasks(id="palace")]
        self.people = [Houses(id="houses"), GodDisplay(id="gods")]
        self.large_mask = Mask(0, id="mask")
        self.small_masks: list[Mask] = []
        self.log_page_panel = GameLog(id="log")
        self.end_of_log = GameLog(id="log-end")
        self.city_and_people = Scroller(id="city-and-people", can_focus=False)
        self.containers: dict[str, Widget] = {
            "city": ClearContainer(id="city-page", classes="page"),
            "people": ClearContainer(id="people-page", classes="page"),
            "masks": Scroller(id="masks-page", classes="page", can_focus=False),
            "log": ClearVertical(id="log-page", classes="page"),
        }
        self.all_masks_large = False

    def compose(self) -> ComposeResult:
        """Lay the pages out; the style sheet decides where they go in each mode."""
        seats = self._seats()
        self.small_masks = [Mask(seat) for seat in seats]
        self.large_mask.seat = seats[0]
        with self.city_and_people:
            with self.containers["city"]:
                with ClearVertical(classes="stack"):
                    yield from self._bound(self.city)
                with ClearVertical(classes="stack"):
                    yield from self._bound(self.offers)
            with self.containers["people"]:
                yield from self._bound(self.people)
        with self.containers["masks"]:
            with ClearVertical(id="large-mask", classes="stack"):
                yield from self._bound([self.large_mask])
            with ClearVertical(id="small-masks", classes="stack"):
                yield from self._bound(self.small_masks)
        with self.containers["log"]:
            yield self._bound_log(self.log_page_panel)
        yield self._bound_log(self.end_of_log)

    def _bound(self, panels: Sequence[Panel]) -> Iterator[Panel]:
        for panel in panels:
            yield bound(self, panel, *SEEN)

    def _bound_log(self, log: GameLog) -> GameLog:
        return bound(self, log, *SEEN, Observed.entries, Observed.looked_step)

    def _seats(self) -> list[int]:
        """The players, one's own seat first."""
        return sorted(range(len(self.names.names)), key=lambda seat: seat != self.names.me)

    def watch_names(self, before: Names, names: Names) -> None:
        """Let the mask of another one in front of the screen be the large one."""
        if names.me != before.me and self.small_masks:
            self._show_large(self._seats()[0])

    def panels_of(self, page: str) -> Sequence[Panel]:
        """Give the panels of a page, the first one first."""
        panels: dict[str, Sequence[Panel]] = {
            "city": (*self.city, *self.offers),
            "people": self.people,
            "masks": (self.large_mask, *self.small_masks),
            "log": (self.log_page_panel,),
        }
        return panels[page]

    def show(self, pages: Collection[str], end_of_log: bool, all_masks_large: bool) -> None:
        """Show these pages, perhaps the end of the log below them, and one mask large or all."""
        for page, container in self.containers.items():
            container.display = page in pages
        self.city_and_people.display = "city" in pages or "people" in pages
        self.end_of_log.display = end_of_log
        self.all_masks_large = all_masks_large
        self._show_large(self.large_mask.seat)

    def _show_large(self, seat: int) -> None:
        """Show one mask large, and below it the others, small unless there is room for all."""
        self.large_mask.seat = seat
        for mask in self.small_masks:
            mask.display = mask.seat != seat
            mask.compact = not self.all_masks_large

    def show_next_mask(self) -> None:
        """Show the next player's mask large."""
        seats = self._seats()
        self._show_large(seats[(seats.index(self.large_mask.seat) + 1) % len(seats)])

    def with_news(self) -> set[str]:
        """Name the pages out of sight on which something has changed."""
        return {
            page
            for page, container in self.containers.items()
            if not container.display and any(panel.has_news for panel in self.panels_of(page))
        }
