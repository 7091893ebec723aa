"""The analysis on screen: what a seat's turns gave away, its dearest mistakes and its best moves, and turn by turn."""

from collections.abc import Callable
from time import monotonic
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import VerticalScroll

from cuzco_tui.game import GameError
from cuzco_tui.messages import message
from cuzco_tui.play.analyses import Analyses
from cuzco_tui.play.analysis import JudgedTurn, Progress
from cuzco_tui.tui.actions import Action, all_actions
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.observed import Footer
from cuzco_tui.tui.screens.parts import Parts, PartsScreen
from cuzco_tui.tui.widgets.analysis_parts import (
    AnalysisSum,
    BestMoves,
    CostByRound,
    EveryTurn,
    Judged,
    Mistakes,
    TurnsPart,
)
from cuzco_tui.tui.widgets.clear import Clear
from cuzco_tui.tui.widgets.course_parts import Part
from cuzco_tui.tui.widgets.key_line import KeyLine

_TELLS: Final = 3
"""After so many choices it can be told how long the others will take."""


class Looked:
    """What somebody looks at in the analyses of a game, kept while the page is closed."""

    def __init__(self, analyses: Analyses, seat: int) -> None:
        self.analyses = analyses
        self.seat = seat
        self.cursors: dict[int, int] = {}
        """The turn under the cursor, by seat."""


class Column(Clear, VerticalScroll, inherit_bindings=False, can_focus=False):
    """Parts below each other, which scroll by themselves where there are two columns."""


class AnalysisScreen(PartsScreen, inherit_bindings=False):
    """Analyses the turns of a seat in another process, and shows what came of it; `open_turn` shows a turn."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("analysis")

    def __init__(
        self,
        looked: Looked,
        language: str,
        me: int | None,
        open_turn: Callable[["AnalysisScreen", int, JudgedTurn], None],
    ) -> None:
        super().__init__(language)
        self.looked = looked
        self.open_turn = open_turn
        self.names = looked.analyses.replay.names(me)
        self.judged = Judged(looked.seat, self.names)
        self._begun_at = 0.0
        """When the first choice was looked at."""
        self._known_before: int | None = None
        """How many choices were judged before, None until that is known."""

    def compose(self) -> ComposeResult:
        """Lay the parts out in two columns, which lie below each other where there is no room beside."""
        with Parts(id="analysis-parts"):
            with Column(id="analysis-first"):
                yield AnalysisSum(id="analysis-sum")
                yield Mistakes(id="analysis-mistakes")
                yield BestMoves(id="analysis-best")
                yield CostByRound(id="analysis-by-round")
            with Column(id="analysis-second"):
                yield EveryTurn(id="analysis-every")
        yield KeyLine(id="keys")

    def on_mount(self) -> None:
        """Show what was found before, or begin."""
        self._begin()
        self.set_interval(1.0, self._tell_time)

    def _begin(self) -> None:
        """Show the turns of the seat that is looked at, as soon as they are judged."""
        seat = self.looked.seat
        self.judged = Judged(seat, self.names)
        self._known_before = None
        if seat in self.looked.analyses.found:
            self.workers.cancel_group(self, "analysis")
            self._found()
        else:
            self._show()
            self.run_worker(self._analyse(seat), group="analysis", exclusive=True)

    async def _analyse(self, seat: int) -> None:
        try:
            await self.looked.analyses.of(seat, self._tell_progress)
        except GameError:
            if self.looked.seat == seat:
                self.judged = Judged(seat, self.names, trouble=message("analysis-failed"))
                self._show()
            return
        if self.looked.seat == seat:
            self._found()

    def _tell_progress(self, progress: Progress) -> None:
        """Show how far it is, since when, and how long it may still take."""
        if self._known_before is None:
            self._begun_at, self._known_before = monotonic(), progress.done
        self.judged = self.judged._replace(progress=progress)
        self._tell_time()

    def _tell_time(self) -> None:
        """Show that it goes on, also while one choice takes long."""
        progress = self.judged.progress
        if progress is not None and self.judged.trouble is None:
            since = monotonic() - self._begun_at
            left = None
            judged = progress.done - (self._known_before or 0)
            if judged >= _TELLS:
                left = max(1, round(since / judged * (progress.total - progress.done)))
            self.judged = self.judged._replace(seconds=round(since), seconds_left=left)
            self._show()

    def _found(self) -> None:
        seat = self.looked.seat
        self.judged = Judged(
            seat, self.names, analysis=self.looked.analyses.found[seat], cursor=self.looked.cursors.get(seat, 0)
        )
        self._show()
        self._follow_cursor()

    def _show(self) -> None:
        """Let all parts draw what is known."""
        if not self.is_attached:
            return
        has_turns = bool(self.judged.turns)
        for part in self.query(Part):
            part.set_class(not has_turns and not isinstance(part, AnalysisSum), "empty")
            part.language = self.language
            part.view = self.judged
        ids = ("next", "open-moment", "other-seat", "leave-analysis")
        rows = (all_actions().find("analysis", id_) for id_ in ids)
        self.query_one(KeyLine).footer = Footer(tuple(row for row in rows if self.possible(row)))

    def possible(self, action: Action) -> bool:
        """Say whether an action would do something here."""
        if action.id in ("left", "other-seat"):
            return len(self.looked.analyses.seats) > 1
        return action.id not in ("open-moment", "next", "previous") or bool(self.judged.turns)

    def action_cursor(self, step: int) -> None:
        """Go to the next turn, or to the one before."""
        self._point(self.judged.cursor + step)

    def action_end(self, index: int) -> None:
        """Go to the first turn, or to the last one."""
        self._point(index % max(1, len(self.judged.turns)))

    def action_page(self, step: int) -> None:
        """Go to the beginning of the next round or part, or to the one before."""
        stops = [stop for stop in self._stops() if (stop - self.judged.cursor) * step > 0]
        self._point((min if step > 0 else max)(stops, default=self.judged.cursor))

    def action_part(self, step: int) -> None:
        """Go to the first turn of the next part."""
        parts = [part for part in self.query(TurnsPart) if part.first_turn is not None]
        if parts:
            here = next((place for place, part in enumerate(parts) if part.has_cursor), 0)
            self._point(parts[(here + step) % len(parts)].first_turn or 0)

    def _stops(self) -> list[int]:
        """The turns with which a part or a round begins."""
        analysis = self.judged.analysis
        if analysis is None:
            return []
        main = len(analysis.dearest), len(analysis.dearest) + len(analysis.best)
        rounds = [turn.round for turn in analysis.turns]
        begun = [place for place, number in enumerate(rounds) if place == 0 or rounds[place - 1] != number]
        return sorted({0, *main, *(main[1] + place for place in begun), len(self.judged.turns) - 1})

    def _point(self, cursor: int) -> None:
        """Put the cursor on a turn."""
        if self.judged.turns:
            cursor = min(max(cursor, 0), len(self.judged.turns) - 1)
            self.looked.cursors[self.looked.seat] = cursor
            self.judged = self.judged._replace(cursor=cursor)
            self._show()
            self._follow_cursor()

    def _follow_cursor(self) -> None:
        """Bring the turn under the cursor into sight, once it has its place."""
        part = next((part for part in self.query(TurnsPart) if part.has_cursor), None)
        if part is not None:
            self.set_focus(part, scroll_visible=False)
            part.place_cursor()
        self.call_after_refresh(self._scroll_to_cursor)

    def _scroll_to_cursor(self) -> None:
        part = next((part for part in self.query(TurnsPart) if part.has_cursor), None)
        column = part.parent if part is not None else None
        if part is None or not isinstance(column, Column):
            return
        if not self.judged.cursor:
            column.scroll_home(animate=False)
            self.query_one(Parts).scroll_home(animate=False)
            return
        in_column = part.cursor_lines().translate(part.virtual_region.offset)
        column.scroll_to_region(in_column, animate=False)
        in_all = in_column.translate(column.virtual_region.offset)
        self.query_one(Parts).scroll_to_region(in_all, animate=False)

    def action_seat(self, step: int) -> None:
        """Look at the turns of the next player; what was not analysed to its end stops."""
        seats = self.looked.analyses.seats
        if len(seats) > 1:
            self.looked.seat = seats[(seats.index(self.looked.seat) + step) % len(seats)]
            self._begin()

    def action_open_turn(self) -> None:
        """Show in the replay the turn under the cursor."""
        if self.judged.turns:
            self.open_turn(self, self.judged.seat, self.judged.turns[self.judged.cursor])

    def on_turns_part_opened(self, event: TurnsPart.Opened) -> None:
        """Show in the replay the turn that was clicked."""
        self._point(event.number)
        self.action_open_turn()

    def on_resize(self) -> None:
        """Keep the cursor in sight."""
        self._follow_cursor()

    def action_leave(self) -> None:
        """Go back to where one came from; an analysis that is being made stops."""
        self.dismiss(None)
