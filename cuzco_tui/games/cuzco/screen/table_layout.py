"""Where the panels lie: one page at a time on small terminals, everything at once on large ones."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.geometry import Size

from cuzco_tui.games.cuzco.screen.panels.action_spaces import ActionSpaces
from cuzco_tui.games.cuzco.screen.panels.road_network import RoadNetwork
from cuzco_tui.tui.actions import PAGES
from cuzco_tui.tui.widgets.key_line import KeyLine
from cuzco_tui.tui.widgets.panel import Panel
from cuzco_tui.tui.widgets.prompt import Prompt

if TYPE_CHECKING:
    from cuzco_tui.games.cuzco.screen.pages import Pages

Mode = Literal["narrow", "medium", "wide"]
MODES: Final[tuple[Mode, ...]] = ("narrow", "medium", "wide")
MEDIUM: Final = 110
"""From so many columns on, a page stands beside the map."""
WIDE: Final = 180
"""From so many columns on, all pages are seen at once."""
HIGH: Final = 40
"""The lines that the map, the action spaces and the prompt need below each other."""
ROOMY: Final = 30
"""From so many lines on, a single page leaves room for a long prompt."""
SHORT_PROMPT: Final = 3
"""The lines of the prompt below a page on a small terminal."""
LARGE_MASK: Final = 18
"""The lines that a large mask may need."""


def mode_for(size: Size) -> Mode:
    """Say how much fits on a terminal."""
    if size.width < MEDIUM or size.height < HIGH:
        return "narrow"
    return "medium" if size.width < WIDE else "wide"


class TableLayout(Container):
    """Holds the board and the pages, and shows the chosen page and as many more as fit.

    The board comes first: the pages are loaded and mounted once it has been painted.
    """

    def __init__(self, seats: Sequence[int], size: Size) -> None:
        super().__init__(id="table")
        self.seats = list(seats)
        """The players, one's own seat first."""
        self.page = "map"
        self.mode: Mode = mode_for(size)
        self.terminal = size
        self.pages: Pages | None = None
        """All but the board, None before they are mounted."""
        self.set_class(True, f"-{self.mode}")

    def compose(self) -> ComposeResult:
        """Lay out the board; the style sheet decides how in each mode."""
        with Vertical(id="board"):
            with Container(id="map-page"):
                yield RoadNetwork()
                with Vertical(id="beside-map"):
                    yield ActionSpaces()
                    yield KeyLine(vertical=True, id="keys-beside")
            yield Prompt()

    async def mount_pages(self) -> None:
        """Put the pages beside the board."""
        from cuzco_tui.games.cuzco.screen.pages import Pages

        pages = Pages(self.seats)
        pages.display = False
        await self.mount(pages)
        self.pages = pages
        self._arrange()

    def fit(self, size: Size) -> None:
        """Show as much as fits on a terminal."""
        if size != self.terminal:
            self.terminal, self.mode = size, mode_for(size)
            for mode in MODES:
                self.set_class(mode == self.mode, f"-{mode}")
            self._arrange()

    def show_page(self, page: str) -> None:
        """Show a page; the masks, asked for again, show the next player's mask large."""
        if self.pages is not None and page == "masks" and self.page == "masks":
            self.pages.show_next_mask()
        self.page = page
        self._arrange()

    def focus_page(self, page: str) -> None:
        """Give the focus to the first panel of a page."""
        for panel in self.query(f"#{page}-page Panel").results(Panel):
            panel.focus()
            return

    def seat_order(self, seats: Sequence[int]) -> None:
        """Let another player's mask be the first."""
        self.seats = list(seats)
        if self.pages is not None:
            self.pages.seat_order(seats)
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
        found = set() if self.pages is None else self.pages.with_news()
        if not self.query_one("#map-page").display and self.query_one(RoadNetwork).has_news:
            found.add("map")
        return found

    def _arrange(self) -> None:
        """Show as many pages as fit: all, the map with one more and the end of the log, or one."""
        beside = "city" if self.page == "map" else self.page
        shown = {
            "narrow": {self.page},
            "medium": {"map", beside},
            "wide": set(PAGES),
        }[self.mode]
        board_alone = shown == {"map"}
        self.query_one("#map-page").display = "map" in shown
        self.query_one("#board").styles.height = SHORT_PROMPT if "map" not in shown else "1fr"
        if self.pages is not None:
            self.pages.display = not board_alone
            all_fit = self.mode == "wide" and self.terminal.height >= len(self.seats) * LARGE_MASK
            self.pages.show(shown, self.mode == "medium" and self.page != "log", all_fit)
