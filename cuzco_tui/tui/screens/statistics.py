"""The statistics on screen: over one's finished games of one kind, or those of one person where several play here."""

import asyncio
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical

from cuzco_tui.game import Description, GameError
from cuzco_tui.games import descriptions, find_description, find_game, usual_game
from cuzco_tui.play.results import Result, read_results
from cuzco_tui.play.statistics import Statistics
from cuzco_tui.store.sqlite import SqliteStore
from cuzco_tui.tui.actions import all_actions
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.observed import Footer
from cuzco_tui.tui.screens.parts import Parts, PartsScreen
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.course_parts import Part
from cuzco_tui.tui.widgets.key_line import KeyLine
from cuzco_tui.tui.widgets.statistics_parts import (
    Counted,
    Opponents,
    ScoresOverTime,
    SourceMeans,
    SourcesOverTime,
    Totals,
)


class StatisticsScreen(PartsScreen, inherit_bindings=False):
    """Counts the finished games of this machine, and shows the numbers as tables and plots."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("statistics")

    def __init__(self, language: str, store: SqliteStore | None = None, game: Description | None = None) -> None:
        super().__init__(language)
        self.described = game or find_description(usual_game())
        """The game that is counted."""
        self.store = store or SqliteStore()
        self.results: list[Result] = []
        self.person: str | None = None
        """Whose games are shown, None for everybody's."""
        self.counted = Counted()

    def compose(self) -> ComposeResult:
        """Lay the parts out in two columns, which lie below each other where there is no room beside."""
        with Parts(id="after-parts"):
            with Vertical(id="after-first"):
                yield Totals(id="stats-totals")
                yield ScoresOverTime(id="after-rounds")
            with Vertical(id="after-second"):
                yield SourceMeans(id="stats-sources")
                yield SourcesOverTime(id="stats-over-time")
                yield Opponents(id="stats-opponents")
        yield KeyLine(id="keys")

    def on_mount(self) -> None:
        """Count the games."""
        self._show()
        self.set_focus(self.query_one(Totals))
        self.run_worker(self._count())

    async def _count(self) -> None:
        """Read the results, and show how far that is where it takes long."""
        loop = asyncio.get_running_loop()

        def told(done: int, of: int) -> None:
            loop.call_soon_threadsafe(self._tell_progress, done, of)

        try:
            self.results = await asyncio.to_thread(read_results, self.store, find_game, told)
        except GameError as error:
            self.notify(error.told(words_at(self, self.language)), severity="error", markup=False)
        if self.games and self.described not in self.games:
            self.described = self.games[0]
        self._show_person()

    @property
    def games(self) -> list[Description]:
        """The games of which some are finished."""
        finished = {result.game for result in self.results}
        return [description for description in descriptions() if description.name in finished]

    def _tell_progress(self, done: int, of: int) -> None:
        if self.counted.statistics is None and self.is_attached:
            self.counted = Counted(None, done, of)
            self._show()

    def _show_person(self) -> None:
        self.counted = Counted(Statistics(self.described, self.results, self.person))
        self._show()

    def _show(self) -> None:
        """Let all parts draw what is counted."""
        statistics = self.counted.statistics
        something = statistics is not None and bool(statistics.games)
        for part in self.query(Part):
            part.display = something or isinstance(part, Totals)
            part.language = self.language
            part.view = self.counted
        people = statistics.people if statistics is not None else []
        others = (("other-game", len(self.games)), ("other-person", len(people)))
        ids = ("next", *(id_ for id_, count in others if count > 1), "close")
        self.query_one(KeyLine).footer = Footer(tuple(all_actions().find("statistics", id_) for id_ in ids))

    def action_person(self, step: int) -> None:
        """Show the games of the next person, or of everybody."""
        if self.counted.statistics is None or len(self.counted.statistics.people) < 2:
            return
        people = [None, *self.counted.statistics.people]
        self.person = people[(people.index(self.person) + step) % len(people)]
        self._show_person()

    def action_game(self) -> None:
        """Show the next game of which some are finished."""
        games = self.games
        if len(games) > 1:
            self.described = games[(games.index(self.described) + 1) % len(games)]
            self.person = None
            self._show_person()

    def action_close(self) -> None:
        """Go back to where one came from."""
        self.dismiss(None)
