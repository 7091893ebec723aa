"""A board whose panels lie where a plan puts them; what has no room there comes as a page, by one key."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final

from textual.app import ComposeResult
from textual.geometry import Region, Size
from textual.layout import Layout
from textual.reactive import Reactive

from cuzco_tui.play.sitting import Sitting
from cuzco_tui.tui.actions import Action
from cuzco_tui.tui.observed import SEEN, Observed, bound
from cuzco_tui.tui.stacking import Arranged
from cuzco_tui.tui.widgets.board import Board
from cuzco_tui.tui.widgets.game_log import GameLog
from cuzco_tui.tui.widgets.panel import Panel
from cuzco_tui.tui.widgets.planned import PlannedLayout
from cuzco_tui.tui.widgets.question import QuestionPanel

_ROWS_BELOW: Final = 1
"""The row of keys below the table."""
_LOG: Final = "log"
"""The id of the log, which takes the focus as a page, to be scrolled."""


class PagedBoard(Board):
    """Holds all panels and puts them where the plan says.

    What the first painting shows comes first: the other panels are loaded and mounted once that has been painted.
    """

    HOME_PANELS: ClassVar[tuple[str, ...]] = ()
    """The panels of that page."""
    TURNED: ClassVar[frozenset[str]] = frozenset()
    """The pages that turn through several things, also where one of them is in sight."""
    KNOWN: ClassVar[tuple[Reactive[Any], ...]] = ()
    """The board's own reactives that its panels have, too."""

    def __init__(self, model: Sitting, size: Size) -> None:
        super().__init__(model, size)
        self.set_reactive(Board.page, self.HOME)
        self.planned = PlannedLayout()
        self.panels: dict[str, Panel] = {}
        """The panels that are mounted, by their ids."""
        self._left: dict[tuple[str, int | None], object] = {}
        """What lasted on each panel when it was last in sight of a seat."""
        self.page_panels: Mapping[str, tuple[str, ...]] = {}
        """The panels of the pages besides the first one."""
        self._rows_besides = 0
        """The rows that the screen has above and below the table."""

    def make_prompt(self) -> QuestionPanel:
        """Make the panel with the question and its cursor."""
        return QuestionPanel(self)

    def arranged(self, page: str, columns: int, rows: int) -> Arranged:
        """Plan where everything lies on a board of so many columns and rows."""
        raise NotImplementedError

    def first_panels(self) -> Iterator[Panel]:
        """Give the panels of the first painting, without the prompt."""
        raise NotImplementedError

    def more_panels(self) -> list[Panel]:
        """Give the panels that may come later."""
        raise NotImplementedError

    @property
    def layout(self) -> Layout:
        """Where the panels lie."""
        return self.planned

    @property
    def plan(self) -> Arranged:
        """The plan for this terminal and the page that is shown."""
        return self.plan_of(self.page, self.terminal)

    def plan_of(self, page: str, size: Size) -> Arranged:
        """Give the plan for a page on a terminal."""
        return self.arranged(page, size.width, size.height - self._rows_besides)

    def compose(self) -> ComposeResult:
        """Lay out what the first painting shows."""
        self._rows_besides = self.game.ROWS_BESIDES
        self._follow_plan()
        for panel in self.first_panels():
            yield self.added(panel)
        yield self.added(self.bound_prompt())

    def added(self, panel: Panel) -> Panel:
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
            *self.KNOWN,
        )
        yield from (each for each in ours if isinstance(getattr(type(panel), each.name, None), Reactive))

    async def complete(self) -> None:
        """Mount the other panels."""
        await self.mount(*(self.added(panel) for panel in self.more_panels()))
        self.panels_mounted()
        self.lay_out()

    def panels_mounted(self) -> None:
        """Do what is to be done once all panels are there."""

    def place_of(self, panel: str) -> Region | None:
        """Give where a panel lies on the terminal as it is now, also before it is laid out for that."""
        region = self.plan_of(self.page, self.app.size).regions.get(panel)
        return None if region is None else region.translate((0, self._rows_besides - _ROWS_BELOW))

    def bring(self, panel: str) -> None:
        """Turn to the page of a panel that is out of sight."""
        if self.place_of(panel) is None:
            self.page = self.page_of(panel)
            self.game.show_page()

    def page_of(self, panel: str) -> str:
        """Name the page on which a panel is to be found."""
        return next((page for page, names in self.page_panels.items() if panel in names), self.HOME)

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

    def action_page(self, page: str) -> None:
        """Show a page, the first one again when it is asked for twice.

        The focus stays with the question; only the log takes it, to be scrolled.
        """
        self.page = self.HOME if self.always_in_sight(page) else self.turned_to(page)
        self.focus_page(page)

    def turned_to(self, page: str) -> str:
        """Name the page to which the key of a page turns."""
        return self.HOME if page == self.page and page in self.page_panels else page

    def focus_page(self, page: str) -> None:
        """Give the focus to the log if it was asked for, else to the question."""
        to_log = page == _LOG and _LOG in self.planned.regions and _LOG in self.panels
        self.screen.set_focus(self.panels[_LOG] if to_log else self.prompt)
        self.game.show_page()

    def always_in_sight(self, page: str) -> bool:
        """Whether a page lies beside the first one, so that nothing turns to it; the log is scrolled all the same."""
        if page == self.HOME:
            return all(self.lies_beside(each) for each in self.page_panels if each not in self.TURNED)
        turns = page == _LOG or page in self.TURNED
        return page in self.page_panels and not turns and self.lies_beside(page)

    def lies_beside(self, page: str) -> bool:
        """Whether all that a page shows is in sight beside the first one."""
        return self.plan_of(self.HOME, self.terminal).shows(self.page_panels[page])

    def possible(self, action: Action) -> bool:
        """Say whether an action does something; a page that is always in sight is not turned to."""
        return not self.always_in_sight(action.page) if action.page else super().possible(action)

    def action_home(self) -> None:
        """Show the first page, with the cursor in the question, and the log to its end."""
        log = self.panels.get(_LOG)
        if isinstance(log, GameLog):
            log.action_scroll_end()
        self.page = self.HOME
        self.screen.set_focus(self.prompt)
        self.game.show_page()

    def pages_with_news(self) -> frozenset[str]:
        """Name the pages out of sight on which something has changed that was not seen there."""
        every = {**self.page_panels, self.HOME: self.HOME_PANELS}
        return frozenset(page for page, names in every.items() if any(map(self._is_unseen, names)))

    def _is_unseen(self, name: str) -> bool:
        """Whether a panel out of sight has news that came after it was last in sight."""
        panel = self.panels.get(name)
        if panel is None or name in self.planned.regions or not panel.has_news:
            return False
        return self._left.get((name, self.names.me)) != panel.lasting(self.view)
