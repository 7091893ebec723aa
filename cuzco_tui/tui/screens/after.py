"""After the game: who won, how the scores grew and from what, the moments that decided it, and what comes next."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical

from cuzco_tui.game import GameError
from cuzco_tui.messages import message
from cuzco_tui.play.course import Course, course_of_save
from cuzco_tui.play.swings import Moment, moments_of
from cuzco_tui.table.records import Past, past_of
from cuzco_tui.tui.actions import Action, all_actions
from cuzco_tui.tui.bindings import bindings_of
from cuzco_tui.tui.cells import add_colours, use_seat_colours
from cuzco_tui.tui.front import Front, front_of
from cuzco_tui.tui.observed import Footer
from cuzco_tui.tui.opener import change_table
from cuzco_tui.tui.screens.parts import Parts, PartsScreen
from cuzco_tui.tui.speech import words_at
from cuzco_tui.tui.widgets.course_parts import (
    Moments,
    Part,
    RoundCurves,
    RoundNumbers,
    SetBars,
    SourceBars,
    Told,
    Verdict,
)
from cuzco_tui.tui.widgets.key_line import KeyLine

if TYPE_CHECKING:
    from cuzco_tui.play.replay import Replay
    from cuzco_tui.store.protocol import Store
    from cuzco_tui.store.sqlite import SqliteStore
    from cuzco_tui.tui.app import HouseApp
    from cuzco_tui.tui.screens.analysis import Looked


PastFinder = Callable[[], Awaitable[Past | None]]
"""Gives all that was played, as far as it is known here."""


class AfterScreen(PartsScreen, inherit_bindings=False):
    """Shows everything that is told of a game that is over; from a game the board can be looked at."""

    BINDINGS: ClassVar[list[BindingType]] = bindings_of("after")

    def __init__(
        self, course: Course, language: str, find_past: PastFinder | None = None, over_board: bool = False
    ) -> None:
        super().__init__(language)
        self.described = course.game.description
        self.front: Front = front_of(self.described)
        self.find_past = find_past
        self.over_board = over_board
        """Whether the game lies below, so that the board can be looked at."""
        self.past: Past | None = None
        self.looked: Looked | None = None
        """What was analysed, kept for the next look."""
        kept = message("after-saved" if course.saved_as else "after-unsaved") if over_board else None
        self.told = Told(course, () if find_past is None else None, kept=kept)
        add_colours(self.front.colours)
        use_seat_colours(course.game.description.seat_colours, course.colours)

    def compose(self) -> ComposeResult:
        """Lay the parts out in two columns, which lie below each other where there is no room beside."""
        with Parts(id="after-parts"):
            with Vertical(id="after-first"):
                yield Verdict(self.front)
                yield RoundCurves(id="after-rounds")
                if any(self.told.course.collections):
                    yield SetBars(classes="in-first")
            with Vertical(id="after-second"):
                if self.find_past is not None:
                    yield Moments()
                yield SourceBars(id="after-sources")
                if any(self.told.course.collections):
                    yield SetBars(classes="in-second")
                yield RoundNumbers(id="after-numbers")
        yield KeyLine(id="keys")

    def on_mount(self) -> None:
        """Show the game, and look for the moments that decided it."""
        self._show()
        self.query_one(KeyLine).footer = Footer(tuple(self._actions()))
        self.query_one(Verdict).focus()
        if self.find_past is not None:
            self.run_worker(self._look_for_moments())

    def _show(self) -> None:
        """Let all parts draw what is told."""
        for part in self.query(Part):
            part.language, part.names = self.language, self.told.course.names
            part.view = self.told

    def _actions(self) -> list[Action]:
        """Give what the line of keys offers here."""
        saved = ["open-moment", "open-replay", "analyse"] if self.has_replay else []
        own = ["rematch", "statistics"] if self.find_past is not None else []
        ids = ["next", *saved, *own, *["show-board"] * self.over_board]
        leave = all_actions().find("after", "leave-after")
        if not self.over_board:
            leave = leave._replace(name=message("do-leave-replay"))
        return [*(all_actions().find("after", id_) for id_ in ids), leave]

    async def _look_for_moments(self) -> None:
        assert self.find_past is not None
        course = self.told.course
        moments: Sequence[Moment] = ()
        self.past = await self.find_past()
        if self.past is not None:
            moments = await asyncio.to_thread(moments_of, course.game, self.past, course.names.me)
        self.told = self.told._replace(moments=moments)
        self._show()

    def action_cursor(self, step: int) -> None:
        """Go to the next moment, or scroll where there are none."""
        moments = self.told.moments
        if not moments:
            self.action_line(step)
            return
        cursor = min(max(self.told.cursor + step, 0), len(moments) - 1)
        part = self.query_one(Moments)
        if self.focused is part:
            self.told = self.told._replace(cursor=cursor)
            self._show()
        else:
            self.set_focus(part, scroll_visible=False)
        part.scroll_visible(animate=False)

    def action_open_moment(self) -> None:
        """Open the replay at the moment under the cursor."""
        if self.told.moments:
            self._open_replay(self.told.moments[self.told.cursor].step)

    def action_open_replay(self) -> None:
        """Open the replay at its beginning."""
        self._open_replay(0)

    def on_moments_opened(self, event: Moments.Opened) -> None:
        """Open the replay at the moment that was clicked."""
        self.told = self.told._replace(cursor=event.number)
        self._show()
        self.action_open_moment()

    @property
    def has_replay(self) -> bool:
        """Whether the game is saved here, so that one can look back at it."""
        return bool(self.told.course.saved_as) and self.find_past is not None

    def replay(self) -> "Replay":
        """Read the game; raise why that cannot be."""
        from cuzco_tui.games import find_game
        from cuzco_tui.play.replay import replay_of

        return replay_of(self.store().read(self.told.course.saved_as), find_game)

    def _open_replay(self, step: int) -> None:
        """Show the saved game at a step, or say why that cannot be."""
        if not self.has_replay:
            return
        from cuzco_tui.tui.screens.replay import ReplayScreen

        try:
            replay = self.replay()
        except GameError as error:
            self.notify(error.told(words_at(self, self.language)), severity="error", markup=False)
            return
        self.app.push_screen(ReplayScreen(replay, self.language, step))

    def action_analyse(self) -> None:
        """Analyse the own turns, or show what was found."""
        if self.has_replay:
            from cuzco_tui.tui.screens.analysing import analyse_after

            self.run_worker(analyse_after(self), group="analysis", exclusive=True)

    def store(self) -> "SqliteStore":
        """Give the saves of this machine."""
        return cast("HouseApp", self.app).home_opener().store

    def action_statistics(self) -> None:
        """Show the statistics over all games of this machine."""
        from cuzco_tui.tui.screens.statistics import StatisticsScreen

        if self.find_past is not None:
            self.app.push_screen(StatisticsScreen(self.language, self.store(), self.described))

    def action_rematch(self) -> None:
        """Play once more with the same people."""
        if self.past is None or self.answered:
            return
        from cuzco_tui.play.rematch import begin_rematch

        app = cast("HouseApp", self.app)
        try:
            table = begin_rematch(self.past.header, self.store())
        except GameError as error:
            self.notify(error.told(words_at(self, self.language)), severity="error", markup=False)
            return
        self.answered = True
        app.run_worker(change_table(app, table))

    def action_show_board(self) -> None:
        """Look at the board, or go back to wherever one came from."""
        self.dismiss(None)

    def action_leave(self) -> None:
        """Go home from a game, or back to where one came from."""
        if self.over_board:
            cast("HouseApp", self.app).action_leave()
        else:
            self.dismiss(None)


def after_save(store: "Store", game_id: str, language: str) -> AfterScreen:
    """Make the screen of a saved game that is over."""
    from cuzco_tui.games import find_game

    saved = store.read(game_id)
    game = find_game(saved.header.game)
    use_seat_colours(game.description.seat_colours, [seat.colour for seat in saved.header.seats])

    async def find_past() -> Past:
        return past_of(saved)

    return AfterScreen(course_of_save(game, saved), language, find_past)
